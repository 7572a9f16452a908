import {
  ball,
  bentRod,
  blend,
  bothSides,
  bumped,
  carve,
  egg,
  field,
  type Field,
  grown,
  halfSpace,
  meet,
  ring,
  rod,
  turned,
  way,
} from '../../sculpt/field.ts';
import { darker, paintOf } from '../paint.ts';
import {
  aboveBrim,
  brim,
  faceOpening,
  girthAt,
  type HatKinds,
  type HatMaker,
  hatPiece,
  type Seat,
  seated,
} from './hat.ts';

/** Feathers: combed ridges along a bent way. */
const plumeForm: Field = bumped(
  bentRod(way([0, 0.215, -0.02], [0, 0.33, -0.09], [0, 0.31, -0.2], [0.01, 0.16, -0.29], [0.02, 0.0, -0.3]), [0.022, 0.05, 0.062, 0.048, 0.014], 0.03),
  0.01,
  (x, y, z) => Math.abs(Math.sin((y - z) * 55 + Math.abs(x) * 60)) * 0.014 - 0.008,
); // prettier-ignore

/** A knight's: raised visor, ridge and plume. */
const helm: HatMaker = ({ scalp, style }) => {
  const steel = paintOf(style.hatColour);
  const shape = blend(0.012, grown(scalp.skull, 0.036), rod([0, 0.19, 0.1], [0, 0.215, -0.12], 0.024, 0.026));
  const bowl = carve(
    0.008,
    meet(0.008, shape, halfSpace([0, -1, 0], 0.2)),
    faceOpening(-0.04, 0.118, 0.145, 0.0),
    grown(scalp.skull, 0.014),
  );
  const visor = meet(
    0.008,
    blend(0.02, grown(scalp.skull, 0.052), rod([0, 0.15, 0.16], [0, 0.19, 0.235], 0.05, 0.012)),
    field({ low: [-0.25, 0.08, -0.02], high: [0.25, 0.3, 0.3] }, (x, y, z) =>
      Math.max(0.116 + Math.abs(x) * 0.1 - z * 0.1 - y, y - 0.19 - z * 0.22, 0.0 - z),
    ),
  );
  const pins = bothSides(0.001, (side) => ball([side * 0.188, 0.09, 0.012], 0.017));
  return {
    pieces: [
      hatPiece('helm', bowl, 0.0105, steel, 'metal'),
      hatPiece('visor', visor, 0.0105, darker(steel, 0.72), 'metal'),
      hatPiece('helm pins', pins, 0.0085, paintOf('#c9993f'), 'metal'),
      hatPiece('plume', plumeForm, 0.0105, paintOf(style.hatTrim), 'hair', 'hangs'),
    ],
    hidesHair: true,
  };
};

/** A watchman's iron hat over a hood of mail. */
const kettle: HatMaker = ({ scalp, style }) => {
  const steel = paintOf(style.hatColour);
  const { wide, deep, forward } = girthAt([scalp.skull], 0.1);
  const girth = { wide: wide + 0.022, deep: deep + 0.022, forward };
  const seat: Seat = { up: 0.112, tip: 0.06, lean: style.hatAskew * 0.5, forward };
  const dome = meet(0.006, egg([0, 0.01, 0], [girth.wide, 0.124, girth.deep]), halfSpace([0, -1, 0], 0.01));
  const ridge = rod([0, 0.108, girth.deep * 0.6], [0, 0.104, -girth.deep * 0.62], 0.022);
  const rivets = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * Math.PI * 2;
    return ball([Math.sin(turn) * girth.wide, 0.014, Math.cos(turn) * girth.deep], 0.0125);
  });
  const mail = bumped(
    carve(0.01, blend(0.03, meet(0.008, grown(scalp.skull, 0.02), halfSpace([0, 1, 0], 0.13)), mailSkirt), faceOpening(-0.045, 0.116, 0.166, 0.02)), // prettier-ignore
    0.003,
    (x, y, z) => Math.sin(y * 210) * Math.sin(Math.atan2(x, z) * 26) * 0.0034,
  );
  return {
    pieces: [
      hatPiece(
        'kettle hat',
        seated(seat, blend(0.006, dome, brim(girth, 0.062, -0.9, 0.008), ridge)),
        0.0104,
        steel,
        'metal',
      ),
      hatPiece(
        'rivets',
        seated(seat, blend(0.001, ring([0, 0.006, 0], girth.wide - 0.002, girth.deep - 0.002, 0.008), ...rivets)),
        0.0078,
        darker(steel, 0.6),
        'metal',
      ),
      hatPiece('mail', mail, 0.0118, darker(steel, 0.5), 'metal'),
    ],
    covers: aboveBrim(seat),
    hidesHair: true,
  };
};

/** Mail that lies on the shoulders. */
const mailSkirt: Field = turned(
  [-0.285, 0.185, 0.15, -0.012],
  [-0.21, 0.14, 0.13, -0.012],
  [-0.13, 0.118, 0.122, -0.012],
  [-0.06, 0.118, 0.12, -0.012],
);

const steels = ['#8a8f98', '#9a958c', '#7d858f'];

export const helms = {
  helm: { make: helm, colours: steels, overEars: true },
  kettle: { make: kettle, colours: steels, overEars: true },
} satisfies HatKinds;
