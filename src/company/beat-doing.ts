import { kept, remembered } from '../kit/remembered.ts';
import type { Beat } from '../drama/beat.ts';
import { pointsInOrder, type Blueprint } from '../drama/blueprint.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { LineAct } from '../drama/line-act.ts';
import { isStaged } from '../drama/notation/read-notation.ts';
import type { PerformanceSettings } from '../drama/performance-settings.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import { tongueOf } from '../drama/tongues/written-in.ts';
import { rowOf, type Verb } from '../drama/verb.ts';
import { termsIn } from '../mind/hearing/terms.ts';
import { isPastThePlay } from '../play/past-the-play.ts';
import { readStatement, type Statement } from '../play/statement.ts';
import type { Moment } from '../play/moment.ts';
import { plain } from '../play/plain-words.ts';
import { isPlayed, worldOf, type Play } from '../play/play.ts';
import { mattersTold, spokenWords } from '../play/telling.ts';
import { foresee } from '../world/narrator.ts';
import type { World } from '../world/world.ts';

type Deeds = readonly { readonly verb: Verb; readonly object: string | undefined }[];

/** What a beat does, in whatever words: worked out from its direction and from the ways its author plays it. */
interface Doing {
  /** What is done by speaking. */
  readonly act: LineAct | undefined;
  readonly matters: ReadonlySet<string>;
  /** What it speaks of: each word, and how much it says. */
  readonly words: ReadonlyMap<string, number>;
  /** Of those, what its direction names. */
  readonly topics: readonly string[];
  /** The word a direction to ask asks with: *why*. */
  readonly asksWith: string | undefined;
}

/** Acts that are the same whatever they are about. */
const complete: ReadonlySet<LineAct> = new Set([
  'thanks', 'farewell', 'apology', 'greeting', 'confession', 'forgiveness', 'promise', 'refusal', 'agreement',
] satisfies LineAct[]); // prettier-ignore

/**
 * From how much on a line speaks of what the beat speaks of; less where it names all its direction names, or does the same
 * act. The company has beats for what it means to do: what it says besides must be as good as the beat.
 */
const enough = {
  ofPlayer: { told: 1.9, onTopic: 1.2, withAct: 0.8 },
  ofCompany: { told: 3, onTopic: 3, withAct: 2 },
} as const;

/** Has somebody done what the beat asks, by this line or deed? */
export function isDoneBy(play: Play, beat: Beat, moment: Moment): boolean {
  if (moment.actor !== beat.actor) return false;
  if (moment.kind === 'deed') return isSameDeed(deedsOf(play, beat), moment);
  const least = isPlayed(play, beat.actor) ? enough.ofPlayer : enough.ofCompany;
  return moment.kind === 'line' && isHeardBy(beat, moment) && isSameTelling(play, doingOf(play, beat), moment, least);
}

/** Has a line that was to play the beat done what it asks? Whoever means to do it and speaks of it has. */
export const isMeantBy = (play: Play, beat: Beat, line: Moment): boolean =>
  isSameTelling(play, doingOf(play, beat), line, enough.ofPlayer);

/** Does a line speak of what the beat speaks of, whatever it does with it? */
export const touchesOn = (play: Play, beat: Beat, line: Moment): boolean =>
  isMeantBy(play, beat, line) || sharedWith(doingOf(play, beat), line.text) >= enough.ofPlayer.withAct;

/** Was it said by whom the beat is for, and did whom it is said to hear it? */
export const isLineFor = (beat: Beat, moment: Moment): boolean =>
  moment.kind === 'line' && moment.actor === beat.actor && !moment.cut && isHeardBy(beat, moment);

const isSameDeed = (deeds: Deeds, { action }: Moment): boolean =>
  action !== undefined && deeds.some(({ verb, object }) => verb === action.verb && object === action.object);

const isHeardBy = ({ to }: Beat, moment: Moment): boolean =>
  !isPastThePlay(moment) &&
  (to === undefined || moment.to === to || (moment.to === undefined && moment.witnesses.includes(to)));

function isSameTelling(play: Play, doing: Doing, moment: Moment, least: (typeof enough)[keyof typeof enough]): boolean {
  const { act, topics, asksWith } = doing;
  const shared = sharedWith(doing, moment.text);
  if (act !== undefined) {
    const clauses = statementOf(moment).doing(act);
    if (clauses.length === 0) return false;
    if (complete.has(act) || shared >= least.withAct) return true;
    return asksWith !== undefined && topics.length <= 1 && clauses.some(({ text }) => text.includes(asksWith));
  }
  if (mattersTold(play.blueprint, moment).some((matter) => doing.matters.has(matter))) return true;
  const spoken = termsIn(moment.text);
  const isOnTopic = topics.length > 0 && topics.every((topic) => spoken.includes(topic));
  return shared >= (isOnTopic ? least.onTopic : least.told);
}

const statementOf = remembered(({ text }: Moment): Statement => readStatement(text));

/** How much of what the beat speaks of stands in a line. */
function sharedWith({ words }: Doing, line: string): number {
  return termsIn(line).reduce((sum, topic) => sum + (words.get(topic) ?? 0), 0);
}

const known = remembered((_: Blueprint) => new Map<Beat, Doing>());
/** An evening is known by its settings: which things words mean follows from its own world. */
const done = remembered((_: PerformanceSettings) => new Map<Beat, Deeds>());

/** Worked out once for a play, however many evenings of it there are. */
function doingOf(play: Play, beat: Beat): Doing {
  deedsOf(play, beat);
  return kept(known(play.blueprint), beat, () => derive(play, beat));
}

const deedsOf = (play: Play, beat: Beat): Deeds => kept(done(play.settings), beat, () => deedsNow(play, beat));

function derive(play: Play, beat: Beat): Doing {
  const spoken = beat.plays.flatMap(spokenWords);
  const told = (text: string): Moment => ({ seq: 0, at: 0, kind: 'line', text, witnesses: [] });
  const words = wordsOf(play, beat);
  const direction = beat.instruction ?? '';
  return {
    act: actOf(beat),
    matters: new Set(spoken.flatMap((text) => mattersTold(play.blueprint, told(text)))),
    words,
    // The first word of a direction is what to do: *Remark on …*
    topics: termsIn(direction.replace(/^\S+/, '')).filter((topic) => words.has(topic)),
    asksWith: firstMatch(direction),
  };
}

const firstMatch = (direction: string): string | undefined =>
  Object.values(dramaTongues).reduce<string | undefined>(
    (found, { clauses }) => found ?? clauses.mayAsk.exec(plain(direction))?.[0],
    undefined,
  );

/** The act a direction asks for. */
function actOf({ instruction, hint }: Beat): LineAct | undefined {
  const direction = plain(instruction ?? hint);
  for (const { clauses } of Object.values(dramaTongues)) {
    for (const [act, asks] of Object.entries(clauses.directs)) if (asks.test(direction)) return act as LineAct;
  }
  return undefined;
}

/** What its direction has the actor do, and what is done in every way to play it. */
function deedsNow(play: Play, beat: Beat): Deeds {
  const world = worldOf(play);
  // Most beats are words alone, and nothing is done in them.
  if (!beat.plays.some(isStaged)) return [];
  const ways = beat.plays.map((text) => deedsIn(world, beat.actor, text));
  const [first = [], ...others] = ways;
  const inAll = first.filter((deed) => others.every((deeds) => deeds.some((one) => isSame(one, deed))));
  const asked = beat.instruction === undefined ? [] : deedsIn(world, beat.actor, `(${beat.instruction})`);
  const played = ways.flat();
  // A direction is not always read as it is meant: what nobody plays so is not what it asks.
  return [...inAll, ...asked.filter((deed) => played.some((one) => isSame(one, deed)))];
}

const isSame = (a: Deeds[number], b: Deeds[number]): boolean => a.verb === b.verb && a.object === b.object;

function deedsIn(world: World, actor: EntityId, text: string): Deeds {
  const { actions } = foresee(world, actor, text);
  return actions.filter(({ verb }) => !rowOf(verb).tags).map(({ verb, object }) => ({ verb, object }));
}

const said = { instruction: 2, hint: 1, plays: 1 } as const;

/** Each word it speaks of, by where it stands and by how few other beats speak of it. */
function wordsOf(play: Play, beat: Beat): ReadonlyMap<string, number> {
  const rarity = raritiesIn(play.blueprint);
  const names = [beat.actor, ...(beat.to ? [beat.to] : [])].flatMap((id) => termsIn(namesOf(play, id)));
  const weights = new Map<string, number>();
  const put = (text: string, weight: number): void => {
    for (const topic of termsIn(text)) {
      if (names.includes(topic) || isDirecting(topic)) continue;
      weights.set(topic, Math.max(weights.get(topic) ?? 0, weight * (rarity.get(topic) ?? 1)));
    }
  };
  const direction = beat.instruction ?? beat.hint;
  put(beat.instruction ?? '', said.instruction);
  put(beat.hint, said.hint);
  // Who plays in another language than the direction is written in has only that way to know it by.
  const asDirected = (text: string): number => (tongueOf(text) === tongueOf(direction) ? said.plays : said.instruction);
  for (const text of beat.plays.flatMap(spokenWords)) put(text, asDirected(text));
  return weights;
}

const namesOf = (play: Play, id: EntityId): string => {
  const thing = worldOf(play).things.get(id);
  return thing ? [thing.name, ...thing.aliases].join(' ') : '';
};

const isDirecting = (topic: string): boolean =>
  Object.values(dramaTongues).some(({ clauses }) => plain(topic).replace(clauses.directing, '') === '');

/** How telling a word is in this play: 1 where one beat alone has it, 0 where all have it. */
const raritiesIn = remembered((blueprint: Blueprint): ReadonlyMap<string, number> => {
  const beats = pointsInOrder(blueprint).flatMap(({ point }) => point.trajectories.flatMap(({ beats: all }) => all));
  const counts = new Map<string, number>();
  for (const { plays, hint, instruction = '' } of beats) {
    for (const topic of new Set([hint, instruction, ...plays.flatMap(spokenWords)].flatMap(termsIn))) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
  }
  const most = Math.log(beats.length + 1);
  return new Map([...counts].map(([topic, count]) => [topic, 1 - Math.log(count) / most]));
});
