import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp, eased, flatLength, toShare } from '../../../src/kit/numbers.ts';
import { signOf, type Side } from '../rig/joint.ts';
import type { Joints, SideJoints } from './joints.ts';
import type { Moment } from './moment.ts';
import { Pendulum } from './spring.ts';

/** How a leg lies under the cloth, in radians forward from hanging, in the space of the hips. */
class Under {
  thigh = 0;
  shin = 0;
  /** And outwards. */
  spread = 0;
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
    L: new Under(),
    R: new Under(),
  };
  private readonly front = new Pendulum(11, 0.5, -0.2, 2.1);
  private readonly back = new Pendulum(10, 0.5, -1.1, 0);
  private readonly hemFront = new Pendulum(9, 0.4, -0.15, 1.6);
  private readonly hemBack = new Pendulum(8, 0.4, -1.3, 0.05);
  private readonly side: Readonly<Record<Side, Pendulum>> = {
    L: new Pendulum(10, 0.5, -1, 1.9),
    R: new Pendulum(10, 0.5, -1, 1.9),
  };
  private readonly spread: Readonly<Record<Side, Pendulum>> = {
    L: new Pendulum(10, 0.5, 0, 0.8),
    R: new Pendulum(10, 0.5, 0, 0.8),
  };
  private readonly joints: Readonly<Record<Side, SideJoints>>;
  private readonly down = new Vector3();
  private readonly upTurn = new Quaternion();
  /** How far forward of the hips straight down is; how much of a seat there is, and how far all is blown back. */
  private hung = 0;
  private seated = 0;
  private behind = 0;

  constructor(private readonly body: Joints) {
    this.joints = { L: body.ofSide('L'), R: body.ofSide('R') };
  }

  update(moment: Moment): void {
    const { postures, inertia } = moment;
    const { under, front, back, hemFront, hemBack } = this;
    this.feel('L');
    this.feel('R');
    this.feelDown();
    // Who lies has the floor there.
    const hangs = this.hung * (1 - postures.lying);
    const { L: left, R: right } = under;
    const foremost = Math.max(left.thigh, right.thigh);
    const hindmost = Math.min(left.thigh, right.thigh);
    const seated = eased(toShare((hindmost - 0.5) / (1.2 - 0.5)));
    this.seated = seated;
    const behind = clamp(-0.045 * inertia.forward - 0.03 * inertia.speed, -0.25, 0.25);
    this.behind = behind;

    const frontLow = foremost > 0 ? foremost * (0.82 + 0.14 * seated) + clearance : -0.2;
    front.low = frontLow;
    front.goal = Math.max(hangs + behind, frontLow);
    front.update(moment);
    const backHigh = hindmost * (hindmost > 0 ? 0.92 : 1) - clearance * (1 - seated);
    const lies = Math.min(hangs + behind * 1.4, backHigh);
    back.high = backHigh;
    back.goal = lies + (backHigh - lies) * seated;
    back.update(moment);

    // Below the knee it hangs from where the thigh has it, and shins push it.
    const shinAhead = Math.max(left.shin, right.shin);
    const shinBehind = Math.min(left.shin, right.shin);
    const hemLow = clamp(shinAhead * 0.85, -0.15, 1.2);
    hemFront.low = hemLow;
    hemFront.goal = Math.max(hangs + behind, hemLow);
    hemFront.update(moment);
    const kneels = Math.max(postures.kneeling, postures.crouching);
    const hemHigh = clamp(shinBehind * 0.8, -0.62 - 0.7 * kneels, 0.05);
    hemBack.high = hemHigh;
    hemBack.goal = Math.min(hangs + behind * 1.6, hemHigh);
    hemBack.update(moment);
    const bones = this.body.all;
    bones.skirtFront.by.pitch = -front.value;
    bones.skirtFront.turn();
    bones.skirtBack.by.pitch = -back.value;
    bones.skirtBack.turn();
    bones.hemFront.by.pitch = front.value - hemFront.value;
    bones.hemFront.turn();
    bones.hemBack.by.pitch = back.value - hemBack.value;
    bones.hemBack.turn();
    this.swingSide('L', moment);
    this.swingSide('R', moment);
  }

  private swingSide(side: Side, moment: Moment): void {
    const { inertia } = moment;
    const { seated, behind } = this;
    const { thigh, shin, spread } = this.under[side];
    const { skirt, hem } = this.joints[side];
    const along = this.side[side];
    const out = this.spread[side];
    const sign = signOf(side);
    along.goal = Math.max(thigh * (0.5 + 0.45 * seated), thigh - 0.4) + behind;
    along.update(moment);
    out.low = Math.max(0, spread - 0.04);
    out.goal = out.low + 0.035 * Math.abs(inertia.turnRate) - sign * 0.03 * inertia.sideways;
    out.update(moment);
    skirt.by.pitch = -along.value;
    skirt.by.roll = sign * out.value;
    skirt.turn();
    hem.by.pitch = along.value - shin * 0.5 * (1 - seated);
    hem.by.roll = -sign * out.value * 0.7;
    hem.turn();
  }

  private feel(side: Side): void {
    const { down } = this;
    const under = this.under[side];
    const leg = this.joints[side].leg.turned;
    const shin = this.joints[side].shin.turned;
    down.set(0, -1, 0).applyRotationQuaternionInPlace(leg);
    under.thigh = Math.atan2(down.z, -down.y);
    under.spread = Math.atan2(down.x * signOf(side), flatLength(down.y, down.z));
    under.shin = under.thigh - 2 * Math.atan2(shin.x, shin.w);
  }

  private feelDown(): void {
    this.body.all.hips.turned.conjugateToRef(this.upTurn);
    this.down.set(0, -1, 0).applyRotationQuaternionInPlace(this.upTurn);
    this.hung = clamp(Math.atan2(this.down.z, -this.down.y), -0.5, 0.9);
  }
}
