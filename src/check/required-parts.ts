import type { Condition } from '../drama/condition.ts';
import type { Survey } from './survey.ts';

/** The parts without which a condition cannot hold, one by one; what has alternatives is one part. */
export function requiredParts(survey: Survey, condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all.flatMap((part) => requiredParts(survey, part));
  if ('any' in condition && condition.any.length === 1) {
    return condition.any.flatMap((part) => requiredParts(survey, part));
  }
  if ('named' in condition) {
    const named = survey.blueprint.conditions?.[condition.named];
    return named ? requiredParts(survey, named) : [];
  }
  return [condition];
}
