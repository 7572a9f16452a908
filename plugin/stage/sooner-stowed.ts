import { fitsUnderArm } from '../../src/world/stowing.ts';
import type { StagedProp } from './staged-prop.ts';

/**
 * Whether of two things in hand it is this one that is put away for a third: what goes under an arm, as the narrator tells it,
 * and of two such things the smaller. A full cup stays in its hand.
 */
export function isSoonerStowed(one: StagedProp, other: StagedProp): boolean {
  const [fits, otherFits] = [fitsUnderArm(one.thing), fitsUnderArm(other.thing)];
  return fits === otherFits ? bulkOf(one) < bulkOf(other) : fits;
}

const bulkOf = ({ measures: { size } }: StagedProp): number => size.x * size.y * size.z;
