import { expect, it } from 'vitest';
import { elsinore as scene } from '../company/rehearsal.ts';
import { playMinded } from './minded-evening.ts';
import { forbiddenIn, scriptedMinds } from './scripted-minds.ts';
import { quickEndpoint, type Endpoint } from './scripted-model.ts';

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

const lettingDown: Readonly<Record<string, Endpoint>> = {
  'that is not there': { ...quickEndpoint, fault: 'absent' },
  'that stalls in the middle of a line': { ...quickEndpoint, fault: 'stall' },
  'that takes two seconds': { ...quickEndpoint, firstWordMs: 2_000 },
  'that takes half a minute': { ...quickEndpoint, firstWordMs: 30_000 },
};

it.each(Object.entries(lettingDown))(
  'no endpoint keeps the stage silent for more than six seconds of its time: one %s',
  async (_, endpoint) => {
    const mind = scriptedMinds.faithful(scene, '1');
    const { longestSilenceMs, stepIns } = await playMinded({ scene, seed: '1', mind, endpoint, maxTurns: 26 });
    expect(longestSilenceMs).toBeLessThanOrEqual(6_000);
    expect(stepIns).toBeGreaterThan(0);
  },
);
