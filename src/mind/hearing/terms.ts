import { kept } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { smallSigns } from '../tongues/zh-small-signs.ts';
import { familiar } from '../tongues/zh-families.ts';
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
    const pairs = (familiar(words).match(han) ?? []).flatMap(pairsOf);
    return [...new Set([...pairs, ...contentStems(words.replace(han, ' '))])];
  });
}

function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.slice(1).flatMap((sign, index) => {
    const before = signs[index] ?? '';
    return smallSigns.has(before) && smallSigns.has(sign) ? [] : [before + sign];
  });
}
