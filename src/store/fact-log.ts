import type { Leases } from './leases.ts';

/** What the store needs of a fact; the rest is plain JSON it never looks into. The seqs of a log are 0, 1, 2… */
export interface StoredFact {
  readonly seq: number;
}

/** One performance's facts, open for appending. */
export interface FactLog {
  readonly id: string;
  /** The seq the next fact must have; facts still on their way to the disk are counted. */
  readonly length: number;
  /**
   * Appends in order, all of the facts or none, and resolves when they are durable; appends made meanwhile share one commit.
   * A seq that does not follow is refused ('store/gap'). When a commit fails, its appends and those waiting behind it reject,
   * `length` falls back to what is durable, and a later append may succeed.
   */
  append(facts: readonly StoredFact[]): Promise<void>;
  /** The facts that are durable when reading begins, in order, from seq `from` (0 when not given). */
  read(from?: number): AsyncIterable<StoredFact>;
  /** Forgets every fact from `seq` on, for good: fork first to keep them. */
  rewind(seq: number): Promise<void>;
  /** Waits for what is on its way, then lets go. Closing twice is closing once. */
  close(): Promise<void>;
}

/** Where logs are kept. */
export interface FactStore {
  /** Every log, and every tail that was set aside, by id. */
  list(): Promise<readonly LogSummary[]>;
  /** How many facts of a log are durable; undefined where there is no such log. However many others there are. */
  lengthOf(id: string): Promise<number | undefined>;
  /** Opens a log, or begins one. Its chain is verified from the start; what does not hold is set aside and reported. */
  open(id: string): Promise<OpenedLog>;
  /** Begins a log `as` that holds the durable facts of another before `seq`. */
  fork(id: string, seq: number, as: string): Promise<void>;
  /**
   * Where several processes share a store: from now on this one changes the log, and whoever had a lower token no longer
   * does, though they may not know it yet ('store/conflict').
   */
  fence?(id: string, token: number): Promise<void>;
  /** Who may write what, where several processes share a store. */
  readonly leases?: Leases | undefined;
  remove(id: string): Promise<void>;
  /** What lies under an id, record by record, unverified: the way back to a tail that was set aside. */
  salvage(id: string): AsyncIterable<FactRecord>;
  /** Closes every log opened here, then lets go of the medium. */
  close(): Promise<void>;
}

export interface OpenedLog {
  readonly log: FactLog;
  readonly damage?: Damage;
}

/** Why a log could not be opened whole. It is open all the same, up to its last good fact. */
export interface Damage {
  /** The first seq that is not good; the log's length now. */
  readonly seq: number;
  /** A sentence for a person. */
  readonly reason: string;
  /** The id under which what lay from `seq` on is kept; absent when nothing was left to keep. */
  readonly setAside?: string;
}

export interface LogSummary {
  readonly id: string;
  /** How many facts it holds. */
  readonly length: number;
  /** When it last changed, in ISO 8601. */
  readonly savedAt: string;
  /** Present when this is a damaged tail set aside, which can be salvaged or removed but not opened. */
  readonly setAside?: SetAside;
}

export interface SetAside {
  /** The log it was cut from. */
  readonly of: string;
  /** Where it was cut. */
  readonly from: number;
  readonly reason: string;
}

/** A fact as it lies on the medium: its place, its text, and the hash that chains it to everything before. */
export interface FactRecord {
  readonly seq: number;
  readonly hash: string;
  /** The fact as JSON with sorted keys. */
  readonly text: string;
}
