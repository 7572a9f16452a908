/** When each word of a line has been heard, and when the line is over: milliseconds from its beginning. */
export interface LineTimes {
  readonly heardMs: readonly number[];
  readonly endMs: number;
}

/** A sentence as it is said: its words, when each has been heard, and how. */
export interface TimedLine extends LineTimes {
  readonly words: readonly string[];
  /** `plain`, `whisper`, `aside` or `shout`. */
  readonly voice?: string | undefined;
}
