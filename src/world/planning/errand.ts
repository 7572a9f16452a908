import type { Action } from '../../drama/action.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { VerbName } from '../../drama/verb.ts';
import { given } from '../../kit/given.ts';
import type { World } from '../world.ts';

/** A deed somebody is to do: the planner's own, or one they ask another for. */
export interface Errand {
  readonly by: EntityId;
  readonly action: Omit<Action, 'subject'>;
  /** What it takes beside the doing: words, nerve, somebody's goodwill. */
  readonly price?: number;
}

/** How somebody stands to parting with a thing, or to doing a favour. */
export type Favour = 'gladly' | 'persuaded' | 'never';

/** What the one who plans has to go by. */
export interface Wits {
  readonly self: EntityId;
  /** Whether they know where it is. */
  knows(world: World, thing: EntityId): boolean;
  /** What somebody would say who is asked for a thing, or to do something. */
  favourOf(whom: EntityId, thing: EntityId | undefined): Favour;
  /** Whether they would take what somebody holds, or break what is locked. */
  readonly isRough: boolean;
}

/** What a deed is to be done with, by id. */
interface Slots {
  readonly object?: EntityId | undefined;
  readonly preposition?: string | undefined;
  readonly target?: EntityId | undefined;
  readonly instrument?: EntityId | undefined;
}

export const errand = (by: EntityId, verb: VerbName, slots: Slots = {}, price = 0): Errand => ({
  by,
  action: given({ verb, ...slots }),
  ...(price > 0 ? { price } : {}),
});

export const errandKey = ({
  by,
  action: { verb, object, target, instrument, preposition, direction },
}: Errand): string => [by, verb, object, preposition, target, instrument, direction].join('|');
