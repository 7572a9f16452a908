import { but, palm } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Where a hand is on what it handles: straight ahead of the shoulder; the aim brings it there. */
const on = hand(0.18, 1.26, 0.54, { palm: palm.down * 0.7, fist: 0.4 });
const steady = hand(0.2, 1.02, 0.34, { palm: 0.2, fist: 0.4 });
const looksDown = { nod: 0.18, bend: 0.08 } as const;

/** Hands on things that stay where they are: got hold of, moved, worked. The contact is where the hand arrives. */
export const handling = {
  take: {
    seconds: 1.3, contact: 0.4, aims: 'hand', carries: true,
    keys: [
      [0.2, { bend: 0.06, nod: 0.14, hand: but(on, { y: 1.14, z: 0.4, fist: 0.1 }) }],
      [0.4, { bend: 0.1, nod: 0.2, hand: but(on, { fist: 0.1 }) }],
      [0.52, { hand: but(on, { fist: 0.75 }) }],
      [0.76, { bend: -0.02, nod: 0.1, hand: hand(0.2, 1.16, 0.36, { palm: 0.3, fist: 0.75 }) }],
    ],
  },
  /** Quick, with a look over the shoulder. */
  steal: {
    seconds: 1.5, contact: 0.34, aims: 'hand', carries: true,
    keys: [
      [0.18, { turn: -0.4, shoulders: 0.4, bend: 0.08, hand: but(on, { y: 1.1, z: 0.36, fist: 0.1 }) }],
      [0.36, { turn: 0.1, bend: 0.14, shoulders: 0.6, hand: but(on, { fist: 0.2 }) }],
      [0.46, { hand: but(on, { fist: 0.85 }) }],
      [0.68, { turn: 0.45, bend: 0.06, hand: hand(0.06, 1.06, 0.22, { palm: 0.2, fist: 0.85 }) }],
      [0.86, { turn: -0.2, shoulders: 0.2 }],
    ],
  },
  put: {
    seconds: 1.3, contact: 0.42, aims: 'hand', carries: true,
    keys: [
      [0.24, { ...looksDown, hand: but(on, { y: 1.34, z: 0.5, fist: 0.75 }) }],
      [0.44, { bend: 0.14, nod: 0.24, hand: but(on, { fist: 0.7 }) }],
      [0.6, { hand: but(on, { fist: 0.1, y: 1.3, z: 0.5 }) }],
      [0.8, { bend: 0.02, nod: 0.06 }],
    ],
  },
  /** Fingers open, and the eyes follow it down. */
  drop: {
    seconds: 1.2, contact: 0.42, carries: true,
    keys: [
      [0.3, { nod: 0.06, hand: hand(0.26, 1.04, 0.36, { palm: palm.down, fist: 0.7 }) }],
      [0.44, { nod: 0.26, bend: 0.06, hand: hand(0.26, 1.08, 0.36, { fist: 0 }) }],
      [0.72, { nod: 0.34 }],
    ],
  },
  give: {
    seconds: 1.7, contact: 0.38, aims: 'hand', carries: true,
    keys: [
      [0.16, { hand: hand(0.14, 1.06, 0.32, { palm: 0.8, fist: 0.6 }) }],
      [0.4, {
        bend: 0.14, nod: 0.06, tilt: 0.08, lifted: 0.3, smile: 0.3, shiftZ: 0.04,
        hand: hand(0.18, 1.16, 0.56, { palm: palm.up, fist: 0.35 }),
        other: hand(0.2, 1.02, 0.34, { palm: palm.up, fist: 0.2 }),
      }],
      [0.56, { hand: hand(0.18, 1.18, 0.56, { fist: 0.05 }) }],
      [0.8, { bend: 0.03, nod: 0.14 }],
    ],
  },
  /** Grasped, and drawn to oneself with the weight of the body. */
  open: {
    seconds: 1.7, contact: 0.34, aims: 'hand', carries: true,
    keys: [
      [0.34, { bend: 0.06, nod: 0.1, hand: but(on, { fist: 0.7 }) }],
      [0.44, { bend: 0.08, hand: but(on, { palm: -0.2, fist: 0.85 }) }],
      [0.72, {
        bend: -0.08, twist: 0.24, shiftZ: -0.03, lifted: 0.3,
        hand: hand(0.34, 1.2, 0.34, { palm: 0, fist: 0.8 }),
      }],
      [0.86, { bend: 0, twist: 0.06, hand: hand(0.34, 1.12, 0.32, { fist: 0.3 }) }],
    ],
  },
  /** Pushed to, with the flat of the hand, until it stays. */
  close: {
    seconds: 1.5, contact: 0.34, aims: 'hand', carries: true,
    keys: [
      [0.34, { bend: 0.02, hand: hand(0.34, 1.22, 0.38, { palm: palm.down, wrist: 0.5, fist: 0.2 }) }],
      [0.58, { bend: 0.16, twist: -0.16, shiftZ: 0.03, hand: hand(0.18, 1.26, 0.58, { wrist: 0.7, fist: 0.05 }) }],
      [0.74, { nod: 0.1 }],
    ],
  },
  /** A key, a knob, a tap: half round, and half round again. */
  'turn-key': {
    seconds: 1.8, contact: 0.32, aims: 'hand', carries: true,
    keys: [
      [0.32, { bend: 0.16, nod: 0.2, tilt: 0.1, knit: 0.2, hand: but(on, { fist: 0.75, palm: -0.8 }) }],
      [0.52, { tilt: -0.04, hand: but(on, { fist: 0.75, palm: 0.9 }) }],
      [0.62, { hand: but(on, { fist: 0.6, palm: -0.3 }) }],
      [0.78, { hand: but(on, { fist: 0.75, palm: 1 }), bend: 0.12 }],
    ],
  },
  /** One finger, and a look whether it worked. */
  press: {
    seconds: 1.3, contact: 0.4, aims: 'hand', carries: true,
    keys: [
      [0.28, { nod: 0.1, hand: but(on, { z: 0.48, fist: 0.9, index: 1 }) }],
      [0.42, { nod: 0.16, bend: 0.06, hand: but(on, { z: 0.56, fist: 0.9, index: 1 }) }],
      [0.58, { hand: but(on, { z: 0.48, fist: 0.9, index: 0.9 }) }],
      [0.8, { nod: -0.1, lifted: 0.3, bend: 0 }],
    ],
  },
  pull: {
    seconds: 1.7, contact: 0.3, aims: 'hands', carries: true,
    keys: [
      [0.3, {
        bend: 0.16, sink: 0.04, shiftZ: 0.04,
        hand: hand(0.14, 1.12, 0.54, { palm: palm.down, fist: 0.9 }),
        other: hand(0.06, 1.06, 0.5, { palm: palm.down, fist: 0.9 }),
      }],
      [0.66, {
        bend: -0.28, sink: 0.1, shiftZ: -0.1, knit: 0.6, smile: -0.3, shoulders: 0.3,
        hand: hand(0.14, 1.06, 0.36),
        other: hand(0.06, 1.02, 0.32),
      }],
      [0.84, { bend: -0.02, shiftZ: 0, sink: 0 }],
    ],
  },
  knock: {
    seconds: 1.7, contact: 0.3, aims: 'hand', carries: true,
    keys: [
      [0.28, { bend: 0.05, tilt: 0.08, hand: but(on, { y: 1.38, z: 0.5, fist: 0.95, palm: 0.3, elbow: 0.2 }) }],
      [0.76, { tilt: 0.16, turn: 0.12 }],
    ],
    beats: [{ from: 0.28, to: 0.72, times: 3, raps: true, by: { hand: { z: -0.08, wrist: 0.4 } } }],
  },
  squeeze: {
    seconds: 1.6, contact: 0.3, aims: 'hand', carries: true,
    keys: [
      [0.3, { bend: 0.08, nod: 0.14, hand: but(on, { palm: 0.3, fist: 0.35 }) }],
      [0.54, { shoulders: 0.4, knit: 0.5, hand: but(on, { palm: 0.3, fist: 0.95 }) }],
      [0.76, { shoulders: 0.1, hand: but(on, { palm: 0.3, fist: 0.5 }) }],
    ],
    beats: [{ from: 0.45, to: 0.72, times: 4, by: { hand: { x: 0.006, y: 0.006 } } }],
  },
  shake: {
    seconds: 1.6, contact: 0.28, carries: true,
    keys: [
      [0.24, { nod: 0.14, tilt: 0.1, hand: hand(0.24, 1.34, 0.34, { palm: 0.3, fist: 0.85 }) }],
      [0.82, { tilt: 0.14 }],
    ],
    beats: [{ from: 0.24, to: 0.84, times: 5, by: { hand: { y: 0.05, x: 0.02 }, nod: 0.02 } }],
  },
  ring: {
    seconds: 2, contact: 0.3, carries: true,
    keys: [
      [0.26, { nod: -0.04, lifted: 0.3, tilt: -0.08, hand: hand(0.34, 1.44, 0.3, { palm: 0, fist: 0.9, elbow: 0.1 }) }],
      [0.82, { turn: 0.16 }],
    ],
    beats: [{ from: 0.26, to: 0.86, times: 4, by: { hand: { x: 0.08, palm: 0.5 }, sway: 0.02 } }],
  },
  swing: {
    seconds: 1.6, contact: 0.4, carries: true, isSudden: true,
    keys: [
      [0.24, { twist: 0.4, hand: hand(0.56, 1.2, -0.06, { fist: 0.9 }), other: hand(0.24, 1.1, 0.3, { fist: 0.4 }) }],
      [0.44, { twist: -0.3, bend: 0.1, hand: hand(0.06, 1.16, 0.48, { fist: 0.9 }) }],
      [0.66, { twist: 0.3, hand: hand(0.54, 1.3, 0.04) }],
      [0.84, { twist: 0, bend: 0, hand: hand(0.3, 1.04, 0.3) }],
    ],
  },
  reach: {
    seconds: 1.6, contact: 0.36, aims: 'hand',
    keys: [
      [0.38, {
        bend: 0.2, twist: -0.14, nod: -0.06, shoulders: 0.3, lifted: 0.2, shiftZ: 0.04,
        hand: hand(0.18, 1.3, 0.62, { palm: palm.down * 0.8, fist: 0.02 }),
      }],
      [0.72, {}],
    ],
    beats: [{ from: 0.38, to: 0.74, times: 2, by: { hand: { fist: 0.15, z: -0.02 } } }],
  },
  catch: {
    seconds: 1.2, contact: 0.4, aims: 'hands', isSudden: true,
    keys: [
      [0.24, { sink: 0.05, lifted: 0.6, hands: hand(0.2, 1.2, 0.38, { palm: palm.up, fist: 0.1 }) }],
      [0.42, { bend: 0.06, hands: hand(0.07, 1.3, 0.48, { palm: 0.3, fist: 0.3 }) }],
      [0.58, { sink: 0.08, bend: 0.1, hands: hand(0.05, 1.1, 0.28, { fist: 0.7 }) }],
      [0.82, { sink: 0, bend: 0, smile: 0.3 }],
    ],
  },
  /** It is held, and looked at, in both hands. */
  hold: {
    seconds: 2, contact: 0.3, carries: true,
    keys: [
      [0.3, {
        nod: 0.24, tilt: 0.08,
        hand: hand(0.06, 1.12, 0.32, { palm: 0.4, fist: 0.75 }),
        other: hand(0.06, 1.08, 0.32, { palm: 0.8, fist: 0.55 }),
      }],
      [0.8, { nod: 0.2 }],
    ],
  },
  /** Up before everybody's eyes. */
  raise: {
    seconds: 2.2, contact: 0.26, carries: true,
    keys: [
      [0.14, { bend: 0.05, hand: hand(0.24, 1.0, 0.32, { fist: 0.85 }) }],
      [0.4, {
        bend: -0.08, nod: -0.16, lifted: 0.3, shoulders: 0.2,
        hand: hand(0.26, 1.82, 0.2, { palm: -0.2, fist: 0.85, elbow: 0.2 }),
      }],
      [0.76, {}],
    ],
  },
  lower: {
    seconds: 1.7, contact: 0.36, carries: true,
    keys: [
      [0.18, { hand: hand(0.24, 1.3, 0.36, { fist: 0.8 }) }],
      [0.6, { nod: 0.22, bend: 0.06, shoulders: -0.4, lids: 0.4, hand: hand(0.26, 0.76, 0.2, { fist: 0.7 }) }],
      [0.8, {}],
    ],
  },
  /** Both arms under it, leaning back from the weight. */
  carry: {
    seconds: 1.9, contact: 0.34, carries: true,
    keys: [
      [0.2, { bend: 0.2, sink: 0.1, hands: hand(0.16, 0.9, 0.38, { palm: palm.up, fist: 0.4 }) }],
      [0.5, {
        bend: -0.12, sink: 0.02, shoulders: 0.2, knit: 0.2,
        hands: hand(0.14, 1.04, 0.34, { palm: palm.up, fist: 0.5 }),
      }],
      [0.8, {}],
    ],
  },
  /** Something is done with it that has no name of its own. */
  use: {
    seconds: 1.7, contact: 0.34, aims: 'hand', carries: true,
    keys: [
      [0.32, { ...looksDown, hand: but(on, { fist: 0.6 }), other: steady }],
      [0.78, { nod: 0.2, tilt: 0.08 }],
    ],
    beats: [{ from: 0.34, to: 0.8, times: 3, by: { hand: { y: 0.03, palm: 0.4 } } }],
  },
} as const satisfies Scores; // prettier-ignore
