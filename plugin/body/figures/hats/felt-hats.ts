import { smoothstep } from '../../../../src/kit/numbers.ts';
import {
  ball,
  bentRod,
  blend,
  bumped,
  carve,
  egg,
  field,
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

/** A crown pinched at the front and creased along its top. */
function creased({ wide, deep }: Girth, high: number): Field {
  const crown = turned([-0.004, wide, deep], [high * 0.6, wide * 0.93, deep * 0.95], [high, wide * 0.74, deep * 0.8]);
  const pinches = [-1, 1].map((side) => egg([side * wide * 0.92, high * 0.92, deep * 0.62], [0.05, 0.07, 0.075]));
  return carve(0.02, crown, egg([0, high + 0.018, -0.01], [0.034, 0.042, deep * 0.72]), ...pinches);
}

const fedora = brimmed({ at: 0.1, up: 0.108, tip: 0.04 }, (girth, wearer) =>
  banded(girth, wearer, blend(0.008, creased(girth, 0.135), brim(girth, 0.068, 0.62)), 0.017),
);

/** A rider's: a high crown, a broad brim rolled up at the sides. */
const stetson = brimmed({ at: 0.1, up: 0.108, tip: 0.07 }, (girth, wearer) =>
  banded(girth, wearer, blend(0.008, creased(girth, 0.16), brim(girth, 0.105, 1.15, 0.009)), 0.013),
);

const strawHat = brimmed({ at: 0.1, up: 0.11, tip: 0.1 }, (girth, { colour, trim }) => {
  const { wide, deep } = girth;
  const [pale, dark] = [colour, darker(colour, 0.74)];
  const plaited = ([x, y, z]: Spot): Paint =>
    Math.sin(Math.hypot(x, z) * 330 + y * 300) + 0.6 * Math.sin(Math.atan2(x, z) * 46) > 0.5 ? dark : pale;
  const band = ring([0, 0.022, 0], wide * 1.005 - 0.004, deep * 1.005 - 0.004, 0.0105, 0.018);
  return [
    hatPiece(
      'hat',
      blend(0.01, domed(girth, 0.02, 0.088), brim(girth, 0.115, -0.32, 0.0085)),
      hatVoxel,
      plaited,
      'felt',
    ),
    hatPiece('hat band', band, 0.0085, trim, 'silk'),
  ];
});

/** A wizard's or a witch's: a tall cone that has given way, over a broad brim. */
const pointedHat = brimmed({ at: 0.1, up: 0.108, tip: 0.1 }, (girth, wearer) => {
  const { wide, deep } = girth;
  const cone = blend(
    0.03,
    turned([-0.004, wide, deep], [0.09, wide * 0.72, deep * 0.74], [0.17, wide * 0.5, deep * 0.52]),
    bentRod(way([0, 0.13, 0], [0.005, 0.24, -0.03], [0.03, 0.32, -0.1], [0.05, 0.33, -0.18]), [0.085, 0.055, 0.034, 0.012], 0.03), // prettier-ignore
  );
  const rumpled = bumped(cone, 0.006, (x, y) => Math.sin(y * 62 + x * 12) * 0.005);
  return banded(girth, wearer, blend(0.01, rumpled, brim(girth, 0.1, 0.35, 0.009)), 0.018);
});

const felts = ['#3a3438', '#4a3a2c', '#2f3d4a', '#54402f', '#3d4a3a'];

export const feltHats = {
  'top-hat': { make: topHat, said: 'top hat', colours: ['#211f1e'] },
  bowler: { make: bowler, said: 'bowler', colours: felts },
  deerstalker: { make: deerstalker, said: 'deerstalker', colours: ['#8a7a5c', '#7f8288'] },
  beret: { make: beret, said: 'beret' },
  'flat-cap': { make: flatCap, said: 'flat cap', colours: felts },
  tricorne: { make: tricorne, said: 'tricorne?', colours: felts },
  cloche: { make: cloche, said: 'cloche' },
  toque: { make: toque },
  fedora: { make: fedora, said: 'fedora|trilby', colours: felts },
  stetson: { make: stetson, said: 'stetson|cowboy hat', colours: ['#6b4a30', '#3a2a20', '#c9b48a'] },
  'straw-hat': { make: strawHat, said: 'straw hat|sun hat', colours: ['#d8bc78', '#c9a860'] },
  'pointed-hat': { make: pointedHat, said: 'pointed hat|wizard|witch', colours: ['#3a3a5c', '#4a3458', '#39444a'] },
} satisfies HatKinds;
