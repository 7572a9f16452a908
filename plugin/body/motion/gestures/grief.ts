import { but, palm, places } from './places.ts';
import { hand, type Scores } from './score.ts';

/** Sorrow, from a sigh to a wail. */
export const grief = {
  /** Both hands to the face; sobs go through the shoulders. */
  weep: {
    seconds: 4,
    keys: [
      [0.08, { nod: -0.08, shoulders: 0.3, lifted: 0.5, knit: -0.8, open: 0.2 }],
      [0.22, {
        nod: 0.42, bend: 0.2, shoulders: 0.5, knit: -0.9, smile: -0.9, lids: 0.9, open: 0.15,
        hand: places.eyes,
        other: but(places.eyes, { y: 1.53 }),
      }],
      [0.78, { nod: 0.46, bend: 0.24 }],
      [0.9, {
        nod: 0.24, bend: 0.1, lids: 0.5, smile: -0.5,
        hand: but(places.cheek, { y: 1.46 }),
        other: hand(0.16, 1.1, 0.24, { onHead: 0 }),
      }],
    ],
    beats: [
      { from: 0.22, to: 0.8, times: 8, by: { shoulders: 0.22, bend: 0.025 } },
      { from: 0.24, to: 0.78, times: 2, by: { turn: 0.1 } },
    ],
  },
  /** One hand over the eyes, the other holding on to oneself. */
  sob: {
    seconds: 3.2,
    keys: [
      [0.22, {
        nod: 0.34, bend: 0.16, tilt: 0.1, shoulders: 0.4, knit: -0.9, smile: -0.9, lids: 0.9, open: 0.35,
        hand: but(places.brow, { y: 1.58 }),
        other: hand(-0.06, 1.06, 0.22, { fist: 0.6 }),
      }],
      [0.8, { nod: 0.3 }],
    ],
    beats: [{ from: 0.2, to: 0.82, times: 6, raps: true, by: { shoulders: 0.4, bend: 0.05, nod: -0.07, open: 0.3 } }],
  },
  /** Arms to heaven, and down over the head. */
  wail: {
    seconds: 3.4,
    keys: [
      [0.1, { bend: 0.08, hands: hand(0.16, 1.1, 0.26, { fist: 0.6 }) }],
      [0.34, {
        bend: -0.16, nod: -0.36, open: 0.9, knit: -1, smile: -0.7, lifted: 0.6,
        hand: hand(0.36, 1.74, 0.2, { palm: palm.up * 0.6, fist: 0.1 }),
        other: hand(0.32, 1.64, 0.26, { palm: palm.up * 0.6, fist: 0.1 }),
      }],
      [0.54, { nod: -0.34, open: 0.8 }],
      [0.74, {
        bend: 0.32, nod: 0.36, open: 0.4, sink: 0.06,
        hands: hand(0.1, 1.72, 0.1, { palm: 0.6, fist: 0.4, onHead: 1, elbow: 0.6 }),
      }],
      [0.86, { bend: 0.3 }],
    ],
    beats: [{ from: 0.34, to: 0.86, times: 5, by: { sway: 0.03, open: 0.1 } }],
  },
  /** The head goes down, the hand lies on the heart, and nothing moves for a while. */
  mourn: {
    seconds: 3.4,
    keys: [
      [0.28, {
        nod: 0.44, bend: 0.1, shoulders: -0.2, lids: 0.7, knit: -0.6, smile: -0.4,
        hand: places.heart,
        other: hand(0.08, 0.88, 0.2, { palm: 0.2, fist: 0.4 }),
      }],
      [0.8, { nod: 0.46, bend: 0.11 }],
    ],
  },
  /** Fingers in the hair, elbows to the front. */
  despair: {
    seconds: 3,
    contact: 0.24,
    keys: [
      [0.24, {
        nod: 0.28, bend: 0.2, knit: -0.8, smile: -0.7, lids: 0.7, shoulders: 0.4,
        hands: but(places.crown, { x: 0.13, y: 1.7, z: 0.08, fist: 0.7, palm: 0.2 }),
      }],
      [0.6, { nod: 0.4, bend: 0.3, sink: 0.05 }],
      [0.84, { nod: 0.2, bend: 0.12, sink: 0, hands: hand(0.12, 1.4, 0.22, { onHead: 0.6, fist: 0.4 }) }],
    ],
    beats: [{ from: 0.3, to: 0.8, times: 2, by: { turn: 0.2, sway: 0.03 } }],
  },
  /** Both hands lifted and let fall: nothing to be done. */
  lament: {
    seconds: 2.8,
    contact: 0.26,
    keys: [
      [0.24, {
        nod: -0.2, tilt: 0.12, knit: -0.8, open: 0.4, lifted: 0.4,
        hand: hand(0.34, 1.34, 0.34, { palm: palm.up, fist: 0.1 }),
        other: hand(0.3, 1.28, 0.36, { palm: palm.up, fist: 0.1 }),
      }],
      [0.5, { nod: -0.14, turn: 0.2, open: 0.3 }],
      [0.66, {
        nod: 0.3, bend: 0.14, turn: -0.1, shoulders: -0.4, lids: 0.6, open: 0.05,
        hands: hand(0.3, 0.8, 0.16, { palm: 0.4 }),
      }],
      [0.86, { nod: 0.26 }],
    ],
  },
  /** The palm to the forehead, and a slow shake under it. */
  regret: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.28, { nod: 0.3, bend: 0.08, lids: 0.9, knit: 0.2, smile: -0.4, hand: places.brow }],
      [0.72, { nod: 0.34, lids: 0.9 }],
      [0.86, { nod: 0.14, lids: 0.3, hand: but(places.mouth, { y: 1.42, z: 0.2 }) }],
    ],
    beats: [{ from: 0.3, to: 0.74, times: 1.5, by: { turn: 0.22 } }],
  },
  /** The back of a wrist under the nose. */
  sniffle: {
    seconds: 2,
    contact: 0.3,
    keys: [
      [0.12, { nod: -0.06, shoulders: 0.25 }],
      [0.32, {
        nod: 0.14, tilt: -0.1, knit: -0.5, smile: -0.5, lids: 0.5,
        hand: but(places.mouth, { x: 0.05, y: 1.48, palm: -0.9, fist: 0.6, elbow: 0.7 }),
      }],
      [0.5, { hand: but(places.mouth, { x: -0.04, y: 1.48, palm: -0.9, fist: 0.6, elbow: 0.8 }) }],
      [0.72, { nod: 0.2, hand: hand(0.12, 1.3, 0.26, { onHead: 0 }) }],
    ],
    beats: [{ from: 0.05, to: 0.5, times: 2, raps: true, by: { shoulders: 0.25, nod: -0.05 } }],
  },
  /** In with a breath that lifts the shoulders, out with everything. */
  sigh: {
    seconds: 2.4,
    contact: 0.24,
    keys: [
      [0.24, { bend: -0.07, nod: -0.1, shoulders: 0.6, lifted: 0.3 }],
      [0.34, { shoulders: 0.6, nod: -0.1 }],
      [0.62, { bend: 0.14, nod: 0.26, shoulders: -0.6, lids: 0.6, smile: -0.35, open: 0.2, sway: 0.03 }],
      [0.8, { open: 0, nod: 0.22 }],
    ],
  },
  /** Doubled over something that hurts. */
  groan: {
    seconds: 2.4,
    contact: 0.26,
    keys: [
      [0.26, {
        bend: 0.3, nod: 0.1, knit: 0.6, lids: 0.8, smile: -0.5, open: 0.4, tilt: 0.12,
        hand: places.belly,
        other: but(places.belly, { y: 1.06, x: -0.02 }),
      }],
      [0.74, { bend: 0.34 }],
    ],
    beats: [{ from: 0.26, to: 0.8, times: 2, by: { sway: 0.06, tilt: 0.06 } }],
  },
  /** Everything hangs. */
  slump: {
    seconds: 2.4,
    contact: 0.3,
    keys: [
      [0.34, {
        bend: 0.22, nod: 0.34, shoulders: -0.8, sink: 0.05, lids: 0.5, smile: -0.4, sway: 0.05,
        hand: hand(0.2, 0.66, 0.16),
        other: hand(0.2, 0.66, 0.14),
      }],
      [0.78, { bend: 0.24 }],
    ],
  },
  /** A hand goes out to somebody, and stops before it is there. */
  pity: {
    seconds: 2.4,
    contact: 0.3,
    aims: 'hand',
    keys: [
      [0.32, {
        tilt: 0.24, bend: 0.08, knit: -0.8, lifted: 0.4, smile: -0.2,
        hand: hand(0.2, 1.18, 0.5, { palm: palm.up * 0.7, fist: 0.15 }),
        other: but(places.heart, { y: 1.22 }),
      }],
      [0.6, { hand: hand(0.2, 1.16, 0.44, { fist: 0.35 }) }],
      [0.8, { nod: 0.14, lids: 0.4 }],
    ],
  },
} as const satisfies Scores; // prettier-ignore
