import { describe, expect, it } from 'vitest';
import { addressFor, canBePlay, isSameEvening, overlays, readAddress, withAnotherSeed } from '../../src/app/address.ts';

describe('the page’s address', () => {
  it('asks for the first play, its first evening, in real time, where it asks for nothing', () => {
    expect(readAddress('')).toEqual({ wish: { scene: 'elsinore', seed: '1', speed: 1, debug: [] }, doubts: [] });
  });

  it('asks for everything it can', () => {
    const address =
      '?scene=baker-street&seed=an+evening&speed=2.5&tier=plain&case=the-partner&language=zh-Hant&debug=world,paths';
    expect(readAddress(address)).toEqual({
      wish: {
        scene: 'baker-street',
        seed: 'an evening',
        speed: 2.5,
        tier: 'plain',
        case: 'the-partner',
        language: 'zh-Hant',
        debug: ['paths', 'world'],
      },
      doubts: [],
    });
  });

  it('comes to the same when written and read again', () => {
    const { wish } = readAddress('?scene=midnight-cafe&seed=%26%3F%23&speed=4&tier=full&language=zh&debug=all');
    expect(wish.debug).toEqual(overlays);
    expect(readAddress(addressFor(wish))).toEqual({ wish, doubts: [] });
  });

  it.each([
    ['speed', '0'],
    ['speed', '-3'],
    ['speed', '1e9'],
    ['speed', 'fast'],
    ['speed', 'NaN'],
    ['tier', 'ultra'],
    ['case', '../../secrets'],
    ['language', '<b>'],
    ['debug', 'navmesh,everything'],
  ])('says so and goes on without what cannot be meant: %s=%s', (key, value) => {
    const { wish, doubts } = readAddress(`?${new URLSearchParams({ [key]: value }).toString()}`);
    expect(wish).toEqual(readAddress('').wish);
    expect(doubts).toHaveLength(1);
    expect(doubts[0]).toContain(`${key}=${value}`);
  });

  it.each([
    '../etc',
    'a/b',
    'https://elsewhere.example',
    '//elsewhere',
    'Elsinore',
    '',
    'a--b',
    '.',
    'é',
    'x'.repeat(61),
  ])('is no name of a play: %s', (name) => expect(canBePlay(name)).toBe(false));

  it.each(['elsinore', 'baker-street', 'act2'])('may be the name of a play: %s', (name) =>
    expect(canBePlay(name)).toBe(true),
  );

  it('finds another evening of the same play', () => {
    const { wish } = readAddress('?scene=baker-street&case=the-partner&seed=1');
    const another = withAnotherSeed(wish, () => 0.5);
    expect(another).toEqual({ ...wish, seed: '500000' });
    expect(isSameEvening(wish, another)).toBe(false);
    expect(isSameEvening(wish, { ...wish, speed: 8, debug: overlays })).toBe(true);
    expect(withAnotherSeed(wish, () => 0).seed).toBe('1');
    expect(Number(withAnotherSeed(wish, () => 0.999_999_999).seed)).toBeLessThanOrEqual(999_999);
  });
});
