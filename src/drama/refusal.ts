import { wordList } from '../kit/word-list.ts';

/** Why the world said no: a closed set, so that actors, tests and players can rely on it. */
export const refusalCodes = wordList(`
  unknown-verb unknown-object ambiguous incomplete not-here not-there not-visible dark out-of-reach blocked no-way
  not-portable part person self held-by-other not-held carried not-worn already open closed locked wrong-key full
  too-heavy wrong-trait occupied inside not-inside impossible anachronism forbidden
`);

export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence in the world's own words. */
  readonly reason: string;
  /** Who or what may have been meant, when it could not be told apart. */
  readonly candidates?: readonly string[];
}
