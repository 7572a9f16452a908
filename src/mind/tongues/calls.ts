import { wordList } from '../../kit/word-list.ts';

/** What somebody can be called who is such a one, in any language. */
export const callings = wordList(`
  mother father son daughter brother sister uncle aunt nephew niece cousin wife husband grandmother grandfather child friend
  doctor king queen prince princess detective butler maid driver student guard barista partner professor captain ghost
  councillor master mistress host
  majesty highness lord lady sir madam mrs miss girl boy young-man young-lady old-man old-lady
  elder-sister elder-brother elder-man elder-woman
  two all men women
`);
export type Calling = (typeof callings)[number];

/** Work that somebody may be wanted for. */
export type Service = 'serving' | 'healing' | 'driving';

/** How people call one another in a language. The patterns look at one piece of a sentence, as it is compared. */
export interface Calls {
  readonly words: Readonly<Record<Calling, string>>;
  /** What may stand before a name that calls somebody, at the beginning of a piece. */
  readonly leads: RegExp;
  /** What may stand after it. */
  readonly trails: RegExp;
  /** Joins two who are called together. */
  readonly joins: RegExp;
  /** How a piece goes on after a name with no comma, if the name calls somebody. */
  goesOn(rest: string): boolean;
  /** What may stand before a word that says who somebody is: *Gus, the driver*. */
  readonly articles: RegExp;
  /** Whether a name between two such parts of a piece, with no comma, calls somebody: *I never said that Gus and you know it*. */
  turnsTo(before: string, after: string): boolean;
  /** Whether what stands after a name bids its bearer do something, whatever it is: *marry me*. */
  bids(rest: string): boolean;
  /** After what a name at the end of a piece calls somebody, with no comma before it. */
  readonly closes: RegExp;
  /** What a name belongs to that stands right after it, with no comma: it calls nobody there. */
  readonly binds: RegExp;
  /** How a piece begins that tells what somebody does: whoever is named before it is spoken of. */
  readonly tells: RegExp;
  /** Several are meant, wherever it stands. */
  readonly several: Readonly<Record<'two' | 'all', RegExp>>;
  /** What is said to whoever has that work, whomever one was talking with: a coffee is ordered, a wound is shown. */
  readonly wanted: Readonly<Record<Service, RegExp>>;
  /** Things a line names beside its terms, where words are not parted. */
  thingsIn(words: string): readonly string[];
  /** It asks its listener about their own words: *what do you mean?* */
  readonly quotesYou: RegExp;
  /** What a line says its listener is at, by verbs and by the words for them: *what are you polishing?* */
  doing(words: string): readonly string[];
  /** Asks who of them is such a one, who is told by the first group that is found: *which of you is the butler*. */
  readonly asksWhoIs: RegExp;
  /**
   * How somebody is described who is not named: `person`, whom it speaks of, and `called`, whom it is said to, hold what stands before and
   * after the word for them.
   */
  readonly describes: Readonly<Record<'person' | 'called' | 'male' | 'female' | 'old' | 'young', RegExp>> & {
    /** Words that mean much the same of somebody's looks: *big* is *large*. */
    readonly alike: readonly string[];
  };
  /** How somebody is called by where they are, if a piece does so: *you behind the curtain*. */
  placed(piece: string): 'behind' | 'under' | 'in' | 'on' | undefined;
  /** What a line says its listener is, in the first group that is found: *you must be the niece*. */
  readonly youAre: RegExp;
  /** A piece that says whom its speaker asked, in the first group, where another has answered: *I asked the girl*. */
  readonly iAsked: RegExp;
  /** A sentence that says whom it is not said to: *not you, Gus*. */
  readonly spares: RegExp;
  /** What stands before somebody's kin, as a pattern: *your dear* mother. */
  readonly owned: Readonly<Record<'you' | 'me', string>>;
  /** The age a description tells, in words. */
  ageIn(text: string): number | undefined;
  /** What somebody is to whoever tells of a relationship so: *My mother.* */
  kinIn(text: string): string | undefined;
  /** A text, as it is compared, with *you* for a name in it. */
  asYou(text: string, name: string): string;
}
