import { describe, expect, it } from 'vitest';
import { gradeVerdict, readVerdictCases, type VerdictCase } from './grading/verdict-cases.ts';

/** Every rule of SPEC.md by cases: success and each way it can fail. */
const families = new Map<string, VerdictCase[]>();
for (const test of readVerdictCases()) families.set(test.family, [...(families.get(test.family) ?? []), test]);

for (const [family, cases] of families) {
  describe(family, () => {
    for (const test of cases) {
      const { actor, ...said } = test.line;
      it(`[${test.rule}] ${actor} ${Object.values(said).join(' ')} (${test.world}, line ${test.number})`, () => {
        expect(gradeVerdict(test)).toBeUndefined();
      });
    }
  });
}
