import { AngleReader } from '../../../../plugin/body/motion/joint-angles.ts';
import type { BodyPose } from '../../../../plugin/body/motion/body-pose.ts';
import { armReachMeters } from '../../../../plugin/stage/posture.ts';
import { jointLimits, type Range } from '../../../../plugin/body/motion/limits.ts';
import { joints } from '../../../../plugin/body/rig/joint.ts';
import { distance, flatDistance, wrapped, yawTowards, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { MovedBody } from './moved-body.ts';

/** A figure with where its worst case was. */
export class Worst {
  value = 0;
  where = '';
  count = 0;
  over = 0;

  constructor(private readonly bound: number) {}

  note(value: number, where: () => string): void {
    this.count++;
    if (value > this.bound) this.over++;
    if (value <= this.value) return;
    this.value = value;
    this.where = where();
  }
}

interface Stance {
  ball: Vec3;
  heel: Vec3;
  slid: number;
}

const limitSlackDegrees = 0.5;
/** A hand is called for so long before it has to be there; eyes settle for so long. */
const calledSeconds = 0.3;
const settledSeconds = 1;
/** What is further aside than this, nobody looks at without turning. */
const behindRadians = 1.9;

/** Watches one body move and keeps the worst of it. Several may share the same figures. */
export class MotionWatch {
  private readonly reader = new AngleReader();
  private readonly angles = { first: 0, second: 0, third: 0 };
  private readonly stances: { left?: Stance | undefined; right?: Stance | undefined } = {};
  private readonly carried = { left: calledSeconds, right: calledSeconds };
  private readonly called = { left: 0, right: 0 };
  private readonly targets: { left?: Vec3 | undefined; right?: Vec3 | undefined } = {};
  private lookedFor = 0;
  private lookedAt: Vec3 | undefined;
  private stoodAt: { readonly at: Vec3; readonly yaw: number } | undefined;

  constructor(
    private readonly body: MovedBody,
    private readonly name: string,
    readonly figures: Figures,
  ) {}

  /** After a body took this pose; `touches` is the hand that is on what it reached for. */
  see(pose: BodyPose, seconds: number, when: string, touches?: 'left' | 'right'): void {
    const where = (what: string) => () => `${this.name} ${what} at ${when}`;
    this.watchLimits(where);
    this.watchFeet(pose, where);
    this.watchHands(pose, seconds, where, touches);
    this.watchEyes(pose, seconds, where);
  }

  private watchLimits(where: (what: string) => () => string): void {
    const { angles, body, reader } = this;
    for (const joint of joints) {
      const limit = jointLimits[joint];
      const turn = body.nodes[joint].rotationQuaternion;
      if (!turn) continue;
      reader.read(limit, turn, angles);
      let beyond: number;
      if (limit.kind === 'turn')
        beyond = Math.max(
          past(angles.first, limit.yaw),
          past(angles.second, limit.pitch),
          past(angles.third, limit.roll),
        );
      else if (limit.kind === 'hinge')
        beyond = Math.max(past(angles.first, limit.bend), past(angles.second, limit.twist));
      else beyond = Math.max(past(angles.first, [0, limit.cone]), past(angles.second, limit.twist));
      const degrees = Number.isFinite(beyond) ? beyond - limitSlackDegrees : 999;
      this.figures.limits.note(Math.max(0, degrees), where(joint));
    }
  }

  private watchFeet(pose: BodyPose, where: (what: string) => () => string): void {
    const { body, stances } = this;
    for (const side of ['left', 'right'] as const) {
      const foot = body.motion.gait[side];
      if (!foot.planted || pose.dead || pose.posture === 'lying' || body.motion.place.isCut) {
        stances[side] = undefined;
        continue;
      }
      const joint = side === 'left' ? 'footL' : 'footR';
      const ball = body.at(joint, 0, -0.055, 0.12);
      const heel = body.at(joint, 0, -0.085, -0.05);
      const was = stances[side];
      // What does not move of a foot that rolls is what it stands on.
      const slid = was ? was.slid + Math.min(flatDistance(ball, was.ball), flatDistance(heel, was.heel)) : 0;
      stances[side] = { ball, heel, slid };
      this.figures.feet.note(slid, where(`${side} foot, ${pose.posture}, speed ${pose.speed.toFixed(2)}`));
    }
  }

  private watchHands(
    pose: BodyPose,
    seconds: number,
    where: (what: string) => () => string,
    touches: 'left' | 'right' | undefined,
  ): void {
    for (const hand of ['left', 'right'] as const) {
      const target = pose.hands[hand];
      const was = this.targets[hand];
      this.targets[hand] = target;
      this.called[hand] = target ? this.called[hand] + seconds : 0;
      // Who falls dead lets go.
      if (!target || pose.dead || this.called[hand] < calledSeconds) continue;
      // What is done with a thing in hand takes it along: a cup to the lips, a knife to the curtain.
      if (pose.gesture) this.carried[hand] = 0;
      else this.carried[hand] += seconds;
      if (this.carried[hand] < calledSeconds && touches !== hand) continue;
      // Contact is where a hand has come to; one that is swept along faster than a walk is on its way.
      if (was && distance(was, target) > 1.5 * seconds) continue;
      // The stage refuses what is further off; and nobody has a hand in their own shoulder.
      const shoulder = this.body.at(hand === 'left' ? 'armL' : 'armR');
      if (flatDistance(target, pose.position) > armReachMeters + 0.2 || distance(target, shoulder) < 0.18) continue;
      const off = distance(this.body.palm(hand), target);
      this.figures.hands.note(off, where(`${hand} hand, ${pose.posture}, ${JSON.stringify(this.body.fromChest(target).asArray().map((n) => Math.round(n * 100) / 100))}`)); // prettier-ignore
    }
  }

  private watchEyes(pose: BodyPose, seconds: number, where: (what: string) => () => string): void {
    const { body } = this;
    const { gaze, position, yaw } = pose;
    const held = this.lookedAt && gaze && distance(this.lookedAt, gaze) < 0.02;
    const stood = this.stoodAt && distance(this.stoodAt.at, position) < 0.005 && Math.abs(wrapped(this.stoodAt.yaw - yaw)) < 0.02; // prettier-ignore
    this.lookedFor = held && stood ? this.lookedFor + seconds : 0;
    this.lookedAt = gaze;
    this.stoodAt = { at: position, yaw };
    if (!gaze || pose.dead || pose.posture === 'lying') return;
    // Whoever bows, starts at something or thinks looks where that takes the eyes.
    if (pose.gesture || pose.feeling || pose.thinking) this.lookedFor = 0;
    if (body.motion.gaze.glance.away > 0.01) this.lookedFor = Math.min(this.lookedFor, settledSeconds - 0.4);
    if (this.lookedFor < settledSeconds) return;
    const aside = Math.abs(wrapped(yawTowards(position, gaze) - yaw));
    const near = flatDistance(position, gaze);
    if (aside > behindRadians || near < 0.3) return;
    this.figures.eyes.note(body.gazeError(gaze), where(`eyes, ${pose.posture}, ${Math.round((aside / Math.PI) * 180)}° aside, ${near.toFixed(1)} m`)); // prettier-ignore
  }
}

/** The worst there was of anybody watched. */
export class Figures {
  /** Degrees beyond a limit. */
  readonly limits = new Worst(0);
  /** Metres a foot slid in one standing. */
  readonly feet = new Worst(0.02);
  /** Metres a palm was from where it should be. */
  readonly hands = new Worst(0.02);
  /** Degrees both eyes looked beside what they looked at. */
  readonly eyes = new Worst(3);
}

const past = (radians: number, [low, high]: Range): number => {
  const degrees = (radians / Math.PI) * 180;
  return Math.max(low - degrees, degrees - high);
};
