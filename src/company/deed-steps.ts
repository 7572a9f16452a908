import type { Action } from '../drama/action.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StageStep } from '../drama/stage-port.ts';
import { rowOf } from '../drama/verb.ts';
import { isHeldBy, isWithin, isWornBy } from '../world/containment.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';

/**
 * What a body does to carry out a deed, step by step. The deed counts when the last of them is done: the hand on the
 * cup, the cup on the table, the foot in the room.
 */
export function stepsOf(world: World, actor: EntityId, action: Action): readonly StageStep[] {
  const { verb } = action;
  const self = thingOf(world, actor);
  const [object, target, instrument] = [action.object, action.target, action.instrument].map((id) =>
    id === undefined ? undefined : world.things.get(id as EntityId),
  );
  const touched = object ?? target;
  if (!touched || touched.id === actor || rowOf(verb).afar) {
    const away = target ?? instrument;
    const part = {
      ...(touched ? { thing: touched.id } : {}),
      ...(away && away !== touched ? { target: away.id } : {}),
    };
    const direction = action.direction === undefined ? {} : { direction: action.direction };
    return [{ kind: 'gesture', actor, verb, ...part, ...direction }];
  }
  // What one has about one is brought to what it is for: put on the table, given, poured into the cup.
  const carried = object && isAbout(world, self, object) ? object : undefined;
  const goal = carried ? (target && target.id !== actor && !isAbout(world, self, target) ? target : carried) : touched;
  const other = carried && goal !== carried ? carried : goal === object ? (target ?? instrument) : instrument;
  const using = other && other.id !== goal.id ? { using: other.id } : {};
  const walk: StageStep = { kind: 'walk', actor, to: goal.id };
  const reach: StageStep = { kind: 'reach', actor, thing: goal.id, verb, ...using };
  if (goal.kind === 'place') return carried ? [{ kind: 'reach', actor, thing: carried.id, verb }] : [walk];
  if (goal === carried) return [reach];
  return rowOf(verb).goes && goal.kind === 'actor' ? [walk] : [walk, reach];
}

/** In hand, on the body, or in a bag that is. */
const isAbout = (world: World, self: Thing, thing: Thing): boolean =>
  thing.kind === 'prop' && (isHeldBy(thing, self) || isWornBy(thing, self) || isWithin(world, thing, self));
