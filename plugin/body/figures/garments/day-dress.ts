import { field, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { mixed } from '../paint.ts';
import { neckJoints, skirtBinding, trunkJoints } from './bindings.ts';
import { bow } from './bow.ts';
import { buttonedDress } from './buttoned-dress.ts';
import { ruff } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buttons } from './fastening.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import type { Wearer } from './wearer.ts';

/** A day dress with an overskirt looped up over a bustle. */
export function dayDressLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5));
  const { layers, top } = buttonedDress(wearer, {
    cloth: banded(weave, mixed(cloth, trim, 0.65), 0.09),
    collar: under,
    skirt: { hem: 0.31, full: 0.015, trail: 0.085, folds: 20, depth: 0.024 },
    bustle: 0.1,
  });
  const swag = overskirt(wearer);
  return [
    ...layers,
    piece(
      'overskirt',
      swag,
      (at, normal) =>
        at[1] < swagHem(wearer, at) + 0.042 ? trim : typeof weave === 'function' ? weave(at, normal) : weave,
      skirtBinding(rig),
    ),
    piece('frill', ruff(wearer, 0.03, 18), under, neckJoints, 'cloth trim'),
    piece('buttons', buttons(top, [0], waistY + 0.02, 1.29, 8, 0.0095), trim, trunkJoints, 'gloss jewel'),
    piece('sash', belt(wearer, waistY - 0.005, 0.018, 0.022), trim, trunkJoints, 'silk trim'),
    piece('bow', bow(wearer, 0.05), trim, skirtBinding(rig), 'silk trim'),
  ];
}

/** Where an overskirt ends, seen from above: low before, drawn up at the sides, lowest behind. */
const swagHem = ({ hipY }: Wearer, [x, , z]: Spot): number => {
  const around = Math.atan2(Math.abs(x), z);
  return hipY - 0.3 + 0.16 * Math.sin(Math.min(around, 2.1) * 0.75) ** 2 - 0.2 * Math.max(0, -Math.cos(around));
};

/** Gathered up at the sides over the bustle, so that the skirt shows under it. */
function overskirt(wearer: Wearer): Field {
  const { hipY, waistY } = wearer;
  const [hips, waist] = [wearer.around(hipY), wearer.around(waistY)];
  const hung = drape({
    rings: [
      [hipY - 0.52, hips.wide + 0.13, hips.deep + 0.17, -0.085],
      [hipY - 0.2, hips.wide + 0.085, hips.deep + 0.13, -0.07],
      [hipY, hips.wide + 0.046, hips.deep + 0.078, -0.038],
      [waistY, waist.wide + 0.016, waist.deep + 0.018],
    ],
    folds: { count: 13, depth: 0.034, from: waistY, to: hipY - 0.3, phase: 0.5 },
  });
  return field(hung.box, (x, y, z) => {
    const d = hung.distance(x, y, z);
    const beyond = (swagHem(wearer, [x, y, z]) - y) * 0.8;
    return Math.max(d, beyond, -d - 0.05);
  });
}
