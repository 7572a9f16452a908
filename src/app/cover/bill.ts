import type { SceneFile } from '../../drama/scene-file.ts';

/** What is about to be seen, in the page's language where the play is translated into it. */
export function billOf(
  { blueprint, translations }: Pick<SceneFile, 'blueprint' | 'translations'>,
  language: string,
): { readonly title: string; readonly about: string } {
  const { title, about = '' } = blueprint;
  const book = translations?.[language] ?? {};
  return { title: book[title] ?? title, about: book[about] ?? about };
}
