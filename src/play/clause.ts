import { dramaTongues } from '../drama/tongues/tongues.ts';
import type { ClauseWords } from '../drama/tongues/clause-words.ts';
import { tongueOf } from '../drama/tongues/written-in.ts';
import { plain } from './plain-words.ts';

/** One clause of a line, and what is done to what it says. */
export interface Clause {
  /** As phrases are compared. */
  readonly text: string;
  readonly words: ClauseWords;
  /** Somebody else's words between marks. */
  readonly quoted: boolean;
  /** It asks. */
  readonly isQuestion: boolean;
  /** It asks whether it is so. */
  readonly asked: boolean;
  /** Supposed, or passed on, by what stands before it in the sentence. */
  readonly supposed: boolean;
  readonly reported: boolean;
}

const quotes = /(“[^”]*”|"[^"]*"|「[^」]*」|『[^』]*』|«[^»]*»)/u;
const sentences = /[^.!?。！？\n]+[.!?。！？]*/gu;
/** A dot that ends no sentence. */
const shortened = /\b(mr|mrs|ms|dr|st)\./giu;
const isAsked = /[?？]\s*$/u;

/** A line, clause by clause. */
export function clausesOf(line: string): readonly Clause[] {
  const words = dramaTongues[tongueOf(line)].clauses;
  const pieces = line.replace(shortened, '$1').split(quotes);
  const isAllQuoted = pieces.every((piece, index) => index % 2 === 1 || !/\p{L}/u.test(piece));
  return pieces.flatMap((piece, index) => {
    const quoted = index % 2 === 1 && !isAllQuoted;
    return (piece.match(sentences) ?? []).flatMap((sentence) => clausesIn(sentence, words, quoted));
  });
}

function clausesIn(sentence: string, words: ClauseWords, quoted: boolean): Clause[] {
  const texts = sentence
    .split(words.parts)
    .map((part) => compared(part ?? ''))
    .filter((text) => text.trim() !== '');
  const asking = isAsked.test(sentence) ? askingClause(texts, words) : undefined;
  let [supposed, reported] = [false, false];
  return texts.map((text, index) => {
    if (words.beginsAnew.test(text)) [supposed, reported] = [false, false];
    const asksWhether = index === asking || words.asks.test(text);
    const asked = asksWhether && !words.grants.test(text);
    const isQuestion = asksWhether || (asking !== undefined && words.mayAsk.test(text));
    supposed ||= words.supposesAll.test(text);
    const clause = { text, words, quoted, isQuestion, asked, supposed, reported };
    // *If, for once, I …*
    supposed ||= isShort(text) && words.supposes.test(text);
    reported ||= words.reports.test(text);
    return clause;
  });
}

/** Scripts that do not part words are compared without a space at the ends. */
function compared(part: string): string {
  const text = plain(part);
  return /\p{Script=Han}/u.test(text) ? text.trim() : text;
}

const isShort = (text: string): boolean => (text.match(/\p{Script=Han}| \S/gu)?.length ?? 0) <= 3;

/** Which clause of a question asks: the last, unless that calls somebody or only wants to be agreed with. */
function askingClause(texts: readonly string[], { tag, asks, mayAsk }: ClauseWords): number | undefined {
  const last = texts.at(-1);
  if (last === undefined || (texts.length > 1 && tag.test(last))) return undefined;
  const isName = texts.length > 1 && isShort(last) && !asks.test(last) && !mayAsk.test(last);
  return texts.length - (isName ? 2 : 1);
}

/** A stretch of a clause, from where to where. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Of what is only named, nothing is asked but that it is not denied outright; some acts are done as questions too. */
interface Meaning {
  readonly isNamed: boolean;
  readonly mayBeAsked: boolean;
}

/** Does this phrase name something rather than state it? */
export const names = ({ words }: Clause, phrase: string): boolean => !words.states.test(phrase);

/** Is this really said: not denied, asked, supposed, passed on or quoted? What it brings along of that itself is its own. */
export function isMeant(clause: Clause, { start, end }: Stretch, { isNamed, mayBeAsked }: Meaning): boolean {
  const { text, words } = clause;
  const said = text.slice(start, end);
  const gap = said.startsWith(' ') ? 1 : 0;
  const before = text.slice(0, start + gap).replace(words.idle, ' ');
  const isOwn = (pattern: RegExp): boolean => pattern.test(said);
  const denies = isOwn(words.denies);
  if (!denies && words.deniesNext.test(before)) return false;
  if (isNamed) return true;
  const isKnown = words.knows.test(before);
  if (!denies && ((!isKnown && words.denies.test(before)) || words.deniedBy.test(text.slice(end - gap)))) return false;
  if (clause.asked && !mayBeAsked && !isKnown && !isOwn(words.asks) && !isOwn(words.mayAsk)) return false;
  if ((clause.supposed || words.supposes.test(before)) && !isOwn(words.supposes) && !isOwn(words.supposesAll))
    return false;
  return !clause.quoted && !clause.reported && !words.reports.test(before);
}
