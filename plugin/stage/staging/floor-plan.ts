import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { StagedRoom, Staging } from '../../../src/drama/staging.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { isOpenAir, styleOf } from '../../../src/world/setting/style.ts';
import { thingOf, type Thing, type World } from '../../../src/world/world.ts';
import { layRooms, type Rect, type WantedRoom } from './layout.ts';
import {
  boundsOf,
  counterClockwise,
  edgesOf,
  isTangled,
  isWithin,
  movedIn,
  onEdge,
  rectangle,
  signedArea,
  type Edge,
  type Outline,
} from './outline.ts';
import type { Passage } from './passage.ts';
import type { StagePlan } from './stage-plan.ts';
import type { PlannedRoom } from './staged-room.ts';

const [usualWidth, usualDepth, usualHeight] = [7, 6, 3];
/** Half a flight: a room a few steps down is still seen from the stalls. */
const flight = 1.08;
const narrowestRoom = 1.2;

const claddings: Readonly<Record<StagePlan['style'], readonly [floor: string, walls: string]>> = {
  medieval: ['flagstone', 'stone'],
  renaissance: ['oak', 'plaster'],
  georgian: ['oak', 'painted-wood'],
  victorian: ['walnut', 'wallpaper'],
  twenties: ['tile', 'plaster'],
  modern: ['pine', 'plaster'],
  future: ['tile', 'chrome'],
};

/** What a room must offer: floor for what stands in it, and how long its longest thing is. */
export interface RoomNeed {
  readonly floorArea: number;
  readonly longest: number;
  /** Times it has been found too small. */
  readonly grown: number;
}

/** Puts every place on the plan: where the author says, or side by side by their exits. */
export const planRooms = (
  world: World,
  staging: Staging | undefined,
  passages: readonly Passage[],
  needOf: (place: EntityId) => RoomNeed,
): { readonly rooms: readonly PlannedRoom[]; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const places = world.cast.map((id) => thingOf(world, id)).filter(({ kind }) => kind === 'place');
  const staged = new Map((staging?.rooms ?? []).map((room, index) => [room.place, { room, index }]));
  const outdoors = openPlaces(places, passages, staged);
  const levels = levelsOf(places, passages, staged);
  const outlines = new Map<EntityId, Outline>();

  const wanted = places.map((place): WantedRoom => {
    const entry = staged.get(place.id);
    const path = ['staging', 'rooms', entry?.index ?? 0];
    const outline = entry && outlineOf(entry.room, place, path, problems);
    if (outline) {
      outlines.set(place.id, outline);
      const { west, east, south, north } = boundsOf(outline);
      return {
        place: place.id,
        width: east - west,
        depth: north - south,
        stretches: false,
        rect: { x: west, z: south, width: east - west, depth: north - south },
      };
    }
    const rise = steepest(place.id, passages, levels);
    const [width, depth] = entry?.room.size ?? roomFor(needOf(place.id), rise);
    const at = entry?.room.at;
    return {
      place: place.id,
      width,
      depth,
      stretches: !entry?.room.size,
      ...(at ? { rect: { x: at[0], z: at[1], width, depth } } : {}),
    };
  });

  const laid = layRooms(wanted, passages);
  const style = styleOf(staging, world.setting);
  const rooms = places.map((place): PlannedRoom => {
    const room = staged.get(place.id)?.room;
    const rect = laid.get(place.id) as Rect;
    const open = outdoors.has(place.id);
    const [floor, walls] = claddings[style];
    return {
      place: place.id,
      outline: outlines.get(place.id) ?? rectangle(rect.x, rect.z, rect.width, rect.depth),
      level: levels.get(place.id) ?? 0,
      height: room?.height ?? (open ? 2.6 : usualHeight + tallerBy(place, passages, levels)),
      outdoors: open,
      walled: !open || room?.walls !== undefined,
      floor: room?.floor ?? (open ? (style === 'modern' || style === 'future' ? 'asphalt' : 'stone') : floor),
      walls: room?.walls ?? (open ? 'stone' : walls),
      windows: room ? (room.windows ?? []) : 'any',
      given: Boolean(room?.outline ?? room?.size),
    };
  });
  rooms.forEach((a, i) =>
    rooms.slice(i + 1).forEach((b) => {
      if (!roomsOverlap(a, b)) return;
      const index = staged.get(b.place)?.index ?? staged.get(a.place)?.index;
      const [first, second] = [thingOf(world, a.place).name, thingOf(world, b.place).name];
      problems.push(
        problem(
          ['staging', 'rooms', ...(index === undefined ? [] : [index])],
          `${second} lies across ${first} on the floor plan: move one of them, make one smaller, or set their levels a storey apart`,
        ),
      );
    }),
  );
  return { rooms, problems };
};

const outlineOf = (
  room: StagedRoom,
  place: Thing,
  path: readonly PropertyKey[],
  problems: Problem[],
): Outline | undefined => {
  const least = `a room must be at least ${narrowestRoom} m each way for anybody to be in it`;
  if (room.outline) {
    const distinct = room.outline.filter(([x, z], index) => {
      const [nx, nz] = room.outline?.[(index + 1) % room.outline.length] ?? [x + 1, z];
      return Math.hypot(nx - x, nz - z) > 0.01;
    });
    const outline = counterClockwise(distinct);
    if (outline.length < 3 || signedArea(outline) < narrowestRoom ** 2) {
      problems.push(problem([...path, 'outline'], `the outline of ${place.name} encloses too little: ${least}`));
      return undefined;
    }
    if (isTangled(outline)) {
      problems.push(
        problem(
          [...path, 'outline'],
          `the outline of ${place.name} crosses itself: give its corners in order around the room`,
        ),
      );
      return undefined;
    }
    return outline;
  }
  if (room.size && Math.min(...room.size) < narrowestRoom) {
    problems.push(problem([...path, 'size'], `${place.name} is ${room.size[0]} × ${room.size[1]} m: ${least}`));
    return undefined;
  }
  const height = room.height;
  if (height !== undefined && height < 2.2 && !room.outdoors) {
    problems.push(problem([...path, 'height'], `${place.name} is ${height} m high: a doorway needs 2.2 m`));
  }
  if (!room.at || !room.size) return undefined;
  return rectangle(...room.at, ...room.size);
};

/** The room's own size, or as much more as its furniture asks for. */
const roomFor = ({ floorArea, longest, grown }: RoomNeed, rise: number): readonly [number, number] => {
  const wanted = Math.max(usualWidth * usualDepth, floorArea * 3.2) * 1.3 ** grown;
  const depth = Math.max(Math.sqrt((wanted * usualDepth) / usualWidth), longest + 1.4, rise * 1.35 + 3.4);
  const width = Math.max(wanted / depth, (depth * usualWidth) / usualDepth, longest + 1.4);
  return [Math.round(width * 10) / 10, Math.round(depth * 10) / 10];
};

/** The highest stairs that come down into a place. */
const steepest = (place: EntityId, passages: readonly Passage[], levels: ReadonlyMap<EntityId, number>): number =>
  Math.max(
    0,
    ...passages
      .filter(({ between }) => between.includes(place))
      .map(({ between }) => Math.max(...between.map((one) => levels.get(one) ?? 0)) - (levels.get(place) ?? 0)),
  );

/** A doorway at the head of stairs needs its height above them. */
const tallerBy = (place: Thing, passages: readonly Passage[], levels: ReadonlyMap<EntityId, number>): number =>
  Math.max(0, steepest(place.id, passages, levels) + 2.4 - usualHeight);

type Staged = ReadonlyMap<EntityId, { readonly room: StagedRoom; readonly index: number }>;

const openPlaces = (places: readonly Thing[], passages: readonly Passage[], staged: Staged): ReadonlySet<EntityId> => {
  const open = new Set<EntityId>();
  const shut = new Set<EntityId>();
  for (const place of places) {
    const said = staged.get(place.id)?.room.outdoors;
    if (said !== undefined) (said ? open : shut).add(place.id);
    else if (isOpenAir(place)) open.add(place.id);
  }
  for (const { between, out } of passages) {
    const [a, b] = between;
    if (out === 'second' && !shut.has(b)) open.add(b);
    if (out === 'first' && !shut.has(a)) open.add(a);
  }
  for (const { between, along } of passages) {
    const [a, b] = between;
    if (along && open.has(a) && !shut.has(b)) open.add(b);
    if (along && open.has(b) && !shut.has(a)) open.add(a);
  }
  return open;
};

const levelsOf = (
  places: readonly Thing[],
  passages: readonly Passage[],
  staged: Staged,
): ReadonlyMap<EntityId, number> => {
  const levels = new Map<EntityId, number>();
  const queue: EntityId[] = [];
  for (const { id } of places) {
    const said = staged.get(id)?.room;
    if (said?.level === undefined && !(said?.at ?? said?.outline)) continue;
    levels.set(id, said?.level ?? 0);
    queue.push(id);
  }
  for (const { id } of places) {
    if (queue.length === 0 && !levels.has(id)) {
      levels.set(id, 0);
      queue.push(id);
    }
    while (queue.length > 0) {
      const here = queue.shift() as EntityId;
      for (const { between, rise } of passages) {
        const there = between[0] === here ? between[1] : between[1] === here ? between[0] : undefined;
        if (!there || levels.has(there)) continue;
        levels.set(there, (levels.get(here) ?? 0) + flight * (between[0] === here ? rise : -rise));
        queue.push(there);
      }
    }
  }
  return levels;
};

/** Whether two rooms are in each other's space. */
const roomsOverlap = (a: PlannedRoom, b: PlannedRoom): boolean => {
  if (Math.min(a.level + a.height, b.level + b.height) - Math.max(a.level, b.level) < 0.05) return false;
  const [inA, inB] = [a, b].map(({ outline }) => movedIn(outline, new Array<number>(outline.length).fill(0.06))) as [
    Outline,
    Outline,
  ];
  const crossing = edgesOf(inA).some((one) => edgesOf(inB).some((other) => edgesCross(one, other)));
  return crossing || inA.some(([x, z]) => isWithin(inB, x, z)) || inB.some(([x, z]) => isWithin(inA, x, z));
};

const edgesCross = (a: Edge, b: Edge): boolean => {
  const [, a1] = onEdge(a, ...b.from);
  const [, a2] = onEdge(a, ...b.to);
  const [, b1] = onEdge(b, ...a.from);
  const [, b2] = onEdge(b, ...a.to);
  return a1 * a2 < 0 && b1 * b2 < 0;
};
