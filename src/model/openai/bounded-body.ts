import { ModelError } from '../model-error.ts';

/** A whole reply on the wire: 64 kB of text sent a word at a time is some 6 MB of events. */
const mostBytes = 16 * 1024 * 1024;

/** What a response says, piece by piece as it comes, and no more than fits. Whoever stops reading closes the connection. */
export async function* piecesOf(response: Response): AsyncGenerator<string, void, undefined> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      total += value.length;
      if (total > mostBytes) throw tooMuch();
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** All a response says, or as much of it as is wanted. */
export async function textOf(response: Response, mostCharacters = Infinity): Promise<string> {
  let text = '';
  for await (const piece of piecesOf(response)) {
    text += piece;
    if (text.length > mostCharacters) break;
  }
  return text;
}

export const tooMuch = (): ModelError =>
  new ModelError('model/too-long', 'The endpoint sends more than any answer needs.');
