/** One line of standard input, without its line ending. Lines are numbered from 1. */
export type InputLine =
  | { readonly kind: 'line'; readonly number: number; readonly text: string }
  | { readonly kind: 'overlong'; readonly number: number; readonly bytes: number; readonly maxBytes: number };

const MAX_LINE_BYTES = 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Splits bytes into lines. What exceeds the bound is counted and thrown away as it arrives, so that an endless
 * line costs no memory; bytes that are not UTF-8 become U+FFFD. Empty lines are lines too.
 */
export async function* readInputLines(
  chunks: AsyncIterable<Uint8Array | string>,
  maxBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<InputLine, void, undefined> {
  const pending = new PendingLine(maxBytes);
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      pending.append(bytes.subarray(start, end));
      yield pending.finish();
      start = end + 1;
    }
    pending.append(bytes.subarray(start));
  }
  if (pending.bytes > 0) yield pending.finish();
}

class PendingLine {
  bytes = 0;
  private number = 0;
  private pieces: Uint8Array[] = [];

  constructor(private readonly maxBytes: number) {}

  append(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.bytes += piece.length;
    // One byte more may still turn out to be the carriage return of a line that just fits.
    if (this.bytes <= this.maxBytes + 1) this.pieces.push(piece);
    else this.pieces = [];
  }

  finish(): InputLine {
    const line = this.read();
    this.bytes = 0;
    this.pieces = [];
    return line;
  }

  private read(): InputLine {
    const number = ++this.number;
    let content = Buffer.concat(this.pieces);
    if (content.at(-1) === CARRIAGE_RETURN) content = content.subarray(0, -1);
    const kept = this.bytes <= this.maxBytes + 1;
    if (!kept || content.length > this.maxBytes) {
      return { kind: 'overlong', number, bytes: kept ? content.length : this.bytes, maxBytes: this.maxBytes };
    }
    const text = content.toString('utf8');
    return { kind: 'line', number, text: number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
  }
}
