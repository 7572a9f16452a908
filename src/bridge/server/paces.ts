import type { EntityId } from '../../drama/entity-id.ts';
import { PaceReader, type Footing, type Pace, type PaceFrame } from '../../protocol/pace.ts';
import type { World } from '../../world/world.ts';
import { Sights } from './sights.ts';

/** Nobody runs faster, in metres a second; a little is forgiven for messages that come in a heap. */
const fastest = 5;
const forgivenMeters = 1.5;

/**
 * How bodies walk between what is kept of it. Nothing of this is a fact: where somebody stands is told by `body:stand`. What
 * is passed on is only what could be so: in their own place, no faster than anybody runs, to those who see it.
 */
export class Paces {
  private readonly walkers = new Map<EntityId, { reader: PaceReader; last?: Footing; atMs: number }>();
  private readonly sights = new Sights();

  /** Where a frame of somebody's has them; nothing, where it could not be so. */
  read(actor: EntityId, frame: PaceFrame, nowMs: number): Pace | undefined {
    let walker = this.walkers.get(actor);
    if (!walker) this.walkers.set(actor, (walker = { reader: new PaceReader(), atMs: nowMs }));
    const footing = walker.reader.read(frame);
    if (!footing) return undefined;
    const { last, atMs } = walker;
    const meters = last ? Math.hypot(footing.x - last.x, footing.z - last.z) : 0;
    if (meters > forgivenMeters + ((nowMs - atMs) / 1000) * fastest) return undefined;
    Object.assign(walker, { last: footing, atMs: nowMs });
    return footing;
  }

  /** Whether somebody sees another walk, as the world is now. The audience sees everybody. */
  isSeen(world: World, viewer: EntityId, walker: EntityId): boolean {
    return this.sights.has(world, viewer, walker);
  }

  /** They go on from somewhere else: by a deed, or as another's. */
  forget(actor: EntityId): void {
    this.walkers.delete(actor);
  }
}
