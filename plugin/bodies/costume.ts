import type { Character } from '../figures/character.ts';
import { mixed, paintOf, rise, shaded, type Clay, type Paint, type Spot } from './clay.ts';
import { skirtBinding, trunkBinding, type Lumps } from './lumps.ts';
import { pressBall, pressForm, pressPatch, TurnedForm, type Level } from './turned-form.ts';

/** The trunk under the clothes, from hips to neck. */
function trunkLevels({ girth, belly, waisted }: Character, ease: number): Level[] {
  const g = (half: number): number => half * girth + ease;
  const waist = waisted ? 0.104 : 0.132;
  return [
    [0.78, g(0.15), g(0.115) + belly * 0.3],
    [0.82, g(0.165), g(0.128) + belly * 0.5, 0, belly * 0.2],
    [0.89, g(waisted ? 0.148 : 0.152), g(0.122) + belly * 0.8, 0, belly * 0.4],
    [0.98, g(waist), g(waisted ? 0.094 : 0.112) + belly, 0, belly * 0.6],
    [1.08, g(waisted ? 0.124 : 0.15), g(0.118) + belly * 0.6, 0, belly * 0.4],
    [1.17, g(waisted ? 0.145 : 0.17), g(waisted ? 0.13 : 0.125), 0, waisted ? 0.012 : 0],
    [1.25, g(waisted ? 0.14 : 0.165), g(0.108)],
    [1.305, g(0.112), g(0.088), 0, -0.006],
    [1.345, 0.064, 0.062, 0, -0.008],
  ];
}

/** Darker below and in folds, as if light came from above. */
const cloth =
  (colour: Paint, low = 0, high = 1.2) =>
  ([x, y]: Spot): Paint => {
    const underArm = rise(0.09, 0.15, Math.abs(x)) * rise(0.86, 0.95, y) * rise(1.24, 1.18, y);
    return shaded(colour, (0.78 + 0.22 * rise(low, high, y)) * (1 - 0.3 * underArm));
  };

interface Skirt {
  readonly from: number;
  readonly hem: number;
  readonly wide: number;
  readonly folds: number;
  readonly depth: number;
}

/** Presses what somebody wears, from the neck to the hem. */
export function pressCostume(lumps: Lumps, character: Character): void {
  const { cloth: felt, metal, gloss } = lumps;
  const main = paintOf(character.cloth);
  const under = paintOf(character.under);
  const trim = paintOf(character.trim);
  const armoured = character.garment === 'armour';
  const trunk = new TurnedForm(
    trunkLevels(character, character.garment === 'coat' || character.garment === 'robe' ? 0.012 : 0.004),
  );
  const shirt = character.garment === 'apron' && !character.ghost;
  pressForm(armoured ? metal : felt, trunk, {
    around: 26,
    along: 18,
    bind: trunkBinding,
    paint: shirt ? (spot) => (Math.sin(spot[1] * 78) > 0.2 ? under : main) : cloth(main, 0.7),
  });

  const skirt = skirtOf(character);
  if (skirt) pressSkirt(armoured ? metal : felt, character, skirt);
  if (character.cape !== undefined) pressCape(lumps, character, paintOf(character.cape));
  switch (character.garment) {
    case 'gown': {
      pressBelt(lumps, trunk, 0.975, 0.014, trim);
      pressPatch(felt, trunk, {
        from: 0.97,
        to: 1.24,
        half: (y) => 0.18 + (y - 0.97) * 1.2,
        out: 0.007,
        paint: under,
        bind: trunkBinding,
      });
      if (character.hat === 'crown') pressNeckline(lumps, trunk, character);
      else pressCollar(lumps, 1.325, 0.072, 0.015, trim);
      break;
    }
    case 'robe': {
      if (character.cape !== undefined) pressCollar(lumps, 1.285, 0.13, 0.046, paintOf('#ebe5d6'));
      else pressCollar(lumps, 1.29, 0.125, 0.035, trim);
      pressPatch(felt, trunk, {
        from: 0.86,
        to: 1.28,
        half: () => 0.22,
        out: 0.01,
        paint: cloth(under, 0.4, 1),
        bind: trunkBinding,
      });
      pressBelt(lumps, trunk, 0.95, 0.016, shaded(trim, 0.7));
      break;
    }
    case 'doublet': {
      pressBelt(lumps, trunk, 0.935, 0.018, paintOf('#5a3a22'));
      pressRuff(lumps);
      for (let i = 0; i < 5; i++) pressButton(metal, trunk, 1.0 + i * 0.058, paintOf('#dfb04a'));
      for (const s of [-1, 1]) {
        const puff = new TurnedForm(
          [
            [0.9, 0.06, 0.08, s * 0.075],
            [0.83, 0.1, 0.115, s * 0.092],
            [0.74, 0.106, 0.118, s * 0.095],
            [0.67, 0.075, 0.082, s * 0.092],
          ],
          { count: 9, depth: () => 0.012 },
        );
        pressForm(felt, puff, {
          around: 27,
          along: 8,
          bind: ([, y]) => [
            ['hips', rise(0.72, 0.9, y)],
            [s < 0 ? 'legL' : 'legR', 1 - rise(0.72, 0.9, y)],
          ],
          paint: ([x, , z]) => (Math.cos(Math.atan2(x - s * 0.093, z) * 9) > 0.25 ? mixed(main, trim, 0.85) : main),
        });
      }
      break;
    }
    case 'suit':
    case 'tails':
    case 'coat': {
      const low = character.garment === 'tails' ? 0.96 : character.garment === 'coat' ? 1.14 : 1.05;
      const opening = (y: number): number => Math.max(0.02, (y - low) * 1.9);
      pressPatch(felt, trunk, {
        from: low,
        to: 1.31,
        half: (y) => opening(y) + 0.16,
        out: 0.012,
        paint: shaded(main, 0.8),
        bind: trunkBinding,
      });
      pressPatch(felt, trunk, {
        from: low,
        to: 1.315,
        half: opening,
        out: 0.018,
        paint: character.garment === 'coat' ? mixed(under, trim, 0.5) : under,
        bind: trunkBinding,
      });
      if (character.garment !== 'coat') {
        pressPatch(felt, trunk, {
          from: low + 0.02,
          to: 1.27,
          half: () => 0.12,
          out: 0.023,
          around: 4,
          paint: trim,
          bind: trunkBinding,
        });
        pressBall(
          felt,
          [0, 1.285, 0.088 * character.girth + 0.012],
          character.garment === 'tails' ? [0.045, 0.016, 0.014] : [0.022, 0.018, 0.016],
          { paint: trim, bind: [['chest', 1]] },
        );
      }
      pressCollar(lumps, 1.318, 0.078, 0.016, character.garment === 'coat' ? shaded(main, 0.8) : under);
      for (let i = 0; i < 3; i++) pressButton(gloss, trunk, low - 0.03 - i * 0.065, shaded(trim, 0.6));
      break;
    }
    case 'apron': {
      const apron = paintOf('#1f6f68');
      pressPatch(felt, trunk, {
        from: 0.92,
        to: 1.19,
        half: (y) => 0.62 + (1.19 - y) * 0.9,
        out: 0.012,
        along: 8,
        around: 12,
        paint: apron,
        bind: trunkBinding,
      });
      const lap = skirtForm(character, { from: 0.95, hem: 0.5, wide: 0.19, folds: 5, depth: 0.012 });
      pressPatch(felt, lap, {
        from: 0.5,
        to: 0.95,
        half: () => 1.25,
        out: 0.01,
        along: 10,
        around: 16,
        paint: cloth(apron, 0.2, 1),
        bind: skirtBinding(0.95, 0.55, 0),
      });
      pressBelt(lumps, trunk, 0.945, 0.012, shaded(apron, 0.7));
      pressCollar(lumps, 1.315, 0.076, 0.018, under);
      break;
    }
    case 'armour': {
      pressBelt(lumps, trunk, 0.94, 0.02, paintOf('#4a3424'));
      pressCollar(lumps, 1.31, 0.09, 0.022, trim);
      pressPatch(metal, trunk, {
        from: 1.0,
        to: 1.27,
        half: (y) => 0.05 + 0.2 * rise(1.0, 1.15, y),
        out: 0.01,
        paint: trim,
        bind: trunkBinding,
      });
      break;
    }
    case 'jumper': {
      pressCollar(lumps, 1.315, 0.08, 0.02, trim);
      pressPatch(felt, trunk, {
        from: 1.1,
        to: 1.17,
        half: () => 3.13,
        out: 0.004,
        along: 3,
        around: 26,
        paint: trim,
        bind: trunkBinding,
      });
      break;
    }
  }
}

/** The skirt of a gown, robe, coat or jacket; gowns and robes have a panel down the front with an edge on both sides. */
function pressSkirt(clay: Clay, character: Character, skirt: Skirt): void {
  const [main, under, trim] = [paintOf(character.cloth), paintOf(character.under), paintOf(character.trim)];
  const { garment } = character;
  const half = garment === 'gown' ? 0.34 : garment === 'robe' ? 0.26 : 0;
  const edge = half > 0 ? half + 0.075 : 0;
  const hemmed = garment !== 'suit' && garment !== 'tails' && garment !== 'armour';
  pressForm(clay, skirtForm(character, skirt), {
    around: Math.max(28, skirt.folds * 4),
    along: 15,
    openBelow: true,
    ...(half > 0 && { seams: [half, edge, -half, -edge] }),
    ...(hemmed && { bands: [skirt.hem + 0.03] }),
    bind: skirtBinding(skirt.from, Math.max(skirt.hem, 0.5), skirt.hem < 0.4 ? 0.8 : 0),
    paint: ([x, y, z], u) => {
      const angle = Math.abs(u > 0.5 ? u - 1 : u) * 2 * Math.PI;
      const dye = angle < half ? under : angle < edge || (hemmed && y < skirt.hem + 0.03) ? trim : main;
      const fold = Math.cos(angle * skirt.folds + Math.sin(angle * 3) * 0.6);
      const inFold = garment === 'armour' ? 1 : 0.87 + 0.13 * fold;
      return shaded(cloth(dye, skirt.hem - 0.2, 1)([x, y, z]), inFold);
    },
  });
}

function skirtOf({ garment, girth }: Character): Skirt | undefined {
  switch (garment) {
    case 'gown':
      return { from: 0.985, hem: 0.012, wide: 0.4, folds: 10, depth: 0.05 };
    case 'robe':
      return { from: 0.96, hem: 0.03, wide: 0.265 + 0.03 * girth, folds: 8, depth: 0.032 };
    case 'doublet':
      return { from: 0.95, hem: 0.8, wide: 0.2, folds: 9, depth: 0.02 };
    case 'suit':
      return { from: 0.98, hem: 0.72, wide: 0.2, folds: 3, depth: 0.008 };
    case 'tails':
      return { from: 0.95, hem: 0.82, wide: 0.18, folds: 3, depth: 0.006 };
    case 'coat':
      return { from: 0.98, hem: 0.4, wide: 0.225, folds: 6, depth: 0.022 };
    case 'armour':
      return { from: 0.95, hem: 0.68, wide: 0.215, folds: 12, depth: 0.012 };
    case 'jumper':
      return { from: 0.92, hem: 0.79, wide: 0.178, folds: 8, depth: 0.004 };
    case 'apron':
      return undefined;
  }
}

function skirtForm(character: Character, { from, hem, wide, folds, depth }: Skirt): TurnedForm {
  const { girth, belly, waisted } = character;
  const start = new TurnedForm(trunkLevels(character, 0.012));
  const [side, , front] = [start.at(Math.PI / 2, from)[0], 0, start.at(0, from)[2]];
  const back = -start.at(Math.PI, from)[2];
  const levels: Level[] = [0, 0.18, 0.4, 0.7, 1].map((part): Level => {
    const flare = Math.min(1, part ** (waisted ? 0.72 : 0.9));
    const half = side + (wide * girth - side) * flare;
    const deep = (front + back) / 2 + (wide * girth * 0.94 - (front + back) / 2) * flare;
    return [from + (hem - from) * part, half, deep, 0, ((front - back) / 2) * (1 - part) + belly * 0.2];
  });
  return new TurnedForm(levels, { count: folds, depth: (y) => depth * rise(from, hem, y) });
}

/** Hangs from the shoulders down the back: to the thighs, or of a king to the floor. */
function pressCape({ cloth: felt }: Lumps, { garment, girth }: Character, paint: Paint): void {
  const hem = garment === 'robe' ? 0.05 : garment === 'armour' ? 0.25 : 0.62;
  const g = (half: number): number => half * (0.5 + 0.5 * girth);
  const form = new TurnedForm(
    [
      [1.33, g(0.11), 0.09, 0, -0.01],
      [1.29, g(0.2), 0.13, 0, -0.012],
      [1.2, g(0.262), 0.16, 0, -0.02],
      [0.95, g(0.285), 0.21, 0, -0.03],
      [0.6, g(0.32), 0.27, 0, -0.05],
      [0.05, g(0.4), 0.4, 0, -0.08],
    ],
    { count: 13, depth: (y) => 0.045 * rise(1.25, 0.7, y) },
  );
  pressPatch(felt, form, {
    from: hem,
    to: 1.325,
    middle: Math.PI,
    half: (y) => 1.62 - 0.5 * rise(1.28, 0.5, y),
    out: 0,
    around: 40,
    along: 12,
    paint: ([x, y, z]) => shaded(paint, 0.72 + 0.2 * rise(hem, 1.3, y) + 0.12 * Math.cos(Math.atan2(x, z) * 13)),
    bind: ([, y]) => [
      ['chest', rise(0.75, 1.15, y)],
      ['spine', 0.5 * (1 - rise(0.75, 1.15, y))],
      ['hips', 0.5 * (1 - rise(0.75, 1.15, y)) + 0.3 * rise(0.7, 0.3, y)],
    ],
  });
}

function pressBelt({ cloth: felt }: Lumps, trunk: TurnedForm, at: number, high: number, paint: Paint): void {
  pressPatch(felt, trunk, {
    from: at - high,
    to: at + high,
    half: () => Math.PI,
    out: 0.014,
    along: 3,
    around: 28,
    paint,
    bind: trunkBinding,
  });
}

/** A soft ring around the neck. */
function pressCollar({ cloth: felt }: Lumps, y: number, radius: number, thick: number, paint: Paint): void {
  felt.press({
    around: 22,
    along: 8,
    paint,
    bind: [
      ['chest', 0.75],
      ['neck', 0.25],
    ],
    at: (u, v) => {
      const [angle, turn] = [u * 2 * Math.PI, v * 2 * Math.PI];
      const r = radius + Math.cos(turn) * thick;
      return [
        Math.sin(angle) * r,
        y - Math.cos(angle) * 0.014 + Math.sin(-turn) * thick * 0.8,
        -0.008 + Math.cos(angle) * r * 0.92,
      ];
    },
  });
}

/** A low neckline: skin above, an edge of the dress's trimming below. */
function pressNeckline({ flesh, cloth: felt }: Lumps, trunk: TurnedForm, character: Character): void {
  const half = (y: number): number => 0.62 + 0.5 * rise(1.21, 1.29, y);
  const skin = { from: 1.215, to: 1.338, around: 12, bind: trunkBinding };
  pressPatch(felt, trunk, {
    ...skin,
    from: 1.197,
    half: (y) => half(y) + 0.1,
    out: 0.009,
    paint: paintOf(character.trim),
  });
  pressPatch(flesh, trunk, { ...skin, half, out: 0.014, paint: paintOf(character.skin) });
}

function pressRuff({ cloth: felt }: Lumps): void {
  felt.press({
    around: 56,
    along: 5,
    paint: (_, __, v) => shaded(paintOf('#f2ecdd'), 0.75 + 0.25 * Math.sin(v * Math.PI)),
    bind: [
      ['chest', 0.5],
      ['neck', 0.5],
    ],
    at: (u, v) => {
      const angle = u * 2 * Math.PI;
      const ripple = Math.cos(angle * 14) * 0.011;
      const [r, y] = (
        [
          [0.05, 1.36],
          [0.06, 1.365],
          [0.125, 1.362],
          [0.135, 1.35],
          [0.125, 1.338],
          [0.06, 1.335],
        ] as const
      )[Math.round(v * 5)] ?? [0, 0];
      return [Math.sin(angle) * r, y + (r > 0.1 ? ripple : 0), -0.004 + Math.cos(angle) * r];
    },
  });
}

function pressButton(clay: Lumps['metal'], trunk: TurnedForm, y: number, paint: Paint): void {
  pressBall(clay, trunk.at(0, y, 0.01), [0.011, 0.011, 0.008], {
    paint,
    bind: trunkBinding([0, y, 0]),
    around: 7,
    along: 5,
  });
}
