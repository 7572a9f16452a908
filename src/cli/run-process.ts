import { type Repertoire, repertoire as ourRepertoire } from './commands.ts';
import { main } from './main.ts';
import { reportInternalError } from './problem.ts';
import { processIo } from './process-io.ts';

/** Runs the command line as this process: its arguments, its streams, its exit code. */
export async function runProcess(repertoire: Repertoire = ourRepertoire): Promise<never> {
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

function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}
