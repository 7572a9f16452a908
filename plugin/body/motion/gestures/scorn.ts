import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Displeasure and disdain: mostly of the face and the neck. */
export const scorn = {
  frown: {
    seconds: 2,
    contact: 0.26,
    keys: [
      [0.26, { knit: 1, smile: -0.7, nod: 0.16, lids: 0.15, shoulders: 0.1, bend: 0.05, sway: 0.05, hand: places.hip }],
      [0.74, { knit: 0.9, tilt: -0.08 }],
    ],
  },
  /** Head low, eyes from under the brows. */
  glare: {
    seconds: 2.2,
    contact: 0.24,
    aims: 'trunk',
    keys: [
      [0.24, {
        nod: 0.2, bend: 0.18, knit: 1, lids: 0.2, smile: -0.4, shoulders: 0.5, shiftZ: 0.05,
        hands: hand(0.36, 0.8, 0.12, { fist: 0.95, elbow: 0.9 }),
      }],
      [0.8, { nod: 0.22 }],
    ],
  },
  /** The nose goes up and to one side, the lip after it. */
  sneer: {
    seconds: 2,
    contact: 0.28,
    keys: [
      [0.3, {
        nod: -0.24, turn: -0.24, tilt: 0.14, bend: -0.06, lids: 0.5, knit: 0.4, smile: -0.5, shoulders: -0.1,
        hand: hand(0.2, 1.06, 0.3, { palm: 0.8, fist: 0.4, wrist: -0.4 }),
      }],
      [0.74, { nod: -0.22 }],
    ],
  },
  /** A puff, and the hand throws it away. */
  scoff: {
    seconds: 1.6,
    contact: 0.34,
    keys: [
      [0.16, { nod: 0.08, hand: hand(0.16, 1.1, 0.3, { palm: 0.8, fist: 0.5 }) }],
      [0.38, {
        nod: -0.2, turn: 0.26, open: 0.25, smile: -0.3, lids: 0.4,
        hand: hand(0.4, 1.18, 0.34, { palm: palm.up, fist: 0.05, wrist: 0.3 }),
      }],
      [0.64, { nod: -0.1, turn: 0.22, open: 0 }],
    ],
  },
  /** Lower lip out, shoulders forward, hands behind. */
  pout: {
    seconds: 2.3,
    contact: 0.26,
    keys: [
      [0.3, {
        nod: 0.24, tilt: 0.16, twist: 0.12, knit: -0.3, smile: -0.9, lids: 0.3, shoulders: 0.4,
        hand: places.back,
        other: but(places.back, { x: 0.02, y: 0.93 }),
      }],
      [0.78, { twist: -0.1 }],
    ],
  },
  /** Arms crossed and turned away from everybody. */
  sulk: {
    seconds: 2.8,
    contact: 0.26,
    keys: [
      [0.28, {
        twist: -0.3, turn: -0.35, nod: 0.22, bend: 0.1, shoulders: 0.5, knit: 0.6, smile: -0.7,
        hand: hand(-0.12, 1.08, 0.21, { fist: 0.5, elbow: 0.1 }),
        other: hand(-0.1, 1.13, 0.24, { fist: 0.3, palm: -0.6 }),
      }],
      [0.82, { nod: 0.26 }],
    ],
  },
  /** Narrow eyes, a head to one side, a hand at the chin. */
  suspect: {
    seconds: 2.3,
    contact: 0.26,
    aims: 'trunk',
    keys: [
      [0.28, {
        bend: 0.12, tilt: -0.2, turn: 0.15, lids: 0.5, knit: 0.5, smile: -0.2, shiftZ: 0.02,
        hand: but(places.chin, { index: 0.8 }),
        other: hand(-0.08, 1.04, 0.22, { fist: 0.4 }),
      }],
      [0.78, { tilt: -0.22, lids: 0.55 }],
    ],
  },
  /** Wide open and quite still. */
  stare: {
    seconds: 2.2,
    contact: 0.24,
    aims: 'trunk',
    keys: [
      [0.24, {
        nod: -0.08, bend: 0.26, lifted: 0.6, lids: -0.3, shiftZ: 0.06, open: 0.08,
        hands: hand(0.32, 0.78, -0.06, { fist: 0.1 }),
      }],
      [0.84, { bend: 0.28 }],
    ],
  },
  squint: {
    seconds: 1.9,
    contact: 0.28,
    keys: [
      [0.3, {
        bend: 0.16, nod: -0.08, lids: 0.7, knit: 0.7,
        hand: hand(0.06, 1.69, 0.2, { palm: palm.down, fist: 0.02, onHead: 1, elbow: 0.8 }),
      }],
      [0.78, { turn: 0.16 }],
    ],
  },
  /** Not worth the ground it stands on. */
  despise: {
    seconds: 2.2,
    contact: 0.3,
    keys: [
      [0.3, {
        nod: -0.18, twist: -0.2, turn: -0.4, bend: -0.08, lids: 0.6, smile: -0.7, knit: 0.5,
        hand: hand(0.28, 1.12, 0.36, { palm: palm.down, wrist: 0.7, fist: 0.05 }),
        other: places.hip,
      }],
      [0.74, { turn: -0.42 }],
    ],
  },
  /** A twist of the whole face. */
  grimace: {
    seconds: 1.7,
    contact: 0.28,
    keys: [
      [0.28, {
        turn: 0.22, tilt: -0.18, nod: 0.06, lids: 0.6, knit: 0.6, smile: -1, open: 0.2, shoulders: 0.5, bend: -0.1,
        sway: -0.1,
        hand: hand(0.34, 1.2, 0.32, { palm: palm.down, wrist: 0.7, fist: 0.1 }),
      }],
      [0.66, { turn: 0.26 }],
    ],
  },
  /** Green and sideways. */
  envy: {
    seconds: 2.3,
    contact: 0.26,
    keys: [
      [0.28, {
        turn: 0.36, twist: -0.12, nod: 0.1, lids: 0.4, knit: 0.5, smile: -0.4,
        hand: hand(0.0, 1.1, 0.22, { fist: 0.7 }),
        other: hand(-0.02, 1.06, 0.24, { fist: 0.7 }),
      }],
      [0.8, {}],
    ],
    beats: [{ from: 0.28, to: 0.84, times: 2, by: { hands: { y: 0.02, x: 0.015 } } }],
  },
} as const satisfies Scores; // prettier-ignore
