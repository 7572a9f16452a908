import type { ExpressionForm } from './expression-form.ts';
import { mouthShapes, type Face, type FaceSide, type MouthShape } from './face.ts';

/** Takes everything back, in place: a face is made anew each frame. */
export function clearFace(face: Face): void {
  clearSide(face.left);
  clearSide(face.right);
  face.eyeYaw = face.eyePitch = face.jaw = 0;
  for (const shape of mouthShapes) face.mouth[shape] = 0;
}

/** Adds so much of an expression to a face; mirrored for those who lead with the right. */
export function addExpression(face: Face, form: ExpressionForm, strength: number, mirrored: boolean): void {
  if (strength === 0) return;
  addSide(face.left, mirrored ? form.right : form.left, strength);
  addSide(face.right, mirrored ? form.left : form.right, strength);
  face.jaw += form.jaw * strength;
  face.eyeYaw += form.eyes[0] * strength * (mirrored ? -1 : 1);
  face.eyePitch += form.eyes[1] * strength;
  for (const shape in form.mouth) {
    const weight = form.mouth[shape as MouthShape] ?? 0;
    face.mouth[mirrored ? mirrorOf(shape as MouthShape) : (shape as MouthShape)] += weight * strength;
  }
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
