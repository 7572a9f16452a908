import type { Hand } from './posture.ts';
import { combined, placedAt, yawed, yawOf, type Pose, type Quat, type Stand } from './space/pose.ts';
import { distance, minus, turned, type Vec3 } from './space/vector.ts';
import type { Measures } from './forms/form.ts';

/**
 * Where a headset has somebody's head and hands, on the stage. A hand's own z goes through the fist from the little finger to the
 * thumb. A hand that is not tracked is where the body has it.
 */
export interface Tracked {
  readonly head: Pose;
  readonly hands: Readonly<Record<Hand, Pose | undefined>>;
}

/** Head and hands as seen from where the body stands: how they are told to others, whose bodies stand where they stand. */
export function seenFrom({ position, yaw }: Stand, tracked: Tracked): Tracked {
  return everyLimb(tracked, (limb) => ({
    position: turned(minus(limb.position, position), -yaw),
    rotation: combined(yawed(-yaw), limb.rotation),
  }));
}

/** Head and hands that were seen from where a body stands, on the stage. */
export function placedOn(stand: Stand, seen: Tracked): Tracked {
  return everyLimb(seen, (limb) => ({
    position: placedAt(stand, limb.position),
    rotation: combined(yawed(stand.yaw), limb.rotation),
  }));
}

function everyLimb({ head, hands }: Tracked, moved: (limb: Pose) => Pose): Tracked {
  const { left, right } = hands;
  return { head: moved(head), hands: { left: left && moved(left), right: right && moved(right) } };
}

/** So near to a hand a thing is within reach, wherever the body stands. */
const atHandMeters = 0.45;

/** Whether a hand of somebody in a headset is at this point: nobody need go there first. */
export function isAtHand(tracked: Tracked | undefined, point: Vec3): boolean {
  const { left, right } = tracked?.hands ?? {};
  return [left, right].some((hand) => hand !== undefined && distance(hand.position, point) < atHandMeters);
}

/** From upright to along the fist. */
const alongFist: Quat = { x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 };

/** How a thing is turned in a tracked hand: what is held in the fist goes along it, what lies on a palm stays level. */
export function turnInHand({ rotation }: Pose, { carried, size }: Pick<Measures, 'carried' | 'size'>): Quat {
  if (carried !== 'upright' && carried !== 'pointing') return yawed(yawOf(rotation));
  // A blade lies along its own z already; a cup and a candle stand.
  return carried === 'pointing' && size.z > size.y ? rotation : combined(rotation, alongFist);
}
