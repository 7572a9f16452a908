import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

const flat = { palm: palm.down, wrist: 0.95, fist: 0.02, elbow: 0.1 } as const;

/** Hands that say no, keep away, and stand in the way. */
export const refusals = {
  /** One palm out, the head turned from it. */
  refuse: {
    seconds: 1.9,
    contact: 0.34,
    aims: 'hand',
    keys: [
      [0.14, { bend: 0.03, hand: hand(0.14, 1.1, 0.24, { palm: palm.down, fist: 0.2 }) }],
      [0.34, {
        bend: -0.12, turn: -0.4, tilt: -0.1, knit: 0.6, smile: -0.4, shiftZ: -0.04,
        hand: hand(0.18, 1.26, 0.54, flat),
      }],
      [0.68, { bend: -0.12, turn: -0.44, lids: 0.4, hand: hand(0.18, 1.25, 0.55, flat) }],
      [0.84, { turn: -0.1, bend: -0.02 }],
    ],
  },
  /** Arms flung wide, feet apart: nobody passes. */
  block: {
    seconds: 2,
    contact: 0.28,
    keys: [
      [0.08, { bend: 0.05, hands: hand(0.22, 1.04, 0.24, { fist: 0.3 }) }],
      [0.28, {
        sink: 0.06, bend: 0.04, nod: -0.06, knit: 0.6, shoulders: 0.1,
        hand: hand(0.62, 1.3, 0.12, { palm: -0.8, fist: 0.02, wrist: 0.5 }),
        other: hand(0.6, 1.16, 0.14, { palm: -0.8, fist: 0.02, wrist: 0.5 }),
      }],
      [0.74, { sink: 0.06, knit: 0.6 }],
    ],
  },
  /** Both palms up before the chest: halt. */
  stop: {
    seconds: 1.7,
    contact: 0.32,
    aims: 'hands',
    keys: [
      [0.3, {
        bend: 0.04, shiftZ: 0.04, knit: 0.5, lifted: 0.2, open: 0.25,
        hand: hand(0.16, 1.32, 0.52, flat),
        other: hand(0.18, 1.22, 0.48, flat),
      }],
      [0.72, { open: 0 }],
    ],
    beats: [{ from: 0.3, to: 0.7, times: 2, by: { hands: { z: 0.03, y: 0.015 }, nod: 0.06 } }],
  },
  /** Weight back, then both hands and the whole body forward. */
  push: {
    seconds: 1.3,
    contact: 0.46,
    aims: 'hands',
    isSudden: true,
    keys: [
      [0.26, { bend: -0.1, shiftZ: -0.05, sink: 0.03, knit: 0.5, hands: hand(0.2, 1.16, 0.24, flat) }],
      [0.46, { bend: 0.3, shiftZ: 0.09, nod: 0.1, knit: 0.9, open: 0.3, hands: hand(0.17, 1.22, 0.58, flat) }],
      [0.62, { bend: 0.26, open: 0.1 }],
      [0.82, { bend: 0.04, shiftZ: 0, hands: hand(0.22, 1.02, 0.34, { wrist: 0.2 }) }],
    ],
  },
  /** Chin up, fist down: let them come. */
  defy: {
    seconds: 2,
    contact: 0.3,
    keys: [
      [0.12, { nod: 0.1, bend: 0.05 }],
      [0.32, {
        nod: -0.26, bend: -0.12, shoulders: -0.3, knit: 0.7, smile: -0.3, turn: 0.14,
        hand: hand(0.3, 1.06, 0.28, { fist: 1, palm: 0.3, elbow: 0.2 }),
        other: but(places.hip, {}),
      }],
      [0.74, { nod: -0.24, knit: 0.7 }],
    ],
    beats: [{ from: 0.3, to: 0.7, times: 2, raps: true, by: { hand: { y: -0.05 } } }],
  },
  /** Out of the way with it, from the wrist. */
  dismiss: {
    seconds: 1.5,
    contact: 0.44,
    aims: 'hand',
    keys: [
      [0.24, { turn: -0.12, hand: hand(0.04, 1.24, 0.32, { palm: 0.6, wrist: -0.6, fist: 0.3, elbow: 0.3 }) }],
      [0.46, {
        turn: -0.32, nod: -0.08, lids: 0.5, smile: -0.2,
        hand: hand(0.34, 1.24, 0.48, { palm: -1, wrist: 0.5, fist: 0 }),
      }],
      [0.7, { turn: -0.3, lids: 0.5, hand: hand(0.36, 1.16, 0.44, { wrist: 0.1 }) }],
    ],
  },
  /** Nothing was seen: the body turns, hands go behind the back. */
  ignore: {
    seconds: 2.2,
    contact: 0.3,
    keys: [
      [0.34, {
        turn: -0.55, twist: -0.22, nod: -0.12, lifted: 0.4, lids: 0.4, smile: -0.15,
        hand: places.back,
        other: but(places.back, { x: 0.02, y: 0.98, z: -0.2 }),
      }],
      [0.76, { turn: -0.5, twist: -0.2 }],
    ],
  },
  /** A forearm before the face, the body leaning off. */
  avoid: {
    seconds: 1.6,
    contact: 0.36,
    keys: [
      [0.32, {
        sway: -0.2, turn: -0.4, bend: -0.08, shiftX: -0.06, lifted: 0.5, knit: 0.2,
        hand: hand(0.1, 1.5, 0.32, { palm: -0.8, fist: 0.3, elbow: 0.7 }),
        other: hand(0.34, 0.98, 0.24),
      }],
      [0.64, { sway: -0.18, turn: -0.4 }],
    ],
  },
  /** An arm across somebody who must be kept safe. */
  guard: {
    seconds: 2.1,
    contact: 0.3,
    keys: [
      [0.3, {
        sink: 0.06, bend: 0.06, knit: 0.5, shoulders: 0.2, shiftZ: 0.04,
        hand: hand(0.5, 1.2, 0.34, { palm: -1, fist: 0.1, wrist: 0.4 }),
        other: hand(0.16, 1.14, 0.36, { palm: palm.down, fist: 0.8 }),
      }],
      [0.74, { sink: 0.05, turn: 0.2 }],
    ],
    beats: [{ from: 0.34, to: 0.8, times: 1, by: { turn: 0.25 } }],
  },
} as const satisfies Scores; // prettier-ignore
