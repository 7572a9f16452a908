import { button, element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { readingMs, type Telling } from './telling.ts';

/** What becomes of somebody whose part is over. */
export type AfterPart = 'watch' | 'another';

/** So much of the time between two looks counts. */
const longestLookMs = 300;

/** Quiet sentences near the middle, one at a time, and the card when the own part is over. */
export class TellingView {
  readonly root: HTMLElement;
  readonly over: HTMLElement;
  private readonly sentence = element('p.playing-telling');
  private readonly overText = element('p');
  private leftMs = 0;
  private seenAtMs = -Infinity;

  constructor(language: Language, onAfter: (choice: AfterPart) => void) {
    const say = words[language].playing;
    const watch = button(say.watch, () => onAfter('watch'));
    const another = button(say.anotherRole, () => onAfter('another'));
    const choices = element('div.playing-over-choices', watch, another);
    this.root = element('div.playing-tellings', { role: 'status' }, this.sentence);
    this.over = element('section.playing-over', { role: 'alert', hidden: true }, this.overText, choices);
  }

  tell(telling: Telling, nowMs: number): void {
    this.sentence.textContent = telling.text;
    this.sentence.dataset['kind'] = telling.kind;
    this.leftMs = readingMs(telling);
    this.seenAtMs = nowMs;
  }

  /** What was read goes. A picture that stands for seconds is looked at once: a slow machine takes nothing away unread. */
  fade(nowMs: number): void {
    this.leftMs -= Math.min(nowMs - this.seenAtMs, longestLookMs);
    this.seenAtMs = nowMs;
    if (this.leftMs <= 0) write(this.sentence, '');
  }

  /** The part is over, in a sentence; or it is not. */
  showOver(sentence: string | undefined): void {
    this.over.hidden = sentence === undefined;
    write(this.overText, sentence ?? '');
  }
}
