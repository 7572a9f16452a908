import { badInput } from './command.ts';
import type { CommandIo } from './command-io.ts';
import type { Repertoire } from './commands.ts';
import { readInputLines, type InputLine } from './input-lines.ts';
import { main } from './main.ts';
import { outputTo } from './output.ts';
import { reportInternalError } from './problem.ts';

/** Runs the command line as this process: its arguments, its streams, its exit code. */
export async function runProcess(repertoire?: Repertoire): Promise<never> {
  const io = processIo();
  const onStrayError = (error: unknown): void => {
    void reportInternalError(io, error).then((exitCode) => process.exit(exitCode));
  };
  process.on('uncaughtException', onStrayError);
  process.on('unhandledRejection', onStrayError);

  const exitCode = await main(process.argv.slice(2), io, repertoire);
  await Promise.all([flush(process.stdout), flush(process.stderr)]);
  // Said aloud, because an open stdin nobody reads any more would keep the process alive.
  process.exit(exitCode);
}

const flush = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()));

/** The streams and the environment of this very process. */
function processIo(): CommandIo {
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
