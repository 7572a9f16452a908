import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import { calm, followTension, levelOf } from './tension.ts';

/** How quickly the ember follows, in seconds. */
const followingSeconds = 1.5;

/** How tense it is, as an ember along the picture's edge: felt rather than read. Whoever cannot see it is told in a word. */
export class TensionView extends View {
  readonly root: HTMLElement;
  private tension = calm;
  private shown = 0;
  private written = -1;

  constructor(
    show: Show,
    private readonly language: Language,
  ) {
    super();
    this.root = element('div.tension', { role: 'img' }, element('span.tension-ember'));
    for (const fact of show.facts) this.tension = followTension(this.tension, fact, show.play);
    this.write(this.tension.value);
    this.own(
      show.onFact((fact, play) => {
        this.tension = followTension(this.tension, fact, play);
        // Without pictures there is nobody to glide for.
        if (!show.picture) this.write(this.tension.value);
      }),
      show.onFrame((seconds) => {
        this.shown += (this.tension.value - this.shown) * Math.min(1, seconds / followingSeconds);
        this.write(this.shown);
      }),
    );
  }

  private write(value: number): void {
    // In hundredths: what nobody sees is not written.
    const hundredths = Math.round(value * 100);
    if (hundredths === this.written) return;
    this.written = hundredths;
    this.root.style.setProperty('--tension', String(hundredths / 100));
    const level = levelOf(value);
    if (this.root.dataset['level'] === level) return;
    this.root.dataset['level'] = level;
    const { tension, levels } = words[this.language].programme;
    this.root.setAttribute('aria-label', tension(levels[level]));
  }
}
