import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Rig } from '../rig/rig.ts';
import { clumped, nearby } from '../sculpt/clumped.ts';
import { cached } from '../sculpt/cached.ts';
import { ball, bentRod, blend, bothSides, bumped, carve, egg, type Field, placed, rod, way } from '../sculpt/field.ts';
import type { Binding, Layer } from '../sculpt/layer.ts';
import { noise } from '../sculpt/noise.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Character } from './character.ts';
import type { FaceShape } from './face-shape.ts';
import { hatKindOf } from './hats/hats.ts';
import { headFrame, type HeadFrame } from './head-frame.ts';
import { proportionsOf } from './head-shapes.ts';
import { noseForm, nostrils } from './noses.ts';
import { skinPaint } from './skin.ts';
import { spectacleLayers } from './spectacles.ts';

/** The bare head with its neck: what eyes, brows and mouth are laid on. */
export function headForm({ build, face, hair }: Character, rig: Rig): Field {
  const ears = hatKindOf(hair.hat)?.overEars ? [] : [earsForm(face)];
  const frame = headFrame(build);
  const sockets = [-1, 1].map((side) => ball([side * 0.06, 0.008, 0.152], 0.047 * (0.6 + 0.4 * face.eyes)));
  const bones = carve(0.022, blend(0.03, skullForm(face), browForm(face)), ...sockets);
  const features = blend(0.03, bones, fleshForm(face), neckForm(face, frame, rig));
  const finished = carve(
    0.006,
    blend(0.018, carve(0.012, features, ...linesOf(face).map((line) => nearby(line, 0.04))), noseForm(face), ...ears),
    nearby(nostrils(face)),
    philtrum,
  );
  return cached(frame.worn(handled(finished, face.crooked)));
}

/** Skull, jaw and cheeks alone: what hair grows on and hats sit on. In the head's own measure. */
export function skullForm(face: FaceShape): Field {
  const { cranium, cheek, jaw, corner, chin } = proportionsOf[face.shape];
  const long = face.long;
  const chinUp = chin.up * long;
  const masses = [
    egg([0, cranium.up, -0.01], [cranium.wide * face.wide, cranium.high * long, cranium.deep]),
    egg([0, jaw.up * long, 0.022], [jaw.wide * face.jaw * face.wide, jaw.high * long, 0.102]),
    // The nape: without it a cranium sits on its neck like a mushroom's cap.
    egg([0, -0.045, -0.03], [jaw.wide * 0.92 * face.wide, 0.1, 0.092]),
    ...[-1, 1].map((side) => ball([side * cheek.out * face.wide, cheek.up, 0.074], cheek.round * face.cheeks)),
    ...[-1, 1].map((side) => ball([side * corner.out * face.jaw, corner.up * long, 0.022], corner.round)),
    rod([-chin.wide, chinUp, chin.front], [chin.wide, chinUp, chin.front], chin.round * (0.5 + 0.5 * face.chin)),
  ];
  return clumped(
    0.046,
    masses.map((mass) => [mass]),
  );
}

/** The skull with its flesh: what beards grow on. In the head's own measure. */
export const fleshedForm = (face: FaceShape): Field => blend(0.03, skullForm(face), fleshForm(face));

/** The bone over the eyes. */
const browForm = ({ browRidge }: FaceShape): Field =>
  bothSides(0.012, (side) =>
    bentRod(
      way(
        [side * 0.022, 0.062, 0.112 + 0.008 * browRidge],
        [side * 0.06, 0.072, 0.104 + 0.01 * browRidge],
        [side * 0.102, 0.058, 0.07 + 0.006 * browRidge],
      ),
      [0.014, 0.016, 0.012],
    ),
  );

/** What sits on the bones: a mouth's soft muzzle, jowls, bags under the eyes. */
function fleshForm({ shape, long, jowls, age }: FaceShape): Field {
  const { chin, jaw } = proportionsOf[shape];
  const parts: Field[] = [egg([0, -0.098 * (0.7 + 0.3 * long), 0.07], [jaw.wide * 0.58, 0.042, 0.052])];
  if (jowls > 0.15)
    parts.push(
      bothSides(0.001, (side) => ball([side * 0.068, chin.up * 0.84, 0.056], 0.022 + 0.02 * Math.min(1, jowls))),
      egg([0, chin.up * 1.08, 0.036], [0.06, 0.022 + 0.016 * jowls, 0.05]),
    );
  if (age > 0.3)
    parts.push(bothSides(0.001, (side) => egg([side * 0.064, -0.034, 0.106], [0.028, 0.009 + 0.004 * age, 0.014])));
  return blend(0.04, ...parts);
}

/** Furrows that are cut: from the nose to the mouth's corners with age, and a cleft in some chins. */
function linesOf({ age, cleftChin, shape, long, cheeks }: FaceShape): readonly Field[] {
  const { chin } = proportionsOf[shape];
  const cuts: Field[] = [];
  if (age > 0.2)
    cuts.push(
      bothSides(0.001, (side) =>
        bentRod(way([side * 0.036, -0.046, 0.15], [side * 0.06, -0.078, 0.142], [side * 0.066, -0.11, 0.13]), [
          0.004 + 0.008 * age,
          0.006 + 0.007 * age,
          0.004,
        ]),
      ),
    );
  if (cheeks < 0.9) cuts.push(bothSides(0.001, (side) => egg([side * 0.135, -0.08, 0.07], [0.034, 0.04, 0.036])));
  if (cleftChin) cuts.push(egg([0, chin.up * long - 0.004, chin.front + chin.round + 0.006], [0.006, 0.018, 0.012]));
  return cuts;
}

const philtrum: Field = egg([0, -0.076, 0.16], [0.006, 0.011, 0.018]);

function earsForm({ shape, wide, ears }: FaceShape): Field {
  const out = proportionsOf[shape].cranium.wide * wide + 0.006;
  return bothSides(0.001, (side) =>
    placed(
      // One ear sits a little higher than the other.
      [side * out, -0.006 + side * 0.003, -0.012],
      [0.12, side * 0.42, side * -0.14],
      carve(
        0.006,
        blend(
          0.012,
          egg([0, 0.008 * ears, 0], [0.014, 0.04 * ears, 0.03 * ears]),
          egg([0, -0.032 * ears, 0.008], [0.011, 0.015 * ears, 0.014 * ears]),
        ),
        egg([side * 0.014, 0.006 * ears, 0.003], [0.012, 0.026 * ears, 0.017 * ears]),
      ),
    ),
  );
}

/** A neck leans forward a little; in the old its tendons stand out. */
function neckForm({ neck, age, jowls }: FaceShape, { inside, size }: HeadFrame, rig: Rig): Field {
  const low = inside(rig.spot('neck', 0, -0.035, -0.004));
  const high = inside(rig.spot('head', 0, 0.05, -0.012));
  const thick = (0.052 * neck * (1 - 0.1 * age) + 0.006 * jowls) / size;
  const tendon = (side: -1 | 1): Field =>
    rod([side * 0.03, low[1], low[2] + thick * 0.95], [side * 0.056, high[1], high[2] + 0.03], 0.008 * age);
  const whole = rod(low, high, thick * 1.06, thick);
  return age > 0.4 && jowls < 0.8 ? blend(0.012, whole, bothSides(0.01, tendon)) : whole;
}

/** As hands leave clay: a little uneven all over, and the middle of the face drawn to one side. */
function handled(form: Field, crooked: number): Field {
  const uneven = bumped(form, 0.004, (x, y, z) => (noise(x * 21 + 7, y * 21, z * 21) - 0.5) * 0.0055);
  return {
    distance: (x, y, z) =>
      uneven.distance(
        x - crooked * 0.0045 * smoothstep(0.06, -0.1, y) * smoothstep(0.02, 0.11, z),
        y + crooked * x * 0.018,
        z,
      ),
    box: uneven.box,
  };
}

export function headLayers(character: Character, rig: Rig): readonly Layer[] {
  return [
    {
      name: 'head',
      form: headForm(character, rig),
      voxel: 0.0082,
      paint: skinPaint(character),
      stuff: 'skin',
      moves: headMoves(character),
    },
    ...spectacleLayers(character),
  ];
}

/** How much of a point of the face the jaw carries with it, 0..1. Beards ask it too. */
export function jawShare(frame: HeadFrame, at: Spot): number {
  const [, y, z] = frame.inside(at);
  return smoothstep(-0.092, -0.142, y) * smoothstep(-0.005, 0.06, z);
}

/** The head is stiff, the chin goes with the jaw, the neck bends. */
function headMoves({ build }: Character): (at: Spot) => Binding {
  const frame = headFrame(build);
  return (at) => {
    const [, y, z] = frame.inside(at);
    const jaw = jawShare(frame, at) * smoothstep(-0.26, -0.21, y);
    const neck = smoothstep(-0.1, -0.19, y + Math.max(0, z) * 0.9);
    const chest = neck * smoothstep(1.345, 1.3, at[1]);
    return [
      ['jaw', jaw],
      ['head', (1 - jaw) * (1 - neck)],
      ['neck', (1 - jaw) * (neck - chest)],
      ['chest', (1 - jaw) * chest],
    ];
  };
}
