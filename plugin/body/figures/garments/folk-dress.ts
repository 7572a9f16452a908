import { blend, bumped, egg, field, grown, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on, skirtBinding } from './bindings.ts';
import { bodice, unbusted } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { robeBody } from './court-dress.ts';
import { drape } from './drape.ts';
import { belt, buckle } from './fastening.ts';
import { hose } from './legwear.ts';
import { banded, painted, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, pin, sewn } from './region.ts';
import { armBands, foreSleeves, hangingSleeves, plainSleeves, sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';
import { bareArms } from './workwear.ts';

/** A tunic to the knee over hose, belted: whoever ploughs, hunts, forges or carries a bow. */
const tunic: Cut = (wearer) => {
  const { rig, waistY, bustY, hipY, kneeY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const top = bodice(wearer, { ease: 0.016, from: waistY - 0.03 });
  const [hips, waist] = [wearer.around(hipY), wearer.around(waistY)];
  const hem = kneeY + 0.08;
  const skirts = drape({
    rings: [
      [hem, hips.wide + 0.085, hips.deep + 0.085, hips.forward * 0.6],
      [hipY, hips.wide + 0.042, hips.deep + 0.042, hips.forward],
      [waistY, waist.wide + 0.02, waist.deep + 0.02, waist.forward],
    ],
    folds: { count: 13, depth: 0.02, from: waistY, to: hem + 0.05 },
    hollow: 0.06,
    thick: 0.024,
  });
  const half = sleeves(wearer, profile([-0.05, 0.056], [0.08, 0.068], [0.35, 0.068], [0.5, 0.074]), { hollow: 0.03 });
  const strap = belt(wearer, waistY - 0.012, 0.03, 0.02);
  const end = pin(skirts, 0.05, waistY - 0.17, 0.008);
  const hung = blend(0.004, rod(pin(strap, 0.03, waistY - 0.014), pin(skirts, 0.045, waistY - 0.07, 0.008), 0.013), rod(pin(skirts, 0.045, waistY - 0.07, 0.008), end, 0.013)); // prettier-ignore
  const slit = sewn(top, [bustY + 0.02, 1.3, 6], 0.011, () => 0);
  const weave = woven(wearer, mixed(cloth, trim, 0.5));
  return [
    hose(wearer, legs),
    piece('undersleeves', plainSleeves(wearer, 0), under, [...on.arm, ...on.wrist]),
    piece('tunic', blend(0.016, top, half), weave, on.upper, 'felt cloth'),
    piece('skirts', skirts, banded(weave, trim, hem + 0.035), skirtBinding(rig), 'felt coat'),
    piece('neck edge', blend(0.002, rolledCollar(wearer, 0.088, 0.013, 0.24), slit), trim, on.throat, 'cloth trim'),
    piece('sleeve edges', armBands(wearer, 0.49, 0.073, 0.02), trim, on.arm, 'cloth trim'),
    piece('belt', blend(0.002, strap, hung), paintOf('#4a2f1c'), on.trunk, 'leather trim'),
    piece('buckle', buckle(strap, waistY - 0.012, 0.025), paintOf('#c9a04a'), on.trunk, 'metal jewel'),
  ];
};

/** How high a toga reaches at a place: over the left shoulder, under the right arm. */
const togaEdge = (x: number): number => 1.15 - x * 1.02;

/** A long tunic, and over it a great cloth thrown over one shoulder, its edge coloured. */
const toga: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = robeBody(wearer);
  const short = sleeves(wearer, profile([-0.05, 0.058], [0.1, 0.074], [0.38, 0.08]), { hollow: 0.04 });
  const over = bumped(grown(body, 0.026), 0.01, (x, y, z) => Math.sin((y * 0.8 + x) * 46 + z * 9) * 0.008);
  const shoulder = rig.spot('armL');
  const thrown = blend(0.03, over, egg([shoulder[0] + 0.015, shoulder[1] + 0.005, 0], [0.105, 0.09, 0.1]));
  const region = field({ low: [-1, 0.14, -1], high: [1, 2, 1] }, (x, y) =>
    Math.max((y - togaEdge(x)) * 0.7, 0.15 + Math.max(0, -x) * 0.2 - y),
  );
  const edged: Layer['paint'] = ([x, y]) => (y > togaEdge(x) - 0.055 || y < 0.2 + Math.max(0, -x) * 0.2 ? trim : cloth);
  const fold = sewn(thrown, [waistY - 0.1, 1.36, 12], 0.02, (y) => (1.15 - y) / 1.02);
  return [
    bareArms(wearer, 0.25),
    hose(wearer, paintOf(wearer.character.face.skin), 0.5),
    piece('tunic', blend(0.016, body, bodice(wearer, { ease: 0.012, from: 1.2, to: 1.33 }), short), under, coatBinding(rig), 'cloth skirt'), // prettier-ignore
    piece('toga', meet(0.008, thrown, region), edged, coatBinding(rig), 'felt skirt'),
    piece('fold', meet(0.004, fold, region), darker(cloth, 0.9), on.breast, 'felt cloth'),
  ];
};

/** A robe wrapped left over right and tied with a broad sash, its sleeves wide: silk of the East, in all its ages. */
const wrappedRobe: Cut = (wearer) => {
  const { rig, waistY, bustY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = robeBody(wearer);
  const wide = blend(0.02, hangingSleeves(wearer, 0.12, 0.3), bodice(wearer, { ease: 0.02, from: 1.2, to: 1.33 }));
  const whole = blend(0.01, body, bodice(wearer, { ease: 0.02, from: bustY, to: 1.33 }));
  const crossing = bustY - 0.02;
  const lean = (y: number): number => ((1.33 - y) / (1.33 - crossing)) * 0.068;
  const outer = sewn(whole, [waistY + 0.03, 1.325, 10], 0.021, (y) => -0.068 + lean(y));
  const inner = sewn(whole, [crossing + 0.02, 1.325, 6], 0.019, (y) => 0.068 - lean(y));
  const throat = frontPanel([crossing, 1.335], (y) => Math.max(0, 0.062 - lean(y)), 0);
  const sash = bodice(unbusted(wearer), { ease: 0.052, from: waistY - 0.045, to: waistY + 0.075, shoulders: false });
  const cord = belt(wearer, waistY + 0.012, 0.07, 0.011);
  const knot = pin(cord, 0, waistY + 0.012, 0.01);
  const ends = [-1, 1].map((sign) => rod(knot, [sign * 0.035, waistY - 0.2, knot[2] + 0.012], 0.01, 0.013));
  const flap = sewn(body, [0.05, waistY - 0.06, 12], 0.012, (y) => 0.03 + (waistY - y) * 0.06);
  const weave = woven(wearer, mixed(cloth, trim, 0.5));
  const hangs = coatBinding(rig, on.trunk);
  return [
    hose(wearer, under, 0.5),
    piece('robe', body, banded(weave, mixed(cloth, trim, 0.5), 0.07), coatBinding(rig), 'silk skirt'),
    piece('undersleeves', foreSleeves(wearer), under, [...on.arm, ...on.wrist]),
    piece('sleeves', wide, sleeveEdged(wearer, weave), on.upper, 'silk coat'),
    piece('inner robe', appliedOn(whole, throat, 0.004), under, on.breast, 'silk trim'),
    piece('collar', blend(0.002, inner, outer, behindNeck(wearer)), trim, on.breast, 'silk trim'),
    piece('flap edge', flap, trim, hangs, 'silk trim'),
    piece('sash', sash, darker(trim, 0.62), on.trunk, 'silk trim'),
    piece(
      'cord',
      blend(0.004, cord, egg(knot, [0.022, 0.018, 0.016]), ...ends),
      mixed(under, trim, 0.2),
      hangs,
      'silk trim',
    ),
  ];
};

const behindNeck = (wearer: Wearer): Field =>
  meet(
    0.006,
    rolledCollar(wearer, 0.086, 0.018, 0.2, 0.024),
    field({ low: [-1, 1, -1], high: [1, 2, 0.05] }, (_x, _y, z) => z - 0.05),
  );

/** The mouths of wide sleeves, edged as the collar is. */
const sleeveEdged = ({ rig, paints: { cloth, trim } }: Wearer, weave: Layer['paint']): Layer['paint'] => {
  const [from, to] = [rig.spot('armR'), rig.spot('handR')];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = ([x, y]: Spot): number =>
    ((Math.abs(x) - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / (length * length);
  return (at, normal) => (along(at) > 0.84 ? mixed(cloth, trim, 0.6) : painted(weave, at, normal));
};

export const folkDress = { tunic, toga, 'wrapped-robe': wrappedRobe } satisfies Cuts;
