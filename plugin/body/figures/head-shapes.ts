import type { headShapes } from '../../../src/drama/looks.ts';

export type HeadShape = (typeof headShapes)[number];

/** Where the masses of a head are and how large, in the head's own measure. */
interface Proportions {
  readonly cranium: { readonly wide: number; readonly high: number; readonly deep: number; readonly up: number };
  readonly cheek: { readonly out: number; readonly up: number; readonly round: number };
  readonly jaw: { readonly wide: number; readonly high: number; readonly up: number };
  /** Where the jaw turns up to the ear. */
  readonly corner: { readonly out: number; readonly up: number; readonly round: number };
  readonly chin: { readonly up: number; readonly wide: number; readonly round: number; readonly front: number };
}

export const proportionsOf: Readonly<Record<HeadShape, Proportions>> = {
  egg: {
    cranium: { wide: 0.14, high: 0.146, deep: 0.15, up: 0.042 },
    cheek: { out: 0.062, up: -0.046, round: 0.047 },
    jaw: { wide: 0.1, high: 0.1, up: -0.07 },
    corner: { out: 0.072, up: -0.09, round: 0.032 },
    chin: { up: -0.148, wide: 0.012, round: 0.032, front: 0.092 },
  },
  wedge: {
    cranium: { wide: 0.147, high: 0.142, deep: 0.152, up: 0.05 },
    cheek: { out: 0.07, up: -0.026, round: 0.038 },
    jaw: { wide: 0.09, high: 0.108, up: -0.072 },
    corner: { out: 0.056, up: -0.095, round: 0.026 },
    chin: { up: -0.163, wide: 0.01, round: 0.029, front: 0.104 },
  },
  pear: {
    cranium: { wide: 0.127, high: 0.138, deep: 0.145, up: 0.045 },
    cheek: { out: 0.08, up: -0.066, round: 0.056 },
    jaw: { wide: 0.125, high: 0.098, up: -0.08 },
    corner: { out: 0.096, up: -0.105, round: 0.045 },
    chin: { up: -0.146, wide: 0.016, round: 0.036, front: 0.094 },
  },
  block: {
    cranium: { wide: 0.142, high: 0.128, deep: 0.148, up: 0.044 },
    cheek: { out: 0.076, up: -0.04, round: 0.044 },
    jaw: { wide: 0.112, high: 0.1, up: -0.075 },
    corner: { out: 0.096, up: -0.112, round: 0.036 },
    chin: { up: -0.155, wide: 0.04, round: 0.03, front: 0.1 },
  },
  long: {
    cranium: { wide: 0.126, high: 0.152, deep: 0.148, up: 0.05 },
    cheek: { out: 0.064, up: -0.03, round: 0.036 },
    jaw: { wide: 0.088, high: 0.116, up: -0.078 },
    corner: { out: 0.068, up: -0.105, round: 0.026 },
    chin: { up: -0.17, wide: 0.018, round: 0.028, front: 0.1 },
  },
  round: {
    cranium: { wide: 0.152, high: 0.136, deep: 0.15, up: 0.03 },
    cheek: { out: 0.078, up: -0.05, round: 0.056 },
    jaw: { wide: 0.118, high: 0.09, up: -0.058 },
    corner: { out: 0.085, up: -0.08, round: 0.034 },
    chin: { up: -0.13, wide: 0.008, round: 0.03, front: 0.1 },
  },
  heart: {
    cranium: { wide: 0.148, high: 0.14, deep: 0.15, up: 0.042 },
    cheek: { out: 0.072, up: -0.034, round: 0.05 },
    jaw: { wide: 0.09, high: 0.098, up: -0.066 },
    corner: { out: 0.06, up: -0.085, round: 0.026 },
    chin: { up: -0.146, wide: 0.004, round: 0.026, front: 0.1 },
  },
};
