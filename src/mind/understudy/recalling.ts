import type { EntityId } from '../../drama/entity-id.ts';
import { guestId } from '../../drama/guest.ts';
import type { Heard } from '../hearing/hearing.ts';
import { earFor } from '../hearing/language.ts';
import { termsIn } from '../hearing/terms.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { withoutCalls } from '../hearing/subject.ts';
import { contentIn, wordsIn } from '../hearing/touching.ts';
import type { Asked } from '../tongues/en-asked.ts';
import type { Gist } from '../tongues/gist.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { asks, mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { gistOfWords } from './gisting.ts';
import {
  beliefIn,
  explained,
  hearsThem,
  isQuestion,
  nameOf,
  nearest,
  ownWordsHeldUp,
  quoted,
  sentencesOf,
  sourceOf,
  testifiedBefore,
  type Say,
} from './own-words.ts';
import { common } from './wording.ts';

/** Answers out of the evening's own talk: who said what, who asked what, and what does not go with it. */
export function recall(line: Witnessed, heard: Heard, gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const isAsked = (asked: Asked): boolean => asks(asked, heard.words);
  const talk = talkBefore(line, scene);
  const say = (fit: number, why: string, occasion: Occasion, slots: Readonly<Record<string, string>> = {}) =>
    reply(fit, why, () => common(occasion, scene, slots));
  const about = calledOut(heard.subject, scene);
  const theirs = talk.filter(({ by }) => by === line.by);
  if (isAsked('myFirstQuestion')) return [fromAsker(theirs.filter(isQuestion).slice(0, 1), [], scene, say)];
  if (isAsked('mySayingFirst')) return [fromAsker(theirs.slice(0, 1), [], scene, say)];
  if (isAsked('myLastQuestion')) return [fromAsker(theirs.filter(isQuestion).slice(-1), [], scene, say)];
  if (isAsked('mySaying')) {
    const said = fromAsker(theirs, about, scene, say);
    return [theirs.length > 0 && heard.asks !== undefined ? { ...said, fit: ownFact } : said];
  }
  const told = isAsked('ofMyself') ? toldBefore(theirs, about) : undefined;
  if (told) return [{ ...fromAsker([told], about, scene, say), fit: ownFact }];
  if (isAsked('didIAsk')) {
    const asked = nearest(
      talk.filter((one) => one.by === line.by && isQuestion(one)),
      about,
    );
    const clause = asked && gistOfWords(asked.words ?? '', 'asked', scene)?.clause;
    return [
      clause
        ? say(2.6, 'remembers the question', 'did-ask', { clause })
        : say(2.4, 'remembers no such question', 'did-not-ask'),
    ];
  }
  if (isAsked('youSaid') && !isAsked('yourSaying')) return ownWordsHeldUp(line, talk, scene, say);
  if (isAsked('believesMe')) return [beliefIn(line, scene, say)];
  if (isAsked('heardMe')) return [hearsThem(line, theirs, scene, say)];
  // What they last said to whoever asks is what is meant, whatever they have said to others since.
  const toThem = talk.findLast(({ by, to }) => by === scene.context.actor && to === line.by);
  const own = toThem ?? talk.findLast(({ by }) => by === scene.context.actor);
  if (isAsked('yourMeaning') && own)
    return [...explained(own, heard, scene), say(3.4, 'stands by the words', 'means'), saidAgain(own, say)];
  if (isAsked('yourSaying') || isAsked('yourMeaning'))
    return [own ? saidAgain(own, say) : say(2.3, 'has said nothing', 'i-said-nothing')];
  const meant = isAsked('whomYouMean') && own ? personIn(own, scene) : undefined;
  if (meant !== undefined) return [say(2.9, 'says whom they meant', 'meant-one', { who: nameOf(meant, scene) })];
  // *Who says so?*, after what they have just told, asks how they know it.
  const isOfOwn = isBareAsk('whoSaid', heard, scene) && toThem !== undefined && line.at - toThem.at <= lastsMs;
  if ((isAsked('yourSource') || isOfOwn) && own) return [sourceOf(own, scene, say)];
  const other = heard.about.find((id) => id !== line.by && id !== scene.context.actor && id.startsWith('actor:'));
  if (isAsked('theirSaying') && other) {
    const said = talk.findLast(({ by }) => by === other);
    return said ? [say(2.5, 'heard them', 'they-said', { who: nameOf(other, scene), thing: quoted(said) })] : [];
  }
  if (isAsked('whoSaid')) {
    const said =
      nearest(
        talk.filter(({ by }) => by !== line.by),
        about,
      ) ?? talk.findLast(({ by }) => by !== line.by);
    const isOwn = said?.by === scene.context.actor;
    if (said && isOwn) return [say(2.2, 'said it themselves', 'i-said', { thing: quoted(said) })];
    return said?.by ? [say(2.2, 'heard them', 'who-said', { who: nameOf(said.by, scene) })] : [];
  }
  const held = toThem && heard.leans ? heldIn(toThem, heard, scene) : undefined;
  if (held !== undefined) return [say(2.3, 'has just said so', 'i-said', { thing: held })];
  const testified = testifiedBefore(line, heard, about, talk, scene);
  if (testified !== undefined) return [say(testimony, 'has said so this evening', 'i-said', { thing: testified })];
  // *Why did he take it?* has a subject of its own.
  if (heard.follows === 'why' && own && wordsIn(heard.subject) <= 2) {
    const clause = mindTongues[scene.tongue].whyOf(quoted(own));
    if (clause) return [say(1.3, 'is asked why', 'asked-self', { clause, echo: clause })];
  }
  const isNews = !talk.some((one) => one.by === line.by && mindTongues[scene.tongue].tellsOfSelf.test(one.words ?? ''));
  if (isNews && tellsWhoTheyAre(line, heard, gist, scene))
    return [say(2.3, 'hears who they are', 'introduced', { clause: gist?.clause ?? '' })];
  return [...askedBefore(line, heard, gist, talk, scene, say), ...contradiction(line, heard, gist, talk, scene, say)];
}

/** A stranger says for the first time who they are. */
const tellsWhoTheyAre = (line: Witnessed, heard: Heard, gist: Gist | undefined, { tongue }: Answering): boolean =>
  line.by === guestId &&
  heard.asks === undefined &&
  (heard.act === 'statement' || heard.act === 'greeting') &&
  gist?.form === 'said' &&
  gist.of === 'asker' &&
  gist.clause !== undefined &&
  mindTongues[tongue].tellsOfSelf.test(line.words ?? '');

/** So long *who says so?* is asked of what they said last. */
const lastsMs = 90_000;
/** What they have said this evening comes after what they know better, and before that they cannot tell. */
const testimony = 2;

const saidAgain = (own: Witnessed, say: Say): PossibleReply =>
  say(3.3, 'says it again', 'i-said', { thing: quoted(own) });

/** *Who says so?*, in a sentence of its own. */
const isBareAsk = (asked: Asked, { meant }: Heard, { part, by }: Answering): boolean =>
  sentencesOf(withoutCalls(meant, part.names, by)).some(
    (one) => asks(asked, plain(one)) && contentIn(plain(one)) === 0,
  );

/** The sentence of their own that has told already who, when or where: *Whom?*, after *George Lisle. He plays second violin.* */
function heldIn({ words = '' }: Witnessed, heard: Heard, { part, by, context }: Answering): string | undefined {
  const { asks: asked, subject } = heard;
  if (contentIn(subject) > 0 || wordsIn(subject) > 3) return undefined;
  const isOther = (sentence: string): boolean =>
    /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(sentence) ||
    mentionedIn(plain(sentence), part.names).some(
      ({ id, kind }) => kind === 'actor' && id !== context.actor && id !== by,
    );
  const sentences = words.split(/(?<=[.!?。！？])\s*/).filter((one) => /\p{L}/u.test(one) && !/[?？]$/.test(one));
  if (asked === 'who') return sentences.find(isOther);
  if (asked === 'when') return sentences.find((sentence) => says('answersWhen', sentence));
  return asked === 'where' ? sentences.find((sentence) => says('answersWhere', sentence)) : undefined;
}

/** Whom a line of theirs spoke of. */
const personIn = ({ plain: words = '' }: Witnessed, { part, context, by }: Answering): EntityId | undefined =>
  mentionedIn(words, part.names).find(({ id, kind }) => kind === 'actor' && id !== context.actor && id !== by)?.id;

/** No more of an evening than this is gone through for one answer. */
const reach = 160;

const talkBefore = (line: Witnessed, { context }: Answering): readonly Witnessed[] =>
  context.past.filter(({ kind, seq, words }) => kind === 'line' && words !== undefined && seq < line.seq).slice(-reach);

/** What a line speaks of, but for whom it calls. */
function calledOut(subject: string, { context, part }: Answering): readonly string[] {
  const called = part.names.find(({ id }) => id === context.actor)?.names.map((name) => name.trim()) ?? [];
  const parted = called.filter((name) => /\p{Script=Han}/u.test(name));
  const uncalled = parted.reduce((text, name) => text.replaceAll(name, ' '), subject);
  return termsIn(uncalled).filter((word) => !called.includes(word));
}

/** So much of what somebody asks of themselves has to stand in what they said. */
const leastTold = 0.34;
/** What they told of themselves answers them before anything that is known of others. */
const ownFact = 4;

/** Where they told what they ask of themselves now: *What did I have for supper?* */
function toldBefore(theirs: readonly Witnessed[], about: readonly string[]): Witnessed | undefined {
  const told = nearest(
    theirs.filter((one) => !isQuestion(one)),
    about,
  );
  const own = new Set(termsIn(told?.plain ?? ''));
  return about.filter((word) => own.has(word)).length >= Math.max(1, leastTold * about.length) ? told : undefined;
}

/** What whoever asks has said themselves: what they ask for, else what they told of themselves, else the last of it. */
function fromAsker(lines: readonly Witnessed[], about: readonly string[], scene: Answering, say: Say): PossibleReply {
  const telling = lines.filter((line) => !isQuestion(line));
  const isOfThemselves = ({ words = '' }: Witnessed): boolean => mindTongues[scene.tongue].tellsOfSelf.test(words);
  const ofThemselves = telling.filter(isOfThemselves);
  const line =
    nearest(ofThemselves, about) ??
    nearest(telling, about) ??
    ofThemselves.at(-1) ??
    nearest(lines, about) ??
    lines.at(-1);
  if (!line) return say(2.4, 'has heard nothing from them', 'nothing-from-you');
  const sentence = bestSentence(line.words ?? '', about, scene);
  const form = /[?？]\s*$/.test(sentence) ? 'asked' : 'said';
  const gist = gistOfWords(sentence, form, scene);
  if (gist?.clause)
    return say(2.8, 'remembers what they said', form === 'asked' ? 'you-asked' : 'you-said', { clause: gist.clause });
  return gist?.topic || gist?.echo
    ? say(2.6, 'remembers what they said', 'you-spoke-of', { topic: gist.topic ?? gist.echo })
    : say(2.2, 'has heard nothing from them', 'nothing-from-you');
}

/** Of a line's sentences the one that has most of the words, or tells of the speaker. */
function bestSentence(words: string, about: readonly string[], { tongue }: Answering): string {
  const sentences = words.split(/(?<=[.!?。！？])\s*/).filter((one) => /\p{L}/u.test(one));
  const score = (sentence: string): number => {
    const own = new Set(termsIn(sentence));
    return about.filter((word) => own.has(word)).length + (mindTongues[tongue].tellsOfSelf.test(sentence) ? 0.5 : 0);
  };
  return sentences.reduce((best, one) => (score(one) > score(best) ? one : best), sentences[0] ?? words);
}

/** How much of two lines is the same, 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const own = new Set(a);
  return a.length === 0 ? 0 : b.filter((word) => own.has(word)).length / Math.max(a.length, b.length);
}

/** What it is worth to own that one was asked that: more than to meet it by its sort. */
const ownedAgain = 1.55;

/** A question that was put to them before. */
function askedBefore(
  line: Witnessed,
  heard: Heard,
  gist: Gist | undefined,
  talk: readonly Witnessed[],
  { context }: Answering,
  say: Say,
): PossibleReply[] {
  if (!heard.asks || !gist?.clause || heard.follows) return [];
  const words = termsIn(line.plain ?? '');
  if (words.length === 0) return [];
  const before = talk.filter((one) => one.by === line.by && likeness(words, termsIn(one.plain ?? '')) >= 0.6);
  const [first] = before;
  if (!first) return [];
  // Whoever has answered it says so, before they meet it a second time.
  const isAnswered = talk.some(({ by, to, seq }) => by === context.actor && to === line.by && seq > first.seq);
  return [say(isAnswered ? ownedAgain : 1.3, 'was asked that before', 'asked-before', { clause: gist.clause })];
}

/** What somebody states now, and stated otherwise before. */
function contradiction(
  line: Witnessed,
  heard: Heard,
  gist: Gist | undefined,
  talk: readonly Witnessed[],
  scene: Answering,
  say: Say,
): PossibleReply[] {
  if (heard.asks || gist?.form !== 'said' || !gist.clause) return [];
  const { denies } = mindTongues[earFor(heard.language)];
  const words = termsIn(line.plain ?? '');
  if (words.length < 2) return [];
  const earlier = talk.findLast(
    (one) =>
      one.by === line.by &&
      !isQuestion(one) &&
      denies.test(one.words ?? '') !== denies.test(line.words ?? '') &&
      likeness(words, termsIn(one.plain ?? '')) >= 0.6,
  );
  const thing = earlier && gistOfWords(earlier.words ?? '', 'said', scene)?.clause;
  return thing ? [say(2.2, 'hears them contradict themselves', 'contradicts', { thing, clause: gist.clause })] : [];
}
