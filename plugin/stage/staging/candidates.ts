import { sides } from '../../../src/drama/staging.ts';
import { wrapped } from '../space/vector.ts';
import { axesOf, cornersOf, type Footprint } from './footprint.ts';
import { targetsOf, type Item } from './item.ts';
import { companyOf, type Neighbour } from './liking.ts';
import { isWithin, middleOf, onEdge, pointAt } from './outline.ts';
import { sideYaw } from './scene-survey.ts';
import type { BuiltRoom, WallFace } from './staged-room.ts';

/** A spot a thing might stand at, and what speaks against it whatever is wished. */
export interface StandCandidate {
  readonly footprint: Footprint;
  readonly cost: number;
}

/** Paint is thicker than nothing: backs stand this far off the wall. */
const offWall = 0.01;

/** Whether a thing is first looked a place for along the walls only: most things are, and it is ten times faster. */
export const prefersWalls = (item: Item): boolean =>
  item.mount !== 'ceiling' &&
  !item.spot &&
  (item.wishes.some(({ kind }) => kind === 'wall' || kind === 'corner') ||
    (item.wishes.length === 0 && item.habit.company === undefined && ['wall', 'edge'].includes(item.habit.at)));

/**
 * Every spot worth asking about, or those along the walls only. Which of them the wishes allow is for others to say.
 */
export function candidatesFor(
  item: Item,
  built: BuiltRoom,
  placed: readonly Neighbour[],
  where: 'walls' | 'everywhere',
): readonly StandCandidate[] {
  const { room } = built;
  const found: StandCandidate[] = [];
  const yaws = yawsFor(item);
  const wantsWall = item.wishes.some(({ kind }) => kind === 'wall');
  const company = companyOf(item, placed);
  const add = (x: number, z: number, yaw: number, bottom: number, extra = 0) => {
    const { x: width, y: high, z: depth } = item.size;
    const top = bottom + high;
    const low = bottom - item.drop;
    const footprint = { x: rounded(x), z: rounded(z), yaw: wrapped(yaw), width, depth, bottom: low, top };
    found.push({ footprint, cost: extra });
  };
  const heights = heightsFor(item, built);

  if (item.spot) {
    for (const bottom of heights) for (const yaw of yaws) add(item.spot.x, item.spot.z, yaw, bottom, yawCost(yaw));
    return found;
  }
  if (item.mount !== 'ceiling') {
    for (const face of built.faces) {
      for (const bottom of heights) alongWall(item, face, bottom, yaws, item.mount === 'wall' || wantsWall, add);
    }
  }
  if (item.mount === 'wall' || where === 'walls') return found;
  const { west, east, south, north } = built.bounds;
  const step = Math.max(0.2, Math.sqrt(((east - west) * (north - south)) / 1600));
  const [midX, midZ] = middleOf(room.outline);
  for (const bottom of heights) {
    for (let x = midX - Math.floor((midX - west) / step) * step; x < east; x += step) {
      for (let z = midZ - Math.floor((midZ - south) / step) * step; z < north; z += step) {
        if (!isWithin(room.outline, x, z)) continue;
        for (const yaw of yaws) add(x, z, yaw, bottom, yawCost(yaw));
      }
    }
  }
  for (const to of [
    ...item.wishes.flatMap(targetsOf).flatMap((target) => target.among()),
    ...company.map((c) => c.footprint),
  ]) {
    beside(item, to, (x, z, yaw) => heights.forEach((bottom) => add(x, z, yaw, bottom)));
  }
  return found;
}

/** Where nothing says how a thing is turned, its front is to the audience. */
const yawCost = (yaw: number): number => (1 + Math.cos(yaw)) * 0.15;

const rounded = (meters: number): number => Math.round(meters * 1000) / 1000;

const yawsFor = (item: Item): readonly number[] => {
  const said = item.wishes.find((wish) => wish.kind === 'yaw');
  return said ? [said.yaw] : sides.map((side) => sideYaw[side]);
};

const heightsFor = (item: Item, { room }: BuiltRoom): readonly number[] => {
  const { floorY, height, outdoors } = room;
  if (item.up !== undefined) return [floorY + item.up];
  if (item.mount === 'floor') return [floorY];
  const most = outdoors ? Infinity : height - item.size.y;
  const usual = item.measures.mountHeight ?? (item.mount === 'ceiling' ? height - item.size.y : 1.5);
  const above = item.wishes
    .filter((wish) => wish.kind === 'above')
    .flatMap((wish) => targetsOf(wish).flatMap((target) => target.among()))
    .map(({ top }) => top - floorY + 0.1);
  const wanted = [usual, ...above.map((at) => Math.max(at, usual)), ...above];
  return [...new Set(wanted.map((at) => floorY + Math.max(item.drop, Math.min(at, most))))];
};

const alongWall = (
  item: Item,
  { edge, spans, holes }: WallFace,
  bottom: number,
  yaws: readonly number[],
  needsWall: boolean,
  add: (x: number, z: number, yaw: number, bottom: number, extra?: number) => void,
): void => {
  const inward = Math.atan2(edge.inward[0], edge.inward[1]);
  const free = item.wishes.some(({ kind }) => kind === 'yaw' || kind === 'faces');
  for (const yaw of free ? [inward, ...yaws.filter((one) => Math.abs(wrapped(one - inward)) > 0.01)] : [inward]) {
    if (item.mount === 'wall' && Math.abs(wrapped(yaw - inward)) > 0.01) continue;
    const probe = { x: 0, z: 0, yaw, width: item.size.x, depth: item.size.z, bottom, top: bottom + item.size.y };
    const corners = cornersOf(probe).map(([x, z]) => onEdge({ ...edge, from: [0, 0] }, x, z));
    const half = Math.max(...corners.map(([s]) => s));
    const deep = Math.max(...corners.map(([, into]) => into));
    const into = deep + (item.mount === 'wall' ? 0 : offWall) + item.behindDepth;
    for (const [from, to] of needsWall ? spans : [[0, edge.length] as const]) {
      const [first, last] = [from + half, to - half];
      if (last < first - 1e-6) continue;
      const places = [(first + last) / 2];
      for (let s = first; s < last; s += 0.1) places.push(s);
      places.push(last);
      for (const s of places) {
        const across = holes.filter((hole) => hole.to > s - half && hole.from < s + half);
        const inHole = across.some((hole) => hole.top > bottom && hole.bottom < bottom + item.size.y);
        if (item.mount === 'wall' && inHole) continue;
        const [x, z] = pointAt(edge, s, into);
        const darkens = across.some((hole) => hole.kind === 'window' && hole.bottom < bottom + item.size.y);
        add(x, z, yaw, bottom, darkens ? 0.8 : 0);
      }
    }
  }
};

const beside = (item: Item, to: Footprint, add: (x: number, z: number, yaw: number) => void): void => {
  for (const quarter of [0, 1, 2, 3]) {
    const away = to.yaw + (quarter * Math.PI) / 2;
    const [[rx, rz], [fx, fz]] = axesOf(away);
    const [across, deep] = quarter % 2 === 0 ? [to.width, to.depth] : [to.depth, to.width];
    for (const facing of [Math.PI, 0, Math.PI / 2, -Math.PI / 2]) {
      const turnedAcross = Math.abs(Math.sin(facing)) > 0.5;
      const [wide, long] = turnedAcross ? [item.size.z, item.size.x] : [item.size.x, item.size.z];
      for (const gap of [0.05, 0.12, 0.3, 0.5, 0.75, 1]) {
        const far = deep / 2 + long / 2 + gap;
        const most = (across + wide) / 2;
        for (const slide of [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]) {
          const side = slide * most;
          add(to.x + fx * far + rx * side, to.z + fz * far + rz * side, away + facing);
        }
      }
    }
  }
};
