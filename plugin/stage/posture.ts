import { vec, type Vec3 } from './space/vector.ts';

/** How a body holds itself. */
export type Posture = 'standing' | 'sitting' | 'lying' | 'kneeling' | 'crouching';

/** The posture somebody is said to have; standing where nothing is said. */
export const postureOf = (said: unknown): Posture => (isPosture(said) ? said : 'standing');

const isPosture = (said: unknown): said is Posture => typeof said === 'string' && Object.hasOwn(hipHeights, said);

export type Hand = 'left' | 'right';

/** How far from the shoulder a hand can be: the arm, and what leaning and a lifted shoulder add. */
export const armReachMeters = 0.75;
/** Half as wide as a body: less than the navmesh keeps from walls, so that a shoulder never touches one. */
export const bodyRadiusMeters = 0.22;
/** Nearer than this nobody comes to anybody whom they do not mean to touch, as long as there is another way. */
export const armsLengthMeters = 0.72; /** Who comes up to somebody stands beside whoever else is there by so much, and within nobody. */
export const elbowRoomMeters = 0.64;

/** Hips of a sitter are this far above the seat. */
export const hipAboveSeatMeters = 0.1;

/** How high the hips are above the floor point under them when nothing else is said; sitting is on a chair of 0.45 m. */
export const hipHeights: Readonly<Record<Posture, number>> = {
  standing: 0.86,
  sitting: 0.55,
  lying: 0.12,
  kneeling: 0.5,
  crouching: 0.44,
};

/** How high they are of somebody whom nothing carries: who sits, sits on the floor. */
export const hipHeightOnFloor = (posture: Posture): number =>
  posture === 'sitting' ? hipAboveSeatMeters : hipHeights[posture];

/**
 * Where a shoulder is, in body space (the floor point under the hips, facing +z; right is +x). One who lies has the feet
 * towards +z, as if they had leant back from sitting.
 */
export function shoulderOf(hand: Hand, posture: Posture, hipHeight: number = hipHeights[posture]): Vec3 {
  const x = hand === 'right' ? 0.18 : -0.18;
  if (posture === 'lying') return vec(x, hipHeight, -0.42);
  return posture === 'crouching' ? vec(x, hipHeight + 0.36, 0.2) : vec(x, hipHeight + 0.42, 0);
}

/** How far above and before the shoulder a hand is that carries something. */
const carryingHand: Readonly<Record<Posture, readonly [up: number, ahead: number]>> = {
  standing: [-0.23, 0.28],
  sitting: [-0.2, 0.32],
  kneeling: [-0.2, 0.32],
  crouching: [-0.25, 0.25],
  lying: [0.12, 0.4],
};

/** Where a hand is that carries something, in body space: before the body, a little outside the shoulder. */
export function handRest(hand: Hand, posture: Posture, hipHeight: number = hipHeights[posture]): Vec3 {
  const shoulder = shoulderOf(hand, posture, hipHeight);
  const [up, ahead] = carryingHand[posture];
  return vec(shoulder.x + (hand === 'right' ? 0.1 : -0.1), shoulder.y + up, shoulder.z + ahead);
}

/** Where the hand of somebody is who hides: at the body, so that nothing they hold comes through what hides them. */
export function handsDrawnIn(hand: Hand, posture: Posture, hipHeight: number = hipHeights[posture]): Vec3 {
  const { y, z } = handRest(hand, posture, hipHeight);
  const shoulder = shoulderOf(hand, posture, hipHeight);
  return vec(shoulder.x, y - 0.1, posture === 'lying' ? z : shoulder.z);
}
