import type { EntityId } from '../../drama/entity-id.ts';
import type { SeenActor, Sight } from '../../drama/sight.ts';
import type { State } from '../../drama/state.ts';

/** A drawn weapon concerns whoever is this near, most of all whom it is meant for. */
export const reachOfBlades = 4;
/** So many strangers this near are a crowd. */
const [manyPeople, nearMeters] = [5, 2];

/**
 * How much is at stake by what somebody sees, 0 to 1: a weapon in another's hand, wounds and the dead, shouting, a crowd, the
 * dark. From 0.6 on it is a matter of life: see the understudy's `candidate.ts`, where nobody jokes then.
 */
export function stakesOf(sight: Sight): number {
  const wielded = wieldedIn(sight);
  const armed = sight.actors.filter(({ holds, side }) => side !== 'behind' && holds.some((id) => wielded.has(id)));
  const near = armed.filter(({ distanceMeters }) => distanceMeters <= reachOfBlades);
  const isMeant = near.some((actor) => isAgainst(actor, sight));
  return Math.max(
    isMeant ? 0.8 : near.length > 0 ? 0.6 : armed.length > 0 ? 0.35 : 0,
    ...sight.actors.map(({ states }) => (isYes(states['dead']) ? 0.5 : isYes(states['hurt']) ? 0.45 : 0)),
    ...sight.actors.map(({ does }) => (does === 'shout' || does === 'scream' ? 0.3 : 0)),
    isCrowd(sight) || isDarkness(sight) ? 0.2 : 0,
  );
}

/** Weapons that are drawn. */
export const wieldedIn = ({ props }: Sight): ReadonlySet<EntityId> =>
  new Set(props.flatMap(({ id, states }) => (isYes(states['wielded']) ? [id] : [])));

export const isCrowd = ({ actors }: Sight): boolean =>
  actors.filter(({ distanceMeters }) => distanceMeters <= nearMeters).length >= manyPeople;

export const isDarkness = ({ light }: Sight): boolean => light < 0.1;

const isAgainst = ({ looksAt, doesTo }: SeenActor, { actor }: Sight): boolean => looksAt === actor || doesTo === actor;

export const isYes = (value: State[string] | undefined): boolean =>
  value === true || (typeof value === 'string' && value !== '');
