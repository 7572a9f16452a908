import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { hashWords } from '../../src/kit/hash.ts';
import type { Vec3 } from '../space/vector.ts';
import { clearBearing, plainBearing, type Bearing } from './bearing.ts';
import type { Character } from '../figures/character.ts';
import { smooth } from '../sculpt/field.ts';
import { bearMood, blink, syllable } from './expression.ts';
import { Gait, type Foot } from './gait.ts';
import { gestureOf, gestureTable, type Gesture } from './gestures.ts';
import { hipHeights, reachMeters, type Posture } from './hand-rest.ts';
import { plainFace, type Face } from '../face/face.ts';
import type { Joint, Side } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { BodyPose } from './body-pose.ts';
import { bendShare, deepest, hipsBackMeters, stoopFor } from './stoop.ts';
import { TwoBone } from './two-bone.ts';

/** How far a head turns from where the chest faces. */
const headTurn = (70 / 180) * Math.PI;
const headNod = 0.62;
const eyeTurn = 0.5;
/** A hand nearer than this to its shoulder needs no stoop. */
const easyReach = 0.7;

/** One side of a body. */
interface Limb {
  readonly sign: -1 | 1;
  readonly joints: Readonly<Record<SideJoint, TransformNode>>;
  readonly browY: number;
  readonly arm: TwoBone;
  readonly leg: TwoBone;
  /** Where the hand is, in the space of the chest. */
  readonly hand: Vector3;
  /** How far its fingers are closed, in radians. */
  grip: number;
  /** How far its heel was up when it was last on the floor. */
  heel: number;
}

const sideJoints = ['collar', 'arm', 'fore', 'fingers', 'fingerTips', 'index', 'indexTip', 'thumb', 'leg', 'shin', 'foot', 'eye', 'lid', 'brow'] as const; // prettier-ignore
type SideJoint = (typeof sideJoints)[number];

const jointsOf = (nodes: Readonly<Record<Joint, TransformNode>>, side: Side): Limb['joints'] =>
  Object.fromEntries(sideJoints.map((name) => [name, nodes[`${name}${side}`]])) as Record<SideJoint, TransformNode>;

/** Moves the joints of a puppet: the one place where walking, looking, reaching, gestures and moods meet. */
export class Motion {
  /** What the face is like now; whoever shows it reads it. */
  readonly face: Face = plainFace();
  private readonly bearing: Bearing = plainBearing();
  private readonly gestures: ReadonlyMap<string, Gesture> = gestureTable();
  private readonly gait: Gait;
  private readonly isSkirted: boolean;
  private readonly left: Limb;
  private readonly right: Limb;
  /** Keeps people from blinking and breathing together. */
  private readonly offset: number;
  private seconds = 0;
  private started = false;

  private hipHeight = 0;
  private sitting = 0;
  private lying = 0;
  private kneeling = 0;
  private crouching = 0;
  private stoop = 0;
  private striding = 0;
  private headYaw = 0;
  private headPitch = 0;
  private eyeYaw = 0;
  private eyePitch = 0;
  private lifted = 0;
  private knit = 0;
  private smile = 0;

  private readonly toChest = new Matrix();
  private readonly goal = new Vector3();
  private readonly pole = new Vector3();
  private readonly turn = new Quaternion();
  private readonly other = new Quaternion();
  private readonly flat = new Quaternion();

  constructor(
    private readonly root: TransformNode,
    private readonly nodes: Readonly<Record<Joint, TransformNode>>,
    private readonly character: Character,
    private readonly rig: Rig,
    private readonly scale: number,
    id: string,
  ) {
    const limb = (side: Side, sign: -1 | 1): Limb => ({
      sign,
      joints: jointsOf(nodes, side),
      browY: nodes[`brow${side}`].position.y,
      arm: new TwoBone('elbow', rig.lengths.upperArm * scale, rig.lengths.foreArm * scale),
      leg: new TwoBone('knee', rig.lengths.thigh * scale, rig.lengths.shin * scale),
      hand: new Vector3(),
      grip: 0,
      heel: 0,
    });
    this.left = limb('L', -1);
    this.right = limb('R', 1);
    this.isSkirted = character.outfit.garment === 'gown' || character.outfit.garment === 'robe';
    this.gait = new Gait(0.09 * scale, scale * (this.isSkirted ? 0.9 : 1));
    this.offset = ((hashWords(id)[0] >>> 0) % 1000) / 1000;
  }

  take(pose: BodyPose, seconds: number): void {
    const passed = Math.min(0.1, Math.max(0, seconds));
    this.seconds += passed;
    const posture = pose.dead && pose.posture !== 'sitting' ? 'lying' : pose.posture;
    this.root.position.set(pose.position.x, pose.position.y, pose.position.z);
    this.root.rotation.set(0, pose.yaw, 0);

    this.bear(pose);
    this.easePosture(pose, posture, passed);
    this.gait.advance(pose.position, pose.yaw, pose.speed, passed);
    this.stoopTo(pose, posture, passed);
    this.moveTrunk(pose, posture);
    this.moveHead(pose, passed);
    this.moveHand(this.left, pose, pose.hands.left, passed);
    this.moveHand(this.right, pose, pose.hands.right, passed);
    this.moveFoot(this.left, this.gait.left, pose);
    this.moveFoot(this.right, this.gait.right, pose);
    this.moveFace(pose, passed);
    this.started = true;
  }

  private bear(pose: BodyPose): void {
    const b = this.bearing;
    clearBearing(b);
    if (pose.dead) {
      b.lids = 1;
      if (pose.posture === 'sitting') {
        b.bend += 0.35;
        b.nod += 0.6;
      }
      return;
    }
    bearMood(b, pose.mood);
    if (pose.talking) {
      const said = syllable(this.seconds, this.offset);
      b.open += said * 0.75;
      b.nod += Math.sin(this.seconds * 3.1 + this.offset * 9) * 0.05;
      b.tilt += Math.sin(this.seconds * 1.7 + this.offset * 5) * 0.05;
      b.lifted += said * 0.25;
      // A hand that is free talks along.
      const hand = b.right;
      const emphasis = Math.sin(this.seconds * 2.2 + this.offset * 6);
      hand.weight = 0.55 + 0.35 * Math.sin(this.seconds * 0.9 + this.offset * 4);
      hand.x = 0.25;
      hand.y = 1.06 + emphasis * 0.05;
      hand.z = 0.3 + emphasis * 0.03;
    }
    if (pose.gesture) gestureOf(this.gestures, pose.gesture.verb)(b, Math.min(1, Math.max(0, pose.gesture.part)));
    const breath = Math.sin((this.seconds + this.offset * 3) * 1.6);
    b.bend += breath * 0.008;
    b.sway += Math.sin((this.seconds + this.offset * 7) * 0.5) * 0.012;
  }

  private easePosture(pose: BodyPose, posture: Posture, passed: number): void {
    const k = this.part(passed, 6);
    const own = hipHeights[posture] * (posture === 'sitting' ? 1 : this.scale);
    this.hipHeight += ((posture === 'standing' ? own : (pose.hipHeight ?? own)) - this.hipHeight) * k;
    this.sitting += ((posture === 'sitting' ? 1 : 0) - this.sitting) * k;
    this.lying += ((posture === 'lying' ? 1 : 0) - this.lying) * k;
    this.kneeling += ((posture === 'kneeling' ? 1 : 0) - this.kneeling) * k;
    this.crouching += ((posture === 'crouching' ? 1 : 0) - this.crouching) * k;
    this.striding += (Math.min(1, pose.speed / 1.1) - this.striding) * this.part(passed, 8);
  }

  /** What is out of easy reach is stooped for at once, so that the hand is where it shall be; rising takes its time. */
  private stoopTo(pose: BodyPose, posture: Posture, passed: number): void {
    let needed = 0;
    if (posture !== 'lying') {
      needed = Math.max(
        this.neededFor(pose, pose.hands.left, -1, posture),
        this.neededFor(pose, pose.hands.right, 1, posture),
      );
    }
    this.stoop = needed > this.stoop ? needed : this.stoop + (needed - this.stoop) * this.part(passed, 7);
  }

  private neededFor(pose: BodyPose, hand: Vec3 | undefined, sign: -1 | 1, posture: Posture): number {
    if (!hand) return 0;
    const dx = hand.x - pose.position.x;
    const dz = hand.z - pose.position.z;
    const x = dx * Math.cos(pose.yaw) - dz * Math.sin(pose.yaw);
    const z = dz * Math.cos(pose.yaw) + dx * Math.sin(pose.yaw);
    const y = hand.y - pose.position.y - this.hipHeight;
    return stoopFor(x - sign * 0.18 * this.scale, y, z, posture === 'standing', easyReach * this.scale, this.scale);
  }

  private moveTrunk(pose: BodyPose, posture: Posture): void {
    const b = this.bearing;
    const { hips, spine, chest } = this.nodes;
    const upright = 1 - this.lying;
    const step = this.gait.phase * 2 * Math.PI;
    const stoopBend = this.stoop * deepest.bend;
    const bend = (b.bend + stoopBend + this.crouching * 0.45 + this.striding * 0.05) * upright;
    const knees = posture === 'standing' ? 1 : 0;
    const sink = (b.sink + this.stoop * deepest.sink * this.scale) * knees + 0.012 * this.scale;
    hips.position.set(
      Math.sin(step) * 0.018 * this.striding * upright,
      this.hipHeight - sink * upright,
      -(bend - this.crouching * 0.45) * hipsBackMeters * this.scale,
    );
    this.lowerToFeet(pose, hips.position);
    const lie = -this.lying * (Math.PI / 2);
    const pelvis = Math.cos(step) * 0.12 * this.striding;
    turnTo(hips, pelvis, bend * bendShare.hips + lie, b.sway * 0.4);
    turnTo(
      spine,
      b.twist * 0.5 - pelvis * 0.8,
      bend * bendShare.spine,
      b.sway * 0.4 + Math.sin(step) * 0.02 * this.striding,
    );
    turnTo(chest, b.twist * 0.5 - pelvis * 0.7, bend * bendShare.chest, b.sway * 0.2);
    this.root.computeWorldMatrix(true);
    hips.computeWorldMatrix(true);
    spine.computeWorldMatrix(true);
    chest.computeWorldMatrix(true);
    chest.getWorldMatrix().invertToRef(this.toChest);
  }

  /** Hips come down as far as legs on planted feet need: that is what makes a walk go up and down. */
  private lowerToFeet(pose: BodyPose, hips: Vector3): void {
    const standing = 1 - this.sitting - this.lying - this.kneeling - this.crouching;
    if (standing < 0.5) return;
    const longest = (this.rig.lengths.thigh + this.rig.lengths.shin) * this.scale * 1.025;
    let lowest = hips.y;
    for (let i = 0; i < 2; i++) {
      const foot = i === 0 ? this.gait.left : this.gait.right;
      if (!foot.planted) continue;
      const lift = this.heelLift(foot, pose);
      const dx = foot.x - pose.position.x;
      const dz = foot.z - pose.position.z;
      const ahead = dx * Math.sin(pose.yaw) + dz * Math.cos(pose.yaw) + ankleAhead(lift) * this.scale - hips.z;
      const beside = dx * Math.cos(pose.yaw) - dz * Math.sin(pose.yaw) - (i === 0 ? -0.09 : 0.09) * this.scale - hips.x;
      const away = Math.hypot(ahead, beside);
      const ankle = foot.y - pose.position.y + ankleUp(lift) * this.scale;
      lowest = Math.min(lowest, ankle + Math.sqrt(Math.max(0.04, longest * longest - away * away)) + 0.02 * this.scale);
    }
    hips.y = lowest;
  }

  /** How far the heel of a planted foot has come up, behind the body. */
  private heelLift(foot: Foot, pose: BodyPose): number {
    const behind = -((foot.x - pose.position.x) * Math.sin(pose.yaw) + (foot.z - pose.position.z) * Math.cos(pose.yaw));
    return Math.min(0.75, Math.max(0, (behind / this.scale - 0.1) * 2.6));
  }

  private moveHead(pose: BodyPose, passed: number): void {
    let yaw = 0;
    let pitch = 0;
    if (pose.gaze && !pose.dead) {
      this.goal.set(pose.gaze.x, pose.gaze.y, pose.gaze.z);
      Vector3.TransformCoordinatesToRef(this.goal, this.toChest, this.goal);
      const up = this.goal.y - 0.43 * this.scale;
      yaw = Math.atan2(this.goal.x, this.goal.z);
      pitch = -Math.atan2(up, Math.hypot(this.goal.x, this.goal.z));
    } else if (!pose.dead) {
      // Somebody who stoops or bows looks up less than they bend.
      pitch = -0.35 * this.stoop;
    }
    const b = this.bearing;
    const headYaw = clamp(yaw, headTurn);
    const headPitch = clamp(pitch, headNod);
    const k = this.part(passed, 7);
    this.headYaw += (headYaw - this.headYaw) * k;
    this.headPitch += (headPitch - this.headPitch) * k;
    const quick = this.part(passed, 22);
    this.eyeYaw += (clamp(yaw - this.headYaw, eyeTurn) - this.eyeYaw) * quick;
    this.eyePitch += (clamp(pitch - this.headPitch, eyeTurn * 0.7) - this.eyePitch) * quick;
    const turn = clamp(this.headYaw + b.turn, headTurn);
    const nod = this.headPitch + b.nod;
    turnTo(this.nodes.neck, turn * 0.35, nod * 0.35, b.tilt * -0.4);
    turnTo(this.nodes.head, turn * 0.65, nod * 0.65, b.tilt * -0.6);
  }

  private moveHand(limb: Limb, pose: BodyPose, target: Vec3 | undefined, passed: number): void {
    const { arm, fore, fingers, fingerTips, index, indexTip, thumb } = limb.joints;
    if (target) {
      this.goal.set(target.x, target.y, target.z);
      Vector3.TransformCoordinatesToRef(this.goal, this.toChest, limb.hand);
    } else {
      this.restHand(limb, pose);
      const k = this.part(passed, 14);
      limb.hand.x += (this.goal.x - limb.hand.x) * k;
      limb.hand.y += (this.goal.y - limb.hand.y) * k;
      limb.hand.z += (this.goal.z - limb.hand.z) * k;
    }
    limb.hand.subtractToRef(arm.position, this.goal);
    this.goal.subtractInPlace(limb.joints.collar.position);
    // Elbows point back and out; of a hand near the face, down.
    const raised = smooth(-0.35, 0.02, this.goal.y);
    this.pole.set(limb.sign * (0.35 + 0.2 * raised), -0.3 - 0.55 * raised, -0.9 + 0.8 * raised);
    limb.arm.solve(
      this.goal,
      this.pole,
      (reachMeters + 0.03) / (this.rig.lengths.upperArm + this.rig.lengths.foreArm) / Math.min(1, this.scale),
    );
    arm.rotationQuaternion?.copyFrom(limb.arm.upper);
    arm.scaling.y = limb.arm.stretch;
    fore.rotationQuaternion?.copyFrom(limb.arm.lower);
    // Fingers close on what is held.
    limb.grip += ((target ? 1.25 : 0.18) - limb.grip) * this.part(passed, 12);
    for (const finger of [fingers, fingerTips, index, indexTip]) turnTo(finger, 0, 0, -limb.sign * limb.grip);
    turnTo(thumb, 0, 0, limb.sign * limb.grip * 0.3);
  }

  /** Where a hand that has nothing to do is, in the space of the chest. */
  private restHand(limb: Limb, pose: BodyPose): void {
    const b = limb.sign < 0 ? this.bearing.left : this.bearing.right;
    const skirted = this.character.outfit.garment === 'gown' ? 0.03 : 0;
    const swing = -limb.sign * Math.sin(this.gait.phase * 2 * Math.PI - 0.4) * 0.17 * this.striding;
    const lap = Math.max(this.sitting, this.kneeling * 0.9);
    let x = (0.25 + skirted) * this.character.build.girth;
    let y = -0.435 + Math.abs(swing) * 0.1;
    let z = 0.06 + swing;
    x += (0.13 - x) * lap;
    y += (-0.15 - y) * lap;
    z += (0.27 - z) * lap;
    z += (0.3 - z) * this.crouching;
    x *= limb.sign;
    if (pose.dead && limb.sign > 0) {
      // One arm lies thrown out.
      x += 0.2;
      y += 0.25;
    }
    if (b.weight > 0) {
      x += (b.x - x) * b.weight;
      y += (b.y - 1.1 - y) * b.weight;
      z += (b.z - z) * b.weight;
    }
    this.goal.set(x * this.scale, y * this.scale, z * this.scale);
  }

  private moveFoot(limb: Limb, foot: Foot, pose: BodyPose): void {
    const { scale } = this;
    const hips = this.nodes.hips;
    const { leg, shin } = limb.joints;
    const dx = foot.x - pose.position.x;
    const dz = foot.z - pose.position.z;
    const sin = Math.sin(pose.yaw);
    const cos = Math.cos(pose.yaw);
    let x = dx * cos - dz * sin;
    let z = dz * cos + dx * sin;
    if (foot.planted) limb.heel = this.heelLift(foot, pose);
    let pitch = foot.planted ? limb.heel : swingPitch(foot.swing, limb.heel);
    // The toes stay where they are while the heel comes up.
    let y = foot.y - pose.position.y + ankleUp(pitch) * scale;
    let yaw = foot.yaw - pose.yaw + limb.sign * toesOut;
    x += Math.sin(yaw) * ankleAhead(pitch) * scale;
    z += Math.cos(yaw) * ankleAhead(pitch) * scale;

    const ankle = 0.085 * scale;
    const knelt = limb.sign > 0;
    x += (limb.sign * 0.11 * scale - x) * this.sitting;
    y += (ankle + Math.max(0, this.hipHeight - 0.82 * scale) - y) * this.sitting;
    z += (0.4 * scale - z) * this.sitting;
    x += (limb.sign * 0.1 * scale - x) * this.kneeling;
    y += ((knelt ? 0.1 * scale : ankle) - y) * this.kneeling;
    z += ((knelt ? -0.4 : 0.26) * scale - z) * this.kneeling;
    x += (limb.sign * 0.12 * scale - x) * this.crouching;
    y += (ankle + 0.05 * scale - y) * this.crouching;
    z += (-0.02 * scale - z) * this.crouching;
    x += (limb.sign * (pose.dead ? 0.16 : 0.1) * scale - x) * this.lying;
    y += (this.hipHeight - 0.02 * scale - y) * this.lying;
    z += (0.77 * scale - z) * this.lying;
    const settled = 1 - this.sitting - this.kneeling - this.crouching - this.lying;
    pitch = pitch * Math.max(0, settled) + (knelt ? 1.25 * this.kneeling : 0) + 0.4 * this.crouching;
    yaw = yaw * Math.max(0, settled) + limb.sign * toesOut * (1 - Math.max(0, settled));

    // From the space of the body to that of the hips.
    const turn = hips.rotationQuaternion ?? this.turn;
    this.goal.set(x - hips.position.x, y - hips.position.y, z - hips.position.z);
    turn.conjugateToRef(this.other);
    this.goal.applyRotationQuaternionInPlace(this.other);
    this.goal.subtractInPlace(leg.position);
    this.pole.set(limb.sign * (0.1 + 0.12 * this.sitting), 0, 1);
    limb.leg.solve(this.goal, this.pole, 1.04);
    leg.rotationQuaternion?.copyFrom(limb.leg.upper);
    leg.scaling.y = limb.leg.stretch;
    // A skirt lies flatter than it hangs.
    if (this.isSkirted) leg.scaling.z = 1 - 0.55 * this.lying;
    shin.rotationQuaternion?.copyFrom(limb.leg.lower);

    // The sole keeps to the floor: what hips, thigh and shin turned is taken back.
    turn.multiplyToRef(limb.leg.upper, this.turn);
    this.turn.multiplyToRef(limb.leg.lower, this.turn);
    this.turn.conjugateInPlace();
    Quaternion.RotationYawPitchRollToRef(yaw, pitch - this.lying * 1.35, 0, this.flat);
    const node = limb.joints.foot.rotationQuaternion;
    if (node) this.turn.multiplyToRef(this.flat, node);
  }

  private moveFace(pose: BodyPose, passed: number): void {
    const b = this.bearing;
    const { scale } = this;
    const k = this.part(passed, 10);
    this.lifted += (clamp(b.lifted, 1) - this.lifted) * k;
    this.knit += (clamp(b.knit, 1) - this.knit) * k;
    this.smile += (clamp(b.smile, 1) - this.smile) * k;
    const shut = pose.dead
      ? 1
      : Math.min(1, Math.max(b.lids + (this.character.old ? 0.15 : 0.06), blink(this.seconds, this.offset)));
    const lids = -1.05 * (1 - shut) - 0.1 * this.lifted;
    const open = Math.min(1, Math.max(0, b.open));
    this.face.jaw = open;
    this.face.mouth.a = open;
    this.face.mouth.smile = Math.max(0, this.smile);
    this.face.mouth.frown = Math.max(0, -this.smile);
    this.nodes.jaw.rotationQuaternion?.copyFromFloats(Math.sin(open * 0.17), 0, 0, Math.cos(open * 0.17));
    for (let i = 0; i < 2; i++) {
      const limb = i === 0 ? this.left : this.right;
      const { sign } = limb;
      const { eye, lid, brow } = limb.joints;
      // A little inwards: parallel eyes look past one.
      turnTo(eye, this.eyeYaw - sign * 0.07, this.eyePitch, 0);
      turnTo(lid, 0, lids + this.eyePitch * 0.5, 0);
      turnTo(brow, 0, 0, sign * (this.knit * 0.42 - Math.max(0, -this.smile) * 0.12));
      brow.position.y = limb.browY + (this.lifted * 0.016 - this.knit * 0.01) * scale;
    }
  }

  /** How much of the way is made in this time at this rate; all of it on the first frame, which has nothing to come from. */
  private part(passed: number, rate: number): number {
    return this.started ? 1 - Math.exp(-passed * rate) : 1;
  }
}

/** Feet stand a little outwards. */
const toesOut = 0.12;
/** From the ankle to where a foot bends over its toes. */
const ball = 0.12;

/** How high the ankle of a foot is whose heel has come up by this angle over toes that stay where they are. */
const ankleUp = (pitch: number): number => 0.085 * Math.cos(pitch) + ball * Math.max(0, Math.sin(pitch));
/** And how far it has come forward by that. */
const ankleAhead = (pitch: number): number => ball + 0.085 * Math.sin(pitch) - ball * Math.cos(pitch);

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

function turnTo(node: TransformNode, yaw: number, pitch: number, roll: number): void {
  if (node.rotationQuaternion) Quaternion.RotationYawPitchRollToRef(yaw, pitch, roll, node.rotationQuaternion);
}

/** A swinging foot points down as it leaves the floor, up on its way, and lands flat. */
const swingPitch = (swing: number, heel: number): number =>
  heel * (1 - swing) * (1 - swing) - 0.2 * Math.sin(Math.max(0, (swing - 0.35) / 0.65) * Math.PI);
