import type { Manner } from '../../drama/manner.ts';
import type { QuestionKind } from '../../drama/speech-act.ts';
import { plain } from '../../play/plain-words.ts';
import type { AdLibTongue } from './ad-libs.ts';
import type { Calls } from './calls.ts';
import type { Claims } from './claims.ts';
import type { DeedAnswers } from './deed-sayings.ts';
import type { plain as plainSayings } from './en-sayings.ts';
import type { englishActs, englishSigns } from './en-signs.ts';
import type { Asked } from './en-asked.ts';
import type { plainBids } from './en-bids.ts';
import type { plainDealings } from './en-dealing-sayings.ts';
import type { plainIdeas } from './en-ideas.ts';
import type { plainMemories } from './en-memory-sayings.ts';
import type { plainNews } from './en-news.ts';
import type { plainSights } from './en-sight-sayings.ts';
import type { plainTopics } from './en-topic-sayings.ts';
import type { NamedDeed } from './en-named-deeds.ts';
import type { News } from './news.ts';
import type { ToldParties } from './en-turning.ts';
import type { Bargain, Bid, Gist, Sayable, Uttered } from './gist.ts';

/**
 * What minds hear and say in one language. What there is to hear and to say, English names: another language is a file here
 * that has all of it, and a row in `tongues.ts`.
 */
export interface MindTongue {
  readonly ear: Ear;
  readonly calls: Calls;
  readonly signs: Readonly<Record<Sign, RegExp>>;
  readonly sayings: Sayings;
  /** What may be asked in any play. */
  readonly asked: Readonly<Record<Asked, RegExp>>;
  /** Words by which somebody tells who they are. */
  readonly tellsOfSelf: RegExp;
  readonly denies: RegExp;
  /** What stands after *I said*, in a clause. */
  /** Whether a sentence names something that *it* may stand for in the next. */
  namesThing(sentence: string): boolean;
  afterSaying(clause: string): string | undefined;
  /** What goes with words that are quoted, *you said*, and how somebody sounds who is held to a promise of no words. */
  readonly quoting: { readonly frame: RegExp; readonly promised: RegExp };
  /** What leave a clause asks for: *sit down*, in *whether you may sit down*. */
  leaveAsked(clause: string): string | undefined;
  /** What somebody is asked to like: *working nights*, in *whether I like working nights*. */
  likedIn(clause: string): string | undefined;
  /** What somebody is asked to think: *it will rain*, in *whether I think it will rain*. */
  thoughtIn?(clause: string): string | undefined;
  /** Both answers to what somebody is asked of themselves, in the words it is asked in: *会*, *不会*. */
  ownAnswers?(clause: string): OwnAnswers | undefined;
  /** What a line supposes, as its listener would say it: *somebody gave me a million*. */
  supposedIn?(raw: string): string | undefined;
  /** What a line, as it is compared, brings word of; a language without it hears no news. */
  newsIn?(words: string): News | undefined;
  /** What is asked by *why?* after somebody said this: *why the bed was turned*. */
  whyOf(said: string): string | undefined;
  /** Of somebody's names the one this language has for them. */
  nameAmong(name: string, names: readonly string[]): string;
  /** A goal or the like, written in the third person, as the one it is about would say it; nothing where it would come out wrong. */
  inFirstPerson(text: string, gender: 'male' | 'female' | undefined): string | undefined;
  /** A deed as it is told, as a witness tells it to another: *you took my coin*; nothing where that would come out wrong. */
  asPastDeed(told: string, parties: ToldParties): string | undefined;
  /** The deeds a line names. */
  deedsNamed(words: string): readonly NamedDeed[];
  /** What is said of somebody, as it is said to them: *he is mad*, *you are mad*. */
  ofListener(text: string, gender: 'male' | 'female'): string;
  /** A sentence about somebody, with *you* or *I* for their name; nothing where that would come out wrong. */
  inPerson(text: string, names: readonly string[], person: 'you' | 'I'): string | undefined;
  /** A number of years, as it is said. */
  numbered(years: number): string;
  /** What a line comes to, in its listener's own terms. */
  gistOf(uttered: Uttered): Gist | undefined;
  /** How far that may be said again by whoever heard it; a language without it says everything back. */
  readonly saidBack?: ((gist: Gist, uttered: Uttered) => Sayable) | undefined;
  /** The bargain a line proposes; a language without it hears none. */
  readonly bargainIn?: ((raw: string) => Bargain | undefined) | undefined;
  /** What a line begs or orders, of what anybody may be begged; a language without it says orders back. */
  readonly bidIn?: ((raw: string) => Bid | undefined) | undefined;
  /** What a line orders to eat or drink; a language without it hears an order as any other. */
  readonly ordered?: ((raw: string) => readonly string[]) | undefined;
  /** The hand of whoever asks for it is taken, in performance notation. */
  takingHand(whom: string): string;
  /**
   * How alike a line and a subject have to be for one to be about the other, where something is asked and where it is only
   * remarked, and what it is worth then, if not as much as elsewhere; `said` is the same for what somebody said of another subject.
   * `lacking` is what it is worth to say plainly what of a question they cannot tell. A language without all this likens nothing.
   */
  readonly likeness?: {
    readonly asked: number;
    readonly remarked: number;
    readonly worth?: number;
    readonly said?: number;
    readonly lacking?: number;
  };
  /** What it makes of a line nobody foresaw, and what anybody might say to it. */
  readonly adLibs: AdLibTongue;
  readonly deeds: DeedAnswers;
  readonly outOfPart: OutOfPart;
  /** How it says what is to be seen. */
  readonly claims: Claims;
  /** What a part of a body is called; nothing where there is no word for it, or it is none that can be hurt. */
  bodyPart?(part: string): string | undefined;
  /** Several names in a row. */
  listed(names: readonly string[]): string;
  /** A thing by its name, as a sentence names it. */
  called(name: string): string;
  /** The same as one's own. */
  mine(name: string): string;
  /** That somebody has it. */
  hasIt(holder: string): string;
  /** Where a thing is, by what was seen of it: see `Part.sightings`. */
  isAt(name: string, where: string): string;
  /** A line after the words it answers, said back as a question. */
  echoed(words: string, line: string): string;
  /** A sentence after a habit of speech, and before one. */
  after(opener: string, sentence: string): string;
  before(tag: string, sentence: string): string;
  /** Words as a deed in performance notation; a thing shown to somebody is one. */
  deed(words: string): string;
  showing(thing: string, whom: string): string;
  /** What is done for somebody who asks for it, in performance notation. */
  giving(thing: string, whom: string): string;
  unlocking(thing: string): string;
  readonly rising: string;
  /** What a line asks somebody to do, as commands of the world; `asker` is whoever says it, `thing` what they speak of. */
  biddings(raw: string, asker: string, thing: string | undefined): readonly string[];
}

/** Yes and no to what somebody is asked of themselves, and what that is of: *swimming*. */
export interface OwnAnswers {
  readonly of: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

export type OutOfPartKind = 'model' | 'refusal' | 'play' | 'asker' | 'task';

/** How it sounds when a model does not play its part: see `en-out-of-part.ts`. */
export interface OutOfPart {
  /** What no character could mean: that they are a model, that they refuse the work, that this is a play; words to whoever asked, or about the task. */
  readonly phrases: Readonly<Record<OutOfPartKind, readonly string[]>>;
  /** What stands before a colon and is no name: before the line itself, and before what is not the speaker's. */
  readonly labels: { readonly own: string; readonly others: string };
  /** What follows words in quotation marks when they are told and not said: *he said*. */
  readonly narration: RegExp;
  /** What follows somebody's own name when they are told of: *Hamlet draws his sword*. */
  readonly storied: RegExp;
}

/** A line as it was said, and as it is compared. */
export interface Utterance {
  readonly raw: string;
  readonly plain: string;
}

/** Follow-ups that lean on what was said before. */
export type FollowUp = 'more' | 'why' | 'doubt' | 'plea';

/** What lines do in a language. Its patterns look at the line as `reads` says. */
export interface Ear {
  readonly reads: keyof Utterance;
  /** In the order they are tried; the first is the main thing a line does. */
  readonly acts: Readonly<Record<keyof typeof englishActs, RegExp>>;
  readonly smallTalk: RegExp;
  readonly politely: RegExp;
  readonly denial: RegExp;
  readonly agreement: RegExp;
  /** Begins like a question, so that what sounds like an insult is none. */
  readonly asksWhether: RegExp;
  /** Whom and what it only points at. */
  readonly points: Readonly<Record<'you' | 'me' | 'him' | 'her' | 'it' | 'there', RegExp>>;
  /** It speaks of what is the listener's: *your hands*. */
  readonly yours: RegExp;
  /** Whether it orders or requests something. */
  bids(line: Utterance, asksPolitely: boolean): boolean;
  /** What is asked for, if anything is. */
  questionIn(line: Utterance): QuestionKind | undefined;
  followUpIn(line: Utterance): FollowUp | undefined;
  /** The words as they are compared, without those that only help a verb: *Will you miss him?* names no will. */
  withoutHelpers(plain: string): string;
  /** A question with the words it leaves out: *Are you all right?* for *You all right?* A language without it leaves nothing out. */
  fully?(raw: string): string;
  /** What is put in the place of something in the question before: *Dora*, in *and Dora?* and in *no, I meant Dora*. */
  resumes(line: Utterance): string | undefined;
  /** A question with that in the place of what it was about; nothing where it is not plain in whose. */
  inPlaceOf?(rest: string, question: string): string | undefined;
}

export type Sign = keyof typeof englishSigns;
export type Occasion =
  | keyof typeof plainSayings
  | keyof typeof plainTopics
  | keyof typeof plainMemories
  | keyof typeof plainNews
  | keyof typeof plainSights
  | keyof typeof plainIdeas
  | keyof typeof plainDealings
  | keyof typeof plainBids;
export type Ways = Readonly<Record<Occasion, readonly string[]>>;

/** What anybody might say, by register; one that has nothing of its own says it plainly. */
type Sayings = { readonly plain: Ways } & {
  readonly [register in NonNullable<Manner['register']>]?: Partial<Ways>;
};

/** Of several questions the last, as it is compared. */
export function lastQuestion(raw: string): string {
  const sentences = raw.split(/(?<=[.!?？])\s*/).filter((sentence) => /[?？]/.test(sentence));
  return plain(sentences.at(-1) ?? raw);
}
