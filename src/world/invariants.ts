import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { contents, loadOf } from './containment.ts';
import { contentsOf, thingOf, type World } from './world.ts';

/** What must hold in every world at every moment; each breach is a sentence. Used by tests and by whoever takes changes from outside. */
export function breaches(world: World): string[] {
  const found: string[] = [];
  const parents = new Map<string, string>();
  for (const id of world.cast) {
    const thing = thingOf(world, id);
    if (thing.kind === 'place' && thing.at) found.push(`${id} is a place and cannot be anywhere`);
    for (const inner of contentsOf(world, id)) {
      if (parents.has(inner)) found.push(`${inner} is in two places: ${parents.get(inner)} and ${id}`);
      parents.set(inner, id);
      const at = thingOf(world, inner).at;
      if (!at || parentIn(at) !== id) found.push(`${id} lists ${inner}, which is not there`);
    }
    if (!thing.at) continue;
    const parent = world.things.get(parentIn(thing.at));
    if (!parent) {
      found.push(`${id} is nowhere: no ${parentIn(thing.at)}`);
      continue;
    }
    if (!contentsOf(world, parent.id).includes(id)) found.push(`${parent.id} does not list ${id}`);
    const relation = relationOf(thing.at);
    if ((relation === 'heldBy' || relation === 'wornBy') && parent.kind !== 'actor')
      found.push(`${id} is ${relation} ${parent.id}`);
    if (cycleFrom(world, id)) found.push(`${id} contains itself`);
  }
  for (const id of world.cast) {
    const thing = thingOf(world, id);
    if (
      Number.isFinite(thing.capacity) &&
      loadOf(world, thing) > thing.capacity &&
      contents(world, thing, 'in', 'on', 'heldBy').length > 0
    ) {
      found.push(`${id} holds ${loadOf(world, thing)}, more than its ${thing.capacity}`);
    }
  }
  return found;
}

function cycleFrom(world: World, start: string): boolean {
  const seen = new Set<string>([start]);
  for (let at = thingOf(world, start as never).at; at; at = thingOf(world, parentIn(at)).at) {
    const next = parentIn(at);
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
}
