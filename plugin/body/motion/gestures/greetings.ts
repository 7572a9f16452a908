import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** How people meet and part. */
export const greetings = {
  /** A breath up, then down from the hips; one hand to the heart, the other swept behind. */
  bow: {
    seconds: 2.1,
    contact: 0.4,
    aims: 'trunk',
    keys: [
      [0.12, { bend: -0.07, nod: -0.1, lifted: 0.2, hand: hand(0.34, 1.06, 0.28, { palm: palm.up }) }],
      [0.38, {
        bend: 0.78, nod: 0.3, lids: 0.7, sink: 0.02, shiftZ: -0.03,
        hand: places.heart,
        other: but(places.back, { x: 0.3, y: 0.92, z: -0.22 }),
      }],
      [0.62, { bend: 0.82, nod: 0.34, lids: 0.8 }],
      [0.82, { bend: 0.12, nod: -0.04, lids: 0, hand: hand(0.3, 0.98, 0.28, { palm: palm.up }), other: places.hang }],
    ],
  },
  curtsy: {
    seconds: 2,
    contact: 0.42,
    aims: 'trunk',
    keys: [
      [0.16, {
        nod: -0.06, shoulders: 0.15,
        hands: hand(0.36, 0.76, 0.1, { palm: -0.4, fist: 0.6, wrist: 0.2, elbow: 0.4 }),
      }],
      [0.42, {
        sink: 0.24, bend: 0.2, nod: 0.34, tilt: 0.08, lids: 0.6, smile: 0.2,
        hands: hand(0.44, 0.8, 0.12, { fist: 0.65, wrist: 0.5, elbow: 0.7 }),
      }],
      [0.6, { sink: 0.25, bend: 0.2, nod: 0.34 }],
      [0.82, { sink: 0.02, bend: 0, nod: -0.03, lids: 0.1, hands: hand(0.36, 0.76, 0.1, { wrist: 0.1 }) }],
    ],
  },
  /** High and open, from the elbow, the weight on one foot. */
  wave: {
    seconds: 2.3,
    contact: 0.31,
    aims: 'trunk',
    keys: [
      [0.1, { sway: -0.03, nod: 0.04 }],
      [0.3, {
        sway: 0.08, tilt: 0.14, lifted: 0.5, smile: 0.75, shoulders: 0.15, shiftX: 0.02,
        hand: but(places.high, { x: 0.46, y: 1.66, fist: 0 }),
      }],
      [0.78, { sway: 0.07, tilt: 0.12, smile: 0.7, lifted: 0.4 }],
    ],
    beats: [{ from: 0.28, to: 0.84, times: 3, by: { hand: { x: 0.1, y: -0.02, wrist: 0.25 }, tilt: 0.03 } }],
  },
  /** Low and slow, the hand turning away at the end of it. */
  farewell: {
    seconds: 2.6,
    contact: 0.28,
    aims: 'trunk',
    keys: [
      [0.28, {
        tilt: -0.12, lifted: 0.35, knit: -0.3, smile: 0.25,
        hand: hand(0.32, 1.42, 0.32, { palm: palm.down, fist: 0.05 }),
      }],
      [0.5, { tilt: -0.14, nod: 0.08, hand: hand(0.34, 1.42, 0.32, { fist: 0.5, wrist: -0.3 }) }],
      [0.66, { hand: hand(0.34, 1.44, 0.34, { fist: 0.02, wrist: 0.2 }) }],
      [0.82, { nod: 0.2, lids: 0.4, hand: hand(0.36, 1.2, 0.26, { fist: 0.4, wrist: -0.2 }) }],
    ],
  },
  /** Both arms out and up: come in, all of you. */
  welcome: {
    seconds: 2.2,
    contact: 0.33,
    aims: 'trunk',
    keys: [
      [0.12, { bend: 0.05, hands: hand(0.12, 1.02, 0.26, { palm: palm.up, fist: 0.2 }) }],
      [0.34, {
        bend: -0.1, nod: -0.06, tilt: 0.1, smile: 0.9, lifted: 0.5, open: 0.2, shiftZ: 0.05,
        hand: places.wide,
        other: but(places.wide, { y: 1.14, x: 0.52 }),
      }],
      [0.66, { bend: -0.06, hand: but(places.wide, { y: 1.28 }) }],
      [0.84, { bend: 0.02, smile: 0.5, hands: hand(0.3, 1, 0.3) }],
    ],
  },
  salute: {
    seconds: 1.7,
    contact: 0.32,
    isRight: true,
    keys: [
      [0.1, { bend: 0.02, shoulders: 0.1 }],
      [0.3, {
        bend: -0.07, nod: -0.08, shoulders: -0.2, knit: 0.15,
        hand: hand(0.19, 1.655, 0.12, { palm: -0.5, fist: 0, onHead: 1, elbow: 0.9 }),
        other: hand(0.22, 0.7, 0.02, { fist: 0.5 }),
      }],
      [0.7, { bend: -0.07, nod: -0.08 }],
    ],
  },
  /** A hand held out, and two shakes of it. */
  handshake: {
    seconds: 1.9,
    contact: 0.35,
    aims: 'hand',
    isRight: true,
    keys: [
      [0.12, { nod: -0.05 }],
      [0.34, {
        bend: 0.12, shiftZ: 0.05, smile: 0.5, lifted: 0.2,
        hand: hand(0.18, 1.08, 0.5, { palm: 0.1, fist: 0.05 }),
      }],
      [0.44, { hand: hand(0.18, 1.08, 0.52, { fist: 0.6 }) }],
      [0.76, { bend: 0.1, nod: 0.08 }],
    ],
    beats: [{ from: 0.42, to: 0.78, times: 2, by: { hand: { y: 0.06 }, nod: 0.06 } }],
  },
  /** To the hat, up, out to the side, and back. */
  'lift-hat': {
    seconds: 2,
    contact: 0.42,
    keys: [
      [0.26, { nod: 0.06, hand: but(places.crown, { x: 0.14, z: 0.12, fist: 0.6 }) }],
      [0.44, {
        nod: 0.22, bend: 0.12, tilt: -0.08, smile: 0.4,
        hand: hand(0.36, 1.64, 0.26, { palm: -0.4, fist: 0.7, onHead: 0, elbow: 0.4 }),
      }],
      [0.6, { nod: 0.2 }],
      [0.78, { nod: 0, bend: 0, hand: but(places.crown, { x: 0.14, z: 0.12, fist: 0.6 }) }],
    ],
  },
  /** The glass is raised to the eyes of the company before it is drunk from. */
  toast: {
    seconds: 2.4,
    contact: 0.3,
    aims: 'trunk',
    carries: true,
    keys: [
      [0.1, { bend: 0.03, hand: hand(0.22, 1.06, 0.3, { fist: 0.75, palm: 0.1 }) }],
      [0.3, {
        bend: -0.06, nod: -0.1, smile: 0.6, lifted: 0.35, shoulders: 0.1,
        hand: hand(0.2, 1.56, 0.48, { fist: 0.75, palm: 0.1, wrist: 0.1 }),
      }],
      [0.55, { nod: 0.04, hand: hand(0.2, 1.6, 0.5) }],
      [0.72, { nod: -0.2, lids: 0.5, hand: hand(0.03, 1.45, 0.23, { onHead: 0.6, wrist: 0.3, elbow: 0.3 }) }],
      [0.84, { nod: -0.2, hand: hand(0.03, 1.46, 0.22, { wrist: 0.5 }) }],
    ],
  },
  /** The whole arm says: this is they. */
  introduce: {
    seconds: 1.9,
    contact: 0.34,
    aims: 'hand',
    keys: [
      [0.12, { hand: hand(0.06, 1.06, 0.28, { palm: palm.up, fist: 0.15 }) }],
      [0.36, {
        twist: 0.1, tilt: 0.08, smile: 0.45, lifted: 0.3,
        hand: hand(0.2, 1.22, 0.56, { palm: palm.up, fist: 0.05, wrist: 0.15 }),
      }],
      [0.7, { twist: 0.1, nod: 0.1 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
