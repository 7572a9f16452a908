import type { Trait } from '../../drama/trait.ts';
import type { DeedName } from '../../drama/verb.ts';
import { has, is, type Thing } from '../world.ts';
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
  /** *The room*, with nothing said of which, is the one they are in, though it may be done to any place. */
  readonly startsHere?: true;
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

type Terms = Omit<Law, 'rule'>;

export const law = (rule: Rule, terms: Terms = {}): Law => ({ rule, ...terms });

/** The law of a verb that makes no sense without an object. */
export const lawOn = (rule: Rule, terms: Omit<Terms, 'needs'> = {}): Law => ({ rule, needs: ['object'], ...terms });

type Is = (thing: Thing, subject: Thing) => boolean;

export const having = (trait: Trait) => (thing: Thing) => has(thing, trait);
export const being = (state: string) => (thing: Thing) => is(thing, state);
export const notYet = (state: string) => (thing: Thing) => !is(thing, state);

/** Suits where it can be done at all, and best where it is just the moment for it. */
export const fits = (possible: Is, now?: Is) => (thing: Thing, subject: Thing) =>
  !possible(thing, subject) ? 0 : now && !now(thing, subject) ? 1 : 2;

/** It is done, and nothing is different afterwards. */
export const passes: Rule = () => undefined;
