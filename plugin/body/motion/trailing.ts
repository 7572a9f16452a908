import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Arm, Arms } from './arms.ts';
import { offsetOf } from './body-frame.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { Pendulum } from './spring.ts';

/** A cape hangs no further forward than this, and so far behind the middle of an arm. */
const capeForward = 0.02;
const armMeters = 0.08;
/** An arm that is not so far below the shoulders has no cape behind it. */
const belowShoulders = 0.12;

/**
 * What trails behind a body: its bones are the cape's two and a tail of hair. It hangs, swings, never goes through the back, and arms
 * that swing back take the cape with them.
 */
export class Trailing {
  private readonly cape = new Pendulum(8, 0.45);
  private readonly tail = new Pendulum(7, 0.4);
  private readonly capeAside = new Pendulum(8, 0.45);
  private readonly hair = new Pendulum(12, 0.35);
  private readonly hairAside = new Pendulum(12, 0.35);
  private readonly down = new Vector3();
  private readonly back = new Quaternion();
  private readonly elbow = new Vector3();
  private readonly capeAt: Vector3;

  constructor(private readonly body: Physique) {
    this.capeAt = offsetOf(body.rig, 'cape', body.scale);
  }

  update({ postures, inertia, seconds, isFirst }: Moment, { both: [left, right] }: Arms): void {
    const { joints, frame } = this.body;
    const upright = 1 - postures.lying;
    const blown = clamp(-0.04 * inertia.forward - 0.06 * inertia.speed, -0.5, 0.15);
    const aside = clamp(-0.03 * inertia.sideways - 0.06 * inertia.turnRate, -0.5, 0.5);

    const fromBack = this.hang(frame.chestTurn) * upright;
    const room = Math.min(capeForward, this.roomBehind(left), this.roomBehind(right));
    const first = this.cape.update(fromBack + blown, seconds, -1, Math.max(-0.9, room), isFirst);
    // On a seat it is sat beside and hangs; over a bent back it falls from the hips, never before the legs.
    const most = 0.1 + 0.5 * postures.sitting + Math.max(0, fromBack) * 0.85;
    const second = this.tail.update(fromBack + blown * 1.3 - first * 0.4, seconds, -0.9, most);
    const across = this.capeAside.update(aside, seconds, -0.5, 0.5);
    joints.turn('cape', 0, -first, across * 0.6);
    joints.turn('capeTail', 0, -(second - first * 0.4), across * 0.5);

    const fromHead = this.hang(frame.headTurn) * upright;
    const lifted = this.hair.update(fromHead + blown * 0.8, seconds, -1.1, 0.12, isFirst);
    joints.turn('hairTail', 0, -lifted, this.hairAside.update(aside * 1.2, seconds, -0.6, 0.6));
  }

  /** How far forward a cape may hang for an arm to be before it. */
  private roomBehind({ names, collarAt, shoulderAt, hand }: Arm): number {
    const { elbow } = this;
    const { joints, rig, scale } = this.body;
    elbow.set(0, -rig.lengths.upperArm * scale, 0).applyRotationQuaternionInPlace(joints.turnOf(names.arm));
    elbow.addInPlace(shoulderAt).applyRotationQuaternionInPlace(joints.turnOf(names.collar)).addInPlace(collarAt);
    return Math.min(this.roomBefore(elbow), this.roomBefore(hand));
  }

  private roomBefore({ y, z }: Vector3): number {
    const { capeAt } = this;
    const { scale } = this.body;
    const down = capeAt.y - y;
    return down < belowShoulders * scale ? capeForward : Math.atan2(z - capeAt.z - armMeters * scale, down);
  }

  /** How far forward straight down is, for what hangs on something turned like this. */
  private hang(turn: Quaternion): number {
    turn.conjugateToRef(this.back);
    this.down.set(0, -1, 0).applyRotationQuaternionInPlace(this.back);
    return clamp(Math.atan2(this.down.z, -this.down.y), -1.2, 1.2);
  }
}
