const opening = '<think>';
const closing = '</think>';

/**
 * Leaves out the thinking that reasoning models on plain servers write in front of their answer, between think tags. Only
 * at the very start: later on the same letters are words of the answer.
 */
export class ThoughtFilter {
  private held = '';
  private state: 'start' | 'thinking' | 'gap' | 'answer' = 'start';

  push(text: string): string {
    if (this.state === 'answer') return text;
    if (this.state === 'gap') return this.afterThinking(text);
    this.held += text;
    if (this.state === 'start') {
      const begun = this.held.trimStart();
      if (begun.length < opening.length && opening.startsWith(begun)) return '';
      if (!begun.startsWith(opening)) return this.answer(this.held);
      this.state = 'thinking';
    }
    const end = this.held.indexOf(closing);
    if (end < 0) {
      // Keep only what the closing tag could still begin in.
      this.held = this.held.slice(-closing.length);
      return '';
    }
    return this.afterThinking(this.held.slice(end + closing.length));
  }

  /** What was held back and turned out to be no thinking. */
  end(): string {
    return this.state === 'start' ? this.answer(this.held) : '';
  }

  private afterThinking(text: string): string {
    this.state = 'gap';
    const words = text.trimStart();
    return words === '' ? '' : this.answer(words);
  }

  private answer(text: string): string {
    this.state = 'answer';
    this.held = '';
    return text;
  }
}
