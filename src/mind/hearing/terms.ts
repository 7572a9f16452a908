import { rememberedText } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { conceptsInSigns } from '../tongues/zh-concepts.ts';
import { familiar } from '../tongues/zh-families.ts';
import { runsInSigns, withoutLeaning } from '../tongues/zh-small-signs.ts';
import { contentStems } from './touching.ts';

const han = /\p{Script=Han}+/gu;
/** So many texts are remembered of late. */
const mostRemembered = 20_000;

/** What a text speaks of, as it is compared: the stems of words that say something; pairs of signs where words are not parted. */
export const termsIn = rememberedText((text): readonly string[] => {
  const words = plain(text);
  const signs = (familiar(words).match(han) ?? []).flatMap(termsInSigns);
  return [...new Set([...signs, ...contentStems(words.replace(han, ' '))])];
}, mostRemembered);

/** Pairs of signs that say something, and words of everyday talk: 钟 is a word by itself. */
export const termsInSigns = (text: string): readonly string[] => [
  ...runsInSigns(text).flatMap((run) => [...run].slice(1).map((sign, index) => (run[index] ?? '') + sign)),
  ...conceptsInSigns(withoutLeaning(text)).map(([word]) => word),
];
