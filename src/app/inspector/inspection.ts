import { isPlayedBeat, reviewFlag, roadsAhead } from '../../company/planner.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact, FactOf } from '../../drama/fact.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import { contextOf } from '../../mind/context.ts';
import { partOf } from '../../mind/part.ts';
import { canAct, currentPoint, nameOf, roadsTo, type Play } from '../../play/play.ts';

/** One mind of the company, as it is at this moment. */
export interface MindInspection {
  readonly actor: EntityId;
  readonly name: string;
  /** Played by a person, or not on the stage: nobody thinks for them. */
  readonly isPlayed: boolean;
  readonly isThere: boolean;
  readonly mood: string;
  /** From 0 to 1. */
  readonly tension: number;
  readonly goal: string;
  readonly secretGoal: string;
  readonly place: string;
  readonly people: readonly string[];
  readonly things: readonly string[];
  readonly holding: readonly string[];
  /** What they perceived last, in their own terms. */
  readonly perceived: readonly string[];
  readonly decision: Decided | undefined;
  readonly thought: string | undefined;
  readonly memories: readonly string[];
  readonly cue: string | undefined;
  /** What they would do of their own accord. */
  readonly desires: readonly string[];
}

/** What somebody made up their mind to do, and why. */
interface Decided {
  readonly pace: string;
  readonly why: string;
  readonly source: string;
  readonly to: string | undefined;
  /** What it was about, in a sentence. */
  readonly about: string | undefined;
  readonly atMs: number;
}

const mostPerceived = 6;
const mostListed = 24;

/** Looks into one mind. Built from what that mind itself perceived: the same the brain is given. */
export function inspectMind(
  play: Play,
  actor: EntityId,
  facts: readonly Fact[],
  probe: PhysicalProbe | undefined,
): MindInspection {
  const context = contextOf(play, actor, { probe });
  const part = partOf(play, actor, context);
  const last = lastOf(facts, 'decision:made', actor);
  const to = last?.to;
  return {
    actor,
    name: context.name,
    isPlayed: play.roles.has(actor),
    isThere: canAct(play, actor),
    mood: part.feeling.mood,
    tension: part.feeling.tension,
    goal: context.goal.public,
    secretGoal: context.goal.private,
    place: context.place,
    people: context.others.map(withNote).slice(0, mostListed),
    things: context.objects.map(withNote).slice(0, mostListed),
    holding: context.holding,
    perceived: context.past.slice(-mostPerceived).map(({ text }) => text),
    decision: last && {
      pace: last.pace,
      why: last.why,
      source: last.source,
      to: to && nameOf(play, to),
      about: context.past.findLast(({ seq }) => seq <= last.about)?.text,
      atMs: last.at,
    },
    thought: lastOf(facts, 'thought:had', actor)?.text,
    memories: context.memories,
    cue: context.cue?.text,
    desires: part.desires.map(({ plays }) => plays[0] ?? '').filter((text) => text !== ''),
  };
}

/** Where the play is, and what is still between it and its next turning point. */
export interface PlotInspection {
  readonly act: string;
  readonly scene: string;
  readonly point: string;
  readonly flag: string;
  readonly isMet: boolean;
  /** What the flag still lacks, in words; nothing, where only a judge can tell. */
  readonly missing: readonly string[] | undefined;
  readonly roads: readonly RoadInspection[];
  /** How often the advancer has been called at this point. */
  readonly stall: number;
}

interface RoadInspection {
  readonly id: string;
  readonly beats: readonly {
    readonly id: string;
    readonly who: string;
    readonly hint: string;
    readonly state: 'played' | 'next' | 'ahead';
  }[];
}

/** The planner's own view: trajectories, and how close the flag is. Nothing before the first point and after the last. */
export function inspectPlot(play: Play): PlotInspection | undefined {
  const placed = currentPoint(play);
  if (!placed) return undefined;
  const { act, scene, point } = placed;
  const review = reviewFlag(play, point);
  const next = new Set(roadsAhead(play).map(({ beat }) => beat.id));
  return {
    act: act.title,
    scene: scene.title,
    point: point.id,
    flag: point.flag.says,
    isMet: review?.met ?? false,
    missing: review?.missing,
    stall: play.progress.level,
    roads: roadsTo(play, point).map(({ id, beats }) => ({
      id,
      beats: beats.map((beat) => ({
        id: beat.id,
        who: nameOf(play, beat.actor),
        hint: beat.hint,
        state: isPlayedBeat(play, beat) ? 'played' : next.has(beat.id) ? 'next' : 'ahead',
      })),
    })),
  };
}

/** A deed the narrator would not let happen. */
interface RefusalInspection {
  readonly seq: number;
  readonly atMs: number;
  readonly who: string;
  readonly deed: string;
  readonly code: string;
  readonly reason: string;
}

/** The refusals among these facts, newest first. */
export function refusalsIn(facts: readonly Fact[], play: Play, most: number): readonly RefusalInspection[] {
  const found: RefusalInspection[] = [];
  for (let at = facts.length - 1; at >= 0 && found.length < most; at--) {
    const fact = facts[at];
    if (fact?.type !== 'action:ruled' || fact.verdict.ok) continue;
    const { verb, word, object, preposition, target } = fact.action;
    const named = (id: string | undefined) => id && nameOf(play, id as EntityId);
    found.push({
      seq: fact.seq,
      atMs: fact.at,
      who: nameOf(play, fact.actor),
      deed: [word ?? verb, named(object), preposition, named(target)].filter(Boolean).join(' '),
      code: fact.verdict.code,
      reason: fact.verdict.reason,
    });
  }
  return found;
}

/** A fact in a line: what everybody who reads a log wants first. */
export function factLine({ seq, at, type, by, witnesses, ...rest }: Fact): string {
  const left = type === 'play:opened' ? {} : rest;
  const seconds = (at / 1000).toFixed(1);
  const saw = witnesses.length > 0 ? ` · ${witnesses.map((id) => id.replace(/^actor:/, '')).join(' ')}` : '';
  return `${seq} ${seconds} s ${type} ${by}${saw} ${JSON.stringify(left)}`.slice(0, longestLine);
}

const longestLine = 600;

const withNote = ({ name, note }: { readonly name: string; readonly note: string }): string =>
  note ? `${name} (${note})` : name;

function lastOf<T extends 'decision:made' | 'thought:had'>(
  facts: readonly Fact[],
  type: T,
  actor: EntityId,
): FactOf<T> | undefined {
  return facts.findLast((fact): fact is FactOf<T> => fact.type === type && 'actor' in fact && fact.actor === actor);
}
