import type { noseKinds } from '../../../src/drama/looks.ts';
import { ball, bentRod, blend, bothSides, egg, type Field, rod } from '../sculpt/field.ts';
import type { Spot } from '../../stage/space/spot.ts';

export type NoseKind = (typeof noseKinds)[number];

/** The line of a nose from between the eyes to its tip, and how it is fleshed, in the head's own measure. */
interface NoseLine {
  /** Height, how far it stands out before the face, radius. */
  readonly ridge: readonly (readonly [up: number, out: number, round: number])[];
  readonly wings: { readonly out: number; readonly up: number; readonly front: number; readonly round: number };
}

const lines: Readonly<Record<NoseKind, NoseLine>> = {
  straight: {
    ridge: [[0.036, -0.006, 0.015], [-0.008, 0.011, 0.019], [-0.044, 0.026, 0.025]],
    wings: { out: 0.021, up: -0.05, front: 0.006, round: 0.0175 },
  },
  button: {
    ridge: [[0.016, -0.008, 0.014], [-0.018, 0.002, 0.018], [-0.037, 0.014, 0.0275]],
    wings: { out: 0.021, up: -0.045, front: 0.003, round: 0.0155 },
  },
  hooked: {
    ridge: [[0.042, -0.004, 0.015], [0.014, 0.016, 0.02], [-0.02, 0.031, 0.021], [-0.056, 0.03, 0.021]],
    wings: { out: 0.022, up: -0.049, front: 0.006, round: 0.0185 },
  },
  bulbous: {
    ridge: [[0.026, -0.006, 0.016], [-0.012, 0.008, 0.022], [-0.045, 0.022, 0.036]],
    wings: { out: 0.032, up: -0.052, front: 0, round: 0.0195 },
  },
  snub: {
    ridge: [[0.028, -0.008, 0.014], [-0.006, 0, 0.017], [-0.03, 0.026, 0.0235]],
    wings: { out: 0.021, up: -0.042, front: 0.007, round: 0.017 },
  },
  broad: {
    ridge: [[0.028, -0.006, 0.018], [-0.012, 0.007, 0.023], [-0.043, 0.018, 0.029]],
    wings: { out: 0.032, up: -0.049, front: 0.002, round: 0.0215 },
  },
  pointed: {
    ridge: [[0.04, -0.004, 0.014], [-0.006, 0.02, 0.018], [-0.042, 0.046, 0.0185]],
    wings: { out: 0.019, up: -0.049, front: 0.01, round: 0.0165 },
  },
}; // prettier-ignore

/** What is told of a nose: how far it stands out and how wide it is, 1 in a plain one. */
export interface NoseMeasure {
  readonly kind: NoseKind;
  readonly size: number;
  readonly wide: number;
  /** How far the face reaches at the bridge. */
  readonly faceFront: number;
}

export function noseForm({ kind, size, wide, faceFront }: NoseMeasure): Field {
  const { ridge, wings } = lines[kind];
  const spots = ridge.map(([up, out]): Spot => [0, up * (0.8 + size * 0.2), faceFront + out * size]);
  const radii = ridge.map(([, , round]) => round * (0.45 + 0.3 * wide + 0.25 * size));
  return blend(
    0.024,
    bentRod(spots, radii, 0.016),
    bothSides(0.006, (side) => ball([side * wings.out * wide, wings.up, faceFront + wings.front * size], wings.round)),
  );
}

/** The hollows under it. */
export function nostrils({ kind, size, wide, faceFront }: NoseMeasure): Field {
  const { wings, ridge } = lines[kind];
  const front = faceFront + ((ridge.at(-1)?.[1] ?? 0) * 0.45 + wings.front * 0.55) * size;
  const under = wings.up - wings.round * 0.95;
  return bothSides(0.002, (side) =>
    blend(
      0.004,
      egg([side * wings.out * wide * 0.62, under, front], [0.0085, 0.009, 0.011]),
      rod(
        [side * wings.out * wide * 0.62, under, front],
        [side * wings.out * wide * 0.5, under + 0.012, front + 0.004],
        0.006,
      ),
    ),
  );
}
