import { badInput } from './command.ts';
import type { CommandIo } from './command-io.ts';
import { type InputLine, readInputLines } from './input-lines.ts';
import { outputTo } from './output.ts';

/** The streams and the environment of this very process. */
export function processIo(): CommandIo {
  return {
    stdin: {
      // Read lazily: touching process.stdin opens it, and a command that reads nothing should not.
      get isTerminal() {
        return process.stdin.isTTY === true;
      },
      lines: readStdin,
    },
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    env: process.env,
  };
}

async function* readStdin(maxBytes?: number): AsyncGenerator<InputLine, void, undefined> {
  // The reader's own errors do not come through here, only the stream's: a directory, an unplugged terminal.
  const lines = readInputLines(process.stdin, maxBytes);
  try {
    yield* lines;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw badInput(`cannot read standard input: ${message}`, cause);
  }
}
