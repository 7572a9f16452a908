import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Assembly } from './assembly.ts';
import type { Part } from './part.ts';

type Axis = 'x' | 'y' | 'z';

/** Boards side by side that fill a box: of unequal width, with thin gaps, some a hair thinner than others. */
interface Planks {
  readonly center: Vec3;
  readonly size: Vec3;
  /** The way the boards lie beside each other. */
  readonly across: Axis;
  /** Which way their faces look: the box is filled only up to its thickness there. */
  readonly faces: Axis;
  readonly count: number;
  readonly material: Material;
  readonly gap?: number;
  readonly chamfer?: number;
  /** How far boards may be short of the face. */
  readonly uneven?: number;
}

export function addPlanks(assembly: Assembly, part: Part, planks: Planks): void {
  const { center, size, across, faces, count, material, gap = 0.004, chamfer = 0.006, uneven = 0.003 } = planks;
  const shares = Array.from({ length: count }, () => 1 + assembly.wobble(0.22));
  const sum = shares.reduce((total, share) => total + share, 0);
  let from = center[across] - size[across] / 2;
  shares.forEach((share, index) => {
    const wide = (share / sum) * size[across];
    const thinner = index % 2 ? assembly.random.next() * uneven : 0;
    const board = replaced(replaced(size, across, wide - (count > 1 ? gap : 0)), faces, size[faces] - thinner);
    const at = replaced(center, across, from + wide / 2);
    part.box(material, board, at, chamfer);
    from += wide;
  });
}

const replaced = (v: Vec3, axis: Axis, value: number): Vec3 =>
  vec(axis === 'x' ? value : v.x, axis === 'y' ? value : v.y, axis === 'z' ? value : v.z);
