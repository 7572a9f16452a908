import type { DeedName } from '../../drama/verb.ts';
import type { Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';

/** How near a thing must be for the verb: in hand's reach, in sight, within earshot, or merely known. */
export type Access = 'touch' | 'see' | 'hear' | 'any';

/** What the narrator knows about one verb. */
export interface Law {
  /** Slots without which it makes no sense. */
  readonly needs?: readonly ('object' | 'target')[];
  readonly object?: Access;
  readonly target?: Access;
  /** A word for no thing may stand as object (*plays a tune*, *sits on the floor*); of a gesture, any word at all. */
  readonly loose?: boolean | 'always';
  /** Done as well to nobody: of *kneels to his father* the kneeling remains when he is not there. */
  readonly alone?: true;
  /** Nobody lets another do it to the thing in their hand. */
  readonly guarded?: true;
  /** What is meant when no object is said: *draws*. */
  readonly assumes?: (deed: Deed) => Thing | undefined;
  /** How sensible the thing is as object: 0 senseless, 1 possible, 2 just right now. Ranks what a name may mean. */
  readonly suits?: (thing: Thing, subject: Thing) => number;
  readonly suitsTarget?: (thing: Thing, subject: Thing) => number;
  readonly suitsInstrument?: (thing: Thing, subject: Thing) => number;
  readonly rule: Rule;
}

/** The laws of one family of verbs, by name. */
export type Laws = Partial<Readonly<Record<DeedName, Law>>>;

export const law = (rule: Rule, more: Omit<Law, 'rule'> = {}): Law => ({ rule, ...more });

/** It is done, and nothing is different afterwards. */
export const passes: Rule = () => undefined;
