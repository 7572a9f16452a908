import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { parentIn } from '../../../../src/drama/whereabouts.ts';
import { shines } from '../../../../src/world/light.ts';
import { has, is, stateOf, thingOf, type Thing, type World } from '../../../../src/world/world.ts';
import { wallSolids } from '../../../../plugin/stage/set-solids.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import type { StagedActor } from '../../../../plugin/stage/staged-actor.ts';
import type { StagedProp } from '../../../../plugin/stage/staged-prop.ts';
import { combined, placedAt, placedIn, turnedBy, yawed, type Pose } from '../../../../plugin/stage/space/pose.ts';
import {
  between,
  distance,
  flatDistance,
  minus,
  vec,
  wrapped,
  yawTowards,
  type Vec3,
} from '../../../../plugin/stage/space/vector.ts';
import type { Box } from '../../../../plugin/stage/space/box.ts';

/** What an onlooker of the test says of one pair: surely seen, surely not, or too close to call. */
export type Opinion = 'yes' | 'no' | 'unsure';

interface Solid {
  readonly owner: EntityId | undefined;
  readonly box: Box;
  readonly pose: Pose;
}

const degrees = 180 / Math.PI;
const stepMeters = 0.03;
/** Boxes are taken a little smaller for what is surely hidden, a little larger for what is surely seen. */
const margin = 0.015;

/**
 * Says who can see what in another way than the stage does: lines are walked in steps of three centimetres, and every point
 * on them is looked for in every wall and piece of furniture.
 */
export class Oracle {
  private readonly walls: readonly Solid[];

  constructor(
    private readonly stage: Stage,
    private readonly world: () => World,
  ) {
    this.walls = stage.parts.plan.walls.flatMap(wallSolids).map((solid) => ({ ...solid, owner: undefined }));
  }

  /** Can this actor see the other, or the thing, who moves or lies still? */
  sees(looker: StagedActor, seen: StagedActor | StagedProp, moves: boolean): Opinion {
    const isProp = 'measures' in seen;
    if (isProp && (!seen.isVisible || this.isShutAway(seen.thing))) return 'no';
    if (!isProp && seen.isHiding) return 'no';
    const point = isProp ? seen.center : seen.eyes;
    // The lines are looked for last: they take the longest.
    const first = [this.inView(looker, point, moves), this.inLight(looker, seen, point)];
    if (first.includes('no')) return 'no';
    const opinions = [...first, isProp ? this.isLargeEnough(seen, looker) : 'yes', this.isOpen(looker, seen)];
    return opinions.includes('no') ? 'no' : opinions.includes('unsure') ? 'unsure' : 'yes';
  }

  private isLargeEnough({ measures, center }: StagedProp, { eyes }: StagedActor): Opinion {
    const { x, y, z } = measures.size;
    return Math.max(x, y, z) / distance(center, eyes) > 0.006 ? 'yes' : 'unsure';
  }

  private inView(looker: StagedActor, point: Vec3, moves: boolean): Opinion {
    const { eyes, stand, gaze } = looker;
    const at = typeof gaze === 'string' ? this.stage.actors.get(gaze)?.eyes : gaze;
    const turn = at ? wrapped(yawTowards(eyes, at) - stand.yaw) : 0;
    const head = stand.yaw + Math.max(-1.1, Math.min(1.1, turn));
    const off = Math.abs(wrapped(yawTowards(eyes, point) - head)) * degrees;
    const meters = flatDistance(eyes, point);
    const down = Math.abs(Math.atan2(point.y - eyes.y, meters)) * degrees;
    if (meters < 0.4) return 'unsure';
    if (off > (moves ? 107 : 62)) return 'no';
    if (off < 58 && down < 14) return 'yes';
    return moves && off < 103 && meters < 11 ? 'yes' : 'unsure';
  }

  private inLight(looker: StagedActor, seen: StagedActor | StagedProp, point: Vec3): Opinion {
    const { rooms } = this.stage;
    const place = thingOf(this.world(), rooms.nearest(point));
    const isDark = stateOf(place, 'lit') === false || stateOf(place, 'dark') === true;
    const meters = distance(looker.eyes, point);
    if (!isDark || meters < 1.1 || shines(seen.thing)) return 'yes';
    const lamps = [...this.stage.props.all.values()].filter(
      (prop) => prop.isVisible && shines(prop.thing) && rooms.nearest(prop.center) === place.id,
    );
    const nearest = Math.min(Infinity, ...lamps.map(({ center }) => distance(center, point)));
    if (nearest > 6.6 && meters > 1.3) return 'no';
    return nearest < 4 ? 'yes' : 'unsure';
  }

  private isOpen(looker: StagedActor, seen: StagedActor | StagedProp): Opinion {
    const own = new Set([...this.chainOf(looker.id, true), ...this.chainOf(seen.id)]);
    const points = pointsOf(seen);
    const solids = [...this.walls, ...this.furniture()].filter(
      (solid) => (solid.owner === undefined || !own.has(solid.owner)) && isNear(solid, looker.eyes, points),
    );
    const open = (by: number) => points.filter((point) => this.isFree(looker.eyes, point, solids, by));
    if (open(-margin).length === 0) return 'no';
    const isAlone = points.every((point) => !this.somebodyBetween(looker, seen, point));
    return isAlone && open(margin).length === points.length ? 'yes' : 'unsure';
  }

  private somebodyBetween(looker: StagedActor, seen: StagedActor | StagedProp, point: Vec3): boolean {
    const bearer = 'measures' in seen && seen.hold.kind === 'hand' ? seen.hold.actor : undefined;
    for (const { id, walker } of this.stage.actors.all.values()) {
      if (!walker || id === looker.id || id === seen.id || id === bearer) continue;
      for (let part = 0; part <= 1; part += 0.05)
        if (flatDistance(walker.position, between(looker.eyes, point, part)) < 0.45) return true;
    }
    return false;
  }

  private isFree(from: Vec3, to: Vec3, solids: readonly Solid[], larger: number): boolean {
    const steps = Math.ceil(distance(from, to) / stepMeters);
    return solids.every((solid) => {
      // Whoever stands in a thing looks out of it.
      if (isIn(solid, from, larger)) return true;
      for (let step = 1; step < steps; step++) if (isIn(solid, between(from, to, step / steps), larger)) return false;
      return true;
    });
  }

  private furniture(): Solid[] {
    return [...this.stage.props.all.values()].flatMap((prop) =>
      prop.body.layer === 'furniture' && prop.measures.size.y >= 0.9 && !has(prop.thing, 'transparent')
        ? prop.body.solids.map((box) => ({ owner: prop.id, box, pose: prop.pose }))
        : [],
    );
  }

  private isShutAway(thing: Thing): boolean {
    for (let inner = thing; inner.at;) {
      const parent = thingOf(this.world(), parentIn(inner.at));
      if (parent.kind === 'place') return false;
      if ('in' in inner.at && has(parent, 'openable') && !is(parent, 'open') && !has(parent, 'transparent'))
        return true;
      if ('behind' in inner.at || 'under' in inner.at) return true;
      inner = parent;
    }
    return true;
  }

  private *chainOf(id: EntityId, isLooking = false): Generator<EntityId> {
    const thing = thingOf(this.world(), id);
    yield id;
    const isHidden =
      !isLooking && thing.kind === 'actor' && !!thing.at && 'behind' in thing.at && !is(thing, 'revealed');
    if (thing.at && !isHidden) yield* this.chainOf(parentIn(thing.at), isLooking);
  }
}

function pointsOf(seen: StagedActor | StagedProp): Vec3[] {
  if (!('measures' in seen)) {
    const { stand, eyes, hipHeight, posture } = seen;
    if (posture === 'lying') return [eyes, ...[-0.5, 0, 0.6].map((z) => placedAt(stand, vec(0, hipHeight + 0.1, z)))];
    const heights = [hipHeight * 0.5, hipHeight, hipHeight + 0.35];
    return [eyes, ...heights.flatMap((y) => [-0.2, 0, 0.2].map((x) => placedAt(stand, vec(x, y, 0))))];
  }
  const { x, y, z } = seen.measures.size;
  const corners = [-0.4, 0.4].flatMap((a) => [-0.4, 0.4].map((b) => placedIn(seen.pose, vec(x * a, y, z * b))));
  return [seen.center, placedIn(seen.pose, vec(0, y * 1.01, 0)), ...corners];
}

/** Could a line between the eyes and the points come near it? Seen from above, in a circle around it. */
function isNear({ box, pose }: Solid, eyes: Vec3, points: readonly Vec3[]): boolean {
  const at = placedIn(pose, box.center);
  const [first = eyes] = points;
  const spread = Math.max(...points.map((point) => distance(point, first)));
  const [dx, dz] = [first.x - eyes.x, first.z - eyes.z];
  const part = Math.max(0, Math.min(1, ((at.x - eyes.x) * dx + (at.z - eyes.z) * dz) / (dx * dx + dz * dz || 1)));
  const off = Math.hypot(eyes.x + dx * part - at.x, eyes.z + dz * part - at.z);
  return off <= Math.hypot(box.size.x, box.size.z) / 2 + spread + 0.1;
}

function isIn({ box, pose }: Solid, point: Vec3, larger: number): boolean {
  const turn = box.yaw === undefined ? pose.rotation : combined(pose.rotation, yawed(box.yaw));
  const own = turnedBy(minus(point, placedIn(pose, box.center)), { x: -turn.x, y: -turn.y, z: -turn.z, w: turn.w });
  return (['x', 'y', 'z'] as const).every((key) => Math.abs(own[key]) <= Math.max(0.004, box.size[key] / 2 + larger));
}
