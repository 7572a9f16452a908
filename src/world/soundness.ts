import { isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { parentIn } from '../drama/whereabouts.ts';
import { applyChanges } from './apply-changes.ts';
import type { World } from './world.ts';

/** Why these changes cannot be made, if they cannot: what they name is not there, a place moves, or a thing ends up in itself. */
export function whyUnsound(world: World, changes: readonly Change[]): string | undefined {
  const moved: EntityId[] = [];
  for (const change of changes) {
    const thing = world.things.get(change.entity);
    if (!thing) return `there is no ${change.entity}`;
    if (!isMove(change)) continue;
    if (thing.kind === 'place') return `${change.entity} is a place and stays where it is`;
    if (change.value && !world.things.has(parentIn(change.value))) return `there is no ${parentIn(change.value)}`;
    moved.push(change.entity);
  }
  if (moved.length === 0) return undefined;
  const { things } = applyChanges(world, changes);
  for (const start of moved) {
    const seen = new Set<EntityId>();
    for (let id: EntityId | undefined = start; id !== undefined;) {
      if (seen.has(id)) return `${id} would be inside itself`;
      seen.add(id);
      const at: ReturnType<typeof things.get> = things.get(id);
      id = at?.at ? parentIn(at.at) : undefined;
    }
  }
  return undefined;
}
