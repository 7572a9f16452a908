import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** What is done to those one is fond of. */
export const caresses = {
  /** Arms open first, then close; the head finds a shoulder. */
  embrace: {
    seconds: 2.8,
    contact: 0.3,
    aims: 'hands',
    keys: [
      [0.14, {
        bend: -0.04, smile: 0.5, lifted: 0.3,
        hand: hand(0.46, 1.24, 0.36, { palm: 0.4, fist: 0.05 }),
        other: hand(0.46, 1.12, 0.36, { palm: 0.4, fist: 0.05 }),
      }],
      [0.32, {
        bend: 0.14, tilt: 0.26, nod: 0.1, shiftZ: 0.06, lids: 0.8, smile: 0.6,
        hand: hand(-0.02, 1.3, 0.44, { palm: 0.1, fist: 0.1, elbow: 0.6 }),
        other: hand(0.02, 1.12, 0.42, { palm: 0.1, fist: 0.1, elbow: 0.4 }),
      }],
      [0.74, { bend: 0.16, sway: 0.03, lids: 0.9 }],
      [0.88, { tilt: 0.05, lids: 0.1, hands: hand(0.22, 1.14, 0.46) }],
    ],
    beats: [{ from: 0.36, to: 0.72, times: 2, by: { hand: { y: 0.025 }, sway: 0.03 } }],
  },
  kiss: {
    seconds: 2.2,
    contact: 0.38,
    aims: 'hand',
    keys: [
      [0.18, { tilt: 0.1, lids: 0.2, hand: hand(0.16, 1.28, 0.4, { palm: 0.5, fist: 0.15 }) }],
      [0.4, {
        bend: 0.24, nod: -0.06, tilt: 0.26, shiftZ: 0.05, lids: 1, smile: 0.2,
        hand: hand(0.14, 1.42, 0.46, { palm: 0.5, fist: 0.15, wrist: 0.3 }),
      }],
      [0.62, { bend: 0.26, lids: 1 }],
      [0.84, { bend: 0.03, tilt: 0.1, lids: 0.2, smile: 0.5, hand: hand(0.18, 1.22, 0.4) }],
    ],
  },
  /** Blown off the fingers. */
  'blow-kiss': {
    seconds: 2,
    contact: 0.5,
    aims: 'hand',
    keys: [
      [0.3, { nod: 0.06, lids: 0.6, tilt: 0.1, hand: but(places.mouth, { fist: 0.4, onHead: 0 }) }],
      [0.42, { nod: 0.08, hand: but(places.mouth, { fist: 0.6, onHead: 0 }) }],
      [0.6, {
        nod: -0.12, smile: 0.8, lids: 0, lifted: 0.3, bend: 0.04,
        hand: hand(0.22, 1.36, 0.54, { palm: palm.up, fist: 0, wrist: 0.1 }),
      }],
      [0.8, { smile: 0.6 }],
    ],
  },
  /** A hand laid on, lightly, and moved a little. */
  touch: {
    seconds: 1.8,
    contact: 0.36,
    aims: 'hand',
    keys: [
      [0.36, {
        bend: 0.1, nod: 0.1, tilt: 0.1, lifted: 0.2,
        hand: hand(0.18, 1.24, 0.54, { palm: palm.down, fist: 0.1, wrist: 0.3 }),
      }],
      [0.76, { nod: 0.14 }],
    ],
    beats: [{ from: 0.38, to: 0.82, times: 1.5, by: { hand: { x: 0.04, y: 0.015 } } }],
  },
  /** To and fro, with some weight. */
  rub: {
    seconds: 1.8,
    contact: 0.3,
    aims: 'hand',
    keys: [
      [0.3, { bend: 0.14, nod: 0.22, hand: hand(0.18, 1.18, 0.5, { palm: palm.down, fist: 0.25, wrist: 0.4 }) }],
      [0.84, {}],
    ],
    beats: [{ from: 0.3, to: 0.88, times: 4, by: { hand: { x: 0.06 }, twist: 0.05, sway: 0.02 } }],
  },
  /** A hand on a shoulder, the head to one side. */
  comfort: {
    seconds: 2.5,
    contact: 0.28,
    aims: 'hand',
    keys: [
      [0.3, {
        bend: 0.12, tilt: 0.2, knit: -0.5, lifted: 0.3, smile: 0.15, shiftZ: 0.03,
        hand: hand(0.18, 1.34, 0.5, { palm: palm.down, fist: 0.15, wrist: 0.3 }),
        other: but(places.open, { x: 0.24, y: 1.02, z: 0.32 }),
      }],
      [0.8, { tilt: 0.22, nod: 0.1 }],
    ],
    beats: [{ from: 0.34, to: 0.8, times: 3, raps: true, by: { hand: { y: 0.045 }, nod: 0.04 } }],
  },
  /** Hands clasped at the cheek, everything soft. */
  adore: {
    seconds: 2.4,
    contact: 0.28,
    keys: [
      [0.3, {
        tilt: 0.24, nod: -0.08, sway: 0.05, smile: 0.7, lifted: 0.5, lids: 0.3, shoulders: 0.3,
        hand: hand(0.06, 1.36, 0.24, { palm: 0.5, fist: 0.45, elbow: -0.2 }),
        other: hand(-0.02, 1.34, 0.25, { palm: 0.5, fist: 0.45, elbow: -0.2 }),
      }],
      [0.78, { tilt: 0.26, sway: -0.03 }],
    ],
  },
  /** The heart, with the eyes on somebody. */
  love: {
    seconds: 2.4,
    contact: 0.28,
    aims: 'trunk',
    keys: [
      [0.28, {
        nod: -0.04, tilt: 0.14, smile: 0.6, knit: -0.3, lifted: 0.3,
        hand: places.heart,
        other: but(places.heart, { y: 1.15, z: 0.22, x: -0.02 }),
      }],
      [0.56, { bend: 0.05, hand: hand(0.12, 1.16, 0.38, { palm: palm.up, fist: 0.1 }) }],
      [0.8, { bend: 0.04, hand: hand(0.16, 1.12, 0.42) }],
    ],
  },
  /** A shoulder turned, a look back over it, hair touched. */
  flirt: {
    seconds: 2.4,
    contact: 0.3,
    keys: [
      [0.3, {
        twist: -0.24, turn: 0.4, tilt: -0.2, sway: 0.08, smile: 0.6, lifted: 0.4, lids: 0.4, shoulders: 0.25,
        hand: but(places.ear, { palm: 0.4, fist: 0.4, index: 0.5 }),
        other: places.hip,
      }],
      [0.56, { lids: 0.6 }],
      [0.8, { turn: 0.36, lids: 0.2 }],
    ],
  },
  /** The arm offered for support. */
  help: {
    seconds: 2,
    contact: 0.34,
    aims: 'hands',
    keys: [
      [0.34, {
        bend: 0.24, sink: 0.05, nod: 0.04, knit: -0.3, shiftZ: 0.05,
        hand: hand(0.2, 1.08, 0.48, { palm: palm.up, fist: 0.15 }),
        other: hand(0.22, 1, 0.44, { palm: palm.up, fist: 0.15 }),
      }],
      [0.74, { bend: 0.06, sink: 0, hands: hand(0.22, 1.14, 0.44, { fist: 0.45 }) }],
    ],
  },
  /** Gently, by the hand that holds it: as one holds what must not break. */
  cradle: {
    seconds: 2.6,
    contact: 0.28,
    carries: true,
    keys: [
      [0.3, {
        nod: 0.3, tilt: 0.16, smile: 0.3, lids: 0.3,
        hand: hand(0.04, 1.08, 0.28, { palm: palm.up * 0.8, fist: 0.4 }),
        other: hand(0.02, 1.16, 0.24, { palm: 0.6, fist: 0.3 }),
      }],
      [0.84, {}],
    ],
    beats: [{ from: 0.3, to: 0.88, times: 2, by: { sway: 0.06, hands: { x: 0.02 }, tilt: 0.03 } }],
  },
} as const satisfies Scores; // prettier-ignore
