import { invariant } from '../../../../src/kit/invariant.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { vec, yawTowards, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import type { RehearsalRoom } from '../rehearsal-room.ts';

/** Puts bodies where a test of eyes and ears wants them, and turns them. */
export class Onlookers {
  constructor(private readonly room: RehearsalRoom) {}

  /** A spot so far inside the door between parlour and hall, and so far aside of it. */
  byDoor(place: string, meters: number, aside = 0): Vec3 {
    const { rooms } = this.room.stage;
    const way = rooms.doorwaysOf(entityId(place)).find(({ door }) => door === 'prop:door');
    invariant(way, `no door in ${place}`);
    const { x, y, z } = rooms.inside(way, entityId(place), meters);
    return vec(x + Math.cos(way.yaw) * aside, y, z - Math.sin(way.yaw) * aside);
  }

  /** Stands somebody there, looking at a point or away from it. */
  put(who: string, position: Vec3, face: Vec3, back = false): void {
    const actor = this.room.actor(who);
    const yaw = yawTowards(position, face) + (back ? Math.PI : 0);
    actor.gaze = undefined;
    this.room.stage.actors.putAt(actor, { position, yaw });
    actor.walker?.stand(yaw);
  }
}
