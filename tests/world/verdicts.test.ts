import { describe, expect, it } from 'vitest';
import { gradeVerdict, readVerdictCases, type VerdictCase } from './grading/verdict-cases.ts';

/**
 * Two suites: `cases` go through SPEC.md rule by rule, success and each way it can fail; `blind` was written by an examiner
 * who knew the contract (DESIGN §4–5) and the respected world models, and neither our rules nor our code.
 */
for (const suite of ['cases', 'blind'] as const) {
  const families = new Map<string, VerdictCase[]>();
  for (const test of readVerdictCases(suite)) {
    const family = suite === 'blind' ? test.world : test.family;
    families.set(family, [...(families.get(family) ?? []), test]);
  }
  for (const [family, cases] of families) {
    describe(`${suite}: ${family}`, () => {
      for (const test of cases) {
        const { actor, ...said } = test.line;
        it(`[${test.rule}] ${actor} ${Object.values(said).join(' ')} (${test.world}, line ${test.number})`, () => {
          expect(gradeVerdict(test)).toBeUndefined();
        });
      }
    });
  }
}
