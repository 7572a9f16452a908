import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Yes, no, and who knows. */
export const answers = {
  /** A first deep nod and one that settles. */
  nod: {
    seconds: 1.1,
    contact: 0.33,
    keys: [
      [0.14, { nod: -0.14, bend: -0.02, lifted: 0.25 }],
      [0.34, { nod: 0.42, bend: 0.1, lids: 0.35, smile: 0.2 }],
      [0.52, { nod: 0.02, bend: 0.01, lids: 0 }],
      [0.7, { nod: 0.2, smile: 0.2 }],
      [0.86, { nod: 0.01 }],
    ],
  },
  /** Nodding, and an open hand that grants it. */
  agree: {
    seconds: 1.7,
    contact: 0.32,
    keys: [
      [0.12, { nod: -0.06 }],
      [0.34, {
        nod: 0.24, bend: 0.05, smile: 0.45, lifted: 0.2,
        hand: hand(0.28, 1.06, 0.36, { palm: palm.up, fist: 0.1 }),
      }],
      [0.7, { nod: 0.1, hand: hand(0.3, 1.02, 0.34) }],
    ],
    beats: [{ from: 0.3, to: 0.85, times: 2, fades: true, by: { nod: 0.16 } }],
  },
  /** The head turns wide, then less, then stops. */
  'shake-head': {
    seconds: 1.5,
    contact: 0.36,
    keys: [
      [0.16, { nod: 0.05, knit: 0.3, lids: 0.3 }],
      [0.4, {
        knit: 0.45, smile: -0.3, bend: -0.06,
        hand: hand(0.3, 0.98, 0.28, { palm: palm.down, wrist: 0.4, fist: 0.1 }),
      }],
      [0.8, { knit: 0.3, smile: -0.2 }],
    ],
    beats: [{ from: 0.06, to: 0.94, times: 2.5, fades: true, by: { turn: 0.6, twist: 0.12 } }],
  },
  /** No, with the hand cutting across as the head turns. */
  deny: {
    seconds: 1.7,
    contact: 0.42,
    keys: [
      [0.22, { knit: 0.5, hand: hand(-0.02, 1.14, 0.34, { palm: palm.down, fist: 0.02, elbow: 0.4 }) }],
      [0.46, {
        knit: 0.7, smile: -0.4, bend: -0.03, twist: 0.14,
        hand: hand(0.46, 1.12, 0.34, { palm: palm.down, wrist: 0.2 }),
      }],
      [0.7, { knit: 0.5 }],
    ],
    beats: [{ from: 0.12, to: 0.8, times: 2, fades: true, by: { turn: 0.4 } }],
  },
  /** One finger from side to side. */
  'wag-finger': {
    seconds: 1.8,
    contact: 0.34,
    aims: 'trunk',
    keys: [
      [0.3, {
        nod: 0.08, bend: 0.08, knit: 0.5, lifted: 0.15,
        hand: hand(0.22, 1.36, 0.36, { palm: -1.1, fist: 0.95, index: 1, elbow: -0.2 }),
      }],
      [0.76, { nod: 0.1, knit: 0.5 }],
    ],
    beats: [{ from: 0.28, to: 0.82, times: 3, by: { hand: { x: 0.06 }, turn: 0.1 } }],
  },
  /** Shoulders to the ears, palms up, a tilted head; then all of it drops. */
  shrug: {
    seconds: 1.8,
    contact: 0.3,
    keys: [
      [0.1, { shoulders: -0.2, nod: 0.05 }],
      [0.3, {
        shoulders: 1, tilt: 0.22, nod: -0.04, lifted: 0.9, smile: -0.4,
        hand: hand(0.4, 1.1, 0.26, { palm: palm.up, fist: 0.05, elbow: -0.7, wrist: 0.3 }),
        other: hand(0.38, 1.07, 0.26, { palm: palm.up, fist: 0.08, elbow: -0.7, wrist: 0.3 }),
      }],
      [0.6, { shoulders: 0.9, tilt: 0.24, lifted: 0.8, smile: -0.35, turn: 0.08 }],
      [0.76, { shoulders: -0.25, tilt: 0.08, lifted: 0.2, hands: hand(0.32, 0.88, 0.18, { wrist: 0 }) }],
    ],
  },
  /** A hand to the heart, and the eyes go down. */
  apologise: {
    seconds: 2.2,
    contact: 0.3,
    keys: [
      [0.14, { shoulders: 0.2, lifted: 0.5, knit: -0.5 }],
      [0.32, {
        bend: 0.14, nod: 0.26, tilt: 0.1, lifted: 0.5, knit: -0.7, smile: -0.3,
        hand: places.heart,
        other: hand(0.32, 0.98, 0.26, { palm: palm.up, fist: 0.1 }),
      }],
      [0.72, { bend: 0.16, nod: 0.3, lids: 0.5 }],
    ],
  },
  /** The head goes down before somebody greater; hands fold. */
  obey: {
    seconds: 1.8,
    contact: 0.36,
    keys: [
      [0.36, { nod: 0.4, bend: 0.16, shoulders: 0.15, lids: 0.6, hands: places.clasped }],
      [0.7, { nod: 0.36 }],
    ],
  },
  /** Weighed in two hands, and neither will do. */
  hesitate: {
    seconds: 2.3,
    contact: 0.3,
    keys: [
      [0.2, {
        sway: 0.05, tilt: 0.12, knit: 0.2, lifted: 0.3,
        hands: hand(0.24, 1.02, 0.3, { palm: palm.up, fist: 0.2 }),
      }],
      [0.42, { sway: -0.06, tilt: -0.14, turn: -0.2, hand: hand(0.24, 0.98, 0.3), other: hand(0.24, 1.1, 0.32) }],
      [0.64, { sway: 0.05, tilt: 0.12, turn: 0.18, hand: hand(0.24, 1.1, 0.32), other: hand(0.24, 0.98, 0.3) }],
      [0.82, { sway: 0, turn: 0, nod: 0.12, hands: hand(0.26, 0.92, 0.26) }],
    ],
  },
  /** Both palms turned out: trust me, there is nothing in them. */
  trust: {
    seconds: 1.9,
    contact: 0.32,
    aims: 'trunk',
    keys: [
      [0.34, {
        bend: 0.06, tilt: 0.12, smile: 0.5, lifted: 0.3,
        hand: places.heart,
        other: but(places.open, { z: 0.36 }),
      }],
      [0.7, { nod: 0.12, smile: 0.5 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
