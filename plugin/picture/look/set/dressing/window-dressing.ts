import { vec } from '../../../../stage/space/vector.ts';
import type { Finish } from '../../finish.ts';
import {
  type Swag,
  type TiedCurtain,
  draperyShape,
  swagHemShape,
  swagShape,
  tiedCurtainShape,
  tiedWidth,
} from '../../shapes/cloth.ts';
import { movedShape } from '../../shapes/placed.ts';
import { rodShape } from '../../shapes/rod.ts';
import type { Manner } from '../manner.ts';
import type { Hole, WallFace } from '../wall-face.ts';
import type { Pieces } from './hangings.ts';

const brass: Finish = { substance: 'brass', tint: '#b98d3c' };
const trimming: Finish = { substance: 'silk', tint: '#c39a4c' };

/** Curtains tied to both sides of a window, under a swag, from a pole: to the floor where there is room for them. */
export function windowCurtains(face: WallFace, hole: Hole, { curtains: cloth, casingWidth: casing }: Manner): Pieces {
  const [left, right] = [hole.left - casing - 0.1, hole.right + casing + 0.1];
  const top = Math.min(face.height - 0.12, hole.top + casing + 0.14);
  const middle = (left + right) / 2;
  const foot = hole.bottom < 1.3 ? 0.03 : hole.bottom - 0.25;
  const height = top - foot;
  const out = 0.1;
  const sides = ([-1, 1] as const).flatMap((side): Pieces => {
    const [width, tieHeight] = [(right - left) * 0.36, height * 0.36];
    const curtain: TiedCurtain = { width, height, folds: 5, depth: 0.05, tieHeight, tied: 0.4, side };
    const x = side < 0 ? left : right;
    const reach = tiedWidth(curtain, tieHeight) * width;
    // Around the front of the cloth: straight from end to end it would be within the folds, all but a stump of it.
    const rope = Array.from({ length: 9 }, (_, step) => {
      const part = step / 8;
      const around = Math.sin(part * Math.PI);
      const y = foot + tieHeight + 0.06 * (1 - part) - 0.04 * around;
      return vec(x - side * reach * 1.02 * part, y, out + 0.02 + 0.09 * around ** 0.4);
    });
    return [
      [cloth, movedShape(tiedCurtainShape(curtain, 18), x, foot, out)],
      [trimming, rodShape(rope, 0.016, 6)],
    ];
  });
  const swag: Swag = { width: right - left + 0.06, drop: 0.34, ends: 0.08, folds: 3, depth: 0.06 };
  const pole = rodShape([vec(left - 0.12, top, out - 0.02), vec(right + 0.12, top, out - 0.02)], 0.02, 8);
  return [
    ...sides,
    [cloth, movedShape(swagShape(swag, 16), middle, top, out + 0.02)],
    [trimming, movedShape(swagHemShape(swag, 0.045, 16), middle, top, out + 0.02)],
    [brass, pole],
  ];
}

/** A short curtain on a brass rail across the lower part of a window, as cafés have them. */
export function halfCurtain({ left, right, bottom, top }: Hole): Pieces {
  const rail = bottom + (top - bottom) * 0.36;
  const width = right - left - 0.06;
  const cloth = draperyShape(width, rail - bottom - 0.03, { count: Math.round(width * 6), depth: 0.035 });
  return [
    [{ substance: 'linen', tint: '#a8402f' }, movedShape(cloth, (left + right) / 2, rail, -0.03)],
    [brass, rodShape([vec(left, rail, -0.03), vec(right, rail, -0.03)], 0.012, 7)],
  ];
}
