/** A piece of a performance in the order it is played: a deed, a thought, or words said aloud. */
export type Segment =
  | { readonly kind: 'act'; readonly text: string }
  | { readonly kind: 'thought'; readonly text: string }
  | { readonly kind: 'speech'; readonly words: readonly string[] };

const closers: Readonly<Record<string, { readonly close: string; readonly kind: 'act' | 'thought' }>> = {
  '(': { close: ')', kind: 'act' },
  '（': { close: '）', kind: 'act' },
  '*': { close: '*', kind: 'act' },
  '[': { close: ']', kind: 'thought' },
  '【': { close: '】', kind: 'thought' },
};

/** The longest bracket that is still read as one. */
const longestBracket = 1000;

/** Reads performance notation as it arrives: words are passed on as soon as they are whole, brackets when they close. */
export class SegmentReader {
  private word = '';
  private words: string[] = [];
  private bracket: { readonly close: string; readonly kind: 'act' | 'thought' } | undefined;
  private inside = '';
  private depth = 0;
  private ready: Segment[] = [];

  /** Takes the next piece of text and gives the segments that are complete with it. */
  push(text: string): Segment[] {
    for (const letter of text) this.take(letter);
    this.closeSpeech();
    return this.release();
  }

  /** No more will come. What was left open counts, unless it broke off. */
  end(broken = false): Segment[] {
    if (!this.bracket) this.closeWord();
    else if (!broken) this.closeBracket();
    this.closeSpeech();
    return this.release();
  }

  private take(letter: string): void {
    if (this.bracket) {
      const { close } = this.bracket;
      if (close === ')' && letter === '(') this.depth++;
      if (letter === close && this.depth-- === 0) this.closeBracket();
      else if (this.inside.length < longestBracket) this.inside += letter;
      return;
    }
    const opener = closers[letter];
    if (opener) {
      this.closeWord();
      this.closeSpeech();
      this.bracket = opener;
      this.inside = '';
      this.depth = 0;
    } else if (/\s/.test(letter)) this.closeWord();
    else {
      this.word += letter;
      // Scripts without spaces are spoken a clause at a time.
      if (/[，。！？；]/.test(letter) || this.word.length > 60) this.closeWord();
    }
  }

  private closeWord(): void {
    if (this.word) this.words.push(this.word);
    this.word = '';
  }

  private closeSpeech(): void {
    if (this.words.length > 0) this.ready.push({ kind: 'speech', words: this.words });
    this.words = [];
  }

  private closeBracket(): void {
    const text = this.inside.trim();
    if (this.bracket && text) this.ready.push({ kind: this.bracket.kind, text });
    this.bracket = undefined;
    this.inside = '';
    this.depth = 0;
  }

  private release(): Segment[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }
}

/** A whole performance, read at once. */
export function readSegments(text: string): Segment[] {
  const reader = new SegmentReader();
  return [...reader.push(text), ...reader.end()];
}
