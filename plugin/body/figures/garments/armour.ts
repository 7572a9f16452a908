import { signOf } from '../../rig/joint.ts';
import { ball, blend, egg, field, halfSpace, meet, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { coatBinding, on, skirtBinding } from './bindings.ts';
import { bodice, unbusted } from './bodice.ts';
import { drape } from './drape.ts';
import { belt, buckle } from './fastening.ts';
import { legTubes } from './legwear.ts';
import { banded, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, backPanel, frontPanel, pin } from './region.ts';
import { armSpot, elbow, sleeves } from './sleeves.ts';
import { onBothSides, profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** Plate: a keeled cuirass, shoulders of three plates, ringed tassets, elbows and knees with wings, mail between. */
const plated: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const [steel, mail, brass] = [wearer.paints.cloth, darker(wearer.paints.under, 0.8), wearer.paints.trim];
  const plate = cuirass(wearer);
  const bright = mixed(steel, [1, 1, 1], 0.12);
  return [
    piece('mail', mailUnder(wearer), mailPaint(mail), [...on.trunk, ...on.arm], 'metal coat'),
    piece('greaves', greaves(wearer), steel, on.leg, 'metal coat'),
    piece('knees', knees(wearer), bright, ['legL', 'shinL', 'legR', 'shinR'], 'metal cloth'),
    piece('cuirass', plate, steel, on.trunk, 'metal coat'),
    piece('tassets', tassets(wearer), steel, skirtBinding(rig), 'metal coat'),
    piece('gorget', gorget, bright, on.neck, 'metal trim'),
    piece('pauldrons', pauldrons(wearer), bright, on.shoulder, 'metal cloth'),
    piece('vambraces', vambraces(wearer), steel, on.wrist, 'metal cloth'),
    piece('elbows', elbows(wearer), bright, on.arm, 'metal cloth'),
    piece('sword belt', belt(wearer, waistY - 0.045, 0.046, 0.017), wearer.paints.legs, on.trunk, 'leather trim'),
    piece('rivets', rivets(wearer, plate), brass, on.trunk, 'metal trim'),
  ];
};

const gorget = blend(
  0.004,
  ring([0, 1.335, -0.004], 0.084, 0.08, 0.012, 0.026),
  ring([0, 1.318, 0], 0.108, 0.094, 0.014, 0.02),
);

function cuirass(wearer: Wearer): Field {
  const { waistY, bustY } = wearer;
  const trunk = bodice(unbusted(wearer), { ease: 0.024, from: waistY - 0.05, to: 1.3 });
  const { wide, deep, forward } = wearer.around(bustY);
  const low = forward + wearer.around(waistY).deep + 0.018;
  const keel = rod([0, 1.24, forward + deep + 0.006], [0, waistY + 0.01, low], 0.024, 0.012);
  const breast = egg([0, bustY - 0.045, forward + deep * 0.3], [wide * 0.9, 0.165, deep * 0.84]);
  return blend(0.07, blend(0.02, trunk, keel), breast);
}

/** Rings of plate, each over the next, hung from the waist like a bell. */
function tassets(wearer: Wearer): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const low = hipY - 0.15;
  const hung = drape({
    rings: [
      [low, hips.wide + 0.1, hips.deep + 0.1, hips.forward],
      [hipY - 0.02, hips.wide + 0.055, hips.deep + 0.055, hips.forward],
      [waistY - 0.03, waist.wide + 0.028, waist.deep + 0.028, waist.forward],
    ],
    hollow: 0.06,
    thick: 0.024,
  });
  const tall = (waistY - 0.03 - low) / 3.5;
  return field(hung.box, (x, y, z) => {
    const d = hung.distance(x, y, z);
    if (d > 0.05 || d < -0.05) return d;
    return d + 0.009 - 0.018 * Math.abs(Math.sin(((y - low) / tall) * Math.PI));
  });
}

/** Three plates over each shoulder, the topmost largest. */
const pauldrons = ({ rig, build }: Wearer): Field =>
  onBothSides((side) => {
    const sign = signOf(side);
    const k = 0.9 + (build.limbs - 1) * 0.8;
    const [x, y, z] = rig.spot(`arm${side}`);
    const plates = [0, 1, 2].map((i) => {
      const at = [x + sign * (0.008 + 0.027 * i), y + 0.014 - 0.031 * i, z] as const;
      const dome = egg(at, [(0.112 - i * 0.011) * k, (0.1 - i * 0.01) * k, (0.116 - i * 0.01) * k]);
      const facing = [-sign * 0.64, -0.77, 0] as const;
      return meet(0.008, dome, halfSpace(facing, facing[0] * at[0] + facing[1] * at[1] + 0.022));
    });
    return blend(0.004, ...plates);
  });

const vambraces = (wearer: Wearer): Field =>
  sleeves(wearer, profile([elbow + 0.05, 0.054], [0.68, 0.056], [0.88, 0.049], [0.9, 0.062], [1.0, 0.068]), {
    hollow: 0.03,
    thick: 0.016,
  });

const elbows = (wearer: Wearer): Field =>
  onBothSides((side) => {
    const at = armSpot(wearer, side, elbow);
    const k = wearer.build.limbs;
    return blend(0.006, ball(at, 0.064 * k), egg([at[0], at[1], at[2] - 0.034], [0.05 * k, 0.05 * k, 0.046]));
  });

const greaves = (wearer: Wearer): Field =>
  legTubes(
    wearer,
    profile(
      [-0.03, 0.09],
      [0.2, 0.088],
      [0.43, 0.07],
      [0.48, 0.062],
      [0.54, 0.066],
      [0.68, 0.071],
      [0.93, 0.052],
      [0.97, 0.062],
      [1.04, 0.066],
    ),
  );

const knees = ({ rig, build }: Wearer): Field =>
  onBothSides((side) => {
    const [x, y, z] = rig.spot(`shin${side}`);
    const [k, sign] = [build.limbs, signOf(side)];
    return blend(
      0.006,
      egg([x, y + 0.004, z + 0.026], [0.066 * k, 0.074 * k, 0.062 * k]),
      egg([x + sign * 0.055 * k, y, z], [0.022, 0.056, 0.05]),
      rod([x, y + 0.05, z + 0.066 * k], [x, y - 0.045, z + 0.066 * k], 0.01),
    );
  });

const mailUnder = (wearer: Wearer): Field =>
  blend(
    0.014,
    bodice(wearer, { ease: 0.008, from: 1.19 }),
    sleeves(wearer, profile([-0.05, 0.06], [0.3, 0.056], [0.7, 0.05])),
  );

const mailPaint =
  (mail: Paint): Layer['paint'] =>
  ([x, y, z]) =>
    darker(mail, 0.85 + 0.3 * Math.cos(y * 260) * Math.cos((x + z) * 260));

const rivets = ({ bustY }: Wearer, plate: Field): Field =>
  blend(
    0.001,
    ...[-1, 1].flatMap((sign) => [0.02, 0.08].map((up) => ball(pin(plate, sign * 0.105, bustY + up, 0.002), 0.011))),
  );

/** What a surcoat hides, or stands in for. */
const hidden = ['cuirass', 'tassets', 'rivets', 'sword belt'];

/** A guard's: mail and plate under a long tabard in the colour of the house, with its badge on the breast. */
const surcoat: Cut = (wearer) => {
  const { rig, waistY, bustY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const armed: Wearer = { ...wearer, paints: { ...wearer.paints, cloth: under } };
  const body = tabard(wearer);
  const strap = belt(wearer, waistY - 0.015, 0.042, 0.021);
  const lozenge = (y: number): number => Math.max(0, 0.062 - Math.abs(y - bustY + 0.015) * 0.85);
  const badge = frontPanel([bustY - 0.09, bustY + 0.06], lozenge);
  const mail = bodice(wearer, { ease: 0.014, to: waistY, shoulders: false });
  const edged = banded(woven(wearer, mixed(cloth, trim, 0.5)), trim, wearer.kneeY + 0.045);
  return [
    ...plated(armed).filter(({ name }) => !hidden.includes(name)),
    piece('mail skirt', mail, darker(under, 0.6), ['hips', 'spine', 'legL', 'legR'], 'metal coat'),
    piece('tabard', body, edged, coatBinding(rig, on.breast), 'felt coat'),
    piece('badge', appliedOn(body, badge, 0.007), trim, on.trunk, 'felt trim'),
    piece('belt', strap, legs, on.trunk, 'leather trim'),
    piece('buckle', buckle(strap, waistY - 0.015, 0.028), darker(trim, 0.9), on.trunk, 'metal jewel'),
  ];
};

/** Closed to the hips, then two long tails, before and behind. */
function tabard(wearer: Wearer): Field {
  const { hipY, waistY, kneeY } = wearer;
  const [hips, waist] = [wearer.around(hipY), wearer.around(waistY)];
  const skirts = drape({
    rings: [
      [kneeY - 0.01, hips.wide + 0.06, hips.deep + 0.085],
      [hipY, hips.wide + 0.04, hips.deep + 0.045, hips.forward],
      [waistY, waist.wide + 0.026, waist.deep + 0.026, waist.forward],
    ],
    folds: { count: 11, depth: 0.022, from: waistY, to: kneeY + 0.1 },
  });
  const tail = [kneeY - 0.02, waistY] as const;
  return blend(
    0.012,
    bodice(unbusted(wearer), { ease: 0.026, from: waistY - 0.02, to: 1.318 }),
    appliedOn(skirts, frontPanel(tail, hips.wide * 0.86), 0),
    appliedOn(skirts, backPanel(tail, hips.wide * 0.86), 0),
  );
}

export const armour = { armour: plated, surcoat } satisfies Cuts;
