import { ball, bentRod, blend, bothSides, egg, type Field, rod } from '../sculpt/field.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { FaceShape } from './face-shape.ts';

type Wings = readonly [out: number, up: number, front: number, round: number];
type RidgeSpot = readonly [up: number, out: number, round: number];

/** The line of a nose from between the eyes to its tip, and how it is fleshed, in metres of the head's own measure, from millimetres. */
const nose = ([out, up, front, round]: Wings, ...ridge: readonly RidgeSpot[]) => ({
  wings: { out: out / 1000, up: up / 1000, front: front / 1000, round: round / 1000 },
  ridge: ridge.map((spot) => ({ up: spot[0] / 1000, out: spot[1] / 1000, round: spot[2] / 1000 })),
});

/** Its wings, and its ridge spot by spot. */
const noses: Readonly<Record<FaceShape['noseKind'], ReturnType<typeof nose>>> = {
  straight: nose([21, -50, 6, 17.5], [36, -6, 15], [-8, 11, 19], [-44, 26, 25]),
  button: nose([21, -45, 3, 15.5], [16, -8, 14], [-18, 2, 18], [-37, 14, 27.5]),
  hooked: nose([22, -49, 6, 18.5], [42, -4, 15], [14, 16, 20], [-20, 31, 21], [-56, 30, 21]),
  bulbous: nose([32, -52, 0, 19.5], [26, -6, 16], [-12, 8, 22], [-45, 22, 36]),
  snub: nose([21, -42, 7, 17], [28, -8, 14], [-6, 0, 17], [-30, 26, 23.5]),
  broad: nose([32, -49, 2, 21.5], [28, -6, 18], [-12, 7, 23], [-43, 18, 29]),
  pointed: nose([19, -49, 10, 16.5], [40, -4, 14], [-6, 20, 18], [-42, 46, 18.5]),
};

/** How far the face reaches at the bridge. */
const faceFront = 0.132;

export function noseForm({ noseKind, nose: size, noseWide: wide }: FaceShape): Field {
  const { ridge, wings } = noses[noseKind];
  const spots = ridge.map(({ up, out }): Spot => [0, up * (0.8 + size * 0.2), faceFront + out * size]);
  const radii = ridge.map(({ round }) => round * (0.45 + 0.3 * wide + 0.25 * size));
  return blend(
    0.024,
    bentRod(spots, radii, 0.016),
    bothSides(0.006, (side) => ball([side * wings.out * wide, wings.up, faceFront + wings.front * size], wings.round)),
  );
}

/** The hollows under it. */
export function nostrils({ noseKind, nose: size, noseWide: wide }: FaceShape): Field {
  const { wings, ridge } = noses[noseKind];
  const front = faceFront + ((ridge.at(-1)?.out ?? 0) * 0.45 + wings.front * 0.55) * size;
  const under = wings.up - wings.round * 0.95;
  return bothSides(0.002, (side) => {
    const out = side * wings.out * wide;
    const at: Spot = [out * 0.62, under, front];
    return blend(0.004, egg(at, [0.0085, 0.009, 0.011]), rod(at, [out * 0.5, under + 0.012, front + 0.004], 0.006));
  });
}
