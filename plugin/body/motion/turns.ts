import type { Quaternion } from '@babylonjs/core/Maths/math.vector.js';

/*
 * As Babylon's own do. Those hand each number on to a function that writes all four, and what V8 does not put in where it is called is
 * garbage at every frame.
 */

/** The turn that takes this one back. */
export function undo(turn: Quaternion, into: Quaternion): void {
  into.x = -turn.x;
  into.y = -turn.y;
  into.z = -turn.z;
  into.w = turn.w;
}

/** First `b`, then `a`. */
export function combine(a: Quaternion, b: Quaternion, into: Quaternion): void {
  const x = a.x * b.w + a.y * b.z - a.z * b.y + a.w * b.x;
  const y = -a.x * b.z + a.y * b.w + a.z * b.x + a.w * b.y;
  const z = a.x * b.y - a.y * b.x + a.z * b.w + a.w * b.z;
  const w = -a.x * b.x - a.y * b.y - a.z * b.z + a.w * b.w;
  into.x = x;
  into.y = y;
  into.z = z;
  into.w = w;
}
