import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Random } from '../../../../src/kit/random.ts';
import type { Vec3 } from '../../../stage/space/vector.ts';
import type { Part } from './part.ts';

type Axis = 'x' | 'y' | 'z';

/** Boards of unequal width, with thin gaps, some a hair thinner than others. */
export interface Planks {
  /** The way the boards lie beside each other. */
  readonly across: Axis;
  readonly count: number;
  readonly gap?: number;
  readonly chamfer?: number;
  /** How far boards may be short of the face. */
  readonly uneven?: number;
}

export function addPlanks(
  random: Random,
  part: Part,
  material: Material,
  size: Vec3,
  center: Vec3,
  { across, count, gap = 0.004, chamfer = 0.006, uneven = 0.003 }: Planks,
): void {
  const shares = Array.from({ length: count }, () => 1 + (random.next() * 2 - 1) * 0.22);
  const sum = shares.reduce((total, share) => total + share, 0);
  const thin = thinnest(size, across);
  let from = center[across] - size[across] / 2;
  shares.forEach((share, index) => {
    const wide = (share / sum) * size[across];
    const thinner = index % 2 ? random.next() * uneven : 0;
    const board = { ...size, [across]: wide - (count > 1 ? gap : 0), [thin]: size[thin] - thinner };
    part.box(material, board, { ...center, [across]: from + wide / 2 }, chamfer);
    from += wide;
  });
}

/** Which way the faces of boards look. */
const thinnest = (size: Vec3, across: Axis): Axis => {
  const [one, other] = (['x', 'y', 'z'] as const).filter((axis) => axis !== across) as [Axis, Axis];
  return size[one] < size[other] ? one : other;
};
