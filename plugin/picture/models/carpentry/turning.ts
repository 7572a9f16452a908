import { outline, type Outline } from '../../look/shapes/outline.ts';

/** Radius and height as parts of the whole. */
const turnings = {
  /** Block, ring, vase, ring: the leg of an old table. */
  vase: `1 0, 1 0.05, 0.72 0.075, 0.95 0.1, 0.55 0.15, 0.62 0.22, 1 0.34, 0.9 0.42, 0.5 0.5, 0.62 0.53, 0.45 0.58,
    0.6 0.76, 0.9 0.83, 0.62 0.86, 1 0.9, 1 1`,
  /** Slim, for chairs and small tables. */
  slim: '0.7 0, 0.8 0.04, 0.6 0.1, 0.85 0.3, 1 0.45, 0.75 0.6, 0.95 0.64, 0.7 0.68, 0.8 0.85, 1 0.92, 0.95 1',
  /** A round foot. */
  bun: '0.55 0, 0.85 0.15, 1 0.45, 0.85 0.75, 0.6 0.85, 0.75 1',
  /** A pillar with foot and head. */
  column: '1 0, 1 0.05, 0.8 0.07, 0.9 0.1, 0.68 0.13, 0.72 0.4, 0.62 0.86, 0.8 0.88, 0.66 0.9, 0.95 0.95, 0.95 1',
  /** A plain foot that tapers. */
  taper: '0.6 0, 0.7 0.05, 1 0.95, 1 1',
};

/** A turner's profile of this radius and height, closed at both ends. */
export const turning = (kind: keyof typeof turnings, radius: number, height: number): Outline => [
  [0, 0],
  ...outline(turnings[kind], radius, height),
  [0, height],
];
