import { isInside } from '../../../../stage/space/triangulate.ts';
import type { PlacedProp, Room } from '../../../../stage/staging/stage-plan.ts';
import type { Finish } from '../../finish.ts';
import { movedShape } from '../../shapes/placed.ts';
import type { Shape } from '../../shapes/shape.ts';
import { boundsOf } from '../bounds.ts';
import type { Pieces } from './hangings.ts';
import { sheetShape } from '../../shapes/slab.ts';

/** Woven borders from the outside in: how far each goes in, and how it is coloured. */
const borders: readonly (readonly [inset: number, finish: Finish])[] = [
  [0.05, { substance: 'wool', tint: '#2a1a24' }],
  [0.09, { substance: 'carpet', tint: '#1f2f4c' }],
  [0.24, { substance: 'wool', tint: '#b08a46' }],
  [0.27, { substance: 'wool', tint: '#2a1a24' }],
];

/** Flat, and under every foot: it is walked over, never round. */
const liftMeters = 0.003;

/** A rug with borders and fringes in the middle of a room, unless there is a carpet already. */
export function rugFor(room: Room, props: Iterable<PlacedProp>, tint: string, isRunner: boolean): Pieces {
  for (const { form, stand } of props) {
    if (/carpet|rug|mat/.test(form) && isInside(room.outline, stand.position.x, stand.position.z)) return [];
  }
  const { west, east, south, north } = boundsOf(room.outline);
  const [wide, deep] = [east - west, north - south];
  const [width, depth] = isRunner
    ? [Math.min(1.9, wide * 0.24), deep * 0.86]
    : [Math.min(3.8, wide * 0.5), Math.min(2.4, deep * 0.42)];
  const [x, z] = [(west + east) / 2, isRunner ? south + deep * 0.45 : south + deep * 0.4];
  if (width < 1.2 || depth < 0.9) return [];
  const laid = (w: number, d: number, up: number): Shape =>
    movedShape(sheetShape(w, d), x, room.floorY + liftMeters + up * 0.0006, z);
  const fringe: Pieces = [[{ substance: 'linen', tint: '#cdb98c' }, laid(width + 0.14, depth - 0.02, 0)]];
  const bands = borders.map(([inset, finish], index): Pieces[number] => [
    finish,
    laid(width + 0.1 - inset * 2, depth + 0.1 - inset * 2, index + 1),
  ]);
  const inner = laid(width - 0.5, depth - 0.5, borders.length + 1);
  return [...fringe, ...bands, [{ substance: 'carpet', tint }, inner]];
}
