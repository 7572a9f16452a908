import type { StageLight } from '../../../src/drama/staging.ts';

export type MoodName = StageLight['mood'];
export type Rgb = readonly [red: number, green: number, blue: number];

/** A soft patch of light somewhere in the surroundings. */
export interface Softbox {
  /** Where it is, seen from the stage. */
  readonly towards: Rgb;
  readonly radiance: Rgb;
  /** How small it is: 4 fills a quarter of the sky, 60 is a lamp. */
  readonly sharpness: number;
}

/** The light of an hour: what surrounds the stage and what falls on it. Radiances are linear. */
export interface Mood {
  readonly above: Rgb;
  readonly around: Rgb;
  readonly below: Rgb;
  readonly softboxes: readonly Softbox[];
  /** How much of it reaches the stage. */
  readonly environment: number;
  /** From the audience's side: makes faces legible. */
  readonly front: { readonly colour: string; readonly strength: number };
  /** Sun or moon, through the windows and behind the actors. */
  readonly sky: { readonly colour: string; readonly strength: number };
  /** From behind and above, on figures alone: parts them from what they stand before. */
  readonly rim: { readonly colour: string; readonly strength: number };
  /** On the arch and its curtain, from the footlights. */
  readonly house: { readonly colour: string; readonly strength: number };
  /** The spot that follows who speaks. */
  readonly follow: { readonly colour: string; readonly strength: number };
  /** How much of the beams is seen in the air, from 0 to 1. */
  readonly haze: number;
  /** How well candles and lamps burn: 1 is well. */
  readonly practicals: number;
  /** Fills shadows where there is no environment. */
  readonly fill: { readonly above: string; readonly below: string; readonly strength: number };
  readonly exposure: number;
  readonly contrast: number;
  /** What is seen of the sky: at its top and at the horizon. */
  readonly zenith: string;
  readonly horizon: string;
  readonly hasStars: boolean;
  /** Lamps and candles look brighter the darker it is. */
  readonly lampGlow: number;
}

export const moods: Readonly<Record<MoodName, Mood>> = {
  day: {
    above: [0.75, 0.85, 1],
    around: [0.62, 0.6, 0.55],
    below: [0.26, 0.22, 0.18],
    softboxes: [
      { towards: [-0.5, 0.6, 0.5], radiance: [2.4, 2.1, 1.6], sharpness: 12 },
      { towards: [0.6, 0.5, -0.7], radiance: [0.7, 0.75, 0.85], sharpness: 5 },
    ],
    environment: 0.85,
    front: { colour: '#fff3e0', strength: 1.1 },
    sky: { colour: '#ffe2b0', strength: 4.2 },
    rim: { colour: '#dcebff', strength: 1.6 },
    house: { colour: '#ffe2b8', strength: 1.5 },
    follow: { colour: '#fff2dc', strength: 0.5 },
    haze: 0.5,
    practicals: 0.6,
    fill: { above: '#e8f0ff', below: '#8a7a68', strength: 0.75 },
    exposure: 1.1,
    contrast: 1.12,
    zenith: '#6fa8de',
    horizon: '#fdf0d8',
    hasStars: false,
    lampGlow: 0.5,
  },
  dusk: {
    above: [0.22, 0.25, 0.48],
    around: [0.5, 0.3, 0.24],
    below: [0.12, 0.08, 0.07],
    softboxes: [
      { towards: [-0.8, 0.15, 0.6], radiance: [2.6, 1.2, 0.5], sharpness: 9 },
      { towards: [0.6, 0.6, -0.6], radiance: [0.3, 0.35, 0.6], sharpness: 5 },
    ],
    environment: 0.75,
    front: { colour: '#ffdfbc', strength: 1 },
    sky: { colour: '#ff9d5c', strength: 3 },
    rim: { colour: '#9fb4ff', strength: 1.8 },
    house: { colour: '#ffc890', strength: 1.2 },
    follow: { colour: '#ffe6c4', strength: 0.7 },
    haze: 0.6,
    practicals: 0.9,
    fill: { above: '#8f93c4', below: '#6a4a3a', strength: 0.6 },
    exposure: 1.3,
    contrast: 1.15,
    zenith: '#26315f',
    horizon: '#f0925a',
    hasStars: false,
    lampGlow: 0.8,
  },
  night: {
    above: [0.07, 0.1, 0.21],
    around: [0.1, 0.115, 0.18],
    below: [0.06, 0.045, 0.04],
    softboxes: [
      { towards: [-0.4, 0.55, 0.8], radiance: [0.5, 0.75, 1.6], sharpness: 10 },
      { towards: [-0.6, 0.5, -0.8], radiance: [0.2, 0.26, 0.45], sharpness: 5 },
    ],
    environment: 0.9,
    front: { colour: '#e9dcd2', strength: 0.34 },
    sky: { colour: '#8fb4ff', strength: 4.2 },
    rim: { colour: '#8fb4ff', strength: 2.4 },
    house: { colour: '#ffbf80', strength: 1.25 },
    follow: { colour: '#ffe2bc', strength: 0.8 },
    haze: 0.75,
    practicals: 1,
    fill: { above: '#6f86bf', below: '#5a4636', strength: 0.55 },
    exposure: 1.5,
    contrast: 1.2,
    zenith: '#060b1e',
    horizon: '#2f4d80',
    hasStars: true,
    lampGlow: 1,
  },
  storm: {
    above: [0.12, 0.14, 0.17],
    around: [0.16, 0.17, 0.19],
    below: [0.06, 0.055, 0.05],
    softboxes: [
      { towards: [-0.3, 0.8, 0.5], radiance: [0.75, 0.85, 1], sharpness: 6 },
      { towards: [0.5, 0.3, -0.8], radiance: [0.3, 0.26, 0.22], sharpness: 5 },
    ],
    environment: 0.75,
    front: { colour: '#e8e2d6', strength: 0.5 },
    sky: { colour: '#a8bccc', strength: 1.6 },
    rim: { colour: '#b8d0e4', strength: 2 },
    house: { colour: '#ffd0a0', strength: 0.9 },
    follow: { colour: '#f4ecdc', strength: 0.75 },
    haze: 0.6,
    practicals: 0.95,
    fill: { above: '#8d9aa8', below: '#5a544c', strength: 0.6 },
    exposure: 1.15,
    contrast: 1.25,
    zenith: '#232a33',
    horizon: '#6f7d88',
    hasStars: false,
    lampGlow: 0.9,
  },
  interior: {
    above: [0.42, 0.36, 0.28],
    around: [0.34, 0.28, 0.22],
    below: [0.16, 0.12, 0.09],
    softboxes: [
      { towards: [-0.5, 0.7, -0.5], radiance: [1.5, 1.2, 0.85], sharpness: 8 },
      { towards: [0.7, 0.5, 0.4], radiance: [0.9, 0.75, 0.55], sharpness: 8 },
    ],
    environment: 0.8,
    front: { colour: '#ffe3bd', strength: 0.9 },
    sky: { colour: '#b9c9ea', strength: 1 },
    rim: { colour: '#a9c2f2', strength: 1.9 },
    house: { colour: '#ffce94', strength: 1.3 },
    follow: { colour: '#fff0d4', strength: 0.7 },
    haze: 0.4,
    practicals: 1,
    fill: { above: '#ffe8c8', below: '#7a6450', strength: 0.7 },
    exposure: 1.1,
    contrast: 1.15,
    zenith: '#1a2136',
    horizon: '#3d4a63',
    hasStars: false,
    lampGlow: 0.8,
  },
  dawn: {
    above: [0.32, 0.38, 0.55],
    around: [0.52, 0.42, 0.4],
    below: [0.13, 0.11, 0.11],
    softboxes: [
      { towards: [-0.6, 0.25, 0.8], radiance: [1.9, 1.35, 1.05], sharpness: 9 },
      { towards: [0.6, 0.6, -0.6], radiance: [0.35, 0.42, 0.6], sharpness: 5 },
    ],
    environment: 0.7,
    front: { colour: '#f4e4d6', strength: 0.7 },
    sky: { colour: '#ffc9a0', strength: 2.6 },
    rim: { colour: '#ffd9c0', strength: 1.8 },
    house: { colour: '#ffd2a4', strength: 1 },
    follow: { colour: '#fff0dc', strength: 0.6 },
    haze: 0.7,
    practicals: 0.7,
    fill: { above: '#a9b6d6', below: '#6e5a52', strength: 0.6 },
    exposure: 1.25,
    contrast: 1.12,
    zenith: '#46608f',
    horizon: '#f3c0a0',
    hasStars: false,
    lampGlow: 0.7,
  },
  // Electric warmth within, wet blue without.
  lamplight: {
    above: [0.3, 0.23, 0.15],
    around: [0.24, 0.18, 0.13],
    below: [0.13, 0.08, 0.05],
    softboxes: [
      { towards: [-0.4, 0.75, -0.5], radiance: [1.7, 1.15, 0.6], sharpness: 8 },
      { towards: [0.7, 0.6, 0.3], radiance: [1.1, 0.75, 0.4], sharpness: 8 },
      { towards: [0, 0.25, 1], radiance: [0.16, 0.3, 0.62], sharpness: 7 },
    ],
    environment: 0.72,
    front: { colour: '#ffd2a0', strength: 0.46 },
    sky: { colour: '#7fa6ff', strength: 1.5 },
    rim: { colour: '#8fb4ff', strength: 2.1 },
    house: { colour: '#ffc182', strength: 1.2 },
    follow: { colour: '#ffe8c4', strength: 0.7 },
    haze: 0.5,
    practicals: 1.3,
    fill: { above: '#ffd9a8', below: '#6a4c38', strength: 0.62 },
    exposure: 1.25,
    contrast: 1.16,
    zenith: '#070d20',
    horizon: '#33456f',
    hasStars: true,
    lampGlow: 1,
  },
  // The dead walk: all warmth drawn out, candles low, everything edged.
  haunted: {
    above: [0.05, 0.11, 0.13],
    around: [0.045, 0.085, 0.1],
    below: [0.015, 0.03, 0.035],
    softboxes: [
      { towards: [-0.3, 0.5, 0.9], radiance: [0.45, 1.15, 1.2], sharpness: 8 },
      { towards: [0.6, 0.4, -0.6], radiance: [0.1, 0.3, 0.34], sharpness: 5 },
    ],
    environment: 1.2,
    front: { colour: '#8fc4c8', strength: 0.3 },
    sky: { colour: '#9fe4ea', strength: 3.2 },
    rim: { colour: '#b8f4f4', strength: 3.6 },
    house: { colour: '#6fa8a8', strength: 0.55 },
    follow: { colour: '#c8f4f0', strength: 0.55 },
    haze: 1,
    practicals: 0.35,
    fill: { above: '#5f9aa4', below: '#26404a', strength: 0.5 },
    exposure: 1.8,
    contrast: 1.28,
    zenith: '#04131a',
    horizon: '#1f5a66',
    hasStars: true,
    lampGlow: 1,
  },
};
