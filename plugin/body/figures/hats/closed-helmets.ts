import {
  ball,
  blend,
  bothSides,
  carve,
  egg,
  field,
  grown,
  halfSpace,
  meet,
  placed,
  ring,
  rod,
  type Field,
} from '../../sculpt/field.ts';
import { darker, paintOf } from '../paint.ts';
import { faceOpening, hatPiece, type HatKinds, type HatMaker } from './hat.ts';

/** A globe open before the face, its gilded visor pushed up. */
const spaceHelmet: HatMaker = ({ scalp: { skull }, colour, trim }) => {
  const globe = egg([0, 0.012, -0.012], [0.222, 0.238, 0.226]);
  const whole = meet(0.008, globe, halfSpace([0, -1, 0], 0.2));
  const bowl = carve(0.01, whole, faceOpening(-0.035, 0.15, 0.155, 0.03), grown(skull, 0.012));
  const shield = meet(0.008, egg([0, 0.012, -0.012], [0.232, 0.25, 0.24]), visorRegion);
  const rim = carve(0.006, meet(0.006, grown(globe, 0.008), faceOpening(-0.035, 0.172, 0.177, 0.05)), faceOpening(-0.035, 0.147, 0.152, 0.03)); // prettier-ignore
  const cups = bothSides(0.001, (side) =>
    placed([side * 0.222, 0.0, -0.01], [0, 0, side * (Math.PI / 2)], rod([0, -0.012, 0], [0, 0.018, 0], 0.05, 0.044)),
  );
  return {
    pieces: [
      hatPiece('helmet', bowl, 0.0115, colour, 'gloss'),
      hatPiece('helmet rim', rim, 0.0095, darker(colour, 0.6), 'gloss'),
      hatPiece('visor', shield, 0.011, paintOf('#d9a83f'), 'metal'),
      hatPiece('helmet cups', cups, 0.0095, trim, 'gloss'),
    ],
    hidesHair: true,
  };
};

/** Where a visor lies that is pushed up: above the brow, back to the crown. */
const visorRegion: Field = field({ low: [-0.25, 0.1, -0.06], high: [0.25, 0.3, 0.3] }, (x, y, z) =>
  Math.max(0.118 - y, -0.05 - z, Math.abs(x) - 0.19),
);

/** A robot's crown: a cap of plate with a seam, discs for ears, a lamp on a rod. */
const antenna: HatMaker = ({ scalp: { skull }, colour, trim }) => {
  const cap = meet(0.006, grown(skull, 0.02), halfSpace([0, -0.98, 0.2], -0.05));
  const seam = meet(0.004, meet(0.004, grown(skull, 0.028), halfSpace([0, -0.98, 0.2], -0.046)), halfSpace([0, 0.98, -0.2], 0.07)); // prettier-ignore
  const ridge = meet(0.004, grown(skull, 0.032), field({ low: [-0.022, 0.04, -0.3], high: [0.022, 0.4, 0.3] }, (x) => Math.abs(x) - 0.02)); // prettier-ignore
  const discs = bothSides(0.001, (side) =>
    blend(
      0.003,
      placed([side * 0.16, 0, -0.012], [0, 0, side * (Math.PI / 2)], rod([0, -0.02, 0], [0, 0.02, 0], 0.048, 0.04)),
      ball([side * 0.196, 0, -0.012], 0.02),
    ),
  );
  const mast = blend(0.004, rod([0, 0.17, -0.02], [0, 0.275, -0.02], 0.011, 0.0085), ring([0, 0.2, -0.02], 0.018, 0.018, 0.009)); // prettier-ignore
  return {
    pieces: [
      hatPiece('cap plate', cap, 0.0095, colour, 'metal'),
      hatPiece('seam', seam, 0.0085, darker(colour, 0.6), 'metal'),
      hatPiece('ridge', meet(0.004, ridge, halfSpace([0, -0.98, 0.2], -0.06)), 0.0095, darker(colour, 0.72), 'metal'),
      hatPiece('discs', discs, 0.0095, darker(colour, 0.72), 'metal'),
      hatPiece('mast', mast, 0.0082, paintOf('#c9993f'), 'metal'),
      hatPiece('lamp', ball([0, 0.29, -0.02], 0.026), 0.008, trim, 'gloss'),
    ],
    hidesHair: true,
  };
};

export const closedHelmets = {
  'space-helmet': { make: spaceHelmet, said: 'space helmet|astronaut', colours: ['#e6e4dc'], trims: ['#c9502f', '#33548c'], overEars: true },
  antenna: { make: antenna, said: 'robot|android', colours: ['#9aa3ab', '#b08a52', '#7f9aa0'], trims: ['#d8382f', '#3fc0d0', '#e0b030'], overEars: true },
} satisfies HatKinds; // prettier-ignore
