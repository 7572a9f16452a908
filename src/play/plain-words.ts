import { remembered, rememberedText } from '../kit/remembered.ts';

/** Letters and digits only, lower case, single spaces, a space at both ends: how phrases are compared. */
export const plain = rememberedText(
  (text): string =>
    ` ${text
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  6_000,
);

/** Whole words, except in scripts that do not part them. */
const asPhrase = (phrase: string): string => {
  const wanted = plain(phrase);
  return /\p{Script=Han}/u.test(wanted) ? wanted.trim() : wanted;
};

/** An author's phrases as they are compared; worked out once for each list. */
export const plainPhrases = remembered((phrases: readonly string[]): readonly string[] =>
  phrases.map(asPhrase).filter((phrase) => phrase.trim() !== ''),
);
