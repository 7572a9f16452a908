function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x27d4eb2f) ^ Math.imul(z, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0xffffffff;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Smooth unevenness of about one unit's grain, 0..1: the hand that made it. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const row = (dj: number, dk: number): number => mix(lattice(i, j + dj, k + dk), lattice(i + 1, j + dj, k + dk), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}
