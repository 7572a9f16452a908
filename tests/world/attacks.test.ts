import { describe, expect, it } from 'vitest';
import { gradeAttack, readAttacks } from './grading/attacks.ts';

/** [SETTING4] [OTHERS1]–[OTHERS4] Nobody talks the narrator into means, causes, others' deeds or deeds long done. */
for (const set of ['first', 'second', 'fair'] as const) {
  describe(`the tries of ${set}.txt`, () => {
    it.each(readAttacks(set))('$play, $actor: $text → $must', (attack) => {
      expect(gradeAttack(attack)).toBeUndefined();
    });
  });
}
