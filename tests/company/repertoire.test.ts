import { describe, expect, it } from 'vitest';
import { howMany } from '../how-much.ts';
import { playEvenings, repertoire } from './measure-plays.ts';

/** Fifty in the bench; enough to notice what breaks otherwise. */
const evenings = howMany('EVENINGS', 1, 50);

describe.each(repertoire)('scenes/$name', ({ scene }) => {
  it('comes to an end of its own with nobody playing, in ten to twenty minutes, and repeats nothing', async () => {
    const played = await playEvenings(scene, evenings);
    expect(played.completed, JSON.stringify(played.endings)).toBe(evenings);
    if (evenings > 2) {
      expect(Object.keys(played.endings).length).toBeGreaterThan(1);
      expect(played.seconds.median).toBeGreaterThanOrEqual(570);
    }
    expect(played.repeats).toEqual([]);
    expect(played.shared).toEqual([]);
    expect(played.seconds.median).toBeGreaterThanOrEqual(500);
    expect(played.seconds.median).toBeLessThanOrEqual(1200);
    expect(played.linesThatAnswer).toBeGreaterThan(0.5);
    expect(played.turnsWithDeed).toBeGreaterThan(0.25);
  });
});
