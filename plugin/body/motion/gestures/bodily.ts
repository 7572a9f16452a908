import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** What bodies do by themselves. */
export const bodily = {
  yawn: {
    seconds: 3,
    contact: 0.24,
    keys: [
      [0.3, {
        nod: -0.26, bend: -0.08, shoulders: 0.6, open: 1, lids: 0.9, lifted: 0.5,
        hand: but(places.mouth, { z: 0.215, fist: 0.3 }),
      }],
      [0.6, { nod: -0.28, open: 1 }],
      [0.78, { nod: 0.16, shoulders: -0.4, open: 0.1, lids: 0.6, hand: hand(0.12, 1.26, 0.26, { onHead: 0 }) }],
    ],
  },
  stretch: {
    seconds: 3,
    contact: 0.26,
    keys: [
      [0.12, { bend: 0.06, shoulders: 0.3, hands: hand(0.24, 1.16, 0.22, { fist: 0.8 }) }],
      [0.4, {
        bend: -0.18, nod: -0.22, sway: 0.1, shoulders: 0.5, lids: 0.8, open: 0.3,
        hand: hand(0.34, 1.86, 0.0, { fist: 0.9, palm: -0.6 }),
        other: hand(0.46, 1.68, -0.02, { fist: 0.9, palm: -0.6 }),
      }],
      [0.62, { sway: -0.1, bend: -0.16, hand: hand(0.48, 1.66, -0.02), other: hand(0.34, 1.84, 0) }],
      [0.82, { sway: 0, bend: 0.05, nod: 0.06, shoulders: -0.3, open: 0, hands: hand(0.36, 1, 0.16, { fist: 0.2 }) }],
    ],
  },
  cough: {
    seconds: 1.9,
    contact: 0.3,
    keys: [
      [0.2, { bend: 0.1, nod: 0.1, hand: but(places.mouth, { fist: 0.95, z: 0.21 }) }],
      [0.76, { bend: 0.14, nod: 0.16, lids: 0.5 }],
    ],
    beats: [{
      from: 0.2, to: 0.78, times: 3, raps: true,
      by: { bend: 0.14, nod: 0.16, shoulders: 0.4, open: 0.3, lids: 0.4 },
    }],
  },
  sneeze: {
    seconds: 2,
    contact: 0.28,
    isSudden: true,
    keys: [
      [0.2, { nod: -0.18, bend: -0.06, open: 0.4, lids: 0.6 }],
      [0.42, {
        nod: -0.34, bend: -0.14, shoulders: 0.6, open: 0.6, lids: 0.8, lifted: 0.7,
        hand: hand(0.08, 1.3, 0.26, { palm: 0.6, fist: 0.2 }),
      }],
      [0.52, { nod: 0.44, bend: 0.34, shoulders: 0.5, open: 0.3, lids: 1, hand: but(places.mouth, { fist: 0.5 }) }],
      [0.68, { nod: 0.3, bend: 0.2 }],
      [0.84, { nod: 0, bend: 0, shoulders: 0, lids: 0.2, open: 0 }],
    ],
  },
  hiccup: {
    seconds: 1.5,
    contact: 0.34,
    isSudden: true,
    keys: [
      [0.28, { hand: but(places.chest, { y: 1.2 }) }],
      [0.7, { smile: -0.1, lifted: 0.4 }],
    ],
    beats: [{
      from: 0.22, to: 0.74, times: 2, raps: true,
      by: { nod: -0.16, shoulders: 0.7, bend: -0.05, open: 0.3, sink: -0.008 },
    }],
  },
  belch: {
    seconds: 1.7,
    contact: 0.34,
    keys: [
      [0.3, { nod: -0.12, bend: -0.08, shoulders: 0.2, open: 0.6, hand: but(places.chest, { fist: 0.9 }) }],
      [0.5, { nod: 0.08, open: 0.4 }],
      [0.72, { open: 0, smile: 0.4 }],
    ],
    beats: [{ from: 0.3, to: 0.64, times: 2, raps: true, by: { hand: { z: 0.05 } } }],
  },
  /** Folded over, a hand on the stomach, a hand on the knee. */
  retch: {
    seconds: 2.5,
    contact: 0.28,
    keys: [
      [0.3, {
        bend: 0.62, nod: 0.2, sink: 0.08, open: 0.5, lids: 0.7, knit: 0.5, smile: -0.6,
        hand: places.belly,
        other: hand(0.18, 0.72, 0.24, { palm: palm.down, fist: 0.3 }),
      }],
      [0.8, { bend: 0.6 }],
    ],
    beats: [{ from: 0.28, to: 0.82, times: 3, raps: true, by: { bend: 0.16, nod: 0.14, open: 0.4, shoulders: 0.4 } }],
  },
  /** Hands to the own throat. */
  choke: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.24, {
        bend: 0.18, nod: -0.16, open: 0.6, lids: -0.2, lifted: 0.8, shoulders: 0.6,
        hand: hand(0.05, 1.32, 0.16, { palm: 0.4, fist: 0.45, elbow: 0.4 }),
        other: hand(0.04, 1.29, 0.18, { palm: 0.4, fist: 0.45, elbow: 0.4 }),
      }],
      [0.8, { bend: 0.24, sink: 0.06 }],
    ],
    beats: [{ from: 0.24, to: 0.84, times: 5, by: { bend: 0.06, nod: 0.06, sway: 0.04, open: 0.15 } }],
  },
  spit: {
    seconds: 1.4,
    contact: 0.44,
    isSudden: true,
    keys: [
      [0.28, { nod: -0.14, bend: -0.06, turn: 0.1, smile: -0.3 }],
      [0.44, { nod: 0.26, bend: 0.16, turn: 0.22, open: 0.3, knit: 0.6, smile: -0.6 }],
      [0.7, { nod: 0.08, bend: 0.04, open: 0, hand: but(places.mouth, { palm: -0.8, fist: 0.6, elbow: 0.6 }) }],
      [0.84, { hand: but(places.mouth, { x: 0.1, palm: -0.8, fist: 0.6, elbow: 0.6 }) }],
    ],
  },
  /** The back of the hand along the forehead. */
  sweat: {
    seconds: 2.2,
    contact: 0.26,
    keys: [
      [0.26, {
        nod: 0.08, lids: 0.6,
        hand: but(places.brow, { x: -0.06, y: 1.65, palm: -0.8, fist: 0.4, elbow: 0.8 }),
      }],
      [0.52, { turn: 0.08, hand: but(places.brow, { x: 0.13, y: 1.65, z: 0.15, palm: -0.8, fist: 0.4, elbow: 0.9 }) }],
      [0.68, {
        shoulders: -0.3, open: 0.2,
        hand: hand(0.4, 1.24, 0.28, { onHead: 0, wrist: 0.4, fist: 0.1, elbow: 0 }),
      }],
      [0.84, { open: 0 }],
    ],
  },
  /** Hands on the knees, breath by breath. */
  pant: {
    seconds: 2.8,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: 0.44, sink: 0.06, nod: -0.1, open: 0.4, lifted: 0.3,
        hands: hand(0.17, 0.82, 0.28, { palm: palm.down, fist: 0.35, elbow: 0.5 }),
      }],
      [0.82, { bend: 0.4 }],
    ],
    beats: [{ from: 0.16, to: 0.9, times: 5, by: { bend: 0.05, shoulders: 0.4, open: 0.15 } }],
  },
  blink: {
    seconds: 1.1,
    contact: 0.34,
    keys: [
      [0.2, { nod: -0.06, lifted: 0.5 }],
      [0.8, { tilt: 0.08, nod: -0.04 }],
    ],
    beats: [{ from: 0.15, to: 0.8, times: 3, raps: true, by: { lids: 1, nod: 0.03 } }],
  },
  /** Hands over hot cheeks, eyes on the floor. */
  blush: {
    seconds: 2.5,
    contact: 0.26,
    keys: [
      [0.28, {
        nod: 0.26, tilt: 0.16, turn: -0.25, smile: 0.4, lids: 0.5, knit: -0.4, shoulders: 0.6, twist: -0.1,
        hand: places.cheek,
        other: hand(0.08, 0.94, 0.22, { fist: 0.5 }),
      }],
      [0.78, { nod: 0.22, lids: 0.3 }],
    ],
  },
  smoke: {
    seconds: 3,
    contact: 0.26,
    carries: true,
    keys: [
      [0.24, { nod: 0.04, lids: 0.4, hand: hand(0.02, 1.46, 0.23, { palm: 0.6, fist: 0.5, index: 0.6, onHead: 0.8 }) }],
      [0.4, { shoulders: 0.3, lids: 0.5 }],
      [0.58, { nod: -0.14, hand: hand(0.3, 1.24, 0.3, { palm: 0.4, wrist: 0.3, onHead: 0, elbow: -0.4 }), turn: 0.14 }],
      [0.8, { nod: -0.16, open: 0.2, shoulders: -0.1 }],
    ],
  },
  fan: {
    seconds: 2.4,
    contact: 0.24,
    carries: true,
    keys: [
      [0.24, { nod: -0.12, tilt: 0.1, lids: 0.4, hand: hand(0.16, 1.36, 0.3, { palm: 0.6, fist: 0.3, elbow: -0.2 }) }],
      [0.84, { turn: 0.14 }],
    ],
    beats: [{ from: 0.22, to: 0.88, times: 6, by: { hand: { x: 0.05, palm: 0.5 } } }],
  },
  breathe: {
    seconds: 2.8,
    contact: 0.26,
    keys: [
      [0.34, { bend: -0.1, nod: -0.1, shoulders: 0.4, lids: 0.7, hand: but(places.chest, { y: 1.2 }) }],
      [0.46, {}],
      [0.76, { bend: 0.06, nod: 0.08, shoulders: -0.4, open: 0.15, lids: 0.4 }],
    ],
  },
  /** Arms about oneself against the cold. */
  shiver: {
    seconds: 2.4,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: 0.12, shoulders: 0.9, nod: 0.1, knit: -0.3, smile: -0.2, sink: 0.02,
        hand: hand(-0.18, 1.2, 0.18, { fist: 0.3, elbow: 0 }),
        other: hand(-0.17, 1.14, 0.2, { fist: 0.3, elbow: 0 }),
      }],
      [0.84, {}],
    ],
    beats: [
      { from: 0.16, to: 0.92, times: 18, by: { twist: 0.025, tilt: 0.015 } },
      { from: 0.3, to: 0.8, times: 3, by: { hands: { y: 0.035 } } },
    ],
  },
  /** It itches, everywhere else each time. */
  fidget: {
    seconds: 2.6,
    contact: 0.22,
    keys: [
      [0.18, {
        sway: 0.05, tilt: 0.08,
        hand: hand(0.02, 1.02, 0.24, { fist: 0.5 }),
        other: hand(0.01, 1.0, 0.24, { fist: 0.5 }),
      }],
      [0.42, { sway: -0.05, turn: 0.2, twist: 0.08, hand: but(places.cheek, { x: 0.15, y: 1.4, fist: 0.5 }) }],
      [0.64, {
        turn: -0.18, twist: -0.06, shoulders: 0.3,
        hand: hand(0.1, 1.24, 0.22, { fist: 0.6, elbow: 0, onHead: 0 }),
      }],
      [0.84, { sway: 0.03, turn: 0, hand: hand(0.06, 0.98, 0.22) }],
    ],
    beats: [{ from: 0.1, to: 0.9, times: 6, by: { hands: { x: 0.012 }, shiftX: 0.008 } }],
  },
} as const satisfies Scores; // prettier-ignore
