import { err, ok, type Result } from '../../kit/result.ts';
import type { Fact } from '../../drama/fact.ts';
import { type replay, replaySteps } from '../../play/replay.ts';
import { lineChain, readLogLines } from '../../store/log-lines.ts';
import type { Seal } from '../../store/log-seal.ts';
import { whyOf } from '../../store/store-error.ts';

/** An evening as a file: JSON lines, each chained to those before, so that the file shows its own damage. */
export interface EveningFile {
  readonly name: string;
  readonly text: string;
}

/** Larger files are not read. An evening of many hours has a few megabytes. */
export const largestFileLength = 32 * 1024 * 1024;
const mostFacts = 200_000;
/** A long file is followed so many facts at a time; in between the page does what else there is to do. */
const factsALot = 64;

/** Why a file cannot be put on the shelf. */
export type FileProblem =
  | { readonly code: 'too-big' }
  /** No line of it is a fact. */
  | { readonly code: 'not-an-evening' }
  /** A line was changed, lost, or never one of ours. Counted from 1. */
  | { readonly code: 'damaged'; readonly line: number; readonly reason: string }
  /** Whole, and yet not what can have happened. */
  | { readonly code: 'unfit'; readonly seq: number; readonly reason: string }
  /** Sealed by a key known here, and not what was sealed. */
  | { readonly code: 'tampered' };

export function fileOf(name: string, facts: readonly Fact[], seal?: string): EveningFile {
  const lineOf = lineChain();
  const lines = [...facts.map(lineOf), ...(seal === undefined ? [] : [seal])];
  return { name: `${name}.jsonl`, text: lines.map((line) => `${line}\n`).join('') };
}

interface ReadEvening {
  readonly facts: readonly Fact[];
  readonly isBrokenOff: boolean;
  readonly seal: Seal | undefined;
}

/**
 * The facts of a file: read, checked against their chain, and followed from the first to the last. `onPart` is told how much
 * of it is done, from 0 to 1.
 */
export async function readFile(
  text: string,
  onPart: (part: number) => void = () => undefined,
): Promise<Result<ReadEvening, FileProblem>> {
  if (text.length > largestFileLength) return err({ code: 'too-big' });
  let read: Awaited<ReturnType<typeof readLogLines>>;
  try {
    read = await readLogLines(linesOf(text, (part) => onPart(part / 2)));
  } catch (error) {
    return err({ code: 'damaged', line: 1, reason: whyOf(error) });
  }
  const { facts, damage, seal } = read;
  if (facts.length === 0) return err({ code: 'not-an-evening' });
  if (facts.length > mostFacts) return err({ code: 'too-big' });
  if (damage && !damage.brokenOff) return err({ code: 'damaged', line: damage.line, reason: damage.reason });
  const { fault } = await followed(facts, (part) => onPart((1 + part) / 2));
  if (fault) return err({ code: 'unfit', ...fault });
  return ok({ facts: facts as unknown as readonly Fact[], isBrokenOff: damage !== undefined, seal });
}

async function followed(facts: readonly unknown[], onPart: (part: number) => void): Promise<ReturnType<typeof replay>> {
  const steps = replaySteps(facts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value.seq % factsALot > 0) continue;
    onPart(value.seq / facts.length);
    await nextTask();
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Line by line, so that a large text is not there twice. */
async function* linesOf(text: string, onPart: (part: number) => void): AsyncGenerator<string> {
  const begin = text.startsWith('\ufeff') ? 1 : 0;
  let lines = 0;
  for (let from = begin; from < text.length;) {
    if (lines++ % factsALot === 0) {
      onPart(from / text.length);
      await nextTask();
    }
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, to).replace(/\r$/, '');
    from = to + 1;
  }
}
