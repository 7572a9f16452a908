import { preparations, type Preparation } from '../show/show-options.ts';

/** What share of getting ready each preparation takes on a usual machine, measured from the first byte to the first picture. */
const shares: Readonly<Record<Preparation, number>> = { reading: 0.3, building: 0.3, lighting: 0.15, calling: 0.25 };

/** How far it is: what is being done, and how much of everything is done, 0 to 1. */
export interface Progress {
  readonly doing: Preparation;
  readonly done: number;
}

export const noProgress: Progress = { doing: 'reading', done: 0 };

/**
 * The progress after this was told: `part` of the preparation is done, 0 to 1. It never goes back, so that two things that come
 * at the same time (the scene and the engine) can both tell of it.
 */
export function progressed(before: Progress, doing: Preparation, part = 0): Progress {
  const index = preparations.indexOf(doing);
  const earlier = preparations.slice(0, index).reduce((sum, each) => sum + shares[each], 0);
  const done = Math.min(1, earlier + shares[doing] * Math.min(1, Math.max(0, part)));
  const isLater = index >= preparations.indexOf(before.doing);
  return { doing: isLater ? doing : before.doing, done: Math.max(before.done, done) };
}

/** Of several things that come at the same time, how much has come of all, each by its own weight. */
export function together(...things: readonly { readonly part: number; readonly weight: number }[]): number {
  const weight = things.reduce((sum, each) => sum + each.weight, 0);
  return weight === 0 ? 0 : things.reduce((sum, each) => sum + each.part * each.weight, 0) / weight;
}
