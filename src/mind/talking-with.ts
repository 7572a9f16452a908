import { rememberedText } from '../kit/remembered.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { SpeechAct } from '../drama/speech-act.ts';
import { plain } from '../play/plain-words.ts';
import { isBareQuestion } from './hearing/bare-questions.ts';
import { earFor, languageOf } from './hearing/language.ts';
import { actsOf } from './hearing/speech-acts.ts';
import { termsIn } from './hearing/terms.ts';
import type { FollowUp } from './tongues/tongue.ts';
import { mindTongues, says } from './tongues/tongues.ts';

/** Something said or done: who to whom. */
export interface Exchanged {
  readonly by: EntityId | undefined;
  readonly to: EntityId | undefined;
  readonly isLine: boolean;
  /** What was said, if it was a line. */
  readonly words?: string | undefined;
  /** What was done, by the verb and by the word for it, if it was a deed. */
  readonly deed?: readonly string[] | undefined;
}

/** A talk as whoever speaks next has it in mind. */
interface Talk {
  /** Who could be meant. */
  readonly present: readonly EntityId[];
  /** What was said and done before, the oldest first. */
  readonly talk: readonly Exchanged[];
  /** A person says it. */
  readonly isPersons: boolean;
}

/** So many lines that are not theirs, and a talk is over. */
const talkLasts = 5;
/** And so many for somebody who has had an answer, listened to others and asks on: *Why?* */
const askedOnLasts = 12;

/** Whom somebody is talking with: the last they spoke to or did something to, or who did so to them; else who has just spoken, if the line leans on it. */
export function partnerOf(
  spoken: string,
  by: EntityId | undefined,
  { present, talk, isPersons }: Talk,
): EntityId | undefined {
  let lines = 0;
  const partners: {
    readonly id: EntityId;
    readonly words: string;
    readonly isAsked: boolean;
    readonly isLate: boolean;
  }[] = [];
  const isAskedOn = isPersons && asksOn(spoken);
  const isLate = (): boolean => lines >= talkLasts;
  for (let index = talk.length - 1; index >= 0 && lines < (isAskedOn ? askedOnLasts : talkLasts); index--) {
    const one = talk[index];
    if (!one) continue;
    const partner = one.by === by ? one.to : one.to === by ? one.by : undefined;
    if (partner !== undefined && partner !== by && present.includes(partner))
      partners.push({
        id: partner,
        words: one.by === partner ? (one.words ?? '') : '',
        isAsked: one.by === by,
        isLate: isLate(),
      });
    if (one.isLine) lines++;
  }
  const [first] = partners;
  // Of two who have just spoken to them, the one whose words they take up; what leans on the talk goes to whom they asked, unless another answered.
  if (first) {
    const asked = partners.find(({ isAsked }) => isAsked)?.id;
    const takenUp = partners.find(({ words, isLate }) => !isLate && takesUp(spoken, words))?.id;
    // Nobody answers an errand with a question: that goes to whom they were talking with.
    const isPastErrand = isErrand(first.words) && doesOneOf(spoken, questioning);
    const other = asked ?? partners.find(({ id }) => id !== first.id)?.id;
    if (takenUp === undefined && isPastErrand) return other ?? first.id;
    // What they were asked and have not answered yet comes before what another only remarked.
    const asker = takenUp === undefined && isPersons && settles(spoken) ? whoWaits(partners) : undefined;
    if (asker !== undefined) return asker;
    // Whoever has put a question to them since has the answer, or is asked more about it.
    if (takenUp === undefined && isPersons && isPutToThem(first) && !turnsElsewhere(spoken)) return first.id;
    // Who has answered them is asked on, whatever another threw in: *And then?*
    const hasAnswered = partners.some(({ id, isAsked }) => id === asked && !isAsked);
    if (takenUp === undefined && isPersons && hasAnswered && (isAskedOn || doesOneOf(spoken, pressing))) return asked;
    if (first.isLate && !leansOnTalk(spoken) && !isOfTheTalk(spoken)) return undefined;
    return (
      takenUp ??
      (asked !== undefined && bids(first.words) && (leansOnTalk(spoken) || isOfTheTalk(spoken)) ? asked : first.id)
    );
  }
  // *You cannot keep me here*, after a word to everybody, is for whoever spoke it.
  const isAtLast = isPersons && talk.findLast(({ isLine }) => isLine)?.to === undefined && tellsYou(spoken);
  if (!leansOnTalk(spoken) && !isAtLast) return undefined;
  const isThere = (id: EntityId | undefined): id is EntityId => id !== undefined && id !== by && present.includes(id);
  // A yes or a no goes to whoever asks things here.
  const asker = isAnswer(spoken)
    ? talk.findLast((one) => one.isLine && isThere(one.by) && bids(one.words))?.by
    : undefined;
  const last = asker ?? talk.findLast(({ isLine }) => isLine)?.by;
  return isThere(last) ? last : undefined;
}

/** Have they just been asked something by somebody, and sent nowhere? */
const isPutToThem = ({ words, isLate }: { readonly words: string; readonly isLate: boolean }): boolean =>
  !isLate && /[?？]/.test(words) && doesOneOf(words, questioning) && !isErrand(words);

/** Who asked them something since they last spoke to somebody. */
const whoWaits = (partners: readonly (Parameters<typeof isPutToThem>[0] & { id: EntityId; isAsked: boolean })[]) => {
  const spoke = partners.findIndex(({ isAsked }) => isAsked);
  return partners.slice(0, spoke < 0 ? partners.length : spoke).find(isPutToThem)?.id;
};

/** So few words of its own has a bare answer: *just a little, please*. */
const fewest = 2;

const settles = (spoken: string): boolean =>
  !doesOneOf(spoken, questioning) && (isAnswer(spoken) || (termsIn(spoken).length <= fewest && !saysYou(spoken)));

/** Is it a question about something of its own, and no answer to anything? */
function turnsElsewhere(spoken: string): boolean {
  const words = plain(spoken);
  const { points, reads } = mindTongues[earFor(languageOf(spoken, words))].ear;
  // *Soon. Who lit the fire?* has answered first.
  const isAnswered = spoken.split(/(?<=[.!?。！？])\s*/).some((sentence) => /[.!。！]$/.test(sentence));
  const isAside = isAnswered || isBareQuestion(words) || points.it.test({ raw: spoken, plain: words }[reads]);
  return doesOneOf(spoken, questioning) && !isAside && !isAnswer(spoken) && termsIn(spoken).length > 0;
}

/** A question with nothing of its own to be about, and not about whom it is said to. */
const isOfTheTalk = (spoken: string): boolean =>
  doesOneOf(spoken, questioning) && isBareQuestion(plain(spoken)) && !saysYou(spoken);

/** It tells its listener something of themselves, and asks nothing. */
export const tellsYou = (spoken: string): boolean => saysYou(spoken) && !doesOneOf(spoken, questioning);

function saysYou(spoken: string): boolean {
  const words = plain(spoken);
  const { points, reads } = mindTongues[earFor(languageOf(spoken, words))].ear;
  return points.you.test({ raw: spoken, plain: words }[reads]);
}

/** Does it ask or order something? */
const bids = (words: string | undefined): boolean => doesOneOf(words ?? '', bidding);

const isAnswer = (spoken: string): boolean => doesOneOf(spoken, answering);

/** What a line does, read once: it is asked of every line again when the next is said. */
const actsSaid = rememberedText((words): readonly SpeechAct[] => {
  const line = { raw: words, plain: plain(words) };
  return actsOf(line, earFor(languageOf(words, line.plain)));
});

const doesOneOf = (words: string, acts: ReadonlySet<SpeechAct>): boolean =>
  actsSaid(words).some((act) => acts.has(act));

/** Does it insult, accuse or threaten? */
export const stings = (spoken: string): boolean => doesOneOf(spoken, stinging);

const isErrand = (words: string): boolean => says('errand', words) || doesOneOf(words, ordering);

const bidding: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['question', 'order', 'request']);
const ordering: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['order', 'request']);
const stinging: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['insult', 'accusation', 'threat']);
const questioning: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['question']);
/** What goes on with whom one was at. */
const pressing: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['question', 'challenge', 'accusation']);

function takesUp(spoken: string, words: string): boolean {
  const said = new Set(termsIn(words));
  return termsIn(spoken).some((term) => said.has(term));
}

/** Acts that are the second half of something. */
const answering: ReadonlySet<SpeechAct> = new Set<SpeechAct>(['refusal', 'denial', 'agreement', 'challenge', 'thanks']);

const asksOn = (spoken: string): boolean => doesOneOf(spoken, questioning) || followUpIn(spoken) !== undefined;

/** Does a line take up what was just said? */
const leansOnTalk = (spoken: string): boolean => followUpIn(spoken) !== undefined || isAnswer(spoken);

function followUpIn(spoken: string): FollowUp | undefined {
  const line = { raw: spoken, plain: plain(spoken) };
  return mindTongues[earFor(languageOf(spoken, line.plain))].ear.followUpIn(line);
}
