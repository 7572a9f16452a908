import { simplified } from '../sculpt/simplify.ts';
import type { Character } from '../figures/character.ts';
import { makeFigure, type FigureModel } from './figure-model.ts';

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
}

const measures: Readonly<Record<Fineness, Measure>> = {
  draft: { coarseness: 2.8, points: 3500, error: 0.006 },
  plain: { coarseness: 2, points: 4000, error: 0.006 },
  headset: { coarseness: 1.6, points: 5000, error: 0.004 },
  middle: { coarseness: 1.3, points: 13_000, error: 0.0015 },
  full: { coarseness: 1.05, points: 20_000, error: 0.0012 },
};

/** Makes a figure as fine as it is wanted. */
export async function orderFigure(character: Character, fineness: Fineness): Promise<FigureModel> {
  const { coarseness, points, error } = measures[fineness];
  // A draft is seen for a moment only, and from far away.
  const { body, mouth } = makeFigure(character, coarseness, fineness !== 'draft');
  return { body: await simplified(body, points, error), mouth };
}

/** The arrays of a figure, for handing them over without a copy. */
export function arraysOf({ body, mouth }: FigureModel): ArrayBuffer[] {
  const made = mouth ? [body, mouth.rest, ...Object.values(mouth.shapes)] : [body];
  const lists = made.flatMap((each) => Object.values(each) as (Float32Array | Uint32Array)[]);
  return [...new Set(lists.map(({ buffer }) => buffer as ArrayBuffer))];
}
