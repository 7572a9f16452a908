import type { EntityId } from '../../drama/entity-id.ts';
import { changesIn } from '../../drama/changes-in.ts';
import type { Fact, PointEnd } from '../../drama/fact.ts';
import type { PlacedPoint } from '../../drama/blueprint.ts';
import { nameOf, worldOf, type Play } from '../../play/play.ts';
import { isDead } from '../../world/containment.ts';
import { endingInWords } from '../words/ending-in-words.ts';
import { firstSentence, firstSentences, hasAlternatives } from '../words/sentences.ts';
import { roadsFor, stepsTaken, type Road } from './roads.ts';
import { turnsOf, type PlayedTurn } from './turns.ts';

/** A moment of the evening, and where to begin again from it. */
export interface EveningMoment {
  /** The play goes on from here when every fact before this number stands and none after. */
  readonly againFrom: number;
  readonly atMs: number;
  readonly name: string;
  /** What was done and said, briefly. */
  readonly deed: string;
  readonly line: string;
}

/** A telling moment of somebody's evening. */
export interface Highlight extends EveningMoment {
  /** What it set in motion. */
  readonly cameOfIt: string | undefined;
  /** What it brought about, where it was the last that was wanted. */
  readonly brought: string | undefined;
  /** A secret that was out with it, as a clause. */
  readonly told: string | undefined;
}

/** A milestone as it came about. */
export interface ReachedPoint {
  readonly id: string;
  readonly atMs: number;
  readonly againFrom: number;
  readonly how: PointEnd;
  /** In a sentence: the road taken, or what became true. */
  readonly says: string;
  readonly result: string;
  readonly taken: Road | undefined;
  readonly notTaken: readonly Road[];
  readonly moments: readonly EveningMoment[];
}

interface ProgrammeScene {
  readonly act: string;
  /** It is the first of its act. */
  readonly opensAct: boolean;
  readonly title: string;
  readonly points: readonly ReachedPoint[];
}

export interface CastEvening {
  readonly actor: EntityId;
  readonly name: string;
  /** The person who played it, as the log has them. */
  readonly player: string | undefined;
  readonly isDead: boolean;
  /** How they died, as it was told. */
  readonly died: string | undefined;
  readonly lines: number;
  readonly deeds: number;
  readonly refusals: number;
  readonly highlights: readonly Highlight[];
}

export interface Programme {
  readonly title: string;
  readonly ending: string;
  /** The last thing that was told. */
  readonly lastWords: string;
  readonly isCompleted: boolean;
  readonly minutes: number;
  readonly scenes: readonly ProgrammeScene[];
  readonly cast: readonly CastEvening[];
  /** The other endings there are, in words. */
  readonly otherEndings: readonly string[];
  readonly numbers: Readonly<Record<'lines' | 'deeds' | 'refusals' | 'roads', number>>;
}

const mostHighlights = 3;
const mostOfOwn = 5;
const deedLength = 150;
const lineLength = 170;
const deathLength = 240;
/** What weighs less is not worth a line, unless there is nothing else. */
const leastWeight = 1.5;

/** What there is to say of an evening afterwards. Pure: the same facts, the same programme. */
export function programmeOf(facts: readonly Fact[], play: Play, role?: EntityId): Programme {
  const turns = turnsOf(facts, play);
  const scenes = scenesOf(facts, play, turns);
  const ended = facts.findLast((fact) => fact.type === 'play:ended');
  const last = facts.findLast((fact) => fact.type === 'event:told' && fact.cause === 'result');
  const lastWords = last?.type === 'event:told' ? last.narration : '';
  const ending = ended?.ending ?? '';
  return {
    title: play.blueprint.title,
    ending: endingInWords(ending, play.blueprint),
    lastWords,
    isCompleted: ended?.completed ?? false,
    minutes: Math.max(1, Math.round((facts.at(-1)?.at ?? 0) / 60_000)),
    scenes,
    cast: castOf(facts, play, turns, role),
    otherEndings: otherEndingsOf(play, ending),
    numbers: {
      lines: play.tally.lines,
      ...doneIn(turns),
      roads: scenes.flatMap(({ points }) => points).reduce((sum, { notTaken }) => sum + notTaken.length, 0),
    },
  };
}

function scenesOf(facts: readonly Fact[], play: Play, turns: readonly PlayedTurn[]): readonly ProgrammeScene[] {
  const steps = stepsTaken(facts);
  const opened = new Map<string, Fact>();
  const results = new Map<string, string>();
  const scenes: { act: string; opensAct: boolean; title: string; points: ReachedPoint[] }[] = [];
  const placed = new Map(play.points.map((each) => [each.point.id, each]));
  let latest: PlacedPoint | undefined;
  for (const fact of facts) {
    if (fact.type === 'point:opened') opened.set(fact.point, fact);
    if (fact.type === 'event:told') results.set(fact.id, fact.narration);
    if (fact.type !== 'point:reached' || fact.how === 'moot') continue;
    const here = placed.get(fact.point);
    const start = opened.get(fact.point);
    if (!here || !start) continue;
    if (here.scene !== latest?.scene) {
      scenes.push({ act: here.act.title, opensAct: here.act !== latest?.act, title: here.scene.title, points: [] });
    }
    latest = here;
    const { taken, notTaken } = roadsFor(here.point, play, steps);
    const isPlayed = fact.how === 'played';
    const narration = results.get(fact.point) ?? '';
    const otherwise = fact.how === 'otherwise' ? (here.point.otherwise?.narration ?? narration) : '';
    scenes.at(-1)?.points.push({
      id: fact.point,
      atMs: start.at,
      againFrom: start.seq + 1,
      how: fact.how,
      says: isPlayed && taken ? taken.says : otherwise !== '' ? otherwise : here.point.flag.says,
      result: narration === otherwise ? '' : narration,
      taken: isPlayed ? taken : undefined,
      notTaken,
      moments: turns
        .filter(({ fromSeq }) => fromSeq > start.seq && fromSeq < fact.seq)
        .map((turn) => momentOf(turn, play)),
    });
  }
  return scenes;
}

function castOf(
  facts: readonly Fact[],
  play: Play,
  turns: readonly PlayedTurn[],
  role: EntityId | undefined,
): readonly CastEvening[] {
  const players = new Map<EntityId, string>();
  for (const fact of facts) if (fact.type === 'role:taken') players.set(fact.actor, fact.player);
  const deaths = deathsIn(facts);
  const cast = [...play.profiles.keys()].flatMap((actor) => {
    const own = turns.filter((turn) => turn.actor === actor);
    const thing = worldOf(play).things.get(actor);
    if (own.length === 0 && !players.has(actor)) return [];
    return [
      {
        actor,
        name: nameOf(play, actor),
        player: players.get(actor),
        isDead: thing !== undefined && isDead(thing),
        died: deaths.get(actor),
        lines: own.filter(({ line }) => line !== '').length,
        ...doneIn(own),
        highlights: highlightsOf(own, play, actor === role ? mostOfOwn : mostHighlights),
      },
    ];
  });
  const order = (each: CastEvening): number => (each.actor === role ? Infinity : each.lines + each.deeds);
  return cast.sort((a, b) => order(b) - order(a));
}

const doneIn = (turns: readonly PlayedTurn[]) => ({
  deeds: turns.reduce((sum, { deeds }) => sum + deeds.length, 0),
  refusals: turns.reduce((sum, { refusals }) => sum + refusals, 0),
});

/** How everybody who died did so, as it was told. */
function deathsIn(facts: readonly Fact[]): ReadonlyMap<EntityId, string> {
  const deaths = new Map<EntityId, string>();
  for (const fact of facts) {
    if (fact.type !== 'event:told' && fact.type !== 'action:ruled') continue;
    const { narration } = fact.type === 'event:told' ? fact : fact.verdict;
    for (const { entity, property, value } of changesIn(fact)) {
      if (property === 'dead' && value === true) deaths.set(entity, firstSentences(narration, deathLength));
    }
  }
  return deaths;
}

/** The most telling turns, in the order in which they came. */
function highlightsOf(turns: readonly PlayedTurn[], play: Play, most: number): readonly Highlight[] {
  return turns
    .filter(({ line, deeds, how }) => (line !== '' || deeds.length > 0) && how !== 'broken')
    .toSorted((a, b) => b.weight - a.weight || a.fromSeq - b.fromSeq)
    .filter(({ weight }, place) => place < most && (place === 0 || weight >= leastWeight))
    .toSorted((a, b) => a.fromSeq - b.fromSeq)
    .map((turn) => ({
      ...momentOf(turn, play),
      cameOfIt: turn.cameOfIt === undefined ? undefined : firstSentences(turn.cameOfIt, deedLength),
      brought: broughtBy(turn, play),
      told: turn.told[0],
    }));
}

/** What a turn brought about, in words. A flag that may be met in several ways does not say which one it was. */
function broughtBy({ reached }: PlayedTurn, play: Play): string | undefined {
  const says = play.points.find(({ point }) => point.id === reached)?.point.flag.says;
  return says === undefined || hasAlternatives(says) ? undefined : says;
}

const momentOf = (turn: PlayedTurn, play: Play): EveningMoment => ({
  againFrom: turn.toSeq + 1,
  atMs: turn.atMs,
  name: nameOf(play, turn.actor),
  deed: firstSentences(turn.deeds.map(firstSentence).join(' '), deedLength),
  line: firstSentences(turn.line, lineLength),
});

function otherEndingsOf(play: Play, ending: string): readonly string[] {
  const ids = play.points.flatMap(({ point }) => (point.ending === undefined ? [] : [point.ending]));
  return [...new Set(ids)].filter((id) => id !== ending).map((id) => endingInWords(id, play.blueprint));
}
