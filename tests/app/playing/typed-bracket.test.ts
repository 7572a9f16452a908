import { describe, expect, it } from 'vitest';
import { eraseBracket, typeBracket } from '../../../src/app/playing/typed-bracket.ts';

describe('a bracket that is typed', () => {
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
