import { eased, mix } from '../../../../src/kit/numbers.ts';

/** Smooth chance without state: the same place gives the same number on every machine. */
export function hash(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise that repeats after `periodX` and `periodY` cells. A texture asks for it a million times: no lists in here. */
export function noise(x: number, y: number, periodX = 4096, periodY = 4096): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fx = eased(x - cellX);
  const x0 = wrap(cellX, periodX);
  const x1 = wrap(cellX + 1, periodX);
  const y0 = wrap(cellY, periodY);
  const y1 = wrap(cellY + 1, periodY);
  const top = mix(hash(x0, y0), hash(x1, y0), fx);
  return mix(top, mix(hash(x0, y1), hash(x1, y1), fx), eased(y - cellY));
}

/** Octaves of noise over the unit square, repeating at its edges; about 0.5 in the middle. */
export function clouds(u: number, v: number, cellsU: number, cellsV: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  let share = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    const across = cellsU << octave;
    const down = cellsV << octave;
    sum += share * noise(u * across + octave * 17, v * down + octave * 31, across, down);
    weight += share;
    share /= 2;
  }
  return sum / weight;
}

export const wrap = (cell: number, period: number): number => ((cell % period) + period) % period;
