import type { Spot } from '../space/spot.ts';
import type { Field } from './field.ts';

/** What a surface is made of, as it is found. */
export interface SurfaceTaker {
  /** A point of the surface and the way out of it; returns its number. */
  point(at: Spot, normal: Spot): number;
  triangle(a: number, b: number, c: number): void;
}

/** Blocks of this many voxels a side are looked into only where a surface can be. */
const blockSide = 8;

/**
 * Finds the surface of a solid: a point in every voxel it runs through (surface nets), pulled once onto the true
 * surface, so that coarse voxels still give smooth forms.
 */
export function findSurface(form: Field, voxel: number, take: SurfaceTaker): void {
  const { distance } = form;
  const margin = voxel * 1.5;
  const low = form.box.low.map((value) => value - margin);
  const [lx, ly, lz] = low as [number, number, number];
  const [nx, ny, nz] = form.box.high.map(
    (value, axis) => Math.ceil((value + margin - low[axis]!) / voxel / blockSide) * blockSide + 1,
  ) as [number, number, number];
  const layer = nx * ny;
  const unasked = 1e3;
  const values = new Float32Array(layer * nz).fill(unasked);
  const blocks: number[] = [];
  // Forms need not be true distances: a quarter more than a block's own radius is looked into.
  const near = voxel * blockSide * 0.5 * Math.sqrt(3) * 1.25 + voxel * 2;

  for (let bz = 0; bz < nz - 1; bz += blockSide)
    for (let by = 0; by < ny - 1; by += blockSide)
      for (let bx = 0; bx < nx - 1; bx += blockSide) {
        const half = blockSide / 2;
        const d = distance(lx + (bx + half) * voxel, ly + (by + half) * voxel, lz + (bz + half) * voxel);
        if (Math.abs(d) <= near) blocks.push(bx, by, bz);
      }

  const eachVoxel = (side: number, visit: (x: number, y: number, z: number, at: number) => void): void => {
    for (let i = 0; i < blocks.length; i += 3) {
      const [bx, by, bz] = [blocks[i]!, blocks[i + 1]!, blocks[i + 2]!];
      for (let z = bz; z < bz + side; z++)
        for (let y = by; y < by + side; y++)
          for (let x = bx; x < bx + side; x++) visit(x, y, z, z * layer + y * nx + x);
    }
  };

  eachVoxel(blockSide + 1, (x, y, z, at) => {
    if (values[at] === unasked) values[at] = distance(lx + x * voxel, ly + y * voxel, lz + z * voxel);
  });

  const corner = (i: number): number => (i & 1) + ((i >> 1) & 1) * nx + (i >> 2) * layer;
  const numbers = new Int32Array(layer * nz).fill(-1);
  eachVoxel(blockSide, (x, y, z, at) => {
    let mask = 0;
    for (let i = 0; i < 8; i++) if (values[at + corner(i)]! < 0) mask |= 1 << i;
    if (mask === 0 || mask === 255) return;
    let [count, px, py, pz] = [0, 0, 0, 0];
    for (let a = 0; a < 8; a++)
      for (let axis = 0; axis < 3; axis++) {
        const b = a | (1 << axis);
        if (b === a || ((mask >> a) & 1) === ((mask >> b) & 1)) continue;
        const va = values[at + corner(a)]!;
        const t = va / (va - values[at + corner(b)]!);
        px += (a & 1) + (axis === 0 ? t : 0);
        py += ((a >> 1) & 1) + (axis === 1 ? t : 0);
        pz += (a >> 2) + (axis === 2 ? t : 0);
        count++;
      }
    const spot: Spot = [lx + (x + px / count) * voxel, ly + (y + py / count) * voxel, lz + (z + pz / count) * voxel];
    const out = normalAt(form, spot, voxel * 0.3);
    const off = Math.max(-voxel * 0.5, Math.min(voxel * 0.5, distance(...spot)));
    const on: Spot = [spot[0] - out[0] * off, spot[1] - out[1] * off, spot[2] - out[2] * off];
    numbers[at] = take.point(on, normalAt(form, on, voxel * 0.4));
  });

  const quad = (a: number, b: number, c: number, d: number, flipped: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flipped) {
      take.triangle(a, c, b);
      take.triangle(a, d, c);
    } else {
      take.triangle(a, b, c);
      take.triangle(a, c, d);
    }
  };
  eachVoxel(blockSide, (x, y, z, at) => {
    if (x === 0 || y === 0 || z === 0) return;
    const inside = values[at]! < 0;
    const number = (back: number): number => numbers[at - back]!;
    if (inside !== values[at + 1]! < 0) quad(number(0), number(nx), number(nx + layer), number(layer), inside);
    if (inside !== values[at + nx]! < 0) quad(number(0), number(layer), number(layer + 1), number(1), inside);
    if (inside !== values[at + layer]! < 0) quad(number(0), number(1), number(1 + nx), number(nx), inside);
  });
}

/** The way out of a solid at a point, from four points around it. */
export function normalAt({ distance }: Field, [x, y, z]: Spot, step: number): Spot {
  const a = distance(x + step, y - step, z - step);
  const b = distance(x - step, y - step, z + step);
  const c = distance(x - step, y + step, z - step);
  const d = distance(x + step, y + step, z + step);
  const [gx, gy, gz] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const length = Math.hypot(gx, gy, gz) || 1;
  return [gx / length, gy / length, gz / length];
}
