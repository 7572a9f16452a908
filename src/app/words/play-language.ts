import type { SceneFile } from '../../drama/scene-file.ts';
import { languages, type Language } from './words.ts';

/** In which language a play begins where none was asked for: the page's, where it is translated into it; else its own. */
export function spokenHere(
  { blueprint, translations = {} }: Pick<SceneFile, 'blueprint' | 'translations'>,
  page: Language,
): string | undefined {
  const isPages = (language: string): boolean => language.toLowerCase().startsWith(page);
  return isPages(blueprint.language ?? 'en') ? undefined : Object.keys(translations).find(isPages);
}

/** A play, as far as it has a language. */
interface Spoken {
  readonly settings: { readonly language?: string | undefined };
  readonly blueprint: { readonly language?: string | undefined };
}

/** In which of its languages the page writes what is told of a play: in the play's, so that no sentence is in two. */
export const tongueOf = ({ settings, blueprint }: Spoken, page: Language): Language =>
  languages.find((each) => (settings.language ?? blueprint.language ?? 'en').toLowerCase().startsWith(each)) ?? page;
