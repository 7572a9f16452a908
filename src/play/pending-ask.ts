import type { Action } from '../drama/action.ts';
import type { FactOf } from '../drama/fact.ts';

/** What a player asked for, and how much of it has been played. */
export interface PendingAsk {
  readonly player: string;
  readonly said: NonNullable<FactOf<'ask:taken'>['said']>;
  /** The turn in which it is being played. */
  readonly turn: number | undefined;
  /** How many of its words have been heard. */
  readonly words: number;
  /** Its deeds that have been ruled on. */
  readonly done: readonly Action[];
}
