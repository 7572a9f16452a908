import { isStaged, spokenIn } from '../../drama/notation/read-notation.ts';
import type { Beat } from '../../drama/beat.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { OfferedDeed } from '../../drama/deed.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { given } from '../../kit/given.ts';
import { hashWords } from '../../kit/hash.ts';
import { plain } from '../../play/plain-words.ts';
import { canAct, type Play } from '../../play/play.ts';
import { affordancesOf } from '../../world/affordances.ts';
import { narrate } from '../../world/narrator.ts';
import { contextOf, type ActorContext } from '../context.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { partOf, readActs, type Part } from '../part.ts';
import { addressHeard } from '../addressing.ts';
import { justDoneTo, likeliestListener, questionsOf } from './asking.ts';
import { deedsAtHand } from './doing.ts';
import { inShort } from '../sentences.ts';
import { answerTo } from '../understudy/answering.ts';
import { stimulusFor } from '../understudy/stimulus.ts';
import { tongueOf } from '../hearing/language.ts';
import { mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { openerOf, wayOf } from '../understudy/wanting.ts';
import { addressed, lotFor, saidLately, wasSaid } from '../understudy/wording.ts';

/** Something a player could say or do next. */
export interface Suggestion {
  /** In performance notation, to be submitted as it is. */
  readonly text: string;
  /** To whom. */
  readonly to?: EntityId;
  /** What it is for: a step of the plot, an answer, a question, a wish of one's own, a deed. */
  readonly kind: 'plot' | 'answer' | 'ask' | 'desire' | 'deed';
}

interface SuggestionOptions {
  readonly probe?: PhysicalProbe | undefined;
  /** Whom the player faces. */
  readonly facing?: EntityId | undefined;
  readonly most?: number;
  /** The beat the plan has for this role now, if it has one: the company knows. */
  readonly next?: Beat | undefined;
}

/** What suggestions are drawn from, and what keeps them from saying the same again. */
interface Prompting {
  readonly play: Play;
  readonly context: ActorContext;
  readonly part: Part;
  readonly probe: PhysicalProbe | undefined;
  readonly said: readonly string[];
  readonly facing: EntityId | undefined;
  /** How much they have perceived: suggestions change when there is something new, and never by themselves. */
  readonly count: number;
}

/**
 * Three things the one who plays this role could say or do now, each of another kind where there are several. They are drawn
 * from what the role itself has seen, heard and knows, so that none of them tells a secret the player does not have.
 */
export function suggestionsFor(play: Play, actor: EntityId, options: SuggestionOptions = {}): readonly Suggestion[] {
  const { probe, most = 3, next } = options;
  if (!play.profiles.has(actor) || !canAct(play, actor)) return [];
  const context = contextOf(play, actor, { probe });
  const part = partOf(play, actor, context);
  const prompting: Prompting = {
    play,
    context,
    part,
    probe,
    said: saidLately(context.past, actor, part.now),
    facing: likeliestListener(context, options.facing),
    // Alone one perceives nothing, and still the night goes on.
    count: context.others.length > 0 ? context.past.length : play.tally.turns,
  };
  // What they could ask and what they could do take turns, so that there is always something new.
  const own = [asksOf(prompting), doingsOf(prompting)] as const;
  const usual = [plotOf(prompting, next), answersOf(prompting)];
  const turns = prompting.count % 2 === 1 ? own.toReversed() : own;
  // What one has just done to somebody is spoken of first, and what one was bidden to do is done first.
  const sources = hasJustDone(prompting)
    ? [...own, ...usual.toReversed()]
    : isBidden(prompting)
      ? [...own.toReversed(), ...usual]
      : [...usual, ...turns];
  const chosen: Suggestion[] = [];
  const offer = (suggestion: Suggestion): boolean => {
    const fit = chosen.length < most ? considered(suggestion, prompting, chosen) : undefined;
    return fit !== undefined && chosen.push(fit) > 0;
  };
  // One of each kind first; then what is left, questions before another answer to the same.
  for (let open = sources; open.length > 0 && chosen.length < most; open.reverse()) {
    open = open.filter((source) => {
      for (let drawn = source.next(); !drawn.done; drawn = source.next()) if (offer(drawn.value)) return true;
      return false;
    });
  }
  for (const deed of chosen.length < most ? lastDeedsOf(prompting) : []) offer(deed);
  return chosen;
}

const hasJustDone = ({ context, part, facing }: Prompting): boolean =>
  facing !== undefined && justDoneTo(context, part, facing) !== undefined;

/** Somebody wants something of them that is done with a thing in sight. */
function isBidden({ context, part }: Prompting): boolean {
  const last = context.past.findLast(({ kind }) => kind === 'line');
  if (!last || last.by === context.actor || !isTheirs(last, context, part)) return false;
  const acts = readActs(last);
  const inSight = new Set(context.objects.map(({ id }) => id));
  const names = mentionedIn(last.plain ?? '', part.names).some(({ id }) => inSight.has(id));
  return names && (acts.includes('order') || acts.includes('request'));
}

/** Short enough, not said of late, no other's twin, and nothing the world would refuse. */
function considered(
  { text, to, kind }: Suggestion,
  { play, context, part, probe, said }: Prompting,
  chosen: readonly Suggestion[],
): Suggestion | undefined {
  const short = inShort(text);
  if (short === undefined || wasSaid(short, said)) return undefined;
  // What an author wrote in one language only is no line for an evening in another.
  if (kind !== 'ask' && kind !== 'answer' && tongueOf(short) !== part.tongue) return undefined;
  if (isContradicted(short, context, part)) return undefined;
  const words = plain(short);
  if (chosen.some((other) => plain(other.text) === words)) return undefined;
  if (isStaged(short)) {
    const { answer } = narrate(play.scene, context.actor, { text: short }, probe ? { probe } : {});
    // A closed door on the way is opened first: see the company's preparations.
    if (answer.verdicts.some(({ ok, code }) => !ok && code !== 'closed')) return undefined;
  }
  const isThere = to !== undefined && context.others.some(({ id }) => id === to);
  return { text: short, kind, ...(isThere ? { to } : {}) };
}

/** The next step of the plan, as it is written for them. */
function* plotOf({ play, part }: Prompting, next: Beat | undefined): Generator<Suggestion> {
  if (!next) return;
  const inTongue = next.plays.filter((way) => tongueOf(spokenIn(way).join(' ') || way) === part.tongue);
  const random = lotFor(play.settings.seed, 'play', next.id);
  for (const way of turned(inTongue.length > 0 ? inTongue : next.plays, next.id, play.settings.seed)) {
    const text = addressed(way, part.profile.manner, next.to, random);
    yield { text, kind: 'plot', ...given({ to: next.to }) };
  }
}

/** Nobody who has just spoken is told that they are silent. */
const spokeLatelyMs = 15_000;

function isContradicted(text: string, { past, actor }: ActorContext, part: Part): boolean {
  const last = past.findLast(({ kind, by }) => kind === 'line' && by !== actor);
  return last !== undefined && part.now - last.at < spokeLatelyMs && says('silence', text);
}

/** Below this an answer only fills the silence. */
const fitToAnswer = 1;

/** What they would answer to what was said to them last, where it was said to them or to everybody. */
function* answersOf({ play, context, part, count }: Prompting): Generator<Suggestion> {
  const stimulus = context.hidden ? undefined : stimulusFor(context, part);
  if (!stimulus || (stimulus.kind === 'line' && !isTheirs(stimulus.line, context, part))) return;
  for (const lot of turned(['', '/2', '/3'], 'answers', play.settings.seed, count)) {
    const answer = answerTo(stimulus, context, part, `${play.settings.seed}${lot}`);
    if (answer && (answer.isWritten || answer.fit >= fitToAnswer))
      yield { text: answer.says, kind: 'answer', ...given({ to: answer.to }) };
  }
}

function isTheirs(line: Witnessed, context: ActorContext, part: Part): boolean {
  const { to } = addressHeard(line, context, part.names);
  return to.length === 0 || to.includes(context.actor);
}

/** What they could do: what lies at hand, and what they would do of their own accord, by turns. */
function* doingsOf(prompting: Prompting): Generator<Suggestion> {
  const { play, context, part, probe, facing, count } = prompting;
  const deeds = deedsAtHand(play, context, part, context.hidden ? undefined : facing, probe);
  const own = desiresOf(prompting);
  const asSuggestion = ({ words }: OfferedDeed): Suggestion => ({
    text: mindTongues[part.tongue].deed(words),
    kind: 'deed',
    ...given({ to: facing }),
  });
  for (let turn = isBidden(prompting) ? 0 : count; ; turn++) {
    const deed = turn % 2 === 0 ? deeds.next() : undefined;
    if (deed && deed.done !== true) {
      yield asSuggestion(deed.value);
      continue;
    }
    const wish = own.next();
    const drawn = wish.done === true ? deeds.next() : wish;
    if (drawn.done === true) return;
    yield 'kind' in drawn.value ? drawn.value : asSuggestion(drawn.value);
  }
}

/** What they would do of their own accord, and, when nobody has just spoken to them, lines of theirs that wait for no cue. */
function* desiresOf({ play, context, part, count }: Prompting): Generator<Suggestion> {
  const { seed } = play.settings;
  const random = lotFor(seed, context.actor, count, 'desire');
  const present = (id: EntityId | undefined): boolean =>
    id === undefined || context.others.some((other) => other.id === id);
  const open = part.desires.filter(({ to }) => present(to));
  for (const desire of turned(open, 'desire', seed, count)) {
    const way = wayOf(desire, context, part);
    if (way === undefined) continue;
    const text = addressed(way, part.profile.manner, desire.to, random);
    yield { text, kind: 'desire', ...given({ to: desire.to }) };
  }
  const stimulus = stimulusFor(context, part);
  if (stimulus?.kind === 'line' && isTheirs(stimulus.line, context, part)) return;
  for (const turn of [0, 1, 2]) {
    const opener = openerOf(context, part, seed, count * 3 + turn);
    if (opener) yield { text: opener.says, kind: 'desire', ...given({ to: opener.to }) };
  }
}

/** Questions, no two in a row about the same. */
function* asksOf({ play, context, part, facing, count }: Prompting): Generator<Suggestion> {
  const topics = new Map<string, Suggestion[]>();
  for (const { text, to, topic } of questionsOf(play, context, part, facing)) {
    const asked: Suggestion = { text, kind: 'ask', ...given({ to }) };
    topics.set(topic, [...(topics.get(topic) ?? []), asked]);
  }
  const { seed } = play.settings;
  const lists = [...topics.values()].map((list, index) => turned(list, String(index), seed, count));
  // What is nearest to the moment comes first every other time; the rest takes turns.
  const [first, ...rest] = lists;
  const others = turned(rest, 'topics', seed, count);
  const inOrder = !first
    ? []
    : count % 2 === 0 || (facing !== undefined && justDoneTo(context, part, facing) !== undefined)
      ? [first, ...others]
      : [...others.slice(0, 1), first, ...others.slice(1)];
  for (let round = 0; inOrder.some((list) => round < list.length); round++) {
    for (const list of inOrder) {
      const suggestion = list[round];
      if (suggestion) yield suggestion;
    }
  }
}

/** Where nobody is to be spoken to, there is still something to do. */
function* lastDeedsOf({ play, context, part, probe, count }: Prompting): Generator<Suggestion> {
  const { actor } = context;
  const deeds = affordancesOf(play.scene, actor, actor, { probe, language: part.tongue });
  for (const { words } of turned(deeds, 'deeds', play.settings.seed, count)) {
    yield { text: mindTongues[part.tongue].deed(words), kind: 'desire' };
  }
}

/** The same items begun at another place, by the seed and how far the play has come. */
function turned<T>(items: readonly T[], purpose: string, seed: string, count = 0): readonly T[] {
  if (items.length < 2) return items;
  const start = (hashWords(`${seed}/${purpose}/${count}`)[0] >>> 0) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
