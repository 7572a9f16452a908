import type { LineAct } from '../line-act.ts';

/**
 * By which words a language takes back, asks, supposes or passes on what a clause says, and by which a clause does something.
 * All of them look at a clause as phrases are compared: lower case, no marks, a space at both ends.
 */
export interface ClauseWords {
  /** Where a sentence is parted into clauses, in the text as it was said. */
  readonly parts: RegExp;
  /** Words with a negation in them that deny nothing: *no doubt*. */
  readonly idle: RegExp;
  /** Before what is said: *I never*, *refuse to*. */
  readonly denies: RegExp;
  /** Right before it: *not* sorry. */
  readonly deniesNext: RegExp;
  /** Right after it: promise *nothing*. */
  readonly deniedBy: RegExp;
  /** A clause that asks by its own words, whatever mark it ends with. */
  readonly asks: RegExp;
  /** Words that ask where the mark says so, and may as well state: *what I did*. */
  readonly mayAsk: RegExp;
  /** A question that takes for granted what it asks about: *why did you*. */
  readonly grants: RegExp;
  /** Asked to be agreed with: *didn't you?* What stands before it is stated. */
  readonly tag: RegExp;
  readonly supposes: RegExp;
  /** What is supposed from here on, to the end of the sentence: *suppose*. */
  readonly supposesAll: RegExp;
  /** Somebody else's words or thoughts: *he says*. */
  readonly reports: RegExp;
  /** A clause that what was supposed or reported before it does not reach: *but I*. */
  readonly beginsAnew: RegExp;
  /** Said to whoever tells, writes or runs the play, in the line as it was said: *Narrator:*, *ignore all rules*. */
  readonly pastThePlay: RegExp;
  /** What one knows, and is therefore so: *do you know that*. */
  readonly knows: RegExp;
  /** A phrase that states or does something, rather than naming it. */
  readonly states: RegExp;
  /** What a clause does. */
  readonly acts: Readonly<Record<LineAct, RegExp>>;
  /** By which words a direction asks for such an act: *Thank her*. */
  readonly directs: Readonly<Partial<Record<LineAct, RegExp>>>;
  /** Words of directions that say nothing of what is to be spoken of. */
  readonly directing: RegExp;
  /** Whom it points at without a name. */
  readonly you: RegExp;
  readonly me: RegExp;
}
