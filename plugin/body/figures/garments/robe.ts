import { blend, bothSides, carve, field, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { noise } from '../../sculpt/noise.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { armJoints, coatBinding, neckJoints, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, hungChain } from './fastening.ts';
import { hose } from './legwear.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { armBands, hangingSleeves, onBothArms, armSpot, foreSleeves } from './sleeves.ts';
import { profile, tube } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** A robe of office: long, open over a tunic, edged with fur, its sleeves wide, a chain across the breast. */
export function robeLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const fur = mixed(darker(trim, 0.5), paintOf('#4a3524'), 0.55);
  const hangs = coatBinding(rig);
  const body = robeBody(wearer);
  const open = (y: number): number => 0.034 + Math.max(0, waistY - y) * 0.045 + Math.max(0, y - 1.2) * 0.12;
  const robe = carve(0.012, body, frontPanel({ from: -0.1, to: 1.4, half: open, behind: 0.02 }));
  const tunic = appliedOn(
    inset(body, 0.02),
    frontPanel({ from: 0.02, to: 1.32, half: (y) => open(y) + 0.03, behind: 0.02 }),
    0,
  );
  return [
    hose(wearer, wearer.paints.legs, 0.45),
    piece(
      'tunic',
      tunic,
      banded(patterned(wearer, 'brocade', under, mixed(under, trim, 0.55)), trim, 0.07),
      coatBinding(rig, trunkJoints),
      'silk coat',
    ),
    piece('robe', robe, patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.4)), hangs, 'felt skirt'),
    piece('undersleeves', foreSleeves(wearer), under, [...armJoints, ...wristJoints]),
    piece(
      'sleeves',
      blend(0.02, hangingSleeves(wearer, 0.105, 0.16), bodice(wearer, { ease: 0.02, from: 1.2, to: 1.33 })),
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.4)),
      upperJoints,
      'felt coat',
    ),
    piece(
      'fur',
      furry(bothSides(0.004, (sign) => sewn(body, [1.31, 0.05, 16], 0.024, (y) => sign * (open(y) + 0.012)))),
      furPaint(fur),
      coatBinding(rig, trunkJoints),
      'felt cloth',
    ),
    piece(
      'fur collar',
      furry(rolledCollar(wearer, 0.095, 0.03, 0.2)),
      furPaint(fur),
      [...neckJoints, 'collarL', 'collarR'],
      'felt cloth',
    ),
    piece('fur cuffs', furry(cuffs(wearer)), furPaint(fur), armJoints, 'felt cloth'),
    piece('cuffs', armBands(wearer, 0.975, 0.042, 0.02), trim, wristJoints, 'cloth trim'),
    piece('belt', belt(wearer, waistY - 0.01, 0.034, 0.016), darker(trim, 0.4), trunkJoints, 'leather trim'),
    piece('chain', chain(wearer, body), paintOf('#d9a83f'), ['chest', 'spine', 'collarL', 'collarR'], 'metal jewel'),
  ];
}

function robeBody(wearer: Wearer): Field {
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

const inset = ({ box, distance }: Field, by: number): Field => field(box, (x, y, z) => distance(x, y, z) + by);

/** Roughened as fur is. */
const furry = ({ box, distance }: Field): Field =>
  field(
    {
      low: [box.low[0] - 0.008, box.low[1] - 0.008, box.low[2] - 0.008],
      high: [box.high[0] + 0.008, box.high[1] + 0.008, box.high[2] + 0.008],
    },
    (x, y, z) => {
      const d = distance(x, y, z);
      return d > 0.03 || d < -0.03 ? d : d - 0.012 * (noise(x * 62, y * 48, z * 62) - 0.45);
    },
  );

const furPaint =
  (fur: Paint): Layer['paint'] =>
  ([x, y, z]) =>
    mixed(darker(fur, 0.6), mixed(fur, [1, 1, 1], 0.12), noise(x * 70, y * 55, z * 70));

const cuffs = (wearer: Wearer): Field =>
  onBothArms((side) => {
    const sign = side === 'L' ? -1 : 1;
    const down = 0.16 * 0.45 ** 1.5;
    const moved = (part: number): [number, number, number] => {
      const [x, y, z] = armSpot(wearer, side, part);
      return [x - sign * down * 0.55, y - down, z];
    };
    return tube(moved(0.86), moved(0.95), profile([0, 0.107], [1, 0.112]), { hollow: 0.04, thick: 0.03, edge: 0.014 });
  });

function chain({ bustY }: Wearer, body: Field): Field {
  return blend(
    0.001,
    hungChain(body, [-0.12, 1.29], [0, bustY - 0.06], 0.012, 11, 0.012),
    hungChain(body, [0.12, 1.29], [0, bustY - 0.06], 0.012, 11, 0.012),
    hungChain(body, [0, bustY - 0.06], [0, bustY - 0.09], 0, 2, 0.026),
  );
}
