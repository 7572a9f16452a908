import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { playableNow } from '../../src/company/way.ts';
import { spokenIn } from '../../src/drama/notation/read-notation.ts';
import { tongueOf } from '../../src/drama/tongues/written-in.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { repertoire } from './measure-plays.ts';

describe('a beat in a Chinese evening', () => {
  it.each(repertoire)('has words in Chinese, whatever of it can be done: $name', ({ scene }) => {
    const settings = { seed: '1', language: 'zh' };
    const performance = Performance.open(scene, { clock: new SimulatedClock(), settings });
    const { play } = performance;
    const isChinese = (way: string): boolean => tongueOf(spokenIn(way).join(' ')) === 'zh';
    const beats = play.points.flatMap(({ point }) => point.trajectories.flatMap(({ beats }) => beats));
    const spoken = beats.filter(({ plays }) => plays.every((way) => spokenIn(way).length > 0));
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter(({ plays }) => !plays.some(isChinese)).map(({ id }) => id)).toEqual([]);
    // Of those that go with a deed in Chinese, as the stage is at first: much is out of reach.
    const withDeeds = spoken.filter(({ plays }) => plays.filter(isChinese).every((way) => /^[(（]/.test(way)));
    const foreign = withDeeds.slice(0, 40).filter((beat) => playableNow(play, beat)?.plays.some(isChinese) === false);
    performance.dispose();
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });
});
