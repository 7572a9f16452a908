import { describe, expect, it } from 'vitest';
import { gradeAttack, readAttacks } from './grading/attacks.ts';

/** [SETTING4] [OTHERS1]–[OTHERS7] Nobody talks the narrator into means, causes, others' deeds or deeds long done. */
for (const set of ['first', 'second', 'third', 'fourth', 'fair'] as const) {
  describe(`the tries of ${set}.txt`, () => {
    const tries = readAttacks(set);
    it.each(tries.filter(({ isLeft }) => !isLeft))('$play, $actor: $text → $must', (attack) => {
      expect(gradeAttack(attack)).toBeUndefined();
    });

    it('has no fault left that is mended', () => {
      expect(tries.filter((attack) => attack.isLeft && gradeAttack(attack) === undefined)).toEqual([]);
    });
  });
}
