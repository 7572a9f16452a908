import type { Binding, Paint, Stuff } from '../sculpt/layer.ts';
import { Clay, type Sculpture } from '../sculpt/sculpture.ts';
import type { Spot } from '../../stage/space/spot.ts';

/** What a point of a piece is: where it faces, what it is made of, what moves it. */
export interface PiecePoint {
  readonly at: Spot;
  readonly normal: Spot;
  readonly paint: Paint;
  readonly stuff: Stuff;
  /** How open to the sky, 0..1. */
  readonly open?: number;
  readonly moves: Binding;
}

/** A piece of a figure laid by hand, point by point: what is too fine or too thin to be found in voxels. */
export class FacePiece {
  private readonly points: PiecePoint[] = [];
  private readonly indices: number[] = [];

  /**
   * Rows of points, as many in each, and the skin between them. The side its normals point to is the one that is seen;
   * of a sheet that lies folded to nothing, `spread` says where its points are when it is not.
   */
  sheet(rows: readonly (readonly PiecePoint[])[], spread?: readonly (readonly Spot[])[]): void {
    const first = this.points.length;
    const spots = spread?.flat() ?? rows.flatMap((row) => row.map(({ at }) => at));
    const columns = rows[0]?.length ?? 0;
    for (const row of rows) this.points.push(...row);
    for (let row = 0; row + 1 < rows.length; row++)
      for (let column = 0; column + 1 < columns; column++) {
        const a = first + row * columns + column;
        this.triangle(a, a + 1, a + columns, spots, first);
        this.triangle(a + 1, a + columns + 1, a + columns, spots, first);
      }
  }

  taken(): Sculpture {
    const clay = new Clay();
    for (const { at, normal, paint, stuff, open = 0.9, moves } of this.points)
      clay.add(at, normal, paint, stuff, open, moves);
    clay.indices.push(...this.indices);
    return clay.taken();
  }

  private triangle(a: number, b: number, c: number, spots: readonly Spot[], first: number): void {
    const [p, q, r] = [a, b, c].map((index) => spots[index - first] as Spot) as [Spot, Spot, Spot];
    const out = cross(minus(q, p), minus(r, p));
    const normals = [a, b, c].map((index) => (this.points[index] as PiecePoint).normal);
    const faces = normals.reduce((sum, normal) => sum + dot(out, normal), 0);
    // Figures are wound clockwise as seen from outside.
    if (faces > 0) this.indices.push(a, c, b);
    else this.indices.push(a, b, c);
  }
}

/** How a tube is at one of its points: how thick it is across and out of the face, and what it is made of. */
export interface TubeSection {
  readonly at: Spot;
  /** The way out of the face there. */
  readonly out: Spot;
  readonly wide: number;
  readonly deep: number;
}

/** Rows of a sheet that is rolled around a line of sections, closed to points at its ends by whoever thins them there. */
export function tubeRows(
  sections: readonly TubeSection[],
  sides: number,
  finish: (section: number, around: number) => Pick<PiecePoint, 'paint' | 'stuff' | 'moves'> & { swell?: number },
): readonly (readonly PiecePoint[])[] {
  return sections.map(({ at, out, wide, deep }, index) => {
    const before = sections[index - 1]?.at ?? at;
    const after = sections[index + 1]?.at ?? at;
    const across = unit(cross(minus(after, before), out));
    return Array.from({ length: sides + 1 }, (_, side) => {
      const around = ((side % sides) / sides) * Math.PI * 2;
      const [sin, cos] = [Math.sin(around), Math.cos(around)];
      const { swell = 1, ...made } = finish(index, around);
      const normal = unit([
        across[0] * cos * deep + out[0] * sin * wide,
        across[1] * cos * deep + out[1] * sin * wide,
        across[2] * cos * deep + out[2] * sin * wide,
      ]);
      return {
        at: [
          at[0] + (across[0] * cos * wide + out[0] * sin * deep) * swell,
          at[1] + (across[1] * cos * wide + out[1] * sin * deep) * swell,
          at[2] + (across[2] * cos * wide + out[2] * sin * deep) * swell,
        ],
        normal,
        ...made,
      };
    });
  });
}

/** So far from a point in a direction. */
export const along = (from: Spot, direction: Spot, far: number): Spot => [
  from[0] + direction[0] * far,
  from[1] + direction[1] * far,
  from[2] + direction[2] * far,
];

export function unit([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
