import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Before God, the crown and the law. */
export const rites = {
  kneel: {
    seconds: 2.6,
    contact: 0.26,
    keys: [
      [0.1, { bend: -0.04 }],
      [0.34, {
        sink: 0.4, bend: 0.16, nod: 0.34, lids: 0.5,
        hand: places.heart,
        other: hand(0.16, 0.8, 0.26, { palm: palm.down, fist: 0.3 }),
      }],
      [0.76, { sink: 0.42, nod: 0.38 }],
    ],
  },
  /** Palm to palm, eyes closed, lips moving. */
  pray: {
    seconds: 3.2,
    contact: 0.34,
    keys: [
      [0.1, { nod: -0.08 }],
      [0.26, { nod: 0.34, bend: 0.08, lids: 1, lifted: 0.3, shoulders: 0.1, hands: places.pressed }],
      [0.6, { nod: 0.28 }],
      [0.74, { nod: -0.24, bend: -0.02, lids: 0.2, hands: but(places.pressed, { y: 1.3, z: 0.28 }) }],
      [0.88, { nod: 0.2, lids: 0.8, hands: places.pressed }],
    ],
    beats: [{ from: 0.26, to: 0.8, times: 7, by: { open: 0.08 } }],
  },
  /** Brow, breast, and both shoulders. */
  'cross-oneself': {
    seconds: 2.6,
    contact: 0.3,
    isRight: true,
    keys: [
      [0.2, { nod: 0.16, lids: 0.5, hand: but(places.brow, { z: 0.2, fist: 0.6, onHead: 1 }) }],
      [0.36, { nod: 0.24, hand: hand(0.0, 1.12, 0.22, { palm: 0.2, fist: 0.6, onHead: 0, elbow: 0 }) }],
      [0.54, { hand: hand(-0.15, 1.26, 0.2, { elbow: 0.2 }) }],
      [0.7, { hand: hand(0.16, 1.26, 0.2, { elbow: 0.1 }) }],
      [0.86, { nod: 0.3, lids: 0.9, hands: places.pressed }],
    ],
  },
  /** A right hand in the air and the other on the heart. */
  swear: {
    seconds: 2.4,
    contact: 0.28,
    isRight: true,
    keys: [
      [0.12, { nod: 0.04 }],
      [0.3, {
        bend: -0.06, nod: -0.08, shoulders: -0.2, knit: 0.2,
        hand: hand(0.34, 1.6, 0.2, { palm: palm.down, fist: 0.02, elbow: -0.2 }),
        other: places.heart,
      }],
      [0.8, { bend: -0.06 }],
    ],
  },
  /** A hand laid on the air over somebody's head, and lowered. */
  bless: {
    seconds: 2.8,
    contact: 0.3,
    aims: 'trunk',
    isRight: true,
    keys: [
      [0.26, {
        nod: 0.06, lifted: 0.2, smile: 0.2,
        hand: hand(0.18, 1.58, 0.42, { palm: palm.down, fist: 0.3, index: 1 }),
        other: places.heart,
      }],
      [0.46, { nod: 0.18, lids: 0.5, hand: hand(0.18, 1.3, 0.48) }],
      [0.62, { hand: hand(0.02, 1.44, 0.44) }],
      [0.78, { hand: hand(0.32, 1.44, 0.44) }],
    ],
  },
  /** Arms up and out, the face to the sky. */
  worship: {
    seconds: 3.2,
    contact: 0.28,
    keys: [
      [0.12, { bend: 0.08, hands: hand(0.1, 1.06, 0.26, { palm: palm.up }) }],
      [0.36, {
        bend: -0.14, nod: -0.3, lids: 0.6, lifted: 0.4, open: 0.15,
        hand: hand(0.48, 1.66, 0.22, { palm: palm.up * 0.4, fist: 0.02 }),
        other: hand(0.46, 1.62, 0.24, { palm: palm.up * 0.4, fist: 0.02 }),
      }],
      [0.6, { nod: -0.3 }],
      [0.8, { bend: 0.6, nod: 0.3, lids: 1, hands: hand(0.2, 1.2, 0.5, { palm: palm.down }) }],
    ],
  },
  /** Hands wrung, reaching, sinking lower with each. */
  beg: {
    seconds: 2.8,
    contact: 0.26,
    aims: 'hands',
    keys: [
      [0.22, {
        bend: 0.16, nod: -0.14, sink: 0.1, knit: -1, lifted: 0.6, open: 0.2,
        hand: hand(0.03, 1.16, 0.32, { palm: 0.3, fist: 0.55 }),
        other: hand(0.02, 1.13, 0.31, { palm: 0.3, fist: 0.55 }),
      }],
      [0.5, { bend: 0.26, sink: 0.18, hands: hand(0.03, 1.22, 0.46) }],
      [0.66, { sink: 0.2, hands: hand(0.2, 1.12, 0.5, { palm: palm.up, fist: 0.1 }) }],
      [0.84, { sink: 0.14, hands: hand(0.04, 1.14, 0.32, { palm: 0.3, fist: 0.55 }) }],
    ],
    beats: [{ from: 0.2, to: 0.6, times: 4, by: { hand: { y: 0.02, x: 0.01 }, other: { y: -0.02 } } }],
  },
} as const satisfies Scores; // prettier-ignore
