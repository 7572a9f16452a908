import { describe, expect, it } from 'vitest';
import { gradeUtterance, readUtterances } from './grading/utterances.ts';

/** The share understood may rise and must not fall; `npm run bench` prints it by form. */
const floors = { tuned: 0.98, 'kept-aside': 0.97, 'second-look': 0.9, fresh: 0.97, last: 0.86 } as const;

for (const set of ['tuned', 'kept-aside', 'second-look', 'fresh', 'last'] as const) {
  describe(`the labelled set ${set}`, () => {
    it(`is understood in at least ${floors[set] * 100} of 100 lines`, () => {
      const utterances = readUtterances(set);
      const wrong = utterances.filter((utterance) => gradeUtterance(utterance) !== undefined);
      expect(utterances.length).toBeGreaterThanOrEqual(290);
      expect(
        1 - wrong.length / utterances.length,
        wrong
          .slice(0, 5)
          .map((line) => line.text ?? line.command)
          .join('\n'),
      ).toBeGreaterThanOrEqual(floors[set]);
    });
  });
}
