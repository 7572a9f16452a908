import { ball, blend, bothSides, carve, field, type Field, placed, ring } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { armJoints, neckJoints, skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { belt, hungChain } from './fastening.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { bareNeck } from './skin.ts';
import { skirt } from './skirt.ts';
import { armBands, hangingSleeves, plainSleeves, puffs } from './sleeves.ts';
import { stockings } from './legwear.ts';
import type { Wearer } from './wearer.ts';

/** A court gown: stiff bodice with a stomacher, puffed and hanging sleeves, an overskirt open over a petticoat. */
export function gownLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, build } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const hangs = skirtBinding(rig);
  const neckline = 1.258;
  const open = (y: number): number => 0.022 + Math.max(0, waistY - y) * 0.15;
  const top = bodice(wearer, { ease: 0.01, from: waistY - 0.035, to: neckline, shoulders: false });
  const over = skirt(wearer, { hem: 0.4, full: 0.06, trail: 0.06, folds: 15, depth: 0.04 });
  const petticoat = skirt(wearer, {
    hem: 0.375,
    full: 0.042,
    trail: 0.05,
    folds: 24,
    depth: 0.016,
    phase: 0.8,
    floor: 0.012,
  });
  const slit = frontPanel({ from: -0.1, to: waistY - 0.012, half: open, behind: 0.03 });
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.55));
  return [
    bareNeck(wearer, 1.2),
    stockings(wearer, darker(under, 0.7)),
    piece(
      'bodice',
      blend(0.012, top, puffs(wearer, 0.08 + build.limbs * 0.006, 0.13)),
      weave,
      upperJoints,
      'silk coat',
    ),
    piece('undersleeves', plainSleeves(wearer, -0.004), under, [...armJoints, ...wristJoints], 'cloth coat'),
    piece('hanging sleeves', openedBelow(wearer, hangingSleeves(wearer, 0.086, 0.2)), weave, armJoints, 'silk coat'),
    piece('overskirt', carve(0.01, over, slit), banded(weave, trim, 0.07), hangs, 'silk skirt'),
    piece(
      'petticoat',
      appliedOn(petticoat, frontPanel({ from: 0, to: waistY, half: (y) => open(y) + 0.022, behind: 0.03 }), 0),
      banded(patterned(wearer, 'brocade', under, mixed(under, trim, 0.6)), mixed(under, trim, 0.8), 0.05),
      hangs,
      'silk coat',
    ),
    piece(
      'stomacher',
      stomacher(wearer, top, neckline),
      patterned(wearer, 'brocade', trim, darker(trim, 0.55)),
      trunkJoints,
      'silk trim',
    ),
    piece('edges', edges(over, waistY, open), trim, hangs, 'metal trim'),
    piece('braid', braid(wearer, neckline), trim, upperJoints, 'metal trim'),
    piece('pearls', pearls(wearer), paintOf('#f6f1e6'), neckJoints, 'gloss jewel'),
    piece('girdle', girdle(wearer, over), trim, hangs, 'metal jewel'),
  ];
}

/** Oversleeves end above the elbow at the front and hang behind it. */
const openedBelow = (wearer: Wearer, form: Field): Field => {
  const shoulder = wearer.rig.spot('armR');
  return carve(
    0.006,
    form,
    field({ low: [-2, 0, 0], high: [2, 2, 1] }, (x, y, z) => {
      const out = Math.abs(x) - shoulder[0];
      const down = shoulder[1] - y;
      const aside = (down * 0.66 - out * 0.75) * 1;
      const along = out * 0.66 + down * 0.75;
      return Math.max(0.17 - along, -(z + 0.02 - Math.max(0, aside) * 0.9));
    }),
  );
};

const stomacher = ({ waistY }: Wearer, top: Field, neckline: number): Field =>
  appliedOn(
    top,
    frontPanel({
      from: waistY - 0.05,
      to: neckline - 0.004,
      half: (y) => 0.014 + Math.max(0, y - waistY + 0.05) * 0.23,
      behind: 0.02,
    }),
    0.008,
  );

const edges = (over: Field, waistY: number, open: (y: number) => number): Field =>
  bothSides(0.001, (sign) => sewn(over, [waistY - 0.02, 0.035, 16], 0.011, (y) => sign * (open(y) + 0.008)));

function braid(wearer: Wearer, neckline: number): Field {
  const { waistY } = wearer;
  const { wide, deep, forward } = wearer.around(neckline);
  return blend(
    0.002,
    placed([0, neckline, forward], [0.08, 0, 0], ring([0, 0, 0], wide + 0.006, deep + 0.008, 0.011)),
    belt(wearer, waistY - 0.012, 0.016, 0.012),
    armBands(wearer, 0.265, 0.062, 0.022),
    armBands(wearer, 0.96, 0.043, 0.025),
  );
}

const pearls = ({ neckY }: Wearer): Field =>
  blend(
    0.001,
    ...Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 14 - 0.5) * 3.7;
      return ball(
        [Math.sin(angle) * 0.08, neckY - 0.028 - Math.cos(angle) * 0.018, Math.cos(angle) * 0.083 - 0.004],
        0.0125,
      );
    }),
  );

function girdle(wearer: Wearer, over: Field): Field {
  const { waistY } = wearer;
  return blend(0.001, hungChain(over, [0.005, waistY - 0.03], [0.012, waistY - 0.27], 0.004, 9, 0.011));
}
