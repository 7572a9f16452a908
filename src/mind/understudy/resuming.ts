import type { EntityId } from '../../drama/entity-id.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { wordList } from '../../kit/word-list.ts';
import { plain } from '../../play/plain-words.ts';
import type { ActorContext } from '../context.ts';
import { earFor, languageOf } from '../hearing/language.ts';
import { mentionedIn, type Named } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { actsOf } from '../hearing/speech-acts.ts';
import { contentIn } from '../hearing/touching.ts';
import { readActs, type Part } from '../part.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';

/** So long somebody may come back to what they asked. */
const staysOpenMs = 120_000;

/**
 * A person's line as it is meant, with what it leaves to their question before it: *And Nadia?*, after *Do you trust Gus?*, is *Do you
 * trust Nadia?*; *No, I meant the first one* asks the same again, of the first one; *You all right?* leaves a word out.
 */
export function wordsMeant(line: Witnessed, context: ActorContext, { names, players }: Part): string {
  if (line.by === undefined || !players.has(line.by)) return line.words ?? '';
  const words = withoutEcho(line, context);
  const raw = withoutCalls(words, names, line.by);
  const { ear } = mindTongues[earFor(languageOf(raw, plain(raw)))];
  const rest = ear.resumes({ raw, plain: plain(raw) });
  const question = rest === undefined ? undefined : askedBefore(line, context, names, line.by);
  if (rest === undefined || question === undefined) return ear.fully?.(words) ?? words;
  if (contentIn(plain(rest)) === 0) return question;
  return inItsPlace(rest, question, names) ?? ear.inPlaceOf?.(rest, question) ?? withBoth(rest, question);
}

/** A bid or a hard word that only says back what was just said, *let it be?*, bids nothing: what stands after it counts. */
function withoutEcho({ words = '', by, seq }: Witnessed, { past }: ActorContext): string {
  const [, first = '', rest = ''] = /^([^.!?。！？]{2,40}[?？])\s*(.*\p{L}.*)$/su.exec(words.trim()) ?? [];
  const echo = plain(first).trim();
  if (echo === '' || contentIn(plain(rest)) === 0) return words;
  const isIn = (said: string): boolean =>
    [echo, turnedBack(echo)].some((one) => said.includes(/\p{Script=Han}/u.test(one) ? one : ` ${one} `));
  const isSaidBack = past
    .filter((one) => one.kind === 'line' && one.by !== by && one.seq < seq)
    .slice(-3)
    .some((one) => isIn(one.plain ?? ''));
  if (!isSaidBack) return words;
  const acts = actsOf({ raw: first, plain: plain(first) }, earFor(languageOf(first, plain(first))));
  return acts.some((act) => echoable.has(act)) ? rest : words;
}
/** *Leave it to you?*, after *leave it to me*. */
const turnedBack = (echo: string): string =>
  echo.replace(/\b(?:you|your|me|my)\b|[你我]/g, (word) => others[word] ?? word);
const others: Readonly<Record<string, string>> = { you: 'me', your: 'my', me: 'you', my: 'your', 你: '我', 我: '你' };
const echoable: ReadonlySet<SpeechAct> = new Set(
  wordList('order request insult threat accusation refusal offer farewell'),
);

/** What they asked last that has something of its own to be about. */
function askedBefore(
  line: Witnessed,
  { past }: ActorContext,
  names: readonly Named[],
  by: EntityId,
): string | undefined {
  const found = past.findLast(
    (one) =>
      one.kind === 'line' &&
      one.by === by &&
      one.seq < line.seq &&
      line.at - one.at <= staysOpenMs &&
      readActs(one).includes('question') &&
      contentIn(one.plain ?? '') > 0,
  );
  return found && withoutCalls(found.words ?? '', names, by);
}

/** The question and what was left to it, where neither stands for the other. */
const withBoth = (rest: string, question: string): string =>
  question.replace(/\s*([?？.。!！]*)\s*$/, (_, end: string) => `, ${rest}${end || '?'}`);

/** The question with the one in the place of the other, where they are of a kind. */
function inItsPlace(rest: string, question: string, names: readonly Named[]): string | undefined {
  const [named] = mentionedIn(plain(rest), names);
  const others = named
    ? mentionedIn(plain(question), names).filter(({ kind, id }) => kind === named.kind && id !== named.id)
    : [];
  const ways = others.flatMap((other) => other.names.map((name) => name.trim())).sort((a, b) => b.length - a.length);
  const lower = question.toLowerCase();
  const way = ways.find((one) => one !== '' && lower.includes(one));
  if (way === undefined && isPerson.test(rest) && isPerson.test(question))
    return question.replace(person, rest).replace(/([^?？])$/, '$1?');
  if (way === undefined) return undefined;
  const at = lower.indexOf(way);
  return `${question.slice(0, at)}${rest}${question.slice(at + way.length)}`;
}

/** Somebody who is only described, with where they are: *Who is the gentleman by the fire?*, *And the lady?* */
const isPerson = /\b(?:the|that|this) (?:\w+ )?(?:man|woman|guy|fellow|lady|gentleman|girl|boy|lad|chap|one)\b/i;
const person = new RegExp(`${isPerson.source}(?: (?:by|in|on|at|with|near|behind|over) [^?.!]*)?`, 'i');
