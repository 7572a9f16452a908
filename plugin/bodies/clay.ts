import { joints, type Joint } from '../figures/joint.ts';

/** A colour as light: linear red, green and blue from 0 to 1. */
export type Paint = readonly [red: number, green: number, blue: number];

/** How much each joint moves a point; four at most count. */
export type Binding = readonly (readonly [Joint, number])[];

/** A point of a surface that is being shaped. */
export type Spot = [x: number, y: number, z: number];

/**
 * A skin of `around` by `along` patches over the unit square: `u` goes around, `v` from one end to the other. Seen from
 * outside, `u` goes to the left of `v`: to the viewer's right when `v` goes up, to their left when it goes down.
 */
export interface Skin {
  readonly around: number;
  readonly along: number;
  /** Where its columns are, where they are not evenly spread: two close together make a crisp edge of colour. */
  readonly columns?: readonly number[];
  at(u: number, v: number): Spot;
  paint: Paint | ((spot: Spot, u: number, v: number) => Paint);
  bind: Binding | ((spot: Spot, u: number, v: number) => Binding);
  /** Does not close around: a flap, a brow, a lid. */
  readonly open?: boolean;
}

/** What `#rrggbb` is as light. */
export function paintOf(hex: string): Paint {
  const channel = (from: number): number => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export const mixed = (a: Paint, b: Paint, part: number): Paint => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];
export const shaded = (a: Paint, by: number): Paint => [a[0] * by, a[1] * by, a[2] * by];

/** 0 before `from`, 1 after `to`, smooth between. */
export function rise(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** A lump of one substance that moves with a body: surfaces are pressed onto it, then it is taken away as arrays. */
export class Clay {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colours: number[] = [];
  readonly uvs: number[] = [];
  readonly boneIndices: number[] = [];
  readonly boneWeights: number[] = [];
  readonly indices: number[] = [];
  private readonly indexOf = new Map<Joint, number>(joints.map((joint, index) => [joint, index]));

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  press(skin: Skin): void {
    const { along, columns } = skin;
    const around = columns ? columns.length - 1 : skin.around;
    const first = this.vertexCount;
    const spots: Spot[] = [];
    for (let row = 0; row <= along; row++) {
      for (let column = 0; column <= around; column++) {
        const [u, v] = [columns?.[column] ?? column / around, row / along];
        const spot = skin.at(u, v);
        spots.push(spot);
        this.positions.push(...spot);
        const paint = typeof skin.paint === 'function' ? skin.paint(spot, u, v) : skin.paint;
        this.colours.push(...paint, 1);
        this.bind(typeof skin.bind === 'function' ? skin.bind(spot, u, v) : skin.bind);
      }
    }
    this.measure(spots, around, along);
    const width = around + 1;
    for (let row = 0; row < along; row++) {
      for (let column = 0; column < around; column++) {
        const corner = first + row * width + column;
        this.indices.push(corner, corner + 1, corner + width, corner + 1, corner + width + 1, corner + width);
      }
    }
    this.normals.push(...normalsOf(spots, around, along, skin.open ?? false));
  }

  /** Grows all from a vertex on, away from the point of the middle plane at this height. */
  grow(from: number, y: number, by: number): void {
    for (let index = from * 3; index < this.positions.length; index += 3) {
      this.positions[index]! *= by;
      this.positions[index + 1] = y + (this.positions[index + 1]! - y) * by;
      this.positions[index + 2]! *= by;
    }
  }

  /** Lays the texture on in true size: as far around as the middle row is long, as far along as a column is. */
  private measure(spots: readonly Spot[], around: number, along: number): void {
    const width = around + 1;
    const length = (from: number, step: number, count: number): number => {
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const [a, b] = [spots[from + i * step] as Spot, spots[from + (i + 1) * step] as Spot];
        sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      }
      return sum;
    };
    const wide = length((along >> 1) * width, 1, around);
    const high = length(around >> 2, width, along);
    for (let row = 0; row <= along; row++) {
      for (let column = 0; column <= around; column++) this.uvs.push((column / around) * wide, (row / along) * high);
    }
  }

  private bind(binding: Binding): void {
    const strongest = binding
      .filter(([, weight]) => weight > 0.001)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4);
    const whole = strongest.reduce((sum, [, weight]) => sum + weight, 0);
    for (let slot = 0; slot < 4; slot++) {
      const [joint, weight] = strongest[slot] ?? ['hips', 0];
      this.boneIndices.push(this.indexOf.get(joint) ?? 0);
      this.boneWeights.push(whole > 0 ? weight / whole : slot === 0 ? 1 : 0);
    }
  }
}

/** Smooth normals of a grid of spots: each the mean of its patches; seams and poles are one point each. */
function normalsOf(spots: readonly Spot[], around: number, along: number, open: boolean): number[] {
  const width = around + 1;
  const normals = new Float64Array(spots.length * 3);
  const add = (index: number, x: number, y: number, z: number): void => {
    normals[index * 3]! += x;
    normals[index * 3 + 1]! += y;
    normals[index * 3 + 2]! += z;
  };
  for (let row = 0; row < along; row++) {
    for (let column = 0; column < around; column++) {
      const a = row * width + column;
      const corners = [a, a + width, a + width + 1, a + 1] as const;
      const [p, q, r, s] = corners.map((index) => spots[index] as Spot) as [Spot, Spot, Spot, Spot];
      const [ux, uy, uz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
      const [vx, vy, vz] = [s[0] - q[0], s[1] - q[1], s[2] - q[2]];
      const [x, y, z] = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux];
      for (const index of corners) add(index, -x, -y, -z);
    }
  }
  const share = (indices: readonly number[]): void => {
    const sum = [0, 0, 0];
    for (const index of indices) for (let axis = 0; axis < 3; axis++) sum[axis]! += normals[index * 3 + axis]!;
    for (const index of indices) for (let axis = 0; axis < 3; axis++) normals[index * 3 + axis] = sum[axis]!;
  };
  if (!open) for (let row = 0; row <= along; row++) share([row * width, row * width + around]);
  for (const row of [0, along]) {
    const [a, b] = [spots[row * width] as Spot, spots[row * width + (around >> 1)] as Spot];
    const pole = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1e-5;
    if (pole) share(Array.from({ length: width }, (_, column) => row * width + column));
  }
  const list: number[] = [];
  for (let index = 0; index < spots.length; index++) {
    const [x, y, z] = [normals[index * 3]!, normals[index * 3 + 1]!, normals[index * 3 + 2]!];
    const length = Math.hypot(x, y, z) || 1;
    list.push(x / length, y / length, z / length);
  }
  return list;
}
