import { eased, mix } from '../../../src/kit/numbers.ts';
function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x27d4eb2f) ^ Math.imul(z, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0xffffffff;
}

/** Smooth unevenness of about one unit's grain, 0..1: the hand that made it. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = eased(x - i);
  const v = eased(y - j);
  const near = mix(row(i, j, k, u), row(i, j + 1, k, u), v);
  const far = mix(row(i, j, k + 1, u), row(i, j + 1, k + 1, u), v);
  return mix(near, far, eased(z - k));
}

const row = (i: number, j: number, k: number, part: number): number =>
  mix(lattice(i, j, k), lattice(i + 1, j, k), part);
