import type { EntityId } from '../../../src/drama/entity-id.ts';
import { clamp } from '../../../src/kit/numbers.ts';
import { shines } from '../../../src/world/light.ts';
import { has, stateOf, type World } from '../../../src/world/world.ts';
import type { Props } from '../props.ts';
import type { Rooms } from '../rooms.ts';
import type { StagedProp } from '../staged-prop.ts';
import { distance, vec, type Vec3 } from '../space/vector.ts';

/** So much light is enough to see by; with less only what is near or shines itself is seen. */
export const seeingLight = 0.15;
/** So bright is a place nobody made dark, and so bright a dark one without a flame. */
const [litPlace, darkPlace] = [0.8, 0.03];
/** How far a flame and a lamp light things up to seeing by them. */
const [flameMeters, lampMeters] = [4.5, 6];

/** Something that gives light, and how far. */
interface Lamp {
  readonly at: Vec3;
  readonly meters: number;
  readonly place: EntityId;
}

/** How much light there is where, from 0 to 1: the place's own, and the lamps and flames near a thing. */
export class Lamps {
  private lamps: readonly Lamp[] = [];
  private world: World | undefined;

  constructor(
    private readonly props: Pick<Props, 'all'>,
    private readonly rooms: Pick<Rooms, 'nearest'>,
  ) {}

  /** Looks again which lamps burn and where: whenever something moved or changed. */
  refresh(world: World): void {
    this.world = world;
    this.lamps = [...this.props.all.values()]
      .filter((prop) => prop.isVisible && shines(prop.thing))
      .map((prop) => this.lampOf(prop));
  }

  /** Light at a point. */
  at(point: Vec3): number {
    const place = this.rooms.nearest(point);
    const thing = this.world?.things.get(place);
    const isDark = thing !== undefined && (stateOf(thing, 'lit') === false || stateOf(thing, 'dark') === true);
    let level = isDark ? darkPlace : litPlace;
    for (const lamp of this.lamps) {
      if (lamp.place !== place) continue;
      const far = distance(lamp.at, point) / lamp.meters;
      level = Math.max(level, clamp(1 - (1 - seeingLight) * far, 0, 1));
    }
    return level;
  }

  private lampOf(prop: StagedProp): Lamp {
    const at = vec(prop.center.x, prop.center.y + prop.measures.size.y / 2, prop.center.z);
    return { at, meters: has(prop.thing, 'switchable') ? lampMeters : flameMeters, place: this.rooms.nearest(at) };
  }
}
