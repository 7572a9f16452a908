import type { Condition, ConditionKind, ConditionKinds } from './condition.ts';
import type { EntityId } from './entity-id.ts';
import { remembered } from '../kit/remembered.ts';
import { parentIn } from './whereabouts.ts';

/** Each key marks one kind; `of` also stands in what somebody witnessed, which is therefore asked for first. */
const kinds = Object.keys({
  witness: 0, all: 0, any: 0, not: 0, of: 0, state: 0, at: 0, within: 0, done: 0, said: 0, told: 0, knows: 0, played: 0,
  case: 0, named: 0, beat: 0, point: 0, secondsInto: 0,
} satisfies Record<ConditionKind, 0>) as ConditionKind[]; // prettier-ignore

/** Looked at once: a play asks it of the same conditions after every turn. */
export const kindOf = remembered((condition: Condition): ConditionKind => {
  for (const kind of kinds) if (kind in condition) return kind;
  throw new Error(`A condition of no kind: ${JSON.stringify(condition)}. Read scenes with readSceneFile.`);
});

export const isOfKind = <K extends ConditionKind>(condition: Condition, kind: K): condition is ConditionKinds[K] =>
  kindOf(condition) === kind;

/** An answer for every kind of condition; `otherwise` answers for the kinds that are left out. */
export type ConditionFold<Answer, Given extends unknown[] = []> =
  | AnswerByKind<Answer, Given>
  | (Partial<AnswerByKind<Answer, Given>> & {
      readonly otherwise: (condition: Condition, ...given: Given) => Answer;
    });

type AnswerByKind<Answer, Given extends unknown[]> = {
  readonly [K in ConditionKind]: (condition: ConditionKinds[K], ...given: Given) => Answer;
};

/** Asks something of a condition, whatever its kind. */
export function foldCondition<Answer, Given extends unknown[]>(
  fold: ConditionFold<Answer, Given>,
  condition: Condition,
  ...given: Given
): Answer {
  const answer = fold[kindOf(condition)] ?? ('otherwise' in fold ? fold.otherwise : undefined);
  return (answer as (condition: Condition, ...given: Given) => Answer)(condition, ...given);
}

const inner: ConditionFold<readonly Condition[]> = {
  all: ({ all }) => all,
  any: ({ any }) => any,
  not: ({ not }) => [not],
  of: ({ of }) => of,
  otherwise: () => [],
};

/** The conditions a condition is made of. */
export const innerConditions = (condition: Condition): readonly Condition[] => foldCondition(inner, condition);

const entities: ConditionFold<readonly (EntityId | undefined)[]> = {
  witness: ({ witness, of }) => [witness, ...entitiesIn(of)],
  state: ({ entity }) => [entity],
  at: ({ entity, at }) => [entity, parentIn(at)],
  within: ({ entity, within }) => [entity, within],
  done: ({ done: { by, object, target } }) => [by, object, target],
  said: ({ said: { by, to, about } }) => [by, to, about],
  told: ({ told: { by, to } }) => [by, to],
  knows: ({ knows }) => [knows],
  played: ({ played }) => [played],
  otherwise: (condition) => innerConditions(condition).flatMap(entitiesIn),
};

/** Every entity a condition names, for checking that they are there. */
export const entitiesIn = (condition: Condition): EntityId[] =>
  foldCondition(entities, condition).filter((id) => id !== undefined);

/** The parts of a blueprint a condition can name. */
type NamedParts = Readonly<Record<'beats' | 'points' | 'matters' | 'cases' | 'conditions', readonly string[]>>;

const named: ConditionFold<void, [{ readonly [Part in keyof NamedParts]: string[] }]> = {
  beat: ({ beat }, { beats }) => void beats.push(beat),
  point: ({ point }, { points }) => void points.push(point),
  told: ({ told }, { matters }) => void matters.push(told.matter),
  knows: ({ matter }, { matters }) => void matters.push(matter),
  case: (condition, { cases }) => void cases.push(condition.case),
  named: (condition, { conditions }) => void conditions.push(condition.named),
  otherwise: (condition, parts) => innerConditions(condition).forEach((one) => foldCondition(named, one, parts)),
};

/** Every part of the blueprint a condition names. */
export function partsIn(condition: Condition): NamedParts {
  const parts = { beats: [], points: [], matters: [], cases: [], conditions: [] };
  foldCondition(named, condition, parts);
  return parts;
}
