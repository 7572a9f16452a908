import type { Result } from '../../kit/result.ts';
import type { ModelError } from '../../model/model-error.ts';
import type { Desk, Doubt } from '../review/doubt.ts';
import type { TellProgress } from './progress.ts';

/** How one desk's drafts are reviewed and revised. */
interface Reviewing<T> {
  readonly desk: Desk;
  /** What rules and `check` find: the same each time. */
  sure(draft: T): Promise<readonly Doubt[]>;
  /** What the reviewer doubts besides. */
  asked(draft: T): Promise<readonly Doubt[]>;
  revise(draft: T, doubts: readonly Doubt[]): Promise<Result<T, ModelError>>;
}

interface Reviewed<T> {
  readonly draft: T;
  readonly rounds: number;
  /** What is still doubted. */
  readonly doubts: readonly Doubt[];
}

/** A draft is sent back so often; the next time it passes, with its doubts noted. */
const mostRounds = 5;

/** A draft that comes back with the same doubts so often will come back with them again. */
const mostInVain = 2;

/**
 * Reviews a draft and has it revised until nothing is doubted any more, or five times. What rules find comes first: a reader is
 * only asked about what they let pass. A revision that is worse than what it mends is not taken, and nobody is asked for ever
 * what they do not mend.
 */
export async function reviewed<T>(first: T, reviewing: Reviewing<T>, tell: TellProgress): Promise<Reviewed<T>> {
  const { desk } = reviewing;
  let draft = first;
  let sure = await reviewing.sure(draft);
  let noted: readonly Doubt[] = [];
  let inVain = 0;
  for (let round = 1; round <= mostRounds; round++) {
    const doubts = sure.length > 0 ? sure : await reviewing.asked(draft);
    noted = doubts;
    tell({ type: 'reviewed', desk, round, doubts });
    if (doubts.length === 0) return { draft, rounds: round, doubts };
    const revised = await reviewing.revise(draft, doubts);
    if (!revised.ok) {
      tell({ type: 'failed', desk, why: revised.error.message });
      return { draft, rounds: round, doubts };
    }
    const left = await reviewing.sure(revised.value);
    inVain = sure.length > 0 && isSame(left, sure) ? inVain + 1 : 0;
    if (left.length > sure.length) {
      tell({ type: 'kept', desk, doubts: left });
      if (sure.length === 0) return { draft, rounds: round, doubts };
    } else [draft, sure] = [revised.value, left];
    if (inVain === mostInVain) return { draft, rounds: round, doubts: sure };
  }
  return { draft, rounds: mostRounds, doubts: sure.length > 0 ? sure : noted };
}

const isSame = (a: readonly Doubt[], b: readonly Doubt[]): boolean =>
  a.length === b.length && a.every(({ code, where }, index) => code === b[index]?.code && where === b[index]?.where);
