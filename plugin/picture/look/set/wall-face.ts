import { plus, scaled, turned, vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Stand } from '../../../stage/space/pose.ts';
import type { Room, Wall } from '../../../stage/staging/stage-plan.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';

/** A hole in a face, in the face's own metres: along it from its start, up from the floor. */
export interface Hole {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly kind: Wall['openings'][number]['kind'];
}

/**
 * One side of a wall as a room sees it. In its own space x runs along it to the left of who faces it, y up from the
 * room's floor and z out of it, into the room.
 */
export interface WallFace {
  readonly room: Room;
  readonly stand: Stand;
  readonly length: number;
  readonly height: number;
  /** How deep its openings are on this side of the wall. */
  readonly revealDepth: number;
  readonly holes: readonly Hole[];
  /** Which way it faces: into the room. */
  readonly normal: Vec3;
  /** Nothing is behind it but the sky. */
  readonly isOutermost: boolean;
}

/** The faces of a wall: one for each of the rooms it stands between. */
export function facesOf(wall: Wall, rooms: ReadonlyMap<string, Room>): WallFace[] {
  const [left, right] = wall.sides.map((place) => (place === undefined ? undefined : rooms.get(place)));
  return [
    ...(left ? [faceOf(wall, left, 'left', right === undefined)] : []),
    ...(right ? [faceOf(wall, right, 'right', left === undefined)] : []),
  ].filter(({ height, length }) => height > 0.01 && length > 0.01);
}

function faceOf(wall: Wall, room: Room, side: 'left' | 'right', isOutermost: boolean): WallFace {
  const [dx, dz] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const length = Math.hypot(dx, dz) || 1;
  const sign = side === 'left' ? 1 : -1;
  const normal = vec((-dz / length) * sign, 0, (dx / length) * sign);
  const start = side === 'left' ? wall.from : wall.to;
  // In the open nothing ends a wall but its own top: below it one would see the ceiling of the house behind.
  const roof = room.outdoors ? Infinity : room.floorY + room.height;
  const top = Math.min(wall.bottomY + wall.height, roof);
  const lift = wall.bottomY - room.floorY;
  return {
    room,
    stand: {
      position: plus(vec(start[0], room.floorY, start[1]), scaled(normal, wall.thickness / 2)),
      yaw: Math.atan2(normal.x, normal.z),
    },
    length,
    height: top - room.floorY,
    revealDepth: isOutermost ? wall.thickness : wall.thickness / 2,
    holes: wall.openings.map(({ along, width, sill, height, kind }) => {
      const middle = side === 'left' ? along : length - along;
      return {
        left: middle - width / 2,
        right: middle + width / 2,
        bottom: Math.max(0, sill + lift),
        top: Math.min(top - room.floorY, sill + lift + height),
        kind,
      };
    }),
    normal,
    isOutermost,
  };
}

const cellMeters = 0.8;

/** The face itself with its openings cut out; it darkens towards floor, ceiling and corners. */
export function faceShape({ length, height, holes }: WallFace): Shape {
  const shape = emptyShape();
  const [sides, ends] = [
    holes.flatMap(({ left, right }) => [left, right]),
    holes.flatMap(({ bottom, top }) => [bottom, top]),
  ];
  const [xs, ys] = [cuts(length, sides), cuts(height, ends)];
  const lightAt = (x: number, y: number): number =>
    (0.55 + 0.45 * smoothstep(0, 0.5, y)) *
    (0.55 + 0.45 * smoothstep(0, 0.9, height - y)) *
    (0.6 + 0.4 * smoothstep(0, 0.7, Math.min(x, length - x)));
  const vertices = ys.map((y) => xs.map((x) => addVertex(shape, vec(x, y, 0), vec(0, 0, 1), x, y, lightAt(x, y))));
  for (const [row, y] of ys.slice(0, -1).entries()) {
    for (const [column, x] of xs.slice(0, -1).entries()) {
      const middle = [(x + (xs[column + 1] ?? x)) / 2, (y + (ys[row + 1] ?? y)) / 2] as const;
      if (holes.some((hole) => isIn(hole, middle))) continue;
      const at = (up: number, over: number): number => vertices[row + up]?.[column + over] ?? 0;
      addQuad(shape, at(0, 0), at(0, 1), at(1, 1), at(1, 0));
    }
  }
  return shape;
}

/** The sides, top and sill of its openings. */
export function revealShape({ holes, revealDepth: depth }: WallFace): Shape {
  const shape = emptyShape();
  for (const { left, right, bottom, top } of holes) {
    const panel = (a: readonly [number, number], b: readonly [number, number], normal: Vec3): void => {
      const corner = ([x, y]: readonly [number, number], back: number): number =>
        addVertex(shape, vec(x, y, -back), normal, x + y, back, back > 0 ? 0.55 : 0.85);
      addQuad(shape, corner(a, 0), corner(b, 0), corner(b, depth), corner(a, depth));
    };
    panel([left, bottom], [left, top], vec(1, 0, 0));
    panel([right, bottom], [right, top], vec(-1, 0, 0));
    panel([left, top], [right, top], vec(0, -1, 0));
    if (bottom > 0.01) panel([left, bottom], [right, bottom], vec(0, 1, 0));
  }
  return shape;
}

/** The wall's thickness seen from above, where a model of a room is cut open. */
export function crownShape({ length, height, revealDepth }: WallFace): Shape {
  const shape = emptyShape();
  const up = vec(0, 1, 0);
  const corner = (x: number, z: number): number => addVertex(shape, vec(x, height, z), up, x, z);
  addQuad(shape, corner(0, 0), corner(length, 0), corner(length, -revealDepth), corner(0, -revealDepth));
  return shape;
}

/** What fills the upper corners of a round-headed opening. */
export function archShape({ left, right, top }: Hole, depth: number): Shape {
  const shape = emptyShape();
  const [middle, radius] = [(left + right) / 2, (right - left) / 2];
  const spring = top - archRise(right - left);
  const steps = 12;
  const pointAt = (step: number): readonly [number, number] => {
    const angle = Math.PI * (1 - step / steps);
    return [middle + Math.cos(angle) * radius, spring + Math.sin(angle) * (top - spring)];
  };
  for (let step = 0; step < steps; step++) {
    const [[x0, y0], [x1, y1]] = [pointAt(step), pointAt(step + 1)];
    const front = (x: number, y: number): number => addVertex(shape, vec(x, y, 0), vec(0, 0, 1), x, y, 0.9);
    addQuad(shape, front(x0, y0), front(x1, y1), front(x1, top), front(x0, top));
    const normal = vec(middle - (x0 + x1) / 2, spring - (y0 + y1) / 2 - 0.01, 0);
    const size = Math.hypot(normal.x, normal.y) || 1;
    const soffit = (x: number, y: number, back: number): number =>
      addVertex(shape, vec(x, y, -back), scaled(normal, 1 / size), x, back, back > 0 ? 0.5 : 0.8);
    addQuad(shape, soffit(x0, y0, 0), soffit(x1, y1, 0), soffit(x1, y1, depth), soffit(x0, y0, depth));
  }
  return shape;
}

/** How much of an opening's height its round head takes. */
export const archRise = (width: number): number => Math.min(0.45, width * 0.42);

/** Where on the stage a point of the face's own space is. */
export const onFace = ({ stand }: WallFace, own: Vec3): Vec3 => plus(stand.position, turned(own, stand.yaw));

export type Stretch = readonly [from: number, to: number];

/** The stretches of the face between openings that reach down to this height or below. */
export function stretches({ length, holes }: WallFace, from: number, to: number, margin = 0): Stretch[] {
  const inTheWay = holes.filter(({ bottom, top }) => bottom < to && top > from);
  const taken = inTheWay.map(({ left, right }): Stretch => [left - margin, right + margin]);
  return gaps([0, length], taken, 0.02);
}

/** What is left of a stretch beside others, where it is longer than this. */
export function gaps([from, to]: Stretch, taken: readonly Stretch[], least = 0): Stretch[] {
  let start = from;
  const found: Stretch[] = [];
  for (const [left, right] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (left - start > least) found.push([start, left]);
    start = Math.max(start, right);
  }
  return to - start > least ? [...found, [start, to]] : found;
}

const isIn = ({ left, right, bottom, top }: Hole, [x, y]: readonly [number, number]): boolean =>
  x > left && x < right && y > bottom && y < top;

/** Every edge an opening has, and enough between them for soft shading. */
function cuts(length: number, edges: readonly number[]): number[] {
  const even = Math.max(1, Math.round(length / cellMeters));
  // Close to the ends it darkens quickly.
  const near = [0.25, length - 0.25, 0.5, length - 0.5];
  const all = [...edges, ...near, ...Array.from({ length: even + 1 }, (_, part) => (part / even) * length)];
  const within = all.filter((cut) => cut >= 0 && cut <= length).sort((a, b) => a - b);
  return within.filter((cut, index) => index === 0 || cut - (within[index - 1] ?? 0) > 1e-4);
}
