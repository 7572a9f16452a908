import { field, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { mixed } from '../paint.ts';
import { wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { piece } from './piece.ts';
import { armBands } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** Trousers turned up at the ankle, so that the paler inside shows. */
export const turnedUp =
  ({ rig }: Wearer, legs: Paint): Layer['paint'] =>
  ([, y]) =>
    y < rig.at.footR.y + 0.055 ? mixed(legs, [0.8, 0.85, 0.9], 0.35) : legs;

export const ribbing = (wearer: Wearer, paint: Paint): readonly Layer[] => [
  piece(
    'hem',
    ribbed(bodice(wearer, { ease: 0.027, from: wearer.hipY - 0.085, to: wearer.hipY - 0.025, shoulders: false }), 30),
    paint,
    ['hips', 'legL', 'legR'],
    'felt trim',
  ),
  piece('wristbands', armBands(wearer, 0.935, 0.053, 0.05), paint, wristJoints, 'felt trim'),
];

/** Grooves that run down, as in knitting that stretches. */
export const ribbed = ({ box, distance }: Field, count: number): Field =>
  field(box, (x, y, z) => {
    const d = distance(x, y, z);
    return d > 0.02 || d < -0.02 ? d : d + 0.004 * Math.cos(Math.atan2(x, z) * count);
  });
