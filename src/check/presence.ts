import { kept, remembered } from '../kit/remembered.ts';
import { isMove, type Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { isDead, placeOf } from '../world/containment.ts';
import type { Survey } from './survey.ts';

/** At which points an actor can be somewhere on the stage at all. Whoever is somewhere may walk anywhere. */
export const pointsWith = (survey: Survey, actor: EntityId): ReadonlySet<number> =>
  kept(known(survey), actor, () => lookFor(survey, actor));

const known = remembered((_: Survey) => new Map<EntityId, ReadonlySet<number>>());

function lookFor(survey: Survey, actor: EntityId): ReadonlySet<number> {
  const { points, blueprint, openings } = survey;
  const events = [
    ...(blueprint.consequences ?? []).flatMap(({ changes = [] }) => changes),
    ...points.flatMap(({ point }) => point.otherwise?.changes ?? []),
  ];
  // What may happen at any time may bring them on, or to life, at any time.
  const comesAtAnyTime = events.some((change) => change.entity === actor && bringsOn(change));
  const isThere = openings.some(({ world }) => {
    const thing = world.things.get(actor);
    return thing !== undefined && !isDead(thing) && placeOf(world, thing) !== undefined;
  });
  const isDeadAtFirst = openings.every(({ world }) => {
    const thing = world.things.get(actor);
    return thing !== undefined && isDead(thing);
  });
  const found = new Set<number>();
  if (isDeadAtFirst && !comesAtAnyTime) return found;
  const isApparition = blueprint.profiles.some((profile) => profile.actor === actor && profile.apparentTo);
  let there = isThere || comesAtAnyTime;
  points.forEach(({ point, scene, index }) => {
    if (scene.id !== points[index - 1]?.scene.id) {
      for (const { entity, at } of scene.places ?? []) {
        if (entity === actor) there = at !== null || comesAtAnyTime;
      }
    }
    if (point.enters?.some((entrance) => entrance.actor === actor)) there = true;
    if (there) found.add(index);
    // Others leave by the nearest door and may come back by it.
    if (isApparition && point.leaves?.includes(actor)) there = comesAtAnyTime;
  });
  return found;
}

const bringsOn = (change: Change): boolean =>
  isMove(change) ? change.value !== null : change.property === 'dead' && change.value !== true;
