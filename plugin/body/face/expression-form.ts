import { shapeAt, type Expression, type Face, type FaceSide, type MouthShape } from './face.ts';

/** What a feeling does to a face when it is there wholly. No face does the same on both sides. */
interface ExpressionForm {
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
    left: side(0.7, -0.15, -0.05, 0.9), right: side(0.5, -0.08, 0.05, 0.8), jaw: 0.4,
    mouth: { grin: 1, smirkL: 0.15 }, eyes: still, head: [-0.07, 0, 0.08],
  },
  amusement: {
    left: side(0.95, -0.05, 0, 0.55), right: side(-0.15, 0.1, 0.22, 0.85), jaw: 0,
    mouth: { smirkL: 1, smile: 0.4 }, eyes: still, head: [0.03, 0.06, 0.12],
  },
  tenderness: {
    left: side(0.55, -0.75, 0.16, 0.4), right: side(0.4, -0.6, 0.2, 0.35), jaw: 0,
    mouth: { smile: 0.75 }, eyes: [0, 0.04], head: [0.07, 0, 0.17],
  },
  pride: {
    left: side(0.75, 0, 0.3, 0.1), right: side(0.45, 0.05, 0.36, 0.1), jaw: 0,
    mouth: { smile: 0.5, press: 0.55 }, eyes: [0, 0.12], head: [-0.22, 0.08, -0.04],
  },
  surprise: {
    left: side(1.15, -0.1, -0.9, -0.5), right: side(0.98, 0, -0.8, -0.4), jaw: 0.55,
    mouth: { o: 0.85, gape: 0.4 }, eyes: still, head: [-0.1, 0, 0],
  },
  fear: {
    left: side(0.95, -1.05, -1, -0.35), right: side(0.7, -0.9, -0.85, -0.25), jaw: 0.3,
    mouth: { frown: 0.85, e: 0.7, gape: 0.2 }, eyes: still, head: [-0.08, 0.06, 0.06],
  },
  anger: {
    left: side(-0.9, 1.05, -0.25, 0.3), right: side(-1.1, 1.15, -0.05, 0.45), jaw: 0.14,
    mouth: { snarl: 1, frown: 0.35 }, eyes: [0, -0.06], head: [0.14, 0, -0.03],
  },
  contempt: {
    left: side(0.8, 0.1, 0.2, 0.05), right: side(-0.7, 0.45, 0.42, 0.3), jaw: 0,
    mouth: { smirkL: 0.75, press: 0.5, frown: 0.45 }, eyes: [0.08, 0.14], head: [-0.16, -0.12, 0.05],
  },
  disgust: {
    left: side(-0.2, 0.4, 0.22, 0.7), right: side(-0.9, 0.85, 0.42, 0.9), jaw: 0.1,
    mouth: { snarl: 0.6, frown: 0.95 }, eyes: [-0.12, 0.06], head: [-0.06, 0.18, -0.12],
  },
  sorrow: {
    left: side(0.3, -1.15, 0.2, 0.3), right: side(0.15, -1.05, 0.28, 0.35), jaw: 0.03,
    mouth: { frown: 1, pucker: 0.15 }, eyes: [-0.04, 0.14], head: [0.16, 0, 0.09],
  },
  shame: {
    left: side(0.15, -0.85, 0.3, 0.3), right: side(0.02, -0.7, 0.36, 0.35), jaw: 0,
    mouth: { press: 0.8, frown: 0.5, smirkR: 0.2 }, eyes: [0.34, 0.3], head: [0.2, 0.16, 0.06],
  },
  pain: {
    left: side(-0.5, 0.5, 0.7, 0.9), right: side(-0.85, 0.85, 1, 1), jaw: 0.24,
    mouth: { snarl: 0.85, e: 0.4 }, eyes: [0, 0.1], head: [0.05, -0.06, -0.14],
  },
  suspicion: {
    left: side(0.85, 0, 0.14, 0.35), right: side(-0.85, 0.75, 0.34, 0.7), jaw: 0,
    mouth: { press: 0.3, pucker: 0.4, smirkR: 0.25 }, eyes: [-0.2, 0], head: [0.06, 0.16, -0.06],
  },
  resolve: {
    left: side(-0.5, 0.6, -0.1, 0.3), right: side(-0.62, 0.68, -0.04, 0.36), jaw: 0,
    mouth: { press: 1, frown: 0.22 }, eyes: still, head: [0.05, 0, 0],
  },
  thought: {
    left: side(0.75, 0.05, 0, 0.15), right: side(-0.45, 0.5, 0.14, 0.3), jaw: 0,
    mouth: { pucker: 0.5, smirkR: 0.45 }, eyes: [0.34, -0.26], head: [-0.05, 0.1, 0.1],
  },
}; // prettier-ignore

/** What somebody's mood leaves on their face all the while: little of much, so that there is room for what happens. */
const moodFaces: Readonly<Record<string, readonly (readonly [Expression, number])[]>> = {
  calm: [['neutral', 1]],
  merry: [['amusement', 0.32], ['joy', 0.22], ['tenderness', 0.15]],
  low: [['sorrow', 0.55]],
  angry: [['anger', 0.34], ['resolve', 0.35]],
  afraid: [['fear', 0.5]],
}; // prettier-ignore

/** Of words that are no mood of ours, and of none, one is calm. */
export const moodFaceOf = (mood: string | undefined): readonly (readonly [Expression, number])[] =>
  (mood !== undefined && Object.hasOwn(moodFaces, mood) ? moodFaces[mood] : undefined) ?? moodFaces.calm ?? [];

/** Takes everything back, in place: a face is made anew each frame. */
export function clearFace(face: Face): void {
  clearSide(face.left);
  clearSide(face.right);
  face.eyeYaw = face.eyePitch = face.jaw = 0;
  face.mouth.fill(0);
}

/** Adds so much of an expression to a face; mirrored for those who lead with the right. */
export function addExpression(face: Face, form: ExpressionForm, strength: number, mirrored: boolean): void {
  if (strength === 0) return;
  addSide(face.left, mirrored ? form.right : form.left, strength);
  addSide(face.right, mirrored ? form.left : form.right, strength);
  face.jaw += form.jaw * strength;
  face.eyeYaw += form.eyes[0] * strength * (mirrored ? -1 : 1);
  face.eyePitch += form.eyes[1] * strength;
  const lips = lipsOf.get(form);
  if (!lips) return;
  const { weights } = lips;
  const shapes = mirrored ? lips.mirrored : lips.shapes;
  for (let index = 0; index < weights.length; index++) face.mouth[shapes[index]!]! += weights[index]! * strength;
}

function clearSide(side: FaceSide): void {
  side.lift = side.knit = side.lid = side.low = 0;
}

function addSide(side: FaceSide, form: Readonly<FaceSide>, strength: number): void {
  side.lift += form.lift * strength;
  side.knit += form.knit * strength;
  side.lid += form.lid * strength;
  side.low += form.low * strength;
}

const mirrorOf = (shape: MouthShape): MouthShape =>
  shape === 'smirkL' ? 'smirkR' : shape === 'smirkR' ? 'smirkL' : shape;

/** What each form does with the lips, in lists of numbers: a number that is found by a name of many is garbage. */
const lipsOf: ReadonlyMap<ExpressionForm, ReturnType<typeof lips>> = new Map(
  Object.values(expressionForms).map((form) => [form, lips(form)]),
);

function lips({ mouth }: ExpressionForm) {
  const shapes = Object.keys(mouth) as MouthShape[];
  return {
    shapes: Int8Array.from(shapes, (shape) => shapeAt[shape]),
    mirrored: Int8Array.from(shapes, (shape) => shapeAt[mirrorOf(shape)]),
    weights: Float64Array.from(shapes, (shape) => mouth[shape] ?? 0),
  };
}
