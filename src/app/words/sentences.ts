/** Where sentences end, in scripts that part words by spaces and in scripts that do not. */
const ends = { spaced: `[.!?…]["”’)]?`, unspaced: `[。！？…]["”’）」]?` } as const;
const sentenceEnd = new RegExp(`${ends.spaced}(?=\\s)|${ends.unspaced}`, 'gu');
const stops = '.!?。！？';
/** Less of what there is room for than this is a scrap. */
const leastShown = 0.35;

/** The first sentence of a text. */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?]["”’)]?(?=\s|$)|[。！？])/su.exec(text.trim())?.[0] ?? text.trim();

/** The first sentences of a text, as many as there is room for; a quotation that was cut in the middle is left out. */
export function firstSentences(text: string, most: number): string {
  return unquoted(cut(text, most));
}

/** With the words that lead into it: *It says: “To our …* */
function unquoted(text: string): string {
  const opening = text.lastIndexOf('“');
  if (opening <= 0 || text.includes('”', opening)) return text;
  const before = text.slice(0, opening).trimEnd();
  const end = lastStop(before);
  return end >= 0 ? before.slice(0, end + 1) : before.replace(/[\s:,;：，]+$/u, '');
}

function cut(text: string, most: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= most) return whole;
  const start = whole.slice(0, most + 1);
  const end = [...start.matchAll(sentenceEnd)].at(-1);
  if (end && end.index + end[0].length > most / 4) return whole.slice(0, end.index + end[0].length);
  const space = start.lastIndexOf(' ');
  return `${whole.slice(0, space > most / 2 ? space : most).replace(/[\s,;:—-]+$/u, '')} …`;
}

/** As much of a text as is told in one go: up to the last sentence that is whole. */
export function brief(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = lastStop(text.slice(0, most));
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, most)} …`;
}

/**
 * The end of a long speech, from the start of a sentence on: what a bubble has room for. The rest has been read by then, and
 * stays in the transcript. A single sentence longer than that keeps its last words.
 */
export function latestSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  const least = most * leastShown;
  const whole = restAfter(text, sentenceEnd, least, most);
  if (whole !== undefined) return whole;
  // A sentence that has only begun stands with the end of the one before it: nobody reads scraps.
  const clause = restAfter(text, clauseEnd, least, most - 2);
  if (clause !== undefined) return `… ${clause}`;
  const tail = text.slice(text.length - most);
  const space = tail.indexOf(' ');
  return `… ${space >= 0 && space < most / 2 ? tail.slice(space + 1) : tail}`;
}

/** As much of a text as there is room for, after one of these marks; nothing, where that would be less than this. */
function restAfter(text: string, mark: RegExp, least: number, most: number): string | undefined {
  for (const { index, 0: found } of text.matchAll(mark)) {
    const rest = text.slice(index + found.length).trimStart();
    if (rest.length <= most) return rest.length >= least ? rest : undefined;
  }
  return undefined;
}

/** The last sentence of a text, with those before it that there is room for; a long one loses its end. */
export function lastSentence(text: string, most: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  const latest = latestSentences(whole, most);
  if (!latest.startsWith('… ')) return latest;
  const ends = [...whole.matchAll(sentenceEnd)].map(({ index, 0: stop }) => index + stop.length);
  return cut(whole.slice(ends.findLast((end) => end < whole.length) ?? 0), most);
}

/** Where a long sentence may be parted: after a clause, or else before what hangs on it. */
const clauseEnd = /[,;:—](?=\s)|[，；：、]/gu;
const sideClause = /\s(?=(?:and|but|or|nor|that|which|who|whose|where|when|while|because|if|until)\s)/giu;
const phrase =
  /\s(?=(?:as|than|with|without|from|into|onto|in|on|at|by|for|under|over|behind|before|after|beside|between|through|across|about|like)\s)/giu;

/** Fewer letters than this are no page of their own. */
const leastRest = 8;

/**
 * A text in two: what can be read at once, and the rest. It is parted after a sentence: up to `stretched` letters stand together
 * before one is parted in its middle, and then after a clause, or else at a phrase.
 */
export function partedText(text: string, most: number, stretched = most): readonly [first: string, rest: string] {
  if (text.length <= most) return [text, ''];
  const sentence = partAt(text, [sentenceEnd], most);
  if (sentence === undefined && text.length <= stretched) return [text, ''];
  const at =
    sentence ??
    partAt(text, [sentenceEnd], stretched) ??
    partAt(text, [clauseEnd], most) ??
    partAt(text, [clauseEnd], stretched) ??
    partAt(text, [sideClause, phrase, /\s/gu], most) ??
    Math.floor(most);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** The place nearest to equal pages, by the first of these marks that has one: two words alone on the last page are read for nothing. */
function partAt(text: string, marks: readonly RegExp[], most: number): number | undefined {
  const even = text.length / Math.ceil(text.length / most);
  for (const mark of marks) {
    const places = [...text.matchAll(mark)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => at > even / 3 && at <= most && text.length - at >= leastRest);
    const [first, ...others] = places;
    if (first === undefined) continue;
    return others.reduce((best, each) => (Math.abs(each - even) < Math.abs(best - even) ? each : best), first);
  }
  return undefined;
}

/** Whether a sentence ends there. */
export const endsSentence = (text: string): boolean => /[.!?。！？…]["”’)）」]*$/u.test(text);

/** Whether enough of a line has been said to be read: a word alone is not. */
export const isWorthReading = (text: string): boolean =>
  text.length >= firstLetters || endsSentence(text) || /\p{Script=Han}{3}/u.test(text);

const firstLetters = 12;

/** Whether something is said with a raised voice. */
export const isExclaimed = (text: string): boolean => /[!！]/u.test(text);

/** Whether a sentence leaves open which of several things it says. */
export const hasAlternatives = (text: string): boolean => /\bor\b|或/u.test(text);

/** A name as it begins a sentence: *the Ghost* is *The Ghost* there. */
export const capitalised = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

const lastStop = (text: string): number => Math.max(...[...stops].map((stop) => text.lastIndexOf(stop)));
