import { en, type Words } from './en.ts';
import { zh } from './zh.ts';

/** Everything the page itself says, in every language it speaks. What a play says is the play's own business. */
export const words = { en, zh } satisfies Readonly<Record<string, Words>>;

export type { Words };
export type Language = keyof typeof words;
export const languages = Object.keys(words) as readonly Language[];

/** The first of these languages the page speaks; English, where it speaks none of them. */
export function languageFrom(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const known = languages.find((language) => each.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

/** What a table says of something with a code: each of its sentences takes what carries that code. */
export function sentenceFor<Coded extends { readonly code: string }, Sentence>(
  table: { readonly [Code in Coded['code']]: (coded: Extract<Coded, { readonly code: Code }>) => Sentence },
  coded: Coded,
): Sentence {
  const say = table[coded.code as Coded['code']] as (coded: Coded) => Sentence;
  return say(coded);
}
