import type { Vec3 } from '../../../stage/space/vector.ts';
import { addQuad, addTriangle, emptyShape, type Shape } from './shape.ts';

type Triple = readonly [number, number, number];
const signs = [-1, 1] as const;

/**
 * A box whose edges are cut. Its 24 vertices are those of a plain box: a corner's three vertices keep the normals of
 * their faces, and the cuts between them shade round for nothing.
 */
export function chamferedBox(size: Vec3, chamfer: number): Shape {
  const half: Triple = [size.x / 2, size.y / 2, size.z / 2];
  const cut = Math.max(0, Math.min(chamfer, 0.49 * Math.min(size.x, size.y, size.z)));
  const shape = emptyShape();
  const grain = half.indexOf(Math.max(...half));
  for (const x of signs) for (const y of signs) for (const z of signs) addCorner(shape, [x, y, z], half, cut, grain);
  for (const axis of [0, 1, 2] as const) {
    const [across, along] = [(axis + 1) % 3, (axis + 2) % 3];
    const corner = (side: number, b: number, c: number, face: number): number => {
      const sign = [0, 0, 0];
      [sign[axis], sign[across], sign[along]] = [side, b, c];
      return vertexOf(sign as unknown as Triple, face);
    };
    for (const side of signs) {
      const face = (b: number, c: number): number => corner(side, b, c, axis);
      addQuad(shape, face(-1, -1), face(1, -1), face(1, 1), face(-1, 1));
    }
    if (cut === 0) continue;
    for (const b of signs) {
      for (const c of signs) {
        const edge = (end: number, face: number): number => corner(end, b, c, face);
        addQuad(shape, edge(-1, across), edge(1, across), edge(1, along), edge(-1, along));
      }
    }
  }
  if (cut === 0) return shape;
  // The three vertices of each corner lie one after another.
  for (let first = 0; first < 24; first += 3) addTriangle(shape, first, first + 1, first + 2);
  return shape;
}

const vertexOf = ([x, y, z]: Triple, face: number): number =>
  ((x > 0 ? 4 : 0) + (y > 0 ? 2 : 0) + (z > 0 ? 1 : 0)) * 3 + face;

/** The three vertices of a corner, one on each face, with the grain of wood along the longest side. */
function addCorner(shape: Shape, sign: Triple, half: Triple, cut: number, grain: number): void {
  for (const face of [0, 1, 2] as const) {
    const at = [0, 1, 2].map((axis) => (sign[axis] ?? 0) * ((half[axis] ?? 0) - (axis === face ? 0 : cut)));
    shape.positions.push(...at);
    for (const axis of [0, 1, 2] as const) shape.normals.push(axis === face ? sign[axis] : 0);
    const u = face === grain ? (grain + 1) % 3 : grain;
    shape.uvs.push(at[u] ?? 0, at[3 - u - face] ?? 0);
    shape.colors.push(1, 1, 1, 1);
  }
}
