/**
 * Several values that run through the same keys: eased at every rest and turn, never past a key, with no corner on the way. Where
 * they are is reckoned at once and read from a list: each number handed over would be garbage.
 */
export class Tracks {
  /** When; before the first key and after the last they stay as they are there. */
  time = 0;
  /** Where they are then. */
  readonly now: Float64Array;
  private readonly times: Float64Array;
  /** At each key, one value after the other; and how steep it runs there. */
  private readonly keys: Float64Array;
  private readonly slopes: Float64Array;

  constructor(times: readonly number[], values: readonly (readonly number[])[]) {
    this.now = new Float64Array(values.length);
    this.times = Float64Array.from(times);
    this.keys = Float64Array.from(values.flat());
    this.slopes = Float64Array.from(values.flatMap((each) => slopesOf(times, each)));
  }

  reckon(): void {
    const { times, keys, slopes, now, time } = this;
    const count = times.length;
    const last = count - 1;
    if (last < 0) return;
    if (time <= times[0]! || time >= times[last]!) {
      const key = time <= times[0]! ? 0 : last;
      for (let value = 0; value < now.length; value++) now[value] = keys[value * count + key]!;
      return;
    }
    let index = 0;
    while (time > times[index + 1]!) index++;
    const begins = times[index]!;
    const long = Math.max(1e-6, times[index + 1]! - begins);
    const s = (time - begins) / long;
    const s2 = s * s;
    const s3 = s2 * s;
    const from = 2 * s3 - 3 * s2 + 1;
    const leaving = (s3 - 2 * s2 + s) * long;
    const to = 3 * s2 - 2 * s3;
    const arriving = (s3 - s2) * long;
    for (let value = 0, key = index; value < now.length; value++, key += count) {
      now[value] = from * keys[key]! + leaving * slopes[key]! + to * keys[key + 1]! + arriving * slopes[key + 1]!;
    }
  }
}

/** Of a monotone cubic (Fritsch and Carlson): equal neighbours hold still, which an ordinary spline does not. */
const slopesOf = (times: readonly number[], values: readonly number[]): number[] =>
  values.map((_, index) => {
    const before = index > 0 ? steepness(times, values, index - 1) : 0;
    const after = index < values.length - 1 ? steepness(times, values, index) : 0;
    if (before * after <= 0) return 0;
    // The harmonic mean keeps the curve between its keys.
    return (2 * before * after) / (before + after);
  });

function steepness(times: readonly number[], values: readonly number[], index: number): number {
  const [from = 0, to = 0] = [values[index], values[index + 1]];
  const [begins = 0, ends = 0] = [times[index], times[index + 1]];
  return (to - from) / Math.max(1e-6, ends - begins);
}
