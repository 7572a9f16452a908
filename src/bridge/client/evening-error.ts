import type { Problem } from '../../kit/schema.ts';

/** Why an evening cannot be opened or joined, in a sentence for whoever wanted to. */
export class EveningError extends Error {
  override readonly name = 'EveningError';

  constructor(
    readonly code: 'house/address' | 'house/no-answer' | 'house/refused' | 'house/no-entry' | 'evening/unreadable',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}
