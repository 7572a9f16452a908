import { partedAt } from '../sculpt/parted.ts';
import { joinSculptures } from '../sculpt/sculpture.ts';
import { simplified } from '../sculpt/simplify.ts';
import type { Character } from '../figures/character.ts';
import { closedMouth, makeParts, neckOf, type FigureModel } from './figure-model.ts';

/** How fine a figure is wanted: for the first moment, for small machines, for headsets, for usual ones, for close-ups. */
export const finenesses = ['draft', 'plain', 'headset', 'middle', 'full'] as const;
export type Fineness = (typeof finenesses)[number];

interface Measure {
  /** Of its voxels. */
  readonly coarseness: number;
  /** About so many are left of it. */
  readonly points: number;
  /** How far it may come away from itself for that, as a part of it. */
  readonly error: number;
  /** The same for its head and all that is on it: smaller than the rest, and looked at from near. */
  readonly headError: number;
  /** Of its eyes: nothing of them is left out, or irises have corners. */
  readonly eyeSides: number;
}

const measures: Readonly<Record<Fineness, Measure>> = {
  draft: { coarseness: 2.4, points: 5000, error: 0.004, headError: 0.008, eyeSides: 12 },
  plain: { coarseness: 1.6, points: 6000, error: 0.0035, headError: 0.007, eyeSides: 20 },
  headset: { coarseness: 1.6, points: 5000, error: 0.004, headError: 0.012, eyeSides: 24 },
  middle: { coarseness: 1.3, points: 13_000, error: 0.0015, headError: 0.005, eyeSides: 32 },
  full: { coarseness: 1.05, points: 20_000, error: 0.0012, headError: 0.004, eyeSides: 40 },
};

/** So many of a figure's points are for its head. */
const headShare = 0.5;

/** Makes a figure as fine as it is wanted. */
export async function orderFigure(character: Character, fineness: Fineness): Promise<FigureModel> {
  const { coarseness, points, error, headError, eyeSides } = measures[fineness];
  const isDraft = fineness === 'draft';
  const { body, eyes, mouth } = makeParts(character, coarseness, !isDraft, eyeSides);
  const { above, below } = partedAt(body, neckOf(character));
  const pieces = [
    await simplified(above, points * headShare - eyes.positions.length / 3, headError),
    await simplified(below, points * (1 - headShare), error),
    eyes,
  ];
  // A draft is seen for a moment only: its mouth is closed, and part of its face.
  if (isDraft) pieces.push(closedMouth(character));
  return { body: joinSculptures(pieces), mouth };
}

/** The arrays of a figure, for handing them over without a copy. */
export function arraysOf({ body, mouth }: FigureModel): ArrayBuffer[] {
  const made = mouth ? [body, mouth.rest, ...Object.values(mouth.shapes)] : [body];
  const lists = made.flatMap((each) => Object.values(each) as (Float32Array | Uint32Array)[]);
  return [...new Set(lists.map(({ buffer }) => buffer as ArrayBuffer))];
}
