import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playbillOf } from '../../../scripts/playbill.ts';
import { addressFor, readAddress } from '../../../src/app/address.ts';
import { posterOf, wishFor, type Poster } from '../../../src/app/foyer/foyer-model.ts';
import type { PlayNotice } from '../../../src/app/foyer/play-notice.ts';
import { languages, words } from '../../../src/app/words/words.ts';

const notices = playbillOf(fileURLToPath(new URL('../../../scenes', import.meta.url)));

function noticeOf(name: string): PlayNotice {
  const found = notices.find((each) => each.name === name);
  if (!found) throw new Error(`no play ${name}`);
  return found;
}

const poster = (name: string, language: 'en' | 'zh' = 'en'): Poster => posterOf(noticeOf(name), language);
const first = { seed: '7', name: '' };
const han = /[\u4e00-\u9fff]/;

describe('a poster', () => {
  it('says what the play is, who is in it and how long it takes', () => {
    const shown = poster('elsinore');
    expect(shown.title).toBe('The Closet at Elsinore');
    expect(shown.subtitle).toBeUndefined();
    expect(shown.line).toBe('A mother has been told to scold her son, with a witness behind the curtain.');
    expect(shown.facts).toEqual(['7 parts', '8 to 14 minutes', '9 endings']);
    expect(shown.parts.map(({ name }) => name)).toContain('The Ghost');
    expect(shown.parts.find(({ role }) => role === 'horatio')?.who).toContain('Wittenberg');
  });

  it('keeps the play’s own title in a Chinese house, and says the rest in Chinese', () => {
    for (const { name } of notices) {
      const shown = poster(name, 'zh');
      expect(shown.title).toBe(poster(name).title);
      expect(shown.titleLanguage).toBe('en');
      const ours = [shown.subtitle, shown.place, shown.line, shown.about, ...shown.facts];
      const others = [
        ...shown.parts.flatMap((part) => [part.name, part.who]),
        ...shown.stories.map(({ title }) => title),
      ];
      expect([...ours, ...others].filter((text) => !han.test(text ?? ''))).toEqual([]);
      expect(shown.aboutLanguage).toBe('zh');
    }
  });

  it('has our words only for parts and stories that are in the plays', () => {
    for (const language of languages)
      for (const [name, { cast = {}, cases = {} }] of Object.entries(words[language].plays)) {
        const notice = noticeOf(name);
        expect(notice.cast.map(({ role }) => role)).toEqual(expect.arrayContaining(Object.keys(cast)));
        expect(notice.cases.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(cases)));
      }
  });

  it('is there for a play the house has no words and no picture for', () => {
    const shown = posterOf(
      {
        name: 'new',
        title: 'New',
        about: '',
        period: '1599',
        languages: ['fr'],
        cast: [],
        endings: 0,
        cases: [],
        bytes: 0,
      },
      'zh',
    );
    expect(shown).toMatchObject({
      title: 'New',
      titleLanguage: 'fr',
      place: '1599',
      line: '',
      facts: [],
      spoken: 'fr',
    });
  });
});

describe('a way in', () => {
  it.each([
    [undefined, '?scene=elsinore&seed=7'],
    ['hamlet', '?scene=elsinore&as=hamlet&seed=7'],
    ['guest', '?scene=elsinore&as=guest&seed=7'],
  ])('is a deep link: as %s', (as, address) => {
    expect(addressFor(wishFor(poster('elsinore'), first, as))).toBe(address);
  });

  it('brings a stranger’s name along, and only a stranger’s, and only if it is one', () => {
    const named = { ...first, name: ' Anna Lind ' };
    expect(wishFor(poster('elsinore'), named, 'guest').name).toBe('Anna Lind');
    expect(wishFor(poster('elsinore'), named, 'hamlet').name).toBeUndefined();
    expect(wishFor(poster('elsinore'), { ...first, name: '<b>' }, 'guest').name).toBeUndefined();
  });

  it('plays in the page’s language where the play can, and asks for it only where it is not the play’s own', () => {
    expect(wishFor(poster('midnight-cafe', 'zh'), first, undefined).language).toBe('zh');
    expect(wishFor(poster('midnight-cafe', 'zh'), { ...first, language: 'en' }, undefined).language).toBeUndefined();
    expect(wishFor(poster('baker-street', 'zh'), first, undefined).language).toBe('zh');
  });

  it('asks for the story that was chosen, and for what the page asks', () => {
    const wish = wishFor(poster('baker-street'), { ...first, case: 'the-maid' }, 'pell', { ui: 'zh', tier: 'plain' });
    expect(wish).toMatchObject({ case: 'the-maid', as: 'pell', ui: 'zh', tier: 'plain' });
    expect(readAddress(addressFor(wish))).toMatchObject({ wish, doubts: [] });
  });
});
