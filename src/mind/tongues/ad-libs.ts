import type { AdLibs, AdLibSort } from '../../drama/ad-lib.ts';
import type { Manner } from '../../drama/manner.ts';
import type { QuestionKind, SpeechAct } from '../../drama/speech-act.ts';

/** A line nobody foresaw, as its listener heard it. */
export interface Unforeseen {
  /** The words without whom they call. */
  readonly raw: string;
  /** The same as they are compared: see `plain`. */
  readonly plain: string;
  /** What is asked for, if anything is. */
  readonly asks: QuestionKind | undefined;
  /** What the line does, the main thing first. */
  readonly acts: readonly SpeechAct[];
  /** It orders or asks for something. */
  readonly isBid: boolean;
  /** It names or means somebody who is neither of the two who talk; `other` is their name, where it names one. */
  readonly isOfOther: boolean;
  readonly other: string | undefined;
  /** It names or means a thing of the play. */
  readonly isOfThing: boolean;
  /** Words that have a large letter wherever they stand, in small ones. */
  readonly names: ReadonlySet<string>;
}

/** Which sort a line is for its listener, and what it is about. */
export interface SortedLine {
  readonly sort: AdLibSort;
  /**
   * A noun phrase with its article, turned to whoever says it: *your dog* for *my dog*. Nothing where it is not sure to be one, and
   * never a clause.
   */
  readonly topic: string | undefined;
  /** It was found by a sign of its own, and is not what is left when no sign fits. */
  readonly isPlain: boolean;
}

/** What a language makes of lines nobody foresaw. */
export interface AdLibTongue {
  /** Nothing where a line is no such line: a greeting, an insult, an order. */
  sortOf(line: Unforeseen): SortedLine | undefined;
  /** What anybody might say to a line of a sort, by register; one that has nothing of its own says it plainly. */
  /**
   * What it adds that a sort was told by a sign of its own: *That is not what I asked* is met before the order in it. A language without
   * it adds nothing.
   */
  readonly surely?: Readonly<Partial<Record<AdLibSort, number>>>;
  readonly sayings: { readonly plain: AdLibs } & { readonly [register in NonNullable<Manner['register']>]?: AdLibs };
}
