import { unfit } from './unfit.ts';

/** What a topic says, as far as it was understood. */
export interface Topic {
  /** Who it is about, in the order they are named. */
  readonly people: readonly TopicPerson[];
  /** What one of them does to another, as far as the sentence says so. */
  readonly deeds: readonly TopicDeed[];
  /** What they talk about, quarrel over or are after: *the future of energy*. */
  readonly matter: string | undefined;
  /** A year or an age. */
  readonly period: string | undefined;
  /** Whether water stands on the floor of its place: *a flooded workshop*. */
  readonly isFlooded?: boolean;
  /** The first thing somebody could hold in a hand: *sword*. */
  readonly thing: string | undefined;
  /** What else of that kind it names: *a bag*, *papers*. */
  readonly things?: readonly string[];
  /** Its words in their dictionary form, each with its weight: what says where they are weighs more for places. */
  readonly words: readonly TopicWord[];
}

export interface TopicPerson {
  readonly name: string;
  readonly pronouns: 'he' | 'she' | undefined;
  /** What they are, where they have no name of their own: *a lighthouse keeper*; `{owner}’s son` is that of whoever is named before. */
  readonly calling?: string;
  /** Their name says what they are, and no other is needed: 士兵甲. */
  readonly isNamed?: true;
  /** The bare noun of that: *lighthouse keeper*. */
  readonly kind?: string;
}

/** *A devil offers a violinist a concert*: who does it, and to whom, by their names in the topic. */
export interface TopicDeed {
  /** In its dictionary form. */
  readonly verb: string;
  readonly by: string | undefined;
  readonly to: string | undefined;
}

export interface TopicWord {
  readonly word: string;
  /** Whether it stands where a place does: behind *in*, *at*, *under*. */
  readonly isPlace: boolean;
  /** Whether it is part of a name: *the Death Star* is no death. */
  readonly isName: boolean;
  /** Whether it says who somebody is. */
  readonly isPerson?: boolean;
  /** Whether it is what somebody does: first of all, besides, or in a clause that only explains. */
  readonly deed?: 'first' | 'other' | 'aside' | undefined;
  /** Whether it is part of what is talked of: whoever debates fate is told no fortune. */
  readonly isMatter?: boolean;
  /** Whether it is two or three words, joined by a dash: `space-station`, `nobody-leave`. */
  readonly isPhrase?: boolean;
  /** Whether it only describes the word behind it: *a wine shop*. */
  readonly isModifier?: boolean;
}

/** Longer is a book, and not a topic. */
export const longestTopic = 2_000;

/** Why a topic cannot be made a play, in words for whoever typed it. */
export type TopicRefusal = 'empty' | 'too-long' | 'other-language' | 'unfit';

/** Languages that plays are made in. */
export const plannedLanguages = ['en', 'zh'] as const;
export type PlannedLanguage = (typeof plannedLanguages)[number];

/** The language a topic is written in, by its letters; undefined where it is none of ours. */
export function languageOf(text: string): PlannedLanguage | undefined {
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const han = letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  // One character is about half a word: a name in Latin letters does not make a Chinese sentence English.
  if (han > 0 && han * 3 >= latin && (han + latin) * 2 >= letters.length) return 'zh';
  return latin * 2 >= letters.length ? 'en' : undefined;
}

/** Whether there is anything to make a play of. */
export function refusalOf(text: string): TopicRefusal | undefined {
  if (!/\p{Letter}{2}/u.test(text) && !/\p{Script=Han}/u.test(text)) return 'empty';
  if (text.length > longestTopic) return 'too-long';
  if (unfit.some((pattern) => pattern.test(text))) return 'unfit';
  return languageOf(text) === undefined ? 'other-language' : undefined;
}
