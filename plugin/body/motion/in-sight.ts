import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp, smoothstep } from '../../../src/kit/numbers.ts';
import { intoBody, type BodyFrame } from './body-frame.ts';
import type { OwnSight } from './body-pose.ts';
import type { Placement } from './placement.ts';

/** A hand nearer to the eyes than this hides what it does. */
const nearestMeters = 0.36;

/**
 * Brings hands before the eyes that look out of a body: most gestures are written for whoever looks on, and lie below what
 * one sees of oneself. What is in sight stays where it is.
 */
export class InSight {
  private readonly eyes = new Vector3();
  private readonly right = new Vector3();
  private readonly up = new Vector3();
  private readonly ahead = new Vector3();
  private readonly way = new Vector3();
  private readonly point = { x: 0, y: 0, z: 0 };

  constructor(private readonly frame: BodyFrame) {}

  /** `hand` is in the space of the chest; `part` says how much of it is to be seen, from 0 to 1. */
  bring(hand: Vector3, sight: OwnSight, place: Placement, part: number): void {
    const { eyes, right, up, ahead, way } = this;
    const { yaw, pitch } = sight;
    const [sin, cos, sinUp, cosUp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
    this.lay(eyes, sight, place, 0, 0, 0);
    this.lay(right, sight, place, cos, 0, -sin);
    this.lay(up, sight, place, -sin * sinUp, cosUp, -cos * sinUp);
    this.lay(ahead, sight, place, sin * cosUp, sinUp, cos * cosUp);
    right.subtractInPlace(eyes);
    up.subtractInPlace(eyes);
    ahead.subtractInPlace(eyes);
    hand.subtractToRef(eyes, way);
    const far = Math.max(nearestMeters, Vector3.Dot(way, ahead));
    const over = clamp(Vector3.Dot(way, up), -far * sight.up, far * sight.up);
    const aside = clamp(Vector3.Dot(way, right), -far * sight.across, far * sight.across);
    way.copyFrom(eyes);
    ahead.scaleAndAddToRef(far, way);
    up.scaleAndAddToRef(over, way);
    right.scaleAndAddToRef(aside, way);
    Vector3.LerpToRef(hand, way, smoothstep(0, 1, part), hand);
  }

  /** A point so far from the eyes, as the chest has it. */
  private lay(into: Vector3, { eyes }: OwnSight, place: Placement, x: number, y: number, z: number): void {
    const { point, frame } = this;
    point.x = eyes.x + x;
    point.y = eyes.y + y;
    point.z = eyes.z + z;
    intoBody(point, place, into);
    frame.toChest(into);
  }
}
