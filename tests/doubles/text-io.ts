import type { CommandIo } from '../../src/cli/command-io.ts';
import { readInputLines } from '../../src/cli/input-lines.ts';

export interface TextIo extends CommandIo {
  /** What was written so far. */
  readonly written: { stdout: string; stderr: string };
}

/** A process made of strings: stdin is given, stdout and stderr are kept. */
export function textIo(stdin = '', env: CommandIo['env'] = {}): TextIo {
  const written = { stdout: '', stderr: '' };
  const outputTo = (name: 'stdout' | 'stderr'): CommandIo['stdout'] => ({
    isTerminal: false,
    async write(text) {
      written[name] += text;
    },
  });
  return {
    stdin: { isTerminal: false, lines: (maxBytes) => readInputLines(bytesOf(stdin), maxBytes) },
    stdout: outputTo('stdout'),
    stderr: outputTo('stderr'),
    env,
    written,
  };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
