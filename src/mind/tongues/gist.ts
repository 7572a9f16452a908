/** How far what a line comes to may be said again: as it came, only as part of another sentence, or not at all. */
export type Sayable = 'back' | 'within' | 'not';

/** What a line comes to, said by whoever heard it: *I* and *you* have changed places. No mark stands at the end of anything here. */
export interface Gist {
  readonly form: 'asked' | 'said' | 'bidden';
  /** Said back as it came: *Why has the bed been turned*, *Hand you the packet*, *You have killed a man*. */
  readonly echo: string;
  /** What was asked, as part of a sentence: *why the bed has been turned*, *whether he is dead*; nothing where it would come out wrong. */
  readonly clause: string | undefined;
  /** It bids somebody leave something; `clause` is what. */
  readonly forbids?: boolean;
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

/** Something wanted, and what is set against it: *tell me, and I will pay you*, *go, or I will scream*; *I* and *you* have changed places. */
export interface Bargain {
  /** What whoever heard it is to do, as they say it back, *I am to tell you who it was*, and as they take it on, *I will tell you*. */
  readonly bidden: string;
  readonly promised: string;
  /** Something to be done, left or told; and whether what is to be told is left open: *everything*. */
  readonly wants: 'deed' | 'omission' | 'telling' | 'telling-anything';
  /** What the other then does: *you pay me*; where it is a threat, what they do otherwise. */
  readonly given: string;
  readonly isThreat: boolean;
}

/** What may be begged or ordered of anybody in any play. */
export type BidKind =
  | 'swears'
  | 'hand'
  | 'hides'
  | 'comes'
  | 'stays'
  | 'goes'
  | 'attends'
  | 'hushes'
  | 'trusts'
  | 'helps'
  | 'calms'
  | 'tells';

/** Such a plea or order; `who` is who is to be told something. */
export interface Bid {
  readonly kind: BidKind;
  readonly who?: string;
}
