import { element } from '../dom/element.ts';
import { clockTime } from '../words/clock-time.ts';
import { words, type Language } from '../words/words.ts';
import { piecesOf } from './search.ts';
import type { EntryKind, TranscriptEntry } from './transcript.ts';

/** An entry as a paragraph. What a search found in it is marked; everything goes in as text. */
export function entryView(entry: TranscriptEntry, language: Language, hue: number | undefined): HTMLLIElement {
  const { kind, atMs, speaker, manner, act } = entry;
  const isNamed = speaker !== undefined && (kind === 'line' || kind === 'thought');
  const kinds: Readonly<Partial<Record<EntryKind, string>>> = words[language].transcript.kinds;
  const said = kinds[kind];
  const heading = [act !== undefined && element('p.transcript-act', act), element('h3.transcript-text')];
  const paragraph = [
    element('span.transcript-time', clockTime(atMs)),
    element(
      'p.transcript-paragraph',
      isNamed && element('span.transcript-speaker', speaker),
      manner !== undefined && element('span.transcript-manner', manner),
      said !== undefined && element('span.transcript-kind', said),
      element('span.transcript-text'),
    ),
  ];
  const root = element(
    'li',
    { class: `transcript-entry transcript-${kind}`, 'data-hue': hue?.toString() },
    ...(kind === 'scene' ? heading : paragraph),
  );
  markIn(root, entry, '');
  return root;
}

/** Marks what is looked for; returns the marks. */
export function markIn(
  root: HTMLElement,
  { text, speaker, kind }: TranscriptEntry,
  query: string,
): readonly HTMLElement[] {
  const marks: HTMLElement[] = [];
  const write = (into: Element | null, whole: string): void => {
    if (!into) return;
    const pieces = piecesOf(whole, query).map((piece) => {
      if (!piece.isFound) return piece.text;
      const mark = element('mark.transcript-found', piece.text);
      marks.push(mark);
      return mark;
    });
    into.replaceChildren(...pieces);
  };
  if (kind === 'line' || kind === 'thought') write(root.querySelector('.transcript-speaker'), speaker ?? '');
  write(root.querySelector('.transcript-text'), text);
  return marks;
}
