import type { Side } from '../../../src/drama/staging.ts';
import { edgesOf, onEdge, pointAt, type Edge } from './outline.ts';
import type { Opening, PlanPoint, Wall } from './stage-plan.ts';
import type { PlannedRoom, WallFace, WallHole } from './staged-room.ts';

export const wallThickness = 0.2;
/** Two rooms nearer to each other than this share what is between them. */
const widestShared = 0.5;

/** A piece of wall as it is being built, its openings by their place on the plan. */
export interface WallPiece {
  from: PlanPoint;
  to: PlanPoint;
  readonly along: PlanPoint;
  readonly left: PlannedRoom | undefined;
  readonly right: PlannedRoom | undefined;
  readonly thickness: number;
  /** Between two places in the open nothing is built. */
  built: boolean;
  readonly openings: { middle: PlanPoint; width: number; bottom: number; height: number; kind: Opening['kind'] }[];
}

interface RoomEdge {
  readonly room: PlannedRoom;
  readonly edge: Edge;
  readonly index: number;
}

/** What an edge of a room is filed under. */
export const edgeKey = (room: PlannedRoom, edge: number): string => `${room.place} ${edge}`;
export const lengthOf = ({ from, to }: Pick<WallPiece, 'from' | 'to'>): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Every edge of every room, cut where another room begins to share it. */
export const cutPieces = (rooms: readonly PlannedRoom[]): { pieces: WallPiece[]; insets: Map<string, number> } => {
  const edges: RoomEdge[] = rooms.flatMap((room) =>
    edgesOf(room.outline).map((edge, index) => ({ room, edge, index })),
  );
  const pieces: WallPiece[] = [];
  const insets = new Map<string, number>();
  for (const here of edges) {
    const { room, edge, index } = here;
    const shares = edges
      .filter((other) => other.room !== room && meet(room, other.room))
      .map((other) => shareOf(here, other))
      .filter((share) => share !== undefined)
      .sort((a, b) => a.from - b.from);
    const wallsOwn = !room.outdoors || room.walled;
    let inset = wallsOwn ? wallThickness / 2 : 0;
    let at = 0;
    const alone = (from: number, to: number) => {
      if (to - from < 0.02) return;
      const [left, right] = [room, undefined];
      const ends = { from: pointAt(edge, from), to: pointAt(edge, to) };
      pieces.push({ ...ends, along: edge.along, left, right, thickness: wallThickness, built: wallsOwn, openings: [] });
    };
    for (const { other, from, to, gap } of shares) {
      const built = wallsOwn || !other.room.outdoors || other.room.walled;
      if (built) inset = wallThickness / 2;
      alone(at, from);
      at = Math.max(at, to);
      if (rooms.indexOf(room) > rooms.indexOf(other.room)) continue;
      const middle = -gap / 2;
      pieces.push({
        from: pointAt(edge, from, middle),
        to: pointAt(edge, to, middle),
        along: edge.along,
        left: room,
        right: other.room,
        thickness: wallThickness + gap,
        built,
        openings: [],
      });
    }
    alone(at, edge.length);
    insets.set(edgeKey(room, index), inset);
  }
  return { pieces, insets };
};

/** Rooms one over the other share no wall. */
const meet = (a: PlannedRoom, b: PlannedRoom): boolean =>
  Math.min(a.level + a.height, b.level + b.height) - Math.max(a.level, b.level) > -0.5;

const shareOf = ({ edge }: RoomEdge, other: RoomEdge) => {
  const facing = edge.along[0] * other.edge.along[0] + edge.along[1] * other.edge.along[1];
  if (facing > -0.999) return undefined;
  const [s1, into1] = onEdge(edge, ...other.edge.from);
  const [s2, into2] = onEdge(edge, ...other.edge.to);
  const gap = -(into1 + into2) / 2;
  if (gap < -0.05 || gap > widestShared) return undefined;
  const [from, to] = [Math.max(0, Math.min(s1, s2)), Math.min(edge.length, Math.max(s1, s2))];
  return to - from > 0.05 ? { other, from, to, gap: Math.max(0, gap) } : undefined;
};

export const sideSeenFrom = (piece: WallPiece, room: PlannedRoom): Side => {
  const [x, z] = piece.left === room ? [piece.along[1], -piece.along[0]] : [-piece.along[1], piece.along[0]];
  return Math.abs(x) > Math.abs(z) ? (x > 0 ? 'east' : 'west') : z > 0 ? 'north' : 'south';
};

export const alongPiece = ({ from, along }: WallPiece, s: number): PlanPoint => [
  from[0] + along[0] * s,
  from[1] + along[1] * s,
];

/** From the middle outwards. */
export const spread = (length: number): readonly number[] => {
  const steps: number[] = [length / 2];
  for (let off = 0.2; off < length / 2; off += 0.2) steps.push(length / 2 - off, length / 2 + off);
  return steps;
};

/** A share of the whole wall of the first room, from its western or southern end, as metres along the piece. */
export const alongOf = (piece: WallPiece, room: PlannedRoom, share: number): number => {
  const side = sideSeenFrom(piece, room);
  const edge = edgesOf(room.outline)
    .filter((one) => one.side === side)
    .find((one) => Math.abs(onEdge(one, ...piece.from)[1]) < widestShared + 0.05);
  if (!edge) return Number.NaN;
  const [x, z] = pointAt(edge, wallShare(edge, share));
  return (x - piece.from[0]) * piece.along[0] + (z - piece.from[1]) * piece.along[1];
};

/** 0 is the western or southern end of a wall, whichever way its edge runs. */
const wallShare = (edge: Edge, share: number): number => {
  const westOrSouthFirst = edge.along[0] > 0.001 || (Math.abs(edge.along[0]) <= 0.001 && edge.along[1] > 0);
  return edge.length * (westOrSouthFirst ? share : 1 - share);
};

/** At a corner one wall goes to the outer edge and the other stops at it; a wall that meets a longer one stops at its side. */
export const joinEnds = (pieces: readonly WallPiece[]): void => {
  const built = pieces.filter((piece) => piece.built);
  const ends = built.flatMap((piece) => [
    { piece, point: piece.from, out: [-piece.along[0], -piece.along[1]] as PlanPoint, end: 'from' as const },
    { piece, point: piece.to, out: piece.along, end: 'to' as const },
  ]);
  const moves: (() => void)[] = [];
  ends.forEach((one, index) => {
    const meeting = ends.filter(
      (other) => other !== one && Math.hypot(other.point[0] - one.point[0], other.point[1] - one.point[1]) < 0.3,
    );
    const straight = meeting.some(({ out }) => out[0] * one.out[0] + out[1] * one.out[1] < -0.99);
    if (straight || meeting.length === 0) return;
    const through = meeting.some((a) =>
      meeting.some((b) => a !== b && a.out[0] * b.out[0] + a.out[1] * b.out[1] < -0.99),
    );
    const first = meeting.every((other) => ends.indexOf(other) > index);
    const by = through || !first ? -wallThickness / 2 : wallThickness / 2;
    const [x, z] = one.point;
    moves.push(() => (one.piece[one.end] = [x + one.out[0] * by, z + one.out[1] * by]));
  });
  moves.forEach((move) => move());
};

export const wallOf = (piece: WallPiece): Wall => {
  const rooms = [piece.left, piece.right].filter((room) => room !== undefined);
  const bottomY = Math.min(...rooms.map(({ level }) => level));
  const inside = rooms.filter(({ outdoors }) => !outdoors);
  const topY = Math.max(...(inside.length > 0 ? inside : rooms).map(({ level, height }) => level + height));
  const { from, to, along, thickness: thick } = piece;
  return {
    from,
    to,
    thickness: thick,
    bottomY,
    height: topY - bottomY,
    sides: [piece.left?.place, piece.right?.place],
    openings: piece.openings.map(({ middle, width, bottom, height, kind }) => ({
      along: (middle[0] - from[0]) * along[0] + (middle[1] - from[1]) * along[1],
      width,
      sill: bottom - bottomY,
      height,
      kind,
    })),
  };
};

export const faceOf = (edge: Edge, room: PlannedRoom, pieces: readonly WallPiece[]): WallFace => {
  const spans: (readonly [number, number])[] = [];
  const holes: WallHole[] = [];
  for (const piece of pieces) {
    if (piece.left !== room && piece.right !== room) continue;
    const turn = Math.abs(piece.along[0] * edge.along[0] + piece.along[1] * edge.along[1]);
    if (turn < 0.999) continue;
    const [s1, into] = onEdge(edge, ...piece.from);
    const [s2] = onEdge(edge, ...piece.to);
    if (into > 0.05 || into < -widestShared) continue;
    const [low, high] = [Math.max(0, Math.min(s1, s2)), Math.min(edge.length, Math.max(s1, s2))];
    if (high <= low) continue;
    if (piece.built) spans.push([low, high]);
    for (const { middle, width, bottom, height, kind } of piece.openings) {
      const [s] = onEdge(edge, ...middle);
      holes.push({ from: s - width / 2, to: s + width / 2, bottom, top: bottom + height, kind });
    }
  }
  spans.sort((a, b) => a[0] - b[0]);
  return { edge, spans: merged(spans), holes };
};

const merged = (spans: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] => {
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 0.25) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
};
