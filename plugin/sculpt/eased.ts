import type { Field } from './field.ts';

/** Side of the cells whose corners are remembered, in metres. */
const cell = 0.024;
/** How far about its box a form is remembered: as far as shade is looked for. */
const margin = 0.11;
/** Nearer to the surface than this the form itself is asked. */
const exact = cell * 1.3;

/**
 * The same form, quick to ask away from its surface: distances there are kept at the corners of coarse cells and mixed.
 * Most of the asking is for shade and for finding out where nothing is, and neither needs to be exact.
 */
export function eased(form: Field): Field {
  const { low, high } = form.box;
  const [ax, ay, az] = [low[0] - margin, low[1] - margin, low[2] - margin];
  const count = (axis: 0 | 1 | 2): number => Math.ceil((high[axis] - low[axis] + margin * 2) / cell) + 2;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  // Asked for only when the first distance is: a form that is never sculpted costs nothing.
  let kept: Float32Array | undefined;
  return {
    box: form.box,
    distance: (x, y, z) => {
      const [u, v, w] = [(x - ax) / cell, (y - ay) / cell, (z - az) / cell];
      const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
      if (i < 0 || j < 0 || k < 0 || i > nx - 2 || j > ny - 2 || k > nz - 2) return form.distance(x, y, z);
      const values = (kept ??= new Float32Array(nx * ny * nz).fill(Number.NaN));
      const corner = (a: number, b: number, c: number): number => {
        const at = (c * ny + b) * nx + a;
        const value = values[at]!;
        if (value === value) return value;
        return (values[at] = form.distance(ax + a * cell, ay + b * cell, az + c * cell));
      };
      const [p, q, r] = [u - i, v - j, w - k];
      const row = (b: number, c: number): number => corner(i, b, c) * (1 - p) + corner(i + 1, b, c) * p;
      const sheet = (c: number): number => row(j, c) * (1 - q) + row(j + 1, c) * q;
      const mixed = sheet(k) * (1 - r) + sheet(k + 1) * r;
      return Math.abs(mixed) > exact ? mixed : form.distance(x, y, z);
    },
  };
}
