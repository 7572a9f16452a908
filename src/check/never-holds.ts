import { aWarning, type Finding } from './finding.ts';
import { placedConditions } from './placed-condition.ts';
import { whyNeverTogether } from './clash.ts';
import type { Survey } from './survey.ts';

/** Conditions that contradict themselves. */
export function neverHolds(survey: Survey): Finding[] {
  return placedConditions(survey).flatMap(({ condition, path, outcome }) => {
    const why = whyNeverTogether(survey, [condition]);
    if (why === undefined) return [];
    return [
      aWarning(
        'never-holds',
        path,
        `this can never hold, since ${why}: ${outcome}`,
        'Take out one of the two, or make an { "any": [ … ] } of them.',
      ),
    ];
  });
}
