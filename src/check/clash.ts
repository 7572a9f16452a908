import { stableJson } from '../kit/hash.ts';
import type { Condition } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StateValue } from '../drama/state.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import type { Survey } from './survey.ts';

/** A state that was never set, or unset, is a state that is not so. */
export const plainState = (value: StateValue | undefined): StateValue => value ?? false;

/** The states the world's own rules change; every other is the author's, and changes only where the author says so. */
export const ruledStates: readonly string[] =
  `amount asleep blocking broken burning concealed cooked cut dead dirty folded following hurt liquid lit locked on open plugged posture
  revealed sealed signed tied torn wet wielded worn-out written`.split(/\s+/);

/** What has been taken to hold so far on one way through the conditions. */
interface Assumed {
  readonly case: string | undefined;
  readonly notCases: ReadonlySet<string>;
  readonly states: ReadonlyMap<string, StateValue>;
  readonly places: ReadonlyMap<string, string>;
  readonly holds: ReadonlySet<string>;
  readonly fails: ReadonlySet<string>;
  /** Indexes of the points at which all of it can hold. */
  readonly points: readonly number[];
}

/** So many steps are taken to find a way; who needs more is given the benefit of the doubt. */
const mostSteps = 5000;

/**
 * Why these conditions can never hold together, at any of the points given; undefined when they can, or when it cannot be
 * told. Different cases exclude each other, so do two states of one thing, and what is asked for and denied in one breath.
 */
export function whyNeverTogether(
  survey: Survey,
  conditions: readonly (Condition | undefined)[],
  points: readonly number[] = survey.points.map(({ index }) => index),
): string | undefined {
  let steps = 0;
  const named = (name: string) => survey.blueprint.conditions?.[name];
  type Search = ConditionFold<string | undefined, [rest: readonly Condition[], assumed: Assumed]>;
  const searching: Search = {
    all: ({ all }, rest, assumed) => search([...all, ...rest], assumed),
    any: ({ any }, rest, assumed) => firstWay(any, rest, assumed),
    named: ({ named: name }, rest, assumed) => search([...[named(name) ?? []].flat(), ...rest], assumed),
    not: ({ not }, rest, assumed) => foldCondition(denying, not, rest, assumed),
    of({ of, atLeast }, rest, assumed) {
      if (atLeast > of.length) return `it asks for ${atLeast} of ${of.length}`;
      return search(atLeast === of.length ? [...of, ...rest] : rest, assumed);
    },
    otherwise(condition, rest, assumed) {
      const next = assume(survey, assumed, condition);
      return typeof next === 'string' ? next : search(rest, next);
    },
  };
  const denying: Search = {
    not: ({ not }, rest, assumed) => search([not, ...rest], assumed),
    any: ({ any }, rest, assumed) => search([...any.map((not) => ({ not })), ...rest], assumed),
    all: ({ all }, rest, assumed) =>
      firstWay(
        all.map((not) => ({ not })),
        rest,
        assumed,
      ),
    named({ named: name }, rest, assumed) {
      const found = named(name);
      return found ? foldCondition(denying, found, rest, assumed) : search(rest, assumed);
    },
    otherwise(condition, rest, assumed) {
      const next = assumeNot(survey, assumed, condition);
      return typeof next === 'string' ? next : search(rest, next);
    },
  };
  const asked = conditions.filter((condition) => condition !== undefined);
  return asked.length === 0 ? undefined : search(asked, start(points));

  function search([first, ...rest]: readonly Condition[], assumed: Assumed): string | undefined {
    if (!first || ++steps > mostSteps) return undefined;
    return foldCondition(searching, first, rest, assumed);
  }

  /** One of them is enough; what stands in the way of the first is told if there is none. */
  function firstWay(ways: readonly Condition[], rest: readonly Condition[], assumed: Assumed): string | undefined {
    let why: string | undefined;
    for (const way of ways) {
      const found = search([way, ...rest], assumed);
      if (found === undefined) return undefined;
      why ??= found;
    }
    return why;
  }
}

const start = (points: readonly number[]): Assumed => ({
  case: undefined,
  notCases: new Set(),
  states: new Map(),
  places: new Map(),
  holds: new Set(),
  fails: new Set(),
  points,
});

const bothWays = 'it asks for something and for its opposite';

function assume(survey: Survey, assumed: Assumed, condition: Condition): Assumed | string {
  const key = stableJson(condition);
  if (assumed.fails.has(key)) return bothWays;
  return foldCondition(assuming, condition, { ...assumed, holds: new Set([...assumed.holds, key]) }, survey);
}

const assuming: ConditionFold<Assumed | string, [Assumed, Survey]> = {
  case: (condition, assumed) => assumeCase(assumed, condition.case),
  state: ({ entity, state }, assumed, survey) => assumeStates(survey, assumed, entity, state),
  at: ({ entity, at }, assumed, survey) =>
    assumePlace(survey, assumed, entity, parentIn(at), `${relationOf(at)} ${parentIn(at)}`),
  within: ({ entity, within }, assumed, survey) => assumePlace(survey, assumed, entity, within),
  point({ point }, assumed, survey) {
    const reached = survey.pointIndexes.get(point) ?? -1;
    return atPoints(assumed, (index) => index > reached, `“${point}” has never been played by then`);
  },
  beat({ beat }, assumed, survey) {
    const { point } = survey.beatsById.get(beat) ?? {};
    if (!point) return assumed;
    return atPoints(assumed, (index) => index >= point.index, `“${beat}” belongs to a later point`);
  },
  otherwise: (_, assumed) => assumed,
};

function assumeNot(survey: Survey, assumed: Assumed, condition: Condition): Assumed | string {
  const key = stableJson(condition);
  if (assumed.holds.has(key)) return bothWays;
  return foldCondition(assumingNot, condition, { ...assumed, fails: new Set([...assumed.fails, key]) }, survey);
}

const assumingNot: typeof assuming = {
  case(condition, assumed, survey) {
    if (assumed.case === condition.case) return bothWays;
    const notCases = new Set([...assumed.notCases, condition.case]);
    const left = (survey.blueprint.cases ?? []).filter(({ id }) => !notCases.has(id));
    return left.length === 0 ? 'it leaves no case over' : { ...assumed, notCases };
  },
  point({ point }, assumed, survey) {
    const reached = survey.pointIndexes.get(point) ?? Infinity;
    return atPoints(assumed, (index) => index <= reached, `“${point}” is always over by then`);
  },
  otherwise: (_, assumed) => assumed,
};

function atPoints(assumed: Assumed, can: (index: number) => boolean, why: string): Assumed | string {
  const points = assumed.points.filter(can);
  return points.length === 0 ? why : { ...assumed, points };
}

function assumeCase(assumed: Assumed, id: string): Assumed | string {
  if (assumed.case !== undefined && assumed.case !== id) {
    return `it asks for two cases at once, “${assumed.case}” and “${id}”`;
  }
  return assumed.notCases.has(id) ? bothWays : { ...assumed, case: id };
}

function assumeStates(
  survey: Survey,
  assumed: Assumed,
  entity: EntityId,
  wanted: Readonly<Record<string, StateValue>>,
): Assumed | string {
  const states = new Map(assumed.states);
  for (const [key, value] of Object.entries(wanted)) {
    const before = states.get(`${entity} ${key}`);
    if (before !== undefined && before !== plainState(value)) {
      return `it asks ${survey.nameOf(entity)} to be ${key} and not to be`;
    }
    states.set(`${entity} ${key}`, plainState(value));
  }
  return { ...assumed, states };
}

/** A thing is in one place at a time, and at one spot. */
function assumePlace(
  survey: Survey,
  assumed: Assumed,
  entity: EntityId,
  around: EntityId,
  spot?: string,
): Assumed | string {
  const isPlace = survey.openings[0]?.world.things.get(around)?.kind === 'place';
  const places = new Map(assumed.places);
  const put = (key: string, at: string): boolean => {
    const before = places.get(key);
    places.set(key, at);
    return before === undefined || before === at;
  };
  const fits = (spot === undefined || put(`at ${entity}`, spot)) && (!isPlace || put(`within ${entity}`, around));
  return fits ? { ...assumed, places } : `it asks for ${survey.nameOf(entity)} in two places at once`;
}
