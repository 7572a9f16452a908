import { ball, blend, type Field } from '../../sculpt/field.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { on, skirtBinding } from './bindings.ts';
import { bodice } from './bodice.ts';
import { bareNeck } from './dresses.ts';
import { belt, bow, hungChain, necklace } from './fastening.ts';
import { hose, stockings } from './legwear.ts';
import { banded, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { pin } from './region.ts';
import { skirt } from './skirt.ts';
import { puffs, sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';
import { bareArms } from './workwear.ts';

/** A frock to the knee with short sleeves and a low sash: parties of the twenties, summers ever since. */
const frock: Cut = (wearer) => {
  const { rig, waistY, hipY, kneeY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const neckline = 1.262;
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.035, to: neckline + 0.02 });
  const short = sleeves(wearer, profile([-0.05, 0.054], [0.06, 0.066], [0.2, 0.07]), { hollow: 0.03 });
  const hung = skirt(wearer, { hem: 0.235, floor: kneeY - 0.07, full: 0.014, folds: 17, depth: 0.024 });
  const weave = woven(wearer, mixed(cloth, trim, 0.6));
  const beads = blend(
    0.001,
    hungChain(top, [-0.055, neckline], [0, waistY + 0.06], 0.012, 12, 0.0085),
    hungChain(top, [0.055, neckline], [0, waistY + 0.06], 0.012, 12, 0.0085),
  );
  return [
    bareNeck(wearer),
    bareArms(wearer, 0.12),
    hose(wearer, legs),
    piece('bodice', blend(0.014, top, short), weave, on.upper, 'silk coat'),
    piece('skirt', hung, banded(weave, trim, kneeY - 0.03), skirtBinding(rig), 'silk skirt'),
    piece('sash', belt(wearer, hipY + 0.05, 0.05, 0.024), trim, ['hips', 'spine'], 'silk trim'),
    piece('rosette', rosette(hung, hipY + 0.05), darker(trim, 0.85), ['hips'], 'silk trim'),
    piece('beads', beads, under, on.breast, 'gloss jewel'),
  ];
};

/** Cloth gathered to a flower at the side of the hip. */
function rosette(form: Field, y: number): Field {
  const [x, , z] = pin(form, 0.1, y, 0.014);
  const petals = [0, 1, 2, 3, 4].map((i) =>
    ball([x + Math.cos(i * 1.257) * 0.022, y + Math.sin(i * 1.257) * 0.022, z], 0.019),
  );
  return blend(0.005, ball([x, y, z + 0.01], 0.016), ...petals);
}

/** A thin gown that falls straight from under the breast, with puffed sleeves and a ribbon: balls before railways. */
const empireGown: Cut = (wearer) => {
  const { rig, bustY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const high: Wearer = { ...wearer, waistY: bustY - 0.075 };
  const neckline = 1.262;
  const top = bodice(wearer, { ease: 0.012, from: high.waistY - 0.02, to: neckline, shoulders: false });
  const hung = skirt(high, { hem: 0.255, full: 0.012, trail: 0.05, folds: 19, depth: 0.026, ease: 0.014 });
  const weave = woven(wearer, mixed(cloth, trim, 0.55));
  const cuffs = sleeves(wearer, profile([0.24, 0.064], [0.27, 0.066], [0.3, 0.063]));
  return [
    bareNeck(wearer),
    bareArms(wearer, 0.2),
    stockings(wearer, legs),
    piece('bodice', blend(0.012, top, puffs(wearer, 0.083, 0.13)), weave, on.upper, 'silk coat'),
    piece('skirt', hung, banded(banded(weave, trim, 0.1), cloth, 0.06), skirtBinding(rig), 'silk skirt'),
    piece('ribbon', belt(high, high.waistY + 0.004, 0.017, 0.017), trim, on.trunk, 'silk trim'),
    piece('bow', bow(high, 0.04), trim, ['chest', 'spine'], 'silk trim'),
    piece('cuffs', cuffs, trim, on.arm, 'silk trim'),
    piece('pearls', necklace(bodice(wearer, { ease: 0 }), wearer, 1.27, 28, 0.009), mixed(under, paintOf('#f6f1e6'), 0.7), on.neck, 'gloss jewel'), // prettier-ignore
  ];
};

export const lightDresses = { frock, 'empire-gown': empireGown } satisfies Cuts;
