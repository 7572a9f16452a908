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
  private readonly cape = new Pendulum(8, 0.45, -1, capeForward);
  private readonly tail = new Pendulum(7, 0.4, -0.9, 0.1);
  private readonly capeAside = new Pendulum(8, 0.45, -0.5, 0.5);
  private readonly hair = new Pendulum(12, 0.35, -1.1, 0.12);
  private readonly hairAside = new Pendulum(12, 0.35, -0.6, 0.6);
  private readonly down = new Vector3();
  private readonly back = new Quaternion();
  private readonly elbow = new Vector3();
  private readonly capeAt: Vector3;
  /** How far forward straight down is for what was asked last, and how far forward a cape may hang. */
  private hung = 0;
  private room = 0;

  constructor(private readonly body: Physique) {
    this.capeAt = offsetOf(body.rig, 'cape', body.scale);
  }

  update(moment: Moment, { both }: Arms): void {
    const { postures, inertia } = moment;
    const { cape, tail, capeAside, hair, hairAside } = this;
    const { joints, frame } = this.body;
    const bones = joints.all;
    const upright = 1 - postures.lying;
    const blown = clamp(-0.04 * inertia.forward - 0.06 * inertia.speed, -0.5, 0.15);
    const aside = clamp(-0.03 * inertia.sideways - 0.06 * inertia.turnRate, -0.5, 0.5);

    this.hang(frame.chestTurn);
    const fromBack = this.hung * upright;
    this.room = capeForward;
    this.leaveRoom(both[0]);
    this.leaveRoom(both[1]);
    cape.high = Math.max(-0.9, this.room);
    cape.goal = fromBack + blown;
    cape.update(moment);
    // On a seat it is sat beside and hangs; over a bent back it falls from the hips, never before the legs.
    tail.high = 0.1 + 0.5 * postures.sitting + Math.max(0, fromBack) * 0.85;
    tail.goal = fromBack + blown * 1.3 - cape.value * 0.4;
    tail.update(moment);
    capeAside.goal = aside;
    capeAside.update(moment);
    bones.cape.by.pitch = -cape.value;
    bones.cape.by.roll = capeAside.value * 0.6;
    bones.cape.turn();
    bones.capeTail.by.pitch = -(tail.value - cape.value * 0.4);
    bones.capeTail.by.roll = capeAside.value * 0.5;
    bones.capeTail.turn();

    this.hang(frame.headTurn);
    const fromHead = this.hung * upright;
    hair.goal = fromHead + blown * 0.8;
    hair.update(moment);
    hairAside.goal = aside * 1.2;
    hairAside.update(moment);
    bones.hairTail.by.pitch = -hair.value;
    bones.hairTail.by.roll = hairAside.value;
    bones.hairTail.turn();
  }

  /** A cape hangs no further forward than that this arm is before it. */
  private leaveRoom({ joints, collarAt, shoulderAt, hand }: Arm): void {
    const { elbow } = this;
    const { rig, scale } = this.body;
    elbow.set(0, -rig.lengths.upperArm * scale, 0).applyRotationQuaternionInPlace(joints.arm.turned);
    elbow.addInPlace(shoulderAt).applyRotationQuaternionInPlace(joints.collar.turned).addInPlace(collarAt);
    this.leaveRoomFor(elbow);
    this.leaveRoomFor(hand);
  }

  private leaveRoomFor({ y, z }: Vector3): void {
    const { capeAt } = this;
    const { scale } = this.body;
    const down = capeAt.y - y;
    if (down < belowShoulders * scale) return;
    this.room = Math.min(this.room, Math.atan2(z - capeAt.z - armMeters * scale, down));
  }

  /** Finds how far forward straight down is, for what hangs on something turned like this. */
  private hang(turn: Quaternion): void {
    turn.conjugateToRef(this.back);
    this.down.set(0, -1, 0).applyRotationQuaternionInPlace(this.back);
    this.hung = clamp(Math.atan2(this.down.z, -this.down.y), -1.2, 1.2);
  }
}
