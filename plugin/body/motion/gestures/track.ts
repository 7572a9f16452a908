/** A value that runs through keys: eased at every rest and turn, never past a key, with no corner on the way. */
export interface Track {
  readonly times: readonly number[];
  readonly values: readonly number[];
  /** How steep it runs at each key. */
  readonly slopes: readonly number[];
}

/** A monotone cubic (Fritsch and Carlson): equal neighbours hold still, which an ordinary spline does not. */
export function trackThrough(times: readonly number[], values: readonly number[]): Track {
  const slopes = values.map((value, index) => {
    const before = index > 0 ? steepness(times, values, index - 1) : 0;
    const after = index < values.length - 1 ? steepness(times, values, index) : 0;
    if (before * after <= 0 || value === undefined) return 0;
    // The harmonic mean keeps the curve between its keys.
    return (2 * before * after) / (before + after);
  });
  return { times, values, slopes };
}

function steepness(times: readonly number[], values: readonly number[], index: number): number {
  const [from = 0, to = 0] = [values[index], values[index + 1]];
  const [begins = 0, ends = 0] = [times[index], times[index + 1]];
  return (to - from) / Math.max(1e-6, ends - begins);
}

/** Where a track is at a time; before its first key and after its last it stays as it is there. */
export function valueAt({ times, values, slopes }: Track, time: number): number {
  const last = times.length - 1;
  if (last < 0) return 0;
  if (time <= (times[0] ?? 0)) return values[0] ?? 0;
  if (time >= (times[last] ?? 0)) return values[last] ?? 0;
  let index = 0;
  while (time > (times[index + 1] ?? 1)) index++;
  const begins = times[index] ?? 0;
  const long = Math.max(1e-6, (times[index + 1] ?? 1) - begins);
  const from = values[index] ?? 0;
  const to = values[index + 1] ?? 0;
  const leaving = slopes[index] ?? 0;
  const arriving = slopes[index + 1] ?? 0;
  const s = (time - begins) / long;
  const s2 = s * s;
  const s3 = s2 * s;
  return (
    (2 * s3 - 3 * s2 + 1) * from +
    (s3 - 2 * s2 + s) * long * leaving +
    (3 * s2 - 2 * s3) * to +
    (s3 - s2) * long * arriving
  );
}
