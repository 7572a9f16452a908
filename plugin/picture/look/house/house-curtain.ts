import { vec } from '../../../stage/space/vector.ts';
import type { Finish } from '../finish.ts';
import type { Pile } from '../set/pile.ts';
import {
  type Swag,
  type TiedCurtain,
  draperyShape,
  swagHemShape,
  swagShape,
  tiedCurtainShape,
  tiedWidth,
} from '../shapes/cloth.ts';
import { movedShape, shadedShape } from '../shapes/placed.ts';
import { rodShape } from '../shapes/rod.ts';
import { withBack, type Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import { tasselShape } from './ornament.ts';

const velvet: Finish = { substance: 'velvet', tint: '#8f1220' };
const fringe: Finish = { substance: 'silk', tint: '#d8a545' };
const swagMeters = 1.5;
/** Behind the frame, so that it seems to hang from it. */
const behindMeters = 0.14;

/** The curtain of the house: drawn aside to both sides and tied, under swags with tails and tassels. */
export function hangHouseCurtain(pile: Pile, width: number, height: number, isRich: boolean): void {
  for (const side of [-1, 1] as const) hangSide(pile, side, width, height, isRich);
  hangValance(pile, width, height, isRich);
}

function hangSide(pile: Pile, side: -1 | 1, width: number, height: number, isRich: boolean): void {
  const [wide, folds, tieHeight] = [Math.min(1.35, width * 0.16), isRich ? 9 : 6, height * 0.37];
  const curtain: TiedCurtain = { width: wide, height: height + 0.05, folds, depth: 0.09, tieHeight, tied: 0.42, side };
  const x = side * (width / 2 + 0.04);
  const put = (finish: Finish, shape: Shape): void =>
    pile.add(finish, movedShape(shape, x, 0.02, -behindMeters - 0.08));
  put(velvet, tiedCurtainShape(curtain, isRich ? 30 : 16));
  // The hem's gold band, and the rope it is tied with.
  const foot = tiedWidth(curtain, 0) * wide;
  const hem = surfaceShape({ columns: folds * 6, rows: 1, covers: [foot, 0.1] }, (u, v) => ({
    at: vec(
      (side < 0 ? 1 - u : -u) * foot,
      0.12 * (1 - v),
      0.025 + 0.75 * Math.sin(u * folds * 2 * Math.PI) * 0.09 * 0.8,
    ),
    light: 0.9 - 0.3 * v,
  }));
  put(fringe, hem);
  const reach = tiedWidth(curtain, tieHeight) * wide;
  const rope = Array.from({ length: 9 }, (_, step) => {
    const part = step / 8;
    return vec(
      -side * reach * 1.04 * Math.sin(part * Math.PI * 0.5),
      tieHeight + 0.16 * (1 - part) ** 1.5 - 0.05,
      0.12 * Math.sin(part * Math.PI) + 0.09,
    );
  });
  put(fringe, rodShape(rope, 0.028, 8));
  put(fringe, movedShape(tasselShape(0.34), -side * reach * 0.45, tieHeight + 0.02, 0.21));
}

function hangValance(pile: Pile, width: number, height: number, isRich: boolean): void {
  const count = Math.max(3, Math.round(width / swagMeters / 2) * 2 + 1);
  const each = width / count;
  const swag: Swag = { width: each * 1.06, drop: 0.5, ends: 0.1, folds: isRich ? 4 : 3, depth: 0.09 };
  const [top, columns] = [height + 0.04, isRich ? 26 : 14];
  // What keeps the light of the flies out from over the swags.
  pile.add(
    { substance: 'velvet', tint: '#3d070e' },
    movedShape(draperyShape(width + 0.1, 0.34, { count: 10, depth: 0.03 }), 0, top, -behindMeters - 0.16),
  );
  for (let index = 0; index < count; index++) {
    const x = (index + 0.5 - count / 2) * each;
    pile.add(velvet, movedShape(swagShape(swag, columns), x, top, -behindMeters));
    pile.add(fringe, movedShape(withBack(swagHemShape(swag, 0.07, columns)), x, top, -behindMeters));
  }
  const cloth = draperyShape(0.24, 0.62, { count: 3, depth: 0.07 });
  const tail = shadedShape(cloth, (_, y) => 0.7 + 0.3 * Math.min(1, -y * 4));
  for (let index = 0; index <= count; index++) {
    const x = (index - count / 2) * each * 0.985;
    pile.add(velvet, movedShape(tail, x, top, 0));
    pile.add(fringe, movedShape(tasselShape(0.16), x, top - 0.6, 0.01));
  }
}
