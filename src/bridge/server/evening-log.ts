import { loadPlay } from '../../company/saved-play.ts';
import { footingsIn } from '../../company/footings.ts';
import { Performance, type PerformanceOptions } from '../../company/performance.ts';
import type { Fact } from '../../drama/fact.ts';
import type { PerformanceSettings } from '../../drama/performance-settings.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { Clock } from '../../kit/clock.ts';
import { given } from '../../kit/given.ts';
import { invariant } from '../../kit/invariant.ts';
import { worldOf } from '../../play/play.ts';
import type { FactStore } from '../../store/fact-log.ts';
import type { World } from '../../world/world.ts';
import type { Happened } from './eyewitness.ts';
import { HouseStage, type GuestStage } from './house-stage.ts';
import { PausableClock } from './pausable-clock.ts';

/** Opens the stage of a play for one evening of it. */
export type GuestStaging = (clock: Clock, world: () => World) => GuestStage;

/** What an evening needs to be opened on its log. */
export interface LogOptions extends Pick<PerformanceOptions, 'brain' | 'onFault'> {
  /** Where a play is played; on a stage of places, unless given. */
  readonly stagingOf?: (scene: SceneFile) => Promise<GuestStaging | undefined>;
  readonly store: FactStore;
  /** What is played, where nothing has been yet. */
  readonly scene?: SceneFile | undefined;
  readonly settings?: Partial<PerformanceSettings>;
  readonly clock: (startMs: number) => Clock;
  /** A scene as it is known in the house, where it is: what is worked out about it is worked out once. */
  readonly sceneLike?: (scene: unknown) => SceneFile | undefined;
  /** The token this node has the evening with, where several share a store: whoever had it before writes no more. */
  readonly fence?: number | undefined;
  /** When all who ask at a moment have been heard: what came of it is written together. At once, unless given. */
  readonly whenHeard?: (() => Promise<void>) | undefined;
}

/** An evening on its log, ready to be begun. */
export interface OpenedLog {
  readonly performance: Performance;
  readonly clock: PausableClock;
  readonly evening: Happened[];
  readonly listen: (safe: (facts: readonly Happened[]) => void) => void;
  readonly stage: GuestStage;
}

/** Each telling of an evening has a log of its own. */
export const logName = (id: string, epoch: number): string => `evening:${id}:${epoch}`;

/** The last telling of an evening; undefined where there is no such evening. */
export async function lastEpoch(store: FactStore, id: string): Promise<number | undefined> {
  let epoch = 0;
  while (((await store.lengthOf(logName(id, epoch))) ?? 0) > 0) epoch++;
  return epoch > 0 ? epoch - 1 : undefined;
}

export async function openLog(id: string, epoch: number, options: LogOptions): Promise<OpenedLog | undefined> {
  const { store, scene, fence } = options;
  if (fence !== undefined) await store.fence?.(logName(id, epoch), fence);
  const worldsThen: World[] = [];
  const { log, play, facts } = await loadPlay(store, logName(id, epoch), {
    onStep: (then) => worldsThen.push(worldOf(then)),
    sceneLike: options.sceneLike,
  });
  if (!play && !scene) return undefined;
  const clock = new PausableClock(options.clock(play?.now ?? 0));
  let tell: ((facts: readonly Happened[]) => void) | undefined;
  const unsafe: Happened[] = [];
  const staging = await stagingFor((play?.file ?? scene) as SceneFile, options);
  let stage: GuestStage | undefined;
  const kept = {
    ...given({ brain: options.brain, onFault: options.onFault }),
    stage: (at: Clock, world: () => World) => (stage = staging(at, world)),
    clock,
    log: {
      ...given({ whenReady: options.whenHeard }),
      append: async (appended: readonly Fact[]): Promise<void> => {
        await log.append(appended);
        tell?.(unsafe.splice(0, appended.length));
      },
    },
  };
  const performance = play
    ? Performance.resume(play, kept)
    : Performance.open(scene as SceneFile, { ...kept, settings: options.settings ?? {} });
  performance.onFact((fact, after) => unsafe.push({ fact, world: worldOf(after) }));
  invariant(stage, 'A performance opens its stage at once.');
  if (play) stage.restore?.(footingsIn(facts, play.roles.keys()));
  const evening = facts.map((fact, at) => ({ fact, world: worldsThen[at] as World }));
  return { performance, clock, evening, stage, listen: (safe) => (tell = safe) };
}

/** A play that cannot be laid out in space is played in places. */
async function stagingFor(scene: SceneFile, { stagingOf, onFault }: LogOptions): Promise<GuestStaging> {
  const inPlaces: GuestStaging = (clock, world) => new HouseStage(clock, world);
  return (
    (await stagingOf?.(scene).catch((error: unknown) => {
      onFault?.(error);
      return undefined;
    })) ?? inPlaces
  );
}
