import { Writable } from 'node:stream';
import type { CommandIo } from '../../src/cli/command-io.ts';
import { readInputLines } from '../../src/cli/input-lines.ts';
import { outputTo } from '../../src/cli/output.ts';

export interface TextIo extends CommandIo {
  /** What was written so far. */
  readonly written: { stdout: string; stderr: string };
}

/** A process made of strings: stdin is given, stdout and stderr are kept. */
export function textIo(stdin = '', env: CommandIo['env'] = {}): TextIo {
  const written = { stdout: '', stderr: '' };
  const kept = (name: 'stdout' | 'stderr'): CommandIo['stdout'] =>
    outputTo(
      new Writable({
        decodeStrings: false,
        write(text: string, _encoding, done) {
          written[name] += text;
          done();
        },
      }),
    );
  return {
    stdin: { isTerminal: false, lines: (maxBytes) => readInputLines(bytesOf(stdin), maxBytes) },
    stdout: kept('stdout'),
    stderr: kept('stderr'),
    env,
    written,
  };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
