import type { Garment } from '../../../../src/drama/looks.ts';
import { sides, signOf, type Side } from '../../rig/joint.ts';
import { blend, block, egg, field, halfSpace, meet, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { on } from './bindings.ts';
import { legSpot } from './legwear.ts';
import { piece } from './piece.ts';
import { onBothSides, profile, tube } from './tube.ts';
import type { Wearer } from './wearer.ts';

const floor = 0.002;
/** What brings greaves of its own. */
const plated: readonly Garment[] = ['armour', 'surcoat', 'space-suit', 'shell'];

/** What is on both feet: shoes, heels, boots, slippers, trainers. */
export function shoeLayers(wearer: Wearer): readonly Layer[] {
  const { outfit } = wearer;
  const leather = wearer.paints.shoes;
  const sole = outfit.footwear === 'trainers' ? paintOf('#efe9dc') : darker(leather, 0.4);
  const soleTop = outfit.footwear === 'trainers' ? 0.03 : 0.016;
  const layers = [
    piece(
      'shoes',
      onBothSides((side) => upper(wearer, side)),
      ([, y]) => (y < soleTop ? sole : leather),
      on.foot,
      `${outfit.footwear === 'slippers' ? 'felt' : 'leather'} trim`,
    ),
  ];
  if (outfit.footwear === 'boots' && !plated.includes(outfit.garment)) layers.push(shafts(wearer));
  if (outfit.footwear === 'trainers' || outfit.footwear === 'shoes') layers.push(laces(wearer));
  return layers;
}

function upper(wearer: Wearer, side: Side): Field {
  const { rig, outfit, build } = wearer;
  const sign = signOf(side);
  const k = 0.92 + (build.limbs - 1) * 0.6;
  const [x, ankleY, z] = rig.spot(`foot${side}`);
  const toeX = x + sign * 0.016;
  const long = outfit.footwear === 'heels' ? 0.118 : outfit.footwear === 'slippers' ? 0.112 : 0.124;
  const lift = outfit.footwear === 'heels' ? 0.028 : 0;
  const instep = rod([x, 0.05 + lift, z + 0.02], [toeX, 0.032, z + long], 0.048 * k, 0.043 * k);
  const toe = egg([toeX, 0.03, z + long + 0.008], [0.05 * k, 0.038 * k, 0.05 * k]);
  const heel = egg([x, 0.036 + lift, z - 0.012], [0.046 * k, 0.05, 0.05 * k]);
  const opening = tube(
    [x, 0.04 + lift, z],
    [x, ankleY + (outfit.footwear === 'slippers' ? -0.02 : 0.012), z],
    profile([0, 0.045 * k], [1, 0.047 * k]),
  );
  const parts = [instep, toe, heel, opening];
  if (outfit.footwear === 'heels') parts.push(rod([x, 0.05, z - 0.022], [x, 0.004, z - 0.026], 0.026, 0.016));
  return meet(0.008, blend(0.022, ...parts), aboveFloor(blend(0.022, ...parts)));
}

const aboveFloor = ({ box }: Field): Field =>
  field({ low: [box.low[0], floor, box.low[2]], high: box.high }, halfSpace([0, -1, 0], -floor).distance);

function shafts(wearer: Wearer): Layer {
  const k = wearer.build.limbs;
  const form = onBothSides((side) =>
    blend(
      0.006,
      tube(
        legSpot(wearer, side, 0.62),
        legSpot(wearer, side, 1),
        profile([0, 0.069 * k], [0.5, 0.065 * k], [1.06, 0.05 * k]),
        { edge: 0.01 },
      ),
      tube(legSpot(wearer, side, 0.6), legSpot(wearer, side, 0.7), profile([0, 0.074 * k], [1, 0.073 * k]), {
        edge: 0.014,
      }),
    ),
  );
  const leather = wearer.paints.shoes;
  return piece('boot shafts', form, mixed(leather, [1, 1, 1], 0.03), on.foot, 'leather cloth');
}

function laces(wearer: Wearer): Layer {
  const isTrainer = wearer.outfit.footwear === 'trainers';
  const form = blend(
    0.001,
    ...sides.flatMap((side) => {
      const [x, , z] = wearer.rig.spot(`foot${side}`);
      const sign = signOf(side);
      const bars = [0, 1, 2].map((i): Field => {
        const [middle, y] = [z + 0.052 + i * 0.02, 0.091 - i * 0.009];
        return block([x + sign * (0.006 + i * 0.003), y, middle], [0.02, 0.007, 0.006], 0.005);
      });
      return isTrainer ? bars : [ring([x, wearer.rig.at[`foot${side}`].y + 0.012, z], 0.044, 0.044, 0.009)];
    }),
  );
  const paint = isTrainer ? paintOf('#f3eee2') : darker(wearer.paints.shoes, 0.7);
  return piece('laces', form, paint, on.foot, 'leather trim');
}
