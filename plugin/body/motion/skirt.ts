import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp, flatLength, smoothstep } from '../../../src/kit/numbers.ts';
import { sides, signOf, type Side } from '../rig/joint.ts';
import { jointsOfSide, type Joints, type SideJoints } from './joints.ts';
import type { Moment } from './moment.ts';
import { Pendulum } from './spring.ts';

/** How a leg lies under the cloth, in radians forward from hanging, in the space of the hips. */
interface Under {
  thigh: number;
  shin: number;
  /** And outwards. */
  spread: number;
}

/** Cloth is pushed by a leg before it touches it: there is more cloth than leg. */
const clearance = 0.03;

/**
 * Cloth about the legs: its bones are the skirt's four and the hem's. The leg ahead pushes the front, the leg behind the
 * back, knees apart the sides; between those it hangs and swings. Over a sitter's thighs it lies, and falls from the
 * knees.
 */
export class Skirt {
  private readonly under: Readonly<Record<Side, Under>> = {
    L: { thigh: 0, shin: 0, spread: 0 },
    R: { thigh: 0, shin: 0, spread: 0 },
  };
  private readonly front = new Pendulum(11, 0.5);
  private readonly back = new Pendulum(10, 0.5);
  private readonly hemFront = new Pendulum(9, 0.4);
  private readonly hemBack = new Pendulum(8, 0.4);
  private readonly side: Readonly<Record<Side, Pendulum>> = { L: new Pendulum(10, 0.5), R: new Pendulum(10, 0.5) };
  private readonly spread: Readonly<Record<Side, Pendulum>> = { L: new Pendulum(10, 0.5), R: new Pendulum(10, 0.5) };
  private readonly names: Readonly<Record<Side, SideJoints>> = { L: jointsOfSide('L'), R: jointsOfSide('R') };
  private readonly down = new Vector3();
  private readonly upTurn = new Quaternion();

  constructor(private readonly joints: Joints) {}

  update({ postures, inertia, seconds, isFirst }: Moment): void {
    const { joints, under } = this;
    for (const side of sides) this.feel(side);
    // Who lies has the floor there.
    const hangs = this.gravity() * (1 - postures.lying);
    const { L: left, R: right } = under;
    const foremost = Math.max(left.thigh, right.thigh);
    const hindmost = Math.min(left.thigh, right.thigh);
    const seated = smoothstep(0.5, 1.2, hindmost);
    const behind = clamp(-0.045 * inertia.forward - 0.03 * inertia.speed, -0.25, 0.25);

    const frontLow = foremost > 0 ? foremost * (0.82 + 0.14 * seated) + clearance : -0.2;
    const front = this.front.update(Math.max(hangs + behind, frontLow), seconds, frontLow, 2.1, isFirst);
    const backHigh = hindmost * (hindmost > 0 ? 0.92 : 1) - clearance * (1 - seated);
    const lies = Math.min(hangs + behind * 1.4, backHigh);
    const back = this.back.update(lies + (backHigh - lies) * seated, seconds, -1.1, backHigh, isFirst);

    // Below the knee it hangs from where the thigh has it, and shins push it.
    const shinAhead = Math.max(left.shin, right.shin);
    const shinBehind = Math.min(left.shin, right.shin);
    const hemLow = clamp(shinAhead * 0.85, -0.15, 1.2);
    const hemFront = this.hemFront.update(Math.max(hangs + behind, hemLow), seconds, hemLow, 1.6, isFirst);
    const kneels = Math.max(postures.kneeling, postures.crouching);
    const hemHigh = clamp(shinBehind * 0.8, -0.62 - 0.7 * kneels, 0.05);
    const hemBack = this.hemBack.update(Math.min(hangs + behind * 1.6, hemHigh), seconds, -1.3, hemHigh, isFirst);
    joints.turn('skirtFront', 0, -front, 0);
    joints.turn('skirtBack', 0, -back, 0);
    joints.turn('hemFront', 0, front - hemFront, 0);
    joints.turn('hemBack', 0, back - hemBack, 0);

    const swirl = 0.035 * Math.abs(inertia.turnRate);
    for (const side of sides) {
      const { thigh, shin, spread } = under[side];
      const sign = signOf(side);
      const lain = Math.max(thigh * (0.5 + 0.45 * seated), thigh - 0.4);
      const along = this.side[side].update(lain + behind, seconds, -1, 1.9, isFirst);
      const outLow = Math.max(0, spread - 0.04);
      const out = this.spread[side].update(
        outLow + swirl - sign * 0.03 * inertia.sideways,
        seconds,
        outLow,
        0.8,
        isFirst,
      );
      joints.turn(this.names[side].skirt, 0, -along, sign * out);
      const hem = shin * 0.5 * (1 - seated);
      joints.turn(this.names[side].hem, 0, along - hem, -sign * out * 0.7);
    }
  }

  private feel(side: Side): void {
    const { joints, down } = this;
    const under = this.under[side];
    const leg = joints.turnOf(this.names[side].leg);
    const shin = joints.turnOf(this.names[side].shin);
    down.set(0, -1, 0).applyRotationQuaternionInPlace(leg);
    under.thigh = Math.atan2(down.z, -down.y);
    under.spread = Math.atan2(down.x * signOf(side), flatLength(down.y, down.z));
    under.shin = under.thigh - 2 * Math.atan2(shin.x, shin.w);
  }

  /** How far forward of the hips straight down is. */
  private gravity(): number {
    this.joints.turnOf('hips').conjugateToRef(this.upTurn);
    this.down.set(0, -1, 0).applyRotationQuaternionInPlace(this.upTurn);
    return clamp(Math.atan2(this.down.z, -this.down.y), -0.5, 0.9);
  }
}
