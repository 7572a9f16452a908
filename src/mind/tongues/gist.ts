/** What a line comes to, said by whoever heard it: *I* and *you* have changed places. No mark stands at the end of anything here. */
export interface Gist {
  readonly form: 'asked' | 'said' | 'bidden';
  /** Said back as it came: *Why has the bed been turned*, *Hand you the packet*, *You have killed a man*. */
  readonly echo: string;
  /** What was asked, as part of a sentence: *why the bed has been turned*, *whether he is dead*; nothing where it would come out wrong. */
  readonly clause: string | undefined;
  /** Whose doing it is. */
  readonly of: 'self' | 'asker' | 'other';
  /** What it is about: *the bed*, *your brother*. */
  readonly topic: string | undefined;
}

/** What a gist is taken from. */
export interface Uttered {
  readonly raw: string;
  /** It asks, or bids somebody do something; else it is said. */
  readonly form: Gist['form'];
  /** The names the listener is called by, as they are compared. */
  readonly called: readonly string[];
  /** Words that have a large letter wherever they stand, in small ones. */
  readonly names: ReadonlySet<string>;
}
