import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Fear and fright, from a start to a fall. */
export const fear = {
  /** Arms drawn in, knees weak, all of it shaking. */
  tremble: {
    seconds: 2.6,
    contact: 0.22,
    keys: [
      [0.22, {
        bend: 0.12, nod: 0.06, sink: 0.04, shoulders: 0.8, lifted: 0.9, knit: -0.6, open: 0.15,
        hand: hand(0.0, 1.16, 0.2, { fist: 0.8, elbow: -0.6 }),
        other: hand(-0.03, 1.1, 0.22, { fist: 0.8, elbow: -0.6 }),
      }],
      [0.82, { sink: 0.05 }],
    ],
    beats: [
      { from: 0.12, to: 0.94, times: 22, by: { twist: 0.022, tilt: 0.02, hands: { x: 0.009, y: 0.006 } } },
      { from: 0.3, to: 0.8, times: 1, by: { turn: 0.3 } },
    ],
  },
  /** Small, under two lifted arms. */
  cower: {
    seconds: 2.6,
    contact: 0.28,
    isSudden: true,
    keys: [
      [0.22, {
        bend: 0.34, sink: 0.24, nod: 0.3, turn: -0.3, shoulders: 1, lids: 0.8, lifted: 0.6, knit: -0.7, shiftZ: -0.05,
        hand: hand(0.08, 1.58, 0.28, { palm: -1, fist: 0.3, elbow: 0.7 }),
        other: hand(0.04, 1.42, 0.3, { palm: -1, fist: 0.3, elbow: 0.4 }),
      }],
      [0.74, { bend: 0.38, sink: 0.28 }],
    ],
    beats: [{ from: 0.2, to: 0.84, times: 14, by: { twist: 0.02, tilt: 0.02 } }],
  },
  /** Thrown back by it, hands between. */
  recoil: {
    seconds: 1.7,
    contact: 0.26,
    isSudden: true,
    keys: [
      [0.06, { bend: 0.03 }],
      [0.24, {
        bend: -0.3, nod: 0.08, turn: -0.2, shiftZ: -0.1, shoulders: 0.7, lifted: 1, knit: -0.4, open: 0.6,
        hand: hand(0.22, 1.38, 0.4, { palm: palm.down, wrist: 0.8, fist: 0.05 }),
        other: hand(0.28, 1.2, 0.36, { palm: palm.down, wrist: 0.8, fist: 0.05 }),
      }],
      [0.6, { bend: -0.26, turn: -0.25, open: 0.4 }],
      [0.82, { bend: -0.06, shiftZ: -0.03, open: 0.1, hands: hand(0.26, 1.1, 0.3, { wrist: 0.3 }) }],
    ],
  },
  /** A hand flies to the mouth; the breath stays in. */
  gasp: {
    seconds: 1.9,
    contact: 0.24,
    isSudden: true,
    keys: [
      [0.2, {
        bend: -0.12, nod: -0.06, shoulders: 0.8, lifted: 1, knit: -0.3, open: 0.8, shiftZ: -0.03,
        hand: but(places.mouth, { z: 0.215, fist: 0.1 }),
        other: but(places.heart, { x: -0.02 }),
      }],
      [0.6, { shoulders: 0.7, open: 0.5 }],
      [0.8, { shoulders: 0.1, open: 0.1, hand: hand(0.06, 1.22, 0.26, { onHead: 0 }) }],
    ],
  },
  /** Up on the toes, all at once, and down again. */
  startle: {
    seconds: 1.2,
    contact: 0.22,
    isSudden: true,
    keys: [
      [0.18, {
        bend: -0.14, nod: -0.12, shoulders: 1, sink: -0.015, lifted: 1, open: 0.4,
        hands: hand(0.34, 1.12, 0.28, { palm: palm.down, fist: 0.02, wrist: 0.6, elbow: 0.6 }),
      }],
      [0.38, { shoulders: 0.8 }],
      [0.7, { bend: 0.02, shoulders: 0.1, sink: 0.01, open: 0.1, nod: 0.04 }],
    ],
  },
  /** One shoulder up, the face away, an eye shut. */
  flinch: {
    seconds: 1.3,
    contact: 0.24,
    isSudden: true,
    keys: [
      [0.2, {
        turn: -0.5, tilt: 0.24, bend: -0.08, sway: -0.1, shoulders: 0.9, lids: 0.9, knit: 0.5, smile: -0.4,
        hand: hand(0.2, 1.36, 0.28, { palm: -1, fist: 0.4, elbow: 0.5 }),
      }],
      [0.5, { turn: -0.45 }],
      [0.78, { turn: -0.1, lids: 0.1, shoulders: 0.2 }],
    ],
  },
  /** Hands here, hands there, and the head after neither. */
  panic: {
    seconds: 2.6,
    contact: 0.22,
    isSudden: true,
    keys: [
      [0.18, {
        turn: 0.5, twist: 0.25, lifted: 1, open: 0.5, knit: -0.5, shoulders: 0.6,
        hand: hand(0.3, 1.46, 0.34, { palm: -1, fist: 0.05 }),
        other: but(places.cheek, { fist: 0.05 }),
      }],
      [0.4, {
        turn: -0.5, twist: -0.28, sway: -0.06,
        hand: but(places.crown, { x: 0.14 }),
        other: hand(0.32, 1.3, 0.36, { palm: -1, onHead: 0, elbow: 0 }),
      }],
      [0.62, {
        turn: 0.4, twist: 0.22, sway: 0.06,
        hand: but(places.cheek, { fist: 0.05 }),
        other: but(places.crown, { x: 0.14 }),
      }],
      [0.82, { turn: -0.1, twist: 0, sway: 0, open: 0.3, hands: hand(0.16, 1.28, 0.28, { onHead: 0, fist: 0.5 }) }],
    ],
    beats: [{ from: 0.1, to: 0.9, times: 12, by: { hands: { y: 0.012 }, shoulders: 0.1 } }],
  },
  /** Nothing moves but the eyes. */
  freeze: {
    seconds: 2.2,
    contact: 0.16,
    isSudden: true,
    keys: [
      [0.1, {
        bend: -0.08, shoulders: 0.6, lifted: 0.9, open: 0.12, nod: -0.04,
        hands: hand(0.3, 0.86, 0.22, { palm: palm.down, fist: 0.02, wrist: 0.5, elbow: 0.5 }),
      }],
      [0.8, { bend: -0.08, shoulders: 0.6 }],
    ],
  },
  /** Hands to the cheeks, the mouth as wide as it goes. */
  scream: {
    seconds: 2.3,
    contact: 0.26,
    isSudden: true,
    keys: [
      [0.1, { bend: -0.08, shoulders: 0.5 }],
      [0.26, {
        bend: 0.14, nod: -0.14, sink: 0.05, shoulders: 0.9, lifted: 1, knit: -0.4, open: 1, lids: 0.1,
        hands: but(places.cheek, { x: 0.15, fist: 0.05 }),
      }],
      [0.72, { bend: 0.18, open: 0.95 }],
      [0.86, { open: 0.3, bend: 0.05 }],
    ],
    beats: [{ from: 0.26, to: 0.76, times: 12, by: { tilt: 0.02, open: 0.05 } }],
  },
  /** One cold wave from the neck down. */
  shudder: {
    seconds: 1.8,
    contact: 0.28,
    keys: [
      [0.26, {
        shoulders: 0.9, tilt: 0.14, bend: 0.06, lids: 0.7, knit: 0.3, smile: -0.4,
        hand: hand(-0.12, 1.2, 0.2, { fist: 0.3, elbow: 0.2 }),
        other: hand(-0.1, 1.14, 0.23, { fist: 0.3, elbow: 0.2 }),
      }],
      [0.7, { shoulders: 0.5, lids: 0.3 }],
    ],
    beats: [{ from: 0.16, to: 0.8, times: 7, fades: true, by: { twist: 0.09, tilt: 0.05, shoulders: 0.2 } }],
  },
  /** Pain goes over the face and through one shoulder. */
  wince: {
    seconds: 1.3,
    contact: 0.3,
    keys: [
      [0.26, {
        shoulders: 0.9, tilt: 0.22, turn: -0.25, lids: 0.95, knit: 0.7, smile: -0.5, bend: 0.1, sway: -0.08,
        hand: hand(0.26, 1.16, 0.26, { palm: palm.down, fist: 0.7, wrist: 0.5, elbow: 0.3 }),
      }],
      [0.5, { shoulders: 0.5, lids: 0.9 }],
      [0.76, { lids: 0.3, knit: 0.3, shoulders: 0.1 }],
    ],
  },
  /** The back of a hand to the brow, and the knees go. */
  swoon: {
    seconds: 3,
    contact: 0.24,
    keys: [
      [0.24, {
        bend: -0.18, nod: -0.26, tilt: 0.2, lids: 0.7, open: 0.15, lifted: 0.5,
        hand: but(places.brow, { y: 1.64, palm: -1.3, elbow: 0.8 }),
        other: hand(0.4, 1, 0.14, { palm: palm.up, fist: 0.1 }),
      }],
      [0.46, { sway: 0.14, bend: -0.2, lids: 0.9 }],
      [0.66, { sway: -0.12, sink: 0.16, bend: 0.12, nod: 0.3, lids: 1 }],
      [0.84, {
        sway: 0.02, sink: 0.04, nod: 0.2, lids: 0.5,
        hand: hand(0.2, 1.2, 0.26, { onHead: 0, palm: 0, elbow: 0 }),
      }],
    ],
  },
  /** The ground gives way: arms find the balance. */
  stagger: {
    seconds: 1.8,
    contact: 0.26,
    isSudden: true,
    keys: [
      [0.18, {
        sway: 0.2, bend: 0.14, shiftX: 0.08, lifted: 0.8, open: 0.3,
        hand: hand(0.54, 1.22, 0.12, { fist: 0.1 }),
        other: hand(0.34, 1, 0.3, { fist: 0.1 }),
      }],
      [0.42, { sway: -0.16, bend: -0.12, shiftX: -0.06, hand: hand(0.34, 0.98, 0.3), other: hand(0.52, 1.26, 0.1) }],
      [0.66, { sway: 0.08, bend: 0.1, shiftX: 0.02, hands: hand(0.38, 1, 0.24) }],
      [0.86, { sway: -0.02, bend: 0.02, shiftX: 0, open: 0 }],
    ],
  },
  /** Down, with the arms around what hurts. */
  collapse: {
    seconds: 2.8,
    contact: 0.24,
    keys: [
      [0.12, { bend: -0.08, nod: -0.12, lids: 0.3, open: 0.3 }],
      [0.36, {
        sink: 0.36, bend: 0.44, nod: 0.4, sway: 0.1, lids: 1, open: 0.2,
        hand: places.belly,
        other: hand(0.34, 0.8, 0.26, { fist: 0.2 }),
      }],
      [0.74, { sink: 0.42, bend: 0.52, nod: 0.46 }],
      [0.9, { sink: 0.12, bend: 0.2, nod: 0.2, lids: 0.4 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
