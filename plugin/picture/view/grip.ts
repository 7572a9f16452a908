import type { StagedProp } from '../../stage/staged-prop.ts';

type Measures = StagedProp['measures'];

/** Things with a handle are held by it; a hand closes on the thinner side of all others, and is open under what lies on it. */
const thickest = 0.055;
export const gripRadius = ({ size, carried, grip }: Measures): number =>
  carried === 'level' && grip.y < 0 ? 0 : Math.min(thickest, Math.min(size.x, size.y, size.z) / 2);

const wideMeters = 0.38;
export const isWide = (measures: Measures | undefined): boolean =>
  measures !== undefined && Math.min(measures.size.x, measures.size.z) > wideMeters;
