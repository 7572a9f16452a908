import { expect } from 'vitest';
import type { Layer } from '../../../../plugin/body/sculpt/layer.ts';
import { findSurface } from '../../../../plugin/body/sculpt/surface-nets.ts';

/** A layer has a surface without holes or bad numbers, and its box holds it. Looked at coarsely: it is the form that counts. */
export function expectClosed(layer: Layer, coarseness = 1.6): void {
  const { low, high } = layer.form.box;
  const edges = new Map<string, number>();
  let points = 0;
  findSurface(layer.form, layer.voxel * coarseness, {
    point(at, normal) {
      for (const axis of [0, 1, 2] as const) {
        if (!Number.isFinite(at[axis]) || !Number.isFinite(normal[axis]))
          throw new Error(`${layer.name} has a bad point.`);
        if (at[axis] < low[axis] - layer.voxel * 2 || at[axis] > high[axis] + layer.voxel * 2)
          throw new Error(`${layer.name} leaves its box at ${at.join(', ')}.`);
      }
      return points++;
    },
    triangle(a, b, c) {
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        // prettier-ignore
        const name = from < to ? `${from} ${to}` : `${to} ${from}`;
        edges.set(name, (edges.get(name) ?? 0) + (from < to ? 1 : -1));
      }
    },
  });
  const open = [...edges.values()].filter((turns) => turns !== 0).length;
  expect(points, `${layer.name} has points`).toBeGreaterThan(7);
  expect(open, `${layer.name} is closed`).toBe(0);
}
