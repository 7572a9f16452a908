import { smoothstep } from '../../../../src/kit/numbers.ts';
import {
  ball,
  bentRod,
  blend,
  block,
  bumped,
  egg,
  field,
  grown,
  halfSpace,
  meet,
  placed,
  ring,
  rod,
  turned,
  way,
  type Field,
} from '../../sculpt/field.ts';
import type { Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { brim, brimmed, hatPiece, type HatKinds, type HatMaker } from './hat.ts';

const capVoxel = 0.0095;
const gold = paintOf('#d9a83f');

/** A cook's: a stiff band, and a high puff in pleats. */
const chefHat = brimmed({ at: 0.1, up: 0.106, tip: 0.1 }, ({ wide, deep }, { colour }) => {
  const pleats = (x: number, y: number, z: number): number =>
    Math.sin(Math.atan2(x, z) * 16) * 0.006 * smoothstep(0.06, 0.14, y);
  const puff = bumped(
    blend(0.05, egg([0, 0.15, -0.008], [wide + 0.05, 0.07, deep + 0.045]), egg([0.02, 0.18, -0.03], [wide * 0.9, 0.055, deep * 0.9])),
    0.007,
    pleats,
  ); // prettier-ignore
  const stem = turned([-0.004, wide, deep], [0.06, wide * 0.98, deep * 0.98], [0.13, wide + 0.02, deep + 0.018]);
  return [
    hatPiece('hat', blend(0.03, stem, puff), 0.0105, colour, 'cloth'),
    hatPiece('hat band', ring([0, 0.026, 0], wide, deep, 0.008, 0.03), 0.0085, darker(colour, 0.86), 'cloth'),
  ];
});

/** A nurse's: starched linen that stands up before the hair, with a red cross. */
const nurseCap = brimmed({ at: 0.1, room: 0.03, up: 0.118, tip: 0.34, under: -0.03 }, ({ wide, deep }, { colour }) => {
  const [a, b] = [wide + 0.04, deep + 0.05];
  const wings = field({ low: [-a, -0.006, -0.06], high: [a, 0.11, b] }, (x, y, z) => {
    const open = 1 + Math.max(0, y) * 0.8;
    const out = Math.abs((Math.hypot(x / wide, z / deep) - open) * Math.min(wide, deep)) - 0.0095;
    const top = 0.045 + 0.055 * smoothstep(-0.02, deep * 0.9, z);
    return Math.max(out, -y, y - top, -0.05 - z);
  });
  const crown = meet(0.006, egg([0, 0.005, 0.01], [wide - 0.004, 0.075, deep - 0.004]), halfSpace([0, -1, 0], 0.004));
  const front = deep * (1 + 0.052 * 0.8) + 0.01;
  const cross = blend(
    0.001,
    block([0, 0.055, front], [0.0095, 0.029, 0.008], 0.003),
    block([0, 0.055, front], [0.029, 0.0095, 0.008], 0.003),
  );
  return [
    hatPiece('cap', blend(0.006, wings, crown), capVoxel, colour, 'cloth'),
    hatPiece('cross', cross, 0.0072, paintOf('#b3262b'), 'cloth'),
  ];
});

/** Police, captains, conductors: a band, a flat plate above it, a peak that shines, a badge. */
const peakedCap = brimmed({ at: 0.1, room: 0.024, up: 0.106, tip: 0.08 }, ({ wide, deep }, { colour, trim }) => {
  const plate = placed([0, 0.072, -0.004], [-0.1, 0, 0], egg([0, 0, 0], [wide + 0.046, 0.03, deep + 0.038]));
  const body = turned([0, wide, deep], [0.05, wide + 0.002, deep + 0.002], [0.08, wide + 0.03, deep + 0.026]);
  const peak = placed([0, 0.006, deep - 0.014], [0.44, 0, 0], egg([0, 0, 0.03], [0.112, 0.0115, 0.078]));
  const badge = blend(0.004, ball([0, 0.062, deep + 0.024], 0.021), ball([0, 0.086, deep + 0.032], 0.011));
  return [
    hatPiece('cap', blend(0.014, body, plate), capVoxel, colour, 'felt'),
    hatPiece('cap band', ring([0, 0.022, 0], wide, deep, 0.0095, 0.022), 0.0085, trim, 'silk'),
    hatPiece('peak', peak, 0.009, paintOf('#1d1b20'), 'gloss'),
    hatPiece('badge', badge, 0.0075, gold, 'metal'),
  ];
});

/** A sailor's: low and round, its edge turned up all about. */
const sailorCap = brimmed({ at: 0.1, up: 0.11, tip: 0.16 }, ({ wide, deep }, { colour, trim }) => [
  hatPiece('cap', meet(0.006, egg([0, 0.012, 0], [wide, 0.092, deep]), halfSpace([0, -1, 0], 0.004)), capVoxel, colour, 'cloth'),
  hatPiece('cap edge', ring([0, 0.028, 0], wide + 0.012, deep + 0.012, 0.013, 0.036), capVoxel, mixed(colour, [1, 1, 1], 0.3), 'cloth'),
  hatPiece('cap ribbon', ring([0, 0.0, 0], wide + 0.006, deep + 0.006, 0.01, 0.012), 0.0085, trim, 'silk'),
]); // prettier-ignore

/** Builders, miners, firemen: a hard bowl with a ridge, a peak and a lamp. */
const hardHat = brimmed({ at: 0.1, room: 0.03, up: 0.106, tip: 0.08 }, (girth, { colour }) => {
  const { wide, deep } = girth;
  const bowl = meet(0.006, egg([0, 0.012, 0], [wide, 0.128, deep]), halfSpace([0, -1, 0], 0.008));
  const ridges = [-0.05, 0, 0.05].map((x) =>
    bentRod(
      way([x, 0.04, deep - 0.008], [x, 0.128 - Math.abs(x) * 0.25, 0.02], [x, 0.06, -deep + 0.012]),
      [0.018],
      0.03,
    ),
  );
  const peak = placed([0, 0.004, deep - 0.012], [0.18, 0, 0], egg([0, 0, 0.024], [0.125, 0.012, 0.062]));
  const lamp = rod([0, 0.066, deep - 0.012], [0, 0.068, deep + 0.028], 0.03, 0.034);
  return [
    hatPiece('hat', blend(0.008, bowl, brim(girth, 0.018, -0.2, 0.009), peak, ...ridges), capVoxel, colour, 'gloss'),
    hatPiece('lamp', lamp, 0.0085, paintOf('#aeb4bc'), 'metal'),
    hatPiece('lamp glass', egg([0, 0.068, deep + 0.032], [0.026, 0.026, 0.012]), 0.0075, paintOf('#fff0b8'), 'gloss'),
  ];
});

/** Soldiers of the last hundred years: a bowl of painted steel, drawn down over the ears, with its strap. */
const steelHelmet = brimmed({ at: 0.095, room: 0.03, up: 0.1, tip: 0.05, under: 0.01 }, (girth, { colour }) => {
  const { wide, deep } = girth;
  const bowl = meet(0.006, egg([0, 0.006, 0], [wide, 0.132, deep]), halfSpace([0, -1, 0], 0.012));
  const flare = turned([-0.05, wide + 0.03, deep + 0.02], [-0.028, wide + 0.016, deep + 0.014], [0.01, wide, deep]);
  const strap = blend(
    0.004,
    ...[-1, 1].map(
      (side) =>
      bentRod(way([side * (wide - 0.02), -0.03, 0.03], [side * 0.13, -0.18, 0.05], [side * 0.02, -0.285, 0.075]), [0.0085], 0.004), // prettier-ignore
    ),
  );
  const open = halfSpace([0, 0, -1], -0.035);
  const skirt = blend(0.01, bowl, meet(0.01, flare, field({ low: [-1, -1, -1], high: [1, 1, 0.06] }, (_x, _y, z) => z - 0.06))); // prettier-ignore
  return [
    hatPiece(
      'helmet',
      blend(0.01, skirt, meet(0.004, brim(girth, 0.022, -0.4, 0.0085), open)),
      capVoxel,
      colour,
      'leather',
    ),
    hatPiece('strap', strap, 0.0082, paintOf('#4a3524'), 'leather'),
  ];
});

/** A kerchief bound about the head and knotted behind one ear, its ends hanging. */
const bandana: HatMaker = ({ scalp, colour, trim }) => {
  const over = meet(0.008, grown(scalp.skull, 0.03), halfSpace([0, -0.97, 0.24], -0.068));
  const roll = meet(0.006, grown(scalp.skull, 0.037), halfSpace([0, 0.97, -0.24], 0.1));
  const edge = meet(0.006, roll, halfSpace([0, -0.97, 0.24], -0.064));
  const knot = scalp.at(2.5, 0.12, 0.045);
  const tail = (x: number, y: number): Field =>
    bentRod(way(knot, [knot[0] + x, knot[1] + y * 0.5, knot[2] - 0.03], [knot[0] + x * 1.6, knot[1] + y, knot[2] - 0.035]), [0.012, 0.022, 0.026], 0.01); // prettier-ignore
  const dotted = ([x, y, z]: Spot): Paint => {
    const [u, v] = [Math.atan2(x, z) * 5.2, y * 30];
    const row = Math.round(v);
    const across = u + (row % 2) * 0.5;
    return Math.hypot(across - Math.round(across), v - row) < 0.26 ? trim : colour;
  };
  return {
    pieces: [
      hatPiece('bandana', over, capVoxel, dotted, 'cloth'),
      hatPiece('bandana edge', edge, capVoxel, darker(colour, 0.8), 'cloth'),
      hatPiece('knot', blend(0.006, ball(knot, 0.026), tail(0.03, -0.12), tail(-0.02, -0.16)), 0.009, darker(colour, 0.8), 'cloth', 'hangs'), // prettier-ignore
    ],
    covers: halfSpace([0, -0.97, 0.24], -0.07),
  };
};

/** Cloth wound about the head, fold over fold, a stone before. */
const turban = brimmed({ at: 0.095, room: 0.006, up: 0.104, tip: 0.12 }, ({ wide, deep }, { colour, trim }) => {
  const coil = (up: number, by: number, lean: number): Field =>
    placed([0, up, 0], [0, 0, lean], ring([0, 0, 0], wide + by, deep + by, 0.034, 0.038));
  const top = egg([0, 0.075, -0.01], [wide - 0.005, 0.075, deep - 0.005]);
  const wound = blend(0.012, coil(0.016, 0.004, 0.1), coil(0.05, 0.006, -0.13), coil(0.086, -0.018, 0.12), top);
  const folded = bumped(wound, 0.005, (x, y, z) => Math.sin(y * 120 + Math.atan2(x, z) * 4) * 0.004);
  const lit = ([x, y, z]: Spot): Paint =>
    Math.sin(y * 120 + Math.atan2(x, z) * 4) > -0.5 ? colour : darker(colour, 0.7);
  return [
    hatPiece('turban', folded, 0.0105, lit, 'cloth'),
    hatPiece('jewel', egg([0, 0.05, deep + 0.034], [0.018, 0.026, 0.014]), 0.0075, trim, 'gloss'),
  ];
});

/** A bishop's: two points of stiff silk, one before and one behind. */
const mitre = brimmed({ at: 0.1, up: 0.11, tip: 0.06 }, ({ wide, deep }, { colour, trim }) => {
  const high = 0.25;
  const points = field({ low: [-wide - 0.03, 0, -deep - 0.03], high: [wide + 0.03, high, deep + 0.03] }, (x, y, z) => {
    const open = 1 + Math.max(0, y) * 0.35;
    const out = Math.abs((Math.hypot(x / wide, z / deep) - open) * Math.min(wide, deep)) - 0.012;
    const top = 0.07 + (high - 0.07) * Math.max(0, 1 - Math.abs(x) / (wide * 0.98));
    return Math.max(out, -y, (y - top) * 0.6, 0.016 - Math.abs(z));
  });
  const inner = turned(
    [0, wide - 0.006, deep - 0.006],
    [0.06, wide - 0.002, deep - 0.002],
    [0.08, wide * 0.8, deep * 0.8],
  );
  const striped = ([x, y]: Spot): Paint => (Math.abs(x) < 0.018 || Math.abs(y - 0.155) < 0.014 ? trim : colour);
  return [
    hatPiece('mitre', points, 0.0105, striped, 'silk'),
    hatPiece('lining', inner, capVoxel, darker(trim, 0.7), 'silk'),
    hatPiece('mitre band', ring([0, 0.018, 0], wide, deep, 0.0105, 0.02), 0.0085, trim, 'silk'),
  ];
});

const linens = ['#ece6d8'];

export const tradeCaps = {
  'chef-hat': { make: chefHat, said: 'chef.s hat', colours: linens },
  'nurse-cap': { make: nurseCap, said: 'nurse.s cap', colours: linens },
  'peaked-cap': { make: peakedCap, said: 'peaked cap', colours: ['#26345c', '#2b2830', '#3f4a3a'], trims: ['#1d1b20', '#8c3b2e'] },
  'sailor-cap': { make: sailorCap, said: 'sailor.s cap', colours: linens, trims: ['#26345c'] },
  'hard-hat': { make: hardHat, said: 'hard hat', colours: ['#d9a836', '#c9502f', '#e2e0d6'] },
  'steel-helmet': { make: steelHelmet, said: 'steel helmet|tin hat', colours: ['#55603f', '#5c6058'], overEars: true },
  bandana: { make: bandana, said: 'bandana|pirate', trims: ['#e7d9bd'] },
  turban: { make: turban, said: 'turban', trims: ['#9c2a2c', '#2a5ca8', '#2f7a52'] },
  mitre: { make: mitre, said: 'mitre|bishop', colours: ['#e6dcc0', '#8f1f37'], trims: ['#d9a83f'] },
} satisfies HatKinds; // prettier-ignore
