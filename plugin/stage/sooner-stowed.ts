import { fitsUnderArm } from '../../src/world/stowing.ts';
import { is } from '../../src/world/world.ts';
import type { StagedProp } from './staged-prop.ts';

/**
 * Whether of two things in hand it is this one that is put away for a third: what goes under an arm, as the narrator tells it,
 * and of two such things the smaller. A full cup stays in its hand, and a drawn blade before anything.
 */
export function isSoonerStowed(one: StagedProp, other: StagedProp): boolean {
  const [fits, otherFits] = [isEasilyStowed(one), isEasilyStowed(other)];
  return fits === otherFits ? bulkOf(one) < bulkOf(other) : fits;
}

const isEasilyStowed = ({ thing }: StagedProp): boolean => !is(thing, 'wielded') && fitsUnderArm(thing);

const bulkOf = ({ thing, measures: { size } }: StagedProp): number =>
  is(thing, 'wielded') ? Infinity : size.x * size.y * size.z;
