import { blend, carve, egg, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker } from '../paint.ts';
import { neckJoints, trunkJoints, upperJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { pin, sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { ribbing, turnedUp } from './ribbing.ts';
import { plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A hooded jumper: the hood lies on the back, its strings hang, one pocket goes right across. */
export function hoodieLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY, waistY, bustY } = wearer;
  const { cloth, under } = wearer.paints;
  const body = bodice(wearer, { ease: 0.026, from: hipY - 0.045 });
  const pocket = frontPanel({
    from: hipY - 0.01,
    to: waistY + 0.03,
    half: (y) => 0.115 - Math.max(0, y - hipY - 0.05) * 0.45,
    behind: 0.01,
  });
  return [
    trousers(wearer, turnedUp(wearer, wearer.paints.legs), -0.006),
    piece('shirt neck', rolledCollar(wearer, 0.072, 0.012, 0.1), under, neckJoints, 'cloth trim'),
    piece(
      'hoodie',
      blend(0.018, body, plainSleeves(wearer, 0.014, 0.93)),
      patterned(wearer, outfit.pattern, cloth, under),
      upperJoints,
      'felt cloth',
    ),
    ...ribbing(wearer, darker(cloth, 0.8)),
    piece(
      'hood',
      hood(wearer),
      ([x, y, z], normal) =>
        z > -0.06 && normal[1] > 0.2 && Math.abs(x) < 0.07 && y > 1.3 ? darker(cloth, 0.55) : cloth,
      ['chest', 'neck', 'collarL', 'collarR'],
      'felt cloth',
    ),
    piece('pocket', appliedOn(body, pocket, 0.014, 0.006), darker(cloth, 0.74), trunkJoints, 'felt trim'),
    piece('strings', strings(body, bustY), under, ['chest', 'spine', 'neck'], 'cloth jewel'),
  ];
}

function hood(wearer: Wearer): Field {
  const { neckY } = wearer;
  const deep = wearer.around(1.26).deep;
  const heap = blend(
    0.04,
    egg([0, neckY - 0.035, -deep - 0.005], [0.115, 0.062, 0.055]),
    egg([0, neckY - 0.1, -deep - 0.03], [0.085, 0.075, 0.05]),
    ...[-1, 1].map((sign) =>
      rod([sign * 0.095, neckY - 0.012, -0.05], [sign * 0.035, neckY - 0.06, 0.088], 0.034, 0.017),
    ),
  );
  return carve(0.012, heap, egg([0, neckY + 0.025, -0.02], [0.073, 0.06, 0.088]));
}

const strings = (body: Field, bustY: number): Field =>
  blend(
    0.001,
    ...[-1, 1].map((sign) =>
      sewn(body, [1.285, bustY + 0.02 + sign * 0.012, 5], 0.0085, (y) => sign * (0.04 - (1.3 - y) * 0.06)),
    ),
    ...[-1, 1].map((sign) =>
      egg(pin(body, sign * 0.032, bustY + 0.014 + sign * 0.012, 'front', 0.004), [0.011, 0.018, 0.011]),
    ),
  );
