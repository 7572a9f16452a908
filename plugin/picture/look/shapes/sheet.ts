import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

const up = vec(0, 1, 0);

/** A flat rectangle in the xz plane, looking up. */
export function sheetShape(width: number, depth: number): Shape {
  const shape = emptyShape();
  const [x, z] = [width / 2, depth / 2];
  const corner = (across: number, ahead: number): number => addVertex(shape, vec(across, 0, ahead), up, across, ahead);
  addQuad(shape, corner(-x, -z), corner(x, -z), corner(x, z), corner(-x, z));
  return shape;
}
