import { clamp } from '../../../src/kit/numbers.ts';
import type { Field } from '../sculpt/field.ts';
import { normalAt } from '../sculpt/surface-nets.ts';
import type { Spot } from '../../stage/space/spot.ts';

/** The first of a form that one meets coming from the front at this x and y, starting at `fromZ`; as deep as `toZ`. */
export function frontOf({ distance }: Field, x: number, y: number, fromZ: number, toZ: number): number {
  let z = fromZ;
  for (let step = 0; step < 48; step++) {
    const d = distance(x, y, z);
    if (d < 0.0002) return z;
    z -= d * 0.85;
    if (z < toZ) return toZ;
  }
  return z;
}

/** The way out of a form at a point of its surface. */
export const outOf = (form: Field, at: Spot): Spot => normalAt(form, at, 0.004);

/** The box of a face that is surveyed, and how finely. */
interface Survey {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly step: number;
}

/**
 * How far forward a part of a face lies at each of its points, surveyed once: a mouth is laid on it in twenty shapes,
 * and asking the form itself each time would take as long as sculpting the head. It is surveyed from below upwards and
 * never from far in front, so that a nose that hangs over the lip is not taken for the lip.
 */
export class FaceGround {
  private readonly heights: Float32Array;
  private readonly columns: number;
  private readonly rows: number;

  constructor(
    form: Field,
    private readonly survey: Survey,
    frontZ: number,
  ) {
    const { left, right, bottom, top, step } = survey;
    this.columns = Math.ceil((right - left) / step) + 1;
    this.rows = Math.ceil((top - bottom) / step) + 1;
    this.heights = new Float32Array(this.columns * this.rows);
    const middle = (left + right) / 2;
    for (let column = 0; column < this.columns; column++) {
      const x = left + column * step;
      const isUnderNose = Math.abs(x - middle) < noseHalfWide;
      const steepest = step * (isUnderNose ? 1.3 : 5);
      let below = frontZ;
      for (let row = 0; row < this.rows; row++) {
        const y = bottom + row * step;
        const from = row === 0 ? frontZ : Math.min(frontZ, below + steepest);
        // What is already inside there belongs to what hangs over it.
        const z = form.distance(x, y, from) < 0 ? below + 0.001 : frontOf(form, x, y, from, below - 0.03);
        this.heights[row * this.columns + column] = z;
        below = z;
      }
    }
    this.smoothen();
  }

  z(x: number, y: number): number {
    const { left, bottom, step } = this.survey;
    const column = clamp((x - left) / step, 0, this.columns - 1.001);
    const row = clamp((y - bottom) / step, 0, this.rows - 1.001);
    const [i, j] = [Math.floor(column), Math.floor(row)];
    const s = column - i;
    return curve(
      this.along(i, j - 1, s),
      this.along(i, j, s),
      this.along(i, j + 1, s),
      this.along(i, j + 2, s),
      row - j,
    );
  }

  /** The way out of it, near enough for what is laid on it. */
  out(x: number, y: number): Spot {
    const { left, bottom, step } = this.survey;
    const i = Math.round(clamp((x - left) / step, 0, this.columns - 1));
    const j = Math.round(clamp((y - bottom) / step, 0, this.rows - 1));
    const [s, t] = [(x - left) / step - i, (y - bottom) / step - j];
    const middle = this.height(i, j);
    const [before, after] = [this.height(i - 1, j), this.height(i + 1, j)];
    const [under, over] = [this.height(i, j - 1), this.height(i, j + 1)];
    // The slope of the parabola through three heights: it does not jump from one to the next.
    const dx = ((after - before) / 2 + (after + before - 2 * middle) * clamp(s, -0.5, 0.5)) / step;
    const dy = ((over - under) / 2 + (over + under - 2 * middle) * clamp(t, -0.5, 0.5)) / step;
    const length = Math.hypot(dx, dy, 1);
    return [-dx / length, -dy / length, 1 / length];
  }

  private along(column: number, row: number, part: number): number {
    const [a, b] = [this.height(column - 1, row), this.height(column, row)];
    return curve(a, b, this.height(column + 1, row), this.height(column + 2, row), part);
  }

  private height(column: number, row: number): number {
    return this.heights[clamp(row, 0, this.rows - 1) * this.columns + clamp(column, 0, this.columns - 1)] as number;
  }

  /** Takes out what is finer than the survey is. */
  private smoothen(): void {
    const before = this.heights.slice();
    const at = (column: number, row: number): number =>
      before[clamp(row, 0, this.rows - 1) * this.columns + clamp(column, 0, this.columns - 1)] as number;
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++) {
        const around = at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1);
        const mean = at(column, row) * 0.5 + around * 0.125;
        // Never below the face: what is laid there would drown.
        this.heights[row * this.columns + column] = Math.max(at(column, row), mean);
      }
  }
}

/** As far as this from the middle a nose may hang over a lip; beyond it what comes forward is cheek. */
const noseHalfWide = 0.038;

/** A smooth way through four heights (Catmull–Rom), `t` from the second to the third. */
const curve = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
