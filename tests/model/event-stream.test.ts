import { describe, expect, it } from 'vitest';
import { EventStream } from '../../src/model/openai/event-stream.ts';

/** A response whose body comes in these pieces. */
function responseOf(pieces: readonly (string | Uint8Array)[]): Response {
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

async function read(...pieces: (string | Uint8Array)[]) {
  const stream = new EventStream(responseOf(pieces));
  const events: unknown[] = [];
  for await (const event of stream) events.push(event);
  return { events, isDone: stream.isDone };
}

describe('a stream of events', () => {
  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('is read with %s, wherever it is cut', async (_, feed) => {
    const text =
      [': alive', 'event: word', 'data: {"n":1}', '', 'data:{"n":', 'data: 2}', '', 'data: [DONE]', ''].join(feed) +
      feed;
    for (let cut = 1; cut < text.length; cut++) {
      expect(await read(text.slice(0, cut), text.slice(cut))).toEqual({ events: [{ n: 1 }, { n: 2 }], isDone: true });
    }
  });

  it('keeps a letter whole that comes in two packets', async () => {
    const bytes = new TextEncoder().encode('data: "né"\n\n');
    expect((await read(bytes.slice(0, 9), bytes.slice(9))).events).toEqual(['né']);
  });

  it('hears nothing after the last word, and takes the last word without its blank line', async () => {
    expect(await read('data: 1\n\ndata: [DONE]\n\ndata: 2\n\n')).toEqual({ events: [1], isDone: true });
    expect(await read('data: 1\n\ndata: [DONE]')).toEqual({ events: [1], isDone: true });
  });

  it('leaves out an event that breaks off', async () => {
    expect(await read('data: 1\n\ndata: {"a":')).toEqual({ events: [1], isDone: false });
  });

  it('throws an error that is sent in it', async () => {
    const said = read('data: 1\n\ndata: {"error":{"message":"Overloaded","code":529}}\n\n');
    await expect(said).rejects.toMatchObject({ name: 'EndpointRefusal', message: 'Overloaded', code: 529 });
  });

  it.each([
    ['a line without end', ['data: ', ...Array.from({ length: 20 }, () => 'x'.repeat(64 * 1024))]],
    ['an event without end', Array.from({ length: 20 }, () => `data: ${'x'.repeat(64 * 1024)}\n`)],
    ['more than any answer', Array.from({ length: 300 }, () => `: ${'x'.repeat(64 * 1024)}\n`)],
  ])('stops at %s', async (_, pieces) => {
    await expect(read(...pieces)).rejects.toMatchObject({ code: 'model/too-long' });
  });
});
