import type { Field } from './field.ts';

/** Side of the cells whose corners are remembered, in metres. */
const cell = 0.024;
/** How far about its box a form is remembered: as far as shade is looked for. */
const margin = 0.11;
/** Nearer to the surface than this the form itself is asked. */
const exact = cell * 1.3;
/** With a corner of its cell as near as this, a point can never be far. */
const tooNear = cell * 0.35;

/**
 * The same form, quick to ask away from its surface: distances there are kept at the corners of coarse cells and mixed.
 * Most of the asking is for shade and for finding out where nothing is, and neither needs to be exact.
 */
export function cached(form: Field): Field {
  const { low, high } = form.box;
  const [ax, ay, az] = [low[0] - margin, low[1] - margin, low[2] - margin];
  const count = (axis: 0 | 1 | 2): number => Math.ceil((high[axis] - low[axis] + margin * 2) / cell) + 2;
  const [nx, ny, nz] = [count(0), count(1), count(2)];
  const layer = nx * ny;
  const unasked = 1e9;
  // Made when the first distance is asked for: a form that is never sculpted costs nothing.
  let kept: Float32Array | undefined;

  const ask = (values: Float32Array, at: number, i: number, j: number, k: number): number => {
    const distance = form.distance(ax + i * cell, ay + j * cell, az + k * cell);
    values[at] = distance;
    return distance;
  };

  return {
    box: form.box,
    distance: (x, y, z) => {
      const u = (x - ax) / cell;
      const v = (y - ay) / cell;
      const w = (z - az) / cell;
      const i = Math.floor(u);
      const j = Math.floor(v);
      const k = Math.floor(w);
      if (i < 0 || j < 0 || k < 0 || i > nx - 2 || j > ny - 2 || k > nz - 2) return form.distance(x, y, z);
      const values = (kept ??= new Float32Array(layer * nz).fill(unasked));
      const at = k * layer + j * nx + i;
      const p = u - i;
      const q = v - j;
      const r = w - k;
      // A corner is asked for once; written out, for this runs a million times a figure.
      let a = values[at]!;
      if (a === unasked) a = ask(values, at, i, j, k);
      // Where one corner is very near the surface, the others need not be known.
      if (a < tooNear && a > -tooNear) return form.distance(x, y, z);
      let b = values[at + 1]!;
      if (b === unasked) b = ask(values, at + 1, i + 1, j, k);
      let c = values[at + nx]!;
      if (c === unasked) c = ask(values, at + nx, i, j + 1, k);
      let d = values[at + nx + 1]!;
      if (d === unasked) d = ask(values, at + nx + 1, i + 1, j + 1, k);
      let e = values[at + layer]!;
      if (e === unasked) e = ask(values, at + layer, i, j, k + 1);
      let f = values[at + layer + 1]!;
      if (f === unasked) f = ask(values, at + layer + 1, i + 1, j, k + 1);
      let g = values[at + layer + nx]!;
      if (g === unasked) g = ask(values, at + layer + nx, i, j + 1, k + 1);
      let h = values[at + layer + nx + 1]!;
      if (h === unasked) h = ask(values, at + layer + nx + 1, i + 1, j + 1, k + 1);
      const low = (a + (b - a) * p) * (1 - q) + (c + (d - c) * p) * q;
      const high = (e + (f - e) * p) * (1 - q) + (g + (h - g) * p) * q;
      const mixed = low + (high - low) * r;
      return mixed > exact || mixed < -exact ? mixed : form.distance(x, y, z);
    },
  };
}
