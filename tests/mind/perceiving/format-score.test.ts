import { describe, expect, it } from 'vitest';
import { formatScore } from '../../../src/mind/perceiving/format-score.ts';
import { scored } from './format-score.data.ts';

describe('the format score', () => {
  it.each(scored)('of %j is what Appendix J gives it', (text, tags, order, edges, sum) => {
    expect(tags + order + edges).toBe(sum);
    expect(formatScore(text)).toBe(sum);
  });

  it('was worked out by hand for more than thirty', () => {
    expect(scored.length).toBeGreaterThanOrEqual(30);
    expect(new Set(scored.map(([text]) => text)).size).toBe(scored.length);
  });

  it('goes from five to minus five', () => {
    const sums = scored.map(([, , , , sum]) => sum);
    expect([Math.max(...sums), Math.min(...sums)]).toEqual([5, -5]);
  });
});
