import { joinSculptures } from '../sculpt/sculpture.ts';
import { simplified } from '../sculpt/simplify.ts';
import type { Character } from '../figures/character.ts';
import { makeParts, type FigureModel } from './figure-model.ts';

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
  /** Of its eyes: nothing of them is left out, or irises have corners. */
  readonly eyeSides: number;
}

const measures: Readonly<Record<Fineness, Measure>> = {
  draft: { coarseness: 2.8, points: 3500, error: 0.006, eyeSides: 12 },
  plain: { coarseness: 2, points: 4000, error: 0.006, eyeSides: 20 },
  headset: { coarseness: 1.6, points: 5000, error: 0.004, eyeSides: 24 },
  middle: { coarseness: 1.3, points: 13_000, error: 0.0015, eyeSides: 32 },
  full: { coarseness: 1.05, points: 20_000, error: 0.0012, eyeSides: 40 },
};

/** Makes a figure as fine as it is wanted. */
export async function orderFigure(character: Character, fineness: Fineness): Promise<FigureModel> {
  const { coarseness, points, error, eyeSides } = measures[fineness];
  // A draft is seen for a moment only, and from far away.
  const { body, eyes, mouth } = makeParts(character, coarseness, fineness !== 'draft', eyeSides);
  const rest = points - eyes.positions.length / 3;
  return { body: joinSculptures([await simplified(body, rest, error), eyes]), mouth };
}

/** The arrays of a figure, for handing them over without a copy. */
export function arraysOf({ body, mouth }: FigureModel): ArrayBuffer[] {
  const made = mouth ? [body, mouth.rest, ...Object.values(mouth.shapes)] : [body];
  const lists = made.flatMap((each) => Object.values(each) as (Float32Array | Uint32Array)[]);
  return [...new Set(lists.map(({ buffer }) => buffer as ArrayBuffer))];
}
