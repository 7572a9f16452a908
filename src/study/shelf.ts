import type { PersonForms, SpokenAs } from './fill.ts';
import type { Kit } from './kit.ts';
import type { Premise } from './premise.ts';
import type { Topic, TopicPerson } from './topic.ts';

/** All that plays are made of in one language. */
export interface Shelf {
  readonly language: string;
  read(topic: string): Topic;
  readonly kits: readonly Kit[];
  readonly premises: readonly Premise[];
  /** Names for people who have none, by pronoun. */
  readonly names: Readonly<Record<'he' | 'she', readonly string[]>>;
  /** Other names, where those of the topic are from elsewhere: beside 爱因斯坦 stands no 周明. */
  namesBeside?(people: readonly TopicPerson[]): Readonly<Record<'he' | 'she', readonly string[]>> | undefined;
  readonly forms: Readonly<Record<'he' | 'she', PersonForms>>;
  /** The English noun for a thing that the topic names, by which its kind is known. */
  nounOf(thing: string): string;
  /** The same the other way: its word for an English noun, where it has one. */
  wordFor(noun: string): string | undefined;
  /** The trade (of `wardrobe/`) of somebody who is called so: *a ship’s cook*. */
  tradeOf(calling: string): string | undefined;
  /** What is read in a letter or a book that nobody wrote. */
  readonly unwritten: string;
  /** What is told of a place besides, where water stands on its floor. */
  readonly flooded: string;
  /** What somebody is called who has a calling and no name: *Ruth, a lighthouse keeper*. */
  called(persona: string, calling: string): string;
  /** How others speak of somebody who is called by what they are, where that differs from a name. */
  spokenAs?(kind: string): SpokenAs | undefined;
  /** Who is who, told before the play: *Ruth is the nurse, and Hugo is the smuggler.* */
  introduce(people: readonly Introduced[]): string;
  /** What is said first, as a script: who they are, and what it is about. Empty where there is nothing to say. */
  opening(kinds: Readonly<Record<'A' | 'B' | 'C', string | undefined>>, hasMatter: boolean): string;
  /** That it is about something, as everybody there knows: a claim, and how each says it. */
  readonly what: { readonly claim: string; readonly says: readonly [a: string, b: string, c: string] };
}

/** Somebody, and what they are. */
interface Introduced {
  readonly name: string;
  readonly calling: string;
}
