import { describe, expect, it } from 'vitest';
import { isLong } from '../how-much.ts';
import { readEngagedDeeds } from './engaged-deeds.ts';
import { watchDeed } from './watched-deed.ts';

/** Whom it concerns begins to answer within so long. */
const inTimeMs = 5000;
const all = readEngagedDeeds();
/** Every one of them with LONG=1; a part of each play in every run. */
const chosen = isLong ? all : all.filter((_, index) => index % 20 === 0);

describe('a deed before others is answered to the point', () => {
  it.each(chosen.map((deed) => [`${deed.play} ${deed.as}: ${deed.types}`, deed] as const))('%s', async (_, deed) => {
    const { told, lines } = await watchDeed(deed);
    expect(told.length, 'every deed is told of or refused').toBeGreaterThan(0);
    const [first] = lines;
    expect(deed.who, first?.text ?? 'nobody said a word').toContain(first?.actor);
    expect(first?.afterMs).toBeLessThanOrEqual(inTimeMs);
    expect(first?.text).toMatch(deed.of);
  });

  it('in each play at least thirty of them, in both languages', () => {
    for (const play of ['midnight-cafe', 'elsinore', 'baker-street']) {
      const own = all.filter((deed) => deed.play === play);
      expect(own.length).toBeGreaterThanOrEqual(30);
      expect(new Set(own.map(({ language }) => language)).size).toBe(2);
    }
  });
});
