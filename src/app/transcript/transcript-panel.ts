import type { EntityId } from '../../drama/entity-id.ts';
import { hueOf } from '../captions/reader.ts';
import { button, element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { saveFile, stemOf } from '../dom/save-file.ts';
import { tongueOf } from '../words/play-language.ts';
import type { Show } from '../show/show.ts';
import { words, type Language } from '../words/words.ts';
import { entryView } from './entry-view.ts';
import { Finder } from './finder.ts';
import { filters, isShownBy, type EntryFilter } from './search.ts';
import { followTranscript, transcriptOf, type TranscriptEntry, type Transcript } from './transcript.ts';
import { asMarkdown, asText } from './written-transcript.ts';

interface TranscriptOptions {
  readonly show: Show;
  readonly language: Language;
  /** Whose role is played here: only what they heard and saw is read. */
  readonly witness?: EntityId | undefined;
  /** Hands out the facts themselves, line by line. */
  readonly onSaveFacts?: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** More paragraphs than these are not kept on the page; all of them are copied and saved. */
const mostEntries = 3000;
/** So near to its end a list is read at its end. */
const nearPixels = 40;

/** The transcript at the side of the stage, while the play goes on: read, searched, copied and saved. */
export class TranscriptPanel extends Panel {
  private readonly list = element('ol.transcript-list');
  private readonly scroller: HTMLElement;
  private readonly dropped = element('p.transcript-dropped', { hidden: true });
  private readonly empty: HTMLElement;
  private readonly latest: HTMLButtonElement;
  private readonly status = element('p.transcript-status', { role: 'status' });
  private readonly finder: Finder;
  private readonly chosen = new Map<EntryFilter, HTMLButtonElement>();
  private readonly rows: { readonly entry: TranscriptEntry; readonly root: HTMLElement }[] = [];
  private transcript: Transcript;
  private filter: EntryFilter = 'all';
  /** How many entries have been written down on the page. */
  private written = 0;

  constructor(private readonly options: TranscriptOptions) {
    const { show, language, witness } = options;
    const say = words[language].transcript;
    super({ title: say.title, closeLabel: say.close, class: 'transcript', onClose: options.onClose });
    this.empty = element('p.transcript-empty', say.empty);
    this.latest = button(say.latest, () => this.toLatest(), { class: 'transcript-latest', hidden: '' });
    this.scroller = element(
      'div.transcript-scroller',
      { tabindex: '0', role: 'region', 'aria-label': say.title },
      this.dropped,
      this.empty,
      this.list,
    );
    this.list.lang = show.play.settings.language ?? show.play.blueprint.language ?? 'en';
    this.finder = new Finder(language, () => this.rows, this.scroller);
    const sheet = element('div.transcript-sheet', this.scroller, this.latest);
    this.body.append(this.finder.root, this.filterRow(), sheet, this.actionRow(), this.status);
    this.scroller.addEventListener('scroll', () => this.stay(false), { passive: true });
    this.transcript = transcriptOf(show.facts, show.play, { language: tongueOf(show.play, language), witness });
    this.own(
      show.onFact((fact, play) => {
        const before = this.transcript;
        this.transcript = followTranscript(before, fact, play);
        // Nobody reads a closed panel: it catches up when it is opened.
        if (this.isOpen && this.transcript.entries.length > before.entries.length) this.write();
      }),
    );
  }

  override open(): void {
    super.open();
    this.write();
    this.toLatest();
  }

  /** Writes down what came since it was last written. Whoever reads further up is left there. */
  private write(): void {
    const { entries } = this.transcript;
    const isAtEnd = this.isAtEnd;
    const { language, show } = this.options;
    const fresh = entries.slice(Math.max(this.written, entries.length - mostEntries));
    this.written = entries.length;
    const added = fresh.map((entry) => {
      const hue = entry.actor === undefined ? undefined : hueOf(show.play, entry.actor);
      return { entry, root: entryView(entry, language, hue) };
    });
    for (const row of added) row.root.hidden = !isShownBy(this.filter, row.entry);
    this.rows.push(...added);
    this.list.append(...added.map(({ root }) => root));
    for (const { root } of this.rows.splice(0, Math.max(0, this.rows.length - mostEntries))) root.remove();
    this.empty.hidden = this.rows.length > 0;
    const earlier = entries.length - this.rows.length;
    this.dropped.hidden = earlier === 0;
    if (earlier > 0) this.dropped.textContent = words[language].transcript.earlier(earlier);
    this.finder.extend(added);
    this.stay(isAtEnd);
  }

  /** Whoever read at the end stays there. */
  private stay(isAtEnd: boolean): void {
    if (isAtEnd) this.toLatest();
    else this.latest.hidden = this.isAtEnd;
  }

  private get isAtEnd(): boolean {
    const { scrollTop, clientHeight, scrollHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < nearPixels;
  }

  private toLatest(): void {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.latest.hidden = true;
  }

  private filterRow(): HTMLElement {
    const say = words[this.options.language].transcript;
    for (const filter of filters) {
      const pressed = { class: 'transcript-filter', 'aria-pressed': String(filter === this.filter) };
      const choose = (): void => this.choose(filter);
      this.chosen.set(filter, button(say.filters[filter], choose, pressed));
    }
    return element('div.transcript-filters', { role: 'group', 'aria-label': say.show }, ...this.chosen.values());
  }

  private choose(filter: EntryFilter): void {
    const isAtEnd = this.isAtEnd;
    this.filter = filter;
    for (const [each, chosen] of this.chosen) chosen.setAttribute('aria-pressed', String(each === filter));
    for (const { root, entry } of this.rows) root.hidden = !isShownBy(filter, entry);
    this.finder.look();
    this.stay(isAtEnd);
  }

  private actionRow(): HTMLElement {
    const { language, onSaveFacts } = this.options;
    const say = words[language].transcript;
    return element(
      'div.transcript-actions',
      button(say.copy, () => void this.copy()),
      button(say.asText, () => this.save('txt')),
      button(say.asMarkdown, () => this.save('md')),
      onSaveFacts && button(say.asFacts, onSaveFacts),
    );
  }

  private async copy(): Promise<void> {
    const { language } = this.options;
    const { copied, notCopied } = words[language].transcript;
    try {
      await navigator.clipboard.writeText(asText(this.title, this.transcript.entries, this.transcript.reader.language));
      this.status.textContent = copied;
    } catch {
      this.status.textContent = notCopied;
    }
  }

  private save(kind: 'txt' | 'md'): void {
    const { title, transcript } = this;
    const { language } = this.options;
    const name = `${stemOf(this.title, 'transcript')}.${kind}`;
    const [write, type] = kind === 'md' ? [asMarkdown, 'text/markdown'] : [asText, 'text/plain'];
    saveFile(
      name,
      new Blob([write(title, transcript.entries, transcript.reader.language)], { type: `${type};charset=utf-8` }),
    );
    this.status.textContent = words[language].transcript.saved(name);
  }

  private get title(): string {
    return this.options.show.play.blueprint.title;
  }
}
