import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Joy, from the corners of the mouth to both arms in the air. */
export const mirth = {
  /** Head back, a hand on the belly, the whole trunk shaking. */
  laugh: {
    seconds: 2.6,
    contact: 0.24,
    keys: [
      [0.1, { bend: 0.08, nod: 0.12, smile: 0.6 }],
      [0.26, {
        bend: -0.14, nod: -0.3, open: 0.75, smile: 1, lids: 0.55, shoulders: 0.4,
        hand: places.belly,
        other: hand(0.36, 0.94, 0.16, { fist: 0.3 }),
      }],
      [0.52, { bend: -0.1, nod: -0.26, open: 0.7 }],
      [0.74, { bend: 0.16, nod: 0.14, open: 0.4, smile: 0.9, shoulders: 0.2 }],
      [0.88, { bend: 0.04, nod: 0.04, open: 0.1 }],
    ],
    beats: [{
      from: 0.2, to: 0.86, times: 7,
      by: { shoulders: 0.25, bend: 0.03, open: 0.14, nod: 0.03, hand: { z: 0.012 } },
    }],
  },
  /** Behind the fingers, shoulders up. */
  giggle: {
    seconds: 2,
    contact: 0.26,
    keys: [
      [0.28, {
        nod: 0.18, tilt: 0.16, bend: 0.1, shoulders: 0.7, smile: 0.9, lids: 0.5,
        hand: but(places.mouth, { fist: 0.35 }),
        other: but(places.belly, { y: 1.02 }),
      }],
      [0.76, { nod: 0.22, tilt: 0.12 }],
    ],
    beats: [{ from: 0.2, to: 0.84, times: 8, by: { shoulders: 0.18, bend: 0.015 } }],
  },
  /** Claws before the chest and a head thrown back. */
  cackle: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.12, { bend: 0.14, shoulders: 0.5, nod: 0.1 }],
      [0.3, {
        bend: -0.16, nod: -0.4, shoulders: 0.6, open: 0.8, smile: 1, knit: 0.4,
        hand: hand(0.24, 1.22, 0.36, { palm: palm.up, fist: 0.5, wrist: 0.4 }),
        other: hand(0.2, 1.16, 0.36, { palm: palm.up, fist: 0.5, wrist: 0.4 }),
      }],
      [0.76, { nod: -0.34, open: 0.7 }],
    ],
    beats: [{ from: 0.26, to: 0.82, times: 7, by: { open: 0.18, bend: 0.03, hands: { y: 0.02 } } }],
  },
  smile: {
    seconds: 2,
    contact: 0.26,
    keys: [
      [0.26, { smile: 0.9, tilt: 0.12, nod: -0.06, lifted: 0.3, lids: 0.15, sway: 0.03 }],
      [0.74, { smile: 0.8, tilt: 0.1 }],
    ],
  },
  /** Broad, with the chest in it. */
  beam: {
    seconds: 2.2,
    contact: 0.26,
    keys: [
      [0.28, {
        smile: 1, open: 0.15, nod: -0.14, bend: -0.1, lifted: 0.5, shoulders: -0.3,
        hands: hand(0.3, 0.96, 0.2, { palm: 0.5, fist: 0.2 }),
      }],
      [0.76, { smile: 1, tilt: 0.08 }],
    ],
  },
  smirk: {
    seconds: 2,
    contact: 0.28,
    keys: [
      [0.28, { smile: 0.5, knit: 0.2, tilt: -0.14, turn: 0.2, nod: -0.1, lids: 0.35, hand: places.hip }],
      [0.74, { smile: 0.5, turn: 0.16 }],
    ],
  },
  wink: {
    seconds: 1.2,
    contact: 0.4,
    keys: [
      [0.24, { tilt: 0.1, smile: 0.4, lifted: 0.3 }],
      [0.42, { tilt: 0.22, nod: 0.12, turn: 0.1, smile: 0.7, lids: 0.7, lifted: -0.1 }],
      [0.56, { tilt: 0.18, nod: 0.04, lids: 0, lifted: 0.4 }],
      [0.8, { smile: 0.5 }],
    ],
  },
  /** Palm on palm, off the heart, leaning in. */
  applaud: {
    seconds: 2.6,
    contact: 0.24,
    isSudden: true,
    keys: [
      [0.18, {
        bend: 0.04, smile: 0.7, lifted: 0.3, nod: -0.06,
        hand: hand(0.03, 1.24, 0.36, { palm: 0.1, fist: 0.03, elbow: 0.1 }),
        other: hand(0.03, 1.22, 0.36, { palm: 0.6, fist: 0.03 }),
      }],
      [0.86, { smile: 0.8, nod: 0.02 }],
    ],
    beats: [{
      from: 0.16, to: 0.9, times: 7, raps: true,
      by: { hand: { x: 0.1, y: 0.02 }, other: { x: 0.06 }, bend: 0.02 },
    }],
  },
  /** Both fists to the sky. */
  cheer: {
    seconds: 2.3,
    contact: 0.3,
    keys: [
      [0.12, { sink: 0.08, bend: 0.14, hands: hand(0.26, 1.06, 0.22, { fist: 0.9 }) }],
      [0.32, {
        sink: -0.01, bend: -0.12, nod: -0.22, smile: 1, open: 0.8, lifted: 0.5,
        hand: hand(0.34, 1.84, 0.1, { fist: 1, palm: palm.down * 0.5 }),
        other: hand(0.32, 1.76, 0.12, { fist: 1, palm: palm.down * 0.5 }),
      }],
      [0.74, { open: 0.6 }],
    ],
    beats: [{ from: 0.3, to: 0.82, times: 3, by: { hands: { y: 0.05 }, sink: -0.015, bend: 0.02 } }],
  },
  /** One fist, pulled down out of the air. */
  triumph: {
    seconds: 2,
    contact: 0.36,
    keys: [
      [0.22, { bend: -0.1, nod: -0.12, smile: 0.6, hand: hand(0.3, 1.72, 0.24, { fist: 1, palm: 0.8 }) }],
      [0.4, {
        bend: 0.14, twist: 0.15, sink: 0.06, smile: 1, open: 0.5, knit: 0.3,
        hand: hand(0.28, 1.18, 0.26, { fist: 1, palm: 0.8, elbow: 0.1 }),
        other: hand(0.3, 0.96, 0.2, { fist: 1 }),
      }],
      [0.56, { bend: 0.08 }],
      [0.78, { bend: -0.04, sink: 0, open: 0.1 }],
    ],
    beats: [{ from: 0.4, to: 0.7, times: 2, raps: true, by: { hand: { y: -0.05 } } }],
  },
  /** Hands rubbed together over a good thing. */
  gloat: {
    seconds: 2.4,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: 0.16, shoulders: 0.6, nod: -0.04, smile: 0.7, knit: 0.4, lids: 0.3, tilt: 0.1,
        hand: hand(0.03, 1.14, 0.3, { palm: -0.4, fist: 0.15 }),
        other: hand(0.01, 1.12, 0.3, { palm: 0.5, fist: 0.15 }),
      }],
      [0.84, {}],
    ],
    beats: [{ from: 0.24, to: 0.88, times: 5, by: { hand: { z: 0.05 }, other: { z: -0.05 }, shoulders: 0.05 } }],
  },
  snap: {
    seconds: 1.2,
    contact: 0.44,
    keys: [
      [0.3, { lifted: 0.3, hand: hand(0.26, 1.34, 0.3, { palm: 0.2, fist: 0.8, elbow: -0.3 }) }],
      [0.44, { nod: 0.08, hand: hand(0.28, 1.38, 0.32, { fist: 0.3, index: 0.7 }) }],
      [0.7, { smile: 0.3 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
