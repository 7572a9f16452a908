import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Small things people do while nothing is asked of them: waiting first, then listening. */
export const idle = {
  cuff: {
    seconds: 3,
    keys: [
      [0.24, {
        nod: 0.2, lids: 0.2,
        hand: hand(-0.04, 1.04, 0.3, { palm: -0.6, fist: 0.6 }),
        other: hand(0.1, 1.02, 0.3, { palm: 0, fist: 0.4 }),
      }],
      [0.5, { hand: hand(0.0, 1.06, 0.31), other: hand(0.08, 1.02, 0.32) }],
      [0.72, { nod: 0.08 }],
    ],
  },
  'own-hands': {
    seconds: 4,
    keys: [
      [0.24, { nod: 0.3, tilt: 0.08, hands: hand(0.09, 1.06, 0.32, { palm: palm.up, fist: 0.15 }) }],
      [0.5, { hands: hand(0.08, 1.07, 0.32, { palm: palm.up, fist: 0.6 }) }],
      [0.72, { nod: 0.2, hands: hand(0.1, 1.02, 0.3, { palm: 0.2, fist: 0.3 }) }],
    ],
  },
  'other-foot': {
    seconds: 3.4,
    keys: [
      [0.3, { sway: 0.07, shiftX: 0.035, tilt: -0.04, twist: 0.04 }],
      [0.72, { sway: 0.07, shiftX: 0.035, turn: 0.1 }],
    ],
  },
  'small-sigh': {
    seconds: 2.8,
    keys: [
      [0.3, { shoulders: 0.4, bend: -0.04, nod: -0.05 }],
      [0.66, { shoulders: -0.4, bend: 0.06, nod: 0.12, lids: 0.35 }],
      [0.84, {}],
    ],
  },
  'folded-arms': {
    seconds: 7,
    keys: [
      [0.1, {
        bend: -0.04, sway: 0.04,
        hand: hand(-0.13, 1.1, 0.2, { fist: 0.4, palm: -0.2, elbow: 0.1 }),
        other: hand(-0.11, 1.15, 0.235, { fist: 0.25, palm: -0.6, elbow: 0.15 }),
      }],
      [0.5, { sway: -0.04, turn: 0.16 }],
      [0.86, { sway: 0.03, turn: -0.1 }],
    ],
  },
  'behind-back': {
    seconds: 7,
    keys: [
      [0.12, { bend: -0.05, nod: -0.04, hand: places.back, other: but(places.back, { x: 0.03, y: 0.94 }) }],
      [0.5, { turn: 0.22, sway: 0.03 }],
      [0.84, { turn: -0.16, sway: -0.03 }],
    ],
  },
  clasped: {
    seconds: 6,
    keys: [
      [0.12, {
        hand: hand(0.04, 0.92, 0.24, { palm: 0.3, fist: 0.45 }),
        other: hand(0.02, 0.9, 0.23, { palm: 0.3, fist: 0.45 }),
      }],
      [0.5, { tilt: 0.06, turn: 0.12 }],
      [0.84, { tilt: -0.04, turn: -0.08 }],
    ],
  },
  akimbo: {
    seconds: 6,
    keys: [
      [0.14, { sway: 0.05, shiftX: 0.03, bend: -0.04, hand: places.hip }],
      [0.5, { turn: -0.2 }],
      [0.84, { turn: 0.16 }],
    ],
  },
  'scratch-cheek': {
    seconds: 2.6,
    keys: [
      [0.28, { tilt: 0.1, turn: -0.06, hand: but(places.cheek, { fist: 0.6, index: 0.7 }) }],
      [0.7, {}],
    ],
    beats: [{ from: 0.28, to: 0.72, times: 4, by: { hand: { y: 0.014 } } }],
  },
  'smooth-coat': {
    seconds: 2.8,
    keys: [
      [0.24, { nod: 0.16, hands: hand(0.12, 1.16, 0.2, { palm: 0, fist: 0.1 }) }],
      [0.6, { nod: 0.24, hands: hand(0.15, 0.88, 0.2, { palm: 0, fist: 0.1 }) }],
      [0.76, { nod: -0.02, bend: -0.03 }],
    ],
  },
  'look-about': {
    seconds: 4,
    keys: [
      [0.22, { turn: 0.4, twist: 0.08, lifted: 0.15 }],
      [0.42, { turn: 0.36 }],
      [0.64, { turn: -0.36, twist: -0.08, nod: -0.04 }],
      [0.8, { turn: -0.3 }],
    ],
  },
  /** A watch out of the waistcoat, at the end of its chain. */
  'pocket-watch': {
    seconds: 3.8,
    keys: [
      [0.18, { nod: 0.2, hand: hand(0.1, 1.0, 0.2, { fist: 0.6 }) }],
      [0.36, { nod: 0.26, tilt: 0.06, hand: hand(0.12, 1.14, 0.3, { palm: palm.up, fist: 0.5 }) }],
      [0.62, { knit: 0.2 }],
      [0.78, { nod: 0.12, knit: 0, hand: hand(0.1, 1.0, 0.2, { palm: 0.2, fist: 0.6 }) }],
    ],
  },
  /** The wrist turned up under the eyes. */
  'wrist-watch': {
    seconds: 2.8,
    keys: [
      [0.28, { nod: 0.24, hand: hand(0.04, 1.12, 0.3, { palm: palm.down, fist: 0.5, elbow: 0.5 }) }],
      [0.64, { knit: 0.2 }],
    ],
  },
  /** A palm on the pommel. */
  hilt: {
    seconds: 6,
    keys: [
      [0.14, { bend: -0.05, twist: 0.05, other: hand(0.23, 0.92, 0.1, { palm: -0.6, fist: 0.6, elbow: 0.4 }) }],
      [0.5, { turn: 0.22 }],
      [0.84, { turn: -0.16 }],
    ],
  },
  wringing: {
    seconds: 4,
    keys: [
      [0.18, {
        shoulders: 0.3, nod: 0.1,
        hand: hand(0.03, 1.04, 0.26, { palm: 0.2, fist: 0.5 }),
        other: hand(0.02, 1.01, 0.25, { palm: 0.5, fist: 0.5 }),
      }],
      [0.84, { turn: 0.16 }],
    ],
    beats: [{ from: 0.18, to: 0.86, times: 4, by: { hand: { y: 0.02, palm: 0.4 }, other: { y: -0.02, palm: -0.4 } } }],
  },
  'tap-thigh': {
    seconds: 2.6,
    keys: [
      [0.2, { knit: 0.2, hand: hand(0.22, 0.74, 0.1, { fist: 0.15 }) }],
      [0.82, {}],
    ],
    beats: [{ from: 0.2, to: 0.84, times: 6, raps: true, by: { hand: { x: 0.035, z: 0.02 } } }],
  },
  hum: {
    seconds: 4,
    keys: [
      [0.2, { smile: 0.2, nod: -0.04, tilt: 0.06 }],
      [0.84, {}],
    ],
    beats: [{ from: 0.1, to: 0.9, times: 4, by: { tilt: 0.06, sway: 0.03, nod: 0.03 } }],
  },
  'hear-nod': {
    seconds: 1.5,
    keys: [
      [0.3, { nod: 0.18, lids: 0.2 }],
      [0.55, { nod: 0.02, lids: 0 }],
      [0.74, { nod: 0.1 }],
    ],
  },
  'hear-tilt': {
    seconds: 3.2,
    keys: [
      [0.26, { tilt: 0.16, bend: 0.04, lifted: 0.2 }],
      [0.78, {}],
    ],
  },
  /** Eyes cannot stay on eyes for ever. */
  'hear-aside': {
    seconds: 2,
    keys: [
      [0.26, { turn: 0.22, nod: 0.12, lids: 0.15 }],
      [0.62, {}],
    ],
  },
  'hear-lean': {
    seconds: 4,
    keys: [
      [0.26, { bend: 0.1, nod: -0.05, lifted: 0.2, hands: places.clasped }],
      [0.78, {}],
    ],
  },
  'hear-chin': {
    seconds: 5,
    keys: [
      [0.18, { tilt: 0.1, hand: places.chin, other: hand(-0.09, 1.06, 0.21, { fist: 0.35, palm: -0.3 }) }],
      [0.5, { nod: 0.1 }],
      [0.82, { tilt: 0.06, nod: 0.02 }],
    ],
  },
  'hear-frown': {
    seconds: 3,
    keys: [
      [0.26, { knit: 0.5, nod: 0.08, bend: 0.04 }],
      [0.74, { tilt: -0.06 }],
    ],
  },
  'hear-shake': {
    seconds: 2,
    keys: [
      [0.24, { knit: 0.3, lids: 0.2 }],
      [0.78, {}],
    ],
    beats: [{ from: 0.1, to: 0.9, times: 2, fades: true, by: { turn: 0.22 } }],
  },
} as const satisfies Scores; // prettier-ignore

export type IdleAct = keyof typeof idle;
