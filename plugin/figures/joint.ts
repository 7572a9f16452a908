import { vec, type Vec3 } from '../space/vector.ts';

/** A place where a body bends. Bones run between them; the face has some of its own. */
export const joints = [
  'hips', 'spine', 'chest', 'neck', 'head', 'jaw',
  'eyeL', 'eyeR', 'lidL', 'lidR', 'browL', 'browR', 'cornerL', 'cornerR',
  'armL', 'foreL', 'handL', 'gripL', 'armR', 'foreR', 'handR', 'gripR',
  'legL', 'shinL', 'footL', 'legR', 'shinR', 'footR',
] as const; // prettier-ignore
export type Joint = (typeof joints)[number];

export type Side = 'L' | 'R';

/** Middle of the head of somebody of 1.7 m. */
export const headMiddle: Vec3 = vec(0, 1.525, 0.005);
export const eyeRadius = 0.037;

/** Puppets have big heads: theirs is pressed in a person's measure and grown from the throat by this. */
export const headGrowth = 1.13;
export const throatY = 1.4;

export const grown = ({ x, y, z }: Vec3): Vec3 =>
  vec(x * headGrowth, throatY + (y - throatY) * headGrowth, z * headGrowth);

const face = (x: number, y: number, z: number): Vec3 => grown(faceSpot(x, y, z));
const faceSpot = (x: number, y: number, z: number): Vec3 => vec(x, headMiddle.y + y, headMiddle.z + z);
/** Middle of an eye as it is pressed, before the head is grown. */
export const eyeSpot = (side: Side): Vec3 => faceSpot(side === 'R' ? 0.055 : -0.055, 0.012, 0.118);
export const browSpot = (side: Side): Vec3 => faceSpot(side === 'R' ? 0.058 : -0.058, 0.07, 0.14);

/** Where each joint of somebody of 1.7 m is who stands with hanging arms, and what it hangs on. */
const rest: Readonly<Record<Joint, readonly [parent: Joint | undefined, at: Vec3]>> = {
  hips: [undefined, vec(0, 0.86, 0)],
  spine: ['hips', vec(0, 0.97, 0)],
  chest: ['spine', vec(0, 1.1, 0)],
  neck: ['chest', vec(0, 1.31, -0.01)],
  head: ['neck', vec(0, 1.375, -0.005)],
  jaw: ['head', face(0, -0.06, 0.05)],
  eyeL: ['head', face(-0.055, 0.012, 0.118)],
  eyeR: ['head', face(0.055, 0.012, 0.118)],
  lidL: ['head', face(-0.055, 0.012, 0.118)],
  lidR: ['head', face(0.055, 0.012, 0.118)],
  browL: ['head', face(-0.058, 0.07, 0.14)],
  browR: ['head', face(0.058, 0.07, 0.14)],
  cornerL: ['head', face(-0.045, -0.082, 0.12)],
  cornerR: ['head', face(0.045, -0.082, 0.12)],
  armL: ['chest', vec(-0.18, 1.28, 0)],
  foreL: ['armL', vec(-0.18, 0.98, 0)],
  handL: ['foreL', vec(-0.18, 0.71, 0)],
  gripL: ['handL', vec(-0.18, 0.632, 0)],
  armR: ['chest', vec(0.18, 1.28, 0)],
  foreR: ['armR', vec(0.18, 0.98, 0)],
  handR: ['foreR', vec(0.18, 0.71, 0)],
  gripR: ['handR', vec(0.18, 0.632, 0)],
  legL: ['hips', vec(-0.09, 0.84, 0)],
  shinL: ['legL', vec(-0.09, 0.46, 0)],
  footL: ['shinL', vec(-0.09, 0.085, 0)],
  legR: ['hips', vec(0.09, 0.84, 0)],
  shinR: ['legR', vec(0.09, 0.46, 0)],
  footR: ['shinR', vec(0.09, 0.085, 0)],
};

export const jointAt = (joint: Joint): Vec3 => rest[joint][1];
export const parentOf = (joint: Joint): Joint | undefined => rest[joint][0];

/** From the wrist to the middle of the palm, where a hand holds. */
export const palmBelowWrist = 0.08;
export const upperArmLength = 0.3;
/** With the palm: a hand does not bend at the wrist to reach. */
export const foreArmLength = 0.27 + palmBelowWrist;
export const thighLength = 0.38;
export const shinLength = 0.375;
export const ankleHeight = 0.085;
