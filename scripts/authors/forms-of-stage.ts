import { forms } from '../../plugin/stage/forms/forms.ts';

/** Every form the stage has, by name. */
export const formNames = (): string[] => [...new Set(forms.map(({ name }) => name))].sort();

/** The nouns a thing may be called by to be shown as each form. */
export const formsWithNouns = (): readonly (readonly [name: string, nouns: readonly string[]])[] =>
  formNames().map((name) => [
    name,
    [...new Set(forms.filter((form) => form.name === name).flatMap(({ nouns }) => nouns))],
  ]);
