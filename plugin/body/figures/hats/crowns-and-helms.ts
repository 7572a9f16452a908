import {
  ball,
  bentRod,
  blend,
  bothSides,
  bumped,
  carve,
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
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, paintOf } from '../paint.ts';
import {
  brim,
  brimmed,
  faceOpening,
  girthAt,
  hatPiece,
  seated,
  type Girth,
  type HatKinds,
  type HatMaker,
  type HatWearer,
  type Seat,
} from './hat.ts';

/** Crowns sit on the hair, not in it. */
function onHair({ scalp, hair }: HatWearer, up: number): Girth {
  const { wide, deep, forward } = girthAt(hair ? [scalp.skull, hair] : [scalp.skull], up);
  return { wide: Math.min(wide, 0.165) + 0.002, deep: Math.min(deep, 0.175) + 0.002, forward };
}

/** A band of metal around the head, as tall as is said (half). */
const hoop = (girth: Girth, thick: number, tall: number): Field => ring([0, 0, 0], girth.wide, girth.deep, thick, tall);

/** An upright band, flat-sided, that opens a little towards the top: what a crown is cut from. */
function cylinder({ wide, deep }: Girth, thick: number, tall: number): Field {
  const [a, b] = [wide + thick * 2, deep + thick * 2];
  return field({ low: [-a, 0, -b], high: [a, tall, b] }, (x, y, z) => {
    const open = 1 + Math.max(0, y) * 0.9;
    const out = Math.abs((Math.hypot(x / wide, z / deep) - open) * Math.min(wide, deep)) - thick;
    return Math.max(out, -y, y - tall);
  });
}

const crown: HatMaker = (wearer) => {
  const girth = onHair(wearer, 0.13);
  const seat: Seat = { up: 0.128, tip: 0.1, lean: wearer.askew, forward: girth.forward };
  const points = [0, 1, 2, 3, 4, 5, 6];
  const spot = (i: number, up: number, out = 1): Spot => {
    const turn = (i / points.length) * Math.PI * 2;
    const open = (1 + Math.max(0, up) * 0.9) * out;
    return [Math.sin(turn) * girth.wide * open, up, Math.cos(turn) * girth.deep * open];
  };
  const wall = carve(0.006, cylinder(girth, 0.0072, 0.082), ...points.map((i) => ball(spot(i + 0.5, 0.083), 0.04)));
  const pearls = points.map((i) => ball(spot(i, 0.09), 0.0155));
  const gems = points.map((i) => egg(spot(i, 0.034, 1.03), [0.014, 0.016, 0.014]));
  const gold = blend(0.004, wall, hoop(girth, 0.0105, 0.0125), ...pearls);
  return {
    pieces: [
      hatPiece('crown', seated(seat, gold), 0.007, wearer.colour, 'metal'),
      hatPiece('gems', seated(seat, blend(0.001, ...gems)), 0.007, wearer.trim, 'gloss'),
    ],
  };
};

const circlet: HatMaker = (wearer) => {
  const girth = onHair(wearer, 0.115);
  const seat: Seat = { up: 0.116, tip: 0.02, lean: wearer.askew * 0.5, forward: girth.forward };
  const front = girth.deep + 0.004;
  const peaks = [-1, 1].map((side) => rod([side * 0.05, 0.004, front - 0.012], [0, 0.034, front], 0.0075, 0.0085));
  const gold = blend(0.005, hoop(girth, 0.0085, 0.011), ...peaks);
  const gem = egg([0, 0.012, front + 0.006], [0.0125, 0.0165, 0.011]);
  return {
    pieces: [
      hatPiece('circlet', seated(seat, gold), 0.0082, wearer.colour, 'metal'),
      hatPiece('gems', seated(seat, gem), 0.0065, wearer.trim, 'gloss'),
    ],
  };
};

/** A band of cloth over the hair, tied at the side. */
const headband: HatMaker = ({ scalp, hair, colour }) => {
  const over = grown(scalp.skull, hair ? 0.042 : 0.008);
  const slab = meet(0.004, halfSpace([0, 0.99, -0.12], 0.126), halfSpace([0, -0.99, 0.12], -0.086));
  const tied = blend(
    0.004,
    ball([0, 0, 0], 0.016),
    rod([0, 0, 0], [0.03, 0.03, 0.016], 0.011, 0.016),
    rod([0, 0, 0], [-0.012, 0.036, 0.03], 0.011, 0.016),
  );
  const form = blend(0.004, meet(0.006, over, slab), placed(scalp.at(1.2, 0.44, 0.04), [0, 0, -0.5], tied));
  return { pieces: [hatPiece('headband', form, 0.0085, colour, 'cloth')] };
};

/** Feathers: combed ridges along a bent way. */
const plumeForm: Field = bumped(
  bentRod(way([0, 0.215, -0.02], [0, 0.33, -0.09], [0, 0.31, -0.2], [0.01, 0.16, -0.29], [0.02, 0.0, -0.3]), [0.022, 0.05, 0.062, 0.048, 0.014], 0.03),
  0.01,
  (x, y, z) => Math.abs(Math.sin((y - z) * 55 + Math.abs(x) * 60)) * 0.014 - 0.008,
); // prettier-ignore

/** A knight's: raised visor, ridge and plume. */
const helm: HatMaker = ({ scalp: { skull }, colour: steel, trim }) => {
  const shape = blend(0.012, grown(skull, 0.036), rod([0, 0.19, 0.1], [0, 0.215, -0.12], 0.024, 0.026));
  const closed = meet(0.008, shape, halfSpace([0, -1, 0], 0.2));
  const bowl = carve(0.008, closed, faceOpening(-0.04, 0.118, 0.145, 0.0), grown(skull, 0.014));
  const beak = blend(0.02, grown(skull, 0.052), rod([0, 0.15, 0.16], [0, 0.19, 0.235], 0.05, 0.012));
  const raised = field({ low: [-0.25, 0.08, -0.02], high: [0.25, 0.3, 0.3] }, (x, y, z) =>
    Math.max(0.116 + Math.abs(x) * 0.1 - z * 0.1 - y, y - 0.19 - z * 0.22, 0.0 - z),
  );
  const pins = bothSides(0.001, (side) => ball([side * 0.188, 0.09, 0.012], 0.017));
  return {
    pieces: [
      hatPiece('helm', bowl, 0.0105, steel, 'metal'),
      hatPiece('visor', meet(0.008, beak, raised), 0.0105, darker(steel, 0.72), 'metal'),
      hatPiece('helm pins', pins, 0.0085, paintOf('#c9993f'), 'metal'),
      hatPiece('plume', plumeForm, 0.0105, trim, 'hair', 'hangs'),
    ],
    hidesHair: true,
  };
};

const ironHat = brimmed({ at: 0.1, up: 0.112, tip: 0.06 }, (girth, { colour: steel }) => {
  const { wide, deep } = girth;
  const dome = meet(0.006, egg([0, 0.01, 0], [wide, 0.124, deep]), halfSpace([0, -1, 0], 0.01));
  const ridge = rod([0, 0.108, deep * 0.6], [0, 0.104, -deep * 0.62], 0.022);
  const rivets = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * Math.PI * 2;
    return ball([Math.sin(turn) * wide, 0.014, Math.cos(turn) * deep], 0.0125);
  });
  const riveted = blend(0.001, ring([0, 0.006, 0], wide - 0.002, deep - 0.002, 0.008), ...rivets);
  return [
    hatPiece('kettle hat', blend(0.006, dome, brim(girth, 0.062, -0.9, 0.008), ridge), 0.0104, steel, 'metal'),
    hatPiece('rivets', riveted, 0.0078, darker(steel, 0.6), 'metal'),
  ];
});

/** A watchman's iron hat over a hood of mail. */
const kettle: HatMaker = (wearer) => {
  const { pieces, ...hat } = ironHat({ ...wearer, askew: wearer.askew * 0.5 });
  const close = meet(0.008, grown(wearer.scalp.skull, 0.02), halfSpace([0, 1, 0], 0.13));
  const mail = bumped(
    carve(0.01, blend(0.03, close, mailSkirt), faceOpening(-0.045, 0.116, 0.166, 0.02)),
    0.003,
    (x, y, z) => Math.sin(y * 210) * Math.sin(Math.atan2(x, z) * 26) * 0.0034,
  );
  const hood = hatPiece('mail', mail, 0.0118, darker(wearer.colour, 0.5), 'metal');
  return { ...hat, pieces: [...pieces, hood], hidesHair: true };
};

/** Mail that lies on the shoulders. */
const mailSkirt: Field = turned(
  [-0.285, 0.185, 0.15, -0.012],
  [-0.21, 0.14, 0.13, -0.012],
  [-0.13, 0.118, 0.122, -0.012],
  [-0.06, 0.118, 0.12, -0.012],
);

const gold = ['#d9a83f'];
const stones = ['#9c2a2c', '#2a5ca8', '#2f7a52', '#5c3478'];
const steels = ['#8a8f98', '#9a958c', '#7d858f'];

export const crownsAndHelms = {
  crown: { make: crown, colours: gold, trims: stones },
  circlet: { make: circlet, said: 'circlet|coronet', colours: gold, trims: stones },
  headband: { make: headband, said: 'headband' },
  helm: { make: helm, colours: steels, overEars: true },
  kettle: { make: kettle, colours: steels, overEars: true },
} satisfies HatKinds;
