import { piecesOf, tooMuch } from './bounded-body.ts';
import { EndpointRefusal } from './endpoint-refusal.ts';

/** One line, and all lines of one event: larger than any answer in one piece. */
const longestEvent = 1024 * 1024;
const lineBreak = /\r\n|\n|\r/;
const lastWord = '[DONE]';

/** What an endpoint streams (server-sent events), each event read as JSON. An error sent among them is thrown. */
export class EventStream implements AsyncIterable<unknown> {
  private hasSaidDone = false;
  /** Lines of data of the event that is being read. */
  private data: string[] = [];
  private length = 0;

  constructor(private readonly response: Response) {}

  /** Whether it closed with the `[DONE]` that says this was all. */
  get isDone(): boolean {
    return this.hasSaidDone;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void, undefined> {
    for await (const line of linesOf(this.response)) {
      if (line !== '') this.take(line);
      else if (this.data.length > 0) {
        const event = this.whole();
        if (event === lastWord) this.hasSaidDone = true;
        // Nothing counts after the last word.
        if (!this.hasSaidDone) yield this.read(event);
      }
    }
    // An event without its blank line is not whole, but there is nothing to miss in this one.
    if (this.whole() === lastWord) this.hasSaidDone = true;
  }

  private take(line: string): void {
    // Other fields and comments say nothing to us.
    const data = /^data:? ?(.*)$/s.exec(line)?.[1];
    if (data === undefined) return;
    this.length += data.length;
    if (this.length > longestEvent) throw tooMuch();
    this.data.push(data);
  }

  private whole(): string {
    const event = this.data.join('\n');
    this.data = [];
    this.length = 0;
    return event.trim();
  }

  private read(event: string): unknown {
    const data: unknown = JSON.parse(event);
    const { error } = (data ?? {}) as { error?: unknown };
    if (error) throw new EndpointRefusal({ said: error, headers: this.response.headers });
    return data;
  }
}

async function* linesOf(response: Response): AsyncGenerator<string, void, undefined> {
  let rest = '';
  /** A carriage return at the end of a piece may be half a line break. */
  let held = '';
  for await (const piece of piecesOf(response)) {
    const text = held + piece;
    held = text.endsWith('\r') ? '\r' : '';
    rest += text.slice(0, text.length - held.length);
    if (lineBreak.test(text)) {
      const lines = rest.split(lineBreak);
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest.length > longestEvent) throw tooMuch();
  }
  yield* (rest + held).split(lineBreak);
}
