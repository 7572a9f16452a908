import { describe, expect, it } from 'vitest';
import { zh } from '../../../src/app/words/zh.ts';
import { preparations } from '../../../src/app/show/show-options.ts';
import { PageError, troubleIn } from '../../../src/app/trouble.ts';

const han = /[\u4e00-\u9fff]/;

describe('the words of the cover', () => {
  it('are there for every preparation', () => {
    expect(preparations.every((each) => han.test(zh.cover.doing[each]))).toBe(true);
  });

  it('head trouble in the page’s language, and leave its sentence as it was said', () => {
    const trouble = troubleIn(new PageError('scene/case', '“X” has no story called “y”.'), 'zh');
    expect(trouble).toMatchObject({ heading: '没有这个故事', sentence: '“X” has no story called “y”.' });
    expect(troubleIn(undefined, 'zh').heading).toBe('出了点问题');
    expect(troubleIn(new Error(''), 'zh').sentence).toBe('页面出了错，演不下去了。');
  });
});
