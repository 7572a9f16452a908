import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { LipStep, MouthForm } from './mouth-form.ts';

/** How somebody's mouth is at rest. */
export interface MouthMeasure {
  /** Where its middle is, on the figure; its z is the head's. */
  readonly middle: Spot;
  readonly size: number;
  readonly halfWide: number;
  /** How full the lips are, as a factor. */
  readonly full: number;
  /** How far out of the face it is set, to show among whiskers. */
  readonly out: number;
  /** How far up its corners are. */
  readonly corners: number;
}

/** A point of a mouth from its middle, flat on the face, and how far out of it. */
type Flat = readonly [x: number, y: number, off: number];

const upperLipHigh = 0.0078;
const lowerLipHigh = 0.0096;
/** What narrow shapes are measured by: a small mouth has less to draw together. */
const usualHalfWide = 0.0365;

/** So much less far out are its corners. */
const cornersIn = 0.75;

/** Where the lines of a mouth in one form run: `u` goes from its left corner (−1) to its right (1). */
export class MouthLines {
  constructor(
    private readonly form: MouthForm,
    private readonly measure: MouthMeasure,
  ) {}

  /** A point of what is seen within: `part` goes from its free edge (0) to where a lip covers it (1). */
  within(sheet: 'throat' | 'tongue' | 'teeth' | 'lowTeeth', u: number, part: number): Flat {
    const [x, line] = this.line(u);
    const [top, bottom] = [line + this.opens(u) * this.form.upper, line - this.opens(u) * this.form.lower];
    const high = top - bottom;
    const { teeth, lowTeeth, tongue } = this.form;
    const out = this.setOut(u);
    /** Lips lie over the ends of all that is within. */
    const under = 0.0014;
    switch (sheet) {
      case 'throat':
        return [x, bottom - under * 0.5 + (high + under) * part, out];
      case 'teeth': {
        // Their edge is a flat arc that does not follow the lips.
        const long = Math.min(high, teeth * Math.min(1, (1 - u * u) * 2.4) ** 0.5 * (1 - 0.25 * u * u));
        return [x * 0.99, top - long + (long + under) * part, out + 0.0006 * Math.sin(part * Math.PI)];
      }
      case 'lowTeeth': {
        const long = Math.min(high, lowTeeth * Math.min(1, (1 - u * u) * 2.2) ** 0.5 * (1 - 0.3 * u * u));
        return [x * 0.99, bottom + long - (long + under) * part, out + 0.0004 * Math.sin(part * Math.PI)];
      }
      case 'tongue': {
        const inner = u * 0.8;
        const dome = Math.sqrt(Math.max(0, 1 - u * u)) * (1 - 0.12 * Math.exp(-((u / 0.16) ** 2)));
        const [across] = this.line(inner);
        const low = this.line(inner)[1] - this.opens(inner) * this.form.lower;
        const long = Math.min(high, tongue * dome);
        return [across, low + long - (long + under) * part, out + 0.0004 + 0.001 * dome * part];
      }
    }
  }

  /** A point of a lip, one step across it. */
  lip(which: 'upperLip' | 'lowerLip', u: number, { away, high }: LipStep): Flat {
    const upper = which === 'upperLip';
    const [x, line] = this.line(u);
    const edge = upper ? line + this.opens(u) * this.form.upper : line - this.opens(u) * this.form.lower;
    const thick = this.thickness(upper, u);
    // Towards the corners a lip runs out sideways.
    const aside = 1.05 * u * Math.abs(u) ** 3;
    const side = Math.sin(aside) * thick * away;
    const rise = Math.cos(aside) * thick * away * (upper ? 1 : -1);
    const { pout } = this.form;
    const stands = thick * 0.62 + (0.0014 + pout) * (1 - 0.75 * u * u);
    // All but its outermost line, which stays under the skin.
    const set = high > 0 ? this.setOut(u) + pout * 0.4 * (1 - u * u) : 0;
    return [x + side, edge + rise, stands * high + set];
  }

  /**
   * A point of the fold between cheek and lip: `along` runs from the nose (0) to beside the corner (1), `across` from
   * the lip's side (−1) to the cheek's (1), which stands out.
   */
  fold(which: 'foldLeft' | 'foldRight', along: number, across: number): Flat {
    const sign = which === 'foldLeft' ? -1 : 1;
    const deep = this.form[which];
    const [corner, cornerY] = this.line(sign);
    const reach = Math.abs(corner) + 0.013;
    const ends: readonly Flat[] = [
      [0.03, 0.037, 0],
      [Math.max(0.046, reach + 0.006), 0.027, 0],
      [reach, cornerY - 0.012, 0],
    ];
    const [a, b, c] = [(1 - along) ** 2, 2 * along * (1 - along), along ** 2];
    const x = ends[0]![0] * a + ends[1]![0] * b + ends[2]![0] * c;
    const y = ends[0]![1] * a + ends[1]![1] * b + ends[2]![1] * c;
    const full = deep * Math.sin(Math.PI * Math.min(1, 0.08 + along * 0.92)) ** 0.7;
    const swells = across > 0 ? 0.0026 * Math.sin(across * Math.PI) : 0;
    // Where it does not fold it is a line without width, which must not come through the skin.
    const sunk = 0.004 * (1 - smoothstep(0, 0.12, full));
    const off = full * swells - 0.0026 * across * across - sunk;
    return [sign * (x + across * 0.0075 * full), y + across * 0.003 * full, off];
  }

  /** Among whiskers a mouth is set out most in its middle: as far at its corners, it would be a bill. */
  private setOut(u: number): number {
    return this.measure.out * (1 - cornersIn * u * u);
  }

  /** The line on which the lips meet. */
  private line(u: number): readonly [x: number, y: number] {
    const { wide, left, right, aside, up, arch } = this.form;
    const { halfWide, corners } = this.measure;
    const drawn = wide < 0 ? halfWide * (wide / usualHalfWide) : wide;
    const reach = halfWide + drawn + aside * (u < 0 ? -0.5 : 0.5) * Math.abs(u);
    const corner = u < 0 ? left : right;
    const bend = Math.abs(u) ** 1.9;
    // A slight bow in the middle, as mouths have.
    const bow = 0.0012 * Math.cos(u * 5.2) * (1 - u * u);
    return [reach * u, up + arch * (1 - u * u) + (corners + corner) * bend + bow];
  }

  /** How far open it is there, of how far it is in its middle. */
  private opens(u: number): number {
    const flat = 1 - u * u;
    const { round } = this.form;
    const egg = Math.sqrt(Math.max(0, flat));
    const box = Math.max(0, 1 - u ** 6) ** 0.5;
    return round <= 1 ? flat + (egg - flat) * round : egg + (box - egg) * Math.min(1, round - 1);
  }

  private thickness(upper: boolean, u: number): number {
    const { full } = this.measure;
    const { upperThick, lowerThick } = this.form;
    const thins = 1 - 0.68 * Math.abs(u) ** 2.2;
    if (!upper) return lowerLipHigh * full * lowerThick * thins;
    // Two peaks with a dip between them.
    const peaks = 1 + 0.16 * Math.exp(-(((Math.abs(u) - 0.26) / 0.16) ** 2)) - 0.1 * Math.exp(-((u / 0.1) ** 2));
    return upperLipHigh * full * upperThick * thins * peaks;
  }
}
