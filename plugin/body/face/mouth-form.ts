import type { MouthShape } from './face.ts';

/** A mouth as one would draw it, in metres of a head of usual size; all that is left out is 0 (`thick` and `rise` are factors of 1). */
export interface MouthForm {
  /** How far its corners are from its middle, beyond where they are at rest. */
  readonly wide: number;
  /** How far they are up. */
  readonly left: number;
  readonly right: number;
  /** How far one corner goes out further than the other: 1 to the right. */
  readonly aside: number;
  /** How far the edges of the lips are open above and below the line between the corners. */
  readonly upper: number;
  readonly lower: number;
  /** 0 opens like an almond, 1 like an egg, more like a box. */
  readonly round: number;
  /** How much is seen of teeth above and below, and how high the tongue is. */
  readonly teeth: number;
  readonly lowTeeth: number;
  readonly tongue: number;
  /** How far the lips stand out. */
  readonly pout: number;
  /** How thick they are, as a factor. */
  readonly upperThick: number;
  readonly lowerThick: number;
  /** How far up the whole mouth goes, and how much its middle more than its corners. */
  readonly up: number;
  readonly arch: number;
  /** How deep the cheek folds beside it, from the nose down, 0..1: the left one, the right one. */
  readonly foldLeft: number;
  readonly foldRight: number;
}

export const mouthAtRest: MouthForm = {
  wide: 0, left: 0, right: 0, aside: 0, upper: 0, lower: 0, round: 0.4, teeth: 0, lowTeeth: 0, tongue: 0, pout: 0,
  upperThick: 1, lowerThick: 1, up: 0, arch: 0, foldLeft: 0, foldRight: 0,
}; // prettier-ignore

const form = (of: Partial<MouthForm>): MouthForm => ({ ...mouthAtRest, ...of });

/**
 * What each shape is when it is there wholly. Shapes are added to each other, so none of them may close what another
 * opens (`upper` and `lower` are never negative), and no two may together draw the corners past the middle.
 */
export const mouthForms: Readonly<Record<MouthShape, MouthForm>> = {
  smile: form({ wide: 0.014, left: 0.017, right: 0.018, upperThick: 0.85, lowerThick: 0.9, arch: -0.004, foldLeft: 0.75, foldRight: 0.75 }),
  grin: form({ wide: 0.018, left: 0.02, right: 0.021, upper: 0.002, lower: 0.022, teeth: 0.0135, tongue: 0.005, round: 0.75, arch: -0.004, upperThick: 0.8, lowerThick: 0.9, foldLeft: 1, foldRight: 1 }),
  frown: form({ wide: 0.003, left: -0.019, right: -0.017, arch: 0.007, lowerThick: 1.15, up: 0.002, foldLeft: 0.12, foldRight: 0.12 }),
  snarl: form({ wide: 0.008, left: -0.007, right: -0.002, upper: 0.012, lower: 0.008, teeth: 0.0105, lowTeeth: 0.0065, round: 1.2, upperThick: 0.8, arch: 0.002, foldLeft: 0.5, foldRight: 0.65 }),
  gape: form({ wide: -0.004, left: -0.005, right: -0.005, upper: 0.009, lower: 0.026, teeth: 0.004, tongue: 0.008, round: 0.95 }),
  press: form({ wide: 0.004, left: -0.002, right: -0.002, upperThick: 0.5, lowerThick: 0.5, up: 0.001 }),
  pucker: form({ wide: -0.0135, pout: 0.007, upperThick: 1.35, lowerThick: 1.3, left: -0.001, right: -0.001 }),
  smirkL: form({ wide: 0.004, left: 0.021, aside: -0.014, right: -0.002, lowerThick: 0.95, foldLeft: 0.9 }),
  smirkR: form({ wide: 0.004, right: 0.021, aside: 0.014, left: -0.002, lowerThick: 0.95, foldRight: 0.9 }),
  closed: form({ wide: 0.001, upperThick: 0.72, lowerThick: 0.76, pout: 0.001, up: 0.001 }),
  a: form({ wide: 0.002, upper: 0.006, lower: 0.024, teeth: 0.0055, tongue: 0.008, round: 0.75 }),
  e: form({ wide: 0.011, left: 0.002, right: 0.002, upper: 0.004, lower: 0.012, teeth: 0.0075, tongue: 0.004, round: 0.65 }),
  i: form({ wide: 0.014, left: 0.003, right: 0.003, upper: 0.004, lower: 0.008, teeth: 0.0075, lowTeeth: 0.0015, round: 0.7, upperThick: 0.9, lowerThick: 0.9, foldLeft: 0.3, foldRight: 0.3 }),
  o: form({ wide: -0.013, upper: 0.01, lower: 0.016, pout: 0.006, round: 1, tongue: 0.003, upperThick: 1.1, lowerThick: 1.1 }),
  u: form({ wide: -0.0155, upper: 0.005, lower: 0.007, pout: 0.008, round: 1, upperThick: 1.25, lowerThick: 1.25 }),
  f: form({ wide: 0.003, upper: 0.006, lower: 0, teeth: 0.0055, round: 0.9, lowerThick: 0.55, up: 0.002 }),
  l: form({ wide: 0.003, upper: 0.005, lower: 0.014, teeth: 0.0045, tongue: 0.0125, round: 0.7 }),
  s: form({ wide: 0.006, upper: 0.004, lower: 0.006, teeth: 0.0055, lowTeeth: 0.0035, round: 0.8 }),
  r: form({ wide: -0.007, upper: 0.006, lower: 0.008, teeth: 0.003, tongue: 0.004, pout: 0.004, round: 0.9 }),
  k: form({ wide: 0.003, upper: 0.005, lower: 0.014, teeth: 0.004, tongue: 0.006, round: 0.7 }),
}; // prettier-ignore

/** What a mouth is made of, from the throat outwards: each lies over the one before; then what folds beside it. */
export const mouthSheets = [
  'throat',
  'tongue',
  'lowTeeth',
  'teeth',
  'upperLip',
  'lowerLip',
  'foldLeft',
  'foldRight',
] as const;
export type MouthSheet = (typeof mouthSheets)[number];

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
