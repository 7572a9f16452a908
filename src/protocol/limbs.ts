import { clamp, mix } from '../kit/numbers.ts';

/** A head or a hand, as seen from where the body stands: metres and a unit quaternion; the body faces along z. */
export interface Limb {
  readonly position: { readonly x: number; readonly y: number; readonly z: number };
  readonly rotation: { readonly x: number; readonly y: number; readonly z: number; readonly w: number };
}

/** Where a headset has somebody's head and hands; a hand it does not see is missing. */
export interface Limbs {
  readonly head: Limb;
  readonly hands: { readonly left: Limb | undefined; readonly right: Limb | undefined };
}

/** Which hands are there: the first number of a body's limbs on the wire. After it comes the head, then those hands. */
const handBits = { left: 1, right: 2 } as const;
const numbersALimb = 7;
/** Nobody's head or hand is farther from where they stand, in centimetres. */
const farthest = 200;
const highest = 260;
const scale = 100;

/** Limbs in whole numbers: centimetres, and hundredths of a quaternion. Turns are kept on the side of those before. */
export function limbNumbers({ head, hands }: Limbs, before: readonly number[] = []): number[] {
  const { left, right } = hands;
  const numbers = [(left ? handBits.left : 0) + (right ? handBits.right : 0)];
  for (const limb of [head, left, right]) {
    if (!limb) continue;
    const { position, rotation } = limb;
    const turn = [rotation.x, rotation.y, rotation.z, rotation.w];
    const at = numbers.length + 3;
    // A turn and its opposite are the same: the one that differs less is written shorter.
    const side = turn.reduce((sum, each, index) => sum + each * (before[at + index] ?? 0), 0) < 0 ? -1 : 1;
    const within = (meters: number, most: number): number => Math.round(clamp(meters * scale, -most, most));
    numbers.push(within(position.x, farthest), within(position.y, highest), within(position.z, farthest));
    for (const each of turn) numbers.push(Math.round(each * side * scale));
  }
  return numbers;
}

/** What those numbers mean; nothing, where no body could be so. */
export function limbsOf(numbers: readonly number[]): Limbs | undefined {
  const [mask = 0] = numbers;
  const has = (bit: number): boolean => (mask & bit) !== 0;
  if (mask < 0 || mask > 3 || numbers.length !== lengthOf(mask)) return undefined;
  const limbs = [];
  for (let at = 1; at < numbers.length; at += numbersALimb) limbs.push(limbOf(numbers.slice(at, at + numbersALimb)));
  if (limbs.includes(undefined)) return undefined;
  const [head, first, second] = limbs;
  const right = has(handBits.left) ? second : first;
  return head && { head, hands: { left: has(handBits.left) ? first : undefined, right } };
}

const lengthOf = (mask: number): number => 1 + numbersALimb * (1 + (mask & 1) + (mask >> 1));

function limbOf([x = 0, y = 0, z = 0, ...turn]: readonly number[]): Limb | undefined {
  const length = Math.hypot(...turn);
  const isFar = Math.abs(x) > farthest || Math.abs(y) > highest || Math.abs(z) > farthest;
  if (isFar || length < scale * 0.9 || length > scale * 1.1) return undefined;
  const [i = 0, j = 0, k = 0, w = 1] = turn.map((each) => each / length);
  return { position: { x: x / scale, y: y / scale, z: z / scale }, rotation: { x: i, y: j, z: k, w } };
}

/** Limbs on their way from here to there; a hand that is lost on the way stays where it was. */
export function limbsBetween(from: Limbs, to: Limbs, part: number): Limbs {
  const { left, right } = from.hands;
  return {
    head: limbBetween(from.head, to.head, part),
    hands: {
      left: left && limbBetween(left, to.hands.left ?? left, part),
      right: right && limbBetween(right, to.hands.right ?? right, part),
    },
  };
}

function limbBetween(from: Limb, to: Limb, part: number): Limb {
  const [a, b] = [from.rotation, to.rotation];
  const side = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w < 0 ? -1 : 1;
  const turn = { x: mix(a.x, b.x * side, part), y: mix(a.y, b.y * side, part), z: mix(a.z, b.z * side, part), w: mix(a.w, b.w * side, part) }; // prettier-ignore
  const length = Math.hypot(turn.x, turn.y, turn.z, turn.w) || 1;
  return {
    position: {
      x: mix(from.position.x, to.position.x, part),
      y: mix(from.position.y, to.position.y, part),
      z: mix(from.position.z, to.position.z, part),
    },
    rotation: { x: turn.x / length, y: turn.y / length, z: turn.z / length, w: turn.w / length },
  };
}

/** Less than these nobody sees, in metres and in parts of a quaternion. */
const stillMeters = 0.008;
const stillTurn = 0.012;

/** Whether one of them is seen to have moved, or the headset was put on or taken off. */
export function limbsDiffer(one: Limbs | undefined, other: Limbs | undefined): boolean {
  if (!one || !other) return one !== other;
  const { left, right } = other.hands;
  return limbDiffers(one.head, other.head) || limbDiffers(one.hands.left, left) || limbDiffers(one.hands.right, right);
}

function limbDiffers(one: Limb | undefined, other: Limb | undefined): boolean {
  if (!one || !other) return one !== other;
  const [p, q, a, b] = [one.position, other.position, one.rotation, other.rotation];
  const isMoved = Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z) >= stillMeters;
  return isMoved || 1 - Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w) >= stillTurn ** 2 / 2;
}
