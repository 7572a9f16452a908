import { ExitCode } from './command.ts';
import type { CommandIo } from './command-io.ts';

type Reporting = Pick<CommandIo, 'stderr' | 'env'>;

/** One line on stderr, whatever the message held. */
export async function writeProblem({ stderr }: Pick<CommandIo, 'stderr'>, message: string): Promise<void> {
  await writeQuietly(stderr, `proscenium: ${oneLine(message)}\n`);
}

/** A mistake of ours: the message for everyone, the stack for those who ask. */
export async function reportInternalError({ stderr, env }: Reporting, error: unknown): Promise<ExitCode> {
  const message = error instanceof Error ? error.message : String(error);
  await writeProblem({ stderr }, `internal error: ${message}`);
  const stack = error instanceof Error && error.stack !== undefined ? error.stack : 'no stack was recorded';
  const isDebugging = env['PROSCENIUM_DEBUG'] === '1';
  await writeQuietly(stderr, isDebugging ? `${stack}\n` : 'proscenium: set PROSCENIUM_DEBUG=1 for the stack\n');
  return ExitCode.failed;
}

/** When nobody reads stderr there is nobody left to tell. */
async function writeQuietly(stderr: CommandIo['stderr'], text: string): Promise<void> {
  await stderr.write(text).catch(() => undefined);
}

/** More than this nobody reads, and it may be a file that is quoted. */
const longest = 2000;

function oneLine(message: string): string {
  const plain = message.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
