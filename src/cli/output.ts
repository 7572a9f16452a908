import type { Writable } from 'node:stream';
import type { CommandOutput } from './command-io.ts';
import { harmless } from './harmless.ts';

/** Whoever read our output has gone (`| head -1`). The work is over, and nothing went wrong. */
export class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
  readonly code = 'output/closed';
}

/** The output could not be written for a reason of its own, such as a full disk. */
export class OutputFailedError extends Error {
  override readonly name = 'OutputFailedError';
  readonly code = 'output/failed';
}

/** Writes to a stream at the pace of its reader. All printing goes through here, and nothing printed commands a terminal. */
export function outputTo(stream: Writable & { readonly isTTY?: boolean }): CommandOutput {
  // A broken pipe is told by an event, perhaps long after the write; unheard it would end the process with a stack.
  let failure: NodeJS.ErrnoException | undefined;
  stream.on('error', (error: NodeJS.ErrnoException) => (failure ??= error));

  return {
    isTerminal: stream.isTTY === true,
    async write(text) {
      if (failure === undefined && !stream.destroyed && !stream.write(harmless(text))) await readyForMore(stream);
      if (failure !== undefined) throw explain(failure);
      if (stream.destroyed) throw new OutputClosedError('The output is closed.');
    },
  };
}

function readyForMore(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      for (const event of ['drain', 'error', 'close']) stream.off(event, settle);
      resolve();
    };
    for (const event of ['drain', 'error', 'close']) stream.on(event, settle);
  });
}

function explain(cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'EPIPE' || cause.code === 'ERR_STREAM_DESTROYED') {
    return new OutputClosedError('The reader of our output has gone.', { cause });
  }
  return new OutputFailedError(`cannot write the output: ${cause.message}`, { cause });
}
