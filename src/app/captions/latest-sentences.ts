/** The ends of sentences, in scripts that part words and in scripts that do not. */
const sentenceEnd = /[.!?…]["”’)]?\s+|[。！？…]["”’）」]?/gu;

/**
 * The end of a long speech, from the start of a sentence on: what a bubble has room for. The rest has been read by then, and
 * stays in the transcript. A single sentence longer than that keeps its last words.
 */
export function latestSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  for (const match of text.matchAll(sentenceEnd)) {
    const rest = text.slice(match.index + match[0].length);
    if (rest !== '' && rest.length <= most) return rest;
  }
  const tail = text.slice(text.length - most);
  const space = tail.indexOf(' ');
  return `… ${space >= 0 && space < most / 2 ? tail.slice(space + 1) : tail}`;
}
