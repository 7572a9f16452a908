import { formatScore } from './format-score.ts';
import { parts, type PartName } from './parts.ts';

/** From this score on an answer is used; below it nobody can say what of it was meant to be heard. */
const leastScore = 0;

/** So much may stand before an answer, and in it. What is longer is no perception and no line. */
const [longestBefore, longestAnswer] = [12_000, 4_000];

/** A tag as models write it: in capitals, with spaces, with attributes. A `<` that is none of them is a letter. */
const tag = new RegExp(`<\\s{0,4}(/?)\\s{0,4}(${parts.join('|')})\\b[^<>]{0,60}>`, 'gi');
/** No tag is longer. */
const longestTag = 90;

type Place = PartName | 'outside';

/**
 * Reads an answer in three parts as it comes, and lets the line through as soon as it begins. What is malformed is repaired where
 * it is plain what was meant (a tag left open, in capitals, twice), and refused where the format score falls below 0; that is
 * settled before the first word of the line is let through. It makes no difference in what pieces the answer came.
 */
export class ThreePartReader {
  private text = '';
  /** Up to here the text was read. */
  private read = 0;
  private place: Place = 'outside';
  private readonly said: Record<Place, string> = { perception: '', think: '', answer: '', outside: '' };
  private isDone = false;
  private why: string | undefined;

  /** What of the line may be performed now. Look at `fault` and `isOver` afterwards. */
  push(text: string): string {
    if (this.isOver) return '';
    this.text += text;
    return this.advance(false);
  }

  /** The rest of it. A line that was not closed is over all the same; one that never began is a fault. */
  end(): string {
    if (this.isOver) return '';
    const rest = this.advance(true);
    if (!this.isOver && this.place !== 'answer') this.why = `has no line (format ${this.score})`;
    this.isDone = true;
    return rest;
  }

  get perception(): string {
    return this.said.perception.trim();
  }

  get thought(): string {
    return this.said.think.trim();
  }

  get answer(): string {
    return this.said.answer.trim();
  }

  /** Has the line begun? Then what stands before it is whole. */
  get isAnswering(): boolean {
    return this.place === 'answer' || (this.isDone && this.why === undefined);
  }

  /** Nothing more of it will be performed: it may be broken off. */
  get isOver(): boolean {
    return this.isDone || this.why !== undefined;
  }

  /** Why nothing of it can be performed. */
  get fault(): string | undefined {
    return this.why;
  }

  /** How well what came so far keeps to its form. */
  get score(): number {
    return formatScore(this.text);
  }

  private advance(isEnd: boolean): string {
    const before = this.said.answer.length;
    while (!this.isOver) {
      tag.lastIndex = this.read;
      const found = tag.exec(this.text);
      if (!found) break;
      this.take(found.index);
      this.read = found.index + found[0].length;
      this.enter(found[2]?.toLowerCase() as PartName, found[1] === '/');
    }
    if (!this.isOver) this.take(isEnd ? this.text.length : this.settled());
    return this.why === undefined ? this.said.answer.slice(before) : '';
  }

  /** As far as no tag can begin any more: what may yet turn out to be one is waited for. */
  private settled(): number {
    const from = Math.max(this.read, this.text.length - longestTag);
    const open = this.text.indexOf('<', from);
    return open < 0 ? this.text.length : open;
  }

  private take(upTo: number): void {
    const isLine = this.place === 'answer';
    const end = isLine ? upTo : Math.min(upTo, longestBefore);
    this.said[this.place] += this.text.slice(this.read, end);
    this.read = Math.max(this.read, end);
    if (end < upTo) this.why = `goes on for ${longestBefore} letters before a line`;
    if (this.said.answer.length <= longestAnswer) return;
    this.said.answer = this.said.answer.slice(0, longestAnswer);
    this.isDone = true;
  }

  private enter(part: PartName, isClosing: boolean): void {
    if (this.isOver) return;
    // A line is opened once; any other tag in it ends it.
    if (this.place === 'answer') {
      this.isDone = part !== 'answer' || isClosing;
      // What stood on its two sides must not make a tag together.
      if (!this.isDone) this.said.answer += ' ';
      return;
    }
    // A second `<think>` goes on with the first.
    this.place = isClosing ? 'outside' : part;
    if (this.place !== 'answer') return;
    const score = formatScore(`${this.text.slice(0, this.read)}</answer>`);
    if (score < leastScore) this.why = `is out of form (format ${score})`;
  }
}
