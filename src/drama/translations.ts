import * as z from 'zod/mini';
import { prose } from './prose.ts';

const [mostLanguages, mostTexts, mostLetters] = [12, 5000, 2000];
/** A title of forty letters has no translation of two thousand: places are made for about so much. */
const longestFor = (text: string): number => Math.max(200, 4 * text.length);

const book = z.record(prose(mostLetters), prose(mostLetters)).check(
  z.refine((texts) => Object.keys(texts).length <= mostTexts, `more than ${mostTexts} texts in one language`),
  z.refine(
    (texts) => Object.entries(texts).every(([text, translated]) => translated.length <= longestFor(text)),
    'a translation may be four times as long as its text, and no longer',
  ),
);

/**
 * What a play says in other languages: by language, each text as the author wrote it and the same in that language. Lines,
 * clauses and names have places of their own (`plays`, `claimIn`, `aliases`); here is everything else a player reads.
 */
export const TranslationsSchema = z
  .record(z.string().check(z.maxLength(8)), book)
  .check(
    z.refine((books) => Object.keys(books).length <= mostLanguages, `in more than ${mostLanguages} other languages`),
  );
export type Translations = Readonly<z.infer<typeof TranslationsSchema>>;
