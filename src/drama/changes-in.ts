import type { Change } from './change.ts';
import type { Fact } from './fact.ts';

const unchanged: readonly Change[] = [];

/** What a fact changed in the world. */
export const changesIn = (fact: Fact): readonly Change[] =>
  'changes' in fact ? fact.changes : fact.type === 'action:ruled' ? fact.verdict.changes : unchanged;
