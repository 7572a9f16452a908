import type { Condition } from '../drama/condition.ts';
import { aWarning, type Finding } from './finding.ts';
import { whyNeverTogether } from './clash.ts';
import type { Survey } from './survey.ts';

/** Conditions that contradict themselves. */
export function neverHolds(survey: Survey): Finding[] {
  return placedConditions(survey).flatMap(({ condition, path, outcome }) => {
    const why = whyNeverTogether(survey, [condition]);
    if (why === undefined) return [];
    const message = `this can never hold, since ${why}: ${outcome}`;
    return aWarning('never-holds', path, message, 'Take out one of the two, or make an { "any": [ … ] } of them.');
  });
}

/** A condition with where it stands and what comes of it if it never holds. */
interface PlacedCondition {
  readonly condition: Condition;
  readonly path: string;
  /** `this desire is never felt` */
  readonly outcome: string;
}

/** The conditions of a play that belong to no point and no line: those have checks of their own. */
function placedConditions({ blueprint, profiles, points }: Survey): PlacedCondition[] {
  const found: PlacedCondition[] = [];
  const place = (path: string, condition: Condition | undefined, outcome: string) => {
    if (condition) found.push({ path, condition, outcome });
  };
  blueprint.matters?.forEach(({ when }, index) => place(`blueprint.matters.${index}.when`, when, 'it is never so'));
  for (const [name, condition] of Object.entries(blueprint.conditions ?? {})) {
    place(`blueprint.conditions.${name}`, condition, 'whatever asks for it waits in vain');
  }
  for (const { profile, path } of profiles) {
    profile.knows?.forEach(({ when, secret }, index) => {
      const here = `${path}.knows.${index}`;
      place(`${here}.when`, when, 'it is never known');
      place(`${here}.secret.when`, secret?.when, 'it never opens the secret');
      secret?.instead?.forEach((cover, i) => place(`${here}.secret.instead.${i}.when`, cover.when, 'it is never said'));
    });
    profile.desires?.forEach(({ when, done }, index) => {
      place(`${path}.desires.${index}.when`, when, 'the desire is never felt');
      place(`${path}.desires.${index}.done`, done, 'the desire is never stilled');
    });
  }
  for (const { point, path } of points) {
    place(`${path}.moot`, point.moot, 'the point is never passed over');
    place(`${path}.resultWhen`, point.resultWhen, 'the result is never told');
    place(`${path}.otherwise.when`, point.otherwise?.when, 'it never happens by itself');
  }
  blueprint.consequences?.forEach(({ when }, index) =>
    place(`blueprint.consequences.${index}.when`, when, 'it never follows'),
  );
  return found;
}
