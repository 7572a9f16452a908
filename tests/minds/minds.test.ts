import { describe, expect, it } from 'vitest';
import { repertoire } from '../company/measure-plays.ts';
import { playMinded } from './minded-evening.ts';
import { forbiddenIn, scriptedMinds } from './scripted-minds.ts';

/** Every mind at every play on five evenings is `npm run bench -- minds`. */
const { scene } = repertoire.find(({ name }) => name === 'elsinore') ?? repertoire[0]!;
const seed = '1';

describe('a play minded from a script, beside the same evening of the understudy', () => {
  it.each([
    ['paraphrasing', 1.4],
    ['mischievous', 1.4],
  ] as const)('is brought to its end by a %s mind in about the same time', async (name, mostTimes) => {
    const alone = await playMinded({ scene, seed });
    const figures = await playMinded({ scene, seed, mind: scriptedMinds[name](scene, seed) });
    expect(figures.completed).toBe(true);
    expect(figures.seconds / alone.seconds).toBeLessThan(mostTimes);
    expect(figures.forbidden).toEqual([]);
    expect(figures.calls / figures.lines).toBeLessThan(2.5);
    // The measure can fail: there is something it would find.
    expect(forbiddenIn(scene).length).toBeGreaterThan(60);
  });
});
