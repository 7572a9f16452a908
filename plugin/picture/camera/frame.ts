import { mix } from '../../../src/kit/numbers.ts';
import { between, distance, dot, minus, plus, scaled, vec, type Vec3 } from '../../stage/space/vector.ts';
import type { HouseFrame } from '../look/house/opening.ts';

export type Frame = HouseFrame;

/** Where a point falls in a picture: −1 to 1 from edge to edge, to the right and up; `ahead` in metres. */
export interface Seen {
  readonly across: number;
  readonly up: number;
  readonly ahead: number;
}

export function seenIn({ position, target, fov }: Frame, point: Vec3, aspect: number): Seen {
  const [view, to] = [minus(target, position), minus(point, position)];
  const far = Math.hypot(view.x, view.y, view.z) || 1;
  const forward = vec(view.x / far, view.y / far, view.z / far);
  const flat = Math.hypot(forward.x, forward.z) || 1e-6;
  const right = vec(forward.z / flat, 0, -forward.x / flat);
  const upward = vec(forward.y * right.z, forward.z * right.x - forward.x * right.z, -forward.y * right.x);
  const ahead = dot(to, forward);
  const slope = Math.tan(fov / 2) * Math.max(1e-6, Math.abs(ahead));
  return { across: dot(to, right) / (slope * aspect), up: dot(to, upward) / slope, ahead };
}

/** The picture from here in which this point falls there: how a head is given its third. */
export function aimedAt(
  position: Vec3,
  point: Vec3,
  fov: number,
  aspect: number,
  at: { readonly across: number; readonly up: number },
): Frame {
  const to = minus(point, position);
  const slope = Math.tan(fov / 2);
  const yaw = Math.atan2(to.x, to.z) - Math.atan(at.across * slope * aspect);
  const pitch = Math.atan2(to.y, Math.hypot(to.x, to.z)) - Math.atan(at.up * slope);
  const far = distance(position, point);
  const ahead = vec(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  return { position, target: plus(position, scaled(ahead, far)), fov };
}

/** How much of half a picture's breadth something takes that is so broad, so far ahead. */
export const partTaken = (meters: number, ahead: number, fov: number, aspect: number): number =>
  meters / (Math.tan(fov / 2) * Math.max(1e-6, ahead) * aspect);

/** How far away a picture is as tall as this. */
export const distanceFor = (heightMeters: number, fov: number): number => heightMeters / 2 / Math.tan(fov / 2);

/** How tall the picture is at this distance. */
export const heightAt = (fov: number, meters: number): number => 2 * meters * Math.tan(fov / 2);

/** Between one picture and another: 0 is all of the first. */
export const mixedFrames = (one: Frame, other: Frame, part: number): Frame => ({
  position: between(one.position, other.position, part),
  target: between(one.target, other.target, part),
  fov: mix(one.fov, other.fov, part),
});
