import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const atMouth = hand(0.02, 1.44, 0.235, { palm: 0.3, fist: 0.75, onHead: 0.8, elbow: 0.2 });
const page = hand(0.13, 1.22, 0.36, { palm: palm.up * 0.6, fist: 0.5, wrist: 0.2 });
const cloth = hand(0.05, 1.14, 0.34, { palm: 0.2, fist: 0.8 });

/** What is done with things in hand: drunk, read, written, poured, cut, worn. */
export const crafts = {
  /** To the lips, the head back, and a breath after. */
  drink: {
    seconds: 2.4, contact: 0.3, carries: true,
    keys: [
      [0.3, { hand: hand(0.14, 1.2, 0.34, { palm: 0.2, fist: 0.75 }) }],
      [0.46, { nod: -0.06, lids: 0.4, open: 0.15, hand: atMouth }],
      [0.62, { nod: -0.3, lids: 0.7, hand: but(atMouth, { wrist: 0.6, y: 1.46 }) }],
      [0.74, { nod: -0.3 }],
      [0.88, { nod: 0.04, lids: 0, open: 0, shoulders: -0.2, hand: hand(0.2, 1.14, 0.36, { onHead: 0, wrist: 0 }) }],
    ],
  },
  eat: {
    seconds: 2.3, contact: 0.3, carries: true,
    keys: [
      [0.28, { nod: 0.12, hand: hand(0.14, 1.16, 0.34, { palm: 0.8, fist: 0.7 }) }],
      [0.44, { nod: 0.1, bend: 0.06, open: 0.5, hand: but(atMouth, { palm: 0.9, fist: 0.7 }) }],
      [0.54, { open: 0, hand: but(atMouth, { palm: 0.9, y: 1.43 }) }],
      [0.7, { nod: 0, hand: hand(0.18, 1.12, 0.34, { onHead: 0 }) }],
      [0.88, {}],
    ],
    beats: [{ from: 0.52, to: 0.94, times: 5, by: { open: 0.12, nod: 0.025 } }],
  },
  taste: {
    seconds: 2, contact: 0.3, carries: true,
    keys: [
      [0.38, { nod: 0.06, open: 0.3, knit: 0.2, hand: but(atMouth, { index: 0.8 }) }],
      [0.58, {
        open: 0.05, nod: -0.08, tilt: 0.16, lifted: 0.4, lids: 0.4,
        hand: hand(0.14, 1.26, 0.34, { onHead: 0 }),
      }],
      [0.82, { tilt: -0.06, smile: 0.3 }],
    ],
  },
  /** Tilted from the shoulder, watched to the last drop. */
  pour: {
    seconds: 2.3, contact: 0.3, aims: 'hand', carries: true,
    keys: [
      [0.3, { nod: 0.14, bend: 0.08, hand: hand(0.18, 1.36, 0.48, { palm: 0.1, fist: 0.8, elbow: 0.3 }) }],
      [0.46, {
        nod: 0.24, bend: 0.12, tilt: 0.14, sway: 0.05,
        hand: hand(0.18, 1.42, 0.5, { palm: -1.3, fist: 0.8, elbow: 0.8 }),
        other: hand(0.1, 1.0, 0.36, { palm: 0.3, fist: 0.6 }),
      }],
      [0.72, { tilt: 0.16, hand: hand(0.18, 1.44, 0.5, { palm: -1.5, fist: 0.8, elbow: 0.9 }) }],
      [0.86, { tilt: 0, nod: 0.1, hand: hand(0.2, 1.28, 0.42, { palm: 0.1, elbow: 0.1 }) }],
    ],
  },
  /** Upside down, and shaken. */
  empty: {
    seconds: 2, contact: 0.3, aims: 'hand', carries: true,
    keys: [
      [0.3, { nod: 0.12, hand: hand(0.18, 1.32, 0.46, { palm: 0.1, fist: 0.8, elbow: 0.5 }) }],
      [0.48, { nod: 0.26, bend: 0.1, sway: 0.08, hand: hand(0.26, 1.4, 0.46, { palm: -2.2, fist: 0.8, elbow: 1 }) }],
      [0.8, {}],
    ],
    beats: [{ from: 0.48, to: 0.84, times: 3, by: { hand: { y: 0.05 } } }],
  },
  /** Held up to the eyes, which go from line to line. */
  read: {
    seconds: 3, contact: 0.24, carries: true,
    keys: [
      [0.26, { nod: 0.22, bend: 0.03, lids: 0.25, knit: 0.2, hand: page, other: but(page, { y: 1.2 }) }],
      [0.84, { nod: 0.26 }],
    ],
    beats: [
      { from: 0.28, to: 0.84, times: 3, by: { turn: 0.09 } },
      { from: 0.28, to: 0.84, times: 1, by: { tilt: 0.05, hands: { y: 0.015 } } },
    ],
  },
  /** Small and quick, line under line. */
  write: {
    seconds: 2.8, contact: 0.22, aims: 'trunk', carries: true,
    keys: [
      [0.22, {
        nod: 0.34, bend: 0.18, tilt: 0.1, knit: 0.3,
        hand: hand(0.1, 1.0, 0.36, { palm: palm.down * 0.6, fist: 0.75, index: 0.4, elbow: 0.1 }),
        other: hand(0.12, 0.98, 0.34, { palm: palm.down, fist: 0.05 }),
      }],
      [0.5, { hand: hand(0.2, 1.0, 0.36) }],
      [0.56, { hand: hand(0.1, 0.99, 0.34) }],
      [0.82, { hand: hand(0.2, 0.99, 0.34), nod: 0.3 }],
    ],
    beats: [{ from: 0.22, to: 0.86, times: 14, by: { hand: { y: 0.012, z: 0.014 } } }],
  },
  /** One flourish and a full stop. */
  sign: {
    seconds: 2, contact: 0.3, aims: 'trunk', carries: true,
    keys: [
      [0.26, {
        nod: 0.3, bend: 0.16,
        hand: hand(0.06, 1.02, 0.36, { palm: palm.down * 0.6, fist: 0.75, index: 0.4 }),
        other: hand(0.14, 0.98, 0.34, { palm: palm.down }),
      }],
      [0.46, { hand: hand(0.16, 1.06, 0.38) }],
      [0.56, { hand: hand(0.12, 0.99, 0.33) }],
      [0.7, { nod: 0.2, hand: hand(0.3, 1.08, 0.38, { wrist: 0.3 }) }],
      [0.84, { nod: 0, bend: 0.02 }],
    ],
  },
  type: {
    seconds: 2.4, contact: 0.22, aims: 'trunk',
    keys: [
      [0.22, { nod: 0.22, bend: 0.1, knit: 0.2, hand: places.desk, other: places.desk }],
      [0.86, {}],
    ],
    beats: [
      { from: 0.2, to: 0.88, times: 9, by: { hand: { y: 0.025, x: 0.02 }, other: { y: -0.025, x: -0.015 } } },
      { from: 0.3, to: 0.8, times: 2, by: { turn: 0.06 } },
    ],
  },
  /** A spark held to it, shielded by the other hand. */
  light: {
    seconds: 2.1, contact: 0.34, aims: 'hand', carries: true,
    keys: [
      [0.34, {
        bend: 0.14, nod: 0.16, lids: 0.3,
        hand: hand(0.18, 1.24, 0.5, { palm: palm.down * 0.5, fist: 0.8, index: 0.5 }),
        other: hand(0.0, 1.18, 0.46, { palm: 0.4, fist: 0.2 }),
      }],
      [0.76, { nod: 0.14, lifted: 0.2 }],
      [0.88, { bend: 0, nod: 0, hand: hand(0.26, 1.16, 0.36) }],
    ],
    beats: [{ from: 0.36, to: 0.7, times: 2, by: { hand: { y: 0.008 } } }],
  },
  /** Leant to, and blown. */
  extinguish: {
    seconds: 1.9, contact: 0.4, aims: 'trunk',
    keys: [
      [0.22, { bend: -0.06, shoulders: 0.5, nod: -0.06 }],
      [0.42, {
        bend: 0.3, nod: 0.06, shoulders: 0.1, open: 0.25, lids: 0.4,
        hand: hand(0.12, 1.3, 0.4, { palm: 0.3, fist: 0.1 }),
      }],
      [0.64, { bend: 0.3, open: 0.2 }],
      [0.84, { bend: 0.02, open: 0 }],
    ],
  },
  /** Round and round, and a look inside. */
  stir: {
    seconds: 2.4, contact: 0.26, aims: 'trunk', carries: true,
    keys: [
      [0.24, {
        nod: 0.26, bend: 0.12,
        hand: hand(0.14, 1.08, 0.38, { palm: palm.down * 0.5, fist: 0.85 }),
        other: hand(0.14, 0.98, 0.34, { palm: 0.3, fist: 0.6 }),
      }],
      [0.84, { nod: 0.22 }],
    ],
    beats: [
      { from: 0.22, to: 0.88, times: 4, by: { hand: { x: 0.06 }, sway: 0.015 } },
      { from: 0.285, to: 0.945, times: 4, by: { hand: { z: 0.05 } } },
    ],
  },
  /** Palm on cloth, in rounds. */
  wipe: {
    seconds: 2.2, contact: 0.28, aims: 'hand', carries: true,
    keys: [
      [0.28, {
        bend: 0.2, nod: 0.2,
        hand: hand(0.18, 1.16, 0.5, { palm: palm.down, fist: 0.15, wrist: 0.3 }),
        other: hand(0.24, 0.98, 0.3, { palm: palm.down, fist: 0.2 }),
      }],
      [0.84, {}],
    ],
    beats: [
      { from: 0.26, to: 0.88, times: 3, by: { hand: { x: 0.11 }, twist: 0.08 } },
      { from: 0.34, to: 0.96, times: 3, by: { hand: { y: 0.04 } } },
    ],
  },
  /** Hands in each other, under water or not. */
  wash: {
    seconds: 2.4, contact: 0.24,
    keys: [
      [0.22, {
        bend: 0.22, nod: 0.22,
        hand: hand(0.03, 0.98, 0.38, { palm: -0.6, fist: 0.3 }),
        other: hand(0.02, 0.95, 0.37, { palm: 0.9, fist: 0.3 }),
      }],
      [0.86, {}],
    ],
    beats: [{ from: 0.22, to: 0.88, times: 6, by: { hand: { z: 0.05, x: 0.02, palm: 0.5 }, other: { z: -0.04 } } }],
  },
  /** Long strokes from the shoulders. */
  sweep: {
    seconds: 2.2, contact: 0.28, carries: true,
    keys: [
      [0.24, {
        bend: 0.24, twist: 0.2, nod: 0.14,
        hand: hand(0.24, 1.16, 0.34, { fist: 0.9 }),
        other: hand(0.18, 0.92, 0.36, { fist: 0.9 }),
      }],
      [0.84, { bend: 0.22 }],
    ],
    beats: [{ from: 0.22, to: 0.9, times: 3, by: { twist: 0.22, hand: { x: 0.06 }, other: { x: -0.1, z: 0.04 } } }],
  },
  /** Over, under, and pulled tight. */
  tie: {
    seconds: 2.3, contact: 0.26, aims: 'trunk', carries: true,
    keys: [
      [0.24, { nod: 0.28, bend: 0.12, knit: 0.3, hands: cloth }],
      [0.44, { hand: but(cloth, { x: -0.04, y: 1.18 }), other: but(cloth, { x: -0.02, y: 1.1 }) }],
      [0.6, { hands: but(cloth, { x: 0.03 }) }],
      [0.78, { shoulders: 0.3, hands: but(cloth, { x: 0.24, y: 1.16 }) }],
    ],
  },
  untie: {
    seconds: 2.2, contact: 0.26, aims: 'trunk', carries: true,
    keys: [
      [0.24, { nod: 0.28, bend: 0.12, knit: 0.3, hands: cloth }],
      [0.6, { hands: but(cloth, { y: 1.13, fist: 0.7 }) }],
      [0.8, {
        nod: 0.14, shoulders: -0.3,
        hand: hand(0.28, 1.2, 0.36, { fist: 0.4 }),
        other: hand(0.26, 1.1, 0.34, { fist: 0.4 }),
      }],
    ],
    beats: [{ from: 0.24, to: 0.64, times: 5, by: { hand: { x: 0.02, y: 0.02 }, other: { x: 0.02, y: -0.02 } } }],
  },
  /** Edge to edge, and the crease run flat. */
  fold: {
    seconds: 2.2, contact: 0.28, carries: true,
    keys: [
      [0.24, {
        nod: 0.28,
        hand: hand(0.2, 1.1, 0.36, { palm: 0.6, fist: 0.7 }),
        other: hand(0.14, 1.08, 0.36, { palm: 0.6, fist: 0.7 }),
      }],
      [0.46, { hand: hand(-0.06, 1.14, 0.36, { palm: -0.8 }) }],
      [0.58, { hand: hand(-0.08, 1.09, 0.36, { palm: palm.down, fist: 0.2 }) }],
      [0.78, { hand: hand(0.14, 1.09, 0.36, { palm: palm.down, fist: 0.2 }) }],
    ],
  },
  /** Pressed with the weight of the arm, and held. */
  seal: {
    seconds: 2, contact: 0.32, aims: 'trunk', carries: true,
    keys: [
      [0.24, {
        nod: 0.2,
        hand: hand(0.12, 1.2, 0.36, { palm: palm.down, fist: 0.9 }),
        other: hand(0.12, 1, 0.34, { palm: palm.down, fist: 0.1 }),
      }],
      [0.44, { nod: 0.3, bend: 0.18, shoulders: 0.3, hand: hand(0.1, 1.02, 0.36, { palm: palm.down, fist: 0.9 }) }],
      [0.72, { bend: 0.2 }],
      [0.86, { bend: 0.04, hand: hand(0.16, 1.14, 0.34) }],
    ],
  },
  /** One hand up, one hand down, and it gives. */
  tear: {
    seconds: 1.6, contact: 0.4, carries: true, isSudden: true,
    keys: [
      [0.28, { nod: 0.2, knit: 0.5, hands: but(cloth, { y: 1.2, x: 0.04 }) }],
      [0.46, {
        nod: 0.08, knit: 0.8, smile: -0.4, twist: 0.12,
        hand: hand(0.34, 1.34, 0.36, { fist: 0.9 }),
        other: hand(0.28, 1.0, 0.34, { fist: 0.9 }),
      }],
      [0.58, { hand: hand(0.06, 1.2, 0.36), other: hand(0.05, 1.16, 0.36) }],
      [0.72, { twist: -0.12, hand: hand(0.36, 1.06, 0.34), other: hand(0.32, 1.3, 0.36) }],
      [0.86, { twist: 0, hands: hand(0.34, 1.04, 0.3, { fist: 0.1 }) }],
    ],
  },
  /** Over a knee that comes up to meet it. */
  break: {
    seconds: 1.5, contact: 0.44, carries: true, isSudden: true,
    keys: [
      [0.28, {
        bend: -0.08, knit: 0.7, shoulders: 0.3,
        hands: hand(0.24, 1.34, 0.34, { fist: 0.95, palm: palm.down }),
      }],
      [0.44, {
        bend: 0.3, sink: 0.04, footUp: 0.22, footAhead: 0.12, knit: 1, smile: -0.5,
        hands: hand(0.26, 1.0, 0.34, { fist: 0.95 }),
      }],
      [0.6, { footUp: 0.1, hands: hand(0.36, 0.94, 0.28) }],
      [0.8, { bend: 0.04, footUp: 0, footAhead: 0, sink: 0 }],
    ],
  },
  /** A blade drawn and pushed, the other hand holding fast. */
  cut: {
    seconds: 1.9, contact: 0.3, aims: 'hand', carries: true,
    keys: [
      [0.28, {
        bend: 0.16, nod: 0.22, knit: 0.4,
        hand: hand(0.18, 1.14, 0.44, { palm: palm.down * 0.6, fist: 0.9 }),
        other: hand(0.04, 1.02, 0.4, { palm: palm.down, fist: 0.5 }),
      }],
      [0.84, {}],
    ],
    beats: [{ from: 0.26, to: 0.86, times: 4, by: { hand: { z: 0.075, y: -0.02 }, twist: 0.05 } }],
  },
  /** Over the shoulders and settled there. */
  wear: {
    seconds: 2.4, contact: 0.3, carries: true,
    keys: [
      [0.24, {
        twist: 0.2, nod: 0.08,
        hand: hand(0.34, 1.26, 0.28, { fist: 0.8 }),
        other: hand(0.2, 1.2, 0.3, { fist: 0.8 }),
      }],
      [0.46, {
        twist: -0.2, bend: 0.1, turn: 0.14,
        hand: hand(0.24, 1.44, -0.1, { fist: 0.8, elbow: 1 }),
        other: hand(0.26, 1.36, 0.14, { fist: 0.8, elbow: 0.6 }),
      }],
      [0.66, {
        twist: 0, bend: -0.06, shoulders: 0.5, turn: 0,
        hands: hand(0.1, 1.26, 0.2, { fist: 0.8, elbow: 0.3 }),
      }],
      [0.84, { shoulders: -0.2, nod: -0.06, hands: hand(0.1, 1.02, 0.22, { fist: 0.7 }) }],
    ],
  },
  'take-off': {
    seconds: 2.3, contact: 0.32, carries: true,
    keys: [
      [0.26, { nod: 0.12, hands: hand(0.12, 1.3, 0.18, { fist: 0.8, elbow: 0.5 }) }],
      [0.5, {
        shoulders: -0.5, bend: -0.08, twist: 0.24,
        hand: hand(0.36, 1.2, -0.12, { fist: 0.8, elbow: 0.8 }),
        other: hand(0.34, 1.16, -0.06, { fist: 0.8, elbow: 0.8 }),
      }],
      [0.74, { twist: -0.1, shoulders: 0, bend: 0.03, hand: hand(0.4, 1.1, 0.3), other: hand(0.26, 0.9, 0.2) }],
    ],
  },
  /** Across the body to the hip, and out in one arc. */
  draw: {
    seconds: 1.6, contact: 0.4, carries: true, isSudden: true,
    keys: [
      [0.24, {
        twist: -0.28, nod: 0.06, knit: 0.5,
        hand: hand(-0.17, 0.94, 0.16, { palm: palm.down, fist: 0.9 }),
        other: hand(0.24, 0.92, 0.08, { fist: 0.7 }),
      }],
      [0.36, { twist: -0.3 }],
      [0.58, {
        twist: 0.24, bend: -0.05, nod: -0.08, knit: 0.7, shiftZ: -0.02,
        hand: hand(0.36, 1.42, 0.42, { palm: 0, fist: 0.95 }),
        other: hand(0.34, 0.96, 0.02),
      }],
      [0.82, { twist: 0.08, hand: hand(0.26, 1.14, 0.38) }],
    ],
  },
  sheathe: {
    seconds: 1.7, contact: 0.4, carries: true,
    keys: [
      [0.18, { hand: hand(0.28, 1.24, 0.36, { fist: 0.9 }) }],
      [0.44, {
        twist: -0.24, nod: 0.2,
        hand: hand(-0.06, 1.18, 0.26, { palm: palm.down, fist: 0.9, elbow: 0.7 }),
        other: hand(0.23, 0.92, 0.06, { fist: 0.7 }),
      }],
      [0.62, { hand: hand(-0.17, 0.95, 0.16, { elbow: 0.3 }) }],
      [0.8, { twist: -0.04, nod: 0, hand: hand(0.06, 0.94, 0.24, { fist: 0.1 }) }],
    ],
  },
  /** Pockets, one after the other. */
  pockets: {
    seconds: 2.4, contact: 0.26,
    keys: [
      [0.2, {
        nod: 0.24,
        hand: hand(0.12, 1.18, 0.2, { fist: 0.2, palm: 0 }),
        other: hand(0.2, 0.94, 0.12, { fist: 0.2 }),
      }],
      [0.42, { twist: 0.1, hand: hand(0.22, 0.9, 0.1), other: hand(0.1, 1.16, 0.2) }],
      [0.62, { twist: -0.1, hand: hand(0.02, 1.2, 0.2), other: hand(0.22, 0.88, 0.02) }],
      [0.84, { twist: 0, nod: 0.14, hand: hand(0.16, 1.06, 0.32, { palm: palm.up, fist: 0.2 }) }],
    ],
    beats: [{ from: 0.16, to: 0.7, times: 6, raps: true, by: { hands: { z: 0.03 } } }],
  },
  /** Coin by coin into a palm. */
  pay: {
    seconds: 2.3, contact: 0.28, aims: 'trunk',
    keys: [
      [0.24, {
        nod: 0.2, bend: 0.08,
        hand: hand(0.06, 1.14, 0.38, { palm: palm.down, fist: 0.7, index: 0.4 }),
        other: hand(0.08, 1.04, 0.4, { palm: palm.up, fist: 0.15 }),
      }],
      [0.84, { nod: 0.12 }],
    ],
    beats: [{ from: 0.24, to: 0.84, times: 4, raps: true, by: { hand: { y: 0.08, x: 0.05 }, nod: -0.04 } }],
  },
  /** To the ear, and one speaks into the air. */
  telephone: {
    seconds: 2.6, contact: 0.26, carries: true,
    keys: [
      [0.28, {
        tilt: 0.16, turn: -0.1, nod: 0.04,
        hand: hand(0.16, 1.52, 0.06, { palm: 0.3, fist: 0.8, onHead: 1, elbow: 0.2 }),
        other: hand(-0.06, 1.06, 0.22, { fist: 0.4 }),
      }],
      [0.84, { tilt: 0.14, turn: 0.14 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
