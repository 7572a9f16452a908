import { clamp } from '../../../src/kit/numbers.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import type { StagedActor } from '../staged-actor.ts';

/** A head turns so far from the body, and so far up and down. */
const neckTurn = 1.1;
const neckNod = 0.7;

/** Where somebody's eyes are and which way their face is turned. */
export interface Head {
  readonly at: Vec3;
  readonly yaw: number;
  readonly pitch: number;
}

/** The head as it is turned: to what is looked at, as far as the neck allows, or straight ahead. */
export function headOf(actor: StagedActor, pointOf: (id: EntityId) => Vec3 | undefined): Head {
  const { eyes: at, gaze, stand } = actor;
  const target = typeof gaze === 'string' ? pointOf(gaze) : gaze;
  if (!target) return { at, yaw: stand.yaw, pitch: 0 };
  const off = clamp(wrapped(yawTowards(at, target) - stand.yaw), -neckTurn, neckTurn);
  const pitch = Math.atan2(target.y - at.y, Math.max(0.01, flatDistance(at, target)));
  return { at, yaw: wrapped(stand.yaw + off), pitch: clamp(pitch, -neckNod, neckNod) };
}
