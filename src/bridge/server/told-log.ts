import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';

/** So much goes into one message, in characters, and so many facts. */
const messageLength = 12_000;
const mostFacts = 400;
/** What else is written of a fact: its number. */
const aroundLength = 15;

/** A fact as JSON, open at its beginning and without what is each listener's own: its number, and that they witnessed it. */
export const toldText = (fact: Fact): string =>
  JSON.stringify({ ...fact, seq: undefined, witnesses: undefined }).slice(1);

/** What one pair of eyes has been told, by number: kept as text, which is what is sent, and shared where others have the same. */
export class ToldLog {
  private readonly texts: string[] = [];
  /** Between a fact's number and its text. */
  private readonly own: string;
  /** Whoever else looks on with these eyes is told the same. */
  private last = { from: 0, end: 0, list: '[]' };

  constructor(viewer: EntityId | undefined) {
    this.own = `,"witnesses":${JSON.stringify(viewer === undefined ? [] : [viewer])},`;
  }

  get length(): number {
    return this.texts.length;
  }

  /** One more, as `toldText` has it. */
  add(text: string): void {
    this.texts.push(text);
  }

  /** As many from there on as go into one message. */
  batch(from: number): { readonly count: number; readonly facts: string } {
    let [end, length] = [from, 0];
    for (; end < this.texts.length && end - from < mostFacts; end++) {
      length += (this.texts[end]?.length ?? 0) + this.own.length + aroundLength;
      if (end > from && length > messageLength) break;
    }
    if (this.last.from !== from || this.last.end !== end) this.last = { from, end, list: this.list(from, end) };
    return { count: end - from, facts: this.last.list };
  }

  /** Facts as a list in JSON. */
  list(from: number, end: number): string {
    let list = '';
    for (let seq = from; seq < end; seq++)
      list += (seq === from ? '[{"seq":' : ',{"seq":') + seq + this.own + (this.texts[seq] ?? '');
    return from < end ? `${list}]` : '[]';
  }
}
