import { blend, carve, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { coatBinding, skirtBinding, trunkJoints } from './bindings.ts';
import { bow } from './bow.ts';
import { buttonedDress } from './buttoned-dress.ts';
import { belt, buttons } from './fastening.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import type { Wearer } from './wearer.ts';

/** A housemaid's: a dark dress, and over it a white apron with bib, shoulder frills and a great bow behind. */
export function maidLayers(wearer: Wearer): readonly Layer[] {
  const { rig, waistY, bustY } = wearer;
  const { cloth, under: linen } = wearer.paints;
  const { layers, top, skirt } = buttonedDress(wearer, {
    cloth,
    collar: linen,
    skirt: { hem: 0.275, floor: 0.06, full: 0.03, folds: 16, depth: 0.026 },
    bustle: 0,
  });
  const apronFrom = 0.17;
  const lap = frontPanel({ from: apronFrom, to: waistY, half: (y) => 0.13 + (waistY - y) * 0.12, behind: 0.0 });
  const bib = frontPanel({ from: waistY - 0.02, to: bustY + 0.035, half: () => 0.078, behind: 0.0 });
  const pockets = frontPanel({ from: waistY - 0.24, to: waistY - 0.13, half: () => 0.115, behind: 0 });
  const gap = frontPanel({ from: 0, to: 2, half: () => 0.035, behind: 0 });
  return [
    ...layers,
    piece(
      'apron',
      blend(0.006, appliedOn(skirt, lap, 0.013), appliedOn(top, bib, 0.013)),
      linen,
      coatBinding(rig, trunkJoints),
      'cloth coat',
    ),
    piece('pockets', appliedOn(skirt, carve(0.002, pockets, gap), 0.021), linen, skirtBinding(rig), 'cloth trim'),
    piece('frills', straps(wearer, top), linen, ['chest', 'collarL', 'collarR', 'armL', 'armR', 'spine'], 'cloth trim'),
    piece(
      'hem frill',
      appliedOn(
        skirt,
        frontPanel({
          from: apronFrom - 0.01,
          to: apronFrom + 0.035,
          half: (y) => 0.13 + (waistY - y) * 0.12,
          behind: 0,
        }),
        0.024,
      ),
      linen,
      skirtBinding(rig),
      'cloth trim',
    ),
    piece('apron band', belt(wearer, waistY - 0.006, 0.022, 0.02), linen, trunkJoints, 'cloth trim'),
    piece('bow', bow(wearer, 0.06), linen, skirtBinding(rig), 'cloth trim'),
    piece('buttons', buttons(top, [0], bustY + 0.06, 1.3, 2, 0.0095), wearer.paints.trim, trunkJoints, 'gloss jewel'),
  ];
}

/** Frills from the bib over the shoulders. */
function straps({ bustY, build }: Wearer, top: Field): Field {
  const at = 0.088 * build.shoulders ** 0.5;
  return blend(
    0.004,
    ...[-1, 1].map((sign) => sewn(top, [bustY - 0.06, 1.33, 8], 0.017, () => sign * at)),
    ...[-1, 1].map((sign) => sewn(top, [bustY - 0.02, 1.33, 6], 0.014, () => sign * at, 'back')),
  );
}
