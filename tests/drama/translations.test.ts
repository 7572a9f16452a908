import { describe, expect, it, vi } from 'vitest';
import { describeProblem } from '../../src/kit/schema.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { sceneIn } from '../../src/drama/scene-in.ts';
import { houseFile } from '../play/house-scene.ts';

const texts = (count: number, of = (index: number) => `text ${index}`): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`text ${index}`, of(index)]));

const refusal = (translations: unknown): string | undefined => {
  const read = readSceneFile({ ...houseFile, translations });
  return read.ok ? undefined : read.error.slice(0, 1).map(describeProblem).join();
};

describe('translations from outside', () => {
  it('are taken in a measure nobody writes beyond', () => {
    expect(refusal({ zh: { 'The letter': '信' }, de: texts(5000) })).toBeUndefined();
  });

  let nested: unknown = 'x';
  for (let level = 0; level < 5000; level++) nested = { zh: nested };

  it.each([
    ['too many texts', { zh: texts(5001) }, /translations\.zh.*5000 texts/],
    ['too many languages', Object.fromEntries(Array.from({ length: 13 }, (_, each) => [`l${each}`, {}])), /12 other/],
    ['a text too long', { zh: { x: 'y'.repeat(2001) } }, /translations\.zh\.x/],
    ['a title that becomes a book', { zh: { 'The letter': 'y'.repeat(201) } }, /four times/],
    ['a key too long', { zh: { ['x'.repeat(2001)]: 'y' } }, /translations\.zh/],
    ['a language nobody has heard of for so long', { 'zh-Hant-TW': {} }, /translations/],
    ['something a terminal obeys', { zh: { x: '\u001b[2J' } }, /control characters/],
    ['no text', { zh: { x: ['y'] } }, /translations\.zh\.x/],
    ['no bottom', nested, /64 levels deep/],
    ['more parts than can be looked at', Object.fromEntries(Array.from({ length: 101 }, (_, each) => [`l${each}`, texts(5000)])), /more than 500000/],
  ])('are refused in a sentence: %s', (_, translations, words) => {
    const told = refusal(translations);
    expect(told).toMatch(words);
    expect(told?.length).toBeLessThan(1300);
  }); // prettier-ignore

  it('cost in proportion to what is translated', () => {
    const house = houseFile as unknown as { readonly entities: readonly object[] };
    const lookedUp = (count: number): number => {
      const things = Array.from({ length: count }, (_, index) => ({
        id: `prop:heap-${index}`,
        kind: 'prop',
        name: `thing ${index}`,
        description: `text ${index}`,
        at: { in: 'place:hall' },
      }));
      const file = { ...house, entities: [...house.entities, ...things], translations: { zh: texts(5000) } };
      const get = vi.spyOn(Map.prototype, 'get');
      const given = sceneIn(file as unknown as SceneFile, 'zh');
      const times = get.mock.calls.length;
      get.mockRestore();
      expect(given.entities).toHaveLength(file.entities.length);
      return times;
    };
    expect(lookedUp(1600)).toBeLessThan(4.5 * lookedUp(400));
  });
});
