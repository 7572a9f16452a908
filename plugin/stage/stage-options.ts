import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Clock } from '../../src/kit/clock.ts';
import type { World } from '../../src/world/world.ts';
import type { Level } from './level.ts';
import type { Havok } from './physics/physical-space.ts';
import type { StageVoice } from './speech/stage-voice.ts';
import type { StagePlan } from './staging/stage-plan.ts';
import type { Ground } from './steering/ground.ts';

/** What a stage is opened with. */
export interface StageOptions {
  readonly clock: Clock;
  readonly world: () => World;
  readonly plan: StagePlan;
  readonly ground: Ground;
  readonly havok: Havok;
  readonly seed?: string | number;
  /** The host's own level. */
  readonly level?: Level;
  /** To whom apparitions come. */
  readonly apparentTo?: ReadonlyMap<EntityId, readonly EntityId[]>;
  /** Gives lines their sound; without it they are mouthed. */
  readonly voice?: StageVoice;
  /** It is opened by whoever goes through `opening`, a thing at a time; at once unless said. */
  readonly inSlices?: boolean;
}
