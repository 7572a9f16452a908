import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const under = hand(-0.09, 1.06, 0.21, { fist: 0.35, palm: -0.3, elbow: 0 });

/** What goes on inside, as far as it shows. */
export const thought = {
  /** Chin in hand, elbow in the other hand, eyes elsewhere. */
  ponder: {
    seconds: 3.2,
    keys: [
      [0.22, { tilt: 0.14, nod: -0.06, turn: 0.2, knit: 0.4, sway: 0.04, hand: places.chin, other: under }],
      [0.5, { turn: -0.18, nod: -0.1, tilt: 0.1 }],
      [0.8, { turn: 0.08, nod: 0.1, knit: 0.3 }],
    ],
    beats: [{ from: 0.3, to: 0.8, times: 4, raps: true, by: { hand: { index: -0.35 } } }],
  },
  /** A finger at the temple. */
  think: {
    seconds: 2.6,
    contact: 0.24,
    keys: [
      [0.26, { tilt: -0.12, nod: 0.14, knit: 0.5, lids: 0.25, hand: but(places.temple, { fist: 0.85, index: 1 }) }],
      [0.8, { nod: 0.1, turn: 0.12 }],
    ],
    beats: [{ from: 0.3, to: 0.76, times: 3, raps: true, by: { hand: { x: 0.025 } } }],
  },
  /** A fist into a palm: so be it. */
  decide: {
    seconds: 1.8,
    contact: 0.44,
    isSudden: true,
    keys: [
      [0.26, {
        nod: 0.1, knit: 0.3,
        hand: hand(0.16, 1.24, 0.3, { fist: 1, palm: 0.1 }),
        other: hand(0.02, 1.06, 0.32, { palm: palm.up, fist: 0.1 }),
      }],
      [0.44, { nod: 0.22, bend: 0.06, knit: 0.4, shoulders: -0.2, hand: hand(0.02, 1.1, 0.33, { fist: 1 }) }],
      [0.6, { nod: -0.06 }],
      [0.78, { nod: 0.02, lifted: 0.2 }],
    ],
  },
  /** The heel of the hand to the forehead: of course. */
  forget: {
    seconds: 1.9,
    contact: 0.36,
    isSudden: true,
    keys: [
      [0.16, { lifted: 0.6, open: 0.3 }],
      [0.36, { nod: -0.18, lids: 0.9, knit: 0.3, smile: -0.3, bend: -0.05, hand: but(places.brow, { y: 1.63 }) }],
      [0.64, { nod: 0.12, lids: 0.7 }],
      [0.82, { hand: hand(0.14, 1.4, 0.24, { onHead: 0 }) }],
    ],
  },
  /** Fingers in the hair behind the ear. */
  wonder: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.28, {
        tilt: 0.22, turn: -0.14, lifted: 0.6, knit: 0.2,
        hand: hand(0.15, 1.66, -0.05, { palm: 0.4, fist: 0.45, onHead: 1, elbow: 0.9 }),
      }],
      [0.8, { tilt: 0.2 }],
    ],
    beats: [{ from: 0.28, to: 0.8, times: 5, by: { hand: { y: 0.02, fist: 0.15 } } }],
  },
  /** Eyes up, lips apart, hands forgotten. */
  dream: {
    seconds: 3,
    contact: 0.24,
    keys: [
      [0.3, {
        nod: -0.24, tilt: 0.18, turn: 0.3, lids: 0.35, smile: 0.25, lifted: 0.3, sway: 0.05,
        hand: but(places.cheek, { y: 1.46 }),
        other: hand(-0.06, 1.08, 0.22, { fist: 0.3 }),
      }],
      [0.8, { turn: 0.2, sway: -0.03 }],
    ],
  },
  /** Two fingers at each temple. */
  concentrate: {
    seconds: 2.6,
    contact: 0.24,
    keys: [
      [0.26, { nod: 0.26, bend: 0.1, lids: 0.85, knit: 0.7, hands: but(places.temple, { z: 0.1 }) }],
      [0.82, { nod: 0.28 }],
    ],
    beats: [{ from: 0.28, to: 0.8, times: 3, by: { hands: { y: 0.012, z: 0.012 } } }],
  },
  /** A long breath, the coat pulled straight, the chin level. */
  compose: {
    seconds: 2.6,
    contact: 0.26,
    keys: [
      [0.22, { bend: -0.08, shoulders: 0.5, lids: 0.8, nod: -0.06, hands: hand(0.1, 1.2, 0.21, { fist: 0.75 }) }],
      [0.5, { bend: 0.02, shoulders: -0.3, lids: 0.5, nod: 0.06, hands: hand(0.12, 0.94, 0.22, { fist: 0.75 }) }],
      [0.74, { bend: -0.06, nod: -0.08, lids: 0, shoulders: -0.3 }],
    ],
  },
  /** A hand over the eyes against the light, the head going from side to side. */
  'look-out': {
    seconds: 2.4,
    contact: 0.26,
    aims: 'trunk',
    keys: [
      [0.26, {
        bend: 0.1, nod: -0.06, lids: 0.3, turn: 0.1,
        hand: hand(0.06, 1.69, 0.21, { palm: palm.down, fist: 0.02, onHead: 1, elbow: 0.8 }),
      }],
      [0.52, { turn: 0.4, twist: 0.12 }],
      [0.76, { turn: -0.35, twist: -0.12 }],
    ],
  },
  look: {
    seconds: 1.5,
    contact: 0.34,
    aims: 'trunk',
    keys: [
      [0.36, { bend: 0.08, nod: -0.05, lifted: 0.35, tilt: 0.06, shiftZ: 0.02 }],
      [0.72, { bend: 0.08 }],
    ],
  },
  /** Bent over it, hands on the thighs, nose first. */
  examine: {
    seconds: 2.3,
    contact: 0.28,
    aims: 'trunk',
    keys: [
      [0.3, {
        bend: 0.4, nod: -0.1, tilt: 0.14, sink: 0.05, lids: 0.3, knit: 0.4,
        hand: but(places.chin, { fist: 0.6 }),
        other: hand(0.18, 0.76, 0.26, { palm: palm.down, fist: 0.3 }),
      }],
      [0.56, { tilt: -0.14 }],
      [0.8, { tilt: 0.06 }],
    ],
  },
  /** Here, not here; both hands turn things over. */
  search: {
    seconds: 2.6,
    contact: 0.26,
    aims: 'trunk',
    keys: [
      [0.22, {
        bend: 0.34, nod: 0.1, turn: 0.3, sink: 0.04, knit: 0.3,
        hand: hand(0.26, 0.98, 0.44, { palm: palm.down, fist: 0.3 }),
        other: hand(0.18, 0.94, 0.36, { palm: palm.down, fist: 0.4 }),
      }],
      [0.48, { turn: -0.35, twist: -0.12, hand: hand(0.1, 0.92, 0.36), other: hand(0.3, 1.0, 0.46) }],
      [0.76, { turn: 0.25, twist: 0.14, hand: hand(0.3, 0.94, 0.4), other: hand(0.12, 0.98, 0.4) }],
    ],
    beats: [{ from: 0.22, to: 0.84, times: 6, by: { hand: { y: 0.03 }, other: { y: -0.03 } } }],
  },
  /** Round a corner, with one eye. */
  peek: {
    seconds: 2.1,
    contact: 0.3,
    aims: 'trunk',
    keys: [
      [0.14, { sway: -0.06, shoulders: 0.3 }],
      [0.36, {
        sway: 0.26, tilt: 0.3, bend: 0.14, shoulders: 0.5, lifted: 0.5, shiftX: 0.06,
        hand: hand(0.3, 1.3, 0.34, { palm: palm.down, wrist: 0.7, fist: 0.15 }),
      }],
      [0.7, { sway: 0.26 }],
      [0.84, { sway: -0.02, tilt: 0 }],
    ],
  },
  smell: {
    seconds: 2,
    contact: 0.32,
    aims: 'trunk',
    carries: true,
    keys: [
      [0.3, {
        nod: 0.12, bend: 0.12, lids: 0.6, shoulders: 0.2,
        hand: hand(0.03, 1.42, 0.24, { palm: 0.4, fist: 0.5, onHead: 0.7, elbow: 0 }),
      }],
      [0.54, { nod: -0.14, bend: -0.04, shoulders: 0.6, lids: 0.9 }],
      [0.78, { shoulders: 0, lids: 0.3, smile: 0.2 }],
    ],
  },
  /** Struck with awe: the head goes back, the arms forget themselves. */
  marvel: {
    seconds: 2.6,
    contact: 0.26,
    keys: [
      [0.3, {
        nod: -0.28, bend: -0.1, lifted: 1, open: 0.45, smile: 0.2,
        hand: hand(0.36, 1.08, 0.3, { palm: palm.up, fist: 0.02 }),
        other: hand(0.34, 1.02, 0.28, { palm: palm.up, fist: 0.02 }),
      }],
      [0.62, { turn: 0.3 }],
      [0.84, { turn: -0.1, open: 0.2 }],
    ],
  },
  /** Nothing to do: the weight goes from foot to foot, a hand finds a cuff. */
  wait: {
    seconds: 3,
    contact: 0.24,
    keys: [
      [0.24, { sway: 0.06, shiftX: 0.03, turn: 0.2, hands: hand(0.05, 0.98, 0.24, { fist: 0.4 }) }],
      [0.54, { sway: -0.05, shiftX: -0.03, turn: -0.2, nod: 0.05, hand: hand(0.0, 1.0, 0.25, { fist: 0.5 }) }],
      [0.82, { sway: 0.02, shiftX: 0.01, turn: 0 }],
    ],
  },
  /** Pulled taut, from the heels to the chin. */
  brace: {
    seconds: 2,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: -0.1, nod: -0.1, shoulders: -0.3, sink: 0.03, knit: 0.6, smile: -0.2,
        hands: hand(0.27, 0.82, 0.12, { fist: 1, elbow: 0.5 }),
      }],
      [0.78, { bend: -0.08 }],
    ],
  },
  /** Shoulders down, a breath out, hands loose. */
  relax: {
    seconds: 2.2,
    contact: 0.28,
    keys: [
      [0.2, { shoulders: 0.5, bend: -0.05, lids: 0.3 }],
      [0.46, { shoulders: -0.6, bend: 0.05, nod: 0.06, lids: 0.6, smile: 0.3, sway: 0.05 }],
      [0.8, { shoulders: -0.4, tilt: 0.1, smile: 0.3 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
