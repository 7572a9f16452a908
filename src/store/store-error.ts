/** Why the store did not do what was asked. */
export type StoreErrorCode =
  /** The seq of a fact does not follow the one before. */
  | 'store/gap'
  /** A seq outside the log. */
  | 'store/out-of-range'
  /** Not plain JSON data with a seq. */
  | 'store/bad-fact'
  | 'store/too-big'
  | 'store/bad-id'
  | 'store/unknown-log'
  | 'store/exists'
  /** A damaged tail that was set aside: it can be salvaged, not opened. */
  | 'store/set-aside'
  /** Somebody else changed the log behind this one's back. */
  | 'store/conflict'
  /** Another process has the data directory. */
  | 'store/locked'
  | 'store/closed'
  /** The medium has no room left. */
  | 'store/full'
  /** Written by a newer version of this program. */
  | 'store/newer'
  /** The medium did not answer, or answered with an error. */
  | 'store/unavailable'
  /** A line of an exported log is not what it should be. */
  | 'store/bad-line'
  /** A record went bad while the log was open. */
  | 'store/damaged';

/** An expected failure. The message names the place and the remedy. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A failure about one log, told after its name. */
export const logError = (code: StoreErrorCode, id: string, what: string, options?: ErrorOptions): StoreError =>
  new StoreError(code, `Log ${JSON.stringify(id)}${what}`, options);

export const existsAlready = (id: string): StoreError =>
  new StoreError('store/exists', `There is a log ${JSON.stringify(id)} already. Choose another name or remove it.`);

/** What an error of any kind says. A host with several addresses fails with several errors and no message of its own. */
export function whyOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(whyOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
