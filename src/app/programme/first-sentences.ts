/** The first sentences of a text, as many as there is room for: a programme quotes, it does not transcribe. */
export function firstSentences(text: string, most: number): string {
  return unquoted(cut(text, most));
}

/** A quotation that was cut in the middle is left out, with the words that lead into it: *It says: “To our …* */
function unquoted(text: string): string {
  const opening = text.lastIndexOf('“');
  if (opening <= 0 || text.includes('”', opening)) return text;
  const before = text.slice(0, opening).trimEnd();
  const end = [...before.matchAll(/[.!?。！？]/gu)].at(-1);
  return end ? before.slice(0, end.index + 1) : before.replace(/[\s:,;：，]+$/u, '');
}

function cut(text: string, most: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most + 1);
  const ends = [...start.matchAll(/[.!?…]["”’)]?(?=\s)|[。！？…]["”’）」]?/gu)];
  const end = ends.at(-1);
  if (end && end.index + end[0].length > most / 4) return whole.slice(0, end.index + end[0].length);
  const space = start.lastIndexOf(' ');
  return `${whole.slice(0, space > most / 2 ? space : most).replace(/[\s,;:—-]+$/u, '')} …`;
}

/** The first sentence of what was told of a deed: what was done, and not what was found by it. */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?]["”’)]?(?=\s|$)|[。！？])/su.exec(text.trim())?.[0] ?? text.trim();
