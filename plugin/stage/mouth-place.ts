import type { EntityId } from '../../src/drama/entity-id.ts';
import { isOpen } from '../../src/world/containment.ts';
import { vec, type Vec3 } from './space/vector.ts';
import type { Stage } from './stage.ts';

/** Where somebody's mouth is, and whether a wall or a closed door is between it and the listener. */
export interface MouthPlace {
  readonly position: Vec3;
  readonly muffled: boolean;
}

/** A mouth is so much lower than the eyes, and so much further forward. */
const belowEyes = 0.11;

/**
 * Where somebody's voice comes from, for ears in a place: what is said behind a closed door, or two rooms away, is muffled.
 * Undefined for whoever is not on the stage.
 */
export function mouthPlace(stage: Stage, actor: EntityId, earsIn: EntityId): MouthPlace | undefined {
  const who = stage.actors.get(actor);
  if (!who?.isOnStage) return undefined;
  const { x, y, z } = who.eyes;
  const place = stage.rooms.nearest(who.stand.position);
  return { position: vec(x, y - belowEyes, z), muffled: place !== earsIn && !isOpenBetween(stage, place, earsIn) };
}

function isOpenBetween({ rooms, parts }: Stage, one: EntityId, other: EntityId): boolean {
  return rooms.doorwaysOf(one).some(({ between, door }) => {
    if (!between.includes(other)) return false;
    const thing = door === undefined ? undefined : parts.world().things.get(door);
    return !thing || isOpen(thing);
  });
}
