import type { EntityId } from '../drama/entity-id.ts';
import type { Entity } from '../drama/entity.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { parentIn, relationOf } from '../drama/whereabouts.ts';
import { remembered } from '../kit/remembered.ts';
import { bearerOf, parentOf } from '../world/containment.ts';
import type { Thing, World } from '../world/world.ts';

/** Whose everything is before anybody has moved it: as the scene says, else who had it about them when the play began. */
const ownersIn = remembered(({ entities }: SceneFile): ReadonlyMap<EntityId, EntityId> => {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const owners = new Map<EntityId, EntityId>();
  for (const entity of entities) {
    const owner = entity.kind === 'actor' ? undefined : (entity.owner ?? firstBearer(entity, byId));
    if (owner) owners.set(entity.id, owner);
  }
  return owners;
});

function firstBearer(entity: Entity, byId: ReadonlyMap<EntityId, Entity>): EntityId | undefined {
  for (let one: Entity | undefined = entity; one && one.kind === 'prop';) {
    if (!one.at) return undefined;
    const [relation, parent] = [relationOf(one.at), parentIn(one.at)];
    const isAbout = relation === 'heldBy' || relation === 'wornBy' || relation === 'partOf';
    if (isAbout && byId.get(parent)?.kind === 'actor') return parent;
    one = byId.get(parent);
  }
  return undefined;
}

/** Whose a thing was when the play began, with what it lay in; whoever carries it now. */
export function firstOwnerOf(file: SceneFile, id: EntityId): Ownership | undefined {
  const owners = ownersIn(file);
  const byId = new Map(file.entities.map((entity) => [entity.id, entity]));
  for (let one = byId.get(id); one;) {
    const owner = owners.get(one.id);
    if (owner) return { owner, how: one.kind === 'place' ? 'house' : 'owns' };
    one = one.kind === 'place' || !one.at ? undefined : byId.get(parentIn(one.at));
  }
  return undefined;
}

/** How a thing is somebody's: they have it about them, it is theirs wherever it lies, or it is of their house. */
export interface Ownership {
  readonly owner: EntityId;
  readonly how: 'has' | 'owns' | 'house';
}

/** Whose a thing is now; nobody's, if nobody has it and nothing says so. */
export function ownershipOf(file: SceneFile, world: World, thing: Thing): Ownership | undefined {
  const bearer = bearerOf(world, thing) ?? bodyOf(world, thing);
  if (bearer) return { owner: bearer.id, how: 'has' };
  const owners = ownersIn(file);
  for (let one: Thing | undefined = thing; one; one = parentOf(world, one)) {
    const owner = owners.get(one.id);
    if (owner) return { owner, how: one.kind === 'place' ? 'house' : 'owns' };
  }
  return undefined;
}

/** Whose body it is a part of. */
function bodyOf(world: World, thing: Thing): Thing | undefined {
  const parent = parentOf(world, thing);
  return parent?.kind === 'actor' ? parent : undefined;
}
