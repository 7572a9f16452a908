/**
 * A point or a direction on the stage, in metres: x to the east (right, for the audience), y up, z to the north (away
 * from the audience). Left-handed, as in Babylon.
 */
export interface Vec3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const vec = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
export const origin: Vec3 = vec(0, 0, 0);

export const plus = (a: Vec3, b: Vec3): Vec3 => vec(a.x + b.x, a.y + b.y, a.z + b.z);
export const minus = (a: Vec3, b: Vec3): Vec3 => vec(a.x - b.x, a.y - b.y, a.z - b.z);
export const scaled = (a: Vec3, by: number): Vec3 => vec(a.x * by, a.y * by, a.z * by);
export const between = (a: Vec3, b: Vec3, part: number): Vec3 =>
  vec(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part);

export const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec3, b: Vec3): Vec3 =>
  vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);

export const distance = (a: Vec3, b: Vec3): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
/** As a map shows it: heights do not count. */
export const flatDistance = (a: Vec3, b: Vec3): number => Math.hypot(a.x - b.x, a.z - b.z);

/** Turned about the vertical: 0 faces north, a quarter turn faces east. */
export const turned = (v: Vec3, yaw: number): Vec3 => {
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  return vec(v.x * cos + v.z * sin, v.y, v.z * cos - v.x * sin);
};

/** The way one faces with this yaw. */
export const facing = (yaw: number): Vec3 => vec(Math.sin(yaw), 0, Math.cos(yaw));
export const yawTowards = (from: Vec3, to: Vec3): number => Math.atan2(to.x - from.x, to.z - from.z);

/** The same direction as a number in (−π, π]. */
export const wrapped = (yaw: number): number => {
  const turns = yaw - 2 * Math.PI * Math.round(yaw / (2 * Math.PI));
  return turns === -Math.PI ? Math.PI : turns;
};
