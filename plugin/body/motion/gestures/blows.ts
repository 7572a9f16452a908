import { palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const grip = { fist: 0.9, palm: palm.down * 0.4 } as const;
const guardHand = hand(0.16, 1.14, 0.26, { fist: 0.8, palm: 0.3 });

/** What hurts: drawn back, struck, and followed through. */
export const blows = {
  /** From over the head, down. */
  strike: {
    seconds: 1.3,
    contact: 0.44,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.28, {
        bend: -0.16, twist: 0.3, nod: -0.06, shiftZ: -0.04, knit: 0.8,
        hand: hand(0.3, 1.74, -0.04, { ...grip, elbow: 0.8 }),
        other: guardHand,
      }],
      [0.44, {
        bend: 0.3, twist: -0.25, sink: 0.05, shiftZ: 0.08, knit: 1, open: 0.5,
        hand: hand(0.18, 1.22, 0.58, { ...grip, elbow: 0.1 }),
      }],
      [0.58, { bend: 0.36, twist: -0.34, open: 0.2, hand: hand(0.06, 1, 0.42, grip), other: hand(0.36, 0.94, -0.04) }],
      [0.8, { bend: 0.1, twist: -0.06, sink: 0, shiftZ: 0, hand: hand(0.22, 0.96, 0.3) }],
    ],
  },
  punch: {
    seconds: 1.1,
    contact: 0.44,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.26, {
        twist: 0.4, bend: 0.05, sink: 0.04, shoulders: 0.3, knit: 0.8,
        hand: hand(0.26, 1.2, -0.02, { fist: 1, palm: 0.3, elbow: 0.1 }),
        other: hand(0.12, 1.3, 0.3, { fist: 1, palm: 0.2 }),
      }],
      [0.44, {
        twist: -0.4, bend: 0.18, shiftZ: 0.08, knit: 1, open: 0.3,
        hand: hand(0.18, 1.32, 0.6, { fist: 1, palm: palm.down }),
        other: hand(0.18, 1.22, 0.16, { fist: 1 }),
      }],
      [0.56, { twist: -0.38 }],
      [0.78, { twist: 0.05, bend: 0.05, shiftZ: 0, open: 0, hand: hand(0.2, 1.2, 0.3, { palm: 0 }) }],
    ],
  },
  /** Open-handed and round, from far outside. */
  slap: {
    seconds: 1.1,
    contact: 0.44,
    aims: 'hand',
    isSudden: true,
    keys: [
      [0.26, { twist: 0.45, knit: 0.6, hand: hand(0.62, 1.4, 0.08, { palm: 0.5, fist: 0.02, wrist: 0.4 }) }],
      [0.44, { twist: -0.3, bend: 0.08, knit: 1, hand: hand(0.2, 1.42, 0.54, { palm: 0.2, fist: 0.02, wrist: 0 }) }],
      [0.58, { twist: -0.4, hand: hand(-0.1, 1.36, 0.4, { wrist: -0.3 }) }],
      [0.8, { twist: -0.05, hand: hand(0.2, 1.04, 0.3, { fist: 0.3 }) }],
    ],
  },
  kick: {
    seconds: 1.2,
    contact: 0.46,
    isSudden: true,
    keys: [
      [0.26, {
        bend: 0.1, twist: -0.12, footUp: 0.1, footAhead: -0.22, knit: 0.7,
        hands: hand(0.34, 1.06, 0.14, { fist: 0.7, elbow: 0.5 }),
      }],
      [0.46, {
        bend: -0.24, twist: 0.14, footUp: 0.34, footAhead: 0.42, knit: 1, open: 0.3,
        hand: hand(0.44, 1.06, -0.1),
        other: hand(0.36, 1.16, 0.3),
      }],
      [0.62, { bend: -0.1, footUp: 0.2, footAhead: 0.2 }],
      [0.8, { bend: 0.02, footUp: 0, footAhead: 0 }],
    ],
  },
  /** Underhand, from the hip, with the weight of the body behind the point. */
  stab: {
    seconds: 1.4,
    contact: 0.42,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.26, {
        bend: 0.06, twist: 0.42, sink: 0.05, shoulders: 0.3, knit: 0.9,
        hand: hand(0.3, 1.02, -0.08, { ...grip, palm: 0 }),
        other: hand(0.2, 1.2, 0.4, { palm: palm.down, fist: 0.1 }),
      }],
      [0.42, {
        bend: 0.32, twist: -0.3, sink: 0.08, shiftZ: 0.14, knit: 1, open: 0.4,
        hand: hand(0.18, 1.24, 0.6, { ...grip, palm: 0 }),
        other: hand(0.3, 1, -0.06, { fist: 0.7 }),
      }],
      [0.6, { bend: 0.34, open: 0.3, shiftZ: 0.12 }],
      [0.8, { bend: 0.08, twist: 0.1, sink: 0.02, shiftZ: 0, open: 0, hand: hand(0.26, 1.02, 0.2) }],
    ],
  },
  /** Across, from the other shoulder to far outside. */
  slash: {
    seconds: 1.3,
    contact: 0.42,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.26, {
        twist: -0.45, bend: -0.04, knit: 0.8,
        hand: hand(-0.12, 1.44, 0.22, { ...grip, elbow: 0.9 }),
        other: guardHand,
      }],
      [0.42, {
        twist: 0.1, bend: 0.16, shiftZ: 0.06, knit: 1, open: 0.4,
        hand: hand(0.18, 1.28, 0.6, { ...grip, palm: palm.down, elbow: 0.4 }),
      }],
      [0.54, { twist: 0.5, hand: hand(0.62, 1.1, 0.18, { ...grip, palm: palm.down }), other: hand(0.34, 1, -0.02) }],
      [0.8, { twist: 0.06, bend: 0, shiftZ: 0, hand: hand(0.28, 0.98, 0.26) }],
    ],
  },
  /** The whole person after both hands. */
  attack: {
    seconds: 1.5,
    contact: 0.44,
    aims: 'hands',
    isSudden: true,
    keys: [
      [0.24, {
        bend: 0.12, sink: 0.12, shiftZ: -0.06, shoulders: 0.5, knit: 0.9,
        hands: hand(0.34, 1.02, 0.12, { fist: 0.6, elbow: 0.6 }),
      }],
      [0.44, {
        bend: 0.42, sink: 0.04, shiftZ: 0.2, nod: -0.25, knit: 1, open: 0.8, smile: -0.5,
        hand: hand(0.16, 1.38, 0.58, { palm: palm.down, fist: 0.35 }),
        other: hand(0.2, 1.24, 0.52, { palm: palm.down, fist: 0.35 }),
      }],
      [0.64, { bend: 0.4, open: 0.6, hands: hand(0.1, 1.16, 0.44, { fist: 0.95 }) }],
      [0.84, { bend: 0.1, shiftZ: 0, open: 0, sink: 0 }],
    ],
    beats: [{ from: 0.46, to: 0.8, times: 3, by: { twist: 0.1, hands: { x: 0.03, z: 0.03 } } }],
  },
  /** Two hands close round something and shake it. */
  strangle: {
    seconds: 2.4,
    contact: 0.26,
    aims: 'hands',
    keys: [
      [0.1, { knit: 0.8, hands: hand(0.26, 1.14, 0.28, { fist: 0.15, elbow: 0.3 }) }],
      [0.26, {
        bend: 0.18, knit: 1, smile: -0.6, shoulders: 0.5,
        hands: hand(0.07, 1.36, 0.5, { palm: -0.6, fist: 0.45, elbow: 0.5 }),
      }],
      [0.36, { hands: hand(0.055, 1.36, 0.5, { fist: 0.85 }) }],
      [0.82, { bend: 0.24 }],
    ],
    beats: [{ from: 0.36, to: 0.86, times: 6, by: { hands: { z: 0.035, y: 0.02 }, nod: 0.05, bend: 0.02 } }],
  },
  /** Levelled along the arm; one eye looks down it. */
  aim: {
    seconds: 2.3,
    contact: 0.26,
    aims: 'hand',
    carries: true,
    keys: [
      [0.12, { hand: hand(0.2, 1.06, 0.34, { fist: 0.9, palm: 0 }) }],
      [0.28, {
        bend: 0.04, tilt: 0.18, turn: 0.06, lids: 0.35, knit: 0.5, shoulders: 0.3, shiftZ: -0.02,
        hand: hand(0.18, 1.28, 0.61, { fist: 0.9, palm: 0, elbow: 0.2 }),
        other: hand(-0.06, 1.24, 0.46, { fist: 0.7, palm: 0.8 }),
      }],
      [0.8, { tilt: 0.18 }],
    ],
  },
  /** Levelled, and then the kick of it. */
  shoot: {
    seconds: 1.5,
    contact: 0.4,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.3, {
        tilt: 0.12, lids: 0.3, knit: 0.6,
        hand: hand(0.18, 1.28, 0.61, { fist: 0.9, palm: 0, index: 0.3 }),
        other: hand(0.3, 0.94, 0.04, { fist: 0.5 }),
      }],
      [0.4, { hand: hand(0.18, 1.28, 0.61, { index: 0 }) }],
      [0.46, { bend: -0.1, nod: -0.12, lids: 0.9, shoulders: 0.4, hand: hand(0.2, 1.46, 0.5, { wrist: 0.5 }) }],
      [0.64, { bend: 0, nod: 0, lids: 0, hand: hand(0.18, 1.3, 0.58, { wrist: 0 }) }],
      [0.8, {}],
    ],
  },
  /** An arm up before the face, the body slipping under it. */
  parry: {
    seconds: 1.2,
    contact: 0.36,
    carries: true,
    isSudden: true,
    keys: [
      [0.34, {
        bend: -0.14, twist: 0.3, sink: 0.1, shiftX: -0.06, knit: 0.7, lifted: 0.2,
        hand: hand(0.06, 1.6, 0.34, { ...grip, palm: -1.2, elbow: 0.9 }),
        other: hand(0.36, 1.02, -0.04, { fist: 0.5 }),
      }],
      [0.54, { bend: -0.12, twist: 0.34, hand: hand(0.22, 1.62, 0.36) }],
      [0.8, { bend: 0, twist: 0.05, sink: 0.02, hand: hand(0.24, 1.1, 0.32, { palm: 0 }) }],
    ],
  },
  /** A stone leaves the hand at the top of the arm. */
  throw: {
    seconds: 1.2,
    contact: 0.5,
    aims: 'hand',
    carries: true,
    isSudden: true,
    keys: [
      [0.32, {
        bend: -0.2, twist: 0.5, nod: -0.06, shiftZ: -0.08,
        hand: hand(0.38, 1.5, -0.24, { fist: 0.8, palm: palm.down, wrist: 0.4, elbow: 0.8 }),
        other: hand(0.16, 1.3, 0.52, { palm: palm.down, fist: 0.1 }),
      }],
      [0.5, {
        bend: 0.2, twist: -0.3, shiftZ: 0.1, open: 0.3,
        hand: hand(0.2, 1.52, 0.54, { fist: 0.1, wrist: -0.1 }),
        other: hand(0.34, 0.98, 0.02),
      }],
      [0.64, { bend: 0.34, twist: -0.4, open: 0, hand: hand(0.02, 1.12, 0.5, { fist: 0.1, wrist: -0.5 }) }],
      [0.82, { bend: 0.08, twist: -0.05, shiftZ: 0 }],
    ],
  },
  /** A shoulder, a step, and the other has the wall behind them. */
  corner: {
    seconds: 2,
    contact: 0.34,
    aims: 'hand',
    keys: [
      [0.34, {
        bend: 0.18, shiftZ: 0.08, nod: -0.1, knit: 0.8,
        hand: hand(0.2, 1.4, 0.58, { palm: palm.down, wrist: 0.9, fist: 0.05 }),
        other: places.hip,
      }],
      [0.76, { bend: 0.2, nod: -0.14, tilt: 0.1 }],
    ],
  },
  /** An elbow in the ribs. */
  nudge: {
    seconds: 1.1,
    contact: 0.42,
    keys: [
      [0.22, { sway: -0.05, tilt: 0.06, hand: hand(0.2, 1.04, 0.2, { fist: 0.5, elbow: 0.2 }) }],
      [0.44, {
        sway: 0.14, tilt: 0.16, shiftX: 0.05, smile: 0.4, lifted: 0.4,
        hand: hand(0.22, 1.1, 0.16, { fist: 0.6, elbow: 1 }),
      }],
      [0.7, { sway: 0.04, tilt: 0.1, shiftX: 0 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
