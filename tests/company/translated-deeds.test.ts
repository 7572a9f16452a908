import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { playableInSteps, playableNow, tellingWhyNot } from '../../src/company/way.ts';
import { spokenIn } from '../../src/drama/notation/read-notation.ts';
import { tongueOf } from '../../src/drama/tongues/written-in.ts';
import { sceneIn } from '../../src/drama/scene-in.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
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
    // As the stage is at first much is out of reach, and much is not so that is taken for granted.
    const isForeign = (plays: readonly string[] = []): boolean =>
      plays.length > 0 && !plays.some((way) => isChinese(way) || spokenIn(way).length === 0);
    const foreign = spoken.filter((beat) =>
      [playableNow, playableInSteps, tellingWhyNot].some((ways) => isForeign(ways(play, beat)?.plays)),
    );
    performance.dispose();
    expect(foreign.map(({ id }) => id)).toEqual([]);
  });

  it.each(repertoire)('has nothing to be said of anybody’s own that is in English only: $name', ({ scene }) => {
    const { blueprint } = sceneIn(scene, 'zh');
    const isEnglish = (way: string): boolean => spokenIn(way).length > 0 && tongueOf(spokenIn(way).join(' ')) !== 'zh';
    const own = blueprint.profiles.flatMap(({ desires = [], knows = [], adLibs = {} }) => [
      ...desires.map(({ plays }) => plays),
      ...knows.map(({ says = [] }) => says),
      ...Object.values(adLibs),
    ]);
    expect(own.filter((ways) => ways.length > 0 && ways.every(isEnglish))).toEqual([]);
  });

  it('has no letter in anything anybody might say', () => {
    const { sayings, adLibs } = mindTongues.zh;
    const books = [...Object.values(sayings), ...Object.values(adLibs.sayings)];
    const ways = books.flatMap((book) => Object.values(book).flatMap((own) => own ?? []));
    expect(ways.length).toBeGreaterThan(400);
    expect(ways.filter((way) => /\p{Script=Latin}/u.test(way.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});
