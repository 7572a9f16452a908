import type { WordPairs } from './word-pairs.ts';

/** What a word asks of the hands that talk along, the rarest sense first. */
export const wordSenses = [
  'oath',
  'greeting',
  'no',
  'number',
  'heart',
  'mind',
  'please',
  'all',
  'small',
  'up',
  'down',
  'there',
  'you',
  'self',
] as const;
export type WordSense = (typeof wordSenses)[number];

/** What a sentence does to whoever hears it, as far as a face shows it at once; what hurts is heard first. */
export const wordStirrings = ['threat', 'accusation', 'insult', 'praise', 'joke'] as const;
export type WordStirring = (typeof wordStirrings)[number];

/** What a body hears in the words of one language. A rough ear will do, for it moves hands and brows and nothing else. */
export interface BodyTongue {
  readonly senses: Readonly<Record<WordSense, RegExp>>;
  /** Words too slight to lean on. */
  readonly slight?: RegExp;
  readonly stirrings: Readonly<Record<WordStirring, RegExp>>;
  /** What people are said to look like, as English says it: figures are made by English words. */
  readonly looks?: { readonly writtenIn: RegExp; readonly words: WordPairs };
}
