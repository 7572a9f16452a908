import type { EntityId } from '../../drama/entity-id.ts';

export type Pronoun = 'it' | 'him' | 'her' | 'them' | 'self' | 'me' | 'you' | 'other' | 'this' | 'one';

/** A noun and nothing else. */
export const bareNoun = (text: string, head = text): NounPhrase => ({ text, head, adjectives: [] });

/** The last of the words is the noun. */
export const nounOf = (words: readonly string[]): NounPhrase => ({
  ...bareNoun(words.join(' '), words.at(-1) ?? ''),
  adjectives: words.slice(0, -1),
});

/** How a thing was named, before anyone asked which thing it is. */
export interface NounPhrase {
  /** As written, without the article: `red cup`. */
  readonly text: string;
  /** As written, where it was written like a person's name: `Laertes`. */
  readonly name?: string;
  /** The last noun, lower case, as written: `cup`. */
  readonly head: string;
  /** What stands before the head, lower case: `red`. */
  readonly adjectives: readonly string[];
  readonly pronoun?: Pronoun;
  /** It was a possessive (*his* sleeve): it may mean the speaker. */
  readonly whose?: true;
  /** *a*, *any*, *some*: one will do. */
  readonly indefinite?: boolean;
  readonly quantity?: 'all' | 'both' | 'other' | number;
  /** *his* mother, *the butler's* sleeve. */
  readonly possessor?: NounPhrase;
  /** *all but the red one* */
  readonly except?: NounPhrase;
  /** *the lid of the chest*: what it is of, should it be nothing by itself. */
  readonly whole?: NounPhrase;
  /** *everything on the table*, *the cup on the shelf*. */
  readonly where?: { readonly preposition: string; readonly phrase: NounPhrase };
  /** Named by id, or by a name only this thing has. */
  readonly id?: EntityId;
}
