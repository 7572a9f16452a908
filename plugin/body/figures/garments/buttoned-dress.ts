import { blend, egg, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { neckJoints, skirtBinding, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { standingCollar } from './collar.ts';
import { stockings } from './legwear.ts';
import { piece } from './piece.ts';
import { skirt, type SkirtCut } from './skirt.ts';
import { armBands, armSpot, onBothArms, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

interface DressColours {
  readonly cloth: Layer['paint'];
  readonly collar: Paint;
  readonly skirt: SkirtCut;
  /** How high the skirt is gathered up behind. */
  readonly bustle: number;
}

/** The body of a Victorian dress: buttoned to a high collar, sleeves full at the shoulder, the skirt drawn to the back. */
export function buttonedDress(
  wearer: Wearer,
  { cloth, collar, skirt: cut, bustle }: DressColours,
): { readonly layers: readonly Layer[]; readonly top: Field; readonly skirt: Field } {
  const { rig, waistY } = wearer;
  const top = bodice(wearer, { ease: 0.011, from: waistY - 0.035 });
  const caps = onBothArms((side) => egg(armSpot(wearer, side, 0.09), [0.07, 0.078, 0.07]));
  const hung = skirt(wearer, cut);
  const gathered = bustle > 0 ? blend(0.05, hung, bustleForm(wearer, bustle)) : hung;
  return {
    top,
    skirt: gathered,
    layers: [
      stockings(wearer, wearer.paints.legs),
      piece('bodice', blend(0.014, top, caps, plainSleeves(wearer, -0.003)), cloth, upperJoints),
      piece('skirt', gathered, cloth, skirtBinding(rig), 'cloth skirt'),
      piece('collar', standingCollar(wearer, 0.026, 0.011), collar, neckJoints, 'cloth trim'),
      piece('cuffs', armBands(wearer, 0.93, 0.046, 0.04), collar, wristJoints, 'cloth trim'),
    ],
  };
}

function bustleForm(wearer: Wearer, size: number): Field {
  const { hipY } = wearer;
  const { deep, wide } = wearer.around(hipY);
  return blend(
    0.05,
    egg([0, hipY + 0.005, -deep - size * 0.35], [wide * 0.72, 0.1, size]),
    egg([0, hipY - 0.16, -deep - size * 0.55], [wide * 0.8, 0.13, size]),
  );
}
