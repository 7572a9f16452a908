/** A sentence as it is said: its words, when each has been heard, and how. */
export interface TimedLine {
  readonly words: readonly string[];
  /** For each word, milliseconds from the beginning. */
  readonly heardMs: readonly number[];
  readonly endMs: number;
  /** `plain`, `whisper`, `aside` or `shout`. */
  readonly voice?: string | undefined;
}
