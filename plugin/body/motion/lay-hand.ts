import type { HandBearing } from './bearing.ts';

/** A hand with nothing to do yet; whoever moves hands keeps one to work with. */
export const idleHand = (): HandBearing => ({
  x: 0, y: 0, z: 0, weight: 0, fist: undefined, index: 0, palm: 0, wrist: 0, elbow: 0, onHead: 0, carries: false,
}); // prettier-ignore

/** How far the fingers of a hand at ease are closed. */
export const easyFist = 0.2;

/** Lays one bearing of a hand over what it was told before: as much of it shows through as the new one leaves. */
export function layHand(below: HandBearing, above: HandBearing): void {
  const kept = below.weight * (1 - above.weight);
  const weight = above.weight + kept;
  if (weight < 1e-6) return;
  const part = above.weight / weight;
  below.x += (above.x - below.x) * part;
  below.y += (above.y - below.y) * part;
  below.z += (above.z - below.z) * part;
  below.palm += (above.palm - below.palm) * part;
  below.wrist += (above.wrist - below.wrist) * part;
  below.elbow += (above.elbow - below.elbow) * part;
  below.index += (above.index - below.index) * part;
  below.onHead += (above.onHead - below.onHead) * part;
  if (above.fist !== undefined) below.fist = (below.fist ?? easyFist) + (above.fist - (below.fist ?? easyFist)) * part;
  if (above.weight > 0.001 && above.carries) below.carries = true;
  below.weight = weight;
}
