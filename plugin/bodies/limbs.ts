import type { Character } from '../figures/character.ts';
import { mixed, paintOf, rise, shaded, type Binding, type Paint, type Spot } from './clay.ts';
import type { Side } from '../figures/joint.ts';
import { legBinding, outward, sides, sleeveBinding, type Lumps } from './lumps.ts';
import { pressBall, pressForm, pressRod, TurnedForm } from './turned-form.ts';

/** How sleeves are cut: half widths at shoulder, elbow and cuff; `short` ones end at the elbow. */
interface Sleeve {
  readonly shoulder: number;
  readonly elbow: number;
  readonly cuff: number;
  readonly short?: boolean;
}

const sleeves: Readonly<Record<Character['garment'], Sleeve>> = {
  gown: { shoulder: 0.08, elbow: 0.05, cuff: 0.044 },
  robe: { shoulder: 0.074, elbow: 0.07, cuff: 0.092 },
  doublet: { shoulder: 0.082, elbow: 0.054, cuff: 0.044 },
  suit: { shoulder: 0.068, elbow: 0.056, cuff: 0.05 },
  tails: { shoulder: 0.066, elbow: 0.054, cuff: 0.048 },
  coat: { shoulder: 0.074, elbow: 0.064, cuff: 0.062 },
  apron: { shoulder: 0.066, elbow: 0.058, cuff: 0.05, short: true },
  armour: { shoulder: 0.074, elbow: 0.056, cuff: 0.058 },
  jumper: { shoulder: 0.072, elbow: 0.064, cuff: 0.054 },
};

export function pressArms(lumps: Lumps, character: Character): void {
  const { cloth, flesh, metal } = lumps;
  const cut = sleeves[character.garment];
  const thick = 0.55 + 0.45 * character.girth;
  const stuff = character.garment === 'armour' ? metal : cloth;
  const colour = paintOf(character.cloth);
  const cuff = paintOf(
    character.garment === 'suit' || character.garment === 'tails' || character.garment === 'doublet'
      ? character.under
      : character.trim,
  );
  for (const side of sides) {
    const s = outward(side);
    const x = s * 0.182;
    const bind = sleeveBinding(side);
    const end = cut.short ? 0.9 : 0.735;
    const hem = cut.short ? 0.03 : 0.022;
    const ring = (height: number, half: number, in_ = 0): [number, number, number, number, number] => [
      height,
      half * thick,
      half * thick,
      x - s * in_,
      0,
    ];
    pressForm(
      stuff,
      new TurnedForm([
        ring(1.322, 0.02, 0.05), ring(1.305, cut.shoulder * 0.66, 0.028), ring(1.245, cut.shoulder * 0.97, 0.002), ring(1.16, (cut.shoulder + cut.elbow) / 2),
        ring(0.99, cut.elbow), ...(cut.short ? [ring(0.9, cut.elbow * 1.06)] : [ring(0.86, (cut.elbow + cut.cuff) / 2), ring(0.735, cut.cuff)]),
      ]),
      {
        around: 14,
        along: 15,
        bands: [end + hem],
        bind,
        paint: ([px, y]) => {
          if (y < end + hem && character.garment !== 'armour') return cuff;
          // Dark where the arm lies against the body.
          return shaded(colour, (0.9 + 0.1 * rise(0.8, 1.25, y)) * (1 - 0.3 * rise(0.02, -0.05, (px - x) * s)));
        },
      },
    ); // prettier-ignore
    const skin = paintOf(character.gloves ?? character.skin);
    if (cut.short) {
      pressForm(flesh, new TurnedForm([ring(0.94, 0.036), ring(0.84, 0.037), ring(0.72, 0.03)]), {
        around: 10,
        along: 6,
        bind,
        paint: paintOf(character.skin),
      });
    }
    if (character.garment === 'armour') {
      pressBall(metal, [x + s * 0.012, 1.285, 0], [0.1, 0.085, 0.1], {
        paint: paintOf(character.trim),
        bind: [
          [`arm${side}`, 0.5],
          ['chest', 0.5],
        ],
        around: 14,
        along: 8,
      });
      pressBall(metal, [x, 0.98, 0], [0.062, 0.062, 0.066], {
        paint: paintOf(character.trim),
        bind: [
          [`arm${side}`, 0.5],
          [`fore${side}`, 0.5],
        ],
        around: 10,
        along: 6,
      });
    }
    pressHand(character.gloves === undefined ? flesh : cloth, skin, side, character.old ? 1.02 : 1);
  }
}

/** A mitten of a hand with a thumb and four blunt fingers, a little curled, palm to the body. */
function pressHand(clay: Lumps['flesh'], skin: Paint, side: Side, size: number): void {
  const s = outward(side);
  const x = s * 0.182;
  const bind: Binding = [[`hand${side}`, 1]];
  pressForm(
    clay,
    new TurnedForm([
      [0.735, 0.026, 0.028, x],
      [0.7, 0.025, 0.033, x],
      [0.66, 0.024, 0.043, x],
      [0.625, 0.02, 0.042, x],
      [0.61, 0.012, 0.034, x],
    ]),
    {
      around: 12,
      along: 7,
      bind,
      paint: skin,
    },
  );
  const blunt = shaded(skin, 0.95);
  for (const [z, long] of [
    [-0.03, 0.055],
    [-0.01, 0.07],
    [0.011, 0.074],
    [0.031, 0.064],
  ] as const) {
    const tip = 0.625 - long * size;
    pressRod(
      clay,
      [
        [x, 0.632, z],
        [x - s * 0.004, (0.632 + tip) / 2, z * 1.1],
        [x - s * 0.018, tip, z * 1.12],
      ],
      (part) => 0.0128 - part * 0.0025,
      { paint: blunt, bind: [[`grip${side}`, 1]], around: 7 },
    );
  }
  pressRod(
    clay,
    [
      [x - s * 0.004, 0.69, 0.03],
      [x - s * 0.012, 0.655, 0.056],
      [x - s * 0.024, 0.622, 0.066],
    ],
    (part) => 0.0155 - part * 0.003,
    { paint: blunt, bind, around: 7 },
  );
}

/** Half widths of a leg at hip, knee and ankle. */
const legCuts: Readonly<Record<Character['garment'], readonly [number, number, number]>> = {
  gown: [0.07, 0.05, 0.04],
  robe: [0.07, 0.05, 0.042],
  doublet: [0.078, 0.054, 0.038],
  suit: [0.086, 0.07, 0.064],
  tails: [0.082, 0.066, 0.06],
  coat: [0.082, 0.064, 0.056],
  apron: [0.088, 0.072, 0.062],
  armour: [0.084, 0.064, 0.05],
  jumper: [0.088, 0.074, 0.068],
};

export function pressLegs({ cloth, gloss, metal }: Lumps, character: Character): void {
  const [hip, knee, ankle] = legCuts[character.garment];
  const thick = 0.5 + 0.5 * character.girth;
  const legs = paintOf(character.legs);
  const leather = paintOf(character.shoes);
  const trainers = character.garment === 'jumper' || character.garment === 'apron';
  const sole = trainers ? paintOf('#efe9dc') : shaded(leather, 0.5);
  for (const side of sides) {
    const s = outward(side);
    const x = s * 0.09;
    const stuff = character.garment === 'armour' ? metal : cloth;
    pressForm(
      stuff,
      new TurnedForm([
        [0.93, hip * 0.5 * thick, hip * 0.7 * thick, x * 0.8], [0.86, hip * 0.8 * thick, hip * 1.02 * thick, x * 0.92], [0.79, hip * 0.94 * thick, hip * 1.08 * thick, x], [0.62, ((hip + knee) / 2) * thick, ((hip + knee) / 2) * 1.04 * thick, x],
        [0.46, knee * thick, knee * thick, x], [0.33, ((knee + ankle) / 2) * 1.12 * thick, ((knee + ankle) / 2) * 1.15 * thick, x, -0.008], [0.1, ankle * thick, ankle * thick, x],
      ]),
      { around: 14, along: 15, bind: legBinding(side), paint: ([px, y]) => shaded(mixed(shaded(legs, 0.85), legs, rise(0.1, 0.5, y)), (1 - 0.35 * rise(0.03, -0.06, (px - x) * s)) * (1 - 0.3 * rise(0.66, 0.8, y))) },
    ); // prettier-ignore
    const bind: Binding = [[`foot${side}`, 1]];
    // A shoe: an egg pressed flat on the floor, longer to the front.
    (trainers ? cloth : gloss).press({
      around: 16,
      along: 9,
      bind,
      paint: ([, y]) => (y < 0.021 ? sole : leather),
      at: (u, v): Spot => {
        const [angle, polar] = [u * 2 * Math.PI, v * Math.PI];
        const z = Math.cos(angle) * Math.sin(polar);
        const toe = rise(-0.1, 1, z);
        const y = 0.042 + Math.cos(polar) * (0.062 - 0.016 * toe);
        return [
          x + s * 0.008 * toe + Math.sin(angle) * Math.sin(polar) * (0.047 + 0.009 * toe),
          Math.max(0.002, y),
          0.045 + z * (z > 0 ? 0.135 : 0.105),
        ];
      },
    });
  }
}
