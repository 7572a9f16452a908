import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { surely, type Call, type Several } from './call-book.ts';

/** Somebody a line calls, in the order of the line: whom the words can mean, and how surely. */
export interface Called {
  readonly who: ReadonlyMap<EntityId, number>;
  readonly several?: Several | undefined;
  /** In a sentence that asks something. */
  readonly isAsked: boolean;
}

const tongues = Object.values(mindTongues).map(({ calls }) => calls);

/** Whom a line calls: by a name or a title that stands by itself, or before what is said to them. To mention somebody is not to call them. */
export function callsIn(spoken: string, book: readonly Call[]): readonly Called[] {
  const sentences = sentencesIn(spoken);
  const meant = sentences.filter((sentence) => !tongues.some(({ spares }) => spares.test(plain(sentence))));
  // *Not you, Gus. I meant Theo.* calls whom it names.
  const isCorrected = meant.length < sentences.length;
  return meant.flatMap((sentence) => {
    const isAsked = /[?？]/.test(sentence);
    const pieces = sentence
      .replaceAll('、', '和')
      .split(/[,，:：()（）"“”]+|\s-\s/)
      .map((piece, index, all) => readPiece(plain(piece).trim(), book, index === 0 && all.length > 1))
      .filter(({ text }) => text !== '');
    const called = pieces.map((piece, index) =>
      isMention(piece, pieces[index - 1], pieces.slice(index + 1), isAsked)
        ? isCorrected && piece.last
          ? [piece.last]
          : []
        : piece.groups,
    );
    const several = (['two', 'all'] as const).filter((one) =>
      tongues.some((calls) => calls.several[one].test(plain(sentence).trim())),
    );
    const all = [...asOneEach(called), ...several.map((one): Group => ({ who: new Map(), several: one }))];
    return all.map((group) => ({ ...group, isAsked }));
  });
}

/** *Hamlet, my friend*: who is called twice in a row by words that can mean one person is one. */
function asOneEach(called: readonly (readonly Group[])[]): Group[] {
  const all: Group[] = [];
  for (const [index, groups] of called.entries()) {
    const [only, ...more] = groups;
    const before = all.at(-1);
    const isNext = called[index - 1]?.length === 1;
    const one = only && before && isNext && more.length === 0 ? likelyOne(before, only) : undefined;
    if (one) all.splice(-1, 1, one);
    else all.push(...groups);
  }
  return all;
}

/** Whom two calls mean together, where one of them is no name: *Horatio, Torben* are two. */
const likelyOne = (before: Group, next: Group): Group | undefined =>
  isSurely(before) && isSurely(next) ? undefined : narrowed(before, next);

const isSurely = ({ who }: Group): boolean => [...who.values()].some((weight) => weight >= surely);

/** A piece of a sentence without a name that calls somebody and has no comma: *nadia marry me*, *i like your dress gertrude*. */
export function withoutCall(piece: string, book: readonly Call[], isFirst = false): string {
  const text = plain(piece).trim();
  const words = piece.trim().split(/\s+/);
  const { how, rest, last } = readPiece(text, book, isFirst);
  if (isHan(text.at(0))) return withoutCallInSigns(piece, how, how === 'end' ? (last?.before ?? '') : rest);
  // Where words are not the same when they are compared, it is left as it is.
  if (words.length !== text.split(' ').length) return piece;
  const count = (some: string): number => (some === '' ? 0 : some.split(' ').length);
  if (how === 'onward') return words.slice(words.length - count(rest)).join(' ');
  if (how === 'end' && last) return words.slice(0, count(last.before)).join(' ');
  return piece;
}

/** 外面雨大不大呀林太太: what is left of a piece where words are not parted. */
function withoutCallInSigns(piece: string, how: Piece['how'], left: string): string {
  const isLeft =
    left !== '' && ((how === 'onward' && piece.endsWith(left)) || (how === 'end' && piece.startsWith(left)));
  return isLeft ? left : piece;
}

const sentencesIn = (spoken: string): string[] =>
  spoken.replace(/\b(mr|mrs|ms|dr|st)\./gi, '$1').split(/(?<=[.!?。！？；;…])\s*|\s*[—–]+\s*|\n/);

type Group = Pick<Called, 'who' | 'several'>;

interface Piece {
  readonly text: string;
  readonly groups: readonly Group[];
  /** What is left after the names. */
  readonly rest: string;
  /** How it calls, if it does. */
  readonly how: 'whole' | 'onward' | 'end' | 'middle' | undefined;
  /** Whom its last words name, and what stands before. */
  readonly last: (Group & { readonly before: string; readonly isOwned: boolean }) | undefined;
}

/** `isFirst`: a comma stands after it, and more. */
function readPiece(text: string, book: readonly Call[], isFirst = false): Piece {
  const last = lastOf(text, book);
  const groups: Group[] = [];
  let rest = text;
  for (let from: string | undefined = text; from !== undefined;) {
    const found = groupAt(from, book);
    if (!found) break;
    groups.push(found.group);
    rest = found.rest;
    from = groupAfter(rest, book);
  }
  if (groups.length > 0 && rest === '') return { text, groups, rest, how: 'whole', last };
  if (groups.length > 0 && goesOn(groups, rest, book)) return { text, groups, rest, how: 'onward', last };
  if (last && isCalledLast(last, isFirst)) return { text, groups: [last], rest: '', how: 'end', last };
  const middle = groups.length === 0 ? inTheMiddle(text, book) : undefined;
  if (middle) return { text, groups: [middle], rest: '', how: 'middle', last };
  return { text, groups: groups, rest, how: undefined, last };
}

/** Whether what stands after names is said to whoever bears them: *Gus the driver was here* tells of him. */
function goesOn(groups: readonly Group[], rest: string, book: readonly Call[]): boolean {
  const isSure = groups.some(isSurely);
  if (!tongues.some((calls) => calls.goesOn(rest) || (isSure && calls.bids(rest)))) return false;
  const told = withoutStart(rest, 'articles');
  const other = told === undefined ? undefined : callAt(told, book);
  return !other || !groups.some((group) => narrowed(group, other));
}

/** *I never said that, Gus, and you know it*, without the commas. */
function inTheMiddle(text: string, book: readonly Call[]): Group | undefined {
  return book.find(({ words, who, several }) => {
    if (several || !isSurely({ who })) return false;
    const at = text.indexOf(words, 1);
    if (at < 0 || !(isHan(words[0]) || text[at - 1] === ' ') || !endsWord(words, text[at + words.length])) return false;
    const [before, after] = [text.slice(0, at).trim(), text.slice(at + words.length).trim()];
    return tongues.some((calls) => calls.turnsTo(before, after));
  });
}

/** A name at the end, with no comma before it: it calls, unless it belongs to what stands before it. */
const isCalledLast = ({ before, who, isOwned }: NonNullable<Piece['last']>, isFirst: boolean): boolean =>
  tongues.some(({ closes }) => closes.test(before)) ||
  // *how long have you known my son* speaks of him; *be honest Mr Strake, …* does not.
  (!isOwned &&
    before.split(' ').length > (isFirst ? 1 : 2) &&
    [...who.values()].some((weight) => weight >= surely) &&
    !tongues.some(({ binds }) => binds.test(before)));

/** A name in a list of people somebody speaks of, or one that says who the person is that was just named. */
function isMention(piece: Piece, before: Piece | undefined, after: readonly Piece[], isAsked: boolean): boolean {
  if (piece.how === undefined) return true;
  const named = before?.how === undefined ? before?.last : undefined;
  if (named && (piece.groups.length > 1 || joinAt(piece.text) !== undefined)) return true;
  if (piece.how !== 'whole') return false;
  const next = after.find(({ how }) => how !== 'whole');
  // *Doctor, could a woman do that?* asks him.
  if (!isAsked && next?.how === undefined && next && tongues.some(({ tells }) => tells.test(next.text))) return true;
  if (next === after[0] && next?.how === undefined && next && isListed(next)) return true;
  const [group] = piece.groups;
  return (
    named !== undefined && [...named.who].some(([id, weight]) => weight >= 1.5 && (group?.who.get(id) ?? 0) >= surely)
  );
}

/** More names of a list, of whom something is told. */
const isListed = ({ groups, text }: Piece): boolean =>
  groups.length > 1 || (groups.length > 0 && joinAt(text) !== undefined);

/** Those called at the beginning of a piece by one name, or by several that mean the same person: *侦探小姐*. */
function groupAt(text: string, book: readonly Call[]): { readonly group: Group; readonly rest: string } | undefined {
  let rest = text;
  let call = callAt(rest, book);
  while (!call) {
    const led = withoutStart(rest, 'leads');
    if (led === undefined) return undefined;
    rest = led;
    call = callAt(rest, book);
  }
  let group: Group = call;
  rest = rest.slice(call.words.length).trimStart();
  for (;;) {
    const next = callAt(rest, book);
    const both = next && narrowed(group, next);
    if (both) {
      group = both;
      rest = rest.slice(next.words.length).trimStart();
      continue;
    }
    const trailed = withoutStart(rest, 'trails');
    if (trailed === undefined) return { group: { who: group.who, several: group.several }, rest };
    rest = trailed;
  }
}

function narrowed(group: Group, next: Group): Group | undefined {
  if (group.several || next.several) return undefined;
  const both = [...group.who].flatMap(([id, weight]) => {
    const other = next.who.get(id);
    return other === undefined ? [] : [[id, weight + other] as const];
  });
  return both.length > 0 ? { who: new Map(both) } : undefined;
}

const isHan = (text: string | undefined): boolean => text !== undefined && /\p{Script=Han}/u.test(text);

const callAt = (text: string, book: readonly Call[]): Call | undefined =>
  text === '' ? undefined : book.find(({ words }) => text.startsWith(words) && endsWord(words, text[words.length]));

/** Words end at a space, or where a script begins that does not part them. */
const endsWord = (words: string, next: string | undefined): boolean =>
  next === undefined || next === ' ' || isHan(next) || isHan(words.at(-1));

function lastOf(text: string, book: readonly Call[]): Piece['last'] {
  const call = book.find(({ words }) => {
    const at = text.length - words.length;
    return text.endsWith(words) && (at === 0 || text[at - 1] === ' ' || isHan(text[at - 1]) || isHan(words[0]));
  });
  return (
    call && {
      who: call.who,
      several: call.several,
      before: text.slice(0, text.length - call.words.length).trim(),
      isOwned: call.words.startsWith('my '),
    }
  );
}

function withoutStart(text: string, part: 'leads' | 'trails' | 'joins' | 'articles'): string | undefined {
  for (const calls of tongues) {
    const [start = ''] = calls[part].exec(text) ?? [];
    if (start !== '') return text.slice(start.length).trimStart();
  }
  return undefined;
}

const joinAt = (text: string): string | undefined => withoutStart(text, 'joins');

/** What stands after *and*, where it names somebody. */
function groupAfter(text: string, book: readonly Call[]): string | undefined {
  const joined = joinAt(text);
  return joined !== undefined && groupAt(joined, book) ? joined : undefined;
}
