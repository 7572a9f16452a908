import { upperFirst } from '../../world/naming.ts';
import type { BookLine } from '../../drama/profile.ts';
import type { SpeechAct } from '../../drama/speech-act.ts';
import { termsIn } from '../hearing/terms.ts';
import type { Gist } from '../tongues/gist.ts';
import type { Occasion } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { reply, type Answering, type PossibleReply } from './candidate.ts';
import { common, commonAgain, freshWay } from './wording.ts';

/** What can be said of a line nobody foresaw: its own topic, named. */
export function topicAnswers(gist: Gist | undefined, scene: Answering): PossibleReply[] {
  const { topic = '' } = gist ?? {};
  // A line of the book with the words said back is as good: chance decides.
  const chance = scene.random.next();
  const named = (fit: number, why: string, occasion: Occasion, slots: Readonly<Record<string, string>>) => ({
    ...reply(fit, why, () => common(occasion, scene, slots)),
    isCommon: true,
  });
  const last = [
    ...(topic ? [named(0.3, 'asks back', 'asks-back', { topic })] : []),
    named(0.2, 'asks back', 'asks-back-bare', {}),
    // Nobody who speaks to somebody is left without a word.
    { ...reply(0.1, 'asks back', () => commonAgain('asks-back-bare', scene)), isCommon: true },
  ];
  if (!gist) return last;
  const { echo, clause, form, of } = gist;
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
    ...(clause
      ? [named((form === 'asked' ? 1 : 0.9) + 0.3 * chance, why, `${form}-${of}`, { clause, echo, topic })]
      : []),
    ...(topic ? [named(form === 'asked' ? 0.85 : 0.75, why, `${form}-topic`, { topic })] : []),
    ...last,
  ];
}

/** What it is worth to say whether somebody may: more than what else is known of what they speak of. */
const leaveWorth = 2.1;

/** The leave a line asks for, if it asks for any. */
export const leaveIn = (gist: Gist | undefined, { tongue }: Pick<Answering, 'tongue'>): string | undefined =>
  gist?.form === 'asked' ? mindTongues[tongue].leaveAsked(gist.clause ?? gist.echo) : undefined;

/** Would they do something for whoever asks? */
const isWilling = ({ part, by }: Answering, from: number): boolean =>
  part.feeling.mood !== 'angry' && ((by && part.feeling.trust.get(by)) ?? 0) >= from;

function bidAnswers(
  { echo, clause }: Gist,
  scene: Answering,
  named: (fit: number, why: string, occasion: Occasion, slots: Readonly<Record<string, string>>) => PossibleReply,
): PossibleReply[] {
  if (clause === undefined) return [named(1.9, 'says whether they will', 'bid-not-to', { echo })];
  const occasion = isWilling(scene, 0.25) ? 'bid-granted' : 'bid-refused';
  return [named(1.95, 'says whether they will', occasion, { clause, echo })];
}

/** What is said back before a line that would answer anything of its kind; *I killed him?* would be heard as owning to it. */
const echoes: ReadonlySet<SpeechAct> = new Set([
  'question',
  'statement',
  'order',
  'request',
  'insult',
  'threat',
  'challenge',
  'confession',
  'praise',
  'offer',
  'refusal',
  'promise',
]);
/** So many signs are said back at the most. */
const longestEcho = 60;

/** Of two clauses in signs only one would be turned around. */
const isParted = (echo: string): boolean => /\p{Script=Han}[，,]/u.test(echo);

/** A line of the book that answers any such act, with what it answers said back first: *Hand you the packet? In a minute.* */
export function echoedLine(
  lines: readonly BookLine[],
  act: SpeechAct,
  gist: Gist | undefined,
  { speaker, random, tongue }: Answering,
): string | undefined {
  if (!gist || !echoes.has(act) || gist.echo.length > longestEcho || isParted(gist.echo)) return undefined;
  const line = freshWay(
    lines.map(({ says }) => says),
    speaker,
    random,
  );
  return line === undefined ? undefined : mindTongues[tongue].echoed(upperFirst(gist.echo), line);
}

/** Of the lines that answer any such act, those that have the very words: nothing needs to be said back. */
export const linesWithWords = (lines: readonly BookLine[], gist: Gist | undefined): readonly BookLine[] =>
  gist ? lines.filter(({ says }) => sharesWord(says, gist.topic ?? gist.echo)) : [];
function sharesWord(line: string, echo: string): boolean {
  const words = new Set(termsIn(line));
  return termsIn(echo).some((word) => words.has(word));
}
