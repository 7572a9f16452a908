import type { EntityId } from '../../drama/entity-id.ts';
import { placeOf } from '../../world/containment.ts';
import { inSight } from '../../world/sight.ts';
import { thingOf, type World } from '../../world/world.ts';

/** Who sees whom in their own place, as a world has it: worked out once for as long as the world is the same. */
export class Sights {
  private seen: { readonly world: World; readonly by: Map<EntityId, ReadonlySet<EntityId>> } | undefined;

  has(world: World, viewer: EntityId, seen: EntityId): boolean {
    if (this.seen?.world !== world) this.seen = { world, by: new Map() };
    let sights = this.seen.by.get(viewer);
    if (!sights) {
      const eyes = thingOf(world, viewer);
      const here = placeOf(world, eyes)?.id;
      const things = inSight(world, eyes).filter((thing) => placeOf(world, thing)?.id === here);
      this.seen.by.set(viewer, (sights = new Set(things.map(({ id }) => id))));
    }
    return sights.has(seen);
  }
}
