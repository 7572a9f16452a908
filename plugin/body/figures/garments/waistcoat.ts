import { blend, carve } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { trunkJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { buttons, hungChain } from './fastening.ts';
import { piece } from './piece.ts';
import { appliedOn, frontPanel } from './region.ts';
import type { Wearer } from './wearer.ts';

/** A waistcoat cut low enough for the tie, pointed below, with a watch chain where `chain` says its metal. */
export function waistcoatLayers(
  wearer: Wearer,
  paint: Layer['paint'],
  button: Paint,
  chain?: Paint,
  low = 0.13,
): readonly Layer[] {
  const { waistY, bustY } = wearer;
  const form = bodice(wearer, { ease: 0.012, from: waistY - 0.075, to: 1.31 });
  const deepest = bustY + 0.12 - low;
  const neck = frontPanel({ from: deepest, to: 1.5, half: (y) => Math.max(0, y - deepest) * 0.42, behind: 0 });
  const front = carve(
    0.005,
    appliedOn(
      form,
      frontPanel({
        from: waistY - 0.08,
        to: 1.31,
        half: (y) => 0.13 - Math.max(0, waistY - 0.05 - y) * 1.6,
        behind: 0,
      }),
      0,
    ),
    neck,
  );
  const layers = [
    piece('waistcoat', front, paint, trunkJoints),
    piece(
      'waistcoat buttons',
      buttons(form, [0], waistY - 0.045, deepest - 0.02, 4, 0.009),
      button,
      trunkJoints,
      'gloss jewel',
    ),
  ];
  if (chain) {
    const hung = blend(
      0.001,
      hungChain(form, [0.004, waistY + 0.05], [-0.058, waistY + 0.036], 0.024, 10, 0.0075),
      hungChain(form, [0.004, waistY + 0.05], [0.05, waistY + 0.04], 0.016, 8, 0.0075),
    );
    layers.push(piece('watch chain', hung, chain, trunkJoints, 'metal jewel'));
  }
  return layers;
}
