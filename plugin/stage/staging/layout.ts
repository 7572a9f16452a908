import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side } from '../../../src/drama/staging.ts';
import { oppositeSide, type Passage } from './passage.ts';

/** A room's floor as a rectangle of the plan, by the middle of its walls. */
export interface Rect {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

export interface WantedRoom {
  readonly place: EntityId;
  readonly width: number;
  readonly depth: number;
  /** Nobody said how large it is: it may be stretched to reach its neighbours. */
  readonly stretches: boolean;
  /** Where the author put it. */
  readonly rect?: Rect;
}

/** What two rooms must share for a doorway to be comfortable in it. */
const sharedLength = 1.8;

/** Lays rooms side by side so that every passage has a wall to go through, on the side its direction says if it can be. */
export const layRooms = (wanted: readonly WantedRoom[], passages: readonly Passage[]): ReadonlyMap<EntityId, Rect> => {
  let best: ReadonlyMap<EntityId, Rect> = new Map();
  let least = Infinity;
  const roots = wanted.some(({ rect }) => rect) ? [undefined] : wanted.slice(0, 8).map(({ place }) => place);
  for (const strict of [true, false]) {
    for (const root of roots) {
      const laid = layFrom(root, wanted, passages, strict);
      const missed = costOf(laid, passages);
      if (missed < least - 0.001) [best, least] = [laid, missed];
      if (least < 1000) return best;
    }
  }
  return best;
};

const costOf = (laid: ReadonlyMap<EntityId, Rect>, passages: readonly Passage[]): number => {
  let cost = 0;
  for (const { between, sides } of passages) {
    const [a, b] = [laid.get(between[0]), laid.get(between[1])];
    if (!a || !b) continue;
    const shared = sharedWall(a, b);
    if (shared.length < sharedLength - 0.001) cost += 1000;
    else cost += sideCost(sides, shared.side) / 10;
  }
  return cost;
};

const layFrom = (
  root: EntityId | undefined,
  wanted: readonly WantedRoom[],
  passages: readonly Passage[],
  strict: boolean,
): ReadonlyMap<EntityId, Rect> => {
  const laid = new Map<EntityId, Rect>();
  const queue: EntityId[] = [];
  for (const { place, rect } of wanted) {
    if (!rect) continue;
    laid.set(place, rect);
    queue.push(place);
  }
  const byPlace = new Map(wanted.map((one) => [one.place, one]));
  const start = (room: WantedRoom) => {
    const east = Math.max(0, ...[...laid.values()].map(({ x, width }) => x + width));
    laid.set(room.place, { x: laid.size === 0 ? 0 : east + 6, z: 0, width: room.width, depth: room.depth });
    queue.push(room.place);
  };
  const pending = root ? [...wanted].sort((a, b) => Number(b.place === root) - Number(a.place === root)) : wanted;
  for (const room of pending) {
    if (queue.length === 0 && !laid.has(room.place)) start(room);
    while (queue.length > 0) {
      const here = queue.shift() as EntityId;
      for (const { between } of passages) {
        if (!between.includes(here)) continue;
        const there = between[0] === here ? between[1] : between[0];
        const next = byPlace.get(there);
        if (!next || laid.has(there)) continue;
        laid.set(there, bestRect(next, laid, passages, strict));
        queue.push(there);
      }
    }
  }
  return laid;
};

interface Tie {
  readonly rect: Rect;
  /** Which sides of that room the new one should be on. */
  readonly sides: readonly Side[];
}

const bestRect = (
  room: WantedRoom,
  laid: ReadonlyMap<EntityId, Rect>,
  passages: readonly Passage[],
  strict: boolean,
): Rect => {
  const ties: Tie[] = passages.flatMap(({ between: [a, b], sides }) => {
    const other = a === room.place ? b : b === room.place ? a : undefined;
    const rect = other && laid.get(other);
    if (!rect) return [];
    return [{ rect, sides: strict ? sides.map((side) => (b === room.place ? side : oppositeSide[side])) : [] }];
  });
  const others = [...laid.values()];
  let best: Rect | undefined;
  let least = Infinity;
  const consider = (rect: Rect) => {
    if (others.some((other) => overlapping(rect, other))) return;
    const cost = rectCost(rect, room, ties);
    if (cost < least - 1e-9) [best, least] = [rect, cost];
  };
  for (const { rect } of ties) for (const candidate of beside(rect, room.width, room.depth)) consider(candidate);
  // Where it must touch several rooms at once, it is stretched between their walls.
  if (least >= 1000 && ties.length > 1 && room.stretches)
    for (const candidate of stretched(room, ties, others)) consider(candidate);
  const east = Math.max(0, ...others.map(({ x, width }) => x + width));
  return best ?? { x: east + 6, z: 0, width: room.width, depth: room.depth };
};

const rectCost = (rect: Rect, room: WantedRoom, ties: readonly Tie[]): number => {
  let cost = 2 * Math.abs(Math.log((rect.width * rect.depth) / (room.width * room.depth)));
  cost += Math.max(0, room.width - rect.width) * 3 + Math.max(0, room.depth - rect.depth) * 3;
  for (const { rect: other, sides } of ties) {
    const shared = sharedWall(other, rect);
    if (shared.length < sharedLength - 0.001) cost += 1000;
    else cost += 0.3 * shared.offCentre + sideCost(sides, shared.side);
  }
  return cost;
};

/** The first side said is the best; where none was, all are as good. */
const sideCost = (sides: readonly Side[], side: Side | undefined): number =>
  side === undefined || sides.length === 0 ? 0 : sides.includes(side) ? sides.indexOf(side) * 5 : 100;

/** Every place along the four walls of a room, the middle first. */
const beside = (to: Rect, width: number, depth: number): readonly Rect[] => {
  const rects: Rect[] = [];
  const slide = (room: number, own: number) => {
    const middle = (room - own) / 2;
    const far = (room + own) / 2 - sharedLength;
    const steps = [middle];
    for (let off = 0.5; off <= far; off += 0.5) steps.push(middle - off, middle + off);
    return steps;
  };
  for (const off of slide(to.width, width)) {
    rects.push({ x: to.x + off, z: to.z + to.depth, width, depth }, { x: to.x + off, z: to.z - depth, width, depth });
  }
  for (const off of slide(to.depth, depth)) {
    rects.push({ x: to.x + to.width, z: to.z + off, width, depth }, { x: to.x - width, z: to.z + off, width, depth });
  }
  return rects;
};

function* stretched(room: WantedRoom, ties: readonly Tie[], others: readonly Rect[]): Generator<Rect> {
  const lines = (near: (rect: Rect) => readonly number[], own: number) => {
    const set = new Set<number>();
    for (const { rect } of ties) {
      for (const line of near(rect))
        [line, line - own, line + own, line - sharedLength, line + sharedLength].forEach((l) => set.add(l));
    }
    for (const rect of others) for (const line of near(rect)) set.add(line);
    const middle =
      ties.reduce((sum, { rect }) => sum + (near(rect)[0] ?? 0) + (near(rect)[1] ?? 0), 0) / (2 * ties.length);
    const nearest = [...set].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
    return nearest.slice(0, 26).sort((a, b) => a - b);
  };
  const xs = lines(({ x, width }) => [x, x + width], room.width);
  const zs = lines(({ z, depth }) => [z, z + depth], room.depth);
  const spansOf = (line: readonly number[], least: number, most: number) =>
    line.flatMap((from, i) =>
      line
        .slice(i + 1)
        .filter((to) => to - from >= least && to - from <= most)
        .map((to) => [from, to] as const),
    );
  const [wide, deep] = [spansOf(xs, Math.min(2.4, room.width), 30), spansOf(zs, Math.min(2.4, room.depth), 30)];
  for (const [x, east] of wide) for (const [z, north] of deep) yield { x, z, width: east - x, depth: north - z };
}

const overlapping = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.z + a.depth, b.z + b.depth) - Math.max(a.z, b.z) > 0.01;

/** How much wall `b` shares with `a`, and on which side of `a`. */
const sharedWall = (a: Rect, b: Rect): { length: number; side: Side | undefined; offCentre: number } => {
  const acrossX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const acrossZ = Math.min(a.z + a.depth, b.z + b.depth) - Math.max(a.z, b.z);
  const offX = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const offZ = Math.abs(a.z + a.depth / 2 - b.z - b.depth / 2);
  const touches = (x: number, y: number) => Math.abs(x - y) < 0.5;
  if (acrossX > 0.5 && touches(a.z + a.depth, b.z)) return { length: acrossX, side: 'north', offCentre: offX };
  if (acrossX > 0.5 && touches(b.z + b.depth, a.z)) return { length: acrossX, side: 'south', offCentre: offX };
  if (acrossZ > 0.5 && touches(a.x + a.width, b.x)) return { length: acrossZ, side: 'east', offCentre: offZ };
  if (acrossZ > 0.5 && touches(b.x + b.width, a.x)) return { length: acrossZ, side: 'west', offCentre: offZ };
  return { length: 0, side: undefined, offCentre: 0 };
};
