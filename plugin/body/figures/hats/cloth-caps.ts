import { smoothstep } from '../../../../src/kit/numbers.ts';
import {
  ball,
  bentRod,
  blend,
  bumped,
  carve,
  egg,
  field,
  grown,
  halfSpace,
  meet,
  ring,
  turned,
  way,
  type Field,
} from '../../sculpt/field.ts';
import type { Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, paintOf } from '../paint.ts';
import { brimmed, faceOpening, girthAt, hatPiece, seated, type HatKinds, type HatMaker, type Seat } from './hat.ts';

const clothVoxel = 0.0095;

/** A maid's cap: a puff of linen with a frill and a ribbon. */
const mobcap = brimmed(
  { at: 0.1, room: 0, up: 0.108, tip: 0.3, back: 0.01, under: 0.004 },
  (girth, { colour, trim }) => {
    const { wide, deep } = girth;
    const [a, b] = [wide + 0.06, deep + 0.06];
    const puff = bumped(
      egg([0, 0.046, -0.012], [wide + 0.016, 0.088, deep + 0.01]),
      0.006,
      (x, y, z) => Math.sin(Math.atan2(x, z) * 13) * 0.005 * smoothstep(0.26, 0.12, y),
    );
    const frill = field({ low: [-a, -0.03, -b], high: [a, 0.03, b] }, (x, y, z) => {
      const wave = Math.sin(Math.atan2(x, z) * 15) * 0.009;
      const out = (Math.hypot(x / (wide + 0.044), z / (deep + 0.04)) - 1) * wide;
      return Math.max(out, Math.abs(y + 0.004 - wave * smoothstep(-0.06, 0, out)) - 0.0085) * 0.8;
    });
    return [
      hatPiece('mobcap', blend(0.008, puff, frill), clothVoxel, colour, 'cloth'),
      hatPiece('hat ribbon', ring([0, 0.016, 0], wide + 0.002, deep + 0.002, 0.011, 0.013), 0.0085, trim, 'silk'),
    ];
  },
);

/** Knitted, with a turned-up edge. */
const beanie = brimmed({ at: 0.1, room: 0, up: 0.112, tip: 0.14 }, ({ wide, deep, forward }, { colour }) => {
  const ribs = (amount: number) => (x: number, _: number, z: number) =>
    Math.sin(Math.atan2(x, z - forward) * 22) * amount;
  const soft = blend(0.02, egg([0, 0.01, -0.01], [wide + 0.018, 0.125, deep + 0.018]), ball([0, 0.12, -0.05], 0.03));
  const dome = meet(0.004, bumped(soft, 0.003, ribs(0.0025)), halfSpace([0, -1, 0], 0.01));
  const cuff = bumped(ring([0, 0.012, 0], wide + 0.012, deep + 0.012, 0.0155, 0.026), 0.004, ribs(0.0034));
  return [
    hatPiece('beanie', dome, clothVoxel, colour, 'felt'),
    hatPiece('beanie cuff', cuff, 0.009, darker(colour, 0.78), 'felt'),
  ];
});

/** Cloth close about the head, open for a face so wide and high. */
const closeCap = (skull: Field, wide: number, high: number): Field =>
  carve(0.012, meet(0.01, grown(skull, 0.024), halfSpace([0, -1, -0.2], 0.13)), faceOpening(-0.06, wide, high, 0.012));

/** A close cap of linen tied under the chin. */
const coif: HatMaker = ({ scalp, colour }) => {
  const body = closeCap(scalp.skull, 0.124, 0.178);
  const strings = [-1, 1].map((side) => bentRod(way([side * 0.13, -0.06, 0.03], [side * 0.085, -0.16, 0.04], [0.0, -0.2, 0.06]), [0.0075], 0.003)); // prettier-ignore
  const edge = bumped(body, 0.004, (x, y, z) => Math.sin((y * 0.8 + z) * 120) * 0.002 + Math.sin(x * 70) * 0.0015);
  return {
    pieces: [hatPiece('coif', blend(0.004, edge, ...strings), clothVoxel, colour, 'cloth')],
    covers: grown(body, 0.004),
    hidesHair: true,
  };
};

/** Folds that run down cloth, deeper further down. */
const folded = (form: Field, count: number, deep: number, from: number, to: number): Field =>
  bumped(form, deep, (x, y, z) => Math.sin(Math.atan2(x, z) * count + y * 8) * deep * smoothstep(from, to, y));

const mantle = folded(
  turned([-0.3, 0.2, 0.165, -0.03], [-0.22, 0.165, 0.145, -0.02], [-0.14, 0.12, 0.125, -0.01], [-0.06, 0.12, 0.13, -0.01]),
  9,
  0.007,
  -0.1,
  -0.26,
); // prettier-ignore

const hood: HatMaker = ({ scalp, colour }) => {
  const tail = bentRod(way([0, 0.15, -0.1], [0.01, 0.17, -0.2], [0.03, 0.08, -0.27]), [0.06, 0.035, 0.014]);
  const cowl = blend(0.03, grown(scalp.skull, 0.034), tail);
  const whole = carve(0.014, blend(0.03, cowl, mantle), faceOpening(-0.045, 0.12, 0.165, 0.0));
  return { pieces: [hatPiece('hood', whole, 0.0105, colour, 'cloth', 'hangs')], hidesHair: true };
};

const veilFall = (depth: number): Field =>
  folded(
    turned(
      [depth, 0.185, 0.15, -0.05],
      [-0.1, 0.165, 0.15, -0.03],
      [0.03, 0.162, 0.165, -0.014],
      [0.11, 0.14, 0.15, -0.014],
    ),
    11,
    0.008,
    0,
    -0.25,
  );

/** Cloth laid over the head, falling behind, held by a band. */
const veil: HatMaker = ({ scalp, colour }) => {
  const over = grown(scalp.skull, 0.03);
  const behind = halfSpace([0, 0.12, 1], 0.012);
  const top = meet(0.008, over, halfSpace([0, -0.94, 0.34], -0.098));
  const form = blend(0.012, top, meet(0.008, veilFall(-0.34), behind));
  const { wide, deep, forward } = girthAt([over], 0.13);
  const seat: Seat = { up: 0.132, tip: 0.14, lean: 0, forward };
  const fall = carve(0.01, form, faceOpening(-0.06, 0.13, 0.19, 0.02));
  const band = seated(seat, ring([0, 0, 0], wide, deep, 0.009, 0.012));
  return {
    pieces: [
      hatPiece('veil', fall, 0.0105, colour, 'cloth', 'hangs'),
      hatPiece('veil band', band, 0.0075, paintOf('#d9a83f'), 'metal'),
    ],
    covers: blend(0.004, halfSpace([0, 0, 1], 0.045), halfSpace([0, -0.94, 0.34], -0.106)),
  };
};

/** Linen about face and neck under a veil. */
const wimple: HatMaker = ({ scalp: { skull }, trim }) => {
  const neck = turned([-0.28, 0.125, 0.12, 0.012], [-0.2, 0.1, 0.105, 0.01], [-0.1, 0.1, 0.11, 0.01]);
  const about = meet(0.01, grown(skull, 0.018), halfSpace([0, 0, -1], 0.06));
  const linen = carve(
    0.012,
    blend(0.02, about, folded(neck, 7, 0.006, -0.1, -0.24)),
    faceOpening(-0.03, 0.112, 0.142, 0.02),
  );
  const over = meet(0.01, grown(skull, 0.034), halfSpace([0, -0.7, 0.7], -0.03));
  const fall = meet(0.008, veilFall(-0.36), halfSpace([0, 0.1, 1], 0.03));
  const outer = carve(0.01, blend(0.014, over, fall), faceOpening(-0.06, 0.132, 0.2, 0.03));
  return {
    pieces: [
      hatPiece('wimple', linen, 0.0095, paintOf('#ece6d8'), 'cloth'),
      hatPiece('veil', outer, 0.0105, darker(trim, 0.8), 'cloth', 'hangs'),
    ],
    hidesHair: true,
  };
};

const bonnet: HatMaker = ({ scalp, colour, trim }) => {
  const { wide, deep } = girthAt([scalp.skull], 0.08);
  const back = meet(0.008, grown(scalp.skull, 0.026), halfSpace([0, -0.75, 0.66], 0.015));
  const shade = field({ low: [-wide - 0.07, -0.06, 0], high: [wide + 0.07, 0.28, deep + 0.06] }, (x, y, z) => {
    // A funnel that opens towards the front, above the face only.
    const open = 0.016 + Math.max(0, z) * 0.26;
    const out = Math.abs((Math.hypot(x / (wide + open), (y - 0.02) / (0.152 + open)) - 1) * wide) - 0.0085;
    return Math.max(out, 0.0 - z, z - deep - 0.004, 0.02 - y + Math.abs(x) * 0.1) * 0.85;
  });
  const bow = blend(0.004, ...[-1, 1].map((side) => bentRod(way([side * 0.145, 0.02, 0.03], [side * 0.1, -0.13, 0.04], [side * 0.02, -0.2, 0.075]), [0.0105], 0.004)), ...[-1, 1].map((side) => egg([side * 0.036, -0.2, 0.085], [0.034, 0.02, 0.015]))); // prettier-ignore
  return {
    pieces: [
      hatPiece('bonnet', blend(0.01, back, shade), clothVoxel, colour, 'felt'),
      hatPiece('bonnet ribbon', bow, 0.0085, trim, 'silk'),
    ],
    covers: blend(0.004, halfSpace([0, 0, 1], 0.06), halfSpace([0, -1, 0], -0.13)),
  };
};

/** A fool's cap: horns with bells. */
const jester: HatMaker = ({ scalp, colour, trim }) => {
  const cap = closeCap(scalp.skull, 0.128, 0.172);
  const ways: readonly (readonly Spot[])[] = [
    [[-0.09, 0.14, 0], [-0.2, 0.2, 0.01], [-0.26, 0.1, 0.03]],
    [[0.09, 0.14, 0], [0.2, 0.2, 0.01], [0.26, 0.1, 0.03]],
    [[0, 0.17, -0.05], [0, 0.25, -0.16], [0, 0.16, -0.25]],
  ]; // prettier-ignore
  const horns = ways.map((way) => bentRod(way, [0.075, 0.045, 0.016], 0.03));
  const bells = ways.map((way) => ball(way[2] as Spot, 0.024));
  const halved = ([x, , z]: Spot): Paint => (x > 0 === z > -0.09 ? colour : trim);
  return {
    pieces: [
      hatPiece('jester cap', blend(0.03, cap, ...horns), 0.0105, halved, 'felt'),
      hatPiece('bells', blend(0.001, ...bells), 0.008, paintOf('#d9a83f'), 'metal'),
    ],
    hidesHair: true,
  };
};

const linens = ['#ece6d8', '#e6e0d2'];

export const clothCaps = {
  beanie: { make: beanie, said: 'beanie|woolly hat' },
  bonnet: { make: bonnet, said: 'bonnet', overEars: true },
  hood: { make: hood, said: 'hooded|hood', overEars: true },
  wimple: { make: wimple, said: 'wimple|nun|abbess', colours: linens, overEars: true },
  veil: { make: veil, said: 'veiled|veil', colours: linens, overEars: true },
  coif: { make: coif, said: 'coif', colours: linens, overEars: true },
  mobcap: { make: mobcap, colours: linens },
  jester: { make: jester, said: 'jester|fool', trims: ['#c9993f', '#4d6a3c'], overEars: true },
} satisfies HatKinds;
