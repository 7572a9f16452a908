import { joints, type Joint } from '../rig/joint.ts';
import { stuffs, type Binding, type Paint, type Stuff } from '../sculpt/layer.ts';
import type { Sculpture } from '../sculpt/sculpt.ts';
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

  get count(): number {
    return this.points.length;
  }

  /**
   * Rows of points, as many in each, and the skin between them. The side its normals point to is the one that is seen;
   * of a sheet that lies folded to nothing, `spread` says where its points are when it is not.
   */
  sheet(rows: readonly (readonly PiecePoint[])[], spread?: readonly (readonly Spot[])[]): void {
    const first = this.count;
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
    const { points } = this;
    const flat = (list: (point: PiecePoint) => readonly number[]): Float32Array =>
      new Float32Array(points.flatMap((point) => [...list(point)]));
    const bound = points.map(({ moves }) => fourOf(moves));
    return {
      positions: flat(({ at }) => at),
      normals: flat(({ normal }) => normal),
      colours: flat(({ paint }) => [...paint, 1]),
      uvs: flat(({ stuff, open = 0.9 }) => [(stuffs.indexOf(stuff) + 0.5) / stuffs.length, open]),
      boneIndices: new Float32Array(bound.flatMap((moves) => moves.map(([joint]) => joints.indexOf(joint)))),
      boneWeights: new Float32Array(bound.flatMap((moves) => moves.map(([, weight]) => weight))),
      indices: new Uint32Array(this.indices),
    };
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

const minus = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The four joints with most say, their weights summing to one. */
function fourOf(moves: Binding): readonly (readonly [Joint, number])[] {
  const strongest = [...moves].sort((a, b) => b[1] - a[1]).slice(0, 4);
  const whole = strongest.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return [0, 1, 2, 3].map((slot) => {
    const [joint, weight] = strongest[slot] ?? ['hips', 0];
    return [joint, weight / whole];
  });
}
