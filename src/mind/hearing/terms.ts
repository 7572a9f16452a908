import { remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { smallSigns } from '../tongues/zh-small-signs.ts';
import { contentStems } from './touching.ts';

const han = /\p{Script=Han}+/gu;

/** What a text speaks of, as it is compared: the stems of words that say something; pairs of signs where words are not parted. */
export const termsIn = (text: string): readonly string[] => {
  const words = plain(text);
  const pairs = (words.match(han) ?? []).flatMap((run) =>
    [...run].slice(1).flatMap((sign, index) => {
      const before = run[index] ?? '';
      return smallSigns.has(before) && smallSigns.has(sign) ? [] : [before + sign];
    }),
  );
  const stems = contentStems(words.replace(han, ' ')).filter((stem) => stem !== '');
  return [...new Set([...pairs, ...stems])];
};

/** The terms of an author's texts; worked out once. */
export const termsOfTexts = remembered(
  (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(termsIn)),
);
