import { button, element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { StandingTelling, type Telling } from './telling.ts';

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
  private readonly standing = new StandingTelling();
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
    this.standing.tell(telling);
    this.seenAtMs = nowMs;
    this.show();
  }

  /** What was read goes. A picture that stands for seconds is looked at once: a slow machine takes nothing away unread. */
  fade(nowMs: number): void {
    this.standing.pass(Math.min(nowMs - this.seenAtMs, longestLookMs));
    this.seenAtMs = nowMs;
    this.show();
  }

  private show(): void {
    const { shown } = this.standing;
    write(this.sentence, shown?.text ?? '');
    if (shown) this.sentence.dataset['kind'] = shown.kind;
  }

  /** The part is over, in a sentence; or it is not. */
  showOver(sentence: string | undefined): void {
    this.over.hidden = sentence === undefined;
    write(this.overText, sentence ?? '');
  }
}
