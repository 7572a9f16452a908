import { but, palm, places } from '../gestures/places.ts';
import { hand, type Stance } from '../gestures/score.ts';
import type { WordSense } from './word-sense.ts';

/** A stroke of talking hands: where they are on the word, and where they set out from just before. */
export interface TalkBeat {
  readonly name: string;
  readonly sets: Stance;
  readonly strikes: Stance;
}

const low = hand(0.24, 1.0, 0.3, { palm: 0.4, fist: 0.25 });
const lowHands: Stance = { hands: low };

/** Beats that mean something, by the sense of the word. */
export const senseBeats: Readonly<Record<Exclude<WordSense, 'stress'>, readonly TalkBeat[]>> = {
  no: [
    {
      name: 'cut',
      sets: { hand: hand(0.04, 1.12, 0.34, { palm: palm.down, fist: 0.05 }), turn: -0.14 },
      strikes: { hand: hand(0.42, 1.1, 0.34, { palm: palm.down, wrist: 0.2 }), turn: 0.18, knit: 0.35 },
    },
    {
      name: 'ward',
      sets: { hand: hand(0.2, 1.08, 0.3, { palm: palm.down }), turn: 0.1 },
      strikes: { hand: hand(0.22, 1.22, 0.44, { palm: palm.down, wrist: 0.8, fist: 0.05 }), turn: -0.16, knit: 0.3 },
    },
  ],
  self: [
    {
      name: 'self',
      sets: { hand: hand(0.18, 1.06, 0.28, { palm: 0.4 }) },
      strikes: { hand: places.chest, nod: 0.08, lifted: 0.2 },
    },
    { name: 'selves', sets: lowHands, strikes: { hands: but(places.chest, { x: 0.06, fist: 0.3 }), nod: 0.06 } },
  ],
  you: [
    {
      name: 'you',
      sets: { hand: hand(0.2, 1.04, 0.32, { palm: 0.8 }) },
      strikes: { hand: hand(0.2, 1.16, 0.52, { palm: palm.up, fist: 0.1 }), bend: 0.05, nod: -0.04, lifted: 0.25 },
    },
    {
      name: 'you-both', sets: lowHands,
      strikes: {
        hand: hand(0.22, 1.12, 0.46, { palm: palm.up, fist: 0.1 }),
        other: hand(0.22, 1.04, 0.4, { palm: palm.up, fist: 0.1 }),
        bend: 0.05,
      },
    },
  ],
  there: [
    {
      name: 'there',
      sets: { hand: hand(0.22, 1.1, 0.32, { palm: 0, fist: 0.6 }) },
      strikes: { hand: hand(0.52, 1.24, 0.34, { palm: -0.6, fist: 0.8, index: 1 }), turn: 0.18, twist: 0.08 },
    },
    {
      name: 'thumb',
      sets: { hand: hand(0.24, 1.1, 0.3, { palm: 0.6 }) },
      strikes: { hand: hand(0.44, 1.16, 0.26, { palm: palm.up, fist: 0.4 }), tilt: 0.12 },
    },
  ],
  number: [
    {
      name: 'count',
      sets: { hand: hand(0.24, 1.16, 0.34, { palm: 0.8, fist: 0.95 }) },
      strikes: { hand: hand(0.26, 1.32, 0.36, { palm: 0.9, fist: 0.85, index: 1 }), nod: 0.08, lifted: 0.3 },
    },
  ],
  greeting: [
    {
      name: 'greet',
      sets: { nod: -0.08, lifted: 0.4 },
      strikes: { nod: 0.24, bend: 0.1, smile: 0.4, hand: hand(0.34, 1.04, 0.34, { palm: palm.up, fist: 0.1 }) },
    },
  ],
  oath: [
    {
      name: 'oath',
      sets: { hand: hand(0.26, 1.2, 0.3, { palm: -0.6 }) },
      strikes: { hand: hand(0.34, 1.5, 0.28, { palm: palm.down, fist: 0.03 }), nod: -0.08, knit: 0.2 },
    },
  ],
  all: [
    {
      name: 'wide',
      sets: { hands: hand(0.14, 1.06, 0.32, { palm: 0.8 }) },
      strikes: {
        hand: hand(0.5, 1.16, 0.28, { palm: palm.up, fist: 0.05 }),
        other: hand(0.46, 1.1, 0.28, { palm: palm.up, fist: 0.05 }),
        lifted: 0.4, bend: -0.04,
      },
    },
    {
      name: 'sweep',
      sets: { hand: hand(-0.04, 1.14, 0.34, { palm: palm.up }), turn: -0.1 },
      strikes: { hand: hand(0.54, 1.18, 0.26, { palm: palm.up, fist: 0.05 }), turn: 0.16, twist: 0.1 },
    },
  ],
  small: [
    {
      name: 'pinch',
      sets: { hand: hand(0.22, 1.1, 0.34, { palm: 0.4, fist: 0.3 }) },
      strikes: { hand: hand(0.2, 1.28, 0.4, { palm: 0.2, fist: 0.75, index: 0.5 }), nod: 0.1, tilt: 0.08, lids: 0.2 },
    },
  ],
  heart: [
    {
      name: 'heart',
      sets: { hand: hand(0.16, 1.08, 0.28, { palm: 0.3 }) },
      strikes: { hand: places.heart, tilt: 0.12, knit: -0.3, nod: 0.06 },
    },
  ],
  mind: [
    {
      name: 'mind',
      sets: { hand: hand(0.22, 1.2, 0.28, { palm: 0.4, fist: 0.6 }) },
      strikes: { hand: but(places.temple, { x: 0.18, fist: 0.85, index: 1 }), tilt: -0.1, knit: 0.25 },
    },
  ],
  please: [
    {
      name: 'plead',
      sets: { hands: hand(0.12, 1.02, 0.3, { palm: 0.6 }) },
      strikes: { hands: hand(0.1, 1.14, 0.4, { palm: palm.up * 0.8, fist: 0.15 }), bend: 0.08, knit: -0.5, tilt: 0.1 },
    },
  ],
  up: [
    {
      name: 'up',
      sets: { hand: hand(0.26, 1.1, 0.32, { palm: 0.6 }) },
      strikes: { hand: hand(0.34, 1.62, 0.3, { palm: -0.4, fist: 0.5, index: 1 }), nod: -0.16, lifted: 0.4 },
    },
  ],
  down: [
    {
      name: 'down',
      sets: { hand: hand(0.26, 1.16, 0.34, { palm: palm.down }) },
      strikes: { hand: hand(0.26, 0.9, 0.38, { palm: palm.down, fist: 0.1 }), nod: 0.16, lids: 0.25 },
    },
  ],
}; // prettier-ignore

/** Beats that only mark what is weighty, by the mood of who speaks. */
export const moodBeats: Readonly<Record<string, readonly TalkBeat[]>> = {
  calm: [
    {
      name: 'offer',
      sets: { hand: hand(0.22, 1.0, 0.3, { palm: 0.5 }) },
      strikes: { hand: hand(0.32, 1.1, 0.38, { palm: palm.up, fist: 0.12 }), nod: 0.06 },
    },
    {
      name: 'edge',
      sets: { hand: hand(0.22, 1.18, 0.36, { palm: 0, fist: 0.1 }) },
      strikes: { hand: hand(0.2, 1.02, 0.42, { palm: 0, fist: 0.1 }), nod: 0.12 },
    },
    {
      name: 'frame',
      sets: { hands: hand(0.24, 1.06, 0.34, { palm: 0.2 }) },
      strikes: { hands: hand(0.14, 1.12, 0.38, { palm: 0.1, fist: 0.12 }), nod: 0.08 },
    },
    {
      name: 'turn',
      sets: { hand: hand(0.2, 1.08, 0.34, { palm: -0.8 }) },
      strikes: { hand: hand(0.36, 1.12, 0.36, { palm: palm.up, fist: 0.1 }), tilt: 0.1 },
    },
  ],
  merry: [
    {
      name: 'toss',
      sets: { hand: hand(0.22, 1.02, 0.32, { palm: 0.8 }) },
      strikes: { hand: hand(0.4, 1.34, 0.34, { palm: palm.up, fist: 0.05 }), tilt: 0.12, nod: -0.08, lifted: 0.3 },
    },
    {
      name: 'spread',
      sets: { hands: hand(0.16, 1.06, 0.34, { palm: 0.8 }) },
      strikes: {
        hand: hand(0.44, 1.2, 0.32, { palm: palm.up, fist: 0.05 }),
        other: hand(0.4, 1.14, 0.32, { palm: palm.up, fist: 0.05 }),
        lifted: 0.3,
      },
    },
    {
      name: 'clap',
      sets: { hands: hand(0.18, 1.1, 0.34, { palm: 0.2, fist: 0.05 }) },
      strikes: { hands: hand(0.03, 1.12, 0.36, { palm: 0.2, fist: 0.05 }), nod: 0.1, smile: 0.3 },
    },
  ],
  low: [
    {
      name: 'drop',
      sets: { hand: hand(0.24, 0.94, 0.26, { palm: 0.8 }) },
      strikes: { hand: hand(0.28, 0.86, 0.28, { palm: palm.up, fist: 0.2 }), nod: 0.14, tilt: 0.08 },
    },
    {
      name: 'wring',
      sets: { hands: hand(0.06, 0.98, 0.26, { fist: 0.5 }) },
      strikes: {
        hand: hand(0.03, 1.0, 0.27, { fist: 0.6 }),
        other: hand(0.02, 0.97, 0.26, { fist: 0.6 }),
        nod: 0.1, shoulders: 0.2,
      },
    },
    {
      name: 'rub-brow',
      sets: { hand: hand(0.12, 1.3, 0.26, { palm: 0.8 }) },
      strikes: { hand: but(places.brow, { y: 1.64 }), nod: 0.16, lids: 0.4 },
    },
  ],
  angry: [
    {
      name: 'fist',
      sets: { hand: hand(0.26, 1.3, 0.32, { palm: 0.2, fist: 1 }) },
      strikes: { hand: hand(0.24, 1.06, 0.42, { palm: 0.2, fist: 1 }), nod: 0.16, bend: 0.06, knit: 0.4 },
    },
    {
      name: 'jab',
      sets: { hand: hand(0.22, 1.2, 0.34, { palm: -0.6, fist: 0.95, index: 1 }) },
      strikes: { hand: hand(0.2, 1.2, 0.56, { palm: -0.6, fist: 0.95, index: 1 }), nod: 0.08, bend: 0.08, knit: 0.4 },
    },
    {
      name: 'chop',
      sets: { hands: hand(0.2, 1.26, 0.36, { palm: 0, fist: 0.05 }) },
      strikes: { hands: hand(0.18, 1.0, 0.42, { palm: 0, fist: 0.05 }), nod: 0.14, knit: 0.4 },
    },
  ],
  afraid: [
    {
      name: 'clutch',
      sets: { hands: hand(0.08, 1.12, 0.26, { fist: 0.5 }) },
      strikes: {
        hand: hand(0.03, 1.2, 0.24, { fist: 0.75 }),
        other: hand(0.02, 1.15, 0.25, { fist: 0.75 }),
        shoulders: 0.4, lifted: 0.4,
      },
    },
    {
      name: 'shield',
      sets: { hands: hand(0.22, 1.04, 0.3, { palm: palm.down }) },
      strikes: {
        hand: hand(0.22, 1.2, 0.38, { palm: palm.down, wrist: 0.7, fist: 0.1 }),
        other: hand(0.22, 1.1, 0.34, { palm: palm.down, wrist: 0.7, fist: 0.1 }),
        bend: -0.06, shoulders: 0.3,
      },
    },
    {
      name: 'cover',
      sets: { hand: hand(0.1, 1.26, 0.26, { palm: 0.7 }) },
      strikes: { hand: but(places.mouth, { y: 1.42, z: 0.21 }), nod: 0.08, lifted: 0.5 },
    },
  ],
}; // prettier-ignore

/** A question is held out, and waits. */
export const askBeats: readonly TalkBeat[] = [
  {
    name: 'ask', sets: lowHands,
    strikes: {
      hand: hand(0.36, 1.14, 0.34, { palm: palm.up, fist: 0.05 }),
      other: hand(0.34, 1.08, 0.32, { palm: palm.up, fist: 0.05 }),
      lifted: 0.7, tilt: 0.14, shoulders: 0.3, nod: -0.06,
    },
  },
  {
    name: 'ask-one',
    sets: { hand: hand(0.24, 1.0, 0.32, { palm: 0.6 }) },
    strikes: { hand: hand(0.36, 1.2, 0.4, { palm: palm.up, fist: 0.05 }), lifted: 0.6, tilt: -0.16, bend: 0.05 },
  },
]; // prettier-ignore

/** Everything said with a hand beside the mouth, close. */
export const whisperStance: Stance = {
  bend: 0.16, sway: 0.06, tilt: 0.12, shoulders: 0.3, lids: 0.15,
  hand: hand(0.14, 1.47, 0.19, { palm: -0.3, fist: 0.05, onHead: 1, elbow: 0 }),
}; // prettier-ignore
