import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { approach, fullLength, smoothstep } from '../../../src/kit/numbers.ts';
import type { Arms } from './arms.ts';
import { intoBody } from './body-frame.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';

/** The lengths of a trunk: hips to waist, waist to ribs, ribs to the line of the shoulders. */
const segments = { hips: 0.11, spine: 0.13, chest: 0.18 } as const;
/** How a bend is shared: the hips turn by the first part of it, the waist adds the second, the ribs the rest. */
export const bendShare = { hips: 0.5, spine: 0.28, chest: 0.22 } as const;
/** Who bends forward pushes the hips back, in metres for each radian, and stays on their feet. */
export const hipsBackMeters = 0.13;
/** The deepest stoop: radians of bend, metres of sinking into the knees. */
export const deepest = { bend: 1.3, sink: 0.42 } as const;

/** How high the shoulders are when bent by so much, from the hips. */
const shoulderUp = (bend: number): number =>
  segments.hips * Math.cos(bend * bendShare.hips) +
  segments.spine * Math.cos(bend * (bendShare.hips + bendShare.spine)) +
  segments.chest * Math.cos(bend);

/** How far before the hips the shoulders are when bent by so much. */
const shoulderAhead = (bend: number): number =>
  segments.hips * Math.sin(bend * bendShare.hips) +
  segments.spine * Math.sin(bend * (bendShare.hips + bendShare.spine)) +
  segments.chest * Math.sin(bend) -
  bend * hipsBackMeters;

/** A hand nearer than this to its shoulder needs no stoop. */
const easyReach = 0.66;

/** A trunk that leans by itself, in radians. */
interface Leaning {
  readonly leant: number;
}

/** How far a body stoops for what its hands are at, 0..1. */
export class Stooping {
  now = 0;
  /** How far the trunk turns to bring a shoulder to what is across the body, in radians. */
  twist = 0;
  private readonly target = new Vector3();
  private readonly scale: number;
  /** How far one leans already, and how far one sinks into the knees at the deepest. */
  private leant = 0;
  private sinks = 0;
  /** How far the hand's place is from the shoulder, as was found last. */
  private away = 0;
  /** How much longer the trunk is than a plain one's. */
  private readonly trunk: number;
  private readonly shoulderX: number;

  constructor({ rig, scale }: Physique) {
    this.scale = scale;
    this.trunk = ((rig.at.armR.y - rig.at.hips.y) / 0.42) * scale;
    this.shoulderX = rig.at.armR.x * scale;
  }

  /** What is out of easy reach is stooped for as the hand goes there; rising takes its time. */
  update(moment: Moment, arms: Arms, trunk: Leaning): void {
    const { pose, posture, seconds, isFirst, place } = moment;
    this.leant = trunk.leant;
    this.sinks = posture === 'standing' ? deepest.sink * this.scale : 0;
    let needed = 0;
    let turned = 0;
    for (let index = 0; index < 2; index++) {
      const { sign, called } = arms.both[index]!;
      const hand = sign < 0 ? pose.hands.left : pose.hands.right;
      if (!hand || posture === 'lying') continue;
      const share = smoothstep(0, 1, called);
      intoBody(hand, place, this.target);
      turned += this.turnFor(sign) * share;
      needed = Math.max(needed, this.neededFor(sign, moment) * share);
    }
    this.twist += (turned - this.twist) * (isFirst ? 1 : approach(seconds, 16));
    if (needed > this.now || isFirst) this.now = needed;
    else this.now += (needed - this.now) * approach(seconds, 14);
  }

  /** Only for what is on the other side: what is on its own side an arm reaches by itself. */
  private turnFor(sign: -1 | 1): number {
    return -sign * 0.75 * smoothstep(0, 0.4 * this.scale, -sign * this.target.x);
  }

  /**
   * How far one has to stoop, from 0 to 1, for a hand to be where it shall be: the least that brings the shoulder near
   * enough. For what is out of reach even so, the one that comes nearest.
   */
  private neededFor(sign: -1 | 1, { postures }: Moment): number {
    const { scale, target } = this;
    target.x -= sign * this.shoulderX * Math.cos(this.twist);
    target.y -= postures.hipHeight;
    target.z += sign * this.shoulderX * Math.sin(this.twist);
    const near = easyReach * scale;
    let nearest = 0;
    this.stoopBy(0);
    let nearestAway = this.away;
    if (nearestAway <= near) return 0;
    let low = 0;
    let high = 0;
    // The first of sixteen that suffices, made finer: stooping further may take the shoulder past what is near.
    for (let i = 1; i <= 16 && high === 0; i++) {
      this.stoopBy(i / 16);
      const far = this.away;
      if (far <= near) {
        low = (i - 1) / 16;
        high = i / 16;
      } else if (far < nearestAway) {
        nearest = i / 16;
        nearestAway = far;
      }
    }
    if (high === 0) return nearest;
    for (let i = 0; i < 8; i++) {
      const middle = (low + high) / 2;
      this.stoopBy(middle);
      if (this.away > near) low = middle;
      else high = middle;
    }
    return high;
  }

  /** Finds how far the hand's place is from the shoulder of somebody who stoops so far. */
  private stoopBy(stoop: number): void {
    const { target, trunk, leant, sinks } = this;
    const bend = leant + stoop * deepest.bend;
    const up = target.y + stoop * sinks - shoulderUp(bend) * trunk;
    const ahead = target.z - shoulderAhead(bend) * trunk;
    this.away = fullLength(target.x, up, ahead);
  }
}
