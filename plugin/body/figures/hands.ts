import { smoothstep } from '../../../src/kit/numbers.ts';
import { sides, signOf, type Joint, type Side } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import { blend, egg, rod, type Field } from '../sculpt/field.ts';
import type { Binding, Layer } from '../sculpt/layer.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Character } from './character.ts';
import { mixed, paintOf } from './paint.ts';

/**
 * Hands as puppet makers carve them: larger than life, for they act. They hang with the palm to the body and the thumb
 * to the front; three fingers bend together, the forefinger and the thumb by themselves.
 */
export function handLayers(character: Character, rig: Rig): readonly Layer[] {
  const { face, outfit, build } = character;
  const bare = paintOf(face.skin);
  const blush: typeof bare = [bare[0] * 0.97, bare[1] * 0.72, bare[2] * 0.66];
  const thick = 1.06 + (build.limbs - 1) * 0.7 + (outfit.gloves ? 0.08 : 0);
  const bind = handBinding(rig);
  return [
    {
      name: outfit.gloves ? 'gloves' : 'hands',
      form: blend(0.001, ...sides.map((side) => hand(rig, side, thick))),
      voxel: 0.0085,
      paint: outfit.gloves
        ? paintOf(outfit.gloves)
        : (at) => mixed(bare, blush, 0.5 * smoothstep(0.075, 0.14, alongHand(rig, at))),
      stuff: outfit.gloves ? 'cloth' : 'skin',
      moves: bind,
    },
  ];
}

/** Where the fingers lie across the hand, how long they are, and how thick. */
const fingers = [
  { across: -0.04, long: 0.064, radius: 0.0125, curl: 0.02 },
  { across: -0.015, long: 0.08, radius: 0.0138, curl: 0.017 },
  { across: 0.01, long: 0.083, radius: 0.014, curl: 0.014 },
] as const;

function hand(rig: Rig, side: Side, thick: number): Field {
  const sign = signOf(side);
  /** From the wrist: across to the front, down along the hand, and in to the palm. */
  const at = (across: number, down: number, inward = 0): Spot => rig.spot(`hand${side}`, -sign * inward, -down, across);
  const knuckle = rig.at[`hand${side}`].y - rig.at[`fingers${side}`].y;
  const finger = (across: number, long: number, radius: number, curl: number, spread = 1.14): Field =>
    blend(
      0.006,
      rod(
        at(across, knuckle - 0.012),
        at(across * (1 + spread) * 0.5, knuckle + long * 0.46, curl * 0.3),
        radius * thick * 1.05,
        radius * thick,
      ),
      rod(
        at(across * (1 + spread) * 0.5, knuckle + long * 0.46, curl * 0.3),
        at(across * spread, knuckle + long, curl),
        radius * thick,
        radius * thick * 0.86,
      ),
      egg(at(across, knuckle - 0.004, -0.006), [radius * 1.05, radius * 1.05, radius * 1.05]),
    );
  const palm = blend(
    0.024,
    rod(at(0, -0.012), at(-0.001, 0.02), 0.029 * thick, 0.03 * thick),
    rod(at(-0.026, 0.05), at(0.02, 0.044), 0.024 * thick, 0.026 * thick),
    rod(at(-0.03, knuckle - 0.012), at(0.028, knuckle - 0.014), 0.0185 * thick, 0.0195 * thick),
  );
  const thumb = blend(
    0.012,
    rod(at(0.018, 0.024, 0.008), at(0.046, 0.058, 0.014), 0.0205 * thick, 0.0165 * thick),
    rod(at(0.046, 0.058, 0.014), at(0.058, 0.094, 0.016), 0.0165 * thick, 0.013 * thick),
  );
  return blend(
    0.009,
    palm,
    ...fingers.map(({ across, long, radius, curl }) => finger(across, long, radius, curl)),
    finger(0.034, 0.078, 0.0138, 0.009, 1.2),
    thumb,
  );
}

/** Metres down the arm from the wrist of a point of the sculpted body. */
function alongHand(rig: Rig, [x, y]: Spot): number {
  const wrist = rig.spot(x < 0 ? 'handL' : 'handR');
  const knuckle = rig.spot(x < 0 ? 'fingersL' : 'fingersR');
  const length = Math.hypot(knuckle[0] - wrist[0], knuckle[1] - wrist[1]);
  return ((x - wrist[0]) * (knuckle[0] - wrist[0]) + (y - wrist[1]) * (knuckle[1] - wrist[1])) / length;
}

/** Fists, pinches and pointing: each finger's points move with its own joints only. */
export function handBinding(rig: Rig): (at: Spot) => Binding {
  const knuckle = rig.at.handR.y - rig.at.fingersR.y;
  const bend = rig.at.handR.y - rig.at.fingerTipsR.y;
  return (at) => {
    const side: Side = at[0] < 0 ? 'L' : 'R';
    const joint = (name: string): Joint => `${name}${side}` as Joint;
    const down = alongHand(rig, at);
    const across = at[2];
    const thumb =
      smoothstep(0.04, 0.05, across - down * 0.06) * smoothstep(0.018, 0.05, down) * smoothstep(0.106, 0.094, down);
    const finger = smoothstep(knuckle - 0.014, knuckle + 0.01, down) * (1 - thumb);
    const tip = smoothstep(bend - 0.009, bend + 0.009, down) * finger;
    const fore = smoothstep(0.02, 0.025, across);
    const wrist = smoothstep(0.012, -0.022, down);
    return [
      [joint('fore'), wrist],
      [joint('hand'), Math.max(0, 1 - wrist - thumb - finger)],
      [joint('thumb'), thumb],
      ...(fore > 0.5
        ? ([
            [joint('index'), finger - tip],
            [joint('indexTip'), tip],
          ] as const)
        : ([
            [joint('fingers'), finger - tip],
            [joint('fingerTips'), tip],
          ] as const)),
    ];
  };
}
