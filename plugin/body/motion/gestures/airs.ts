import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** What is done to be looked at. */
export const airs = {
  dance: {
    seconds: 3.8,
    contact: 0.5,
    keys: [
      [0.1, {
        smile: 0.6,
        hand: hand(0.42, 1.36, 0.22, { palm: 0.4, fist: 0.1 }),
        other: hand(0.36, 1.0, 0.22, { palm: 0.4, fist: 0.1 }),
      }],
      [0.3, { hand: hand(0.36, 1.02, 0.24), other: hand(0.44, 1.4, 0.22) }],
      [0.5, { hand: hand(0.44, 1.46, 0.2), other: hand(0.36, 1.02, 0.24) }],
      [0.7, { hand: hand(0.36, 1.02, 0.24), other: hand(0.44, 1.44, 0.2) }],
      [0.9, { smile: 0.7, hands: hand(0.48, 1.16, 0.2) }],
    ],
    beats: [
      { from: 0.04, to: 0.96, times: 4, by: { sway: 0.14, twist: 0.22, shiftX: 0.05, tilt: -0.08 } },
      { from: 0.04, to: 0.96, times: 8, raps: true, by: { sink: 0.05, footUp: 0.05 } },
    ],
  },
  /** Round, with one arm over the head. */
  twirl: {
    seconds: 2.2,
    contact: 0.3,
    keys: [
      [0.14, {
        twist: -0.4, turn: -0.2,
        hand: hand(0.2, 1.3, 0.36, { palm: 0, fist: 0.1 }),
        other: hand(0.3, 1.04, 0.3),
      }],
      [0.4, {
        twist: 0.5, turn: 0.3, sway: 0.06, smile: 0.6,
        hand: but(places.loft, { x: 0.1 }),
        other: hand(0.5, 1.16, 0.14, { fist: 0.1 }),
      }],
      [0.6, { twist: -0.45, turn: -0.3, sway: -0.06 }],
      [0.86, { twist: 0.06, turn: 0, sway: 0, sink: 0.04, hands: hand(0.46, 1.04, 0.16) }],
    ],
  },
  /** Chest first, elbows out, the ground is theirs. */
  strut: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.24, { bend: -0.14, nod: -0.16, shoulders: -0.4, lids: 0.3, smile: 0.3, hand: places.hip, other: places.hip }],
      [0.82, { bend: -0.14 }],
    ],
    beats: [{ from: 0.2, to: 0.86, times: 2, by: { twist: 0.2, sway: 0.06, turn: -0.12 } }],
  },
  /** A hand thrown out with the long notes. */
  sing: {
    seconds: 3.4,
    contact: 0.2,
    keys: [
      [0.18, {
        nod: -0.1, bend: -0.06, open: 0.5, lifted: 0.5, lids: 0.3,
        hand: places.chest,
        other: hand(0.3, 1.0, 0.26, { palm: palm.up, fist: 0.1 }),
      }],
      [0.5, { nod: -0.2, tilt: 0.1, open: 0.8, hand: hand(0.44, 1.34, 0.34, { palm: palm.up, fist: 0.05, elbow: 0 }) }],
      [0.84, { nod: -0.06, open: 0.5, hand: hand(0.36, 1.12, 0.32), other: hand(0.36, 1.12, 0.3) }],
    ],
    beats: [
      { from: 0.1, to: 0.92, times: 6, by: { open: 0.25 } },
      { from: 0.1, to: 0.92, times: 2, by: { sway: 0.05, tilt: 0.06 } },
    ],
  },
  whistle: {
    seconds: 2.4,
    contact: 0.24,
    keys: [
      [0.24, {
        nod: -0.1, tilt: 0.1, lifted: 0.4, open: 0.12,
        hand: but(places.back, { x: 0.1 }),
        other: but(places.back, { x: 0.04, y: 0.93 }),
      }],
      [0.84, {}],
    ],
    beats: [{ from: 0.2, to: 0.88, times: 4, by: { tilt: 0.08, nod: 0.04, sway: 0.02 } }],
  },
  /** Fingers run on something that is not there. */
  play: {
    seconds: 2.8,
    contact: 0.2,
    aims: 'trunk',
    carries: true,
    keys: [
      [0.2, {
        nod: 0.2, bend: 0.08, tilt: 0.1, lids: 0.3,
        hand: hand(0.14, 1.02, 0.32, { palm: 0.3, fist: 0.35 }),
        other: hand(0.2, 1.2, 0.3, { palm: 0.8, fist: 0.5 }),
      }],
      [0.86, { tilt: -0.06 }],
    ],
    beats: [
      { from: 0.18, to: 0.9, times: 7, by: { hand: { y: 0.045, wrist: 0.3 } } },
      { from: 0.18, to: 0.9, times: 2, by: { sway: 0.04, nod: 0.06, other: { y: 0.03 } } },
    ],
  },
  /** Lapels, hair, profile. */
  preen: {
    seconds: 2.8,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: -0.1, nod: -0.1, turn: 0.25, lids: 0.3, smile: 0.3,
        hands: hand(0.09, 1.26, 0.2, { fist: 0.7, elbow: 0.3 }),
      }],
      [0.5, { turn: -0.3, tilt: 0.1, hand: hand(0.15, 1.68, 0.02, { palm: 0.4, fist: 0.1, onHead: 1, elbow: 0.7 }) }],
      [0.68, { hand: hand(0.16, 1.6, -0.06, { palm: 0.4, onHead: 1 }) }],
      [0.86, { turn: 0 }],
    ],
  },
  /** One hand out, chin up, as if there were a pedestal. */
  pose: {
    seconds: 2.8,
    contact: 0.26,
    keys: [
      [0.3, {
        twist: -0.2, turn: 0.3, nod: -0.16, bend: -0.06, sway: 0.08, shiftX: 0.03,
        hand: hand(0.5, 1.4, 0.28, { palm: palm.up, fist: 0.05 }),
        other: places.hip,
      }],
      [0.84, {}],
    ],
  },
  /** Small pictures in the air. */
  mime: {
    seconds: 2.8,
    contact: 0.22,
    keys: [
      [0.2, { lifted: 0.4, tilt: 0.1, hands: hand(0.2, 1.34, 0.44, { palm: palm.down, wrist: 0.9, fist: 0.02 }) }],
      [0.4, { tilt: -0.1, turn: 0.2, hand: hand(0.4, 1.36, 0.38), other: hand(0.1, 1.2, 0.46) }],
      [0.6, { tilt: 0.1, turn: -0.2, hand: hand(0.1, 1.2, 0.46), other: hand(0.4, 1.36, 0.38) }],
      [0.82, { turn: 0, hands: hand(0.24, 1.06, 0.4) }],
    ],
  },
  /** Paws, whiskers, and whatever noise it makes. */
  beast: {
    seconds: 2,
    contact: 0.26,
    keys: [
      [0.26, {
        bend: 0.16, nod: -0.14, shoulders: 0.6, open: 0.5, lifted: 0.3,
        hand: hand(0.14, 1.28, 0.32, { palm: palm.down, wrist: -0.9, fist: 0.5 }),
        other: hand(0.14, 1.24, 0.32, { palm: palm.down, wrist: -0.9, fist: 0.5 }),
      }],
      [0.78, { bend: 0.12 }],
    ],
    beats: [{ from: 0.24, to: 0.8, times: 3, by: { nod: 0.1, open: 0.35, hands: { y: 0.025 } } }],
  },
  /** An actor acting: hand to the heart, hand to the gods. */
  declaim: {
    seconds: 2.8,
    contact: 0.24,
    keys: [
      [0.16, { nod: 0.1, hand: places.heart }],
      [0.4, {
        bend: -0.08, nod: -0.16, turn: 0.2, open: 0.4, shiftZ: 0.04,
        hand: hand(0.42, 1.54, 0.36, { palm: palm.up, fist: 0.05 }),
        other: places.heart,
      }],
      [0.66, { turn: -0.1, hand: hand(0.46, 1.3, 0.34) }],
      [0.84, { open: 0, hand: hand(0.34, 1.02, 0.3) }],
    ],
  },
  /** Hands that talk although the mouth does not. */
  gesticulate: {
    seconds: 2.6,
    contact: 0.24,
    keys: [
      [0.2, {
        nod: 0.06,
        hand: hand(0.3, 1.2, 0.38, { palm: 0.6, fist: 0.2 }),
        other: hand(0.28, 1.06, 0.34, { palm: 0.6, fist: 0.2 }),
      }],
      [0.42, {
        tilt: 0.1, twist: 0.1,
        hand: hand(0.4, 1.06, 0.34, { palm: palm.up, fist: 0.05 }),
        other: hand(0.2, 1.22, 0.38),
      }],
      [0.64, {
        tilt: -0.1, twist: -0.1,
        hand: hand(0.14, 1.2, 0.38, { palm: palm.in, fist: 0.4 }),
        other: hand(0.4, 1.06, 0.3, { palm: palm.up }),
      }],
      [0.84, { twist: 0, hands: hand(0.3, 1, 0.32, { palm: palm.up }) }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
