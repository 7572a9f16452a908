import { facing, origin, plus, turned, type Vec3 } from './vector.ts';

/** A turn in space as a unit quaternion. */
export interface Quat {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

export const upright: Quat = { x: 0, y: 0, z: 0, w: 1 };

/** A turn about the vertical. */
export const yawed = (yaw: number): Quat => ({ x: 0, y: Math.sin(yaw / 2), z: 0, w: Math.cos(yaw / 2) });

export const turnedBy = (v: Vec3, { x, y, z, w }: Quat): Vec3 => {
  const tx = 2 * (y * v.z - z * v.y);
  const ty = 2 * (z * v.x - x * v.z);
  const tz = 2 * (x * v.y - y * v.x);
  return {
    x: v.x + w * tx + y * tz - z * ty,
    y: v.y + w * ty + z * tx - x * tz,
    z: v.z + w * tz + x * ty - y * tx,
  };
};

/** First `b`, then `a`. */
export const combined = (a: Quat, b: Quat): Quat => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

/** The turn about the vertical that comes nearest. */
export const yawOf = (rotation: Quat): number => {
  const ahead = turnedBy(facing(0), rotation);
  return Math.atan2(ahead.x, ahead.z);
};

/** Where something is and how it is turned. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

/** Standing upright: most of what is on a stage does. */
export interface Stand {
  readonly position: Vec3;
  readonly yaw: number;
}

export const poseOf = ({ position, yaw }: Stand): Pose => ({ position, rotation: yawed(yaw) });

/** A point given in something's own space, in the space of the stage. */
export const placedIn = ({ position, rotation }: Pose, own: Vec3): Vec3 => plus(position, turnedBy(own, rotation));
export const placedAt = ({ position, yaw }: Stand, own: Vec3 = origin): Vec3 => plus(position, turned(own, yaw));
