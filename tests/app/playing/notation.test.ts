import { describe, expect, it } from 'vitest';
import { eraseBracket, isSpoken, marksOf, typeBracket } from '../../../src/app/playing/notation.ts';
import { readSegments } from '../../../src/company/segment-reader.ts';

const kinds = (text: string) => marksOf(text).map(({ kind, text: letters }) => [kind, letters]);

describe('the notation of a line, while it is written', () => {
  it('tells deeds from thoughts from words, in both writings', () => {
    expect(kinds('(kneels) Mother. [Why her?]')).toEqual([
      ['act', '(kneels)'],
      ['speech', ' Mother. '],
      ['thought', '[Why her?]'],
    ]);
    expect(kinds('（跪下）母亲。【为什么？】')).toEqual([
      ['act', '（跪下）'],
      ['speech', '母亲。'],
      ['thought', '【为什么？】'],
    ]);
  });

  it('never loses a letter, however the brackets stand', () => {
    for (const text of ['', '(', ')(', '((a) b', 'a ] b [ c', '[(x)] y', '(a [b) c]', '  ', '（a)']) {
      expect(
        marksOf(text)
          .map(({ text: letters }) => letters)
          .join(''),
      ).toBe(text);
    }
  });

  it('counts nested brackets, and knows one that is still open', () => {
    expect(marksOf('(takes (slowly) the cup) Yes')[0]).toEqual({
      kind: 'act',
      text: '(takes (slowly) the cup)',
      isOpen: false,
    });
    expect(marksOf('Now (draws')[1]?.isOpen).toBe(true);
  });

  it('agrees with the company about what is said aloud', () => {
    for (const text of ['(bows)', '[hm]', 'Yes', '(bows) Yes', ' (a) [b] ', '（鞠躬）', '好']) {
      const isHeard = readSegments(text).some(({ kind }) => kind === 'speech');
      expect(isSpoken(text), text).toBe(isHeard);
    }
  });

  it('brings the closing bracket along where there is room for it', () => {
    expect(typeBracket({ text: 'Yes ', caret: 4 }, '(')).toEqual({ text: 'Yes ()', caret: 5 });
    expect(typeBracket({ text: 'Yes', caret: 0 }, '(')).toBeUndefined();
    expect(typeBracket({ text: '好', caret: 1 }, '（')).toEqual({ text: '好（）', caret: 2 });
  });

  it('steps over a closing bracket that stands there, and takes an empty pair away whole', () => {
    expect(typeBracket({ text: '(bows)', caret: 5 }, ')')).toEqual({ text: '(bows)', caret: 6 });
    expect(typeBracket({ text: 'a', caret: 1 }, ')')).toBeUndefined();
    expect(eraseBracket({ text: 'a ()', caret: 3 })).toEqual({ text: 'a ', caret: 2 });
    expect(eraseBracket({ text: 'a (b)', caret: 4 })).toBeUndefined();
  });
});
