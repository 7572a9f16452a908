import { blend, bothSides, egg, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { shirtCollar } from './collar.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { trousers, turnedUp } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontStrips, pin, sewn } from './region.ts';
import { armBands, elbow, plainSleeves, sleeves } from './sleeves.ts';
import { neckwear, waistcoatLayers } from './tailoring.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';
import { bareArms } from './workwear.ts';

/** A shirt with its sleeves rolled up, tucked into belted trousers; braces over it. */
const shirt: Cut = (wearer) => {
  const { waistY } = wearer;
  const { trim } = wearer.paints;
  const { layers, body } = rolledShirt(wearer);
  const braces = bothSides(0.002, (sign) =>
    blend(
      0.002,
      sewn(body, [waistY - 0.02, 1.3, 8], 0.0125, (y) => sign * (0.075 + (y - waistY) * 0.02)),
      sewn(body, [waistY - 0.02, 1.3, 8], 0.0125, (y) => sign * (0.06 + (y - waistY) * 0.05), 'back'),
    ),
  );
  return [
    ...layers,
    piece('braces', braces, trim, on.breast, 'leather trim'),
    ...belted(wearer, waistY - 0.03, darker(trim, 0.6)),
  ];
};

/** An explorer's: breast pockets, a broad belt with pouches, and the strap of a satchel across the breast. */
const safari: Cut = (wearer) => {
  const { waistY, bustY, hipY } = wearer;
  const { cloth, trim } = wearer.paints;
  const { layers, body } = rolledShirt(wearer);
  const pockets = appliedOn(body, frontStrips([bustY - 0.02, bustY + 0.045], 0.05, 0.105), 0.012);
  const lids = appliedOn(body, frontStrips([bustY + 0.03, bustY + 0.05], 0.045, 0.11), 0.018);
  const across = (y: number): number => -0.085 + ((1.31 - y) / (1.31 - hipY)) * 0.2;
  const strap = blend(
    0.004,
    sewn(body, [hipY, 1.31, 12], 0.015, across),
    sewn(body, [hipY, 1.31, 12], 0.015, across, 'back'),
  );
  const { wide } = wearer.around(hipY);
  const satchel = egg([wide + 0.035, hipY - 0.06, 0.01], [0.042, 0.085, 0.082]);
  const pouches = blend(
    0.002,
    ...[-0.085, 0.075].map((x) => egg(pin(body, x, waistY - 0.045, 0.014), [0.032, 0.034, 0.022])),
  );
  const leather = paintOf('#5a3a22');
  return [
    ...layers,
    piece('pockets', pockets, darker(cloth, 0.86), on.trunk, 'cloth trim'),
    piece('pocket lids', lids, darker(cloth, 0.72), on.trunk, 'cloth trim'),
    ...belted(wearer, waistY - 0.03, leather),
    piece('pouches', pouches, mixed(leather, trim, 0.3), ['hips', 'spine'], 'leather trim'),
    piece('strap', strap, leather, on.breast, 'leather trim'),
    piece('satchel', satchel, mixed(leather, trim, 0.2), ['hips'], 'leather cloth'),
  ];
};

/** A waistcoat over shirtsleeves held by garters: behind bars, at card tables, on ranches. */
const waistcoat: Cut = (wearer) => {
  const { outfit, waistY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = bodice(wearer, { ease: 0.002, from: waistY - 0.07 });
  const weave = patterned(wearer, outfit.pattern, under, mixed(under, trim, 0.45));
  return [
    trousers(wearer, legs),
    piece('shirt', blend(0.016, body, plainSleeves(wearer, 0.012)), weave, on.upper),
    piece('shirt collar', shirtCollar(wearer), under, on.neck, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.95, 0.05, 0.03), darker(under, 0.92), on.wrist, 'cloth trim'),
    piece('garters', armBands(wearer, 0.36, 0.067, 0.018), trim, on.arm, 'silk trim'),
    ...waistcoatLayers(wearer, cloth, darker(cloth, 0.4)),
    piece('waistcoat back', appliedBack(wearer), darker(cloth, 0.8), on.trunk),
    neckwear(wearer, 'bow', trim),
    ...belted(wearer, waistY - 0.075, paintOf('#2a1c14')),
  ];
};

/** What a waistcoat's front leaves open behind. */
const appliedBack = (wearer: Wearer): Field => {
  const { waistY } = wearer;
  const form = bodice(wearer, { ease: 0.017, from: waistY - 0.05, to: 1.3, shoulders: false });
  return {
    box: { low: form.box.low, high: [form.box.high[0], form.box.high[1], 0.012] },
    distance: (x, y, z) => Math.max(form.distance(x, y, z), z - 0.012),
  };
};

interface RolledShirt {
  readonly layers: readonly Layer[];
  readonly body: Field;
}

function rolledShirt(wearer: Wearer): RolledShirt {
  const { outfit, hipY, waistY } = wearer;
  const { cloth, trim } = wearer.paints;
  const body = bodice(wearer, { ease: 0.015, from: hipY - 0.02 });
  const short = sleeves(wearer, profile([-0.05, 0.054], [0.08, 0.066], [0.4, 0.062], [elbow + 0.08, 0.063]));
  const rolls = profile([elbow + 0.03, 0.065], [elbow + 0.09, 0.069], [elbow + 0.14, 0.065]);
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5));
  const foreArms = on.wrist.filter((joint) => joint.startsWith('fore'));
  return {
    body,
    layers: [
      bareArms(wearer, 0.4),
      trousers(wearer, turnedUp(wearer)),
      piece('shirt', blend(0.016, body, short), weave, on.upper),
      piece('shirt collar', shirtCollar(wearer), cloth, on.neck, 'cloth trim'),
      piece('rolled sleeves', sleeves(wearer, rolls, { edge: 0.014 }), darker(cloth, 0.88), foreArms, 'cloth trim'),
      piece(
        'buttons',
        buttons(body, [0], [waistY + 0.03, 1.26], 5, 0.0085),
        darker(cloth, 0.6),
        on.trunk,
        'gloss jewel',
      ),
    ],
  };
}

function belted(wearer: Wearer, y: number, leather: Layer['paint']): readonly Layer[] {
  const strap = belt(wearer, y, 0.022, 0.019);
  return [
    piece('belt', strap, leather, on.trunk, 'leather trim'),
    piece('buckle', buckle(strap, y, 0.023), paintOf('#c9a04a'), on.trunk, 'metal jewel'),
    piece('belt end', rod(pin(strap, 0.03, y, 0.004), pin(strap, 0.085, y - 0.012, 0.004), 0.011), leather, on.trunk, 'leather trim'), // prettier-ignore
  ];
}

export const shirtsleeves = { shirt, safari, waistcoat } satisfies Cuts;
