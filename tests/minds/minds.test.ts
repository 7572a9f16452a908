import { expect, it } from 'vitest';
import { elsinore as scene } from '../company/rehearsal.ts';
import { playMinded } from './minded-evening.ts';
import { forbiddenIn, scriptedMinds } from './scripted-minds.ts';

/** The understudy takes some ten minutes; every mind at every play on five evenings beside it is `npm run bench -- minds`. */
const longestSeconds = 900;

it.each(['paraphrasing', 'mischievous'] as const)(
  'a play is brought to its end by a %s mind, and in time',
  async (name) => {
    const figures = await playMinded({ scene, seed: '2', mind: scriptedMinds[name](scene, '2') });
    expect(figures.completed).toBe(true);
    expect(figures.seconds).toBeLessThan(longestSeconds);
    expect(figures.stalls).toBeLessThanOrEqual(2);
    expect(figures.calls).toBeGreaterThan(10);
    expect(figures.forbidden).toEqual([]);
    // There is something to be found, and it is looked for.
    expect(forbiddenIn(scene).length).toBeGreaterThan(50);
  },
);
