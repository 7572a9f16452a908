import { characterOf, type Character } from '../../plugin/body/figures/character.ts';
import type { FigureModel } from '../../plugin/body/bodies/figure-model.ts';
import { finenesses, orderFigure, type Fineness } from '../../plugin/body/bodies/figure-order.ts';
import { everybody } from '../plugin/body/bodies/everybody.ts';
import { round, type Measure } from './stopwatch.ts';

/** As different as the plays have them: a gown, a cloak, an apron, a beard. */
const sitters = ['gertrude', 'polonius', 'pell', 'lin'];

interface Made {
  readonly ms: number;
  readonly points: number;
  readonly triangles: number;
  readonly kilobytes: number;
}

/** How long it takes to make a character as fine as each tier has it, in one thread, beside the draft that is seen first. */
export async function* figuresBench(): AsyncGenerator<Measure> {
  const people = everybody()
    .filter(({ id }) => sitters.some((name) => id.endsWith(name)))
    .map(characterOf);
  // The first ones find the machine cold.
  for (const person of people) await orderFigure(person, 'draft');
  let baseline: number | undefined;
  for (const fineness of finenesses) {
    const made: Made[] = [];
    for (const person of people) made.push(await makeOne(person, fineness));
    const value = round(middle(made.map(({ ms }) => ms)));
    baseline ??= value;
    yield {
      measure: `making a character, ${fineness}`,
      value,
      unit: 'ms median',
      baseline,
      ratio: round(value / baseline),
      points: Math.round(middle(made.map(({ points }) => points))),
      triangles: Math.round(middle(made.map(({ triangles }) => triangles))),
      kilobytes: Math.round(middle(made.map(({ kilobytes }) => kilobytes))),
      note: 'four characters, body and mouth, in one thread; the baseline is the draft',
    };
  }
}

async function makeOne(person: Character, fineness: Fineness): Promise<Made> {
  const start = performance.now();
  const model = await orderFigure(person, fineness);
  return { ms: performance.now() - start, ...sizeOf(model) };
}

function sizeOf({ body, mouth }: FigureModel): Omit<Made, 'ms'> {
  const parts = mouth ? [body, mouth.rest] : [body];
  const shapes = Object.values(mouth?.shapes ?? {}).flatMap(({ positions, normals }) => [positions, normals]);
  const arrays = [...parts.flatMap((part) => Object.values(part) as Float32Array[]), ...shapes];
  return {
    points: parts.reduce((sum, { positions }) => sum + positions.length / 3, 0),
    triangles: parts.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    kilobytes: arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) / 1024,
  };
}

/** Of an even number the mean of the two in the middle. */
const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};
