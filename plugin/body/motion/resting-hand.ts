import type { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';

/** Where a hand that has nothing to do hangs, from the chest of somebody of 1.7 m whose chest is 1.1 m up. */
export const chestHeight = 1.1;
const hang = { y: -0.44, z: 0.055 } as const;
/** On the thigh of one who sits. */
const lap = { x: 0.125, y: -0.17, z: 0.25 } as const;

/**
 * Where a hand that has nothing to do is, in the space of the chest, for somebody of 1.7 m: it swings with the walk and
 * against the leg of its side, lies in a lap, is held before the body in fear.
 */
export function restHand(into: Vector3, sign: -1 | 1, moment: Moment, { habits, offset }: Physique): void {
  const { striding, now, pose, postures, gait, carriage } = moment;
  const walk = striding * postures.standing;
  const step = gait.phase * 2 * Math.PI;
  // The left foot is furthest ahead a little before the middle of a stride; the right arm then is too.
  const swing = sign * Math.cos(step - 2.9) * walk * habits.armSwing * carriage.armSwing;
  const { running } = gait;
  const from = offset + sign * 0.3;
  const slowly = now * 0.6;
  // As `drift`, reckoned here: handed to it, each number would be garbage.
  const wander = Math.sin(slowly + from * 17) * 0.55 + Math.sin(slowly * 0.618 + from * 41) * 0.45;
  const idle = pose.dead ? 0 : wander * 0.012;
  into.set(
    habits.armsOut + Math.abs(swing) * 0.01,
    hang.y + Math.abs(swing) * 0.02 + (swing > 0 ? swing * 0.035 : 0),
    hang.z + swing * (0.19 + 0.05 * running) + idle,
  );
  // Who runs bends the arms.
  draw(into, 0.2, -0.17 + 0.1 * swing, 0.2 + 0.2 * swing, running * walk);
  draw(into, 0.13, -0.1, 0.24, carriage.guard * (1 - 0.6 * postures.sitting) * (1 - postures.lying));
  const sits = Math.max(postures.sitting, postures.kneeling * 0.85);
  draw(into, lap.x, lap.y, lap.z + (sign > 0 ? 0.02 : 0), sits);
  draw(into, 0.17, -0.2, 0.33, postures.crouching);
  // Who gets up or sits down pushes off the knees; who falls throws the arms out.
  into.x += postures.collapse * 0.18;
  into.y += postures.effort * 0.05 + postures.collapse * 0.22;
  into.z += postures.effort * 0.06;
  const flung = pose.dead && sign > 0 ? 1 : 0;
  draw(into, 0.26 + 0.22 * flung, -0.36 + 0.34 * flung, 0.02, postures.lying);
  into.x *= sign;
}

/** Takes a hand so much of the way to another place. */
function draw(hand: Vector3, x: number, y: number, z: number, share: number): void {
  hand.x += (x - hand.x) * share;
  hand.y += (y - hand.y) * share;
  hand.z += (z - hand.z) * share;
}
