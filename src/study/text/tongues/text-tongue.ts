import type { TongueName } from '../../../drama/tongues/tongue.ts';

/** The words of one language by which a work is read. */
export interface TextTongue {
  readonly code: TongueName;
  /** `ACT II`, `Second Act`; what follows is its title. */
  readonly act: RegExp;
  /** `SCENE III. A heath.`; the first group is where. */
  readonly scene: RegExp;
  /** `Chapter 4`, `IV.`; a chapter is a scene of a story. */
  readonly chapter: RegExp;
  /** `PART ONE`, `BOOK II`: an act of a story. */
  readonly part: RegExp;
  /** What heads the list of persons. */
  readonly persons: RegExp;
  /** What heads something else in front of the play: its scenes, its time. */
  readonly front: RegExp;
  /** CURTAIN, THE END: nothing is said behind it until somebody speaks again. */
  readonly closing: RegExp;
  /** Stands where a name could and is none: *Song*, *Strophe*. */
  readonly noName: RegExp;
  /** Begins a line that tells and does not speak, where nothing marks it. */
  readonly plainDirection: RegExp;
  readonly enters: RegExp;
  readonly leaves: RegExp;
  /** All who are there go, but for those it names. */
  readonly allLeave: RegExp;
  readonly allBut: RegExp;
  /** Not one person: *all*, *both*. */
  readonly everybody: RegExp;
  /** What parts names said in one breath: *Marcellus and Bernardo*. */
  readonly between: RegExp;
  readonly aside: RegExp;
  /** In round brackets where those hold words, this is a direction all the same. */
  readonly manner: RegExp;
  /** Where a sentence ends. */
  readonly sentence: RegExp;
  /** Somebody a story does not name who tells it. */
  readonly narrator: string;
}
