import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const finger = { palm: palm.down * 0.6, fist: 0.95, index: 1 } as const;

/** Hands that tell others where, what, and to be quiet. */
export const signals = {
  /** Drawn in, then the arm shoots out to its full length and stays. */
  point: {
    seconds: 1.8,
    contact: 0.32,
    aims: 'hand',
    keys: [
      [0.13, { bend: -0.03, hand: hand(0.2, 1.2, 0.26, { ...finger, index: 0.6 }) }],
      [0.32, {
        bend: 0.06, knit: 0.3, lifted: 0.15, shiftZ: 0.03,
        hand: hand(0.18, 1.28, 0.62, { ...finger, elbow: 0.2 }),
      }],
      [0.7, { bend: 0.06, hand: hand(0.18, 1.28, 0.62, finger) }],
      [0.86, { hand: hand(0.24, 1.06, 0.36, { index: 0.2, fist: 0.4 }) }],
    ],
    beats: [{ from: 0.34, to: 0.62, times: 2, raps: true, by: { hand: { z: -0.03 }, nod: 0.06 } }],
  },
  /** The same arm, thrown from behind the ear, with the body after it. */
  accuse: {
    seconds: 2,
    contact: 0.36,
    aims: 'hand',
    isSudden: true,
    keys: [
      [0.2, {
        bend: -0.12, twist: 0.25, shiftZ: -0.04, knit: 0.6,
        hand: hand(0.32, 1.52, 0.1, { ...finger, palm: -1, index: 0.5, elbow: 0.6 }),
      }],
      [0.36, {
        bend: 0.22, twist: -0.2, shiftZ: 0.08, knit: 1, open: 0.5, nod: -0.08,
        hand: hand(0.18, 1.28, 0.62, finger),
        other: hand(0.34, 0.9, -0.06, { fist: 0.9 }),
      }],
      [0.72, { bend: 0.2, twist: -0.18, open: 0.1, hand: hand(0.18, 1.28, 0.62, finger) }],
    ],
    beats: [{ from: 0.38, to: 0.72, times: 3, by: { hand: { y: 0.02 }, nod: 0.03 } }],
  },
  /** A fist first, then a finger out of it, close to the face it is meant for. */
  threaten: {
    seconds: 2,
    contact: 0.34,
    aims: 'hand',
    keys: [
      [0.2, {
        bend: 0.06, shoulders: 0.3, knit: 0.8,
        hand: hand(0.24, 1.3, 0.3, { fist: 1, index: 0, palm: 0.4, elbow: 0.2 }),
      }],
      [0.36, {
        bend: 0.2, nod: -0.1, shiftZ: 0.06, knit: 1, smile: -0.5,
        hand: hand(0.18, 1.36, 0.5, { fist: 1, index: 0.1, palm: 0.4 }),
        other: hand(0.3, 0.92, 0.14, { fist: 1, elbow: 0.4 }),
      }],
      [0.72, { bend: 0.18 }],
    ],
    beats: [{ from: 0.36, to: 0.78, times: 3, by: { hand: { x: 0.02, z: 0.035 } } }],
  },
  /** The palm down, then there: do it. */
  command: {
    seconds: 1.8,
    contact: 0.36,
    aims: 'hand',
    keys: [
      [0.18, { nod: -0.14, bend: -0.06, shoulders: -0.2, hand: hand(0.24, 1.5, 0.26, { palm: palm.down, fist: 0.1 }) }],
      [0.38, {
        nod: 0.08, bend: 0.08, knit: 0.5,
        hand: hand(0.18, 1.22, 0.58, { palm: palm.down, fist: 0.6, index: 1, wrist: 0.1 }),
        other: places.hip,
      }],
      [0.7, { nod: -0.06 }],
    ],
  },
  /** Fingers curl twice; a nod says whom. */
  beckon: {
    seconds: 2,
    contact: 0.3,
    aims: 'hand',
    keys: [
      [0.28, {
        nod: -0.06, tilt: 0.08, lifted: 0.4, smile: 0.2,
        hand: hand(0.2, 1.26, 0.5, { palm: palm.up, fist: 0.05, wrist: -0.1, elbow: -0.3 }),
      }],
      [0.8, { nod: 0.04, smile: 0.2 }],
    ],
    beats: [{
      from: 0.28, to: 0.86, times: 3, raps: true,
      by: { hand: { z: -0.12, y: 0.09, fist: 0.7, wrist: -0.4 }, nod: 0.07 },
    }],
  },
  /** A high arm that draws them over. */
  summon: {
    seconds: 2,
    contact: 0.34,
    keys: [
      [0.32, { nod: -0.1, lifted: 0.3, open: 0.3, hand: hand(0.36, 1.7, 0.28, { palm: palm.down, fist: 0 }) }],
      [0.56, { nod: 0.06, hand: hand(0.22, 1.28, 0.34, { palm: palm.up, fist: 0.3 }) }],
      [0.74, { hand: hand(0.34, 1.56, 0.32, { palm: palm.down, fist: 0 }) }],
      [0.88, { open: 0, hand: hand(0.24, 1.16, 0.3, { palm: palm.up }) }],
    ],
  },
  /** Two hands make a horn of the mouth. */
  call: {
    seconds: 2,
    contact: 0.32,
    keys: [
      [0.12, { bend: -0.06, nod: -0.06 }],
      [0.32, {
        bend: 0.1, nod: -0.16, open: 0.9, lifted: 0.4,
        hands: hand(0.1, 1.47, 0.24, { palm: 0.2, fist: 0.1, onHead: 1, elbow: 0.2 }),
      }],
      [0.72, { bend: 0.12, open: 0.8 }],
    ],
    beats: [{ from: 0.3, to: 0.76, times: 2, by: { bend: 0.04, open: 0.15 } }],
  },
  hush: {
    seconds: 1.9,
    contact: 0.3,
    keys: [
      [0.1, { shoulders: 0.2 }],
      [0.32, {
        bend: 0.14, shoulders: 0.5, lifted: 0.6, nod: 0.02,
        hand: places.lips,
        other: hand(0.3, 1.06, 0.32, { palm: palm.down, fist: 0.05, wrist: 0.4 }),
      }],
      [0.72, { bend: 0.14, shoulders: 0.4, lifted: 0.6, turn: 0.18 }],
    ],
    beats: [{ from: 0.34, to: 0.74, times: 2, by: { other: { y: -0.04 } } }],
  },
  /** A hand at the mouth, and the body leans to an ear. */
  whisper: {
    seconds: 2.1,
    contact: 0.3,
    aims: 'trunk',
    keys: [
      [0.32, {
        bend: 0.22, sway: 0.1, tilt: 0.14, shoulders: 0.3, lids: 0.25,
        hand: hand(0.12, 1.48, 0.2, { palm: -0.3, fist: 0.05, onHead: 1, elbow: 0.1 }),
      }],
      [0.74, { bend: 0.22, turn: 0.06 }],
    ],
  },
  /** A hand behind the ear. */
  listen: {
    seconds: 2.4,
    contact: 0.26,
    aims: 'trunk',
    keys: [
      [0.28, { tilt: 0.2, turn: -0.25, bend: 0.12, lifted: 0.35, lids: 0.2, hand: places.ear }],
      [0.76, { tilt: 0.22, turn: -0.3, bend: 0.14 }],
    ],
  },
  /** One, two, three, on the fingers of the other hand. */
  count: {
    seconds: 2.6,
    contact: 0.24,
    keys: [
      [0.2, {
        nod: 0.22, knit: 0.25,
        hand: hand(0.08, 1.16, 0.34, { palm: -0.6, fist: 0.85, index: 1 }),
        other: hand(0.06, 1.12, 0.34, { palm: palm.up, fist: 0.1 }),
      }],
      [0.86, { nod: 0.18 }],
    ],
    beats: [{ from: 0.2, to: 0.86, times: 4, raps: true, by: { hand: { y: 0.07, x: 0.03 }, nod: -0.06, tilt: 0.04 } }],
  },
  /** Here it is, for all to see. */
  show: {
    seconds: 2,
    contact: 0.34,
    aims: 'hand',
    carries: true,
    keys: [
      [0.14, { hand: hand(0.14, 1.1, 0.3, { palm: 0.6, fist: 0.5 }) }],
      [0.36, {
        bend: 0.05, lifted: 0.5, smile: 0.2,
        hand: hand(0.18, 1.3, 0.56, { palm: palm.up * 0.7, fist: 0.4, wrist: 0.3 }),
        other: but(places.open, { x: 0.3, y: 1.0 }),
      }],
      [0.74, { tilt: 0.08 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
