import type { SeenSide } from '../../../src/drama/sight.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import type { Head } from './head.ts';

/** Before the eyes, at the edge of them, or behind the back. */
export type Zone = 'centre' | 'edge' | 'behind';

const degrees = Math.PI / 180;
/** What is no farther aside than this is before somebody; up to the second only what moves is noticed. */
const centreAside = 60 * degrees;
const edgeAside = 105 * degrees;
const centreUpOrDown = 55 * degrees;
/** At the edge of the eyes nothing is made out that is farther away. */
const edgeMeters = 12;

/** Up to here it is straight ahead, and no longer to the left or the right. */
const aheadAside = 15 * degrees;

/** How far a point is to the right of where a face is turned, in radians. */
const aside = (head: Head, point: Vec3): number => wrapped(yawTowards(head.at, point) - head.yaw);

/** Where in somebody's field of view a point is. */
export function zoneOf(head: Head, point: Vec3): Zone {
  const meters = flatDistance(head.at, point);
  const off = Math.abs(aside(head, point));
  const up = Math.atan2(point.y - head.at.y, Math.max(0.01, meters)) - head.pitch;
  // What is at one's feet is in every direction.
  if (meters < 0.3) return Math.abs(up) <= centreUpOrDown ? 'centre' : 'edge';
  if (off <= centreAside && Math.abs(up) <= centreUpOrDown) return 'centre';
  return off <= edgeAside && meters <= edgeMeters ? 'edge' : 'behind';
}

/** On which side of somebody a point is. */
export function sideOf(head: Head, point: Vec3): SeenSide {
  const zone = zoneOf(head, point);
  if (zone !== 'centre') return zone;
  const off = aside(head, point);
  return Math.abs(off) <= aheadAside ? 'ahead' : off > 0 ? 'right' : 'left';
}
