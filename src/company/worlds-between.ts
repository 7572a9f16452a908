import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import { applyChanges } from '../world/apply-changes.ts';
import { isDead, placeOf } from '../world/containment.ts';
import { thingOf, type World } from '../world/world.ts';

/**
 * What a stage is shown on the way of a jump, before the world it jumps to. A stage knows how people come, go, fall and die, and
 * shows it: they come in by the door and lie where they fell. After a jump nobody has come by any door, and the dead may have to
 * be alive again. So whoever is elsewhere, or otherwise dead, is first nowhere and then next door: from there they are put in
 * their place at once.
 */
export function worldsBetween(before: World, now: World): readonly World[] {
  const others = now.cast.filter((id) => thingOf(now, id).kind === 'actor' && isOther(id, before, now));
  if (others.length === 0) return [];
  const nowhere = others.map((entity): Change => ({ entity, property: 'at', value: null }));
  const nextDoor = others.flatMap((entity): Change[] => {
    const place = placeOf(now, thingOf(now, entity));
    const door = place?.exits.find(({ to }) => to !== place.id);
    if (!door) return [{ entity, property: 'at', value: null }];
    const alive: Change[] = isDead(thingOf(now, entity)) ? [{ entity, property: 'dead', value: false }] : [];
    return [{ entity, property: 'at', value: { in: door.to } }, ...alive];
  });
  return [applyChanges(now, nowhere), applyChanges(now, nextDoor)];
}

const isOther = (id: EntityId, before: World, now: World): boolean => {
  const [was, is] = [thingOf(before, id), thingOf(now, id)];
  return isDead(was) !== isDead(is) || placeOf(before, was)?.id !== placeOf(now, is)?.id;
};
