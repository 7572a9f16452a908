import { clamp, flatLength, fullLength } from '../../../../src/kit/numbers.ts';
import type { Bearing, HandBearing } from '../bearing.ts';
import type { Vec3 } from '../../../stage/space/vector.ts';

/** Where an arm begins, beside the middle and above the floor, on somebody of 1.7 m. */
export const shoulder = { x: 0.18, y: 1.28, z: 0 } as const;
/** How far from the shoulder a gesture may put a palm: an arm is not quite stretched by itself. */
const gestureReachMeters = 0.625;

const widest = { across: -0.95, outwards: 1.6, up: 1.3, down: -1.3 } as const;

/** Which way something is from a shoulder, x to the hand's own side. */
interface Aim {
  yaw: number;
  pitch: number;
  distance: number;
}

class PlainAim implements Aim {
  yaw = 0;
  pitch = 0;
  distance = Number.POSITIVE_INFINITY;
}
export const plainAim = (): Aim => new PlainAim();

export function aimAt(aim: Aim, at: Vec3 | undefined, sign: -1 | 1): void {
  aim.yaw = aim.pitch = 0;
  aim.distance = Number.POSITIVE_INFINITY;
  if (!at) return;
  const x = at.x * sign - shoulder.x;
  const y = at.y - shoulder.y;
  const z = at.z - shoulder.z;
  const flat = flatLength(x, z);
  aim.yaw = clamp(Math.atan2(x, z), widest.across, widest.outwards);
  aim.pitch = clamp(Math.atan2(y, flat), widest.down, widest.up);
  aim.distance = flatLength(flat, y);
}

/** Turns a hand that was written straight ahead to what is meant, about its shoulder; it stops where that is. */
export function turnHand(hand: HandBearing, aim: Aim): void {
  const x = hand.x - shoulder.x;
  const y = hand.y - shoulder.y;
  const z = hand.z - shoulder.z;
  const up = y * Math.cos(aim.pitch) + z * Math.sin(aim.pitch);
  const ahead = z * Math.cos(aim.pitch) - y * Math.sin(aim.pitch);
  const aside = x * Math.cos(aim.yaw) + ahead * Math.sin(aim.yaw);
  const forward = ahead * Math.cos(aim.yaw) - x * Math.sin(aim.yaw);
  const far = fullLength(aside, up, forward);
  const near = far > aim.distance && forward > 0.2 ? aim.distance / far : 1;
  hand.x = shoulder.x + aside * near;
  hand.y = shoulder.y + up * near;
  hand.z = shoulder.z + forward * near;
}

/** Both hands of a gesture for somebody are turned about the middle of the body. */
export function turnTogether(hand: HandBearing, aim: Aim, sign: 1 | -1): void {
  const yaw = clamp(aim.yaw, -0.7, 0.7) * sign;
  const { x, z } = hand;
  hand.x = x * Math.cos(yaw) + z * Math.sin(yaw);
  hand.z = z * Math.cos(yaw) - x * Math.sin(yaw);
  if (aim.distance < hand.z) hand.z = Math.max(0.2, aim.distance);
}

/** The trunk goes along with what the arms are at: eyes lead it, feet stay. */
export function turnTrunk(bearing: Bearing, aim: Aim, sign: -1 | 1, part: number): void {
  bearing.twist += sign * clamp(aim.yaw, -1.2, 1.2) * 0.28 * part;
  bearing.turn += sign * clamp(aim.yaw, -1.2, 1.2) * 0.2 * part;
}

/** Keeps a palm within the arm's reach and out of the body it belongs to. */
export function keepInReach(hand: HandBearing): void {
  // The trunk is an oval: a palm on it lies on its front, not in it.
  if (hand.onHead < 0.5 && hand.y < 1.36 && hand.y > 0.7) {
    const inside = flatLength(hand.x / 0.2, hand.z / 0.155);
    if (inside < 1 && inside > 1e-3) {
      hand.x /= inside;
      hand.z /= inside;
    }
  }
  const x = hand.x - shoulder.x;
  const y = hand.y - shoulder.y;
  const z = hand.z - shoulder.z;
  const far = fullLength(x, y, z);
  if (far <= gestureReachMeters) return;
  const k = gestureReachMeters / far;
  hand.x = shoulder.x + x * k;
  hand.y = shoulder.y + y * k;
  hand.z = shoulder.z + z * k;
}
