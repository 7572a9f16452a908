import type { EntityId } from '../../drama/entity-id.ts';
import { element, write } from '../dom/element.ts';
import { latestSentences } from '../words/sentences.ts';
import type { SurtitleLine } from './surtitles.ts';

interface Row {
  readonly root: HTMLElement;
  readonly speaker: HTMLElement;
  readonly text: HTMLElement;
}

/** Lines at the foot of the picture, the newest lowest, each growing word for word. */
export class SubtitleLines {
  readonly root = element('div.captions-lines', { 'aria-hidden': 'true' });
  private readonly rows = new Map<number, Row>();

  constructor(private readonly hueOf: (actor: EntityId) => number) {}

  /** The newest first has as many letters as there is room for; what was said before stands while there is some left. */
  show(lines: readonly SurtitleLine[], letters = Infinity, beyond?: ReadonlyMap<number, string | undefined>): void {
    const wanted = fitting(
      lines.filter(({ text }) => text !== ''),
      letters,
    );
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, { root }] of this.rows) {
      if (ids.has(id)) continue;
      root.remove();
      this.rows.delete(id);
    }
    wanted.forEach((line, index) => {
      const row = this.rows.get(line.id) ?? this.add(line);
      write(row.text, line.text);
      write(row.speaker, line.speaker);
      row.root.dataset['hue'] = line.isUnseen ? 'none' : String(this.hueOf(line.actor));
      const side = beyond?.get(line.id);
      if (side) row.root.dataset['beyond'] = side;
      else delete row.root.dataset['beyond'];
      row.root.classList.toggle('past', line.isOver && index < wanted.length - 1);
    });
  }

  private add({ id, manner, voice }: SurtitleLine): Row {
    const speaker = element('span.captions-name');
    const text = element('span.captions-words');
    const how = manner === '' ? undefined : element('span.captions-manner', manner);
    // Spaces between them: a narrow column parts a row there, and no word.
    const root = element('p', { class: `captions-line captions-${voice}` }, speaker, ' ', how, ' ', text);
    const row = { root, speaker, text };
    this.rows.set(id, row);
    // A line that comes back from the picture takes its place in the order of the talk.
    const after = [...this.rows].find(([other, { root: there }]) => other > id && there.isConnected);
    this.root.insertBefore(root, after?.[1].root ?? null);
    return row;
  }
}

/** A name and the end of a row are room, too. */
const besideText = 24;

function fitting(lines: readonly SurtitleLine[], letters: number): readonly SurtitleLine[] {
  const fitted: SurtitleLine[] = [];
  let left = letters;
  for (const line of lines.toReversed()) {
    const isFirst = fitted.length === 0;
    if (!isFirst && line.text.length + besideText > left) break;
    const text = latestSentences(line.text, isFirst ? left : Infinity);
    fitted.unshift(text === line.text ? line : { ...line, text });
    left -= text.length + besideText;
  }
  return fitted;
}
