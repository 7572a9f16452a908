/** The languages the page itself speaks. What a play says is the play's own business. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/**
 * The words of one part of the page in every language: `const words = { en: { say: 'Say it' }, zh: { say: '说' } } satisfies
 * InLanguages`. Sentences with something in them are functions.
 */
export type InLanguages<Words = Readonly<Record<string, unknown>>> = Readonly<Record<Language, Words>>;

/** The first of these languages the page speaks; English, where it speaks none of them. */
export function languageFrom(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const known = languages.find((language) => each.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}
