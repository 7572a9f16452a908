import { describe, expect, it } from 'vitest';
import { playEvenings, repertoire } from './measure-plays.ts';

describe.each(repertoire)('scenes/$name', ({ scene }) => {
  it('comes to an end of its own on fifty evenings with nobody playing and repeats nothing', async () => {
    const evenings = await playEvenings(scene, 50);
    expect(evenings.completed, JSON.stringify(evenings.endings)).toBe(50);
    expect(evenings.repeats).toEqual([]);
  }, 600_000);
});
