import type { EntityId } from '../../src/drama/entity-id.ts';
import { flatDistance, type Vec3 } from '../stage/space/vector.ts';

const strideMeters = 0.68;
/** Further at once is no step: somebody was brought there. */
const leapMeters = 1.5;

/** Hears when the feet of walkers fall, by how far they have gone. */
export class Footfalls {
  private readonly known = new Map<EntityId, { at: Vec3; walked: number }>();

  /** Who has set a foot down since the last time. */
  update(walkers: Iterable<readonly [EntityId, Vec3]>): EntityId[] {
    const fallen: EntityId[] = [];
    for (const [id, at] of walkers) {
      const known = this.known.get(id);
      if (!known) {
        this.known.set(id, { at, walked: 0 });
        continue;
      }
      const far = flatDistance(known.at, at);
      known.at = at;
      known.walked = far > leapMeters ? 0 : known.walked + far;
      if (known.walked < strideMeters) continue;
      known.walked %= strideMeters;
      fallen.push(id);
    }
    return fallen;
  }
}
