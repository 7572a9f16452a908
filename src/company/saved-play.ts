import type { Clock } from '../kit/clock.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import type { PerformanceSettings } from '../drama/performance-settings.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { replay } from '../play/replay.ts';
import type { Play } from '../play/play.ts';
import type { Damage, FactLog, FactStore } from '../store/fact-log.ts';
import { Performance, type PerformanceOptions } from './performance.ts';

/** A play on its log: what was saved, and whether all of it was good. */
export interface SavedPlay {
  readonly log: FactLog;
  /** Undefined when nothing has been played yet. */
  readonly play: Play | undefined;
  /** What it was read from, up to the last good fact. */
  readonly facts: readonly Fact[];
  /** Why the play goes on from an earlier fact than the last one saved. */
  readonly damage?: Damage;
}

interface LoadOptions {
  readonly onStep?: (play: Play) => void;
  /** The same scene as somebody else plays it already; nothing, where nobody does. */
  readonly sceneLike?: ((scene: unknown) => SceneFile | undefined) | undefined;
}

/**
 * Loads a play: its log is verified and followed, and stands at its last good fact. A fact that is whole but does not fit is
 * damage as well; from there on the log is rewound, so that what is played next follows what was read. `onStep` is told how the
 * play stood after each fact; `sceneLike` may have its scene already.
 */
export async function loadPlay(
  store: FactStore,
  id: string,
  { onStep, sceneLike }: LoadOptions = {},
): Promise<SavedPlay> {
  const { log, damage } = await store.open(id);
  const facts: unknown[] = [];
  for await (const fact of log.read()) facts.push(fact);
  const opened = facts[0] as Partial<FactOf<'play:opened'>> | undefined;
  const scene = opened?.type === 'play:opened' ? sceneLike?.(opened.scene) : undefined;
  if (scene) facts[0] = { ...opened, scene };
  const { play, fault } = replay(facts, onStep);
  // Those that were followed are facts.
  const followed = facts.slice(0, fault?.seq) as Fact[];
  if (!fault) return { log, play, facts: followed, ...(damage ? { damage } : {}) };
  const aside = await setAside(store, log, fault.seq);
  await log.rewind(fault.seq);
  return { log, play, facts: followed, damage: { seq: fault.seq, reason: fault.reason, setAside: aside } };
}

/** Keeps the whole log under another name before it is cut. */
async function setAside(store: FactStore, { id, length }: FactLog, seq: number): Promise<string> {
  const taken = new Set((await store.list()).map((summary) => summary.id));
  let name = `${id}.unfit-${seq}`;
  for (let next = 2; taken.has(name); next++) name = `${id}.unfit-${seq}-${next}`;
  await store.fork(id, length, name);
  return name;
}

/** Opens a performance on a log: begins it if it is new, goes on with it if it is not. The clock starts where the play stands. */
export async function openSavedPerformance(
  store: FactStore,
  id: string,
  scene: SceneFile,
  options: Omit<PerformanceOptions, 'clock' | 'log'> & {
    readonly clock: (startMs: number) => Clock;
    readonly settings?: Partial<PerformanceSettings>;
  },
): Promise<{ performance: Performance; damage?: Damage }> {
  const { log, play, damage } = await loadPlay(store, id);
  const clock = options.clock(play?.now ?? 0);
  const kept = { ...options, clock, log };
  const performance = play ? Performance.resume(play, kept) : Performance.open(scene, kept);
  return { performance, ...(damage ? { damage } : {}) };
}

/** Where each beat of a log ends: the facts after which a play can be forked or rewound to. */
export const beatEnds = (facts: Iterable<Fact>): { readonly seq: number; readonly turn: number }[] =>
  [...facts].flatMap((fact) => (fact.type === 'turn:ended' ? [{ seq: fact.seq + 1, turn: fact.turn }] : []));
