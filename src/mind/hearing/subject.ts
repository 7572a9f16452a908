import type { EntityId } from '../../drama/entity-id.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { callBookOf, type Call } from './call-book.ts';
import type { Named } from './naming.ts';

const leads = Object.values(mindTongues).map(({ calls }) => calls.leads);
const callsWith = remembered((book: readonly Call[]) => new Set(book.map(({ words }) => words)));
const known = remembered((_: readonly Call[]) => new Map<string, string>());
/** So many lines are remembered; then the book is begun anew. */
const mostRemembered = 2000;

/** A line without the names and titles it calls somebody by: *Well, Mother? Who was here?* does not speak of mothers. */
export function withoutCalls(raw: string, names: readonly Named[], speaker: EntityId | undefined): string {
  const book = callBookOf(names, speaker);
  const lines = known(book);
  if (lines.size >= mostRemembered) lines.clear();
  return kept(lines, raw, () => {
    const left = raw
      .split(/(?<=[.!?。！？；;…])/)
      .map((sentence) => uncalled(sentence, callsWith(book)))
      .join('');
    return plain(left).trim() === '' ? raw : left;
  });
}

function uncalled(sentence: string, calls: ReadonlySet<string>): string {
  const end = /[.!?。！？；;…\s]*$/.exec(sentence)?.[0] ?? '';
  const pieces = sentence.slice(0, sentence.length - end.length).split(/(?<=[,，:：])/);
  const isCall = (piece: string): boolean => {
    const words = plain(piece).trim();
    return calls.has(words) || leads.some((lead) => calls.has(words.replace(lead, '').trim()));
  };
  const left = pieces.filter((piece) => !isCall(piece));
  return left.length === 0 ? '' : left.join('').replace(/[,，:：]\s*$/, '') + end;
}

/** What a line asks, the likeliest first: its last question, all of them, all of it. */
export function questionsIn(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?。！？；;…])\s*/).filter((sentence) => plain(sentence).trim() !== '');
  const questions = sentences.filter((sentence) => /[?？]/.test(sentence));
  const last = questions.at(-1);
  if (last === undefined || sentences.length === 1) return [text];
  return questions.length === 1 ? [last, text] : [last, questions.join(' '), text];
}
