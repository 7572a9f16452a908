import type { SetSketch } from '../../../plugin/picture/ground-plan/set-sketch.ts';
import { element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { figureView, sketchView } from './sketch-view.ts';

/** So long after one piece the next is put up. Shown and hidden and never moved: whatever draws has a stage to build. */
const stepMs = 90;

/** What is being made, while one waits for it: the cast one by one, then the set from the floor up. */
export class RisingSet {
  readonly root: HTMLElement;
  private readonly waiting: Element[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sketch: SetSketch, language: Language) {
    const says = words[language].making;
    const cast = sketch.pieces
      .filter(({ kind }) => kind === 'actor')
      .map((piece) => element('li', figureView(piece), element('span', piece.name ?? '')));
    const set = sketchView(sketch, says.setOf);
    this.root = element(
      'div.rising',
      element('ul.rising-cast', { role: 'list', 'aria-label': says.castOf }, ...cast),
      set,
    );
    this.waiting = [...cast, ...set.children];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.waiting.length = 0;
    for (const piece of this.waiting) piece.classList.add('is-waiting');
    this.next();
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.root.remove();
  }

  private next(): void {
    const piece = this.waiting.shift();
    if (!piece) return;
    piece.classList.remove('is-waiting');
    this.timer = setTimeout(() => this.next(), stepMs);
  }
}
