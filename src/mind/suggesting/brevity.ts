/** The longest a suggestion may be, in characters: more is not read while others speak. */
export const longestSuggestion = 160;

/** Deeds in brackets, or sentences with their closing marks. */
const piece = /[（(][^()（）]*[)）]|[^()（）.!?。！？…]+[.!?。！？…]*["”’'」』]*|[.!?。！？…]+/g;

/**
 * A turn in performance notation, short enough to be offered: thoughts left out, and of a long speech as many whole sentences
 * from its beginning as there is room for. Nothing where not even the first fits.
 */
export function inShort(notation: string, most = longestSuggestion): string | undefined {
  const bare = notation
    .replace(/\[[^\]]*\]|【[^】]*】/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (bare.length <= most) return isSayable(bare) ? bare : undefined;
  let short = '';
  for (const [part] of bare.matchAll(piece)) {
    if ((short + part).trimEnd().length > most) break;
    short += part;
  }
  // A deed that only led up to the words is nothing without them.
  short = short.trim();
  return isSayable(short) ? short : undefined;
}

const isSayable = (text: string): boolean => /\p{L}/u.test(text);
