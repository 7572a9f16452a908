import type { Side } from '../../../src/drama/staging.ts';
import { wrapped } from '../space/vector.ts';
import { axesOf, gapBetween, halfTowards, ownPoint, reachOf, type Footprint } from './footprint.ts';
import type { Target, Wish } from './item.ts';
import { onEdge, type Bounds, type Edge } from './outline.ts';
import type { Relation } from './phrase.ts';
import type { BuiltRoom } from './staged-room.ts';

/** What a wish is held against. */
interface Seeker {
  readonly flat: boolean;
  /** Free floor the thing at the target needs before it. */
  clearFront(target: Target): number;
}

/**
 * How well a footprint meets a wish: 0 is best, and nothing where it does not meet it at all. A wish about something
 * that has no place yet is met by everything; whoever comes second minds it.
 */
export const wishCost = (wish: Wish, f: Footprint, built: BuiltRoom, seeker: Seeker): number | undefined => {
  switch (wish.kind) {
    case 'floor':
    case 'ceiling':
      return 0;
    case 'centre': {
      const { west, east, south, north } = built.bounds;
      const [dx, dz] = [Math.abs(f.x - (west + east) / 2), Math.abs(f.z - (south + north) / 2)];
      return dx <= (east - west) * 0.2 + 0.05 && dz <= (north - south) * 0.2 + 0.05 ? Math.hypot(dx, dz) : undefined;
    }
    case 'wall': {
      const gaps = built.faces
        .filter(({ edge, spans }) => spans.length > 0 && (!wish.side || edge.side === wish.side))
        .map(({ edge }) => wallGap(f, edge))
        .filter((gap) => gap !== undefined);
      const gap = Math.min(Infinity, ...gaps);
      return gap <= (wish.how === 'by' ? 0.7 : 0.1) ? gap : undefined;
    }
    case 'corner':
      return cornerCost(f, built, wish.sides);
    case 'side': {
      const t = towards(f, built.bounds, wish.side);
      return t >= 0.02 ? Math.abs(t - 0.6) : undefined;
    }
    case 'yaw':
      return Math.abs(wrapped(f.yaw - wish.yaw)) < 0.05 ? 0 : undefined;
    case 'faces':
      return least(wish.target.among(), (to) => {
        const wanted = Math.atan2(to.x - f.x, to.z - f.z) + (wish.away ? Math.PI : 0);
        const off = Math.abs(wrapped(f.yaw - wanted));
        return off <= 0.81 ? off : undefined;
      });
    case 'between': {
      const [first, second] = wish.targets;
      return least(first.among(), (a) => least(second.among(), (b) => betweenCost(f, a, b)));
    }
    default:
      return least(wish.target.among(), (to) => relationCost(wish.kind, f, to, seeker, seeker.clearFront(wish.target)));
  }
};

/** A cost with those of all wishes added; nothing where one of them is not met. */
export const wishesCost = (
  wishes: readonly Wish[],
  f: Footprint,
  built: BuiltRoom,
  seeker: Seeker,
  { cost, weight } = { cost: 0, weight: 1 },
): number | undefined => {
  let sum = cost;
  for (const wish of wishes) {
    const one = wishCost(wish, f, built, seeker);
    if (one === undefined) return undefined;
    sum += one * weight;
  }
  return sum;
};

const least = (targets: readonly Footprint[], cost: (to: Footprint) => number | undefined): number | undefined => {
  if (targets.length === 0) return 0;
  const costs = targets.map(cost).filter((one) => one !== undefined);
  return costs.length > 0 ? Math.min(...costs) : undefined;
};

/** How far its nearest side is from a wall it lies along. */
export const wallGap = (f: Footprint, edge: Edge): number | undefined => {
  const [s, into] = onEdge(edge, f.x, f.z);
  if (s < 0 || s > edge.length || into < 0) return undefined;
  return Math.max(0, into - halfTowards(f, edge.inward));
};

const cornerCost = (f: Footprint, built: BuiltRoom, sides: readonly Side[]): number | undefined => {
  const gapTo = (among: readonly Side[]) =>
    Math.min(
      Infinity,
      ...built.faces.filter(({ edge }) => among.includes(edge.side)).map(({ edge }) => wallGap(f, edge) ?? Infinity),
    );
  const upDown = sides.filter((side) => side === 'north' || side === 'south');
  const across = sides.filter((side) => side === 'east' || side === 'west');
  const gaps = [
    gapTo(upDown.length > 0 ? upDown : ['north', 'south']),
    gapTo(across.length > 0 ? across : ['east', 'west']),
  ] as const;
  return Math.max(...gaps) <= 0.5 ? gaps[0] + gaps[1] : undefined;
};

/** −1 at the opposite wall, 0 in the middle, 1 at the wall of that side. */
const towards = (f: Footprint, { west, east, south, north }: Bounds, side: Side): number => {
  const x = (2 * (f.x - west)) / (east - west) - 1;
  const z = (2 * (f.z - south)) / (north - south) - 1;
  return { north: z, south: -z, east: x, west: -x }[side];
};

const betweenCost = (f: Footprint, a: Footprint, b: Footprint): number | undefined => {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const length = Math.hypot(dx, dz);
  if (length < 0.1) return undefined;
  const t = ((f.x - a.x) * dx + (f.z - a.z) * dz) / (length * length);
  const off = Math.abs((f.x - a.x) * dz - (f.z - a.z) * dx) / length;
  if (t < 0.1 || t > 0.9 || off > Math.max(0.5, length * 0.3)) return undefined;
  return off + Math.abs(t - 0.5) * length * 0.5;
};

const relationCost = (
  kind: Relation,
  f: Footprint,
  to: Footprint,
  { flat }: Seeker,
  clearFront: number,
): number | undefined => {
  const [right, front] = ownPoint(to, f.x, f.z);
  const [across, ahead] = axesOf(to.yaw);
  const halfWide = halfTowards(f, across);
  const halfDeep = halfTowards(f, ahead);
  switch (kind) {
    case 'left':
    case 'right': {
      const [[rx, rz], [tx, tz]] = [reachOf(f), reachOf(to)];
      const away = kind === 'left' ? to.x - f.x : f.x - to.x;
      const offZ = Math.abs(f.z - to.z);
      return away >= rx + tx - 0.05 && away <= rx + tx + 1.5 && offZ <= rz + tz + 0.3
        ? away - rx - tx + offZ
        : undefined;
    }
    case 'front': {
      const before = front - halfDeep - to.depth / 2;
      const best = flat ? 0 : clearFront;
      return before >= -0.05 && before <= best + 1.2 && Math.abs(right) <= to.width / 2 + halfWide * 0.7
        ? Math.abs(before - best) * 0.7 + Math.abs(right)
        : undefined;
    }
    case 'behind': {
      const back = -front - halfDeep - to.depth / 2;
      return back >= -0.05 && back <= 1.2 && Math.abs(right) <= to.width / 2 + halfWide * 0.7
        ? back * 0.7 + Math.abs(right)
        : undefined;
    }
    case 'beside': {
      const gap = gapBetween(f, to);
      return gap <= 0.6 ? gap + (Math.abs(right) < to.width / 2 ? 0.3 : 0) : undefined;
    }
    case 'near': {
      const gap = gapBetween(f, to);
      return gap <= 1.3 ? gap * 0.6 : undefined;
    }
    case 'opposite': {
      if (front < to.depth / 2 + 0.8 || Math.abs(right) > to.width / 2 + 1) return undefined;
      const off = Math.abs(wrapped(f.yaw - Math.atan2(to.x - f.x, to.z - f.z)));
      return flat ? Math.abs(right) : off < 0.81 ? Math.abs(right) + 2 / (1 + front) + off : undefined;
    }
    case 'above':
    case 'under': {
      const clear = kind === 'above' ? f.bottom >= to.top - 0.02 : flat || f.top <= to.bottom + 0.02;
      if (!clear || Math.abs(right) > to.width / 2 + 0.05) return undefined;
      const gap = gapBetween(f, to);
      return gap <= 0.35 ? Math.abs(right) + gap : undefined;
    }
    case 'around': {
      const turnTo = Math.atan2(to.x - f.x, to.z - f.z);
      const off = Math.abs(wrapped(f.yaw - turnTo));
      const gap = off < 0.81 ? gapBetween(f, to) : Infinity;
      return gap <= 0.5 ? Math.abs(gap - 0.12) + off * 0.5 : undefined;
    }
  }
};
