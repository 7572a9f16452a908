import type { HandKey } from './score.ts';

/** Palms of a fore arm that points ahead; of one that points up, `up` is to oneself and `down` is to the others. */
export const palm = { up: 1.45, in: 0, down: -1.45 } as const;

const hand = (x: number, y: number, z: number, turns: Omit<HandKey, 'x' | 'y' | 'z'>): HandKey => ({
  x,
  y,
  z,
  ...turns,
});

/** Where hands go on a body, once, so that a hand laid on the heart is the same heart in every gesture. */
export const places = {
  hang: hand(0.25, 0.68, 0.06, { weight: 0 }),
  heart: hand(-0.045, 1.19, 0.185, { fist: 0.05, elbow: -0.2 }),
  chest: hand(0.05, 1.17, 0.21, { fist: 0.1, elbow: 0.1 }),
  belly: hand(0.0, 1.0, 0.22, { fist: 0.1 }),
  chin: hand(0.03, 1.385, 0.165, { palm: 0.9, fist: 0.75, index: 0.4, onHead: 1, elbow: -0.8 }),
  mouth: hand(0.0, 1.465, 0.195, { palm: 0.9, fist: 0.25, onHead: 1, elbow: 0 }),
  lips: hand(0.015, 1.44, 0.215, { palm: 0.4, fist: 0.95, index: 1, onHead: 1, elbow: -0.4 }),
  eyes: hand(0.05, 1.55, 0.185, { palm: 1.2, fist: 0.2, onHead: 1, elbow: -0.3 }),
  brow: hand(0.0, 1.62, 0.185, { palm: 1.1, fist: 0.15, onHead: 1, elbow: 0.2 }),
  temple: hand(0.15, 1.61, 0.09, { palm: 0.3, fist: 0.35, index: 0.6, onHead: 1, elbow: 0.3 }),
  ear: hand(0.19, 1.56, 0.02, { palm: -0.9, fist: 0.1, onHead: 1, elbow: 0.7 }),
  cheek: hand(0.115, 1.49, 0.14, { palm: 0.7, fist: 0.2, onHead: 1, elbow: -0.5 }),
  crown: hand(0.1, 1.76, 0.02, { palm: -0.4, fist: 0.15, onHead: 1, elbow: 0.8 }),
  hip: hand(0.25, 0.95, 0.03, { palm: -0.5, fist: 0.65, elbow: 1 }),
  back: hand(0.06, 0.96, -0.19, { palm: -1.2, elbow: 0.4 }),
  clasped: hand(0.035, 1.08, 0.25, { palm: 0.2, fist: 0.5, elbow: -0.3 }),
  pressed: hand(0.028, 1.25, 0.25, { palm: 0.15, fist: 0.02, wrist: 0.5, elbow: 0.1 }),
  open: hand(0.36, 1.08, 0.3, { palm: palm.up, fist: 0.08, elbow: -0.2 }),
  high: hand(0.34, 1.74, 0.16, { palm: palm.down, fist: 0.05, elbow: 0.2 }),
  loft: hand(0.2, 1.84, 0.1, { palm: palm.down * 0.6, fist: 0.05, elbow: 0.3 }),
  desk: hand(0.16, 0.98, 0.36, { palm: palm.down, fist: 0.3, elbow: 0 }),
} as const satisfies Readonly<Record<string, HandKey>>;
