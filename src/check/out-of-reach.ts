import type { Condition, DeedPattern, LinePattern, Span } from '../drama/condition.ts';
import { foldCondition, type ConditionFold } from '../drama/condition-fold.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StateValue } from '../drama/state.ts';
import { parentIn, relationOf, type Whereabouts } from '../drama/whereabouts.ts';
import { isOpenable, isPortable, isWithin, parentOf } from '../world/containment.ts';
import { knownVerb } from '../world/verbs/verb-index.ts';
import { has, stateOf, type Thing, type World } from '../world/world.ts';
import { isStated, type Statement } from '../play/statement.ts';
import { isChangedTo, isToldIn, type Means, type Written } from './means.ts';
import { plainState, ruledStates } from './clash.ts';
import type { Survey } from './survey.ts';

/**
 * Why nothing that is written for this point, or for any before it, brings the condition about; undefined when something
 * may, or when it cannot be told. What a person may say or do of their own accord is not looked at.
 */
export const whyOutOfReach = (
  survey: Survey,
  means: Means,
  condition: Condition,
  point: number,
  /** The beats of the one road that is looked at; of any, unless given. */
  road?: readonly string[],
): string | undefined => foldCondition(outOfReach, condition, { survey, means, point, road });

interface Looking {
  readonly survey: Survey;
  readonly means: Means;
  readonly point: number;
  readonly road: readonly string[] | undefined;
}

const outOfReach: ConditionFold<string | undefined, [Looking]> = {
  all: ({ all }, looking) => firstReason(all, (one) => foldCondition(outOfReach, one, looking)),
  any: ({ any }, looking) => everyReason(any, (one) => foldCondition(outOfReach, one, looking)),
  named({ named: name }, looking) {
    const named = looking.survey.blueprint.conditions?.[name];
    return named && foldCondition(outOfReach, named, looking);
  },
  witness: ({ of }, looking) => foldCondition(outOfReach, of, looking),
  of({ of, atLeast }, looking) {
    const why = (one: Condition) => foldCondition(outOfReach, one, looking);
    return of.filter((one) => why(one) === undefined).length >= atLeast ? undefined : firstReason(of, why);
  },
  said: ({ said }, { survey, means, point }) => whyNotSaid(survey, means, said, point),
  done: ({ done }, { survey, means, point }) => whyNotDone(survey, means, done, point),
  told: ({ told }, { survey, means }) => whyNotTold(survey, means, told.matter),
  knows: ({ matter }, { survey, means }) => whyNotTold(survey, means, matter),
  state: ({ entity, state }, { survey, means }) =>
    firstReason(Object.entries(state), ([key, value]) => whyStateNever(survey, means, entity, key, value)),
  within: ({ entity, within }, { survey, means }) => whyNotWithin(survey, means, entity, within),
  at: ({ entity, at }, { survey, means }) => whyNotAt(survey, means, entity, at),
  beat: ({ beat }, { survey, point, road }) => whyNotOnRoad(survey, beat, point, road),
  otherwise: () => undefined,
};

/** A step of another road of the same point, which nobody takes without meaning to. */
function whyNotOnRoad(
  survey: Survey,
  id: string,
  point: number,
  road: readonly string[] | undefined,
): string | undefined {
  const placed = survey.beatsById.get(id);
  if (!road || !placed || placed.point.index !== point || road.includes(id) || placed.beat.done) return undefined;
  return `“${id}” is on another road`;
}

function firstReason<T>(items: readonly T[], why: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const reason = why(item);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function everyReason(ways: readonly Condition[], why: (way: Condition) => string | undefined): string | undefined {
  const reasons = new Set<string>();
  for (const way of ways) {
    const reason = why(way);
    if (reason === undefined) return undefined;
    reasons.add(reason);
  }
  const told = [...reasons].slice(0, 3).join('; ');
  return reasons.size > 3 ? `${told}; and so on` : told;
}

/** Is it played where the condition looks: at the point, or anywhere up to it? */
const isInTime = ({ point: at }: Written, point: number, since: Span = 'play'): boolean =>
  at === undefined || (since === 'point' ? at === point : at <= point);

function whyNotSaid(survey: Survey, means: Means, pattern: LinePattern, point: number): string | undefined {
  const { by, to, words, act } = pattern;
  const isSaid = means.written.some(
    (written) =>
      (by === undefined || (written.actor ?? by) === by) &&
      isInTime(written, point, pattern.since) &&
      means
        .spokenIn(written)
        .some((statement) => isStated(statement, pattern, { by: written.actor, to, namesOf: survey.namesOf })),
  );
  if (isSaid) return undefined;
  const who = by === undefined ? 'nobody has a' : `${survey.nameOf(by)} has no`;
  const what =
    words?.[0] === undefined ? (act ?? 'anything') : `“${words[0]}”${words.length > 1 ? ' or the like' : ''}`;
  return `${who} line that says ${what}`;
}

function whyNotDone(survey: Survey, means: Means, pattern: DeedPattern, point: number): string | undefined {
  const { by, verb } = pattern;
  if (verb === undefined) return undefined;
  const verbs = [verb].flat();
  // Laws rule under our own name of a verb, so the name we have for it counts as much.
  const names = new Set(verbs.flatMap((word) => [word, knownVerb(word) ?? word]));
  const isDone = means.written.some(
    (written) =>
      (by === undefined || (written.actor ?? by) === by) &&
      isInTime(written, point, pattern.since) &&
      (means.verbsIn(written)?.some((word) => names.has(word)) ?? true),
  );
  if (isDone) return undefined;
  const who = by === undefined ? 'nobody has anything' : `${survey.nameOf(by)} has nothing`;
  return `${who} to play that does “${verbs[0] ?? ''}”`;
}

const linesOf = (statements: readonly Statement[]): string[] => statements.map(({ line }) => line);

function whyNotTold(survey: Survey, means: Means, matter: string): string | undefined {
  const isKnown = survey.profiles.some(({ profile }) => profile.knows?.some((known) => known.matter === matter));
  const beats = means.written.filter(({ point }) => point !== undefined);
  if (isKnown || beats.some((written) => isToldIn(survey, matter, linesOf(means.spokenIn(written))))) return undefined;
  return `nobody knows “${matter}”, and no beat tells it`;
}

const onlyOfActors = new Set(['dead', 'hurt', 'posture', 'asleep', 'following', 'blocking']);

export function whyStateNever(
  survey: Survey,
  means: Means,
  entity: EntityId,
  key: string,
  value: StateValue,
): string | undefined {
  const things = survey.openings.flatMap(({ world }) => world.things.get(entity) ?? []);
  if (things.some((thing) => plainState(stateOf(thing, key)) === plainState(value))) return undefined;
  const isSet = (to: unknown) => to === value || plainState(to as StateValue) === plainState(value);
  if (isChangedTo(means, entity, key, isSet)) return undefined;
  if (things.some((thing) => isRuled(thing, key))) return undefined;
  return `nothing makes the state “${key}” of ${survey.nameOf(entity)} ${JSON.stringify(value)}`;
}

/** May some deed change this state of this thing? */
export function isRuled(thing: Thing, key: string): boolean {
  if (!ruledStates.includes(key)) return false;
  if (onlyOfActors.has(key)) return thing.kind === 'actor';
  if (key === 'open') return isOpenable(thing);
  if (key === 'locked') return has(thing, 'lockable');
  return thing.kind !== 'place';
}

function whyNotAt(survey: Survey, means: Means, entity: EntityId, at: Whereabouts): string | undefined {
  const relation = relationOf(at);
  const sameSpot = (value: unknown): boolean => {
    const spot = value as Whereabouts | null;
    return spot !== null && relationOf(spot) === relation && parentIn(spot) === parentIn(at);
  };
  if (isChangedTo(means, entity, 'at', sameSpot)) return undefined;
  const can = survey.openings.some(({ world }) => {
    const thing = world.things.get(entity);
    if (!thing || thing.kind === 'place') return false;
    if (thing.at && sameSpot(thing.at)) return true;
    const isCarried = relation === 'heldBy' || relation === 'wornBy';
    if (thing.kind === 'actor') return !isCarried;
    return isPortable(thing) && (relation !== 'wornBy' || has(thing, 'wearable'));
  });
  return can ? undefined : `nothing moves ${survey.nameOf(entity)} there`;
}

function whyNotWithin(survey: Survey, means: Means, entity: EntityId, within: EntityId): string | undefined {
  if (isChangedTo(means, entity, 'at', (value) => value !== null)) return undefined;
  const can = survey.openings.some(({ world }) => {
    const thing = world.things.get(entity);
    const around = world.things.get(within);
    if (!thing || !around) return false;
    return isWithin(world, thing, around) || isMovable(world, thing);
  });
  return can ? undefined : `nothing moves ${survey.nameOf(entity)} into ${survey.nameOf(within)}`;
}

/** Walks by itself, is carried, or lies in or on something that is. */
function isMovable(world: World, thing: Thing): boolean {
  for (let current: Thing | undefined = thing; current; current = parentOf(world, current)) {
    if (current.kind === 'actor' || isPortable(current) || has(current, 'vehicle')) return true;
  }
  return false;
}
