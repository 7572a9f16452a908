import type { Spot } from '../../stage/space/spot.ts';
import type { Field } from './field.ts';

/** What a surface is made of, as it is found. */
interface SurfaceTaker {
  /** A point of the surface and the way out of it; returns its number. */
  point(at: Spot, normal: Spot): number;
  triangle(a: number, b: number, c: number): void;
}

/** Blocks of this many voxels a side are looked into only where a surface can be. */
const blockSide = 8;
const unasked = 1e3;
/** No corner of a voxel that a surface runs through is further from it than this, in voxels. */
const touching = 2.2;
/** Forms need not be true distances: the most that one changes over a voxel, in voxels. */
const steepestForm = 2;

/**
 * Finds the surface of a solid: a point in every voxel it runs through (surface nets), pulled once onto the true
 * surface, so that coarse voxels still give smooth forms.
 */
export function findSurface(form: Field, voxel: number, take: SurfaceTaker): void {
  const grid = new Grid(form, voxel);
  grid.ask();
  grid.placePoints(take);
  grid.sewTriangles(take);
}

/** The values of a field at the corners of voxels, where its surface can be. This is where all the time goes: it is written plainly, without anything made on the way. */
class Grid {
  private readonly low: Spot;
  private readonly nx: number;
  private readonly ny: number;
  private readonly layer: number;
  private readonly values: Float32Array;
  private readonly numbers: Int32Array;
  /** The lowest voxel of each block that is looked into, as its index. */
  private readonly blocks: number[] = [];
  /** From a voxel's lowest corner to each of its eight. */
  private readonly corners: Int32Array;

  constructor(
    private readonly form: Field,
    private readonly voxel: number,
  ) {
    const margin = voxel * 1.5;
    const { low, high } = form.box;
    this.low = [low[0] - margin, low[1] - margin, low[2] - margin];
    const count = (axis: 0 | 1 | 2): number =>
      Math.ceil((high[axis] + margin - this.low[axis]) / voxel / blockSide) * blockSide + 1;
    this.nx = count(0);
    this.ny = count(1);
    const nz = count(2);
    this.layer = this.nx * this.ny;
    this.values = new Float32Array(this.layer * nz).fill(unasked);
    this.numbers = new Int32Array(this.layer * nz).fill(-1);
    this.corners = Int32Array.from({ length: 8 }, (_, i) => (i & 1) + ((i >> 1) & 1) * this.nx + (i >> 2) * this.layer);
    this.findBlocks(nz);
  }

  private findBlocks(nz: number): void {
    const { low, voxel, nx, ny, layer } = this;
    const { distance } = this.form;
    // Forms need not be true distances: a quarter more than a block's own radius is looked into.
    const near = voxel * blockSide * 0.5 * Math.sqrt(3) * 1.25 + voxel * 2;
    const half = blockSide / 2;
    for (let z = 0; z < nz - 1; z += blockSide)
      for (let y = 0; y < ny - 1; y += blockSide)
        for (let x = 0; x < nx - 1; x += blockSide) {
          const d = distance(low[0] + (x + half) * voxel, low[1] + (y + half) * voxel, low[2] + (z + half) * voxel);
          if (Math.abs(d) <= near) this.blocks.push(z * layer + y * nx + x);
        }
  }

  ask(): void {
    const { values, low, voxel, nx, layer } = this;
    const { distance } = this.form;
    for (const block of this.blocks) {
      const bz = Math.floor(block / layer);
      const by = Math.floor((block - bz * layer) / nx);
      const bx = block - bz * layer - by * nx;
      for (let z = 0; z <= blockSide; z++)
        for (let y = 0; y <= blockSide; y++) {
          let at = block + z * layer + y * nx;
          const py = low[1] + (by + y) * voxel;
          const pz = low[2] + (bz + z) * voxel;
          for (let x = 0; x <= blockSide;) {
            if (values[at] === unasked) values[at] = distance(low[0] + (bx + x) * voxel, py, pz);
            const value = values[at]!;
            x++;
            at++;
            // Far from the surface the next corners are inside or outside too: how far exactly is not asked.
            let sure = Math.floor((Math.abs(value) / voxel - touching) / steepestForm);
            for (; sure > 0 && x <= blockSide; sure--, x++, at++) if (values[at] === unasked) values[at] = value;
          }
        }
    }
  }

  placePoints(take: SurfaceTaker): void {
    const { nx, layer } = this;
    for (const block of this.blocks)
      for (let z = 0; z < blockSide; z++)
        for (let y = 0; y < blockSide; y++) {
          const row = block + z * layer + y * nx;
          for (let at = row; at < row + blockSide; at++) this.placePoint(at, take);
        }
  }

  private placePoint(at: number, take: SurfaceTaker): void {
    const { values, corners, voxel, low, nx, layer } = this;
    let mask = 0;
    for (let i = 0; i < 8; i++) if (values[at + corners[i]!]! < 0) mask |= 1 << i;
    if (mask === 0 || mask === 255) return;
    let count = 0;
    let px = 0;
    let py = 0;
    let pz = 0;
    for (let a = 0; a < 8; a++)
      for (let axis = 0; axis < 3; axis++) {
        const b = a | (1 << axis);
        if (b === a || ((mask >> a) & 1) === ((mask >> b) & 1)) continue;
        const va = values[at + corners[a]!]!;
        const part = va / (va - values[at + corners[b]!]!);
        px += (a & 1) + (axis === 0 ? part : 0);
        py += ((a >> 1) & 1) + (axis === 1 ? part : 0);
        pz += (a >> 2) + (axis === 2 ? part : 0);
        count++;
      }
    const bz = Math.floor(at / layer);
    const by = Math.floor((at - bz * layer) / nx);
    const bx = at - bz * layer - by * nx;
    const x = low[0] + (bx + px / count) * voxel;
    const y = low[1] + (by + py / count) * voxel;
    const z = low[2] + (bz + pz / count) * voxel;
    const out = this.steepest(at);
    const off = Math.max(-voxel * 0.5, Math.min(voxel * 0.5, this.form.distance(x, y, z)));
    const on: Spot = [x - out[0] * off, y - out[1] * off, z - out[2] * off];
    this.numbers[at] = take.point(on, normalAt(this.form, on, voxel * 0.4));
  }

  /** The way out of the solid in a voxel, from its corners alone. */
  private steepest(at: number): Spot {
    const { values, corners } = this;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = 0; i < 8; i++) {
      const value = values[at + corners[i]!]!;
      x += i & 1 ? value : -value;
      y += i & 2 ? value : -value;
      z += i & 4 ? value : -value;
    }
    const length = Math.hypot(x, y, z) || 1;
    return [x / length, y / length, z / length];
  }

  /** Between the four voxels around each edge the surface crosses. */
  sewTriangles(take: SurfaceTaker): void {
    const { values, nx, layer } = this;
    for (const block of this.blocks)
      for (let z = 0; z < blockSide; z++)
        for (let y = 0; y < blockSide; y++) {
          const row = block + z * layer + y * nx;
          for (let at = row; at < row + blockSide; at++) {
            const isInside = values[at]! < 0;
            if (isInside !== values[at + 1]! < 0) this.quad(take, at, nx, layer, isInside);
            if (isInside !== values[at + nx]! < 0) this.quad(take, at, layer, 1, isInside);
            if (isInside !== values[at + layer]! < 0) this.quad(take, at, 1, nx, isInside);
          }
        }
  }

  private quad(take: SurfaceTaker, at: number, back: number, aside: number, isFlipped: boolean): void {
    if (at < back + aside) return;
    const { numbers } = this;
    const a = numbers[at]!;
    const b = numbers[at - back]!;
    const c = numbers[at - back - aside]!;
    const d = numbers[at - aside]!;
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    take.triangle(a, isFlipped ? c : b, isFlipped ? b : c);
    take.triangle(a, isFlipped ? d : c, isFlipped ? c : d);
  }
}

/** The way out of a solid at a point, from four points around it. */
export function normalAt({ distance }: Field, [x, y, z]: Spot, step: number): Spot {
  const a = distance(x + step, y - step, z - step);
  const b = distance(x - step, y - step, z + step);
  const c = distance(x - step, y + step, z - step);
  const d = distance(x + step, y + step, z + step);
  const gx = a - b - c + d;
  const gy = -a - b + c + d;
  const gz = -a + b - c + d;
  const length = Math.hypot(gx, gy, gz) || 1;
  return [gx / length, gy / length, gz / length];
}
