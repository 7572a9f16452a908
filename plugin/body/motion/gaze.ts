import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { approach, clamp, flatLength, smoothstep } from '../../../src/kit/numbers.ts';
import { eyeLimits } from '../face/eye-turn.ts';
import type { FaceMotion } from '../face/face-motion.ts';
import type { Face } from '../face/face.ts';
import { intoBody } from './body-frame.ts';
import { drift } from './easing.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { Spring } from './spring.ts';

/** How far a head turns from where the chest faces, in radians, and is comfortable. */
const headMost = { yaw: 1.18, up: 0.72, down: 0.78 } as const;
/** Of what is looked at the head makes so much; eyes make the rest. */
const headShare = { yaw: 0.86, pitch: 0.78 } as const;
/** From so far aside the trunk helps, so much of what is further, and so far at the most. */
const trunkHelp = { from: 0.5, share: 0.55, most: 0.5 } as const;
/** Eyes go first; the head comes after them, and the trunk after it. */
const lagSeconds = { head: 0.08, trunk: 0.2 } as const;
const eyesRate = 50;

/** How far a body stoops at the moment, 0..1. */
interface Stooped {
  readonly now: number;
}

/** Where somebody looks instead of at what they look at, for a moment. */
interface Glance {
  /** How much of the look is away, 0..1. */
  away: number;
  /** How far aside and down of it, in radians. */
  yaw: number;
  pitch: number;
  /** Which look away this is, of whoever talks or listens; when it begins and how long it lasts, if it is taken at all. */
  slot: number;
  ofTalk: boolean;
  isTaken: boolean;
  begins: number;
  lasts: number;
}

/**
 * Looks: eyes first, then the head, then the trunk. Its bones are neck and head; eyes are the face's, which it tells
 * where to look. Whatever the head is made to do besides, the eyes stay on what they look at.
 */
export class Gaze {
  /** How far looking turns the trunk, in radians: for whoever turns it. */
  twist = 0;
  /** How far it looks away from what it looks at, for a moment or to think: 0..1. */
  readonly glance: Glance = {
    away: 0, yaw: 0, pitch: 0, slot: NaN, ofTalk: false, isTaken: false, begins: 0, lasts: 0,
  }; // prettier-ignore
  private lateYaw = 0;
  private latePitch = 0;
  private lateTwist = 0;
  private readonly headYaw = new Spring(12);
  private readonly headPitch = new Spring(12);
  private readonly trunkTwist = new Spring(8);
  private eyeYaw = 0;
  private eyePitch = 0;
  private thought = 0;
  private readonly target = new Vector3();
  private readonly way = new Vector3();
  private readonly back = new Quaternion();
  private readonly eyes: Vector3;

  constructor(private readonly body: Physique) {
    const { eyeR, head } = body.rig.at;
    this.eyes = new Vector3(0, eyeR.y - head.y, eyeR.z - head.z).scaleInPlace(body.scale);
  }

  /** Finds what there is to look at, in body space, and how far the trunk shall turn for it: before it is turned. */
  aim(moment: Moment): void {
    const { pose, now, seconds, isFirst, place, postures } = moment;
    const { glance, target } = this;
    const { frame, offset } = this.body;
    this.thought += ((pose.thinking ? 1 : 0) - this.thought) * approach(seconds, 5);
    if (pose.gaze && !pose.dead) {
      intoBody(pose.gaze, place, target);
      glanceAt(glance, now, offset, pose.talking);
    } else {
      // Nothing in particular: ahead, and a little about.
      const idle = pose.dead ? 0 : 0.09;
      target.set(drift(now * 0.5, offset) * idle, 0, 1).scaleInPlace(3);
      target.y = frame.headAt.y + this.eyes.y - (drift(now * 0.33, offset + 0.4) + 0.6) * idle;
      glance.away = 0;
    }
    const x = target.x - frame.headAt.x;
    const z = target.z - frame.headAt.z;
    const yaw = Math.atan2(x, z);
    const beyond = Math.max(0, Math.abs(yaw) - trunkHelp.from) * trunkHelp.share;
    // What is right behind is not turned to this way and that.
    const behind = Math.abs(yaw) > 2.6 ? 0 : 1;
    const wanted =
      Math.sign(yaw) * Math.min(trunkHelp.most, beyond) * behind * (1 - postures.lying) * (pose.gaze ? 1 : 0);
    this.lateTwist += (wanted - this.lateTwist) * (isFirst ? 1 : approach(seconds, 1 / lagSeconds.trunk));
    this.trunkTwist.goal = this.lateTwist;
    this.trunkTwist.update(moment);
    this.twist = this.trunkTwist.value;
  }

  /** Turns head and eyes: after the trunk. `felt` is what a feeling does with the head. */
  turn(moment: Moment, stooping: Stooped, felt: FaceMotion['head'], face: Face): void {
    const { seconds, bearing, isFirst, pose, postures, carriage } = moment;
    const { way } = this;
    const { frame, joints, offset, stooped } = this.body;
    const alive = pose.dead ? 0 : 1;
    way.copyFrom(this.target).subtractInPlace(frame.headAt);
    way.y -= this.eyes.y;
    frame.chestTurn.conjugateToRef(this.back);
    way.applyRotationQuaternionInPlace(this.back);
    let yaw = Math.atan2(way.x, way.z) * alive;
    let pitch = -Math.atan2(way.y, flatLength(way.x, way.z)) * alive;
    if (!pose.gaze) {
      // Somebody who stoops or bows looks up less than they bend; who lies looks at the ceiling.
      pitch = clamp(pitch, -0.3 - 0.35 * stooping.now, 0.4) * (1 - postures.lying);
      yaw *= 1 - postures.lying;
    }
    const think = this.thought * 0.55;
    const side = offset < 0.5 ? -1 : 1;
    const share = isFirst ? 1 : approach(seconds, 1 / lagSeconds.head);
    const goalYaw = clamp(yaw * headShare.yaw + side * think * 0.5, -headMost.yaw, headMost.yaw);
    const goalPitch = clamp(pitch * headShare.pitch - think * 0.28, -headMost.up, headMost.down);
    this.lateYaw += (goalYaw - this.lateYaw) * share;
    this.latePitch += (goalPitch - this.latePitch) * share;
    this.headYaw.goal = this.lateYaw;
    this.headYaw.update(moment);
    this.headPitch.goal = this.latePitch;
    this.headPitch.update(moment);
    const turn = this.headYaw.value + bearing.turn + felt.turn;
    // The head is held up against a back that age has bent.
    const held = carriage.head * alive - stooped * 0.75 + (pose.dead ? postures.sitting * 0.6 : 0);
    const nod = this.headPitch.value + bearing.nod + (felt.nod + held) * (1 - postures.lying);
    const tilt = bearing.tilt + felt.tilt + side * think * 0.12 + (pose.dead ? 0.25 * postures.lying : 0);
    const { neck, head } = joints.all;
    neck.by.yaw = turn * 0.4;
    neck.by.pitch = nod * 0.4;
    neck.by.roll = tilt * -0.4;
    neck.turn();
    head.by.yaw = turn * 0.6;
    head.by.pitch = nod * 0.6;
    head.by.roll = tilt * -0.6;
    head.turn();
    frame.followHead();
    this.turnEyes(moment, face);
  }

  private turnEyes({ seconds, pose, isFirst }: Moment, face: Face): void {
    const { way, eyes, glance } = this;
    const { frame } = this.body;
    eyes.rotateByQuaternionToRef(frame.headTurn, way);
    way.addInPlace(frame.headAt);
    this.target.subtractToRef(way, way);
    frame.toHead(way);
    const flat = flatLength(way.x, way.z);
    // Who thinks looks away too, but that is the face's to do.
    const away = glance.away * (1 - this.thought);
    const share = isFirst ? 1 : approach(seconds, eyesRate);
    const yaw = Math.atan2(way.x, way.z) + glance.yaw * away;
    const pitch = -Math.atan2(way.y, flat) + glance.pitch * away;
    this.eyeYaw += ((pose.dead ? 0 : clamp(yaw, -eyeLimits.yaw, eyeLimits.yaw)) - this.eyeYaw) * share;
    this.eyePitch += ((pose.dead ? 0 : clamp(pitch, -eyeLimits.up, eyeLimits.down)) - this.eyePitch) * share;
    face.eyeYaw = this.eyeYaw;
    face.eyePitch = this.eyePitch;
    face.eyeMeters = pose.gaze ? flatLength(flat, way.y) : 3;
  }
}

/** One look away in each slot of time, at its own moment, for its own while, to its own side. */
const slotSeconds = 4.6;

/** A number of a person and a count, 0..1. */
const chance = (offset: number, count: number): number => {
  const mixed = Math.sin(offset * 127.1 + count * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

/**
 * Nobody stares. Who listens looks away now and then, who talks does so more often and longer; who looks for an answer
 * finds it above and aside.
 */
function glanceAt(into: Glance, now: number, offset: number, talking: boolean): void {
  const at = now + offset * slotSeconds;
  const slot = Math.floor(at / slotSeconds);
  if (slot !== into.slot || talking !== into.ofTalk) chooseGlance(into, slot, offset, talking);
  const { begins, lasts } = into;
  const passed = at - slot * slotSeconds - begins;
  into.away =
    !into.isTaken || passed < 0 || passed > lasts
      ? 0
      : smoothstep(0, 0.05, passed) * smoothstep(lasts, lasts - 0.05, passed);
}

function chooseGlance(into: Glance, slot: number, offset: number, talking: boolean): void {
  into.slot = slot;
  into.ofTalk = talking;
  into.lasts = (talking ? 0.75 : 0.5) + 0.5 * chance(offset, slot * 3 + 1);
  into.begins = 0.6 + (slotSeconds - 1.2 - into.lasts) * chance(offset, slot * 3);
  into.isTaken = chance(offset, slot * 3 + 2) < (talking ? 0.85 : 0.55);
  const side = chance(offset, slot * 3 + 5) < 0.5 ? -1 : 1;
  into.yaw = side * (0.16 + 0.2 * chance(offset, slot * 3 + 4));
  into.pitch = 0.05 + 0.16 * chance(offset, slot * 3 + 7);
}
