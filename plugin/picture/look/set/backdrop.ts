import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';
import { surfaceShape } from '../shapes/surface.ts';
import type { Bounds } from './bounds.ts';
import { placedShape } from '../shapes/placed.ts';
import type { Hole, WallFace } from './wall-face.ts';

const behindMeters = 0.3;
const marginMeters = 0.6;
/** The painted sky's moon, in parts of the picture: the first window has it. */
const moonAcross = 0.62;
const metersAcross = 9.2;
const metersUp = 4.6;

/** A piece of painted sky behind an opening of an outer wall. */
export function backdropShape(face: WallFace, { left, right, bottom, top }: Hole, index: number): Shape {
  const shape = emptyShape();
  const [middle, half] = [(left + right) / 2, (bottom + top) / 2];
  const z = -face.revealDepth - behindMeters;
  const corner = (x: number, y: number): number =>
    addVertex(
      shape,
      vec(x, y, z),
      vec(0, 0, 1),
      moonAcross + index * 0.37 + 0.02 + (x - middle) / metersAcross,
      Math.min(1, Math.max(0, 0.62 + (y - half) / metersUp)),
    );
  // No further than the wall it is behind: from outside it would be seen over its edge.
  const [west, east] = [Math.max(0, left - marginMeters), Math.min(face.length, right + marginMeters)];
  const [low, high] = [Math.max(0, bottom - marginMeters), Math.min(face.height, top + marginMeters)];
  addQuad(shape, corner(west, low), corner(east, low), corner(east, high), corner(west, high));
  return placedShape(shape, face.stand);
}

/** The sky behind a stage with a place in the open: bent round it, north of everything. */
export function cycloramaShape({ west, east, north }: Bounds): Shape {
  const [middle, reach] = [(west + east) / 2, (east - west) / 2 + 11];
  const height = 12;
  const shape = surfaceShape({ columns: 24, rows: 4, covers: [1, 1] }, (u, v) => {
    const angle = (u - 0.5) * 2.5;
    const x = middle + Math.sin(angle) * reach;
    const z = north + 2 + Math.cos(angle) * 5;
    return { at: vec(x, (1 - v) * height - 0.6, z) };
  });
  // The picture's top is at 1, the surface's at 0.
  return { ...shape, uvs: shape.uvs.map((part, at) => (at % 2 === 1 ? 1 - part : part)) };
}
