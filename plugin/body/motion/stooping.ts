import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { approach, smoothstep } from '../../../src/kit/numbers.ts';
import type { Rig } from '../rig/rig.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Arms } from './arms.ts';
import { intoBody } from './body-frame.ts';
import type { Moment } from './moment.ts';
import type { Placement } from './placement.ts';
import type { Postures } from './postures.ts';
import { stoopFor } from './stoop.ts';

/** A hand nearer than this to its shoulder needs no stoop. */
const easyReach = 0.66;

/** How far a body stoops for what its hands are at, 0..1. */
export class Stooping {
  now = 0;
  /** How far the trunk turns to bring a shoulder to what is across the body, in radians. */
  twist = 0;
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
  update(moment: Moment, place: Placement, postures: Postures, arms: Arms, leant: number): void {
    const { pose, posture, seconds, isFirst } = moment;
    let needed = 0;
    let turned = 0;
    if (posture !== 'lying') {
      const left =
        this.neededFor(pose.hands.left, -1, moment, place, postures, leant) * smoothstep(0, 1, arms.left.called);
      const right =
        this.neededFor(pose.hands.right, 1, moment, place, postures, leant) * smoothstep(0, 1, arms.right.called);
      needed = Math.max(left, right);
      turned = this.turnFor(pose.hands.left, -1, place) * smoothstep(0, 1, arms.left.called);
      turned += this.turnFor(pose.hands.right, 1, place) * smoothstep(0, 1, arms.right.called);
    }
    this.twist += (turned - this.twist) * (isFirst ? 1 : approach(seconds, 16));
    if (needed > this.now || isFirst) this.now = needed;
    else this.now += (needed - this.now) * approach(seconds, 14);
  }

  /** Only for what is on the other side: what is on its own side an arm reaches by itself. */
  private turnFor(hand: Vec3 | undefined, sign: -1 | 1, place: Placement): number {
    if (!hand) return 0;
    intoBody(hand, place, this.target);
    return -sign * 0.75 * smoothstep(0, 0.4 * this.scale, -sign * this.target.x);
  }

  private neededFor(
    hand: Vec3 | undefined,
    sign: -1 | 1,
    { posture }: Moment,
    place: Placement,
    postures: Postures,
    leant: number,
  ): number {
    if (!hand) return 0;
    intoBody(hand, place, this.target);
    const { x, y, z } = this.target;
    const aside = x - sign * this.shoulderX * Math.cos(this.twist);
    const ahead = z + sign * this.shoulderX * Math.sin(this.twist);
    const { scale } = this;
    return stoopFor(
      aside,
      y - postures.hipHeight,
      ahead,
      posture === 'standing',
      easyReach * scale,
      scale,
      leant,
      this.trunk,
    );
  }
}
