import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { clamp, eased, smoothstep, toShare } from '../../../src/kit/numbers.ts';
import type { Quat } from '../../stage/space/pose.ts';
import { wrapped } from '../../stage/space/vector.ts';
import { signOf, type Side } from '../rig/joint.ts';
import { palmBelowWrist } from '../rig/rig.ts';
import type { HandBearing } from './bearing.ts';
import { Angles } from '../rig/angles.ts';
import { intoBody, offsetOf } from './body-frame.ts';
import type { BodyPose, Grip } from './body-pose.ts';
import { closedOn, Fingers } from './fingers.ts';
import { armReachMeters } from '../../stage/posture.ts';
import { InSight } from './in-sight.ts';
import type { SideJoints } from './joints.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { chestHeight, restHand } from './resting-hand.ts';
import { Spring } from './spring.ts';
import { undo } from './turns.ts';
import { TwoBone } from './two-bone.ts';

/** A chest that breathes, from −1 to 1. */
interface Breathing {
  readonly breath: number;
}

/** A hand that is called to something is wholly there within this time. */
const callSeconds = 0.22;
/** The second hand on a thing is so far from the first. */
const betweenHands = 0.26;

export class Arm {
  readonly joints: SideJoints;
  readonly sign: -1 | 1;
  readonly node: TransformNode;
  readonly collarAt: Vector3;
  readonly shoulderAt: Vector3;
  /** To the middle of the palm, with a straight wrist; and to a wrist that is bent. */
  readonly toPalm: TwoBone;
  readonly toWrist: TwoBone;
  readonly fingers: Fingers;
  /** Where the hand is, in the space of the chest. */
  readonly hand = new Vector3();
  /** Where it would be of its own. */
  readonly ownX = new Spring();
  readonly ownY = new Spring();
  readonly ownZ = new Spring();
  readonly palm = new Spring(16);
  readonly wrist = new Spring(16);
  readonly elbow = new Spring(18);
  /** How much of it is where the stage has it, 0..1. */
  called = 0;
  hasTarget = false;
  /** How far the fore arm turns its palm inwards, in radians. */
  inward = 0;

  constructor({ joints, rig, scale }: Physique, side: Side) {
    const { upperArm, foreArm } = rig.lengths;
    const longest = (armReachMeters + 0.03) / (upperArm + foreArm) / Math.min(1, scale);
    this.joints = joints.ofSide(side);
    this.sign = signOf(side);
    this.node = this.joints.arm.node;
    this.collarAt = offsetOf(rig, `collar${side}`, scale);
    this.shoulderAt = offsetOf(rig, `arm${side}`, scale);
    this.toPalm = new TwoBone('elbow', upperArm * scale, foreArm * scale, longest);
    this.toWrist = new TwoBone('elbow', upperArm * scale, (foreArm - palmBelowWrist) * scale, longest);
    this.fingers = new Fingers(this.joints, this.sign);
  }
}

/** Moves arms and hands: its bones are collars, arms, fore arms, hands and fingers. */
export class Arms {
  readonly both: readonly [left: Arm, right: Arm];
  private readonly goal = new Vector3();
  private readonly target = new Vector3();
  private readonly pole = new Vector3();
  private readonly palmWay = new Vector3();
  private readonly turn = new Quaternion();
  private readonly chain = new Quaternion();
  private readonly laid = new Quaternion();
  private readonly bent = new Angles();
  private readonly inSight: InSight;

  constructor(private readonly body: Physique) {
    this.inSight = new InSight(body.frame);
    this.both = [new Arm(body, 'L'), new Arm(body, 'R')];
  }

  /** Notes which hands are called to something: before the trunk stoops for it. */
  call({ pose, seconds, isFirst }: Moment): void {
    for (let index = 0; index < 2; index++) {
      const arm = this.both[index]!;
      const own = arm.sign < 0 ? pose.hands.left : pose.hands.right;
      const other = arm.sign < 0 ? pose.hands.right : pose.hands.left;
      // Who is dead lets go.
      arm.hasTarget = !pose.dead && (own !== undefined || (pose.load?.bothHands === true && other !== undefined));
      arm.called = arm.hasTarget ? (isFirst ? 1 : Math.min(1, arm.called + seconds / callSeconds)) : 0;
    }
  }

  /** Brings both hands to where they shall be: after the trunk. */
  reach(moment: Moment, trunk: Breathing): void {
    for (let index = 0; index < 2; index++) {
      const arm = this.both[index]!;
      const bearing = arm.sign < 0 ? moment.bearing.left : moment.bearing.right;
      this.goOwnWay(arm, bearing, moment);
      if (arm.hasTarget) this.goToTarget(arm, bearing, moment);
      this.liftCollar(arm, moment, trunk);
      this.closeHand(arm, bearing, moment);
      arm.elbow.goal = arm.hasTarget && !bearing.carries ? 0 : bearing.elbow * bearing.weight;
      this.bendArm(arm, moment);
    }
  }

  /** Where it goes while nothing calls it: to rest, or where a gesture has it. */
  private goOwnWay(arm: Arm, bearing: HandBearing, moment: Moment): void {
    const { goal } = this;
    restHand(goal, arm.sign, moment, this.body);
    const { weight } = bearing;
    if (weight > 0) {
      this.palmWay.set(bearing.x, bearing.y - chestHeight, bearing.z);
      if (bearing.onHead > 0) this.turnWithHead(this.palmWay, bearing.onHead);
      // Between what it touches and its gesture an empty hand does not sink to where it rests.
      const { grips } = moment.pose;
      const isEmpty = (arm.sign < 0 ? grips?.left : grips?.right) === undefined;
      const part = arm.hasTarget && bearing.carries && isEmpty ? 1 : Math.min(1, weight);
      Vector3.LerpToRef(goal, this.palmWay, part, goal);
    }
    goal.scaleInPlace(this.body.scale);
    const { sight, gesture } = moment.pose;
    if (sight && gesture && weight > 0) this.inSight.bring(goal, sight, moment.place, Math.min(1, weight));
    // Arms of a walk hang with weight; a gesture is timed by whoever wrote it and followed closely.
    const stiffness = moment.pose.dead ? 9 : 13 + 17 * weight;
    const { ownX, ownY, ownZ, hand } = arm;
    ownX.stiffness = ownY.stiffness = ownZ.stiffness = stiffness;
    ownX.goal = goal.x;
    ownY.goal = goal.y;
    ownZ.goal = goal.z;
    ownX.update(moment);
    ownY.update(moment);
    ownZ.update(moment);
    hand.x = ownX.value;
    hand.y = ownY.value;
    hand.z = ownZ.value;
  }

  /** A point of a standing body, from its chest, carried along by the head as far as it is the head's. */
  private turnWithHead(point: Vector3, part: number): void {
    const { frame, rig, scale } = this.body;
    const up = rig.at.head.y - rig.at.chest.y;
    this.target.set(point.x, point.y + chestHeight - rig.at.chest.y - up, point.z - rig.at.head.z);
    frame.chestTurn.conjugateToRef(this.chain);
    this.chain.multiplyInPlace(frame.headTurn);
    this.target.applyRotationQuaternionInPlace(this.chain);
    // From the head's joint back to the chest's.
    frame.headAt.subtractToRef(frame.chestAt, this.pole);
    frame.chestTurn.conjugateToRef(this.chain);
    this.pole.applyRotationQuaternionInPlace(this.chain).scaleInPlace(1 / scale);
    this.target.addInPlace(this.pole);
    Vector3.LerpToRef(point, this.target, part, point);
  }

  private goToTarget(arm: Arm, { carries, weight }: HandBearing, { pose, place }: Moment): void {
    const isLeft = arm.sign < 0;
    const own = isLeft ? pose.hands.left : pose.hands.right;
    const other = isLeft ? pose.hands.right : pose.hands.left;
    const at = own ?? other;
    if (!at) return;
    intoBody(at, place, this.target);
    // The second hand takes hold on the other side of it.
    if (!own) this.target.x += arm.sign * betweenHands * this.body.scale;
    this.body.frame.toChest(this.target);
    // A gesture that is done with what is held takes the hand along: a cup to the lips.
    const taken = carries && pose.gesture ? Math.min(1, weight) : 0;
    const share = smoothstep(0, 1, arm.called) * (1 - taken);
    Vector3.LerpToRef(arm.hand, this.target, share, arm.hand);
    if (arm.called < 1 || share < 1) return;
    arm.ownX.put(arm.hand.x);
    arm.ownY.put(arm.hand.y);
    arm.ownZ.put(arm.hand.z);
  }

  /** A shoulder is drawn up in fear, lifts for what is high and comes forward for what is far. */
  private liftCollar(arm: Arm, { bearing, carriage }: Moment, { breath }: Breathing): void {
    const { goal } = this;
    const { sign } = arm;
    arm.hand.subtractToRef(arm.collarAt, goal).subtractInPlace(arm.shoulderAt);
    const far = Math.max(goal.length(), 1e-3);
    const stretched = smoothstep(0.5, 0.7, far / this.body.scale);
    const ahead = goal.z / far;
    const up = goal.y / far;
    const drawn = 0.3 * bearing.shoulders + 0.24 * carriage.shoulders + 0.018 * breath * carriage.breathDepth;
    const yaw = clamp(ahead, -0.4, 1) * 0.42 * stretched;
    const roll = drawn + smoothstep(-0.1, 0.9, up) * 0.42 + Math.max(0, up) * 0.2 * stretched;
    const { collar } = arm.joints;
    collar.by.yaw = -sign * yaw;
    collar.by.roll = sign * roll;
    collar.turn();
  }

  private bendArm(arm: Arm, moment: Moment): void {
    const { goal, pole, turn } = this;
    const { scale } = this.body;
    const { joints, sign } = arm;
    undo(joints.collar.turned, this.chain);
    goal.x = arm.hand.x - arm.collarAt.x;
    goal.y = arm.hand.y - arm.collarAt.y;
    goal.z = arm.hand.z - arm.collarAt.z;
    goal.applyRotationQuaternionInPlace(this.chain).subtractInPlace(arm.shoulderAt);
    // Elbows point back and out; of a hand near the face, down; of one across the body, out.
    const raised = eased(toShare((goal.y / scale + 0.35) / 0.4));
    const across = eased(toShare((-sign * goal.x) / scale / 0.3));
    arm.elbow.update(moment);
    const lift = arm.elbow.value;
    pole.x = sign * (0.35 + 0.25 * raised + 0.5 * across + 0.6 * lift);
    pole.y = -0.3 - 0.5 * raised + 0.9 * lift;
    pole.z = -0.9 + 0.75 * raised + 0.35 * Math.max(0, lift);
    const turned = sign < 0 ? moment.pose.turns?.left : moment.pose.turns?.right;
    if (turned && arm.hasTarget) return this.turnHand(arm, turned, moment);
    arm.toPalm.solve(goal, pole);
    arm.inward = arm.palm.value * 0.55;
    this.turnFore(arm, arm.toPalm);
    // A hand close to its own shoulder has no room to bend, and one stretched out far has none to spare.
    const far = Math.sqrt(goal.x * goal.x + goal.y * goal.y + goal.z * goal.z) / scale;
    const bent = arm.wrist.value * eased(toShare((far - 0.26) / 0.18)) * eased(toShare((0.65 - far) / 0.07));
    if (Math.abs(bent) < 0.02) {
      joints.hand.by.yaw = sign * arm.palm.value * 0.45;
      joints.hand.turn();
      return;
    }
    // A bent wrist takes the palm off the line: the fore arm goes to where the wrist has to be for it.
    this.bent.yaw = sign * arm.palm.value * 0.45;
    this.bent.roll = sign * bent;
    this.bent.turn(this.laid);
    joints.arm.turned.multiplyToRef(joints.fore.turned, turn);
    turn.multiplyInPlace(this.laid);
    const { palmWay } = this;
    palmWay.x = palmWay.z = 0;
    palmWay.y = palmBelowWrist * scale;
    palmWay.applyRotationQuaternionInPlace(turn);
    goal.addInPlace(palmWay);
    arm.toWrist.solve(goal, pole);
    this.turnFore(arm, arm.toWrist);
    joints.arm.turned.multiplyToRef(joints.fore.turned, this.chain);
    this.chain.conjugateInPlace().multiplyInPlace(turn);
    joints.hand.set(this.chain);
  }

  /** Has the palm at the goal and the hand turned as it is said to be; the fore arm takes half of what twists it. */
  private turnHand(arm: Arm, { x, y, z, w }: Quat, { place }: Moment): void {
    const { goal, turn, chain, laid } = this;
    const { scale, frame } = this.body;
    const { joints, sign } = arm;
    turn.copyFromFloats(0, -Math.sin(place.yaw / 2), 0, Math.cos(place.yaw / 2));
    turn.multiplyInPlace(laid.copyFromFloats(x, y, z, w));
    frame.chestTurn.conjugateToRef(chain).multiplyToRef(turn, turn);
    joints.collar.turned.conjugateToRef(chain).multiplyToRef(turn, turn);
    // Once as it is wished, and once more as far as the wrist went.
    for (let round = 0; round < 2; round++) {
      this.palmWay.set(0, palmBelowWrist * scale, 0).applyRotationQuaternionInPlace(turn);
      goal.addToRef(this.palmWay, this.target);
      arm.toWrist.solve(this.target, this.pole);
      if (round === 0) {
        arm.toWrist.upper.multiplyToRef(arm.toWrist.lower, chain).conjugateInPlace().multiplyInPlace(turn);
        arm.inward = sign * wrapped(2 * Math.atan2(chain.y, chain.w)) * 0.5;
      }
      this.turnFore(arm, arm.toWrist);
      joints.arm.turned.multiplyToRef(joints.fore.turned, laid);
      if (round === 0) joints.hand.set(laid.conjugateToRef(chain).multiplyInPlace(turn));
      laid.multiplyToRef(joints.hand.turned, turn);
    }
  }

  /** Turning the palm turns the fore arm too: about half of it is in each. */
  private turnFore(arm: Arm, bones: TwoBone): void {
    const { laid } = this;
    const { joints } = arm;
    const twist = arm.sign * arm.inward;
    joints.arm.set(bones.upper);
    arm.node.scaling.y = bones.stretch;
    laid.x = laid.z = 0;
    laid.y = Math.sin(twist / 2);
    laid.w = Math.cos(twist / 2);
    bones.lower.multiplyToRef(laid, this.chain);
    joints.fore.set(this.chain);
  }

  private closeHand(arm: Arm, bearing: HandBearing, moment: Moment): void {
    const { pose, postures, carriage } = moment;
    const sits = Math.max(postures.sitting, postures.kneeling);
    const gestures = Math.min(1, bearing.weight);
    let palm = -0.2 - 1.05 * sits - 0.5 * moment.striding * carriage.fists * 0.3;
    let wrist = 0.06 + 0.22 * sits;
    let fist = pose.dead ? 0.3 : carriage.fists + 0.08 * (1 - carriage.fists);
    palm += (bearing.palm - palm) * gestures;
    wrist += (bearing.wrist - wrist) * gestures;
    fist += ((Number.isNaN(bearing.fist) ? 0.2 : bearing.fist) - fist) * gestures;
    let index = bearing.index * gestures;
    if (arm.hasTarget && !(bearing.carries && gestures > 0.5)) {
      const grip = gripOf(pose, arm.sign);
      palm = grip ? (grip.radius > 0 ? -0.12 : -1.25) : -0.45;
      wrist = grip && grip.radius <= 0 ? 0.5 : 0.12;
      // An open hand comes, and closes on the thing.
      fist = arm.called < 1 ? 0.12 : closedOn(grip?.radius ?? 0.025);
      index = 0;
    }
    arm.palm.goal = palm;
    arm.palm.update(moment);
    arm.wrist.goal = wrist;
    arm.wrist.update(moment);
    arm.fingers.fist = fist;
    arm.fingers.index = index;
    arm.fingers.close(moment);
  }
}

function gripOf({ grips, hands }: BodyPose, sign: -1 | 1): Grip | undefined {
  const own = sign < 0 ? grips?.left : grips?.right;
  return own ?? (hands.left && hands.right ? undefined : (grips?.left ?? grips?.right));
}
