import type { EntityId } from '../../drama/entity-id.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, once, remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { callBookOf, type Call } from './call-book.ts';
import { withoutCall } from './calling.ts';
import type { Named } from './naming.ts';

const leads = Object.values(mindTongues).map(({ calls }) => calls.leads);
const trails = Object.values(mindTongues).map(({ calls }) => calls.trails);
const callsWith = remembered((book: readonly Call[]) => new Set(book.map(({ words }) => words)));
const known = remembered((_: readonly Call[]) => new RecentMap<string, string>(mostRemembered));
/** So many lines are remembered of late. */
const mostRemembered = 2000;

/** A line without the names and titles it calls somebody by: *Well, Mother? Who was here?* does not speak of mothers. */
export function withoutCalls(raw: string, names: readonly Named[], speaker: EntityId | undefined): string {
  const book = callBookOf(names, speaker);
  const lines = known(book);
  return kept(lines, raw, () => {
    const left = raw
      .split(/(?<=[.!?。！？；;…])/)
      .map((sentence) => uncalled(sentence, book))
      .join('');
    return plain(left).trim() === '' ? raw : left;
  });
}

function uncalled(sentence: string, book: readonly Call[]): string {
  const calls = callsWith(book);
  const end = /[.!?。！？；;…\s]*$/.exec(sentence)?.[0] ?? '';
  const pieces = sentence.slice(0, sentence.length - end.length).split(/(?<=[,，:：])/);
  const isCall = (piece: string): boolean => {
    const words = plain(piece).trim();
    return [words, ...leads.map((lead) => words.replace(lead, '').trim())].some((one) => isCalled(one, calls));
  };
  // 喂，穿黄雨衣的，…: behind a call, too.
  const isDescribedFirst = (piece: string, index: number): boolean =>
    index < Math.min(2, pieces.length - 1) && isDescriptionInSigns(piece);
  const left = pieces.flatMap((piece, index) => {
    if (isCall(piece) || (index === 0 && pieces.length > 1 && isTitleInSigns(piece)) || isDescribedFirst(piece, index))
      return [];
    const text = uncommaed(piece, book, index === 0 && pieces.length > 1);
    // *You, sir, are a coward*: with whom it calls goes the comma before.
    const next = pieces[index + 1];
    return [next !== undefined && index + 2 < pieces.length && isCall(next) ? text.replace(/,\s*$/, '') : text];
  });
  return left.length === 0 ? '' : left.join('').replace(/[,，:：]\s*$/, '') + end;
}

/** 母亲，…: who is so called in some company is called so here, whoever it is. */
const isTitleInSigns = (piece: string): boolean => titlesInSigns().has(plain(piece).trim());
/** 那位穿黄雨衣的，…, 穿黄雨衣的那位，…: who is called by what they have on is not asked about that. */
const isDescriptionInSigns = (piece: string): boolean =>
  /^(?:喂|嘿|哎|那个|那位|这位)*[穿戴拿抱提端捧坐站]\p{Script=Han}{1,8}的(?:[那这]位|[那这]个(?:人)?|先生|小姐|女士|太太|姑娘|小伙子|大哥|大叔|同学|老板)?[，,：:]?$/u.test(
    piece.trim(),
  );
const titlesInSigns = once(
  () => new Set(Object.values(mindTongues.zh.calls.words).flatMap((words) => words.split('|'))),
);

/** 管家先生: a call, and a title behind it. No call is longer than the longest, however much is said. */
function isCalled(words: string, calls: ReadonlySet<string>): boolean {
  if (calls.has(words)) return true;
  for (let end = Math.min(words.length - 1, longestOf(calls)); end > 0; end--)
    if (calls.has(words.slice(0, end)) && trails.some((trail) => words.slice(end).replace(trail, '') === ''))
      return true;
  return false;
}

const longestOf = remembered((calls: ReadonlySet<string>) => Math.max(0, ...[...calls].map(({ length }) => length)));

/** A piece with the comma and the space it has about it, less a name in it that calls somebody. */
function uncommaed(piece: string, book: readonly Call[], isFirst: boolean): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)([,，:：\s]*)$/su.exec(piece) ?? [];
  return `${before}${withoutCall(text, book, isFirst)}${after}`;
}

/** The sentences of a line without whom they call, each as it is compared. */
export const sentencesOf = (raw: string, names: readonly Named[], speaker: EntityId | undefined): readonly string[] =>
  sentencesIn(withoutCalls(raw, names, speaker)).map(plain);

const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?。！？；;…])\s*/).filter((sentence) => plain(sentence).trim() !== '');

/** All that a line asks; all of it, where nothing is marked as a question. */
export function questionsOf(text: string): string {
  const questions = sentencesIn(text).filter((sentence) => /[?？]/.test(sentence));
  return questions.length > 0 ? questions.join(' ') : text;
}

/** What a line asks, the likeliest first: its last question, all of them, all of it. */
export function questionsIn(text: string): readonly string[] {
  const sentences = sentencesIn(text);
  const questions = sentences.filter((sentence) => /[?？]/.test(sentence));
  const last = questions.at(-1);
  if (last === undefined || sentences.length === 1) return [text];
  return questions.length === 1 ? [last, text] : [last, questions.join(' '), text];
}
