import { err, ok, type Result } from '../../kit/result.ts';
import type { Fact } from '../../drama/fact.ts';
import { replay } from '../../play/replay.ts';
import { lineChain, readLogLines } from '../../store/log-lines.ts';
import { whyOf } from '../../store/store-error.ts';

/** An evening as a file: JSON lines, each chained to those before, so that the file shows its own damage. */
export interface EveningFile {
  readonly name: string;
  readonly text: string;
}

/** Larger files are not read. An evening of many hours has a few megabytes. */
const largestFileLength = 64 * 1024 * 1024;
const mostFacts = 500_000;

/** Why a file cannot be put on the shelf. */
export type FileProblem =
  | { readonly code: 'too-big' }
  /** No line of it is a fact. */
  | { readonly code: 'not-an-evening' }
  /** A line was changed, lost, or never one of ours. Counted from 1. */
  | { readonly code: 'damaged'; readonly line: number; readonly reason: string }
  /** Whole, and yet not what can have happened. */
  | { readonly code: 'unfit'; readonly seq: number; readonly reason: string };

export function fileOf(name: string, facts: readonly Fact[]): EveningFile {
  const lineOf = lineChain();
  return { name: `${name}.jsonl`, text: facts.map((fact) => `${lineOf(fact)}\n`).join('') };
}

/** The facts of a file: read, checked against their chain, and followed from the first to the last. */
export async function readFile(
  text: string,
): Promise<Result<{ readonly facts: readonly Fact[]; readonly isBrokenOff: boolean }, FileProblem>> {
  if (text.length > largestFileLength) return err({ code: 'too-big' });
  let read: Awaited<ReturnType<typeof readLogLines>>;
  try {
    read = await readLogLines(linesOf(text));
  } catch (error) {
    return err({ code: 'damaged', line: 1, reason: whyOf(error) });
  }
  const { facts, damage } = read;
  if (facts.length === 0) return err({ code: 'not-an-evening' });
  if (facts.length > mostFacts) return err({ code: 'too-big' });
  if (damage && !damage.brokenOff) return err({ code: 'damaged', line: damage.line, reason: damage.reason });
  const { fault } = replay(facts);
  if (fault) return err({ code: 'unfit', ...fault });
  return ok({ facts: facts as unknown as readonly Fact[], isBrokenOff: damage !== undefined });
}

/** Line by line, so that a large text is not there twice. */
function* linesOf(text: string): Generator<string> {
  const begin = text.startsWith('\ufeff') ? 1 : 0;
  for (let from = begin; from < text.length;) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    yield text.slice(from, to).replace(/\r$/, '');
    from = to + 1;
  }
}
