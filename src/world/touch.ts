import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import { isOpen, isWithin, parentOf, relationOfThing } from './containment.ts';
import type { Thing, World } from './world.ts';

interface Untouchable {
  readonly code: Extract<RefusalCode, 'blocked' | 'closed' | 'out-of-reach'>;
  readonly by?: Thing;
}

/** What keeps the actor's hand from it: glass, a lid, or (where a stage can tell) distance. Sight is asked before. */
export function untouchable(world: World, actor: Thing, thing: Thing, probe?: PhysicalProbe): Untouchable | undefined {
  if (thing.id === actor.id || thing.kind === 'place') return undefined;
  const barrier = barrierAbove(world, thing, actor) ?? barrierAbove(world, actor, thing);
  if (barrier) return { code: 'blocked', by: barrier };
  if (!isWithin(world, thing, actor) && probe?.reaches?.(actor.id, thing.id) === false) return { code: 'out-of-reach' };
  return undefined;
}

/** The first shut container on the way up from one to what holds both. */
function barrierAbove(world: World, from: Thing, other: Thing): Thing | undefined {
  for (let inner = from; ;) {
    const parent = parentOf(world, inner);
    if (!parent || parent.id === other.id) return undefined;
    if (isWithin(world, other, parent)) {
      // Shared, unless one is in it and the other merely on it.
      const apart = relationOfThing(inner) === 'in' && !isOpen(parent) && !insideOf(world, other, parent);
      return apart ? parent : undefined;
    }
    if (relationOfThing(inner) === 'in' && parent.kind === 'prop' && !isOpen(parent)) return parent;
    inner = parent;
  }
}

function insideOf(world: World, thing: Thing, container: Thing): boolean {
  for (let inner = thing; ;) {
    const parent = parentOf(world, inner);
    if (!parent) return false;
    if (parent.id === container.id) return relationOfThing(inner) === 'in';
    inner = parent;
  }
}
