type Point = readonly [number, number, number];

/** Corners, their normals and the triangles between them. */
export interface Solid {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

const sides = 12;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A round body along a line: at each share of the way one radius. `flat` presses it from front to back. */
export function turned(
  from: Point,
  to: Point,
  radii: readonly (readonly [share: number, radius: number])[],
  flat = 1,
): Solid {
  const axis = unit(minus(to, from));
  const across = unit(cross(axis, Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const ahead = cross(across, axis);
  const solid: Solid = { positions: [], normals: [], indices: [] };
  for (const [share, radius] of radii) {
    for (let side = 0; side < sides; side++) {
      const angle = (side / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle) * flat];
      for (let k = 0; k < 3; k++) {
        const middle = from[k]! + (to[k]! - from[k]!) * share;
        solid.positions.push(middle + radius * (across[k]! * c + ahead[k]! * s));
      }
      solid.normals.push(...unit([0, 1, 2].map((k) => across[k]! * c + ahead[k]! * s) as unknown as Point));
    }
  }
  for (let ring = 0; ring + 1 < radii.length; ring++) {
    for (let side = 0; side < sides; side++) {
      const [a, b] = [ring * sides + side, ring * sides + ((side + 1) % sides)];
      solid.indices.push(a, b, a + sides, b, b + sides, a + sides);
    }
  }
  return solid;
}

/** A ball, as a body that is turned. */
export function ball([x, y, z]: Point, radius: number): Solid {
  const rings = Array.from({ length: 9 }, (_, ring): readonly [number, number] => {
    const angle = (ring / 8) * Math.PI;
    return [(1 - Math.cos(angle)) / 2, Math.max(0.001, Math.sin(angle) * radius)];
  });
  return turned([x, y - radius, z], [x, y + radius, z], rings);
}
