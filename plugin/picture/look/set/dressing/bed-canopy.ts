import { vec } from '../../../../stage/space/vector.ts';
import type { PlacedProp } from '../../../../stage/staging/stage-plan.ts';
import type { Finish } from '../../finish.ts';
import { draperyShape, tiedCurtainShape } from '../../shapes/cloth.ts';
import { outline } from '../../shapes/outline.ts';
import { boxAt, movedShape, placedShape } from '../../shapes/placed.ts';
import { joined, type Shape } from '../../shapes/shape.ts';
import { turnedShape } from '../../shapes/turned.ts';
import type { Pieces } from './hangings.ts';

const wood: Finish = { substance: 'oak', tint: '#4f2f1b' };
const hanging: Finish = { substance: 'velvet', tint: '#6d1a22' };
const braid: Finish = { substance: 'silk', tint: '#b98f45' };
const lining: Finish = { substance: 'silk', tint: '#8a6a3c' };
const roofMeters = 2.35;

/** Four posts, a roof and hangings round a bed of the great, one after the other: over it and beside it, where nobody walks. */
export function* bedCanopy({ stand, measures }: PlacedProp, roomHeight: number): Generator<Pieces[number], void> {
  const [wide, deep] = [measures.size.x / 2 + 0.03, measures.size.z / 2 - 0.02];
  const top = Math.min(roofMeters, roomHeight - 0.35);
  const post = turnedShape(
    [
      ...outline('0 0, 0.05 0, 0.05 0.5, 0.035 0.55, 0.055 0.62, 0.04 0.72, 0.028 0.95, 0.05 1.1, 0.03 1.25'),
      ...([
        [0.026, top - 0.2],
        [0.045, top - 0.12],
        [0.045, top],
        [0, top],
      ] as const),
    ],
    10,
  );
  const [ends, sides] = [
    [-deep, deep],
    [-wide, wide],
  ];
  const timber = joined([
    ...sides.flatMap((x) => ends.map((z) => movedShape(post, x, 0, z))),
    ...ends.map((z) => boxAt([0, top, z], [wide * 2 + 0.14, 0.1, 0.1], 0.015)),
    ...sides.map((x) => boxAt([x, top, 0], [0.1, 0.1, deep * 2], 0.015)),
  ]);
  const onStage = (shape: Shape): Shape => placedShape(shape, stand);
  yield [wood, onStage(timber)];
  for (const [x, z, yaw, length] of [
    [0, deep + 0.05, 0, wide * 2],
    [wide + 0.05, 0, Math.PI / 2, deep * 2],
    [-wide - 0.05, 0, -Math.PI / 2, deep * 2],
  ] as const) {
    const folds = { count: Math.round(length * 5), depth: 0.05 };
    const edge = { position: vec(x * 1.004, top - 0.27, z * 1.004), yaw };
    yield [hanging, onStage(placedShape(draperyShape(length, 0.3, folds), { position: vec(x, top + 0.02, z), yaw }))];
    yield [braid, onStage(placedShape(draperyShape(length, 0.05, folds), edge))];
  }
  for (const [x, z, side, yaw] of [
    [-wide, deep + 0.01, -1, 0],
    [wide, deep + 0.01, 1, 0],
    [wide + 0.02, -deep, 1, Math.PI / 2],
    [-wide - 0.02, -deep, -1, -Math.PI / 2],
  ] as const) {
    const curtain = { width: 0.55, height: top - 0.06, folds: 4, depth: 0.06, tieHeight: 0.95, tied: 0.34, side };
    yield [hanging, onStage(placedShape(tiedCurtainShape(curtain, 16), { position: vec(x, 0.05, z), yaw }))];
  }
  const back = movedShape(draperyShape(wide * 2, top - 0.5, { count: 9, depth: 0.05 }), 0, top, -deep + 0.03);
  yield [lining, onStage(back)];
}
