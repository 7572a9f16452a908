import { createReadStream } from 'node:fs';
import { badInput, CommandFailure, reasonOf } from './command.ts';

/** The text of a file from outside, without its byte-order mark. One that is too large, or never ends, is not read on. */
export async function readTextFile(path: string, what: string, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw badInput(`${path} is too large for ${what}: more than ${mostBytes} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw badInput(`cannot read ${what} ${path}: ${reasonOf(error)}`, error);
  }
}
