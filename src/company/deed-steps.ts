import type { Action } from '../drama/action.ts';
import { isMove } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StageStep } from '../drama/stage-port.ts';
import { rowIn, rowOf } from '../drama/verb.ts';
import type { Verdict } from '../drama/verdict.ts';
import { isHeldBy, isLocked, isOpen, isWithin, isWornBy, placeOf } from '../world/containment.ts';
import { sameDirection } from '../world/rules/ways.ts';
import { thingOf, type Thing, type World } from '../world/world.ts';

/**
 * What a body does to carry out a deed, step by step. The deed counts when the last of them is done: the hand on the
 * cup, the cup on the table, the foot in the room.
 */
export function stepsOf(world: World, actor: EntityId, action: Action): readonly StageStep[] {
  const verb = action.like ?? action.verb;
  const self = thingOf(world, actor);
  const [object, target, instrument] = [action.object, action.target, action.instrument].map((id) =>
    id === undefined ? undefined : world.things.get(id as EntityId),
  );
  const touched = object ?? target;
  const turning = turningOf(action, touched);
  if (!touched || touched.id === actor || rowOf(verb).afar || turning) {
    const away = target ?? instrument;
    const part = {
      ...(touched ? { thing: touched.id } : {}),
      ...(away && away !== touched ? { target: away.id } : {}),
    };
    const direction = turning === 'away' ? turning : action.direction;
    return [{ kind: 'gesture', actor, verb, ...part, ...(direction === undefined ? {} : { direction }) }];
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

/** *Turns to him*, *turns away from the bed*: done with one's bearing. A page and a key are turned by hand. */
function turningOf({ verb, preposition = '' }: Action, touched: Thing | undefined): 'to' | 'away' | undefined {
  if (verb !== 'turn' || !touched) return undefined;
  if (/^(?:away|from)\b/.test(preposition)) return 'away';
  return touched.kind === 'actor' || /^(?:to|towards?|at)$/.test(preposition) ? 'to' : undefined;
}

/** In hand, on the body, or in a bag that is. */
const isAbout = (world: World, self: Thing, thing: Thing): boolean =>
  thing.kind === 'prop' && (isHeldBy(thing, self) || isWornBy(thing, self) || isWithin(world, thing, self));

/**
 * What a body has to do first, where a deed cannot be done in one: a door in the way is opened, and what is to be put
 * somewhere is first taken up where it lies. Each is a deed of its own, and the narrator rules on it.
 */
export function preparationFor(world: World, actor: EntityId, action: Action, foreseen: Verdict): Action | undefined {
  if (!foreseen.ok) {
    if (foreseen.code !== 'closed' || !rowIn(action).goes) return undefined;
    const door = closedDoorOnTheWay(world, actor, action);
    return door ? { subject: actor, verb: 'open', object: door } : undefined;
  }
  const moves = foreseen.changes.filter(isMove);
  const taken = moves.find(({ value }) => value && 'heldBy' in value && value.heldBy === actor)?.entity;
  if (taken === undefined || action.verb === 'take') return undefined;
  const movesOn = moves.some(({ entity, value }) => entity === taken && !(value && 'heldBy' in value));
  return movesOn ? { subject: actor, verb: 'take', object: taken } : undefined;
}

/** The first closed door between where the actor is and where they are going; locked ones are the narrator's to refuse. */
function closedDoorOnTheWay(world: World, actor: EntityId, action: Action): EntityId | undefined {
  const here = placeOf(world, thingOf(world, actor));
  if (!here) return undefined;
  const isClosed = (door: EntityId | undefined): door is EntityId =>
    door !== undefined && !isOpen(thingOf(world, door)) && !isLocked(thingOf(world, door));
  const goal = action.object as EntityId | undefined;
  const { direction } = action;
  const direct = here.exits.find(
    (exit) =>
      (goal !== undefined && (exit.to === goal || exit.door === goal)) ||
      (direction !== undefined && sameDirection(exit.direction, direction)),
  );
  if (direct) return isClosed(direct.door) ? direct.door : undefined;
  if (goal === undefined)
    return here.exits.length === 1 && isClosed(here.exits[0]?.door) ? here.exits[0]?.door : undefined;
  if (world.things.get(goal)?.kind !== 'place') return undefined;
  // Breadth first, through every door: the first closed one is the next to open.
  const reached = new Map<EntityId, EntityId | undefined>([[here.id, undefined]]);
  for (const [place, door] of reached) {
    if (place === goal) return door;
    for (const exit of thingOf(world, place).exits) {
      if (!reached.has(exit.to)) reached.set(exit.to, door ?? (isClosed(exit.door) ? exit.door : undefined));
    }
  }
  return undefined;
}
