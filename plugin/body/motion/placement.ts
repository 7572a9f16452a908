import { flatLength } from '../../../src/kit/numbers.ts';
import { wrapped } from '../../stage/space/vector.ts';
import { weighty } from './easing.ts';
import { Standing } from './standing.ts';
import type { BodyPose, PoseFrame } from './body-pose.ts';
import type { Posture } from '../../stage/posture.ts';

/** Further than this in one frame nobody goes by themselves: the body was put somewhere else. */
const cutMeters = 1.7;
/** Less than this is a walk with long frames. */
const walkedMeters = 0.12;
const turnedRadians = 0.5;

/**
 * Where a body is shown. A simulation puts somebody who sits down onto the seat at once; to look at, they go there. So a
 * short leap is gone in steps, and everything else is where it is said to be.
 */
export class Placement {
  x = 0;
  y = 0;
  z = 0;
  yaw = 0;
  /** Metres a second, as shown. */
  speed = 0;
  /** Put somewhere else altogether at this frame. */
  isCut = false;
  /** How far the way of the last leap was. */
  leapMeters = 0;
  /** Where it was last said to be. */
  private readonly said = new Standing();
  /** What is still to be made good of a leap, as it was when it began. */
  private readonly off = new Standing();
  private passed = 0;
  private from = 0;
  private until = 0;

  update({ pose, posture, seconds, frameSeconds, isFirst }: PoseFrame): void {
    const { position, yaw } = pose;
    const moved = flatLength(position.x - this.said.x, position.z - this.said.z);
    const risen = Math.abs(position.y - this.said.y);
    const turn = Math.abs(wrapped(yaw - this.said.yaw));
    const couldWalk = walkedMeters + (pose.speed + 0.6) * frameSeconds * 1.5;
    this.isCut = isFirst || moved > cutMeters || risen > 0.9;
    if (this.isCut) {
      this.passed = this.until = 0;
    } else if (moved > couldWalk || risen > 0.2 || turn > turnedRadians + 6 * frameSeconds) {
      this.begin(pose, posture, moved);
    }
    const { said } = this;
    said.x = position.x;
    said.y = position.y;
    said.z = position.z;
    said.yaw = yaw;
    const beforeX = this.x;
    const beforeZ = this.z;
    this.show(pose, seconds);
    const went = flatLength(this.x - beforeX, this.z - beforeZ);
    this.speed = this.isCut ? 0 : this.isGoing ? went / Math.max(seconds, 1e-3) : pose.speed;
  }

  /** On the way of a leap. */
  get isGoing(): boolean {
    return this.passed < this.until;
  }

  private begin({ position, yaw }: BodyPose, posture: Posture, moved: number): void {
    this.off.x = this.x - position.x;
    this.off.y = this.y - position.y;
    this.off.z = this.z - position.z;
    this.off.yaw = wrapped(this.yaw - yaw);
    this.leapMeters = moved;
    const lasts = 0.45 + 0.45 * moved + 0.14 * Math.abs(this.off.yaw);
    // Who gets up rises before they go; who sits down goes at once.
    this.from = posture === 'standing' ? 0.3 : 0;
    this.until = this.from + lasts;
    this.passed = 0;
  }

  private show({ position, yaw }: BodyPose, seconds: number): void {
    this.passed = Math.min(this.until, this.passed + seconds);
    const left = this.isGoing ? 1 - weighty((this.passed - this.from) / (this.until - this.from)) : 0;
    this.x = position.x + this.off.x * left;
    this.y = position.y + this.off.y * left;
    this.z = position.z + this.off.z * left;
    this.yaw = yaw + this.off.yaw * left;
  }
}
