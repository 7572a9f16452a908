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
import { darker, paintOf } from '../paint.ts';
import {
  aboveBrim,
  brim,
  type Girth,
  girthAt,
  type HatKinds,
  type HatMaker,
  hatPiece,
  type HatPiece,
  type Seat,
  seated,
  type HatWearer,
} from './hat.ts';

const hatVoxel = 0.0095;

/** The head where a hat with a brim sits on it, with room for the hair that is pressed flat under it. */
function measured({ scalp }: HatWearer, up: number, room = 0.022): Girth {
  const { wide, deep, forward } = girthAt([scalp.skull], up);
  return { wide: wide + room, deep: deep + room, forward };
}

const above = (form: Field): Field => meet(0.006, form, halfSpace([0, -1, 0], 0.008));

function felt(
  wearer: HatWearer,
  seat: Seat,
  girth: Girth,
  body: Field,
  brimForm: Field,
  bandTall: number,
): readonly HatPiece[] {
  const { style } = wearer;
  const band = ring(
    [0, 0.008 + bandTall, 0],
    girth.wide * 1.005 - 0.004,
    girth.deep * 1.005 - 0.004,
    0.0105,
    bandTall + 0.006,
  );
  return [
    hatPiece('hat', seated(seat, blend(0.008, body, brimForm)), hatVoxel, paintOf(style.hatColour), 'felt'),
    hatPiece('hat band', seated(seat, band), 0.0085, paintOf(style.hatTrim), 'silk'),
  ];
}

const bowler: HatMaker = (wearer) => {
  const girth = measured(wearer, 0.1);
  const seat: Seat = { up: 0.108, tip: 0.1, lean: wearer.style.hatAskew, forward: girth.forward };
  const dome = above(egg([0, 0.02, 0], [girth.wide, 0.118, girth.deep]));
  return { pieces: felt(wearer, seat, girth, dome, brim(girth, 0.042, 1.1), 0.014), covers: aboveBrim(seat) };
};

const topHat: HatMaker = (wearer) => {
  const girth = measured(wearer, 0.1);
  const seat: Seat = { up: 0.108, tip: 0.08, lean: wearer.style.hatAskew, forward: girth.forward };
  const { wide: w, deep: d } = girth;
  const pipe = turned([-0.004, w, d], [0.09, w * 0.94, d * 0.94], [0.2, w * 1.06, d * 1.06], [0.212, w * 1.06, d * 1.06]); // prettier-ignore
  return { pieces: felt(wearer, seat, girth, pipe, brim(girth, 0.045, 1.4), 0.02), covers: aboveBrim(seat) };
};

const cloche: HatMaker = (wearer) => {
  const girth = measured(wearer, 0.085, 0.024);
  const seat: Seat = { up: 0.1, tip: 0.14, lean: wearer.style.hatAskew, forward: girth.forward };
  const bell = blend(
    0.02,
    above(egg([0, 0.02, 0], [girth.wide, 0.112, girth.deep])),
    turned([-0.03, girth.wide + 0.018, girth.deep + 0.012], [0.03, girth.wide, girth.deep]),
  ); // prettier-ignore
  const flower = blend(0.004, ...[0, 1, 2, 3, 4].map((i) => ball([girth.wide * 0.92, 0.02 + Math.cos(i * 1.257) * 0.018, girth.deep * 0.42 + Math.sin(i * 1.257) * 0.018], 0.014))); // prettier-ignore
  return {
    pieces: [
      ...felt(wearer, seat, { ...girth, wide: girth.wide + 0.008, deep: girth.deep + 0.008 }, bell, bell, 0.012),
      hatPiece('flower', seated(seat, flower), 0.008, paintOf(wearer.style.hatTrim), 'felt'),
    ],
    covers: aboveBrim(seat),
  };
};

const tricorne: HatMaker = (wearer) => {
  const girth = measured(wearer, 0.1);
  const seat: Seat = { up: 0.108, tip: 0.1, lean: wearer.style.hatAskew, forward: girth.forward };
  const dome = above(egg([0, 0.01, 0], [girth.wide, 0.1, girth.deep]));
  const [a, b] = [girth.wide + 0.085, girth.deep + 0.085];
  // A brim turned up on three sides, so that three points are left.
  const turnedUp = field({ low: [-a, -0.016, -b], high: [a, 0.1, b] }, (x, y, z) => {
    const far = Math.hypot(x / a, z / b);
    const up = 0.5 - 0.5 * Math.cos(3 * Math.atan2(x, z));
    const edge = far - (1 - 0.16 * up);
    const lift = 0.085 * up * smoothstep(0.55, 0.92, far);
    return Math.max(edge * Math.min(a, b), Math.abs(y - lift) - 0.015) * 0.62;
  });
  return {
    pieces: [
      hatPiece('hat', seated(seat, blend(0.01, dome, turnedUp)), hatVoxel, paintOf(wearer.style.hatColour), 'felt'),
    ],
    covers: aboveBrim(seat),
  };
};

const deerstalker: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = measured(wearer, 0.095, 0.024);
  const seat: Seat = { up: 0.104, tip: 0.06, lean: style.hatAskew, forward: girth.forward };
  const dome = above(egg([0, 0.012, 0], [girth.wide, 0.112, girth.deep]));
  const peak = (front: 1 | -1): Field =>
    placed(
      [0, 0.004, front * (girth.deep - 0.01)],
      [front * 0.36, 0, 0],
      egg([0, 0, front * 0.018], [0.098, 0.0105, 0.07]),
    );
  const flap = (side: 1 | -1): Field =>
    placed([side * (girth.wide - 0.006), 0.066, 0], [0, 0, side * 0.5], egg([0, 0, 0], [0.0135, 0.062, 0.062]));
  const bow = blend(
    0.004,
    ball([0, 0.13, 0], 0.014),
    ...[-1, 1].map((side) => rod([0, 0.13, 0], [side * 0.044, 0.138, 0.014], 0.008, 0.0155)),
  );
  const cloth = paintOf(style.hatColour);
  const [dark, line] = [darker(cloth, 0.6), darker(cloth, 0.35)];
  const checked = ([x, y, z]: readonly [number, number, number]) => {
    const across = Math.sin(Math.atan2(x, z) * 19) > 0.1;
    const up = Math.sin(y * 170) > 0.1;
    return across && up ? dark : across !== up ? cloth : Math.sin(y * 170) > -0.6 ? cloth : line;
  };
  return {
    pieces: [
      hatPiece(
        'hat',
        seated(seat, blend(0.006, dome, peak(1), peak(-1), flap(1), flap(-1))),
        hatVoxel,
        checked,
        'felt',
      ),
      hatPiece('hat bow', seated(seat, bow), 0.008, dark, 'silk'),
    ],
    covers: aboveBrim(seat),
  };
};

const flatCap: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = measured(wearer, 0.1, 0.024);
  const seat: Seat = { up: 0.104, tip: 0.06, lean: style.hatAskew, forward: girth.forward };
  const crown = carve(
    0.01,
    blend(
      0.03,
      egg([0, 0.03, -0.012], [girth.wide + 0.018, 0.058, girth.deep + 0.012]),
      egg([0, 0.05, -0.06], [girth.wide * 0.9, 0.06, girth.deep * 0.7]),
      egg([0, 0.014, girth.deep * 0.7], [girth.wide * 0.75, 0.024, 0.06]),
    ),
    halfSpace([0, 1, 0], -0.006),
  );
  const peak = placed([0, 0.002, girth.deep - 0.006], [0.26, 0, 0], egg([0, 0, 0.02], [0.098, 0.011, 0.066]));
  const cloth = paintOf(style.hatColour);
  const herringbone = ([x, y, z]: readonly [number, number, number]) =>
    Math.sin((Math.abs(((x * 40) % 2) - 1) * 1.6 + (z - y) * 62) * 2.4) > 0 ? cloth : darker(cloth, 0.74);
  return {
    pieces: [
      hatPiece('hat', seated(seat, blend(0.008, crown, peak)), hatVoxel, herringbone, 'felt'),
      hatPiece('hat button', seated(seat, ball([0, 0.106, -0.05], 0.013)), 0.008, darker(cloth, 0.6), 'felt'),
    ],
    covers: aboveBrim(seat),
  };
};

const beret: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = measured(wearer, 0.1, 0.024);
  const seat: Seat = { up: 0.106, tip: 0.1, lean: style.hatAskew - 0.14, forward: girth.forward };
  const slouch = egg([0.03, 0.044, -0.014], [girth.wide + 0.05, 0.052, girth.deep + 0.036]);
  const band = ring([0, 0.006, 0], girth.wide - 0.002, girth.deep - 0.002, 0.011, 0.014);
  return {
    pieces: [
      hatPiece(
        'hat',
        seated(seat, blend(0.014, slouch, rod([0.03, 0.09, -0.014], [0.036, 0.112, -0.018], 0.009, 0.007))),
        hatVoxel,
        paintOf(style.hatColour),
        'felt',
      ),
      hatPiece('hat band', seated(seat, band), 0.0085, darker(paintOf(style.hatColour), 0.55), 'leather'),
    ],
    covers: aboveBrim(seat),
  };
};

/** The soft tall cap of councillors and merchants. */
const toque: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = measured(wearer, 0.1, 0.024);
  const seat: Seat = { up: 0.106, tip: 0.08, lean: style.hatAskew, forward: girth.forward };
  const puff = turned([0, girth.wide, girth.deep], [0.05, girth.wide + 0.03, girth.deep + 0.028], [0.1, girth.wide + 0.018, girth.deep + 0.018], [0.122, girth.wide * 0.6, girth.deep * 0.6]); // prettier-ignore
  const fur = ring([0, 0.014, 0], girth.wide + 0.004, girth.deep + 0.004, 0.022, 0.026);
  return {
    pieces: [
      hatPiece('hat', seated(seat, puff), hatVoxel, paintOf(style.hatColour), 'felt'),
      hatPiece('hat brim', seated(seat, fur), hatVoxel, darker(paintOf('#6b4a30'), 0.8), 'hair'),
    ],
    covers: aboveBrim(seat),
  };
};

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
