import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';

/** A deed somebody chose, from then on until they have been told what became of it. */
export interface SetOut {
  readonly words: string;
  /** It waited for the floor, or was begun: from then on it can come to an end. */
  readonly isTaken: boolean;
  /** What became of it was seen, or told. */
  readonly isRuled: boolean;
}

export const settingOut = (words: string): SetOut => ({ words, isTaken: false, isRuled: false });

const ruling: ReadonlySet<Fact['type']> = new Set<Fact['type']>(['action:ruled', 'action:cancelled', 'hack:refused']);

export const followSetOut = (deed: SetOut, fact: Fact, role: EntityId): SetOut =>
  'actor' in fact && fact.actor === role && ruling.has(fact.type) ? { ...deed, isRuled: true } : deed;

/** Nothing chosen ends without a word: whether it has come to nothing, now that it neither waits nor is being done. */
export const cameToNothing = ({ isTaken, isRuled }: SetOut, isUnderWay: boolean): boolean =>
  isTaken && !isRuled && !isUnderWay;
