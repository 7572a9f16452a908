import type { Action } from './action.ts';

/** Something an actor could do at this moment, as the narrator would rule on it: the action, and what to call it. */
export interface OfferedDeed {
  readonly action: Action;
  /** As a person is offered it: *Take the dagger*, *Put the cup on the table*. */
  readonly words: string;
}
