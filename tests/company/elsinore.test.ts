import { describe, expect, it } from 'vitest';
import { breaches } from '../../src/world/invariants.ts';
import { worldOf } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { summarize, type Summary } from '../../src/company/summary.ts';
import { howMany, isLong } from '../how-much.ts';
import { closet, elsinore, hamlet, rehearse } from './rehearsal.ts';

describe('Elsinore, nobody playing', () => {
  it('reaches its end by more roads than one, and breaks nothing on the way', async () => {
    const roads = new Set<string>();
    // So many, unless two roads were seen before.
    const evenings = howMany('EVENINGS', 6, 10);
    for (let seed = 1; seed <= evenings && (isLong || roads.size < 2); seed++) {
      const { summary, of, play } = await rehearse(elsinore, { settings: { seed: String(seed) } });
      expect(summary, `seed ${seed}`).toMatchObject({ completed: true });
      expect(summary.points.map(({ point }) => point).slice(0, 5)).toEqual([
        'the-rebuke',
        'the-noise',
        'the-stabbing',
        'the-portrait',
        'the-promise',
      ]);
      expect(breaches(worldOf(play)), `seed ${seed}`).toEqual([]);
      // The road is the one on which the stabbing was played as a beat of its own.
      const stabbing = of('turn:begun').findLast(({ beat }) => beat?.includes('stab') || beat?.includes('tangle'));
      if (stabbing?.beat) roads.add(stabbing.beat);
    }
    expect(roads.size, [...roads].join()).toBeGreaterThan(1);
  });

  it('plays the same from the same seed, and otherwise from another', async () => {
    const [one, again, other] = await Promise.all(
      ['7', '7', '8'].map((seed) => rehearse(closet, { settings: { seed } })),
    );
    expect(again?.facts).toEqual(one?.facts);
    expect(other?.summary.hash).not.toBe(one?.summary.hash);
  });

  it('replays to the same hash', async () => {
    const { facts, summary } = await rehearse(closet, { settings: { seed: '9' } });
    const { play, fault } = replay(JSON.parse(JSON.stringify(facts)) as unknown[]);
    expect(fault).toBeUndefined();
    expect(play && summarize(play)).toEqual(summary);
  });

  it('says that it stalled when the advancer is off and nobody dares', async () => {
    const ends: Summary[] = [];
    // Of its first act an evening that comes to its end, and one that does not; a dozen whole ones with LONG=1.
    const seeds = isLong ? Array.from({ length: 12 }, (_, index) => `${index + 1}`) : ['1', '4'];
    for (const seed of seeds) {
      const { summary } = await rehearse(isLong ? elsinore : closet, { settings: { seed, advancer: false } });
      ends.push(summary);
    }
    const stalled = ends.filter(({ completed }) => !completed);
    expect(stalled.length).toBeGreaterThan(0);
    expect(stalled.length).toBeLessThan(ends.length);
    for (const { ending, stalls } of stalled) {
      expect(ending).toMatch(/^stalled at the-/);
      expect(stalls).toBe(1);
    }
  });
});

describe('the Ghost', () => {
  it('is seen and heard by Hamlet alone', async () => {
    const { facts, of } = await rehearse(elsinore, { settings: { seed: '5' } });
    const words = facts.filter((fact) => fact.type === 'word:spoken' && fact.by === 'actor:ghost');
    expect(of('actor:entered').map(({ actor }) => actor)).toContain('actor:ghost');
    expect(words.length).toBeGreaterThan(0);
    for (const { witnesses } of words) expect(new Set(witnesses)).toEqual(new Set([hamlet, 'actor:ghost']));
  });
});
