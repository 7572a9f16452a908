import { describe, expect, it } from 'vitest';
import { termsIn } from '../../../src/mind/hearing/terms.ts';
import { borneOut, semanticFit } from '../../../src/mind/perceiving/semantic-fit.ts';
import { fitting } from './semantic-fit.data.ts';

/** The F1 of the very words: what is to be better than. */
function overlap(one: string, other: string): number {
  const [ours, theirs] = [new Set(termsIn(one)), new Set(termsIn(other))];
  const shared = [...ours].filter((term) => theirs.has(term)).length;
  return shared === 0 ? 0 : (2 * shared) / (ours.size + theirs.size);
}

const right = (fit: (line: string, asked: string) => number): string[] =>
  fitting.filter(([asked, apt, idle]) => fit(apt, asked) > fit(idle, asked)).map(([asked]) => asked);

describe('how near a line is to what it answers', () => {
  it('goes by what is meant, and not only by the very words', () => {
    const [meant, worded] = [right(semanticFit), right(overlap)];
    expect(worded.length).toBeLessThanOrEqual(3);
    expect(
      meant.length,
      `wrong: ${fitting
        .map(([asked]) => asked)
        .filter((asked) => !meant.includes(asked))
        .join(' ')}`,
    ).toBeGreaterThanOrEqual(12);
  });

  it('is whole for the same, nothing for what has nothing to do with it, and the same both ways', () => {
    expect(semanticFit('The dagger is gone.', 'The dagger is gone.')).toBe(1);
    expect(semanticFit('The dagger is gone.', '')).toBe(0);
    expect(semanticFit('Seventeen umbrellas.', 'A violin sonata.')).toBe(0);
    for (const [asked, apt] of fitting) expect(semanticFit(asked, apt)).toBeCloseTo(semanticFit(apt, asked), 12);
    expect(semanticFit('匕首在哪儿？', '匕首在桌子上。')).toBeGreaterThan(0);
  });

  it('says how much of a line is borne out', () => {
    expect(borneOut('The candle is out.', 'A candle stands there.')).toBeGreaterThan(
      borneOut('The candle is out.', 'A chair.'),
    );
    expect(borneOut('', 'A chair.')).toBe(0);
  });
});
