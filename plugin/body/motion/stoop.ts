/** The lengths of a trunk: hips to waist, waist to ribs, ribs to the line of the shoulders. */
const segments = { hips: 0.11, spine: 0.13, chest: 0.18 } as const;
/** How a bend is shared: the hips turn by the first part of it, the waist adds the second, the ribs the rest. */
export const bendShare = { hips: 0.5, spine: 0.28, chest: 0.22 } as const;
/** Who bends forward pushes the hips back, in metres for each radian, and stays on their feet. */
export const hipsBackMeters = 0.13;
/** The deepest stoop: radians of bend, metres of sinking into the knees. */
export const deepest = { bend: 1.3, sink: 0.42 } as const;

/** How high the shoulders are when bent by so much, from the hips. */
const shoulderUp = (bend: number): number =>
  segments.hips * Math.cos(bend * bendShare.hips) +
  segments.spine * Math.cos(bend * (bendShare.hips + bendShare.spine)) +
  segments.chest * Math.cos(bend);

/** And how far before them. */
const shoulderAhead = (bend: number): number =>
  segments.hips * Math.sin(bend * bendShare.hips) +
  segments.spine * Math.sin(bend * (bendShare.hips + bendShare.spine)) +
  segments.chest * Math.sin(bend) -
  bend * hipsBackMeters;

/**
 * How far one has to stoop, from 0 to 1, for a hand to be where it shall be: the least that brings the shoulder near
 * enough. For what is out of reach even so, the one that comes nearest.
 *
 * @param x of the hand, beside the shoulder
 * @param y of the hand, above the hips
 * @param z of the hand, before the hips
 * @param leant how far one leans already, in radians
 * @param trunk how much longer a trunk is than a plain one's
 */
export function stoopFor(
  x: number,
  y: number,
  z: number,
  hasKnees: boolean,
  near: number,
  scale: number,
  leant = 0,
  trunk = scale,
): number {
  const sinks = hasKnees ? deepest.sink * scale : 0;
  let nearest = 0;
  let nearestAway = away(0, x, y, z, sinks, leant, trunk);
  if (nearestAway <= near) return 0;
  let low = 0;
  let high = 0;
  // The first of sixteen that suffices, made finer: stooping further may take the shoulder past what is near.
  for (let i = 1; i <= 16 && high === 0; i++) {
    const far = away(i / 16, x, y, z, sinks, leant, trunk);
    if (far <= near) {
      low = (i - 1) / 16;
      high = i / 16;
    } else if (far < nearestAway) {
      nearest = i / 16;
      nearestAway = far;
    }
  }
  if (high === 0) return nearest;
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    if (away(middle, x, y, z, sinks, leant, trunk) > near) low = middle;
    else high = middle;
  }
  return high;
}

/** How far the hand's place is from the shoulder of somebody who stoops so far. */
function away(stoop: number, x: number, y: number, z: number, sinks: number, leant: number, trunk: number): number {
  const bend = leant + stoop * deepest.bend;
  return Math.hypot(x, y + stoop * sinks - shoulderUp(bend) * trunk, z - shoulderAhead(bend) * trunk);
}
