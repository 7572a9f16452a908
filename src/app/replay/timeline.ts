import type { Change } from '../../drama/change.ts';
import { changesIn } from '../../drama/changes-in.ts';
import type { Entity } from '../../drama/entity.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Play } from '../../play/play.ts';
import { worldTongueOf } from '../../world/tongues/tongues.ts';
import { joinWords } from '../../kit/join-words.ts';
import { capitalised } from '../words/sentences.ts';

/** A stretch of the evening: one scene of one act. */
interface Segment {
  readonly fromMs: number;
  readonly toMs: number;
  readonly act: string;
  readonly title: string;
  /** Whether a new act begins here. */
  readonly isNewAct: boolean;
}

/** Something one may want to find again. */
export interface Tick {
  readonly kind: 'point' | 'deed' | 'death' | 'end';
  readonly atMs: number;
  readonly text: string;
}

/** A line of somebody, as it was heard. */
interface TimelineLine {
  readonly atMs: number;
  readonly toMs: number;
  readonly name: string;
  readonly text: string;
}

/** An evening laid out along its time. */
export interface Timeline {
  readonly lengthMs: number;
  readonly segments: readonly Segment[];
  readonly ticks: readonly Tick[];
  readonly lines: readonly TimelineLine[];
}

const longestText = 200;

/** As a label has it in the language of the play. */
const nameAs = ({ name, aliases = [] }: Entity, language: string | undefined): string =>
  worldTongueOf(language).plainName({ name, aliases });

/** Lays an evening out along its time: its scenes, its turning points, its deeds, and what was said when. */
export function timelineOf(facts: readonly Fact[], play: Pick<Play, 'file' | 'blueprint' | 'points'>): Timeline {
  const lengthMs = facts.at(-1)?.at ?? 0;
  const names = new Map(play.file.entities.map((each) => [each.id as string, nameAs(each, play.blueprint.language)]));
  const nameOf = (id: string): string => capitalised(names.get(id) ?? id.replace(/^[a-z]+:/, ''));
  return {
    lengthMs,
    segments: segmentsOf(facts, play, lengthMs),
    ticks: facts.flatMap((fact) => ticksOf(fact, play, nameOf)),
    lines: linesOf(facts, nameOf),
  };
}

function segmentsOf(
  facts: readonly Fact[],
  { blueprint }: Pick<Play, 'blueprint'>,
  lengthMs: number,
): readonly Segment[] {
  const begun: Omit<Segment, 'toMs'>[] = [];
  let act = '';
  let isNewAct = false;
  for (const fact of facts) {
    if (fact.type === 'act:opened') {
      act = blueprint.acts.find(({ id }) => id === fact.act)?.title ?? fact.act;
      isNewAct = true;
    } else if (fact.type === 'scene:opened') {
      const scene = blueprint.acts.flatMap(({ scenes }) => scenes).find(({ id }) => id === fact.scene);
      begun.push({ fromMs: fact.at, act, title: scene?.title ?? fact.scene, isNewAct });
      isNewAct = false;
    }
  }
  return begun.map((segment, index) => ({ ...segment, toMs: begun[index + 1]?.fromMs ?? lengthMs }));
}

function ticksOf(fact: Fact, { points }: Pick<Play, 'points'>, nameOf: (id: string) => string): readonly Tick[] {
  const tick = (kind: Tick['kind'], text: string): Tick[] => [{ kind, atMs: fact.at, text: shortened(text) }];
  if (fact.type === 'point:reached') {
    const says = points.find(({ point }) => point.id === fact.point)?.point.flag.says;
    return fact.how === 'passed' || says === undefined ? [] : tick('point', says);
  }
  if (fact.type === 'play:ended') return tick('end', fact.ending);
  const dead = changesIn(fact).filter(({ property, value }) => property === 'dead' && value === true);
  if (dead.length > 0) return dead.flatMap(({ entity }) => tick('death', nameOf(entity)));
  return fact.type === 'action:ruled' && fact.verdict.ok && fact.verdict.changes.some(isSeen)
    ? tick('deed', fact.verdict.narration)
    : [];
}

/** Going about and sitting down is no deed one would look for. */
const isSeen = ({ entity, property }: Change): boolean =>
  !entity.startsWith('actor:') || (property !== 'at' && property !== 'posture');

function linesOf(facts: readonly Fact[], nameOf: (id: string) => string): readonly TimelineLine[] {
  const lines: { atMs: number; toMs: number; name: string; words: string[] }[] = [];
  const open = new Map<number, (typeof lines)[number]>();
  for (const fact of facts) {
    if (fact.type === 'line:begun') {
      const line = { atMs: fact.at, toMs: fact.at, name: nameOf(fact.actor), words: [] };
      open.set(fact.turn, line);
      lines.push(line);
    } else if (fact.type === 'word:spoken' || fact.type === 'line:ended') {
      const line = open.get(fact.turn);
      if (!line) continue;
      line.toMs = fact.at;
      if (fact.type === 'word:spoken') line.words.push(fact.text);
      else open.delete(fact.turn);
    }
  }
  const said = lines.filter(({ words }) => words.some((word) => word !== ''));
  return said.map(({ words, ...line }) => ({ ...line, text: shortened(joinWords(words)) }));
}

const shortened = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText - 1).trimEnd()}…`;

/** The last of those in order that had begun by then. */
function lastBefore<T>(items: readonly T[], ms: number, atMs: (item: T) => number): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (atMs(items[middle] as T) <= ms) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

export const segmentAt = ({ segments }: Timeline, ms: number): Segment | undefined =>
  segments[lastBefore(segments, ms, ({ fromMs }) => fromMs)] ?? segments[0];

/** What is being said at that time, or was said last in the same scene. */
export function lineAt(timeline: Timeline, ms: number): TimelineLine | undefined {
  const line = timeline.lines[lastBefore(timeline.lines, ms, ({ atMs }) => atMs)];
  return line && line.atMs >= (segmentAt(timeline, ms)?.fromMs ?? 0) ? line : undefined;
}

/** A line that is well under way is begun again before one goes to the one before it. */
const underWayMs = 1500;

/** The next line from there, or the one before. */
export function neighbouringLine({ lines }: Timeline, ms: number, way: 'next' | 'previous'): TimelineLine | undefined {
  const now = lastBefore(lines, ms, ({ atMs }) => atMs);
  if (way === 'next') return lines[now + 1];
  const line = lines[now];
  return line && ms - line.atMs > underWayMs ? line : (lines[now - 1] ?? lines[0]);
}

/** What happened nearest to that time, within a little. */
export function tickNear({ ticks }: Timeline, ms: number, withinMs: number): Tick | undefined {
  const pull = ({ kind, atMs }: Tick): number => weights[kind] - Math.abs(atMs - ms) / withinMs;
  return ticks.filter(({ atMs }) => Math.abs(atMs - ms) <= withinMs).sort((a, b) => pull(b) - pull(a))[0];
}

const weights: Readonly<Record<Tick['kind'], number>> = { death: 2, end: 2, point: 1, deed: 0 };
