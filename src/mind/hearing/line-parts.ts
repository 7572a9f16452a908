import type { EntityId } from '../../drama/entity-id.ts';
import type { QuestionKind, SpeechAct } from '../../drama/speech-act.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, once, remembered } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import type { FollowUp } from '../tongues/tongue.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { akinIn } from './akin.ts';
import { isBareQuestion, lastBareIn, tellingQuestionsIn } from './bare-questions.ts';
import { mentionedIn, type Named } from './naming.ts';
import { withoutOwnThings } from './own-things.ts';
import { actsOf } from './speech-acts.ts';
import { questionsIn, withoutCalls } from './subject.ts';
import { contentIn } from './touching.ts';

/** What a line is made of, whoever hears it. */
interface LineParts {
  /** Without the names and titles it calls somebody by, as it stands and as it is compared. */
  readonly bare: string;
  readonly subject: string;
  /** The same without what its speaker brought along. */
  readonly theirs: string;
  /** Whom and what it names; also where it calls them. */
  readonly named: readonly Named[];
  readonly called: () => readonly Named[];
  /** Whom its words for them are close to. */
  readonly akin: readonly EntityId[];
  readonly asks: QuestionKind | undefined;
  readonly follows: FollowUp | undefined;
  /** What it asks or says, each as it is compared; and the question with nothing of its own that it ends with. */
  readonly pieces: readonly string[];
  readonly lastBare: readonly string[];
  /** All it asks has nothing of its own to be about. */
  readonly leans: boolean;
  /** What it asks at last bids somebody to do something. */
  readonly bidsLast: () => boolean;
}

const taken = remembered((_: readonly Named[]) => new RecentMap<string, LineParts>(mostTaken));
/** So many lines are remembered of late. */
const mostTaken = 500;

/** A line taken apart, once for all who hear it. */
export function partsOfLine(
  raw: string,
  tongue: TongueName,
  speaker: EntityId | undefined,
  names: readonly Named[],
): LineParts {
  const known = taken(names);
  return kept(known, `${tongue} ${speaker ?? ''} ${raw}`, () => takeApart(raw, tongue, speaker, names));
}

function takeApart(raw: string, tongue: TongueName, speaker: EntityId | undefined, names: readonly Named[]): LineParts {
  const { ear } = mindTongues[tongue];
  const bare = withoutCalls(raw, names, speaker);
  const subject = plain(bare);
  const foreign = (text: string): string => withoutOwnThings(text, speaker, names);
  const theirs = foreign(subject);
  const named = mentionedIn(ear.withoutHelpers(theirs), names);
  // *mr strake were you friends* asks, whomever it calls first.
  const uncalled = { raw: bare, plain: subject };
  const asks = ear.questionIn(uncalled);
  const follows = asks === undefined || !asksItself(bare, tongue) ? ear.followUpIn(uncalled) : undefined;
  const compared = (texts: readonly string[]): readonly string[] => texts.map((text) => foreign(plain(text)));
  const telling = tellingQuestionsIn(bare);
  return {
    bare,
    subject,
    theirs,
    named,
    called: once(() => mentionedIn(plain(raw), names)),
    akin: named.some(({ kind }) => kind === 'prop') ? [] : akinIn(theirs, tongue, names),
    asks,
    follows,
    pieces: compared(asks === undefined ? [bare] : telling),
    lastBare: compared(lastBareIn(bare)),
    leans: telling.every((question) => isBareQuestion(plain(question))),
    bidsLast: once(() => lastBids(bare, tongue)),
  };
}

/** *How are you? Tell me the truth.* asks something of its own, and doubts nothing yet. */
function asksItself(bare: string, tongue: TongueName): boolean {
  const [last = bare] = questionsIn(bare);
  const line = { raw: last, plain: plain(last) };
  return last !== bare && contentIn(line.plain) > 0 && mindTongues[tongue].ear.followUpIn(line) === undefined;
}

export const isBidding = (act: SpeechAct): boolean => act === 'order' || act === 'request';

/** *Come here. Is he always like that?* asks; *Could you come here?* bids. */
function lastBids(bare: string, tongue: TongueName): boolean {
  const [last = bare] = questionsIn(bare);
  return last === bare || actsOf({ raw: last, plain: plain(last) }, tongue).some(isBidding);
}
