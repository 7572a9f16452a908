import type { Suggestion } from '../../mind/suggesting/suggestions.ts';
import { button, choice, element } from '../dom/element.ts';
import { Settling } from '../dom/settling.ts';
import { SteadyPress } from '../dom/steady-press.ts';
import { isSpoken, readNotation, wordsOfPiece } from '../../drama/notation/read-notation.ts';
import { capitalised } from '../words/sentences.ts';
import { words, type Language } from '../words/words.ts';
import { isRowShown, suggestionHabits, type SuggestionHabit, type SuggestionRow } from './suggestion-row.ts';

export interface SuggestionHandlers {
  /** Said at once, or put into the box to be changed first. */
  readonly onPick: (suggestion: Suggestion, isEdited: boolean) => void;
  /** The newer ones are asked for. */
  readonly onNewest: () => void;
  /** It moved under the finger that pressed it: nothing was said. */
  readonly onLost: () => void;
  readonly onHabit: (habit: SuggestionHabit) => void;
  readonly nameOf: (id: NonNullable<Suggestion['to']>) => string;
  /** What one does, as one is told of it oneself: *your hands*, and not *his*. */
  readonly ownWords: (deed: string) => string;
}

/** So long a finger rests on it to change it first. */
const longPressMs = 500;

/** Three things one could say, to be picked by digit, click or finger. */
export class SuggestionRowView {
  readonly root: HTMLElement;
  private readonly list = element('ol.playing-ideas');
  private readonly none = element('p.playing-no-ideas');
  private readonly habit: HTMLSelectElement;
  /** That there are newer ones. */
  private readonly newest: HTMLButtonElement;
  private drawn: readonly Suggestion[] | undefined;
  private readonly settling: Settling;

  constructor(
    private readonly handlers: SuggestionHandlers,
    language: Language,
  ) {
    const say = words[language].playing;
    this.none.textContent = say.noSuggestions;
    const habits = suggestionHabits.map((each) => [each, say.habits[each]] as const);
    this.habit = choice({ 'aria-label': say.habit, class: 'playing-habit' }, habits, (value) =>
      handlers.onHabit(value as SuggestionHabit),
    );
    this.newest = button(say.newIdeas, handlers.onNewest, { class: 'playing-newest' });
    this.root = element(
      'section.playing-suggestions',
      { 'aria-label': say.suggestions, hidden: true },
      element('header', element('h2', say.suggestions), this.newest),
      this.list,
      this.none,
      element('footer', element('p.playing-edit-hint', say.editHint), this.habit),
    );
    this.settling = new Settling(this.list);
    new SteadyPress(this.root, handlers.onLost);
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
    });
  }

  show(row: SuggestionRow): void {
    const wasShown = !this.root.hidden;
    this.root.hidden = !isRowShown(row);
    if (!this.root.hidden && (!wasShown || this.drawn !== row.shown)) this.settling.begin();
    this.habit.value = row.habit;
    this.newest.classList.toggle('is-none', row.next === undefined);
    this.none.hidden = row.shown.length > 0;
    if (this.drawn === row.shown) return;
    this.drawn = row.shown;
    this.list.replaceChildren(...row.shown.map((each) => element('li', this.choiceFor(each))));
  }

  get hasFocus(): boolean {
    return this.list.contains(document.activeElement);
  }

  /** To the next idea, or the one before; to the first, where none has the focus. */
  move(by: 1 | -1): void {
    const all = [...this.list.querySelectorAll('button')];
    const now = all.findIndex((each) => each === document.activeElement);
    all[now < 0 ? 0 : (now + by + all.length) % all.length]?.focus({ preventScroll: true });
  }

  press(): void {
    if (this.hasFocus && document.activeElement instanceof HTMLElement) document.activeElement.click();
  }

  private choiceFor(suggestion: Suggestion): HTMLButtonElement {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;
    const idea = button('', () => undefined, { class: 'playing-idea', 'data-kind': suggestion.kind });
    const pick = (isEdited: boolean) => this.handlers.onPick(suggestion, isEdited);
    idea.addEventListener('click', (event) => {
      if (!isLong) pick(event.shiftKey);
      isLong = false;
    });
    idea.addEventListener('pointerdown', () => {
      isLong = false;
      timer = setTimeout(() => {
        isLong = true;
        pick(true);
      }, longPressMs);
    });
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      idea.addEventListener(kind, () => clearTimeout(timer));
    }
    idea.addEventListener('contextmenu', (event) => event.preventDefault());
    const text = suggestion.text.slice(0, 400);
    const pieces = readNotation(text);
    // A deed is done, and said to nobody.
    if (!isSpoken(text)) {
      const deeds = pieces.map((piece) => this.handlers.ownWords(wordsOfPiece(piece)));
      idea.append(element('span.playing-idea-words.playing-act', capitalised(deeds.join(' '))));
      return idea;
    }
    idea.title = text;
    const to = suggestion.to && element('span.playing-idea-to', this.handlers.nameOf(suggestion.to));
    const words = pieces.map(({ kind, text }) => {
      const inner = wordsOfPiece({ kind, text });
      const shown = kind === 'act' ? text.replace(inner, () => this.handlers.ownWords(inner)) : text;
      return element('span', { class: `playing-${kind}` }, shown);
    });
    idea.append(element('span.playing-idea-words', to, ...words));
    return idea;
  }
}
