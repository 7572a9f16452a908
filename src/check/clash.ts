import { stableJson } from '../kit/hash.ts';
import type { Condition } from '../drama/condition.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StateValue } from '../drama/state.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { plainState } from './plain-state.ts';
import type { Survey } from './survey.ts';

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
  const asked = conditions.filter((condition) => condition !== undefined);
  return asked.length === 0 ? undefined : search(asked, start(points));

  function search([first, ...rest]: readonly Condition[], assumed: Assumed): string | undefined {
    if (!first || ++steps > mostSteps) return undefined;
    if ('all' in first) return search([...first.all, ...rest], assumed);
    if ('any' in first) return firstWay(first.any, rest, assumed);
    if ('named' in first) {
      const named = survey.blueprint.conditions?.[first.named];
      return search(named ? [named, ...rest] : rest, assumed);
    }
    if ('not' in first) return deny(first.not, rest, assumed);
    if ('of' in first && !('witness' in first)) {
      if (first.atLeast > first.of.length) return `it asks for ${first.atLeast} of ${first.of.length}`;
      return search(first.atLeast === first.of.length ? [...first.of, ...rest] : rest, assumed);
    }
    const next = assume(survey, assumed, first);
    return typeof next === 'string' ? next : search(rest, next);
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

  function deny(denied: Condition, rest: readonly Condition[], assumed: Assumed): string | undefined {
    if ('not' in denied) return search([denied.not, ...rest], assumed);
    if ('any' in denied) return search([...denied.any.map((not) => ({ not })), ...rest], assumed);
    if ('all' in denied) {
      return firstWay(
        denied.all.map((not) => ({ not })),
        rest,
        assumed,
      );
    }
    if ('named' in denied) {
      const named = survey.blueprint.conditions?.[denied.named];
      return named ? deny(named, rest, assumed) : search(rest, assumed);
    }
    const next = assumeNot(survey, assumed, denied);
    return typeof next === 'string' ? next : search(rest, next);
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
  const next = { ...assumed, holds: new Set([...assumed.holds, key]) };
  if ('case' in condition) return assumeCase(next, condition.case);
  if ('state' in condition) return assumeStates(survey, next, condition.entity, condition.state);
  if ('entity' in condition) return assumePlace(survey, next, condition);
  if ('point' in condition) {
    const reached = survey.pointIndexes.get(condition.point) ?? -1;
    return atPoints(next, (index) => index > reached, `“${condition.point}” has never been played by then`);
  }
  if ('beat' in condition) {
    const { point } = survey.beatsById.get(condition.beat) ?? {};
    if (!point) return next;
    return atPoints(next, (index) => index >= point.index, `“${condition.beat}” belongs to a later point`);
  }
  return next;
}

function assumeNot(survey: Survey, assumed: Assumed, condition: Condition): Assumed | string {
  const key = stableJson(condition);
  if (assumed.holds.has(key)) return bothWays;
  const next = { ...assumed, fails: new Set([...assumed.fails, key]) };
  if ('case' in condition) {
    const notCases = new Set([...assumed.notCases, condition.case]);
    if (assumed.case === condition.case) return bothWays;
    const left = (survey.blueprint.cases ?? []).filter(({ id }) => !notCases.has(id));
    return left.length === 0 ? 'it leaves no case over' : { ...next, notCases };
  }
  if ('point' in condition) {
    const reached = survey.pointIndexes.get(condition.point) ?? Infinity;
    return atPoints(next, (index) => index <= reached, `“${condition.point}” is always over by then`);
  }
  return next;
}

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

type Whereabouts = Extract<Condition, { readonly entity: EntityId; readonly at: unknown }>;
type Within = Extract<Condition, { readonly within: EntityId }>;

/** A thing is in one place at a time. */
function assumePlace(survey: Survey, assumed: Assumed, condition: Whereabouts | Within): Assumed | string {
  const isPlace = (id: EntityId) => survey.openings[0]?.world.things.get(id)?.kind === 'place';
  const { entity } = condition;
  const places = new Map(assumed.places);
  const put = (key: string, at: string): boolean => {
    const before = places.get(key);
    places.set(key, at);
    return before === undefined || before === at;
  };
  const spot = 'at' in condition ? `${relationOf(condition.at)} ${parentIn(condition.at)}` : undefined;
  const around = 'at' in condition ? parentIn(condition.at) : condition.within;
  const fits =
    (spot === undefined || put(`at ${entity}`, spot)) && (!isPlace(around) || put(`within ${entity}`, around));
  return fits ? { ...assumed, places } : `it asks for ${survey.nameOf(entity)} in two places at once`;
}
