/** A step across a lip, from the skin around it to its edge. */
export interface LipStep {
  /** How far from the edge, in thicknesses of the lip. */
  readonly away: number;
  /** How far out of the face, in heights of the lip; below 0 it is under the skin. */
  readonly high: number;
  /** How much of its colour is the lip's, and how deep in shade it lies, 0..1. */
  readonly lip: number;
  readonly shade: number;
}

/** Rises softly out of the skin, is full near its edge, and turns in there. */
export const lipProfile: readonly LipStep[] = [
  { away: 2.1, high: -0.5, lip: 0, shade: 0 },
  { away: 1.5, high: 0.06, lip: 0.04, shade: 0 },
  { away: 1.14, high: 0.26, lip: 0.45, shade: 0 },
  { away: 0.92, high: 0.52, lip: 0.95, shade: 0 },
  { away: 0.62, high: 0.92, lip: 1, shade: 0 },
  { away: 0.34, high: 1, lip: 1, shade: 0.05 },
  { away: 0.12, high: 0.75, lip: 1, shade: 0.3 },
  { away: 0, high: 0.36, lip: 0.9, shade: 0.8 },
];
