import type { Vec3 } from '../space/vector.ts';
import { Cells } from './cells.ts';

/** A surface as corner points, three a triangle. */
export interface Triangles {
  readonly positions: ArrayLike<number>;
  /** Into `positions`, in threes. Without it every three points are a triangle. */
  readonly indices?: ArrayLike<number>;
}

const cellMeters = 0.5;
const stride = 9;

/**
 * The true height of the floor anywhere. The navmesh is only good to a voxel, and feet that float by a voxel show.
 */
export class Floor {
  readonly triangles: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
  private readonly cells = new Cells(cellMeters);

  constructor(surfaces: readonly Triangles[]) {
    const corners: number[] = [];
    for (const { positions, indices } of surfaces) {
      const count = indices?.length ?? positions.length / 3;
      for (let corner = 0; corner < count; corner++) {
        const at = 3 * (indices?.[corner] ?? corner);
        corners.push(positions[at] ?? NaN, positions[at + 1] ?? NaN, positions[at + 2] ?? NaN);
      }
    }
    this.triangles = new Float64Array(corners);
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    corners.forEach((value, index) => {
      low[index % 3] = Math.min(low[index % 3]!, value);
      high[index % 3] = Math.max(high[index % 3]!, value);
    });
    this.min = { x: low[0]!, y: low[1]!, z: low[2]! };
    this.max = { x: high[0]!, y: high[1]!, z: high[2]! };
    for (let at = 0; at < corners.length; at += stride) this.index(at);
  }

  /** The height of the floor under or over a point, of several the one nearest to `y`; `y` itself where there is none. */
  heightAt(x: number, z: number, y: number): number {
    let best = NaN;
    for (const at of this.cells.at(x, z)) {
      const height = this.heightOn(at, x, z);
      if (!Number.isNaN(height) && !(Math.abs(height - y) >= Math.abs(best - y))) best = height;
    }
    return Number.isNaN(best) ? y : best;
  }

  private heightOn(at: number, x: number, z: number): number {
    const t = this.triangles;
    const ax = t[at]!;
    const ay = t[at + 1]!;
    const az = t[at + 2]!;
    const ux = t[at + 3]! - ax;
    const uz = t[at + 5]! - az;
    const vx = t[at + 6]! - ax;
    const vz = t[at + 8]! - az;
    const area = ux * vz - uz * vx;
    if (Math.abs(area) < 1e-9) return NaN;
    const px = x - ax;
    const pz = z - az;
    const u = (px * vz - pz * vx) / area;
    const v = (ux * pz - uz * px) / area;
    return u >= -1e-4 && v >= -1e-4 && u + v <= 1.0001 ? ay + u * (t[at + 4]! - ay) + v * (t[at + 7]! - ay) : NaN;
  }

  private index(at: number): void {
    const t = this.triangles;
    const [x0, x1, x2] = [t[at]!, t[at + 3]!, t[at + 6]!];
    const [z0, z1, z2] = [t[at + 2]!, t[at + 5]!, t[at + 8]!];
    const [lowX, lowZ] = [Math.min(x0, x1, x2), Math.min(z0, z1, z2)];
    this.cells.each(lowX, lowZ, Math.max(x0, x1, x2), Math.max(z0, z1, z2), (cell) => cell.push(at));
  }
}
