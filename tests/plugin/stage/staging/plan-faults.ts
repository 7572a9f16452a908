import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../../../src/drama/whereabouts.ts';
import { openWorld, thingOf, type World } from '../../../../src/world/world.ts';
import type { StagedScene } from '../../../../plugin/stage/staging/scene-survey.ts';
import type { PlacedProp, PlanPoint, Room, StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';

/**
 * Everything unsound in a plan, in words. It shares no code with the solver: rectangles are clipped as polygons, and
 * the floor is walked on a raster of its own.
 */
export function planFaults(scene: StagedScene, plan: StagePlan): readonly string[] {
  const world = openWorld(scene);
  const faults: string[] = [];
  const rooms = new Map(plan.rooms.map((room) => [room.place, room]));
  const props = [...plan.props.values()];
  const doors = new Set(plan.doorways.map(({ door }) => door));
  const where = (id: EntityId) => placeOf(world, id);
  const parent = (id: EntityId) => {
    const { at } = thingOf(world, id);
    return at ? parentIn(at) : undefined;
  };
  const isAbove = (above: EntityId, id: EntityId): boolean => {
    for (let at = parent(id); at !== undefined; at = parent(at)) if (at === above) return true;
    return false;
  };

  for (const id of world.cast) {
    const thing = thingOf(world, id);
    if (thing.kind !== 'prop') continue;
    if (!plan.forms.has(id)) faults.push(`${id} has no form`);
    const placed = plan.props.get(id);
    const should = where(id) !== undefined || doors.has(id);
    if (should !== (placed !== undefined)) faults.push(`${id} ${should ? 'has no stand' : 'should have no stand'}`);
    if (
      placed &&
      ![placed.stand.position.x, placed.stand.position.y, placed.stand.position.z, placed.stand.yaw].every(
        Number.isFinite,
      )
    ) {
      faults.push(`${id} stands at no number`);
    }
  }

  const hides = (id: EntityId) => {
    const { at } = thingOf(world, id);
    return at !== null && ['in', 'under', 'partOf'].includes(relationOf(at)) && rooms.get(parentIn(at)) === undefined;
  };
  const hidden = (id: EntityId): boolean => {
    for (let at: EntityId | undefined = id; at !== undefined; at = parent(at)) if (hides(at)) return true;
    return false;
  };
  const solid = props.filter(({ id }) => !doors.has(id) && !hidden(id));
  const flat = ({ measures }: PlacedProp) => measures.size.y <= 0.06 && measures.mount === 'floor';
  const isFloorThing = (id: EntityId) => rooms.has(parent(id) as EntityId) || isBehind(world, id);

  for (const prop of solid) {
    const room = rooms.get(where(prop.id) as EntityId);
    if (!room) continue;
    const { y } = prop.stand.position;
    if (isFloorThing(prop.id)) {
      for (const corner of cornersOf(prop)) {
        if (!isWithin(room.outline, corner, 0.012)) faults.push(`${prop.id} is outside the walls of ${room.place}`);
      }
      if (y < room.floorY - 0.001) faults.push(`${prop.id} is under the floor`);
      if (!room.outdoors && y + prop.measures.size.y > room.floorY + room.height + 0.02) {
        faults.push(`${prop.id} is through the ceiling`);
      }
    } else if (relationOf(thingOf(world, prop.id).at!) === 'on') {
      const carrier = plan.props.get(parent(prop.id) as EntityId);
      const tops = carrier?.measures.surfaces.map(({ center }) => center.y + carrier.stand.position.y) ?? [];
      const stacked = solid.some(
        (o) => o !== prop && parent(o.id) === parent(prop.id) && Math.abs(topOf(o) - y) < 0.01,
      );
      if (tops.length > 0 && !stacked && !tops.some((top) => Math.abs(top - y) < 0.01)) {
        faults.push(`${prop.id} is on none of the surfaces of ${carrier?.id}`);
      }
    }
    for (const other of solid) {
      if (other.id <= prop.id || where(other.id) !== room.place || flat(prop) !== flat(other)) continue;
      if (isAbove(other.id, prop.id) || isAbove(prop.id, other.id)) continue;
      const high = Math.min(topOf(prop), topOf(other)) - Math.max(y, other.stand.position.y);
      if (high > 0.006 && sharedArea(cornersOf(prop), cornersOf(other)) > 0.0004) {
        faults.push(`${prop.id} and ${other.id} overlap`);
      }
    }
  }

  const inTheWay = (prop: PlacedProp, room: Room) =>
    !flat(prop) && topOf(prop) - room.floorY > 0.06 && prop.stand.position.y - room.floorY < 1.9;
  const floorThings = solid.filter(({ id }) => isFloorThing(id));
  for (const doorway of plan.doorways) {
    if (doorway.width < 0.949) faults.push(`the doorway of ${doorway.between.join(' and ')} is ${doorway.width} wide`);
    for (const prop of floorThings) {
      const room = rooms.get(where(prop.id) as EntityId);
      if (!room || !doorway.between.includes(room.place) || !inTheWay(prop, room)) continue;
      const { x, z } = doorway.center;
      const zone = rectangleAt(x, z, doorway.yaw, doorway.width, 2.0);
      if (sharedArea(zone, cornersOf(prop)) > 0.0004) faults.push(`${prop.id} is before a doorway of ${room.place}`);
    }
  }
  for (const [place, thing] of rooms) {
    const exits = thingOf(world, place).exits.filter(({ to }) => to !== place);
    for (const { to } of exits) {
      if (!plan.doorways.some(({ between }) => between.includes(place) && between.includes(to))) {
        faults.push(`there is no doorway from ${thing.place} to ${to}`);
      }
    }
  }
  for (const wall of plan.walls) {
    const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
    for (const { along, width, sill, height } of wall.openings) {
      if (along - width / 2 < -0.001 || along + width / 2 > length + 0.001)
        faults.push('an opening is beyond its wall');
      if (sill < -0.001 || sill + height > wall.height + 0.001) faults.push('an opening is higher than its wall');
    }
  }

  for (const prop of floorThings) {
    const room = rooms.get(where(prop.id) as EntityId) as Room;
    const { clearFront, size } = prop.measures;
    if (clearFront <= 0 || flat(prop)) continue;
    const { x, y, z } = prop.stand.position;
    const ahead = (size.z + clearFront) / 2;
    const zone = rectangleAt(
      x + Math.sin(prop.stand.yaw) * ahead,
      z + Math.cos(prop.stand.yaw) * ahead,
      prop.stand.yaw,
      size.x,
      clearFront,
    );
    for (const other of floorThings) {
      if (other === prop || where(other.id) !== room.place || flat(other) || drawnUp(prop, other)) continue;
      const high = Math.min(y + size.y, topOf(other)) - Math.max(y, other.stand.position.y);
      if (high > 0.006 && sharedArea(zone, cornersOf(other)) > 0.0004) faults.push(`${other.id} is before ${prop.id}`);
    }
  }

  for (const room of plan.rooms)
    faults.push(
      ...walkFaults(
        world,
        plan,
        room,
        floorThings.filter((p) => where(p.id) === room.place && inTheWay(p, room)),
        solid.filter((p) => where(p.id) === room.place),
      ),
    );
  return faults;
}

const topOf = ({ stand, measures }: PlacedProp): number => stand.position.y + measures.size.y;

const drawnUp = (a: PlacedProp, b: PlacedProp): boolean => {
  const seat = ({ measures }: PlacedProp) =>
    measures.seats.length > 0 && measures.seats.every((s) => s.posture === 'sitting');
  const table = ({ measures }: PlacedProp) => measures.surfaces.length > 0 && measures.seats.length === 0;
  return (seat(a) && table(b)) || (seat(b) && table(a));
};

const isBehind = (world: World, id: EntityId): boolean => {
  const { at } = thingOf(world, id);
  if (!at || relationOf(at) !== 'behind') return false;
  const up = thingOf(world, parentIn(at)).at;
  return up !== null && thingOf(world, parentIn(up)).kind === 'place';
};

const placeOf = (world: World, id: EntityId): EntityId | undefined => {
  for (let at: EntityId | undefined = id; at !== undefined;) {
    const thing: ReturnType<typeof thingOf> = thingOf(world, at);
    if (thing.kind === 'place') return at;
    if (thing.kind === 'actor' && at !== id) return undefined;
    if (!thing.at || ['heldBy', 'wornBy'].includes(relationOf(thing.at))) return undefined;
    at = parentIn(thing.at);
  }
  return undefined;
};

function walkFaults(
  world: World,
  plan: StagePlan,
  room: Room,
  blocking: readonly PlacedProp[],
  all: readonly PlacedProp[],
): string[] {
  const faults: string[] = [];
  const xs = room.outline.map(([x]) => x);
  const zs = room.outline.map(([, z]) => z);
  const [west, south] = [Math.min(...xs), Math.min(...zs)];
  const columns = Math.ceil((Math.max(...xs) - west) / 0.1);
  const rows = Math.ceil((Math.max(...zs) - south) / 0.1);
  const at = (index: number): PlanPoint => [
    west + ((index % columns) + 0.5) * 0.1,
    south + (Math.floor(index / columns) + 0.5) * 0.1,
  ];
  const stairs = plan.stairs.map(({ top, bottom, width }) => {
    const run = Math.hypot(top.x - bottom.x, top.z - bottom.z);
    const yaw = Math.atan2(bottom.x - top.x, bottom.z - top.z);
    return { bottom, corners: rectangleAt((top.x + bottom.x) / 2, (top.z + bottom.z) / 2, yaw, width, run), yaw };
  });
  const boxes = [...blocking.map(cornersOf), ...stairs.map(({ corners }) => corners)];
  const free = Array.from({ length: columns * rows }, (_, index) => {
    const point = at(index);
    return (
      isWithin(room.outline, point, 0) &&
      distanceToOutline(room.outline, point) >= 0.279 &&
      boxes.every((box) => distanceToPolygon(box, point) >= 0.279)
    );
  });
  const here = plan.doorways.filter(({ between }) => between.includes(room.place));
  const starts = here.map((doorway) => {
    const into = doorway.between[0] === room.place ? doorway.yaw + Math.PI : doorway.yaw;
    const steps = stairs.find(
      ({ corners, bottom }) =>
        bottom.y === room.floorY && distanceToPolygon(corners, [doorway.center.x, doorway.center.z]) < 0.4,
    );
    const [from, ahead] = steps ? [steps.bottom, 0.45] : [doorway.center, 0.55];
    const spot: PlanPoint = [from.x + Math.sin(into) * ahead, from.z + Math.cos(into) * ahead];
    let best = -1;
    free.forEach((ok, index) => {
      if (ok && far(at(index), spot) < (best < 0 ? 0.25 : far(at(best), spot))) best = index;
    });
    return best;
  });
  if (starts.includes(-1)) faults.push(`a doorway of ${room.place} is blocked`);
  const seen = new Set<number>();
  const grow = (start: number) => {
    const queue = [start];
    seen.add(start);
    while (queue.length > 0) {
      const index = queue.pop() as number;
      const column = index % columns;
      for (const next of [
        column > 0 ? index - 1 : -1,
        column < columns - 1 ? index + 1 : -1,
        index - columns,
        index + columns,
      ]) {
        if (next < 0 || next >= free.length || !free[next] || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  };
  const [first] = starts;
  if (first !== undefined && first >= 0) grow(first);
  else free.forEach((ok, index) => ok && !seen.has(index) && grow(index));
  for (const start of starts)
    if (start >= 0 && !seen.has(start)) faults.push(`the doorways of ${room.place} are cut off`);
  for (const prop of all) {
    if (prop.measures.mount === 'ceiling') continue;
    const corners = cornersOf(prop);
    if (![...seen].some((index) => distanceToPolygon(corners, at(index)) <= 0.751))
      faults.push(`nobody can touch ${prop.id}`);
  }
  const marks: PlanPoint[] = [];
  for (const id of world.cast) {
    if (thingOf(world, id).kind !== 'actor') continue;
    const { position, yaw } = plan.mark(id, room.place);
    const point: PlanPoint = [position.x, position.z];
    if (!Number.isFinite(yaw) || position.y !== room.floorY)
      faults.push(`the mark of ${id} in ${room.place} is off the floor`);
    if (!isWithin(room.outline, point, 0)) faults.push(`the mark of ${id} is outside ${room.place}`);
    if (boxes.some((box) => distanceToPolygon(box, point) < 0.27))
      faults.push(`the mark of ${id} in ${room.place} is in something`);
    if (placeOf(world, id) !== room.place) continue;
    if (marks.some((other) => far(other, point) < 0.55)) faults.push(`the mark of ${id} in ${room.place} is taken`);
    marks.push(point);
    if (here.some(({ center, width }) => far([center.x, center.z], point) < width / 2))
      faults.push(`${id} stands in a doorway`);
  }
  return faults;
}

const far = (a: PlanPoint, b: PlanPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const rectangleAt = (x: number, z: number, yaw: number, width: number, depth: number): PlanPoint[] =>
  ([[-1, -1], [1, -1], [1, 1], [-1, 1]] as const).map(([r, f]) => [
    x + (r * width * Math.cos(yaw)) / 2 + (f * depth * Math.sin(yaw)) / 2,
    z - (r * width * Math.sin(yaw)) / 2 + (f * depth * Math.cos(yaw)) / 2,
  ]); // prettier-ignore

const cornersOf = ({ stand: { position, yaw }, measures: { size } }: PlacedProp): PlanPoint[] =>
  rectangleAt(position.x, position.z, yaw, size.x, size.z);

/** The area two convex polygons share, by clipping the one with each edge of the other. */
function sharedArea(a: readonly PlanPoint[], b: readonly PlanPoint[]): number {
  let kept = [...a];
  const side = (p: PlanPoint, q: PlanPoint, r: PlanPoint) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  b.forEach((from, index) => {
    const to = b[(index + 1) % b.length] as PlanPoint;
    const next: PlanPoint[] = [];
    kept.forEach((point, i) => {
      const other = kept[(i + 1) % kept.length] as PlanPoint;
      const [s, t] = [side(from, to, point), side(from, to, other)];
      if (s >= 0) next.push(point);
      if (s * t < 0) {
        const part = s / (s - t);
        next.push([point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part]);
      }
    });
    kept = next;
  });
  let twice = 0;
  kept.forEach(([x, z], i) => {
    const [nx, nz] = kept[(i + 1) % kept.length] as PlanPoint;
    twice += x * nz - nx * z;
  });
  return Math.abs(twice) / 2;
}

const segmentDistance = ([px, pz]: PlanPoint, [ax, az]: PlanPoint, [bx, bz]: PlanPoint): number => {
  const length = (bx - ax) ** 2 + (bz - az) ** 2;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (pz - az) * (bz - az)) / length));
  return Math.hypot(px - ax - t * (bx - ax), pz - az - t * (bz - az));
};

const distanceToOutline = (outline: readonly PlanPoint[], point: PlanPoint): number =>
  Math.min(...outline.map((from, i) => segmentDistance(point, from, outline[(i + 1) % outline.length] as PlanPoint)));

/** Far away it is only roughly right, and that is enough. */
const distanceToPolygon = (outline: readonly PlanPoint[], point: PlanPoint): number => {
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, z] of outline) {
    [minX, maxX, minZ, maxZ] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minZ, z), Math.max(maxZ, z)];
  }
  const dx = Math.max(0, minX - point[0], point[0] - maxX);
  const dz = Math.max(0, minZ - point[1], point[1] - maxZ);
  if (dx > 1 || dz > 1) return Math.max(dx, dz);
  return isWithin(outline, point, 0) ? 0 : distanceToOutline(outline, point);
};

/** By winding: the angles to the corners add up to a whole turn inside. */
function isWithin(outline: readonly PlanPoint[], point: PlanPoint, slack: number): boolean {
  if (slack > 0 && distanceToOutline(outline, point) <= slack) return true;
  let turned = 0;
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length] as PlanPoint;
    const [x, z] = point;
    turned += Math.atan2((ax - x) * (bz - z) - (az - z) * (bx - x), (ax - x) * (bx - x) + (az - z) * (bz - z));
  });
  return Math.abs(turned) > Math.PI;
}
