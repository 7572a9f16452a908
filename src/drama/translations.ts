import * as z from 'zod/mini';
import { prose } from './prose.ts';

/**
 * What a play says in other languages: by language, each text as the author wrote it and the same in that language. Lines,
 * clauses and names have places of their own (`plays`, `claimIn`, `aliases`); here is everything else a player reads.
 */
export const TranslationsSchema = z.record(z.string().check(z.maxLength(8)), z.record(prose(2000), prose(2000)));
export type Translations = Readonly<z.infer<typeof TranslationsSchema>>;
