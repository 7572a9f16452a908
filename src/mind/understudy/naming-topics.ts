import { wordList } from '../../kit/word-list.ts';
import { upperFirst } from '../../world/naming.ts';
import type { BookLine } from '../../drama/profile.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Gist } from '../tongues/gist.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { fitsMoment, reply, type Answering, type PossibleReply } from './candidate.ts';
import { hasSaidBack, type HeardGist } from './gisting.ts';
import { common, commonAgain, freshWay } from './wording.ts';

type Named = (fit: number, why: string, occasion: Occasion, slots: Readonly<Record<string, string>>) => PossibleReply;

/** What can be said of a line nobody foresaw: its own topic, named; what it says, where nothing is known of its sort. */
export function topicAnswers(gist: HeardGist | undefined, scene: Answering, isSorted = false): PossibleReply[] {
  const { topic = '' } = gist ?? {};
  // A line of the book with the words said back is as good: chance decides.
  const chance = scene.random.next();
  const mayEcho = gist?.sayable === 'back';
  const named: Named = (fit, why, occasion, slots) => ({
    ...reply(fit, why, () => common(occasion, scene, slots, (way) => mayEcho || !saysBack.test(way))),
    isCommon: true,
  });
  const last = [
    ...(topic ? [named(0.3, 'asks back', 'asks-back', { topic })] : []),
    named(0.2, 'asks back', 'asks-back-bare', {}),
    // Nobody who speaks to somebody is left without a word.
    { ...reply(0.1, 'asks back', () => commonAgain('asks-back-bare', scene)), isCommon: true },
  ];
  if (!gist) return last;
  const { echo, form, of, sayable } = gist;
  const clause = sayable === 'not' ? undefined : gist.clause;
  // What somebody suffers is not asked back.
  if (gist.isSuffered) return [...sorrows(gist, scene, named), ...last.slice(-1)];
  if (form === 'bidden') return [...bidAnswers(gist, scene, named), ...last];
  const why = form === 'asked' ? 'says what they cannot tell' : 'takes it up';
  const leave = leaveIn(gist, scene);
  return [
    ...(leave
      ? [
          named(leaveWorth, 'gives leave or not', isWilling(scene, -0.2) ? 'leave-given' : 'leave-refused', {
            clause: leave,
            echo,
          }),
        ]
      : []),
    ...(clause && !isSorted
      ? [named((form === 'asked' ? 1 : 0.9) + 0.3 * chance, why, `${form}-${of}`, { clause, echo, topic })]
      : []),
    ...(topic ? [named(form === 'asked' ? 0.85 : 0.75, why, `${form}-topic`, { topic })] : []),
    ...last,
  ];
}

/** A way that begins with the words themselves, and not with a sentence of which they are part. */
const saysBack = /\{echo\}|(?:^|[.!?。] |^So |^Okay, so |^Wait, )\{clause\}[?.？。]/;

/** What it is worth to say whether somebody may: more than what else is known of what they speak of. */
const leaveWorth = 2.1;

/** The leave a line asks for, if it asks for any. */
export const leaveIn = (gist: Gist | undefined, { tongue }: Pick<Answering, 'tongue'>): string | undefined =>
  gist?.form === 'asked' ? mindTongues[tongue].leaveAsked(gist.clause ?? gist.echo) : undefined;

/** Would they do something for whoever asks? */
const isWilling = ({ part, by }: Answering, from: number): boolean =>
  part.feeling.mood !== 'angry' && ((by && part.feeling.trust.get(by)) ?? 0) >= from;

/** What it is worth to say whether one will: where words are not said back, more than a line that answers any order. */
const [bidWorth, plainBidWorth] = [1.95, 2.2];

function bidAnswers({ clause, echo, forbids, sayable }: HeardGist, scene: Answering, named: Named): PossibleReply[] {
  // Where an order is met as one, only what it forbids is answered here.
  if (mindTongues[scene.tongue].bidIn)
    return forbids ? [named(bidWorth, 'says whether they will', 'bid-not-to', {})] : [];
  if (sayable === 'not' || (clause === undefined && sayable !== 'back')) return [];
  const worth = sayable === 'back' ? bidWorth : plainBidWorth;
  const occasion =
    forbids || clause === undefined ? 'bid-not-to' : isWilling(scene, 0.25) ? 'bid-granted' : 'bid-refused';
  return [named(worth, 'says whether they will', occasion, { clause: clause ?? echo, echo })];
}

/** What is worth more than anything of the same words that is known: somebody who suffers is heard. */
const sorrowWorth = 1.9;

/** To somebody who tells what they have lost: that one is sorry, and for what. */
function sorrows({ topic: last, echo }: HeardGist, scene: Answering, named: Named): PossibleReply[] {
  const { part, speaker, random } = scene;
  // *I lost my brother in the spring*: what was theirs is what they suffer for.
  const topic = /\byour [\p{L}’'-]+/u.exec(echo)?.[0] ?? last;
  const written = part.lines.filter(
    (line) => line.acts?.includes('lament') && !line.on && !line.about && fitsMoment(line, scene),
  );
  return [
    ...(topic
      ? [
          reply(sorrowWorth, 'hears what they suffer', () => {
            const sorry = common('sorry-for', scene, { topic });
            const own = freshWay(
              written.map(({ says }) => says),
              speaker,
              random,
            );
            return sorry && own && !/^[(（]/.test(own) ? mindTongues[scene.tongue].after(sorry, own) : sorry;
          }),
        ]
      : []),
    named(0.9, 'hears what they suffer', 'lament', {}),
  ];
}

/** What is said back before a line that would answer anything of its kind; *I killed him?* would be heard as owning to it. */
const echoes: ReadonlySet<SpeechAct> = new Set(
  wordList('question statement order request insult threat challenge confession praise offer refusal promise'),
);
/** What is never said back, but is for something: *About the tea: I only fetched it.* */
const named: ReadonlySet<SpeechAct> = new Set(wordList('thanks apology'));
const bids: ReadonlySet<SpeechAct> = new Set(wordList('order request'));
const ofThem: ReadonlySet<SpeechAct> = new Set(wordList('insult challenge praise'));
/** So many signs are said back at the most. */
const longestEcho = 60;

/** Of two clauses in signs only one would be turned around. */
const isParted = (echo: string): boolean => /\p{Script=Han}[，,]/u.test(echo);

/**
 * A line of the book that answers any such act, with what it answers said first: the very words, *Who tunes the harp? I could make
 * something up*; of an order what it is about, *The harp? Ask me nicely*.
 */
export function echoedLine(
  lines: readonly BookLine[],
  act: SpeechAct,
  gist: HeardGist | undefined,
  scene: Answering,
): string | undefined {
  const { speaker, random, tongue } = scene;
  const isNamed = named.has(act) && mindTongues[tongue].bidIn !== undefined;
  if (!gist || !(echoes.has(act) || isNamed)) return undefined;
  const line = (): string | undefined =>
    freshWay(
      lines.map(({ says }) => says),
      speaker,
      random,
    );
  if (gist.sayable === 'back' && !isNamed) {
    const thing = gist.echo.length > longestEcho || isParted(gist.echo) ? undefined : line();
    return thing === undefined ? undefined : mindTongues[tongue].echoed(upperFirst(gist.echo), thing);
  }
  const isTold = !isNamed && gist.form === 'said' && gist.sayable === 'within' && gist.clause !== undefined;
  // What was asked is named as part of a sentence, where it goes into one.
  const isAsked = gist.form === 'asked' && gist.sayable === 'within' && gist.clause !== undefined;
  if (isAsked || (gist.topic === undefined && !isTold)) return undefined;
  // *The moon? Could be.* takes nothing up: a remark is asked on from.
  if (!isTold && !isNamed && !bids.has(act) && mindTongues[tongue].bidIn) return undefined;
  // Whether they will is said in a sentence of its own; a hard or a kind word is about what is theirs, if it is about anything.
  if (bids.has(act) && gist.sayable === 'within') return undefined;
  if (ofThem.has(act) && !isTold && !/^my /i.test(gist.topic ?? '')) return undefined;
  const thing = line();
  if (thing === undefined || /^[(（]/.test(thing)) return undefined;
  const [occasion, slots] = isTold
    ? (['led-by-clause', { clause: gist.clause ?? '', thing }] as const)
    : (['led-by-topic', { topic: gist.topic ?? '', thing }] as const);
  return common(occasion, scene, slots, asFresh(scene));
}

/** Nobody begins with a question they do not wait for an answer to twice within minutes. */
const asFresh =
  (scene: Answering) =>
  (way: string): boolean =>
    !hasSaidBack(scene) || !/^\{(?:topic|clause|echo)\}[?？]/.test(way);

/** Of the lines that answer any such act, those that have the very words: nothing needs to be said back. */
export const linesWithWords = (lines: readonly BookLine[], gist: Gist | undefined): readonly BookLine[] =>
  gist ? lines.filter(({ says }) => sharesWord(says, gist.topic ?? gist.echo)) : [];
function sharesWord(line: string, echo: string): boolean {
  const words = new Set(termsIn(line));
  return termsIn(echo).some((word) => words.has(word));
}
