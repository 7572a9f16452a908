import { describe, expect, it } from 'vitest';
import { termsIn } from '../../src/mind/hearing/terms.ts';

describe('what a text speaks of', () => {
  it('is the stems of the words that say something', () => {
    expect(termsIn('Where were you when the candles were winding down?')).toEqual(['candl', 'wind']);
    expect(termsIn('who quarrelled here')).toContain('quarrel');
  });

  it('is pairs of signs where words are not parted, without those that say nothing', () => {
    expect(termsIn('你知道蜡烛吗？')).toContain('蜡烛');
    expect(termsIn('你是不是在？')).toEqual([]);
    expect(termsIn('你书看到哪儿了')).toContain('看见');
    expect(termsIn('这屋里的钟是谁的')).toContain('钟');
    expect(termsIn('你要的书')).not.toContain('你要');
  });

  it('is both in a line of both', () => {
    expect(termsIn('Gus 的雨衣')).toEqual(expect.arrayContaining(['雨衣', 'gus']));
  });
});
