import type { Vec3 } from './vector.ts';

/** A box in something's own space, perhaps turned about its vertical. */
export interface Box {
  readonly center: Vec3;
  /** Whole extents, not halves. */
  readonly size: Vec3;
  readonly yaw?: number;
}

/** A box of this size standing on the ground at the origin. */
export const standing = (size: Vec3): Box => ({ center: { x: 0, y: size.y / 2, z: 0 }, size });
