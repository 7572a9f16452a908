import type { Side } from '../../../src/drama/staging.ts';
import { cornersOf, type Footprint } from './footprint.ts';
import type { PlanPoint } from './stage-plan.ts';

/** The corners of a floor, counter-clockwise seen from above with north up: its inside is left of every edge. */
export type Outline = readonly PlanPoint[];

/** One straight side of a floor. */
export interface Edge {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly length: number;
  /** The way it goes, one metre long. */
  readonly along: PlanPoint;
  /** Into the floor, one metre long. */
  readonly inward: PlanPoint;
  /** Which wall of the room it is, seen on the map. */
  readonly side: Side;
}

export const rectangle = (x: number, z: number, width: number, depth: number): Outline => [
  [x, z],
  [x + width, z],
  [x + width, z + depth],
  [x, z + depth],
];

/** Twice as much as is enclosed would be silly: the area, negative where the corners go clockwise. */
export const signedArea = (outline: Outline): number => {
  let twice = 0;
  outline.forEach(([x, z], index) => {
    const [nextX, nextZ] = after(outline, index);
    twice += x * nextZ - nextX * z;
  });
  return twice / 2;
};

export const counterClockwise = (outline: Outline): Outline =>
  signedArea(outline) < 0 ? [...outline].reverse() : outline;

const after = (outline: Outline, index: number): PlanPoint => outline[(index + 1) % outline.length] as PlanPoint;

export const edgesOf = (outline: Outline): readonly Edge[] =>
  outline.map((from, index) => {
    const to = after(outline, index);
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dz);
    const along: PlanPoint = [dx / length, dz / length];
    const inward: PlanPoint = [-along[1], along[0]];
    const outX = -inward[0];
    const outZ = -inward[1];
    const side = Math.abs(outX) > Math.abs(outZ) ? (outX > 0 ? 'east' : 'west') : outZ > 0 ? 'north' : 'south';
    return { from, to, length, along, inward, side };
  });

/** A point so far along an edge and so far into the floor. */
export const pointAt = ({ from, along, inward }: Edge, s: number, into = 0): PlanPoint => [
  from[0] + along[0] * s + inward[0] * into,
  from[1] + along[1] * s + inward[1] * into,
];

/** How far along an edge a point is, and how far into the floor from it. */
export const onEdge = ({ from, along, inward }: Edge, x: number, z: number): readonly [s: number, into: number] => {
  const [dx, dz] = [x - from[0], z - from[1]];
  return [dx * along[0] + dz * along[1], dx * inward[0] + dz * inward[1]];
};

export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export const boundsOf = (outline: Outline): Bounds => {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...zs), north: Math.max(...zs) };
};

export const isWithin = (outline: Outline, x: number, z: number): boolean => {
  let within = false;
  outline.forEach(([ax, az], index) => {
    const [bx, bz] = after(outline, index);
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) within = !within;
  });
  return within;
};

/** How far a point is from the nearest wall, whichever side of it. */
export const distanceToEdges = (edges: readonly Edge[], x: number, z: number): number => {
  let nearest = Infinity;
  for (const { from, along, inward, length } of edges) {
    const dx = x - from[0];
    const dz = z - from[1];
    const s = dx * along[0] + dz * along[1];
    const into = dx * inward[0] + dz * inward[1];
    const beyond = s < 0 ? -s : s > length ? s - length : 0;
    const far = beyond === 0 ? Math.abs(into) : Math.sqrt(beyond * beyond + into * into);
    if (far < nearest) nearest = far;
  }
  return nearest;
};

/** Whether a footprint lies within the floor; `slack` may stand out. */
export const holds = (outline: Outline, footprint: Footprint, slack = 0.004): boolean => {
  const shrunk = { ...footprint, width: footprint.width - 2 * slack, depth: footprint.depth - 2 * slack };
  const corners = cornersOf(shrunk);
  if (!corners.every(([x, z]) => isWithin(outline, x, z))) return false;
  // A corner of the room that juts in between the corners of the footprint.
  return outline.length <= 4 || !edgesOf(outline).some(({ from, to }) => crosses(corners, from, to));
};

const crosses = (corners: readonly PlanPoint[], from: PlanPoint, to: PlanPoint): boolean =>
  corners.some((corner, index) => {
    const next = corners[(index + 1) % corners.length] as PlanPoint;
    return turn(corner, next, from) * turn(corner, next, to) < 0 && turn(from, to, corner) * turn(from, to, next) < 0;
  });

const turn = ([ax, az]: PlanPoint, [bx, bz]: PlanPoint, [cx, cz]: PlanPoint): number =>
  (bx - ax) * (cz - az) - (bz - az) * (cx - ax);

/** Whether an outline crosses itself, as an author's typing slip makes it do. */
export const isTangled = (outline: Outline): boolean => {
  const edges = edgesOf(outline);
  return edges.some((a, i) =>
    edges.some((b, j) => {
      const neighbours = j === i || (j + 1) % edges.length === i || (i + 1) % edges.length === j;
      return (
        !neighbours &&
        turn(a.from, a.to, b.from) * turn(a.from, a.to, b.to) <= 0 &&
        turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) <= 0
      );
    }),
  );
};

/** The same floor with every edge moved in by its own measure. */
export const movedIn = (outline: Outline, by: readonly number[]): Outline => {
  const edges = edgesOf(outline);
  return edges.map((edge, index) => {
    const before = edges.at(index - 1) as Edge;
    const [in1, in2] = [by.at(index - 1) ?? 0, by[index] ?? 0];
    const cross = before.along[0] * edge.along[1] - before.along[1] * edge.along[0];
    const [x, z] = edge.from;
    // Two edges in one line meet where they met before.
    if (Math.abs(cross) < 1e-6) return [x + edge.inward[0] * in2, z + edge.inward[1] * in2];
    const p = pointAt(before, 0, in1);
    const q = pointAt(edge, 0, in2);
    const t = ((q[0] - p[0]) * edge.along[1] - (q[1] - p[1]) * edge.along[0]) / cross;
    return [p[0] + before.along[0] * t, p[1] + before.along[1] * t];
  });
};

/** A point well inside the floor: the middle, or for a hooked room the middle of its widest part. */
export const middleOf = (outline: Outline): PlanPoint => {
  const { west, east, south, north } = boundsOf(outline);
  const middle: PlanPoint = [(west + east) / 2, (south + north) / 2];
  if (outline.length === 4) return middle;
  const edges = edgesOf(outline);
  let best: PlanPoint = middle;
  let room = -Infinity;
  for (let i = 1; i < 40; i++) {
    for (let j = 1; j < 40; j++) {
      const [x, z] = [west + ((east - west) * i) / 40, south + ((north - south) * j) / 40];
      const clear = isWithin(outline, x, z) ? distanceToEdges(edges, x, z) : -1;
      const score = clear - 0.1 * Math.hypot(x - middle[0], z - middle[1]);
      if (clear > 0 && score > room) [best, room] = [[x, z], score];
    }
  }
  return best;
};
