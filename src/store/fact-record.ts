import { hashText, stableJson } from '../kit/hash.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type FactRecord, type StoredFact } from './fact-log.ts';
import { StoreError, whyOf } from './store-error.ts';

/** The first fact of a play holds its scene, and those of our own plays have about a mebibyte. */
export const maxFactBytes = 4 * 1024 * 1024;

/** Where a log ends: what the next record is chained to. */
export interface LogEnd {
  readonly length: number;
  readonly hash: string;
}

/** The end of a log that holds nothing. */
export const beginning: LogEnd = { length: 0, hash: '' };

export const isSameEnd = (a: LogEnd, b: LogEnd): boolean => a.length === b.length && a.hash === b.hash;

/** The hash of a record covers its text and, through the hash before it, everything that came earlier. */
export const chainHash = (previousHash: string, text: string): string => hashText(previousHash + text);

/** Chains texts to the end of a log. */
export function chainTexts(end: LogEnd, texts: readonly string[]): FactRecord[] {
  let { hash } = end;
  return texts.map((text, index) => {
    hash = chainHash(hash, text);
    return { seq: end.length + index, hash, text };
  });
}

export const endOf = (end: LogEnd, records: readonly FactRecord[]): LogEnd => {
  const last = records.at(-1);
  return last ? { length: last.seq + 1, hash: last.hash } : end;
};

/** A fact as text; refused when it is not plain JSON or larger than the store takes. */
export function factText(fact: StoredFact, place: () => string): string {
  let text: string;
  try {
    text = stableJson(fact);
  } catch (cause) {
    throw new StoreError('store/bad-fact', `${place()}: not plain JSON data (${whyOf(cause)}).`, { cause });
  }
  const bytes = utf8Length(text);
  if (bytes <= maxFactBytes) return text;
  throw new StoreError(
    'store/too-big',
    `${place()}: ${bytes} bytes, and a fact may have ${maxFactBytes}. Keep large things elsewhere and name them in the fact.`,
  );
}

const encoder = new TextEncoder();

/** Counting bytes costs a copy; a text this short cannot exceed the bound. */
const utf8Length = (text: string): number =>
  text.length * 3 <= maxFactBytes ? text.length : encoder.encode(text).length;

/** The fact of a record that should follow `end`, or what is wrong with it in a person's words. */
export function factOf(record: FactRecord, end: LogEnd): Result<StoredFact, string> {
  const { length } = end;
  if (record.seq > length) return err(missing(length, record.seq - 1));
  if (record.seq < length) return err(`Fact ${record.seq} is there twice.`);
  if (chainHash(end.hash, record.text) !== record.hash) {
    return err(`Fact ${length} was changed, or is not in its place.`);
  }
  const fact = parse(record.text);
  if (!isFact(fact)) return err(`Fact ${length} cannot be read as a fact.`);
  return fact.seq === length ? ok(fact) : err(`Fact ${fact.seq} lies in the place of fact ${length}.`);
}

export const missing = (first: number, last: number): string =>
  first === last ? `Fact ${first} is missing.` : `Facts ${first} to ${last} are missing.`;

export const isFact = (value: unknown): value is StoredFact =>
  typeof value === 'object' && value !== null && 'seq' in value && typeof value.seq === 'number';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
