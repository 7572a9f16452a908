import type { Expression, FaceSide, MouthShape } from './face.ts';

/** What a feeling does to a face when it is there wholly. No face does the same on both sides. */
export interface ExpressionForm {
  readonly left: Readonly<FaceSide>;
  readonly right: Readonly<FaceSide>;
  readonly jaw: number;
  readonly mouth: Readonly<Partial<Record<MouthShape, number>>>;
  /** Where the eyes go, in radians to the right and down, from what is looked at. */
  readonly eyes: readonly [yaw: number, pitch: number];
  /** What the head does, in radians: down, to the right, to the right shoulder. */
  readonly head: readonly [nod: number, turn: number, tilt: number];
}

const side = (lift: number, knit: number, lid: number, low: number): FaceSide => ({ lift, knit, lid, low });
const still = [0, 0] as const;
const upright = [0, 0, 0] as const;

/** Caricatures: they are seen from the back row. Sides are those of somebody who leads with the left; others mirror them. */
export const expressionForms: Readonly<Record<Expression, ExpressionForm>> = {
  neutral: { left: side(0, 0, 0, 0), right: side(0, 0, 0, 0), jaw: 0, mouth: { smile: 0.1 }, eyes: still, head: upright },
  joy: {
    left: side(0.55, -0.12, 0.04, 0.95), right: side(0.4, -0.06, 0.1, 0.85), jaw: 0.34,
    mouth: { grin: 1, smirkL: 0.15 }, eyes: still, head: [-0.05, 0, 0.06],
  },
  amusement: {
    left: side(0.75, 0, 0.12, 0.6), right: side(-0.05, 0.05, 0.3, 0.85), jaw: 0,
    mouth: { smirkL: 0.95, smile: 0.4 }, eyes: still, head: [0.02, 0.05, 0.09],
  },
  tenderness: {
    left: side(0.4, -0.5, 0.26, 0.45), right: side(0.3, -0.4, 0.3, 0.4), jaw: 0,
    mouth: { smile: 0.72 }, eyes: [0, 0.04], head: [0.06, 0, 0.13],
  },
  pride: {
    left: side(0.5, 0.05, 0.42, 0.15), right: side(0.28, 0.08, 0.48, 0.15), jaw: 0,
    mouth: { smile: 0.4, press: 0.45, smirkR: 0.2 }, eyes: [0, 0.16], head: [-0.17, 0.06, -0.03],
  },
  surprise: {
    left: side(1.1, -0.1, -0.85, -0.4), right: side(0.95, 0, -0.75, -0.35), jaw: 0.5,
    mouth: { o: 0.75, gape: 0.4 }, eyes: still, head: [-0.09, 0, 0],
  },
  fear: {
    left: side(0.85, -0.95, -0.95, -0.3), right: side(0.62, -0.8, -0.8, -0.2), jaw: 0.3,
    mouth: { frown: 0.75, e: 0.6, gape: 0.22 }, eyes: still, head: [-0.06, 0.05, 0.05],
  },
  anger: {
    left: side(-0.85, 1, -0.1, 0.35), right: side(-1, 1.1, 0.1, 0.5), jaw: 0.12,
    mouth: { snarl: 0.95, frown: 0.3 }, eyes: still, head: [0.1, 0, -0.03],
  },
  contempt: {
    left: side(0.6, 0.15, 0.32, 0.1), right: side(-0.45, 0.4, 0.5, 0.35), jaw: 0,
    mouth: { smirkL: 0.6, press: 0.5, frown: 0.3 }, eyes: [0.1, 0.18], head: [-0.13, -0.1, 0.04],
  },
  disgust: {
    left: side(-0.3, 0.45, 0.3, 0.75), right: side(-0.75, 0.7, 0.5, 0.95), jaw: 0.1,
    mouth: { snarl: 0.55, frown: 0.85 }, eyes: [-0.1, 0.06], head: [-0.05, 0.14, -0.1],
  },
  sorrow: {
    left: side(0.25, -1.05, 0.3, 0.25), right: side(0.12, -0.95, 0.38, 0.3), jaw: 0.03,
    mouth: { frown: 1 }, eyes: [-0.04, 0.22], head: [0.14, 0, 0.07],
  },
  shame: {
    left: side(0.05, -0.7, 0.45, 0.3), right: side(-0.05, -0.55, 0.5, 0.35), jaw: 0,
    mouth: { press: 0.75, frown: 0.5 }, eyes: [0.3, 0.34], head: [0.2, 0.14, 0.05],
  },
  pain: {
    left: side(-0.45, 0.55, 0.72, 0.9), right: side(-0.7, 0.75, 0.95, 1), jaw: 0.22,
    mouth: { snarl: 0.7, e: 0.35 }, eyes: [0, 0.1], head: [0.06, -0.05, -0.1],
  },
  suspicion: {
    left: side(0.62, 0.05, 0.22, 0.4), right: side(-0.7, 0.7, 0.42, 0.7), jaw: 0,
    mouth: { press: 0.4, pucker: 0.28, smirkR: 0.2 }, eyes: [-0.16, 0], head: [0.05, 0.13, -0.05],
  },
  resolve: {
    left: side(-0.4, 0.55, 0.06, 0.35), right: side(-0.5, 0.62, 0.1, 0.4), jaw: 0,
    mouth: { press: 0.95, frown: 0.15 }, eyes: still, head: [0.04, 0, 0],
  },
  thought: {
    left: side(0.55, 0.1, 0.08, 0.15), right: side(-0.3, 0.45, 0.22, 0.3), jaw: 0,
    mouth: { pucker: 0.45, smirkR: 0.35 }, eyes: [0.32, -0.24], head: [-0.04, 0.09, 0.08],
  },
}; // prettier-ignore
