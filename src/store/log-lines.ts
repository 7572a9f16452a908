import { beyondMeasure, describeProblem } from '../kit/schema.ts';
import { type FactLog, type FactStore, type StoredFact } from './fact-log.ts';
import { beginning, chainHash, factText, isFact, maxFactBytes } from './fact-record.ts';
import { sealIn, type Seal } from './log-seal.ts';
import { existsAlready, StoreError } from './store-error.ts';

/** A line longer than this is not a line of ours, whatever it says. */
export const maxLineLength = maxFactBytes + 256;

/** Stands in lines for one that was too long to be kept. */
export const tooLong = Symbol('too long');

type LogLine = string | typeof tooLong;

/** Lines without their line ends: of a file, of standard input, of `exportLog`. */
type Lines = AsyncIterable<LogLine> | Iterable<LogLine>;

/** Why lines were not read to their end. Everything before is good. */
interface LineDamage {
  /** Counted from 1. */
  readonly line: number;
  /** The seq that was expected there. */
  readonly seq: number;
  readonly reason: string;
  /** The last line breaks off in the middle, as when a program dies while writing it. */
  readonly brokenOff: boolean;
}

/** A log as lines of JSON, each with its seq, its hash and its fact, so that a file shows its own damage. */
export async function* exportLog(log: FactLog): AsyncGenerator<string, void, undefined> {
  const lineOf = lineChain();
  for await (const fact of log.read()) yield lineOf(fact);
}

/** The lines of `exportLog` as facts come in, from the first on: each call chains a fact to those before. */
export function lineChain(): (fact: StoredFact) => string {
  let { hash } = beginning;
  return (fact) => {
    const text = factText(fact, () => `Fact ${fact.seq}`);
    hash = chainHash(hash, text);
    return `{"seq":${fact.seq},"hash":"${hash}","fact":${text}}`;
  };
}

/**
 * Begins the log `id` with the facts of exported or plain lines. Damage refuses the whole ('store/bad-line') and leaves no log
 * behind; only a last line that breaks off is forgiven: the facts before it are kept, and it is reported.
 */
export async function importLines(
  store: FactStore,
  id: string,
  lines: Lines,
): Promise<{ readonly length: number; readonly damage?: LineDamage }> {
  if ((await store.list()).some((log) => log.id === id)) throw existsAlready(id);
  const { log } = await store.open(id);
  try {
    const reader = new LineReader();
    for await (const facts of reader.batches(lines)) await log.append(facts);
    const { damage } = reader;
    if (damage && !damage.brokenOff) {
      const message = `Line ${damage.line} cannot be imported into ${JSON.stringify(id)}: ${damage.reason} Nothing was imported.`;
      throw new StoreError('store/bad-line', message);
    }
    return { length: log.length, ...(damage && { damage }) };
  } catch (error) {
    await store.remove(id);
    throw error;
  } finally {
    await log.close();
  }
}

/**
 * The facts of exported lines, or of lines that are plain facts. Reading stops at the first line that is not good, which is
 * reported; the facts before it are.
 */
export async function readLogLines(
  lines: Lines,
): Promise<{ readonly facts: readonly StoredFact[]; readonly damage?: LineDamage; readonly seal?: Seal }> {
  const reader = new LineReader();
  const facts: StoredFact[] = [];
  for await (const batch of reader.batches(lines)) facts.push(...batch);
  const { damage, seal } = reader;
  return { facts, ...(damage && { damage }), ...(seal && { seal }) };
}

const batchFacts = 256;
const batchLength = 4 * 1024 * 1024;

class LineReader {
  damage: LineDamage | undefined;
  /** What somebody vouches for them with; it comes after them. */
  seal: Seal | undefined;
  private seq = 0;
  private hash = beginning.hash;
  /** Whether the lines carry hashes; the first one decides. */
  private chained: boolean | undefined;

  async *batches(lines: Lines): AsyncGenerator<readonly StoredFact[], void, undefined> {
    let batch: StoredFact[] = [];
    let length = 0;
    let number = 0;
    for await (const line of lines) {
      number += 1;
      if (line !== tooLong && line.trim() === '') continue;
      if (this.damage) {
        // Something follows, so the line before was not the last.
        this.damage = { ...this.damage, brokenOff: false };
        break;
      }
      const read = this.read(line);
      if ('reason' in read) {
        this.damage = { line: number, seq: this.seq, ...read };
        continue;
      }
      if ('seal' in read) {
        this.seal = read.seal;
        continue;
      }
      batch.push(read.fact);
      length += typeof line === 'string' ? line.length : 0;
      this.seq += 1;
      if (batch.length < batchFacts && length < batchLength) continue;
      yield batch;
      batch = [];
      length = 0;
    }
    if (batch.length > 0) yield batch;
  }

  private read(line: LogLine): ReadLine {
    if (line === tooLong || line.length > maxLineLength) return bad(`it is longer than ${maxLineLength} characters.`);
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return { reason: 'it breaks off or is not JSON.', brokenOff: true };
    }
    const beyond = beyondMeasure(value);
    if (beyond) return bad(`${describeProblem(beyond)}.`);
    if (this.seal) return bad('it follows the seal.');
    const seal = sealIn(value);
    if (seal) return { seal };
    const link = isChained(value) ? value : undefined;
    const chained = link !== undefined;
    const fact = link ? link.fact : value;
    if (!isFact(fact)) return bad('it holds no fact with a seq.');
    if (fact.seq !== this.seq) return bad(`its seq is ${fact.seq} where ${this.seq} must follow.`);
    if ((this.chained ??= chained) !== chained) {
      return bad(chained ? 'it carries a hash, and those before do not.' : 'it carries no hash, and those before do.');
    }
    return link ? this.follow(fact, link) : { fact };
  }

  private follow(fact: StoredFact, { seq, hash }: ChainedLine): ReadLine {
    if (seq !== fact.seq) return bad(`it says ${String(seq)} and holds fact ${fact.seq}.`);
    const chained = chainHash(
      this.hash,
      factText(fact, () => `Fact ${fact.seq}`),
    );
    if (chained !== hash) return bad(`fact ${fact.seq} was changed, or is not in its place.`);
    this.hash = chained;
    return { fact };
  }
}

type ReadLine = { readonly fact: StoredFact } | { readonly seal: Seal } | Pick<LineDamage, 'reason' | 'brokenOff'>;

interface ChainedLine {
  readonly seq: unknown;
  readonly hash: unknown;
  readonly fact: unknown;
}

const bad = (reason: string): ReadLine => ({ reason, brokenOff: false });

/** A line of `exportLog` has just these members; a fact that happened to have them too would need a type of its own. */
const isChained = (value: unknown): value is ChainedLine =>
  isRecord(value) && Object.keys(value).sort().join() === 'fact,hash,seq' && isRecord(value['fact']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
