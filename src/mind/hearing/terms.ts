import { kept } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { conceptsInSigns } from '../tongues/zh-concepts.ts';
import { familiar } from '../tongues/zh-families.ts';
import { runsInSigns, withoutLeaning } from '../tongues/zh-small-signs.ts';
import { contentStems } from './touching.ts';

const han = /\p{Script=Han}+/gu;
const known = new Map<string, readonly string[]>();
/** So many texts are remembered; then it is begun anew. */
const mostRemembered = 20_000;

/** What a text speaks of, as it is compared: the stems of words that say something; pairs of signs where words are not parted. */
export function termsIn(text: string): readonly string[] {
  if (known.size >= mostRemembered) known.clear();
  return kept(known, text, () => {
    const words = plain(text);
    const signs = (familiar(words).match(han) ?? []).flatMap(termsInSigns);
    return [...new Set([...signs, ...contentStems(words.replace(han, ' '))])];
  });
}

/** Pairs of signs that say something, and words of everyday talk: 钟 is a word by itself. */
export const termsInSigns = (text: string): readonly string[] => [
  ...runsInSigns(text).flatMap((run) => [...run].slice(1).map((sign, index) => (run[index] ?? '') + sign)),
  ...conceptsInSigns(withoutLeaning(text)).map(([word]) => word),
];
