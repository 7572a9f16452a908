import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { clamp, eased, flatLength, smoothstep, toShare } from '../../../src/kit/numbers.ts';
import { signOf, type Side } from '../rig/joint.ts';
import { wrapped } from '../../stage/space/vector.ts';
import { Angles } from '../rig/angles.ts';
import { offsetOf } from './body-frame.ts';
import type { Foot, Gait } from './gait.ts';
import type { SideJoints } from './joints.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import type { Postures } from './postures.ts';
import { combine, undo } from './turns.ts';
import { TwoBone } from './two-bone.ts';

/** Legs are drawn out by so little that nobody sees it, rather than a sole leave the floor. */
const longest = 1.035;

class Leg {
  readonly joints: SideJoints;
  readonly sign: -1 | 1;
  readonly bones: TwoBone;
  readonly hangsAt: Vector3;
  readonly node: TransformNode;
  /** Where the ankle shall be, in body space, and how the sole lies. */
  readonly ankle = new Vector3();
  pitch = 0;
  yaw = 0;
  /** How far the heel was up as it left the floor. */
  leftAt = 0;
  /** How it is tipped as it comes down. */
  landsAt = 0;

  constructor({ joints, rig, scale }: Physique, side: Side) {
    this.joints = joints.ofSide(side);
    const [thigh, shin] = [offsetOf(rig, `shin${side}`, scale), offsetOf(rig, `foot${side}`, scale)];
    const [forward, back] = [Math.atan2(thigh.z, -thigh.y), Math.atan2(shin.z, -shin.y)];
    this.sign = signOf(side);
    this.bones = new TwoBone('knee', thigh.length(), shin.length(), longest, forward, back);
    this.hangsAt = offsetOf(rig, `leg${side}`, scale);
    this.node = this.joints.leg.node;
  }

  /** A swinging foot hangs from the heel as it leaves the floor, clears it, and comes down as it will stand. */
  swing({ swing }: Foot): void {
    const landing = this.landsAt * eased(toShare((swing - 0.45) / (0.95 - 0.45)));
    this.pitch = this.leftAt * (1 - swing) ** 2 + landing - 0.1 * Math.sin(swing * Math.PI) ** 2;
  }
}

/** Stands a body on its feet: its bones are legs, shins, feet and toes. */
export class Legs {
  private readonly goal = new Vector3();
  private readonly pole = new Vector3();
  private readonly turn = new Quaternion();
  private readonly back = new Quaternion();
  private readonly laid = new Quaternion();
  private readonly sole = new Angles();

  /** As was found last. */
  highestHips = 0;
  private readonly both: readonly [left: Leg, right: Leg];

  constructor(private readonly body: Physique) {
    this.both = [new Leg(body, 'L'), new Leg(body, 'R')];
  }

  /** Where feet belong in this posture; the gait brings them there. */
  callHome(gait: Gait, postures: Postures): void {
    const { scale, habits } = this.body;
    const { sitting, kneeling, crouching, hipHeight } = postures;
    const left = gait.homes[0];
    const right = gait.homes[1];
    const spread = habits.spread * scale;
    const high = Math.max(0, hipHeight - 0.8 * scale) * sitting;
    for (let i = 0; i < 2; i++) {
      const home = i === 0 ? left : right;
      const sign = i === 0 ? -1 : 1;
      const knelt = i === 0 ? 0.3 : -0.36;
      home.x = sign * (spread + (0.03 * sitting + 0.03 * crouching + 0.01 * kneeling) * scale);
      home.y = high;
      // One foot a little before the other: nobody sits or squats like a chair.
      home.z = ((0.36 + (i === 0 ? 0.05 : -0.05)) * sitting + knelt * kneeling + (i === 0 ? 0.09 : -0.05) * crouching) * scale; // prettier-ignore
    }
  }

  /** Where the ankles have to be: before the hips are set, which come down to them. */
  place(moment: Moment): void {
    this.placeFoot(this.both[0], moment);
    this.placeFoot(this.both[1], moment);
  }

  /** Finds how high the hips can be at the most for both legs to reach, from the floor, where they would be now. */
  findHighestHips(gait: Gait): void {
    const { rig, scale, frame } = this.body;
    const hips = frame.hipsAt;
    const long = (rig.lengths.thigh + rig.lengths.shin) * scale * 1.012;
    let highest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < 2; index++) {
      const leg = this.both[index]!;
      if (!(leg.sign < 0 ? gait.left : gait.right).planted) continue;
      const away = flatLength(leg.ankle.x - hips.x - leg.hangsAt.x, leg.ankle.z - hips.z - leg.hangsAt.z);
      const up = Math.sqrt(Math.max(0.04, long * long - away * away));
      highest = Math.min(highest, leg.ankle.y + up - leg.hangsAt.y);
    }
    this.highestHips = highest;
  }

  /** Bends the legs so that the ankles are there. */
  bend({ postures }: Moment): void {
    this.bendLeg(this.both[0], postures);
    this.bendLeg(this.both[1], postures);
  }

  private placeFoot(leg: Leg, moment: Moment): void {
    const { scale, rig, habits } = this.body;
    const { place, postures, gait } = moment;
    const foot = leg.sign < 0 ? gait.left : gait.right;
    const { lying, kneeling, crouching } = postures;
    const sin = Math.sin(place.yaw);
    const cos = Math.cos(place.yaw);
    const dx = foot.x - place.x;
    const dz = foot.z - place.z;
    let x = dx * cos - dz * sin;
    let z = dz * cos + dx * sin;
    const standing = 1 - postures.sitting - lying - crouching;
    const strike = heelStrike(z / scale) * moment.striding;
    const heel = heelOff(-z / scale) * Math.max(0, standing);
    if (foot.planted) leg.leftAt = heel;
    leg.pitch = heel > 0 ? heel : strike;
    leg.landsAt = strike;
    if (!foot.planted) leg.swing(foot);
    let { pitch } = leg;
    const tucked = kneeling * (leg.sign > 0 ? 1.2 : 0) + crouching * (leg.sign > 0 ? 0.75 : 0.25);
    if (tucked > pitch) pitch += (tucked - pitch) * Math.min(1, kneeling + crouching);
    let yaw = wrapped(foot.yaw - place.yaw) + leg.sign * habits.toesOut;
    let y = foot.y - place.y + ankleUp(pitch) * scale;
    x += Math.sin(yaw) * ankleAhead(pitch) * scale;
    z += Math.cos(yaw) * ankleAhead(pitch) * scale;
    if (leg.sign > 0) {
      // A gesture stamps or kicks with the right one.
      const { footUp, footAhead } = moment.bearing;
      y += footUp * scale * standing;
      z += footAhead * scale * standing;
      pitch += smoothstep(0, 0.1, footUp) * 0.25 - footAhead * 0.6;
    }
    if (lying > 0) {
      const apart = moment.pose.dead ? 0.17 : 0.1;
      x += (leg.sign * apart * scale - x) * lying;
      y += (postures.hipHeight - 0.01 * scale - y) * lying;
      z += ((rig.lengths.thigh + rig.lengths.shin) * 0.99 * scale - z) * lying;
      pitch += (-0.95 - pitch) * lying;
      yaw += (leg.sign * (moment.pose.dead ? 0.55 : 0.25) - yaw) * lying;
    }
    leg.ankle.set(x, y, z);
    leg.pitch = pitch;
    leg.yaw = yaw;
  }

  private bendLeg(leg: Leg, postures: Postures): void {
    const { goal, turn } = this;
    const { joints, frame } = this.body;
    const { sign, bones } = leg;
    const { leg: thigh, shin, foot, toes } = leg.joints;
    const hips = joints.all.hips.turned;
    leg.ankle.subtractToRef(frame.hipsAt, goal);
    hips.conjugateToRef(this.back);
    goal.applyRotationQuaternionInPlace(this.back);
    goal.subtractInPlace(leg.hangsAt);
    // Knees go where the toes point.
    const out = sign * 0.08 + clamp(leg.yaw, -1, 1) * 0.6 * (1 - postures.lying) + sign * 0.1 * postures.crouching;
    const { pole } = this;
    // One by one: each number that is handed over is garbage.
    pole.x = out;
    pole.y = 0.25 * postures.sitting;
    pole.z = 1;
    pole.applyRotationQuaternionInPlace(this.back);
    if (postures.lying > 0) pole.set(out, 0, 1);
    bones.solve(goal, pole);
    thigh.set(bones.upper);
    leg.node.scaling.y = bones.stretch;
    shin.set(bones.lower);

    // The sole lies as it shall: what hips, thigh and shin turned is taken back.
    combine(hips, thigh.turned, turn);
    combine(turn, shin.turned, turn);
    undo(turn, turn);
    this.sole.yaw = leg.yaw;
    this.sole.pitch = leg.pitch;
    this.sole.turn(this.laid);
    combine(turn, this.laid, turn);
    foot.set(turn);
    // Toes stay on the floor while the heel comes up.
    toes.by.pitch = -Math.max(0, leg.pitch) * (1 - postures.lying);
    toes.turn();
  }
}

/** A foot of somebody of 1.7 m: how high its ankle is, how far before it and how high it bends, how far behind it ends. */
const foot = { ankle: 0.085, toesAhead: 0.12, toesUp: 0.03, heelBehind: 0.05 } as const;

const drop = foot.ankle - foot.toesUp;

/**
 * How high the ankle is of a foot tipped by this angle. With the heel up (positive) it stands on toes that stay where
 * they are; with the toes up it stands on its heel.
 */
const ankleUp = (pitch: number): number =>
  pitch >= 0
    ? foot.toesUp + drop * Math.cos(pitch) + foot.toesAhead * Math.sin(pitch)
    : foot.ankle * Math.cos(pitch) - foot.heelBehind * Math.sin(pitch);

/** How far the ankle has come forward by that. */
const ankleAhead = (pitch: number): number =>
  pitch >= 0
    ? foot.toesAhead * (1 - Math.cos(pitch)) + drop * Math.sin(pitch)
    : -foot.heelBehind * (1 - Math.cos(pitch)) + foot.ankle * Math.sin(pitch);

/** How far the heel of a foot that stands has come up, so far behind the hips: metres of somebody of 1.7 m. */
const heelOff = (behind: number): number => clamp((behind - 0.1) * 2.6, 0, 0.85);

/** How far the toes of a foot are still up that stands so far before the hips. */
const heelStrike = (before: number): number => -0.34 * smoothstep(0.16, 0.36, before);
