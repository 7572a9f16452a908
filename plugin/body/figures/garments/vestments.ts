import { blend, block, egg, type Field } from '../../sculpt/field.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, standingCollar } from './collar.ts';
import { robeBody } from './court-dress.ts';
import { belt, buttons, hungChain } from './fastening.ts';
import { hose } from './legwear.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, backPanel, frontPanel, frontStrips, pin, sewn } from './region.ts';
import { armBands, foreSleeves, hangingSleeves, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A habit: a plain robe with a rope about it, a scapular before and behind, a cowl on the shoulders, a cross. */
const habit: Cut = (wearer) => {
  const { rig, waistY, bustY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = robeBody(wearer);
  const wide = blend(0.02, hangingSleeves(wearer, 0.092, 0.14), bodice(wearer, { ease: 0.02, from: 1.2, to: 1.33 }));
  const scapular = blend(
    0.002,
    appliedOn(body, frontPanel([0.1, 1.3], 0.095, 0), 0.013),
    appliedOn(body, backPanel([0.1, 1.3], 0.095, 0), 0.013),
  );
  const rope = belt(wearer, waistY - 0.01, 0.05, 0.013);
  const end = (x: number, low: number): Field =>
    blend(
      0.004,
      sewn(scapular, [low, waistY - 0.01, 10], 0.0125, () => x),
      egg(pin(scapular, x, low + 0.06, 0.004), [0.021, 0.024, 0.02]),
      egg(pin(scapular, x, low, 0.004), [0.02, 0.026, 0.019]),
    );
  const hangs = coatBinding(rig, on.trunk);
  return [
    hose(wearer, darker(cloth, 0.7), 0.5),
    piece('habit', body, cloth, coatBinding(rig), 'felt skirt'),
    piece('undersleeves', foreSleeves(wearer), darker(cloth, 0.8), [...on.arm, ...on.wrist]),
    piece('sleeves', wide, cloth, on.upper, 'felt coat'),
    piece('scapular', scapular, under, coatBinding(rig, on.trunk), 'felt coat'),
    piece('cowl', cowl(wearer), mixed(cloth, under, 0.5), on.throat, 'felt cloth'),
    piece('rope', blend(0.004, rope, end(0.052, 0.42), end(0.078, 0.5)), paintOf('#d8c79a'), hangs, 'cloth trim'),
    piece('cross', cross(scapular, bustY - 0.03), trim, on.trunk, 'metal jewel'),
  ];
};

/** A hood that lies on shoulders and back. */
function cowl(wearer: Wearer): Field {
  const { neckY } = wearer;
  const { deep } = wearer.around(1.26);
  return blend(
    0.03,
    rolledCollar(wearer, 0.108, 0.034, 0.24, 0.032),
    egg([0, neckY - 0.05, -deep - 0.005], [0.12, 0.07, 0.06]),
    egg([0, neckY - 0.15, -deep - 0.025], [0.075, 0.1, 0.04]),
  );
}

/** Hung on a cord about the neck. */
function cross(form: Field, y: number): Field {
  const [, , z] = pin(form, 0, y, 0.008);
  return blend(
    0.001,
    hungChain(form, [-0.075, 1.27], [0, y + 0.045], 0.004, 10, 0.0075),
    hungChain(form, [0.075, 1.27], [0, y + 0.045], 0.004, 10, 0.0075),
    block([0, y, z], [0.0095, 0.046, 0.008], 0.004),
    block([0, y + 0.012, z], [0.03, 0.0095, 0.008], 0.004),
  );
}

/** A cassock: buttoned from the throat to the hem, a sash, a white collar, and a stole that hangs to the knee. */
const cassock: Cut = (wearer) => {
  const { rig, waistY, kneeY, neckY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = blend(0.012, robeBody(wearer), bodice(wearer, { ease: 0.018, from: 1.18, to: 1.34 }));
  const row = buttons(body, [0], [0.14, 1.28], 17, 0.0095);
  const stole = appliedOn(body, frontStrips([kneeY + 0.02, 1.325], 0.036, 0.088), 0.011);
  const fringe = appliedOn(body, frontStrips([kneeY, kneeY + 0.035], 0.034, 0.09), 0.013);
  const tab = block([0, neckY + 0.002, 0.074], [0.026, 0.02, 0.01], 0.006);
  const hangs = coatBinding(rig, on.trunk);
  return [
    hose(wearer, darker(cloth, 0.7), 0.5),
    piece('cassock', blend(0.016, body, plainSleeves(wearer, 0.012)), cloth, coatBinding(rig), 'cloth skirt'),
    piece('collar', standingCollar(wearer, 0.026, 0.012), darker(cloth, 0.85), on.neck, 'cloth trim'),
    piece('collar tab', tab, under, on.neck, 'cloth trim'),
    piece('buttons', row, mixed(cloth, trim, 0.6), hangs, 'gloss jewel'),
    piece('sash', belt(wearer, waistY, 0.04, 0.03), mixed(cloth, trim, 0.35), on.trunk, 'silk trim'),
    piece('stole', stole, stolePaint(wearer), hangs, 'silk trim'),
    piece('fringe', fringe, paintOf('#d9b45a'), hangs, 'silk trim'),
    piece('cuffs', armBands(wearer, 0.95, 0.05, 0.025), mixed(cloth, trim, 0.35), on.wrist, 'cloth trim'),
  ];
};

/** A cross on either end of the stole. */
const stolePaint =
  ({ kneeY, paints: { trim } }: Wearer) =>
  ([x, y]: readonly [number, number, number]) => {
    const [off, up] = [Math.abs(Math.abs(x) - 0.062), Math.abs(y - kneeY - 0.13)];
    return (off < 0.008 && up < 0.04) || (off < 0.026 && Math.abs(y - kneeY - 0.142) < 0.009)
      ? paintOf('#e8cf8a')
      : trim;
  };

export const vestments = { habit, cassock } satisfies Cuts;
