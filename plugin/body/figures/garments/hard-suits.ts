import { signOf } from '../../rig/joint.ts';
import { ball, blend, block, bumped, egg, field, grownBox, placed, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { on } from './bindings.ts';
import { bodice, unbusted } from './bodice.ts';
import { belt } from './fastening.ts';
import { legTubes } from './legwear.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, pin } from './region.ts';
import { armBands, armSpot, elbow, sleeves } from './sleeves.ts';
import { onBothSides, profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** Swollen between rings, as cloth full of air is. */
const bellows = (form: Field, deep: number, each: number): Field =>
  bumped(form, deep, (_x, y) => deep * (Math.abs(Math.sin((y * Math.PI) / each)) - 0.6));

/** A space suit: padded and ringed, with a panel on the chest, hoses, and what one breathes on the back. */
const spaceSuit: Cut = (wearer) => {
  const { waistY, bustY, crotchY, rig } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const calm = unbusted(wearer);
  const trunk = bodice(calm, { ease: 0.046, from: crotchY - 0.01, to: 1.31 });
  const arms = sleeves(wearer, profile([-0.05, 0.078], [0.1, 0.086], [0.48, 0.08], [0.7, 0.082], [0.95, 0.07]));
  const legs = legTubes(wearer, profile([-0.05, 0.11], [0.15, 0.108], [0.5, 0.098], [0.75, 0.098], [0.98, 0.088]));
  const bands = blend(
    0.001,
    armBands(wearer, 0.3, 0.09, 0.024),
    legTubes(wearer, profile([0.26, 0.112], [0.3, 0.115], [0.34, 0.112])),
  );
  const neck = placed([0, 1.345, -0.004], [0.1, 0, 0], ring([0, 0, 0], 0.118, 0.112, 0.02, 0.026));
  const wrists = armBands(wearer, 0.95, 0.074, 0.022);
  const seam = belt(calm, waistY, 0.05, 0.017);
  const chest = pin(trunk, 0, bustY + 0.01, -0.004);
  const panel = block(chest, [0.075, 0.056, 0.03], 0.012);
  const lamps = [-0.042, 0, 0.042].map((x) => ball([x, bustY + 0.036, chest[2] + 0.028], 0.0125));
  const deep = calm.around(bustY).deep + 0.046;
  const pack = blend(
    0.02,
    block([0, bustY + 0.02, -deep - 0.06], [0.145, 0.185, 0.07], 0.03),
    ...[-1, 1].map((sign) => rod([sign * 0.075, bustY - 0.13, -deep - 0.115], [sign * 0.075, bustY + 0.13, -deep - 0.115], 0.045)), // prettier-ignore
  );
  const hoses = [-1, 1].map((sign) =>
    blend(
      0.004,
      rod([sign * 0.06, bustY - 0.03, chest[2] + 0.012], [sign * 0.13, waistY + 0.03, chest[2] - 0.01], 0.0165),
      rod([sign * 0.13, waistY + 0.03, chest[2] - 0.01], [sign * (calm.around(waistY).wide + 0.06), waistY + 0.03, -0.06], 0.0165), // prettier-ignore
    ),
  );
  const grey = darker(mixed(cloth, [0.3, 0.32, 0.36], 0.6), 0.8);
  return [
    piece('suit', bellows(blend(0.03, trunk, arms, legs), 0.009, 0.085), cloth, wholeBody, 'cloth coat'),
    piece('bands', bands, trim, [...on.arm, ...on.leg], 'cloth cloth'),
    piece('seam', seam, grey, on.trunk, 'metal trim'),
    piece('neck ring', neck, paintOf('#aeb4bc'), on.throat, 'metal trim'),
    piece('wrist rings', wrists, paintOf('#aeb4bc'), on.wrist, 'metal trim'),
    piece('pack', pack, mixed(cloth, under, 0.3), ['chest', 'spine'], 'gloss cloth'),
    piece('panel', panel, grey, ['chest', 'spine'], 'gloss trim'),
    piece('lamps', blend(0.001, ...lamps), trim, ['chest', 'spine'], 'gloss jewel'),
    piece('hoses', blend(0.001, ...hoses), grey, on.trunk, 'leather trim'),
    piece('badge', egg(pin(trunk, 0.12, bustY + 0.055, -0.004), [0.026, 0.026, 0.012]), under, ['chest'], 'cloth trim'),
    piece('knees', kneePads(wearer, rig.at.shinR.y), grey, on.leg, 'leather trim'),
  ];
};

const wholeBody = [...on.upper, ...on.leg.filter((joint) => joint !== 'hips')] as const;

const kneePads = (wearer: Wearer, y: number): Field =>
  onBothSides((side) => {
    const [x, , z] = wearer.rig.spot(`shin${side}`);
    return egg([x, y + 0.01, z + 0.07 * wearer.build.limbs], [0.058, 0.07, 0.04]);
  });

/** A robot's: a drum of riveted plate with a dial in it, arms and legs of hose, balls for joints. */
const shell: Cut = (wearer) => {
  const { waistY, bustY, crotchY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const calm = unbusted(wearer);
  const drum = drumOf(calm);
  const hip = bodice(calm, { ease: 0.02, from: crotchY, to: waistY - 0.03, shoulders: false });
  const hatch = appliedOn(drum, frontPanel([waistY + 0.03, bustY + 0.06], 0.092), 0.012, 0.006);
  const face = pin(hatch, 0, bustY + 0.01, 0.002);
  const dial = placed(face, [Math.PI / 2, 0, 0], ring([0, 0, 0], 0.036, 0.036, 0.011));
  const needle = rod([face[0] - 0.008, face[1] - 0.01, face[2] + 0.01], [face[0] + 0.016, face[1] + 0.018, face[2] + 0.01], 0.007); // prettier-ignore
  const lamps = [-0.05, 0, 0.05].map((x) => ball(pin(hatch, x, waistY + 0.065, 0.002), 0.0145));
  const rivets = [-0.082, 0.082].flatMap((x) =>
    [waistY + 0.045, bustY + 0.045].map((y) => ball(pin(hatch, x, y, 0.001), 0.0105)),
  );
  const arms = corrugated(sleeves(wearer, profile([0.02, 0.042], [0.98, 0.042])), 0.0075, 0.036);
  const legs = corrugated(legTubes(wearer, profile([0, 0.058], [1, 0.05])), 0.009, 0.046);
  const plates = blend(
    0.001,
    sleeves(wearer, profile([elbow + 0.1, 0.054], [0.7, 0.062], [0.93, 0.058]), { edge: 0.012 }),
    legTubes(wearer, profile([0.56, 0.076], [0.7, 0.08], [0.94, 0.084]), { edge: 0.014 }),
  );
  const bright = mixed(cloth, [1, 1, 1], 0.18);
  return [
    piece('hips', hip, darker(cloth, 0.62), ['hips', 'spine', 'legL', 'legR'], 'metal coat'),
    piece('arms', arms, darker(under, 0.55), on.arm, 'leather cloth'),
    piece('legs', legs, darker(under, 0.55), on.leg, 'leather cloth'),
    piece('drum', drum, riveted(wearer, cloth), on.trunk, 'metal coat'),
    piece('plates', plates, cloth, [...on.arm, ...on.leg], 'metal cloth'),
    piece('joints', jointBalls(wearer), bright, [...on.arm, ...on.leg], 'metal cloth'),
    piece('hatch', hatch, bright, ['chest', 'spine'], 'metal trim'),
    piece('dial', dial, paintOf('#c9993f'), ['chest', 'spine'], 'metal trim'),
    piece('needle', needle, trim, ['chest', 'spine'], 'gloss jewel'),
    piece('lamps', blend(0.001, ...lamps), trim, ['chest', 'spine'], 'gloss jewel'),
    piece('rivets', blend(0.001, ...rivets), paintOf('#c9993f'), ['chest', 'spine'], 'metal jewel'),
    piece('neck', corrugated(rod([0, 1.29, -0.004], [0, 1.4, -0.004], 0.066), 0.006, 0.032), darker(under, 0.55), on.neck, 'leather trim'), // prettier-ignore
  ];
};

/** A barrel from the waist to the shoulders, flat above and below. */
function drumOf(wearer: Wearer): Field {
  const { waistY, bustY } = wearer;
  const { wide, deep } = wearer.around(bustY);
  const trunk = bodice(wearer, { ease: 0.024, from: waistY - 0.04, to: 1.3, shoulders: false });
  const low = wearer.around(waistY);
  return blend(
    0.03,
    trunk,
    block([0, bustY - 0.005, 0], [wide + 0.012, 0.125, deep + 0.018], 0.05),
    block([0, waistY + 0.03, low.forward], [low.wide + 0.036, 0.06, low.deep + 0.034], 0.04),
  );
}

/** Rings across a hose. */
const corrugated = ({ box, distance }: Field, deep: number, each: number): Field =>
  field(grownBox(box, deep), (x, y, z) => {
    const d = distance(x, y, z);
    return d > 0.04 || d < -0.04 ? d : d - deep * Math.cos((y / each) * Math.PI * 2);
  });

const jointBalls = (wearer: Wearer): Field =>
  onBothSides((side) => {
    const k = wearer.build.limbs;
    const [x, y, z] = wearer.rig.spot(`arm${side}`);
    const knee = wearer.rig.spot(`shin${side}`);
    return blend(
      0.001,
      ball([x + signOf(side) * 0.012, y, z], 0.085 * k),
      ball(armSpot(wearer, side, elbow), 0.056 * k),
      ball([knee[0], knee[1], knee[2] + 0.008], 0.074 * k),
    );
  });

/** Plate in three courses, each with its seam. */
const riveted = ({ waistY }: Wearer, plate: readonly [number, number, number]): Layer['paint'] => {
  const seam = darker(plate, 0.45);
  return ([, y]) => (Math.abs(((y - waistY + 0.5) % 0.105) - 0.052) < 0.005 ? seam : plate);
};

export const hardSuits = { 'space-suit': spaceSuit, shell } satisfies Cuts;
