import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import type { Survey } from './survey.ts';

const required: ConditionFold<readonly Condition[], [Survey]> = {
  all: ({ all }, survey) => all.flatMap((part) => requiredParts(survey, part)),
  any: (condition, survey) =>
    condition.any.length === 1 ? condition.any.flatMap((part) => requiredParts(survey, part)) : [condition],
  named({ named: name }, survey) {
    const named = survey.blueprint.conditions?.[name];
    return named ? requiredParts(survey, named) : [];
  },
  otherwise: (condition) => [condition],
};

/** The parts without which a condition cannot hold, one by one; what has alternatives is one part. */
export const requiredParts = (survey: Survey, condition: Condition): readonly Condition[] =>
  foldCondition(required, condition, survey);
