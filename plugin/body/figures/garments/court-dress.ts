import { signOf } from '../../rig/joint.ts';
import { blend, bothSides, carve, field, grown, grownBox, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { noise } from '../../sculpt/noise.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on, skirtBinding } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, ruff } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons, hungChain } from './fastening.ts';
import { hose, trunkHose } from './legwear.ts';
import { banded, patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, sewn } from './region.ts';
import { armBands, armSpot, foreSleeves, hangingSleeves, plainSleeves } from './sleeves.ts';
import { onBothSides, profile, tube } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** Doublet and hose: a padded body with wings at the shoulders, a pleated peplum, slashed trunk hose, ruff and cuffs. */
const doublet: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.05 });
  const padded = blend(0.014, top, plainSleeves(wearer, 0.002));
  const girdle = belt(wearer, waistY - 0.022, 0.018, 0.018);
  const seams = bothSides(0.001, (sign) =>
    sewn(top, [waistY + 0.01, 1.28, 8], 0.0075, (y) => sign * (0.034 + (y - waistY) * 0.13)),
  );
  const gold = blend(0.001, buttons(top, [0], [waistY + 0.03, 1.295], 6), buckle(girdle, waistY - 0.022));
  const striped: Layer['paint'] = ([x, y, z]) =>
    Math.cos(Math.atan2(z, y - 1.28) * 11) > 0.35 || Math.abs(x) < 0.1 ? trim : cloth;
  return [
    hose(wearer, legs),
    trunkHose(wearer, darker(cloth, 0.85), mixed(trim, cloth, 0.15)),
    piece('doublet', padded, woven(wearer, mixed(cloth, trim, 0.35)), on.upper, 'felt cloth'),
    piece('peplum', peplum(wearer), cloth, skirtBinding(rig), 'felt cloth'),
    piece('wings', wings(wearer), striped, on.upper, 'silk trim'),
    piece('seams', seams, mixed(cloth, trim, 0.55), on.trunk, 'silk trim'),
    piece('ruff', ruff(wearer, 0.062, 14), under, on.neck, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.975, 0.05, 0.03), under, on.wrist, 'cloth trim'),
    piece('belt', girdle, paintOf('#5d3b22'), on.trunk, 'leather trim'),
    piece('gold', gold, paintOf('#dfb04a'), on.trunk, 'metal jewel'),
  ];
};

function peplum(wearer: Wearer): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  return drape({
    rings: [
      [hipY - 0.075, hips.wide + 0.062, hips.deep + 0.062, hips.forward],
      [hipY, hips.wide + 0.036, hips.deep + 0.036, hips.forward],
      [waistY - 0.012, waist.wide + 0.014, waist.deep + 0.014, waist.forward],
    ],
    folds: { count: 16, depth: 0.016, from: waistY, to: hipY - 0.05 },
    hollow: 0.04,
    thick: 0.02,
  });
}

/** Rolls that hide where the sleeves are sewn on. */
const wings = (wearer: Wearer): Field =>
  onBothSides((side) => {
    const k = wearer.build.limbs;
    const thick = profile([0, 0.062 * k], [0.45, 0.078 * k], [1, 0.066 * k]);
    return tube(armSpot(wearer, side, 0.02), armSpot(wearer, side, 0.13), thick, { edge: 0.014 });
  });

/** A robe of office: long, open over a tunic, edged with fur, its sleeves wide, a chain across the breast. */
const robe: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = robeBody(wearer);
  const open = (y: number): number => 0.034 + Math.max(0, waistY - y) * 0.045 + Math.max(0, y - 1.2) * 0.12;
  const opened = carve(0.012, body, frontPanel([-0.1, 1.4], open));
  const within = field(body.box, grown(body, -0.02).distance);
  const tunic = appliedOn(
    within,
    frontPanel([0.02, 1.32], (y) => open(y) + 0.03),
    0,
  );
  const wide = blend(0.02, hangingSleeves(wearer, 0.105, 0.16), bodice(wearer, { ease: 0.02, from: 1.2, to: 1.33 }));
  const edges = bothSides(0.004, (sign) => sewn(body, [1.31, 0.05, 16], 0.024, (y) => sign * (open(y) + 0.012)));
  const weave = woven(wearer, mixed(cloth, trim, 0.4));
  const brocade = patterned(wearer, 'brocade', under, mixed(under, trim, 0.55));
  const fur = furPaint(mixed(darker(trim, 0.5), paintOf('#4a3524'), 0.55));
  const hangs = coatBinding(rig, on.trunk);
  return [
    hose(wearer, legs, 0.45),
    piece('tunic', tunic, banded(brocade, trim, 0.07), hangs, 'silk coat'),
    piece('robe', opened, weave, coatBinding(rig), 'felt skirt'),
    piece('undersleeves', foreSleeves(wearer), under, [...on.arm, ...on.wrist]),
    piece('sleeves', wide, weave, on.upper, 'felt coat'),
    piece('fur', furry(edges), fur, hangs, 'felt cloth'),
    piece('fur collar', furry(rolledCollar(wearer, 0.095, 0.03, 0.2)), fur, on.throat, 'felt cloth'),
    piece('fur cuffs', furry(cuffs(wearer)), fur, on.arm, 'felt cloth'),
    piece('cuffs', armBands(wearer, 0.975, 0.042, 0.02), trim, on.wrist, 'cloth trim'),
    piece('belt', belt(wearer, waistY - 0.01, 0.034, 0.016), darker(trim, 0.4), on.trunk, 'leather trim'),
    piece('chain', chain(wearer, body), paintOf('#d9a83f'), ['chest', 'spine', 'collarL', 'collarR'], 'metal jewel'),
  ];
};

/** Closed from the neck to the floor, in folds. */
export function robeBody(wearer: Wearer): Field {
  const { hipY, waistY, bustY, build } = wearer;
  const [hips, waist, chest] = [wearer.around(hipY), wearer.around(waistY), wearer.around(bustY)];
  return drape({
    rings: [
      [0.02, 0.3 * build.hips ** 0.5, 0.28 * build.hips ** 0.5, -0.02],
      [hipY * 0.45, hips.wide + 0.11, hips.deep + 0.11, hips.forward * 0.3 - 0.01],
      [hipY - 0.02, hips.wide + 0.06, hips.deep + 0.055, hips.forward],
      [waistY, waist.wide + 0.036, waist.deep + 0.034, waist.forward],
      [bustY, chest.wide + 0.024, chest.deep + 0.026 + build.bust, chest.forward],
      [1.265, chest.wide + 0.005, chest.deep * 0.94],
      [1.312, 0.11, 0.092],
      [1.342, 0.084, 0.078],
    ],
    folds: { count: 13, depth: 0.03, from: waistY - 0.02, to: 0.12 },
    hollow: 0.12,
    thick: 0.028,
  });
}

/** Roughened as fur is. */
const furry = ({ box, distance }: Field): Field =>
  field(grownBox(box, 0.008), (x, y, z) => {
    const d = distance(x, y, z);
    return d > 0.03 || d < -0.03 ? d : d - 0.012 * (noise(x * 62, y * 48, z * 62) - 0.45);
  });

const furPaint =
  (fur: Paint): Layer['paint'] =>
  ([x, y, z]) =>
    mixed(darker(fur, 0.6), mixed(fur, [1, 1, 1], 0.12), noise(x * 70, y * 55, z * 70));

const cuffs = (wearer: Wearer): Field =>
  onBothSides((side) => {
    const down = 0.16 * 0.45 ** 1.5;
    const moved = (part: number): Spot => {
      const [x, y, z] = armSpot(wearer, side, part);
      return [x - signOf(side) * down * 0.55, y - down, z];
    };
    return tube(moved(0.86), moved(0.95), profile([0, 0.107], [1, 0.112]), { hollow: 0.04, thick: 0.03, edge: 0.014 });
  });

const chain = ({ bustY }: Wearer, body: Field): Field =>
  blend(
    0.001,
    hungChain(body, [-0.12, 1.29], [0, bustY - 0.06], 0.012, 11, 0.012),
    hungChain(body, [0.12, 1.29], [0, bustY - 0.06], 0.012, 11, 0.012),
    hungChain(body, [0, bustY - 0.06], [0, bustY - 0.09], 0, 2, 0.026),
  );

export const courtDress = { robe, doublet } satisfies Cuts;
