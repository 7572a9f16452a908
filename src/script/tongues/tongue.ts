import type { ConditionWords } from './condition-words.ts';

/** The words of one language by which a script from elsewhere is read, and what stands where it says nothing. */
export interface ScriptTongue {
  readonly code: string;
  /** `Act two`: the whole head of an act. */
  readonly act: RegExp;
  /** `Scene 3: the garden`; what follows is where. */
  readonly scene: RegExp;
  /** What stands before a place in its line: INT., 内景. */
  readonly before: RegExp;
  /** The hour, after it. */
  readonly hour: RegExp;
  readonly enters: RegExp;
  readonly leaves: RegExp;
  /** `Enter Peter`: who comes on, said before the name; and who goes. */
  readonly comes?: RegExp;
  readonly goes?: RegExp;
  /** Whom a line is for, said in brackets. */
  readonly to: RegExp;
  /** What stands before a noun and is no part of a name. */
  readonly article?: RegExp;
  /** How conditions are said in it; English is what the others are told by. */
  readonly conditions?: ConditionWords;
  /** Where a play plays that does not say it. */
  readonly stage: string;
  persona(name: string): string;
  readonly goal: { readonly public: string; readonly private: string };
  readonly otherwise: string;
}
