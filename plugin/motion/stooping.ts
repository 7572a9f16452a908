import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Rig } from '../rig/rig.ts';
import type { Vec3 } from '../space/vector.ts';
import type { Arms } from './arms.ts';
import { intoBody } from './body-frame.ts';
import { shareOf, smooth } from './easing.ts';
import type { Moment } from './moment.ts';
import type { Placement } from './placement.ts';
import type { Postures } from './postures.ts';
import { stoopFor } from './stoop.ts';

/** A hand nearer than this to its shoulder needs no stoop. */
const easyReach = 0.66;

/** How far a body stoops for what its hands are at, 0..1. */
export class Stooping {
  now = 0;
  private readonly target = new Vector3();
  private readonly trunk: number;
  private readonly shoulderX: number;

  constructor(
    rig: Rig,
    private readonly scale: number,
  ) {
    this.trunk = ((rig.at.armR.y - rig.at.hips.y) / 0.42) * scale;
    this.shoulderX = rig.at.armR.x * scale;
  }

  /** What is out of easy reach is stooped for as the hand goes there; rising takes its time. */
  take(moment: Moment, place: Placement, postures: Postures, arms: Arms, leant: number): void {
    const { pose, posture, seconds, isFirst } = moment;
    let needed = 0;
    if (posture !== 'lying') {
      const left = this.neededFor(pose.hands.left, -1, moment, place, postures, leant) * smooth(0, 1, arms.left.called);
      const right =
        this.neededFor(pose.hands.right, 1, moment, place, postures, leant) * smooth(0, 1, arms.right.called);
      needed = Math.max(left, right);
    }
    if (needed > this.now || isFirst) this.now = needed;
    else this.now += (needed - this.now) * shareOf(seconds, 14);
  }

  private neededFor(
    hand: Vec3 | undefined,
    sign: -1 | 1,
    { posture }: Moment,
    place: Placement,
    postures: Postures,
    leant: number,
  ): number {
    // prettier-ignore
    if (!hand) return 0;
    intoBody(hand, place, this.target);
    const { x, y, z } = this.target;
    const aside = x - sign * this.shoulderX;
    const { scale } = this;
    return stoopFor(
      aside,
      y - postures.hipHeight,
      z,
      posture === 'standing',
      easyReach * scale,
      scale,
      leant,
      this.trunk,
    );
  }
}
