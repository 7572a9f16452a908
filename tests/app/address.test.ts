import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressFor,
  canBePlay,
  foyerAddress,
  isSameEvening,
  linkableViews,
  overlays,
  panels,
  readAddress,
  withAnotherSeed,
  type Wish,
} from '../../src/app/address.ts';

/** The wish of an address that asks for a play. */
function wishOf(search: string): Wish {
  const { wish } = readAddress(search);
  if (!wish) throw new Error(`${search} asks for no play`);
  return wish;
}

describe('the page’s address', () => {
  it('asks for the foyer where it asks for no play', () => {
    expect(readAddress('')).toEqual({ wish: undefined, doubts: [] });
    expect(readAddress('?seed=7&as=hamlet')).toEqual({ wish: undefined, doubts: [] });
  });

  it('asks the foyer for a language and a panel', () => {
    const asked = { panel: 'settings', ui: 'zh' } as const;
    expect(readAddress(foyerAddress(asked))).toEqual({ wish: undefined, ...asked, doubts: [] });
    expect(foyerAddress()).toBe('./');
  });

  it('asks for a play, its first evening, in real time, where it asks for no more', () => {
    expect(wishOf('?scene=elsinore')).toEqual({ scene: 'elsinore', seed: '1', speed: 1, debug: [] });
  });

  it('asks for everything it can', () => {
    const address =
      '?scene=baker-street&seed=an+evening&speed=2.5&tier=plain&case=the-partner&language=zh-Hant&debug=world,paths' +
      '&as=guest&name=Dr+O’Hara&camera=shoulder&sound=off&evening=2026-11-15:a_1.b&at=120&replay=1&headset=1&panel=transcript&ui=zh';
    expect(readAddress(address)).toEqual({
      wish: {
        scene: 'baker-street',
        seed: 'an evening',
        speed: 2.5,
        tier: 'plain',
        case: 'the-partner',
        language: 'zh-Hant',
        debug: ['paths', 'world'],
        as: 'guest',
        name: 'Dr O’Hara',
        camera: 'shoulder',
        headset: true,
        sound: 'off',
        evening: '2026-11-15:a_1.b',
        at: 120,
        replay: true,
        panel: 'transcript',
        ui: 'zh',
      },
      panel: 'transcript',
      ui: 'zh',
      doubts: [],
    });
  });

  it('asks for a kept evening without its play', () => {
    const wish = wishOf('?evening=e1&camera=eyes');
    expect(wish).toMatchObject({ scene: '', evening: 'e1', camera: 'eyes' });
    expect(addressFor(wish)).toBe('?evening=e1&camera=eyes');
  });

  it('comes to the same when written and read again, whatever is asked', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { panel, ui } = wish;
        expect(readAddress(addressFor(wish))).toEqual({
          wish,
          ...(panel ? { panel } : {}),
          ...(ui ? { ui } : {}),
          doubts: [],
        });
      }),
    );
  });

  it('never throws, and never asks for what it does not know, whatever is written', () => {
    const keys = ['scene', 'seed', 'speed', 'as', 'name', 'camera', 'evening', 'at', 'replay', 'panel', 'ui', 'debug'];
    const parts = fc.array(fc.tuple(fc.constantFrom(...keys), fc.string({ unit: 'grapheme', maxLength: 60 })));
    fc.assert(
      fc.property(parts, (given) => {
        const { wish, doubts } = readAddress(
          `?${new URLSearchParams(given.map(([key, text]) => [key, text])).toString()}`,
        );
        expect(doubts.every((sentence) => sentence.length < 400)).toBe(true);
        if (!wish) return;
        expect(wish.name === undefined || (wish.name.length <= 40 && wish.as === 'guest')).toBe(true);
        expect(wish.camera === undefined || linkableViews.some((each) => each === wish.camera)).toBe(true);
        expect(readAddress(addressFor(wish)).wish).toEqual(wish);
      }),
    );
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
    ['as', 'two words'],
    ['name', 'Anna'],
    ['name', '<b>'],
    ['camera', 'photo'],
    ['camera', 'eyes'],
    ['evening', '../x'],
    ['at', '-1'],
    ['at', '12'],
    ['replay', '1'],
    ['replay', 'yes'],
    ['panel', 'cellar'],
    ['ui', 'fr'],
  ])('says so and goes on without what cannot be meant: %s=%s', (key, value) => {
    const { wish, doubts } = readAddress(`?${new URLSearchParams({ scene: 'elsinore', [key]: value }).toString()}`);
    expect(wish).toEqual(wishOf('?scene=elsinore'));
    expect(doubts).toHaveLength(1);
    expect(doubts[0]).toContain(`${key}=${value}`);
  });

  it('tells of words it does not know, and offers what was meant by them', () => {
    const { wish, doubts, meant } = readAddress('?scene=elsinore&role=actor:hamlet&utm_source=x');
    expect(wish).toEqual(wishOf('?scene=elsinore'));
    expect(doubts).toEqual([expect.stringContaining('role=actor:hamlet')]);
    expect(meant).toEqual(wishOf('?scene=elsinore&as=hamlet'));
    expect(readAddress('?scene=elsinore&wibble=3')).toMatchObject({ doubts: [expect.stringContaining('wibble=3')] });
    expect(readAddress('?scene=elsinore&wibble=3').meant).toBeUndefined();
    expect(readAddress('?scene=elsinore&view=sideways').meant).toBeUndefined();
    expect(readAddress('?scene=elsinore&role=hamlet&as=gertrude').meant).toBeUndefined();
    expect(wishOf('?scene=elsinore&as=actor:hamlet').as).toBe('hamlet');
  });

  it('says it in the language of the page', () => {
    expect(readAddress('?speed=warp', 'zh').doubts[0]).toContain('看不懂 speed=warp');
    expect(readAddress('?speed=warp&ui=en', 'zh').doubts[0]).toContain('not understood');
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

  it('finds another evening of the same play, which is no kept one', () => {
    const wish = wishOf('?scene=baker-street&case=the-partner&as=pell&seed=1');
    const another = withAnotherSeed({ ...wish, evening: 'e1', at: 3, replay: true }, () => 0.5);
    expect(another).toEqual({ ...wish, seed: '500000' });
    expect(withAnotherSeed(wish, () => 0).seed).toBe('1');
    expect(Number(withAnotherSeed(wish, () => 0.999_999_999).seed)).toBeLessThanOrEqual(999_999);
  });

  it('knows the same evening, however it is looked at', () => {
    const wish = wishOf('?scene=elsinore&as=hamlet');
    const looks = { speed: 8, debug: overlays, camera: 'eyes', tier: 'plain', panel: 'help', ui: 'zh' } as const;
    expect(isSameEvening(wish, { ...wish, ...looks })).toBe(true);
    for (const other of [{ seed: '2' }, { as: 'gertrude' }, { evening: 'e1' }, { scene: 'x' }, { case: 'y' }])
      expect(isSameEvening(wish, { ...wish, ...other })).toBe(false);
  });
});

/** Any wish an address can ask for. */
const wishes: fc.Arbitrary<Wish> = fc
  .record(
    {
      scene: fc.constantFrom('elsinore', 'baker-street', 'a-play-of-2026'),
      seed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.trim() || '1'),
      speed: fc.constantFrom(0.25, 1, 2.5, 32),
      debug: fc.subarray([...overlays]),
      as: fc.constantFrom('hamlet', 'guest', '林', "o'hara"),
      name: fc.constantFrom('Anna', '林太太', 'Dr O’Hara', 'J. S.'),
      tier: fc.constantFrom('plain', 'headset', 'middle', 'full'),
      camera: fc.constantFrom(...linkableViews),
      sound: fc.constant('off'),
      case: fc.constant('the-partner'),
      language: fc.constantFrom('en', 'zh', 'zh-Hant'),
      evening: fc.constantFrom('e1', '2026-11-15T20:00:00.000Z'),
      at: fc.nat(),
      replay: fc.constant(true as const),
      headset: fc.constant(true as const),
      panel: fc.constantFrom(...panels),
      ui: fc.constantFrom('en', 'zh'),
    },
    { requiredKeys: ['scene', 'seed', 'speed', 'debug'] },
  )
  .map((asked) => meant(asked as Wish));

/** Without what takes something that is not there. */
function meant(wish: Wish): Wish {
  const { name, camera, at, replay, ...rest } = wish;
  const isPlayed = wish.as !== undefined || wish.evening !== undefined;
  return {
    ...rest,
    ...(name && wish.as === 'guest' ? { name } : {}),
    ...(camera && (isPlayed || camera === 'film' || camera === 'house') ? { camera } : {}),
    ...(wish.evening && at !== undefined ? { at: at % 1_000_000_000 } : {}),
    ...(wish.evening && replay ? { replay } : {}),
  };
}
