import type { Verb, VerbName } from './verb.ts';

/** How far a deed is carried: only what is done or tried reaches the rules. */
export const aspects = ['does', 'begins', 'tries', 'nearly', 'stops', 'means-to'] as const;
export type Aspect = (typeof aspects)[number];

/** What somebody does: subject, verb, object and the rest of the clause. Entities are ids once they resolved, words before. */
export interface Action {
  readonly subject: string;
  readonly verb: Verb;
  /** Of a verb of a host's game: the verb of ours whose motion, sound and manners it has. */
  readonly like?: VerbName;
  /** The verb as the actor put it, when our name for it is another. */
  readonly word?: string;
  readonly object?: string;
  readonly preposition?: string;
  readonly target?: string;
  readonly instrument?: string;
  /** What of the object is touched: hand, sleeve. */
  readonly part?: string;
  readonly direction?: string;
  readonly manner?: string;
  readonly aspect?: Aspect;
  /** It goes together with the action before it (*while*). */
  readonly together?: true;
}

/** An action as it is asked for, its verb in whatever word. */
export type AskedAction = Omit<Action, 'subject' | 'verb'> & { readonly verb: string };
