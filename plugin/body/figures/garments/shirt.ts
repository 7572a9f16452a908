import type { Layer, Paint } from '../../sculpt/layer.ts';
import { paintOf } from '../paint.ts';
import { neckJoints, trunkJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { shirtCollar } from './collar.ts';
import { piece } from './piece.ts';
import { appliedOn, frontPanel } from './region.ts';
import { armBands } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A shirt as far as it is seen under a waistcoat: front, collar and cuffs. */
export const shirtFront = (wearer: Wearer, paint: Paint): readonly Layer[] => [
  piece(
    'shirt',
    appliedOn(
      bodice(wearer, { ease: 0.006 }),
      frontPanel({ from: wearer.bustY - 0.12, to: 1.34, half: () => 0.085, behind: 0 }),
      0,
    ),
    paint,
    trunkJoints,
  ),
  piece('shirt collar', shirtCollar(wearer), paint, neckJoints, 'cloth trim'),
  piece('shirt cuffs', armBands(wearer, 0.98, 0.042, 0.03), paint, wristJoints, 'cloth trim'),
];

export const shirtWhite = '#ece6d8';

export const isPale = (colour: string): boolean => Math.min(...paintOf(colour)) > 0.45;
