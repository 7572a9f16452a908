import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const fist = { fist: 1, elbow: 0.2 } as const;
/** Arms crossed: one hand under the other arm, one on it. */
const tucked = hand(-0.13, 1.1, 0.2, { fist: 0.4, palm: -0.2, elbow: 0.1 });
const onArm = hand(-0.11, 1.15, 0.235, { fist: 0.25, palm: -0.6, elbow: 0.15 });

/** Anger, hot and cold. */
export const anger = {
  /** A fist shaken over the head, the other ready. */
  rage: {
    seconds: 2.4,
    contact: 0.26,
    isSudden: true,
    keys: [
      [0.12, { bend: 0.12, shoulders: 0.5, knit: 0.8, hands: hand(0.22, 1.04, 0.2, fist) }],
      [0.28, {
        bend: -0.1, nod: -0.1, knit: 1, smile: -0.6, open: 0.7, shoulders: 0.4,
        hand: hand(0.32, 1.66, 0.26, { ...fist, palm: 0.4 }),
        other: hand(0.3, 0.94, 0.26, { ...fist, palm: 0.2 }),
      }],
      [0.74, { bend: 0.12, open: 0.5 }],
    ],
    beats: [{ from: 0.26, to: 0.82, times: 4, by: { hand: { y: 0.08, z: 0.05 }, bend: 0.05, nod: 0.06 } }],
  },
  /** Teeth, chin and shoulders forward. */
  growl: {
    seconds: 1.9,
    contact: 0.28,
    keys: [
      [0.28, {
        bend: 0.2, nod: -0.16, shoulders: 0.7, knit: 1, smile: -0.8, open: 0.3, shiftZ: 0.05,
        hand: hand(0.26, 1.0, 0.32, { fist: 0.55, palm: -0.8 }),
        other: hand(0.28, 0.96, 0.28, { fist: 0.55, palm: -0.8 }),
      }],
      [0.74, { bend: 0.22 }],
    ],
    beats: [{ from: 0.26, to: 0.8, times: 10, by: { nod: 0.02, hands: { y: 0.008 } } }],
  },
  /** Fists at the sides, and the lid on. */
  seethe: {
    seconds: 2.6,
    contact: 0.22,
    keys: [
      [0.22, {
        shoulders: 0.6, nod: 0.12, bend: 0.05, knit: 1, smile: -0.5, lids: 0.2,
        hands: hand(0.37, 0.8, 0.06, { fist: 1, elbow: 1 }),
      }],
      [0.84, { shoulders: 0.7 }],
    ],
    beats: [
      { from: 0.2, to: 0.9, times: 16, by: { hands: { x: 0.005, y: 0.005 }, tilt: 0.008 } },
      { from: 0.2, to: 0.9, times: 2, by: { shoulders: 0.2, bend: 0.02 } },
    ],
  },
  stamp: {
    seconds: 1.3,
    contact: 0.46,
    isSudden: true,
    keys: [
      [0.28, {
        footUp: 0.2, footAhead: 0.06, sway: -0.06, bend: -0.05, knit: 0.8, shoulders: 0.4,
        hands: hand(0.28, 1.0, 0.16, fist),
      }],
      [0.46, {
        footUp: 0, footAhead: 0, sway: 0.02, bend: 0.14, sink: 0.04, nod: 0.12, knit: 1, open: 0.2,
        hands: hand(0.28, 0.8, 0.14, fist),
      }],
      [0.7, { bend: 0.06, sink: 0.01 }],
    ],
  },
  'tap-foot': {
    seconds: 2.2,
    contact: 0.24,
    keys: [
      [0.2, { sway: -0.05, shoulders: 0.2, knit: 0.5, tilt: 0.1, lids: 0.2, hand: tucked, other: onArm }],
      [0.86, {}],
    ],
    beats: [{ from: 0.22, to: 0.88, times: 5, raps: true, by: { footUp: 0.035, footAhead: 0.02, nod: 0.03 } }],
  },
  'fold-arms': {
    seconds: 2.8,
    contact: 0.24,
    keys: [
      [0.12, { shoulders: 0.3, hands: hand(0.24, 1.12, 0.3, { fist: 0.3 }) }],
      [0.26, {
        bend: -0.07, nod: -0.06, shoulders: 0.1, knit: 0.4, smile: -0.2, sway: 0.05, shiftX: 0.02,
        hand: tucked,
        other: onArm,
      }],
      [0.84, { sway: 0.05, turn: -0.14 }],
    ],
  },
  /** Arms in the air over so much foolishness, and down on the thighs. */
  exasperate: {
    seconds: 2.1,
    contact: 0.28,
    isSudden: true,
    keys: [
      [0.1, { bend: 0.06 }],
      [0.28, {
        nod: -0.3, bend: -0.12, lids: 0.4, knit: 0.4, open: 0.4,
        hand: hand(0.4, 1.5, 0.26, { palm: palm.up, fist: 0.05 }),
        other: hand(0.38, 1.42, 0.28, { palm: palm.up, fist: 0.05 }),
      }],
      [0.5, { nod: -0.26, turn: 0.2 }],
      [0.68, {
        nod: 0.16, bend: 0.06, turn: 0.3, open: 0, shoulders: -0.3,
        hands: hand(0.25, 0.74, 0.12, { palm: 0 }),
      }],
      [0.88, { turn: 0.1 }],
    ],
  },
  /** Thumbs down and leaning into it. */
  boo: {
    seconds: 2.1,
    contact: 0.28,
    keys: [
      [0.3, {
        bend: 0.12, nod: -0.06, open: 0.6, knit: 0.6, smile: -0.5,
        hand: hand(0.26, 1.26, 0.46, { palm: -1.5, fist: 0.9, wrist: -0.3 }),
        other: but(places.mouth, { x: 0.12, palm: 0.1 }),
      }],
      [0.78, { open: 0.5 }],
    ],
    beats: [{ from: 0.3, to: 0.82, times: 3, by: { hand: { y: -0.06 }, bend: 0.03 } }],
  },
  /** Everything at once and nothing aimed. */
  flail: {
    seconds: 2.2,
    contact: 0.24,
    isSudden: true,
    keys: [
      [0.2, {
        bend: 0.08, knit: 0.5, open: 0.5, lifted: 0.4,
        hand: hand(0.42, 1.38, 0.26, { fist: 0.2 }),
        other: hand(0.42, 1.14, 0.28, { fist: 0.2 }),
      }],
      [0.84, { bend: 0.02 }],
    ],
    beats: [
      {
        from: 0.14, to: 0.9, times: 3,
        by: { hand: { y: 0.24, x: 0.06 }, other: { y: -0.24, x: 0.06 }, twist: 0.25, sway: 0.06, turn: -0.15 },
      },
    ],
  },
  /** The flat of the hand on the table, or where one would be. */
  slam: {
    seconds: 1.4,
    contact: 0.42,
    isSudden: true,
    keys: [
      [0.24, { bend: -0.06, knit: 0.8, shoulders: 0.4, hand: hand(0.26, 1.5, 0.24, { palm: palm.down, fist: 0.9 }) }],
      [0.42, {
        bend: 0.22, sink: 0.03, nod: -0.1, knit: 1, open: 0.4,
        hand: hand(0.2, 0.96, 0.42, { palm: palm.down, fist: 0.9 }),
      }],
      [0.66, { bend: 0.2, open: 0.1 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
