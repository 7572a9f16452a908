import { type StoredFact } from '../../src/store/fact-log.ts';

/** The fact a killed process must have written at a seq: small ones and larger ones, so that commits differ. */
export const factAt = (seq: number): StoredFact & { readonly text: string } => ({
  seq,
  text: `Words, words, words ${seq}. `.repeat(1 + (seq % 17)),
});
