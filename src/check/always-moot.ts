import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import { plainState, whyNeverTogether } from './clash.ts';
import { anError, type Finding } from './finding.ts';
import { meansOf, type Means } from './means.ts';
import { isRuled } from './out-of-reach.ts';
import { stateOf } from '../world/world.ts';
import type { Survey } from './survey.ts';

/** Points that are passed over whatever happens. */
export function alwaysMoot(survey: Survey): Finding[] {
  const means = meansOf(survey);
  return survey.points.flatMap(({ point, path }) => {
    if (!point.moot || !isAlways(survey, means, point.moot)) return [];
    const message = `“${point.id}” is never played: its "moot" always holds`;
    return anError(
      'always-moot',
      `${path}.moot`,
      message,
      'Ask for something that may be so or not, or leave "moot" out.',
    );
  });
}

/** Does it hold whatever happens? Where that cannot be told, it does not. */
function isAlways(survey: Survey, means: Means, condition: Condition): boolean {
  if (whyNeverTogether(survey, [{ not: condition }]) !== undefined) return true;
  return foldCondition(always, condition, survey, means);
}

const always: ConditionFold<boolean, [Survey, Means]> = {
  all: ({ all }, survey, means) => all.every((one) => foldCondition(always, one, survey, means)),
  any: ({ any }, survey, means) => any.some((one) => foldCondition(always, one, survey, means)),
  // A state no deed and no event of the play changes stays as it was.
  state: ({ entity, state }, { openings }, { changes }) =>
    Object.entries(state).every(
      ([key, value]) =>
        !changes.some((change) => change.entity === entity && change.property === key) &&
        openings.every(({ world }) => {
          const thing = world.things.get(entity);
          return thing !== undefined && !isRuled(thing, key) && plainState(stateOf(thing, key)) === plainState(value);
        }),
    ),
  secondsInto: ({ atLeast }) => atLeast === 0,
  otherwise: () => false,
};
