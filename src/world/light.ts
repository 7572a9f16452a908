import type { EntityId } from '../drama/entity-id.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { contents, isOpen, relationOfThing, parentOf } from './containment.ts';
import { has, is, stateOf, type Thing, type World } from './world.ts';

/** Does this thing itself give light now? */
export function shines(thing: Thing): boolean {
  if (is(thing, 'burning')) return true;
  if (is(thing, 'broken')) return false;
  if (has(thing, 'light')) {
    const lit = stateOf(thing, 'lit');
    const on = stateOf(thing, 'on');
    if (typeof lit === 'boolean' || typeof on === 'boolean') return lit === true || on === true;
    return !has(thing, 'lightable') && !has(thing, 'switchable');
  }
  return has(thing, 'lightable') && is(thing, 'lit');
}

/** Is there light where the actor's eyes are? Shut in an opaque box, only what is in there counts. */
export function hasLight(world: World, actor: Thing): boolean {
  const ceiling = outermostSeen(world, actor);
  if (ceiling.kind === 'place' && stateOf(ceiling, 'lit') !== false && stateOf(ceiling, 'dark') !== true) return true;
  return kept(litFromWithin(world), ceiling.id, () => shedsLight(world, ceiling));
}

/** Of each enclosure that was asked about: everything in a dark room asks the same of it. */
const litFromWithin = remembered((_: World) => new Map<EntityId, boolean>());

/** The farthest enclosure light can come from: the place, or the opaque box one is shut in. */
function outermostSeen(world: World, thing: Thing): Thing {
  let inner = thing;
  for (let parent = parentOf(world, inner); parent; parent = parentOf(world, inner)) {
    if (relationOfThing(inner) === 'in' && parent.kind === 'prop' && !isOpen(parent) && !has(parent, 'transparent'))
      return parent;
    inner = parent;
  }
  return inner;
}

function shedsLight(world: World, thing: Thing): boolean {
  for (const inner of contents(world, thing)) {
    if (shines(inner)) return true;
    if (letsLightOut(inner) && shedsLight(world, inner)) return true;
    if (!letsLightOut(inner)) {
      for (const outer of contents(world, inner, 'on', 'under', 'behind', 'partOf', 'heldBy', 'wornBy')) {
        if (shines(outer) || (letsLightOut(outer) && shedsLight(world, outer))) return true;
      }
    }
  }
  return false;
}

function letsLightOut(thing: Thing): boolean {
  return thing.kind !== 'prop' || isOpen(thing) || has(thing, 'transparent');
}
