import {
  ball,
  blend,
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
import { paintOf } from '../paint.ts';
import {
  type Girth,
  girthAt,
  type HatKinds,
  type HatMaker,
  hatPiece,
  type Seat,
  seated,
  type HatWearer,
} from './hat.ts';

/** Crowns sit on the hair, not in it. */
function onHair({ scalp, hair }: HatWearer, up: number): Girth {
  const forms = hair ? [scalp.skull, hair] : [scalp.skull];
  const { wide, deep, forward } = girthAt(forms, up);
  return { wide: Math.min(wide, 0.165) + 0.002, deep: Math.min(deep, 0.175) + 0.002, forward };
}

/** A band of metal around the head, as tall as is said (half). */
const hoop = (girth: Girth, thick: number, tall: number): Field => ring([0, 0, 0], girth.wide, girth.deep, thick, tall);

/** An upright band, flat-sided: what a crown is cut from. */
function cylinder({ wide, deep }: Girth, thick: number, tall: number): Field {
  return field(
    { low: [-wide - thick * 2, 0, -deep - thick * 2], high: [wide + thick * 2, tall, deep + thick * 2] },
    (x, y, z) => {
      // It opens a little towards the top.
      const open = 1 + Math.max(0, y) * 0.9;
      const out = Math.abs((Math.hypot(x / wide, z / deep) - open) * Math.min(wide, deep)) - thick;
      const high = Math.max(-y, y - tall);
      return Math.max(out, high);
    },
  );
}

const crown: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = onHair(wearer, 0.13);
  const seat: Seat = { up: 0.128, tip: 0.1, lean: style.hatAskew, forward: girth.forward };
  const points = 7;
  const spot = (i: number, up: number, out = 1): readonly [number, number, number] => {
    const turn = (i / points) * Math.PI * 2;
    const open = (1 + Math.max(0, up) * 0.9) * out;
    return [Math.sin(turn) * girth.wide * open, up, Math.cos(turn) * girth.deep * open];
  };
  const notches = Array.from({ length: points }, (_, i) => ball(spot(i + 0.5, 0.083), 0.04));
  const wall = carve(0.006, cylinder(girth, 0.0072, 0.082), ...notches);
  const pearls = Array.from({ length: points }, (_, i) => ball(spot(i, 0.09), 0.0155));
  const gems = [0, 1, 2, 3, 4, 5, 6].map((i) => egg(spot(i, 0.034, 1.03), [0.014, 0.016, 0.014]));
  const gold = blend(0.004, wall, hoop(girth, 0.0105, 0.0125), ...pearls);
  return {
    pieces: [
      hatPiece('crown', seated(seat, gold), 0.0082, paintOf(style.hatColour), 'metal'),
      hatPiece('gems', seated(seat, blend(0.001, ...gems)), 0.007, paintOf(style.hatTrim), 'gloss'),
    ],
  };
};

const circlet: HatMaker = (wearer) => {
  const { style } = wearer;
  const girth = onHair(wearer, 0.115);
  const seat: Seat = { up: 0.116, tip: 0.02, lean: style.hatAskew * 0.5, forward: girth.forward };
  const front = girth.deep + 0.004;
  const peaks = [-1, 1].map((side) => rod([side * 0.05, 0.004, front - 0.012], [0, 0.034, front], 0.0075, 0.0085));
  return {
    pieces: [
      hatPiece(
        'circlet',
        seated(seat, blend(0.005, hoop(girth, 0.0085, 0.011), ...peaks)),
        0.0082,
        paintOf(style.hatColour),
        'metal',
      ),
      hatPiece(
        'gems',
        seated(seat, egg([0, 0.012, front + 0.006], [0.0125, 0.0165, 0.011])),
        0.0065,
        paintOf(style.hatTrim),
        'gloss',
      ),
    ],
  };
};

/** A band of cloth over the hair, tied at the side. */
const headband: HatMaker = (wearer) => {
  const { style, scalp, hair } = wearer;
  const over = grown(scalp.skull, hair ? 0.042 : 0.008);
  const slab = meet(0.004, halfSpace([0, 0.99, -0.12], 0.126), halfSpace([0, -0.99, 0.12], -0.086));
  const knot = placed(scalp.at(1.2, 0.44, 0.04), [0, 0, -0.5], blend(0.004, ball([0, 0, 0], 0.016), rod([0, 0, 0], [0.03, 0.03, 0.016], 0.011, 0.016), rod([0, 0, 0], [-0.012, 0.036, 0.03], 0.011, 0.016))); // prettier-ignore
  return {
    pieces: [
      hatPiece('headband', blend(0.004, meet(0.006, over, slab), knot), 0.0085, paintOf(style.hatColour), 'cloth'),
    ],
  };
};

const gold = ['#d9a83f'];
const stones = ['#9c2a2c', '#2a5ca8', '#2f7a52', '#5c3478'];

export const crowns = {
  crown: { make: crown, colours: gold, trims: stones },
  circlet: { make: circlet, said: 'circlet|coronet', colours: gold, trims: stones },
  headband: { make: headband, said: 'headband' },
} satisfies HatKinds;
