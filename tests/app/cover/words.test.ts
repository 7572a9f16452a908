import { describe, expect, it } from 'vitest';
import { billOf } from '../../../src/app/cover/bill.ts';
import { zh } from '../../../src/app/words/zh.ts';
import { preparations } from '../../../src/app/show/show-options.ts';
import { PageError, troubleIn } from '../../../src/app/trouble.ts';

const han = /[\u4e00-\u9fff]/;

describe('the words of the cover', () => {
  it('are there for every preparation', () => {
    expect(preparations.every((each) => han.test(zh.cover.doing[each]))).toBe(true);
  });

  it('tell what is about to be seen in the page’s language, where the play is translated into it', () => {
    const blueprint = { title: 'The Café', about: 'Somebody waits.' };
    const scene = { blueprint, translations: { zh: { 'The Café': '咖啡馆', 'Somebody waits.': '有人在等。' } } };
    expect(billOf(scene as never, 'zh')).toEqual({ title: '咖啡馆', about: '有人在等。' });
    expect(billOf(scene as never, 'en')).toEqual(blueprint);
    expect(billOf({ blueprint } as never, 'zh')).toEqual(blueprint);
  });

  it('say what is asked for in vain in the page’s language', () => {
    const about = { play: 'The Café', asked: 'the King', there: 'lin, gus', status: '503' };
    for (const code of [
      'scene/role',
      'scene/case',
      'scene/unknown',
      'scene/unreachable',
      'scene/unreadable',
    ] as const) {
      const error = new PageError(code, about);
      expect(troubleIn(error, 'zh').sentence).toMatch(/^.{0,8}“the King”.*[。]$/u);
      expect(troubleIn(error, 'zh').sentence.replaceAll(/“[^”]*”|lin, gus|503/gu, '')).not.toMatch(/[a-z]/iu);
      expect(troubleIn(error, 'en').sentence).toContain('“the King”');
    }
    expect(troubleIn(new PageError('scene/role', about)).sentence).toBe(
      '“The Café” has no part called “the King”. There are: lin, gus.',
    );
  });

  it('head trouble in the page’s language, and leave a sentence as it was said', () => {
    const trouble = troubleIn(new PageError('scene/case', '“X” has no story called “y”.'), 'zh');
    expect(trouble).toMatchObject({ heading: '没有这个故事', sentence: '“X” has no story called “y”.' });
    expect(troubleIn(undefined, 'zh').heading).toBe('出了点问题');
    expect(troubleIn(new Error(''), 'zh').sentence).toBe('页面出了错，演不下去了。');
  });
});
