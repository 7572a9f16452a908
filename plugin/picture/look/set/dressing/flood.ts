import { isInside } from '../../../../stage/space/triangulate.ts';
import type { Room } from '../../../../stage/staging/stage-plan.ts';
import { seededRandom, type Random } from '../../../../../src/kit/random.ts';
import type { Finish } from '../../finish.ts';
import { movedShape, placedShape } from '../../shapes/placed.ts';
import { joined, type Shape } from '../../shapes/shape.ts';
import { sheetShape } from '../../shapes/slab.ts';
import { turnedShape } from '../../shapes/turned.ts';
import { vec } from '../../../../stage/space/vector.ts';
import { boundsOf } from '../bounds.ts';
import { floorShape } from '../floor.ts';
import type { Pieces } from './hangings.ts';

/** Over the shoes, and nobody wades. */
const deepMeters = 0.07;
const water: Finish = { substance: 'water', tint: '#4d7f88' };
const ripple: Finish = { substance: 'water', tint: '#d6eef0' };
const paper: Finish = { substance: 'paper' };

/** How many square metres have one of them. */
const [metersARipple, metersASheet] = [5, 6] as const;
const wallMeters = 0.6;
/** Rings of one drop, by the radius of each. */
const rings = [0.12, 0.24, 0.38];

/** Water over the whole floor, rings where it drips, and papers that float. Seen only: everybody walks on the floor below. */
export function floodIn(room: Room): Pieces {
  const { outline, floorY } = room;
  const random = seededRandom(room.place);
  const { west, east, south, north } = boundsOf(outline);
  const area = (east - west) * (north - south);
  const over = (lift: number): number => floorY + deepMeters + lift;
  const spots = (metersOne: number): readonly (readonly [x: number, z: number])[] =>
    Array.from({ length: Math.ceil(area / metersOne) }, () => between(random, west, east, south, north)).filter(
      ([x, z]) => isInside(outline, x, z),
    );
  const ringed = spots(metersARipple).flatMap(([x, z]) => rings.map((r) => movedShape(ring(r), x, over(0.002), z)));
  const sheets = spots(metersASheet).map(([x, z]) =>
    placedShape(sheetShape(0.21, 0.3), { position: vec(x, over(0.004), z), yaw: random.next() * Math.PI }),
  );
  return [
    [water, floorShape(outline, over(0), true)],
    [ripple, joined(ringed)],
    [paper, joined(sheets)],
  ];
}

/** A thin flat ring on the water. */
const ring = (radius: number): Shape =>
  turnedShape(
    [
      [radius + 0.012, 0],
      [radius, 0.0015],
    ],
    28,
  );

function between(
  random: Random,
  west: number,
  east: number,
  south: number,
  north: number,
): readonly [x: number, z: number] {
  const within = (from: number, to: number): number =>
    from + wallMeters + random.next() * Math.max(0, to - from - 2 * wallMeters);
  return [within(west, east), within(south, north)];
}
