import { type FactRecord, type LogSummary, type SetAside } from './fact-log.ts';
import { type LogEnd } from './fact-record.ts';

/**
 * What a medium must be able to do for logs to be kept on it; `ShelvedStore` makes a `FactStore` of it.
 *
 * Every change is one transaction, durable when it resolves. A change names the end the log must still have and does nothing
 * when it has another (`false`): that is what keeps two writers of one log from interleaving, and a gap from ever being made.
 */
export interface Shelf {
  list(): Promise<readonly LogSummary[]>;
  /** Where a log ends, or undefined when there is none. */
  find(id: string): Promise<ShelvedEnd | undefined>;
  /** Makes an empty log unless the id is taken. */
  begin(id: string): Promise<void>;
  /** At most `limit` records from seq `from` on, by seq. They are whatever lies there. */
  page(id: string, from: number, limit: number): Promise<readonly FactRecord[]>;
  add(id: string, end: LogEnd, records: readonly FactRecord[]): Promise<boolean>;
  /** Forgets every record from `to.length` on. */
  cut(id: string, end: LogEnd, to: LogEnd): Promise<boolean>;
  /** Moves every record from `to.length` on to the id `as`; when there are none, only shortens the log. */
  setAside(id: string, end: LogEnd, to: LogEnd, as: string, reason: string): Promise<boolean>;
  /** Begins `as` with the records of `id` up to the end `to`; false when `as` is taken or `id` no longer has that record. */
  copy(id: string, to: LogEnd, as: string): Promise<boolean>;
  /**
   * From now on this process changes the log with that token, and nobody changes it with a lower one. False where a higher
   * one stands, and where there is no such log yet. Absent where a medium has one process at a time.
   */
  fence?(id: string, token: number): Promise<boolean>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface ShelvedEnd extends LogEnd {
  readonly setAside?: SetAside;
}
