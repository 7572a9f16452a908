import type { EntityId } from '../drama/entity-id.ts';
import { isMove } from '../drama/change.ts';
import { parentIn } from '../drama/whereabouts.ts';
import { bearerOf, isWithin, parentOf, placeOf } from '../world/containment.ts';
import { has, is, thingOf, type Thing, type World } from '../world/world.ts';
import { aWarning, type Finding } from './finding.ts';
import { meansOf } from './means.ts';
import type { Survey } from './survey.ts';

/** Places nobody can get to: no way leads there from anywhere somebody is put, and nobody is put there. */
export function unreachableRooms(survey: Survey): Finding[] {
  const { scene, openings } = survey;
  const reached = placesReached(survey);
  return scene.entities.flatMap((entity, index) => {
    if (entity.kind !== 'place' || reached.has(entity.id)) return [];
    // What happens offstage, or is only spoken of, has nothing in it.
    const isBare = openings.every(({ world }) => (world.contents.get(entity.id) ?? []).length === 0);
    if (isBare && !entity.exits?.length && !scene.staging?.rooms?.some(({ place }) => place === entity.id)) return [];
    const message = `nobody can get to ${entity.name}: no exit leads there, and nobody begins or enters there`;
    const remedy = `Give a place that is used an exit with "to": "${entity.id}", or take the place out.`;
    return aWarning('place-out-of-reach', `entities.${index}`, message, remedy);
  });
}

/** Every place where somebody is put, and whatever ways lead to from there, through whatever doors. */
function placesReached(survey: Survey): ReadonlySet<EntityId> {
  const { openings, points } = survey;
  const [opening] = openings;
  const reached = new Set<EntityId>();
  if (!opening) return reached;
  const { world } = opening;
  const start = (id: EntityId | undefined) => {
    const thing = id === undefined ? undefined : world.things.get(id);
    const place = thing && placeOf(world, thing);
    if (place) reached.add(place.id);
  };
  for (const one of openings) {
    for (const id of one.world.cast) {
      const thing = thingOf(one.world, id);
      const place = thing.kind === 'actor' ? placeOf(one.world, thing) : undefined;
      if (place) reached.add(place.id);
    }
  }
  for (const { scene } of points) start(scene.place);
  for (const change of meansOf(survey).changes) {
    if (isMove(change) && change.value && world.things.get(change.entity)?.kind === 'actor')
      start(parentIn(change.value));
  }
  for (const place of reached) for (const { to } of thingOf(world, place).exits) reached.add(to);
  return reached;
}

/** Locked things nobody can ever unlock: the key is nowhere, or locked up in what it opens. */
export function keysOutOfReach(survey: Survey): Finding[] {
  const { scene, openings } = survey;
  const changed = new Set(meansOf(survey).changes.map(({ entity }) => entity));
  return scene.entities.flatMap((entity, index) => {
    if (entity.kind !== 'prop' || !entity.traits?.includes('lockable')) return [];
    const whys = openings.map(({ world }) => whyNoKey(world, thingOf(world, entity.id), changed));
    const [why] = whys;
    if (why === undefined || whys.includes(undefined)) return [];
    const remedy = 'Put the key where somebody can take it, name another "key", or leave the thing unlocked.';
    return aWarning('no-key', `entities.${index}`, `${entity.name} is locked, and ${why}`, remedy);
  });
}

function whyNoKey(world: World, thing: Thing, changed: ReadonlySet<EntityId>): string | undefined {
  if (!is(thing, 'locked') || has(thing, 'breakable') || changed.has(thing.id)) return undefined;
  if (thing.key === undefined) return 'has no key: anybody opens it with bare hands';
  const key = world.things.get(thing.key);
  if (!key || changed.has(key.id)) return undefined;
  if (key.at === null) return `its key, ${key.name}, is nowhere in the play`;
  const shut = lockedAround(world, key);
  if (!shut) return undefined;
  if (isWithin(world, key, thing)) return `its key, ${key.name}, is locked up inside it`;
  const other = shut.key === undefined ? undefined : world.things.get(shut.key);
  return other && isWithin(world, other, thing)
    ? `its key, ${key.name}, is in ${shut.name}, whose key is in it`
    : undefined;
}

/** The locked thing somebody would have to open first. */
function lockedAround(world: World, thing: Thing): Thing | undefined {
  if (bearerOf(world, thing)) return undefined;
  for (let outer = parentOf(world, thing); outer; outer = parentOf(world, outer)) if (is(outer, 'locked')) return outer;
  return undefined;
}
