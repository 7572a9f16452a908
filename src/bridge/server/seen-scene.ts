import type { Arrival } from '../../drama/arrival.ts';
import type { Blueprint } from '../../drama/blueprint.ts';
import type { Entity } from '../../drama/entity.ts';
import { entityId, type EntityId } from '../../drama/entity-id.ts';
import type { Profile } from '../../drama/profile.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import { given } from '../../kit/given.ts';
import { isOpen, isTuckedAway, parentOf, relationOfThing } from '../../world/containment.ts';
import { has, is, type Thing, type World } from '../../world/world.ts';

/** Stands for whoever is heard and not seen. */
export const unseenActor = entityId('actor:unseen');

/** What stands where the rest is not for the one who looks. */
const kept = '…';

/**
 * A scene as one participant may have it before the curtain rises: the house, its people and what stands in the open. The plan
 * of the play, what others want and know, what is written anywhere and what lies hidden stay on the server.
 */
export function seenScene(file: SceneFile, world: World, viewer: EntityId | undefined): SceneFile {
  const entities = file.entities.map((entity) => seenEntity(entity, world));
  const unseen: Entity = { id: unseenActor, kind: 'actor', name: 'a voice', at: null };
  return {
    ...given({ setting: file.setting, staging: file.staging }),
    entities: [...entities, unseen],
    blueprint: seenBlueprint(file.blueprint, viewer),
  };
}

function seenEntity(entity: Entity, world: World): Entity {
  if (entity.kind === 'place') return entity;
  const thing = world.things.get(entity.id);
  return withoutWriting({ ...entity, at: thing && isInTheOpen(world, thing) ? thing.at : null });
}

/** Nothing hides it from whoever stands in its place. */
export function isInTheOpen(world: World, thing: Thing): boolean {
  for (let inner = thing; ;) {
    if (isTuckedAway(inner) || (has(inner, 'hidden') && !is(inner, 'revealed'))) return false;
    const parent = parentOf(world, inner);
    if (!parent) return inner.kind === 'place';
    const relation = relationOfThing(inner);
    if (relation === 'in' && parent.kind === 'prop' && !isOpen(parent) && !has(parent, 'transparent')) return false;
    const isBehind = relation === 'under' || relation === 'behind';
    if (isBehind && !is(inner, 'revealed') && !has(inner, 'fixed') && !has(inner, 'scenery')) return false;
    inner = parent;
  }
}

function seenProfile({ actor, persona, goal, apparentTo }: Profile, viewer: EntityId | undefined): Profile {
  const isOwn = actor === viewer;
  return {
    actor,
    persona: isOwn ? persona : kept,
    goal: { public: goal.public, private: isOwn ? goal.private : kept },
    ...given({ apparentTo: apparentTo && [...apparentTo] }),
  };
}

/** Somebody or something new, as one participant may have it before they have seen it. */
export function seenArrival({ entity, profile, ...shown }: Arrival, viewer: EntityId | undefined): Arrival {
  const open = entity.kind === 'place' ? entity : withoutWriting({ ...entity, at: null });
  return { ...shown, entity: open, ...given({ profile: profile && seenProfile(profile, viewer) }) };
}

function withoutWriting(entity: Entity): Entity {
  if (entity.kind !== 'prop') return entity;
  const { text: _, key: __, ...open } = entity;
  return open;
}

function seenBlueprint(blueprint: Blueprint, viewer: EntityId | undefined): Blueprint {
  const { title, about, language, endings } = blueprint;
  return {
    title,
    ...given({ about, language, endings }),
    profiles: blueprint.profiles.map((profile) => seenProfile(profile, viewer)),
    acts: blueprint.acts.map(({ id, title: named, scenes }) => ({
      id,
      title: named,
      scenes: scenes.map((scene) => ({
        id: scene.id,
        title: scene.title,
        place: scene.place,
        description: scene.description,
        points: [{ id: `${scene.id.slice(0, 50)}-kept`, description: kept, flag: { says: kept }, trajectories: [] }],
      })),
    })),
  };
}
