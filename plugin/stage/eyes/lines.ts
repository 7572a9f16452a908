import type { EntityId } from '../../../src/drama/entity-id.ts';
import { parentIn } from '../../../src/drama/whereabouts.ts';
import { is, type Thing, type World } from '../../../src/world/world.ts';
import type { Actors } from '../actors.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StagedProp } from '../staged-prop.ts';
import { placedAt, placedIn } from '../space/pose.ts';
import { vec, type Vec3 } from '../space/vector.ts';
import type { Screens } from './screens.ts';

/** Nearer than this nothing has moved. */
const stillMeters = 0.02;
/** Half as wide as a body that hides another. */
const bodyMeters = 0.17;

/** Points of a body or a thing that are looked for: one of them seen is enough, all of them are the whole of it. */
function pointsOf(seen: StagedActor | StagedProp): readonly Vec3[] {
  if ('measures' in seen) {
    const { size } = seen.measures;
    const at = (x: number, y: number, z: number) => placedIn(seen.pose, vec(size.x * x, size.y * y, size.z * z));
    const corners = [at(-0.4, 1, -0.4), at(0.4, 1, -0.4), at(-0.4, 1, 0.4), at(0.4, 1, 0.4)];
    return [seen.center, at(0, 1.01, 0), ...corners];
  }
  const { stand, hipHeight, posture, eyes } = seen;
  if (posture === 'lying') return [eyes, ...[-0.5, 0, 0.6].map((z) => placedAt(stand, vec(0, hipHeight + 0.1, z)))];
  const at = (x: number, y: number) => placedAt(stand, vec(x, y, 0));
  const chest = hipHeight + 0.35;
  return [eyes, at(0, chest), at(-0.2, chest), at(0.2, chest), at(0, hipHeight), at(0, hipHeight * 0.5)];
}

interface Known {
  from: Vec3;
  at: Vec3;
  revision: number;
  world: World;
  /** Which of the points can be seen. */
  clear: readonly Vec3[];
  all: number;
}

/** Lines from eyes to things. What has not moved since it was last looked for is not looked for again. */
export class Lines {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly screens: Screens,
    private readonly actors: Pick<Actors, 'all'>,
  ) {}

  /** How much of it can be seen from there, by this actor: 0 nothing, 1 all of it. */
  share(looker: StagedActor, seen: StagedActor | StagedProp, world: World): number {
    const { clear, all } = this.clearPoints(looker, seen, world);
    if (clear.length === 0) return 0;
    const from = looker.eyes;
    const bearer = 'measures' in seen && seen.hold.kind === 'hand' ? seen.hold.actor : undefined;
    let open = 0;
    for (const point of clear) if (!this.isBehindSomebody(from, point, looker.id, seen.id, bearer)) open++;
    return open / all;
  }

  /** Can one of its points be seen past walls and furniture? People in between do not count: one looks past them. */
  isOpen(looker: StagedActor, seen: StagedActor | StagedProp, world: World): boolean {
    return this.clearPoints(looker, seen, world).clear.length > 0;
  }

  /** Does somebody stand before this spot? */
  isCovered(looker: StagedActor, spot: Vec3): boolean {
    return this.isBehindSomebody(looker.eyes, spot, looker.id, undefined, undefined);
  }

  private clearPoints(looker: StagedActor, seen: StagedActor | StagedProp, world: World): Known {
    const from = looker.eyes;
    const at = 'measures' in seen ? seen.pose.position : seen.eyes;
    const key = `${looker.id} ${seen.id}`;
    const known = this.known.get(key);
    const { revision } = this.screens;
    if (known?.revision === revision && known.world === world && isStill(known.from, from) && isStill(known.at, at))
      return known;
    const but = new Set<EntityId>([...chainOf(world, looker.id, true), ...chainOf(world, seen.id)]);
    const points = pointsOf(seen);
    const clear = points.filter((point) => this.screens.isClear(from, point, but));
    const found = { from, at, revision, world, clear, all: points.length };
    this.known.set(key, found);
    return found;
  }

  private isBehindSomebody(
    from: Vec3,
    to: Vec3,
    looker: EntityId,
    seen: EntityId | undefined,
    bearer: EntityId | undefined,
  ): boolean {
    const [dx, dz] = [to.x - from.x, to.z - from.z];
    const squared = dx * dx + dz * dz;
    if (squared < 0.01) return false;
    for (const { id, walker, hipHeight } of this.actors.all.values()) {
      if (!walker || id === looker || id === seen || id === bearer) continue;
      const { position } = walker;
      const part = ((position.x - from.x) * dx + (position.z - from.z) * dz) / squared;
      if (part <= 0.02 || part >= 0.98) continue;
      const far = Math.hypot(from.x + dx * part - position.x, from.z + dz * part - position.z);
      if (far < bodyMeters && from.y + (to.y - from.y) * part < position.y + hipHeight + 0.85) return true;
    }
    return false;
  }
}

const isStill = (a: Vec3, b: Vec3): boolean =>
  Math.abs(a.x - b.x) < stillMeters && Math.abs(a.y - b.y) < stillMeters && Math.abs(a.z - b.z) < stillMeters;

/** A thing and whatever it is in, on, under, behind or part of: none of that is a screen before it. */
function* chainOf(world: World, id: EntityId, isLooking = false): Generator<EntityId> {
  let steps = 0;
  for (let at: EntityId | undefined = id; at !== undefined && steps++ < 20;) {
    yield at;
    const thing: Thing | undefined = world.things.get(at);
    // Whoever hides behind a thing is hidden by it, until they are found.
    const isHidden: boolean =
      !isLooking && thing?.kind === 'actor' && !!thing.at && 'behind' in thing.at && !is(thing, 'revealed');
    at = thing?.at && !isHidden ? parentIn(thing.at) : undefined;
  }
}
