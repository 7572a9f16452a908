import { smoothstep } from '../../../../src/kit/numbers.ts';
import {
  ball,
  blend,
  carve,
  egg,
  field,
  halfSpace,
  meet,
  placed,
  ring,
  rod,
  turned,
  type Field,
} from '../../sculpt/field.ts';
import type { Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, paintOf } from '../paint.ts';
import { brim, brimmed, hatPiece, type Girth, type HatKinds, type HatPiece, type HatWearer } from './hat.ts';

const hatVoxel = 0.0095;

/** A crown as round as an egg, flat below. */
const domed = ({ wide, deep }: Girth, up: number, high: number): Field =>
  meet(0.006, egg([0, up, 0], [wide, high, deep]), halfSpace([0, -1, 0], 0.008));

/** A hat of one felt with a ribbon about it. */
function banded({ wide, deep }: Girth, { colour, trim }: HatWearer, form: Field, tall: number): readonly HatPiece[] {
  const band = ring([0, 0.008 + tall, 0], wide * 1.005 - 0.004, deep * 1.005 - 0.004, 0.0105, tall + 0.006);
  return [hatPiece('hat', form, hatVoxel, colour, 'felt'), hatPiece('hat band', band, 0.0085, trim, 'silk')];
}

const bowler = brimmed({ at: 0.1, up: 0.108, tip: 0.1 }, (girth, wearer) =>
  banded(girth, wearer, blend(0.008, domed(girth, 0.02, 0.118), brim(girth, 0.042, 1.1)), 0.014),
);

const topHat = brimmed({ at: 0.1, up: 0.108, tip: 0.08 }, (girth, wearer) => {
  const { wide: w, deep: d } = girth;
  const pipe = turned([-0.004, w, d], [0.09, w * 0.94, d * 0.94], [0.2, w * 1.06, d * 1.06], [0.212, w * 1.06, d * 1.06]); // prettier-ignore
  return banded(girth, wearer, blend(0.008, pipe, brim(girth, 0.045, 1.4)), 0.02);
});

const cloche = brimmed({ at: 0.085, room: 0.024, up: 0.1, tip: 0.14 }, (girth, wearer) => {
  const { wide, deep, forward } = girth;
  const skirt = turned([-0.03, wide + 0.018, deep + 0.012], [0.03, wide, deep]);
  const bell = blend(0.02, domed(girth, 0.02, 0.112), skirt);
  const petals = [0, 1, 2, 3, 4].map((i): Spot => [
    wide * 0.92,
    0.02 + Math.cos(i * 1.257) * 0.018,
    deep * 0.42 + Math.sin(i * 1.257) * 0.018,
  ]);
  const flower = blend(0.004, ...petals.map((petal) => ball(petal, 0.014)));
  return [
    ...banded({ wide: wide + 0.008, deep: deep + 0.008, forward }, wearer, blend(0.008, bell, bell), 0.012),
    hatPiece('flower', flower, 0.008, wearer.trim, 'felt'),
  ];
});

const tricorne = brimmed({ at: 0.1, up: 0.108, tip: 0.1 }, (girth, { colour }) => {
  const [a, b] = [girth.wide + 0.085, girth.deep + 0.085];
  // A brim turned up on three sides, so that three points are left.
  const turnedUp = field({ low: [-a, -0.016, -b], high: [a, 0.1, b] }, (x, y, z) => {
    const far = Math.hypot(x / a, z / b);
    const up = 0.5 - 0.5 * Math.cos(3 * Math.atan2(x, z));
    const edge = far - (1 - 0.16 * up);
    const lift = 0.085 * up * smoothstep(0.55, 0.92, far);
    return Math.max(edge * Math.min(a, b), Math.abs(y - lift) - 0.015) * 0.62;
  });
  return [hatPiece('hat', blend(0.01, domed(girth, 0.01, 0.1), turnedUp), hatVoxel, colour, 'felt')];
});

const deerstalker = brimmed({ at: 0.095, room: 0.024, up: 0.104, tip: 0.06 }, (girth, { colour }) => {
  const { wide, deep } = girth;
  const peak = (front: 1 | -1): Field =>
    placed([0, 0.004, front * (deep - 0.01)], [front * 0.36, 0, 0], egg([0, 0, front * 0.018], [0.098, 0.0105, 0.07]));
  const flap = (side: 1 | -1): Field =>
    placed([side * (wide - 0.006), 0.066, 0], [0, 0, side * 0.5], egg([0, 0, 0], [0.0135, 0.062, 0.062]));
  const bow = blend(
    0.004,
    ball([0, 0.13, 0], 0.014),
    ...[-1, 1].map((side) => rod([0, 0.13, 0], [side * 0.044, 0.138, 0.014], 0.008, 0.0155)),
  );
  const [dark, line] = [darker(colour, 0.6), darker(colour, 0.35)];
  const checked = ([x, y, z]: Spot): Paint => {
    const across = Math.sin(Math.atan2(x, z) * 19) > 0.1;
    const up = Math.sin(y * 170) > 0.1;
    return across && up ? dark : across !== up ? colour : Math.sin(y * 170) > -0.6 ? colour : line;
  };
  const form = blend(0.006, domed(girth, 0.012, 0.112), peak(1), peak(-1), flap(1), flap(-1));
  return [hatPiece('hat', form, hatVoxel, checked, 'felt'), hatPiece('hat bow', bow, 0.008, dark, 'silk')];
});

const flatCap = brimmed({ at: 0.1, room: 0.024, up: 0.104, tip: 0.06 }, ({ wide, deep }, { colour }) => {
  const soft = blend(
    0.03,
    egg([0, 0.03, -0.012], [wide + 0.018, 0.058, deep + 0.012]),
    egg([0, 0.05, -0.06], [wide * 0.9, 0.06, deep * 0.7]),
    egg([0, 0.014, deep * 0.7], [wide * 0.75, 0.024, 0.06]),
  );
  const crown = carve(0.01, soft, halfSpace([0, 1, 0], -0.006));
  const peak = placed([0, 0.002, deep - 0.006], [0.26, 0, 0], egg([0, 0, 0.02], [0.098, 0.011, 0.066]));
  const herringbone = ([x, y, z]: Spot): Paint =>
    Math.sin((Math.abs(((x * 40) % 2) - 1) * 1.6 + (z - y) * 62) * 2.4) > 0 ? colour : darker(colour, 0.74);
  return [
    hatPiece('hat', blend(0.008, crown, peak), hatVoxel, herringbone, 'felt'),
    hatPiece('hat button', ball([0, 0.106, -0.05], 0.013), 0.008, darker(colour, 0.6), 'felt'),
  ];
});

const beret = brimmed({ at: 0.1, room: 0.024, up: 0.106, tip: 0.1, lean: -0.14 }, ({ wide, deep }, { colour }) => {
  const slouch = egg([0.03, 0.044, -0.014], [wide + 0.05, 0.052, deep + 0.036]);
  const stalk = rod([0.03, 0.09, -0.014], [0.036, 0.112, -0.018], 0.009, 0.007);
  const band = ring([0, 0.006, 0], wide - 0.002, deep - 0.002, 0.011, 0.014);
  return [
    hatPiece('hat', blend(0.014, slouch, stalk), hatVoxel, colour, 'felt'),
    hatPiece('hat band', band, 0.0085, darker(colour, 0.55), 'leather'),
  ];
});

/** The soft tall cap of councillors and merchants. */
const toque = brimmed({ at: 0.1, room: 0.024, up: 0.106, tip: 0.08 }, ({ wide, deep }, { colour }) => {
  const puff = turned([0, wide, deep], [0.05, wide + 0.03, deep + 0.028], [0.1, wide + 0.018, deep + 0.018], [0.122, wide * 0.6, deep * 0.6]); // prettier-ignore
  const fur = ring([0, 0.014, 0], wide + 0.004, deep + 0.004, 0.022, 0.026);
  return [
    hatPiece('hat', puff, hatVoxel, colour, 'felt'),
    hatPiece('hat brim', fur, hatVoxel, darker(paintOf('#6b4a30'), 0.8), 'hair'),
  ];
});

const felts = ['#3a3438', '#4a3a2c', '#2f3d4a', '#54402f', '#3d4a3a'];

export const feltHats = {
  'top-hat': { make: topHat, said: 'top hat', colours: ['#26252d'] },
  bowler: { make: bowler, said: 'bowler', colours: felts },
  deerstalker: { make: deerstalker, said: 'deerstalker', colours: ['#8a7a5c', '#7f8288'] },
  beret: { make: beret, said: 'beret' },
  'flat-cap': { make: flatCap, said: 'flat cap', colours: felts },
  tricorne: { make: tricorne, said: 'tricorne?', colours: felts },
  cloche: { make: cloche, said: 'cloche' },
  toque: { make: toque },
} satisfies HatKinds;
