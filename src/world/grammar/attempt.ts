import type { Aspect } from '../../drama/action.ts';
import { verbSet, type Verb } from '../../drama/verb.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';

/** An action as it was said: the verb is ours, the names are still words. */
export interface Attempt {
  readonly verb: Verb;
  /** The verb as said, without ending. */
  readonly word: string;
  /** Nobody rules on this verb: it may go to a proposer. */
  readonly unknown?: true;
  readonly object?: NounPhrase;
  readonly preposition?: string;
  readonly target?: NounPhrase;
  readonly instrument?: NounPhrase;
  readonly part?: string;
  /** The clause from its verb on, as written: how a gesture is best told. */
  readonly said?: string;
  readonly direction?: string;
  readonly manner?: string;
  readonly aspect?: Aspect;
  readonly together?: true;
  /** What somebody else's act named just before. */
  readonly after?: readonly NounPhrase[];
  /** One more of the same clause: *the cup and the letter*. */
  readonly also?: true;
}

/** What somebody tells of another, of a thing, or of what has been, and does not do: whose it is, with the words for it. */
export const decree = (who: NounPhrase | undefined, words: string): Attempt => ({
  verb: 'decree',
  word: 'tell',
  ...(who ? { object: who } : {}),
  manner: words.slice(0, 200),
});

/** What wounds is not done in passing: *after killing her, he sighs* only says so. */
export const wounding = verbSet('strike', 'hit', 'stab', 'slash', 'attack', 'kill', 'shoot', 'strangle', 'poison');

/** *turning to Gertrude*, *whispers to Watson*, 转向霍拉旭: whom the next words are for. */
export const addresseeOf = (attempts: readonly Attempt[]): NounPhrase | undefined =>
  attempts.findLast(({ verb, object, part }) => addressing.has(verb) && object && !part)?.object;

const addressing = verbSet('turn', 'whisper', 'shout', 'say', 'ask', 'tell', 'answer', 'call');
