import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Language } from '../words/words.ts';

/** Who reads: in what language the page speaks to them, and with whose eyes and ears. Whoever only watches has everybody's. */
export interface Reader {
  readonly language: Language;
  readonly witness?: EntityId | undefined;
}

/** Whether this role heard of a fact and did not see it. */
export const isUnseenBy = ({ unseenBy }: Fact, role: EntityId | undefined): boolean =>
  role !== undefined && unseenBy !== undefined && unseenBy.includes(role);
