import { palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** What the trunk does of its own while legs and seats do the rest. */
export const moves = {
  /** A look first, then the body follows. */
  'set-out': {
    seconds: 1.4,
    contact: 0.36,
    aims: 'trunk',
    keys: [
      [0.34, { bend: 0.08, turn: 0.12, twist: 0.06, lifted: 0.15 }],
      [0.72, { bend: 0.05, turn: 0 }],
    ],
  },
  /** Back, with the hands before one. */
  'draw-back': {
    seconds: 1.6,
    contact: 0.34,
    keys: [
      [0.34, {
        bend: -0.14, nod: 0.08, shoulders: 0.4, lifted: 0.4,
        hands: hand(0.24, 1.04, 0.3, { palm: palm.down, wrist: 0.6, fist: 0.1 }),
      }],
      [0.74, { bend: -0.08 }],
    ],
  },
  /** Bent low, on the toes, elbows in. */
  sneak: {
    seconds: 2,
    contact: 0.3,
    keys: [
      [0.28, {
        bend: 0.24, sink: 0.1, shoulders: 0.6, nod: -0.14, lids: 0.2,
        hand: hand(0.18, 1.16, 0.34, { palm: palm.down, wrist: -0.5, fist: 0.3 }),
        other: hand(0.2, 1.1, 0.28, { palm: palm.down, wrist: -0.5, fist: 0.3 }),
      }],
      [0.78, { turn: 0.35 }],
    ],
    beats: [{ from: 0.2, to: 0.84, times: 1, by: { turn: 0.35, sway: 0.05 } }],
  },
  jump: {
    seconds: 1.4,
    contact: 0.42,
    isSudden: true,
    keys: [
      [0.26, { sink: 0.18, bend: 0.3, nod: -0.1, hands: hand(0.28, 0.86, -0.2, { fist: 0.5 }) }],
      [0.44, { sink: -0.05, bend: -0.08, nod: -0.12, open: 0.2, hands: hand(0.3, 1.5, 0.34, { fist: 0.3 }) }],
      [0.66, { sink: 0.14, bend: 0.2, nod: 0.06, open: 0, hands: hand(0.36, 1, 0.26) }],
      [0.84, { sink: 0.01, bend: 0.02 }],
    ],
  },
  /** Hand over hand, a knee after them. */
  climb: {
    seconds: 2.2,
    contact: 0.32,
    aims: 'trunk',
    keys: [
      [0.2, {
        bend: 0.14, nod: -0.2, footUp: 0.2, footAhead: 0.16,
        hand: hand(0.2, 1.66, 0.4, { palm: palm.down, fist: 0.8 }),
        other: hand(0.2, 1.16, 0.4, { palm: palm.down, fist: 0.8 }),
      }],
      [0.5, { sway: 0.08, footUp: 0, footAhead: 0, hand: hand(0.2, 1.2, 0.4), other: hand(0.2, 1.68, 0.4) }],
      [0.78, { sway: -0.06, hand: hand(0.2, 1.6, 0.4), other: hand(0.2, 1.2, 0.38) }],
    ],
  },
  bend: {
    seconds: 2,
    contact: 0.34,
    keys: [
      [0.12, { bend: -0.04 }],
      [0.4, {
        bend: 0.7, nod: 0.1, sink: 0.06,
        hand: hand(0.2, 0.9, 0.36, { palm: palm.in }),
        other: hand(0.2, 0.76, 0.24, { palm: palm.down, fist: 0.3 }),
      }],
      [0.7, { bend: 0.7 }],
    ],
  },
  lean: {
    seconds: 2,
    contact: 0.34,
    aims: 'trunk',
    keys: [
      [0.36, { bend: 0.24, sway: 0.1, tilt: 0.08, shiftX: 0.04, lifted: 0.2, other: places.hip }],
      [0.76, { bend: 0.24 }],
    ],
  },
  /** Up: the chest first, the hands off the thighs. */
  rise: {
    seconds: 1.8,
    contact: 0.4,
    keys: [
      [0.26, { bend: 0.32, nod: -0.06, hands: hand(0.17, 0.86, 0.26, { palm: palm.down, fist: 0.3, elbow: 0.4 }) }],
      [0.6, { bend: -0.08, nod: -0.06, shoulders: -0.2, hands: hand(0.24, 0.8, 0.16) }],
      [0.82, { bend: -0.03 }],
    ],
  },
  /** Down: back and hands look for the seat. */
  settle: {
    seconds: 1.8,
    contact: 0.4,
    keys: [
      [0.4, { bend: 0.3, nod: 0.06, sink: 0.1, hands: hand(0.26, 0.8, -0.02, { palm: -0.8, fist: 0.1 }) }],
      [0.7, { bend: 0.06, shoulders: -0.3, sink: 0.02, hands: hand(0.16, 0.9, 0.26, { palm: palm.down }) }],
    ],
  },
  crouch: {
    seconds: 1.8,
    contact: 0.36,
    keys: [
      [0.38, {
        sink: 0.34, bend: 0.3, nod: -0.1,
        hand: hand(0.2, 0.86, 0.34, { palm: palm.down, fist: 0.1 }),
        other: hand(0.2, 0.86, 0.28, { palm: palm.down, fist: 0.3 }),
      }],
      [0.76, { sink: 0.34, turn: 0.15 }],
    ],
  },
  /** A cheek on two hands. */
  sleep: {
    seconds: 3.2,
    contact: 0.26,
    keys: [
      [0.28, {
        tilt: 0.4, nod: 0.16, lids: 1, smile: 0.15, shoulders: -0.2,
        hand: hand(0.14, 1.42, 0.12, { palm: 0.6, fist: 0.05, onHead: 0.7 }),
        other: hand(-0.13, 1.38, 0.15, { palm: 0.6, fist: 0.05, onHead: 0.7 }),
      }],
      [0.82, { tilt: 0.42 }],
    ],
    beats: [{ from: 0.3, to: 0.82, times: 2, by: { shoulders: 0.15, nod: 0.02 } }],
  },
  /** Fists out of the eyes. */
  wake: {
    seconds: 2.4,
    contact: 0.3,
    keys: [
      [0.26, {
        nod: 0.16, lids: 0.9, shoulders: 0.3,
        hands: hand(0.065, 1.56, 0.17, { palm: 0.9, fist: 0.9, onHead: 1, elbow: -0.2 }),
      }],
      [0.56, { nod: 0.1 }],
      [0.78, {
        nod: -0.1, lids: -0.2, lifted: 0.6, bend: -0.06,
        hands: hand(0.26, 1.1, 0.26, { onHead: 0, fist: 0.4 }),
      }],
    ],
    beats: [{ from: 0.24, to: 0.62, times: 3, by: { hands: { x: 0.012, y: 0.012 } } }],
  },
  limp: {
    seconds: 2.2,
    contact: 0.3,
    keys: [
      [0.28, {
        sway: 0.12, bend: 0.16, sink: 0.06, knit: 0.4, lids: 0.3,
        hand: hand(0.16, 0.8, 0.16, { palm: palm.down, fist: 0.4 }),
        other: hand(0.36, 1.0, 0.22),
      }],
      [0.78, { sway: 0.08 }],
    ],
    beats: [{ from: 0.2, to: 0.86, times: 2, by: { sway: 0.08, sink: 0.03 } }],
  },
} as const satisfies Scores; // prettier-ignore
