import type { EntityId } from '../../../src/drama/entity-id.ts';
import { earshots, type Sound } from '../../../src/drama/voice.ts';
import { isOpen, placeOf } from '../../../src/world/containment.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import type { Rooms } from '../rooms.ts';
import { flatDistance, type Vec3 } from '../space/vector.ts';

/** Whether a sound made somewhere is heard elsewhere: by its loudness, the way it goes, and doors. */
export class Ears {
  constructor(
    private readonly parts: { readonly rooms: Rooms; world(): World },
    private readonly pointOf: (id: EntityId) => Vec3 | undefined,
  ) {}

  /** Undefined where one of the two is not on the stage. */
  hears(actor: EntityId, source: EntityId, sound: Sound): boolean | undefined {
    const [ears, mouth] = [this.pointOf(actor), this.pointOf(source)];
    const world = this.parts.world();
    if (!ears || !mouth) return undefined;
    const [here, there] = [placeOf(world, thingOf(world, actor)), placeOf(world, thingOf(world, source))];
    if (!here || !there) return undefined;
    const earshot = earshots[sound];
    if (here.id === there.id) return flatDistance(ears, mouth) <= earshot.here;
    const exits = [
      ...here.exits.filter(({ to }) => to === there.id),
      ...there.exits.filter(({ to }) => to === here.id),
    ];
    // Sound goes round by the ways between two places; a wall lets nothing through.
    return exits.some(({ door }) => {
      const isShut = door !== undefined && !isOpen(thingOf(world, door));
      return this.metersBy(here.id, there.id, door, ears, mouth) <= (isShut ? earshot.shut : earshot.open);
    });
  }

  private metersBy(here: EntityId, there: EntityId, door: EntityId | undefined, ears: Vec3, mouth: Vec3): number {
    const way = this.parts.rooms
      .doorwaysOf(here)
      .find(({ between, door: own }) => between.includes(there) && own === door);
    if (!way) return flatDistance(ears, mouth);
    return flatDistance(ears, way.center) + flatDistance(way.center, mouth);
  }
}
