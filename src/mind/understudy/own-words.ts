import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import type { Heard } from '../hearing/hearing.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { questionsIn, withoutCalls } from '../hearing/subject.ts';
import { termsIn } from '../hearing/terms.ts';
import { contentIn } from '../hearing/touching.ts';
import { readActs } from '../part.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { asks, mindTongues, says } from '../tongues/tongues.ts';
import type { Witnessed } from '../witnessed.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { gistOfWords } from './gisting.ts';
import { freshWay } from './wording.ts';

export type Say = (
  fit: number,
  why: string,
  occasion: Occasion,
  slots?: Readonly<Record<string, string>>,
) => PossibleReply;

export const isQuestion = (line: Witnessed): boolean => readActs(line).includes('question');

export const nameOf = (id: EntityId, { part, tongue }: Answering): string => {
  const named = part.names.find((one) => one.id === id);
  return named ? mindTongues[tongue].nameAmong(named.name, named.names) : '';
};

/** The first sentence of what somebody said. */
export function quoted({ words = '' }: Witnessed): string {
  const first = /^.*?[.!?。！？…]+(?=\s|$|\p{Script=Han})/u.exec(words)?.[0] ?? words;
  return first.length < 25 && words.length <= 110 ? words : first;
}

/** The line that has most of the words asked for, if it has any; the later of two. */
export function nearest(lines: readonly Witnessed[], about: readonly string[]): Witnessed | undefined {
  let [best, most]: [Witnessed | undefined, number] = [undefined, 0];
  for (const line of lines) {
    const words = new Set(termsIn(line.plain ?? ''));
    const shared = about.filter((word) => words.has(word)).length;
    if (shared > 0 && shared >= most) [best, most] = [line, shared];
  }
  return best;
}

export const sentencesOf = (words: string): readonly string[] =>
  words.split(/(?<=[.!?。！？])\s*/).filter((one) => /\p{L}/u.test(one));

/** So long *who is that man?* is asked of whom they spoke of last. */
const pointsBackMs = 60_000;
/** So much of a question has to stand in what was said for that to answer it. */
const leastShared = 0.5;

/**
 * What they have said themselves this evening, to whomever, that answers a question for a person, a time or a place: nobody does not
 * know what they have just told.
 */
export function testifiedBefore(
  line: Witnessed,
  heard: Heard,
  about: readonly string[],
  talk: readonly Witnessed[],
  scene: Answering,
): string | undefined {
  const { context, part } = scene;
  const { asks: asked } = heard;
  if (asked !== 'who' && asked !== 'when' && asked !== 'where') return undefined;
  const own = talk.filter((one) => one.by === context.actor && isOpen(one, scene));
  const last = own.at(-1);
  const isPointing = questionsIn(withoutCalls(heard.meant, part.names, scene.by)).some((one) =>
    asks('whoIsThat', plain(one).trim()),
  );
  if (isPointing)
    return last && line.at - last.at <= pointsBackMs
      ? sentencesOf(last.words ?? '').find((one) => holds(one, asked, scene))
      : undefined;
  const least = Math.max(2, leastShared * about.length);
  const shared = (sentence: string): number => {
    const terms = new Set(termsIn(sentence));
    return about.filter((term) => terms.has(term)).length;
  };
  return own
    .toReversed()
    .flatMap(({ words = '' }) => sentencesOf(words))
    .find((one) => !/[?？]$/.test(one) && shared(one) >= least && holds(one, asked, scene));
}

/** What whoever asks has not heard is not told to them by the way. */
const isOpen = ({ heardBy, to }: Witnessed, { by }: Answering): boolean =>
  to === by || (by !== undefined && (heardBy === undefined || heardBy.includes(by)));

/** Whether a sentence of theirs holds what is asked for. */
function holds(sentence: string, asked: 'who' | 'when' | 'where', { part, by, context }: Answering): boolean {
  if (/[?？]$/.test(sentence)) return false;
  if (asked === 'who')
    return mentionedIn(plain(sentence), part.names).some(
      ({ id, kind }) => kind === 'actor' && id !== context.actor && id !== by,
    );
  return says(asked === 'when' ? 'answersWhen' : 'answersWhere', sentence);
}

/** How they know what they have just said: from somebody, by their own eyes, or of themselves. */
export function sourceOf({ tells = [] }: Witnessed, scene: Answering, say: Say): PossibleReply {
  const { part, by } = scene;
  const known = part.knowledge.find(({ matter }) => tells.includes(matter.id))?.knowledge;
  const from = known?.from ?? part.hearsay.find(({ matter }) => tells.includes(matter.id))?.from;
  if (from !== undefined && from !== by)
    return say(2.9, 'says who told them', 'source-other', { who: nameOf(from, scene) });
  const isSeen = known?.source === 'saw' || known?.source === 'did';
  if (isSeen) return say(2.9, 'says how they know', 'source-eyes');
  return say(2.9, 'says how they know', known?.source === 'infers' ? 'source-own' : 'source-none');
}

/** Whoever is asked what they meant says more of what they spoke of, or of what they are asked about, where they have more to say. */
export function explained(
  { tells = [] }: Witnessed,
  heard: Heard,
  { part, speaker, random }: Answering,
): PossibleReply[] {
  const [top] = heard.matters;
  const asked = top?.isPlain === true && contentIn(heard.subject) > 0 ? top.matter.id : undefined;
  return part.knowledge
    .filter(({ matter, knowledge }) => (tells.includes(matter.id) || matter.id === asked) && !knowledge.secret)
    .map(({ matter, knowledge: { says: ways = [] } }) =>
      reply(matter.id === asked ? 3.7 : 3.6, 'says what they meant', () => freshWay(ways, speaker, random)),
    );
}

/** So far somebody is believed or not. */
const believed = 0.1;

/** *Do you not believe me?* */
export function beliefIn({ by }: Witnessed, { part }: Answering, say: Say): PossibleReply {
  const trust = (by && part.feeling.trust.get(by)) ?? 0;
  return say(
    3.4,
    'says whether they believe it',
    trust >= believed ? 'believes-you' : trust <= -believed ? 'doubts-you' : 'weighs-you',
  );
}

/** *Did you not hear? It was Gus who asked me to sit*: that they have, and what. */
export function hearsThem(line: Witnessed, theirs: readonly Witnessed[], scene: Answering, say: Say): PossibleReply {
  const clauseIn = (words: string): string | undefined =>
    withoutCalls(words, scene.part.names, scene.by)
      .split(/[，,。.！!？?；;]/)
      .filter((piece) => contentIn(plain(piece)) > 0 && !asks('heardMe', plain(piece)))
      .map((piece) => gistOfWords(piece, 'said', scene))
      .find((gist) => gist?.clause !== undefined)?.clause;
  const last = theirs.findLast((one) => !isQuestion(one));
  const clause = clauseIn(line.words ?? '') ?? (last && clauseIn(last.words ?? ''));
  return clause === undefined
    ? say(3.2, 'has heard them', 'heard-you')
    : say(3.2, 'has heard them', 'heard-clause', { clause });
}

/** Their own words held up to them: owned to where they were said, denied where they were not. */
export function ownWordsHeldUp(
  line: Witnessed,
  talk: readonly Witnessed[],
  scene: Answering,
  say: Say,
): PossibleReply[] {
  const held = sentencesOf(withoutCalls(line.words ?? '', scene.part.names, scene.by)).find((one) =>
    asks('youSaid', plain(one)),
  );
  const own = talk.filter(({ by }) => by === scene.context.actor);
  const quoted = quotedOf(line, own, scene);
  if (quoted !== undefined) return [say(heldUp, 'holds to what they said', 'i-said', { thing: quoted })];
  const gist = held === undefined ? undefined : gistOfWords(held, 'said', scene);
  const clause = gist?.clause && mindTongues[scene.tongue].afterSaying(gist.clause);
  // *You promised, Theo*: one word says nothing that was said.
  if (!clause || (scene.tongue === 'en' && !/\S \S/.test(clause))) return [];
  const about = termsIn(clause);
  const said = nearest(own, about);
  const shared = said ? about.filter((word) => termsIn(said.plain ?? '').includes(word)).length : 0;
  return [
    shared * 2 >= about.length && shared > 0
      ? say(held !== undefined && /[?？]/.test(held) ? 3.2 : 2.1, 'holds to what they said', 'did-say', { clause })
      : say(1.6, 'never said so', 'never-said', { clause }),
  ];
}

/** What it is worth to own to words that were said indeed. */
const heldUp = 2.2;

/** The sentence of theirs that a line quotes, *In a minute, you said*; of a promise held up with no words to it, what they promised. */
function quotedOf(line: Witnessed, own: readonly Witnessed[], scene: Answering): string | undefined {
  const { frame, promised } = mindTongues[scene.tongue].quoting;
  const sentences = own.toReversed().flatMap(({ words = '' }) => sentencesOf(words));
  for (const one of sentencesOf(withoutCalls(line.words ?? '', scene.part.names, scene.by))) {
    const words = plain(one.replace(frame, ' ')).trim();
    if (words === plain(one).trim() || words.length < 4) continue;
    const found = sentences.find((sentence) => plain(sentence).includes(words));
    if (found !== undefined && termsIn(words).length < termsIn(found).length + 2) return found;
  }
  return promised.test(plain(line.words ?? ''))
    ? sentences.find((sentence) => !/[?？]$/.test(sentence) && says('undertakes', sentence))
    : undefined;
}
