import { element } from '../dom/element.ts';
import { clockTime } from '../words/clock-time.ts';
import { words, type Language } from '../words/words.ts';
import type { EntryKind } from './entry-kind.ts';
import { piecesOf } from './search.ts';
import type { Entry } from './transcript.ts';

/** An entry as a paragraph. What a search found in it is marked; everything goes in as text. */
export function entryView(entry: Entry, language: Language, hue: number | undefined): HTMLLIElement {
  const { kind, atMs, speaker, manner, act } = entry;
  const root = element('li', {
    class: `transcript-entry transcript-${kind}`,
    ...(hue === undefined ? {} : { 'data-hue': String(hue) }),
  });
  if (kind === 'scene') {
    if (act !== undefined) root.append(element('p', { class: 'transcript-act' }, act));
    root.append(element('h3', { class: 'transcript-text' }));
  } else {
    const isNamed = speaker !== undefined && (kind === 'line' || kind === 'thought');
    const kinds: Readonly<Partial<Record<EntryKind, string>>> = words[language].transcript.kinds;
    const said = kinds[kind];
    root.append(
      element('span', { class: 'transcript-time' }, clockTime(atMs)),
      element(
        'p',
        { class: 'transcript-paragraph' },
        isNamed ? element('span', { class: 'transcript-speaker' }, speaker) : undefined,
        manner === undefined ? undefined : element('span', { class: 'transcript-manner' }, manner),
        said === undefined ? undefined : element('span', { class: 'transcript-kind' }, said),
        element('span', { class: 'transcript-text' }),
      ),
    );
  }
  markIn(root, entry, '');
  return root;
}

/** Marks what is looked for; returns the marks. */
export function markIn(root: HTMLElement, { text, speaker, kind }: Entry, query: string): readonly HTMLElement[] {
  const marks: HTMLElement[] = [];
  const write = (into: Element | null, whole: string): void => {
    if (!into) return;
    const pieces = piecesOf(whole, query).map((piece) => {
      if (!piece.isFound) return piece.text;
      const mark = element('mark', { class: 'transcript-found' }, piece.text);
      marks.push(mark);
      return mark;
    });
    into.replaceChildren(...pieces);
  };
  if (kind === 'line' || kind === 'thought') write(root.querySelector('.transcript-speaker'), speaker ?? '');
  write(root.querySelector('.transcript-text'), text);
  return marks;
}
