import { seedBy, type Wish } from '../address.ts';
import { button, element } from '../dom/element.ts';
import { languages, words, type Language } from '../words/words.ts';
import { posterOf } from './foyer-model.ts';
import type { KeptEvening } from './kept-evening.ts';
import { keptView } from './kept-view.ts';
import type { MadeCard } from '../making/made-play.ts';
import { madeView, type MadeHandlers } from './made-view.ts';
import { makePlayView } from './make-play.ts';
import type { PlayNotice } from './play-notice.ts';
import { PosterView } from './poster-view.ts';

interface FoyerOptions {
  readonly language: Language;
  /** What every wish from here asks of the page: its language, its quality. */
  readonly page?: Partial<Wish>;
  /** Whether a model writes the plays that are made here. */
  readonly hasModel?: boolean;
  /** A number from 0 to 1, for evenings nobody has seen. */
  readonly chance: () => number;
  readonly onWish: (wish: Wish) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onSettings: () => void;
  readonly onOpenFile: (file: File) => void;
  readonly onExport: (evening: string) => void;
  readonly onRemove: (evening: string) => void;
  /** Of plays that were made here. */
  readonly made: MadeHandlers;
  /** The playbill is to be fetched once more. */
  readonly onTryAgain: () => void;
  /** Somebody writes what a play shall be about. */
  readonly onMaking: () => void;
  /** Somebody stands before a poster: what a play needs may be fetched ahead. Told once. */
  readonly onWarm: () => void;
}

/** As long as somebody looks at a poster before they are believed. */
const looksForMs = 1000;

/** The foyer: the plays of this house under their lamps, the evenings somebody left, and every way in. */
export class Foyer {
  readonly root = element('main.foyer');
  private readonly notice = element('p.foyer-notice', { role: 'status' });
  private readonly shelf = element('div.foyer-shelf');
  private readonly wall = element('div.foyer-wall');
  private readonly plays = element('section', {
    id: 'foyer-plays',
    class: 'foyer-plays',
    'aria-labelledby': 'foyer-tonight',
    tabindex: '-1',
  });
  private readonly seen: IntersectionObserver;
  private readonly seed: string;
  private readonly language: Language;
  private notices: readonly PlayNotice[] | undefined;
  private evenings: readonly KeptEvening[] = [];
  private looking: ReturnType<typeof setTimeout> | undefined;
  private isWarm = false;

  constructor(private readonly options: FoyerOptions) {
    this.language = options.language;
    this.seed = seedBy(options.chance);
    this.seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.lookAtPoster();
      },
      { threshold: 0.5 },
    );
    this.root.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('.foyer-play')) this.lookAtPoster();
    });
    this.takeDropped();
    this.draw();
  }

  /** Hangs the posters; none at all means that the playbill did not arrive. */
  hang(notices: readonly PlayNotice[]): void {
    this.notices = notices;
    this.drawPlays();
    this.drawShelf();
  }

  /** Puts these evenings on the shelf. */
  shelve(evenings: readonly KeptEvening[]): void {
    this.evenings = evenings;
    this.drawShelf();
  }

  /** Hangs these plays that were made here. */
  hangMade(cards: readonly MadeCard[]): void {
    const { language, seed, options } = this;
    const made = madeView(cards, { language, seed, page: options.page ?? {}, follow: options.onWish, ...options.made });
    this.wall.replaceChildren(...(made ? [made] : []));
  }

  /** A sentence that goes when the next comes. */
  tell(sentence: string): void {
    this.notice.textContent = sentence;
  }

  dispose(): void {
    clearTimeout(this.looking);
    this.isWarm = true;
    this.seen.disconnect();
    this.root.remove();
  }

  private draw(): void {
    const says = words[this.language].foyer;
    this.root.lang = this.language;
    this.root.replaceChildren(
      element('a.foyer-skip', { href: '#foyer-plays' }, says.skip),
      this.head(),
      this.maker(),
      this.notice,
      this.wall,
      this.shelf,
      this.plays,
      this.foot(),
    );
    this.drawPlays();
    this.drawShelf();
  }

  private drawShelf(): void {
    const { language, options, evenings, notices = [] } = this;
    const kept = keptView(evenings, notices, {
      language,
      page: options.page ?? {},
      follow: options.onWish,
      onExport: options.onExport,
      onRemove: options.onRemove,
    });
    this.shelf.replaceChildren(...(kept ? [kept] : []));
  }

  private drawPlays(): void {
    const posters = this.posters();
    const heading = element('h2', { id: 'foyer-tonight', class: 'unseen' }, words[this.language].foyer.tonight);
    this.plays.replaceChildren(heading, ...posters);
    this.seen.disconnect();
    for (const poster of posters) this.seen.observe(poster);
  }

  private head(): HTMLElement {
    const says = words[this.language].foyer;
    const switches = languages.map((language) =>
      button(words[language].name, () => this.options.onLanguage(language), {
        lang: language,
        'aria-pressed': String(language === this.language),
      }),
    );
    return element(
      'header.foyer-head',
      element('h1', { tabindex: '-1' }, 'Proscenium'),
      element('p.foyer-motto', says.motto),
      element(
        'nav.foyer-corner',
        { 'aria-label': says.corner },
        element('span.foyer-languages', ...switches),
        button(says.settings, this.options.onSettings, { class: 'foyer-settings', 'aria-haspopup': 'dialog' }),
      ),
    );
  }

  private posters(): readonly HTMLElement[] {
    const { notices, language, options } = this;
    const says = words[language].foyer;
    // Frames without a sheet, until it is known what is given.
    if (!notices) return Array.from({ length: 3 }, () => element('div.foyer-play.foyer-waiting'));
    if (notices.length === 0)
      return [element('p.foyer-none', { role: 'alert' }, says.noBill, ' ', button(says.tryAgain, options.onTryAgain))]; // prettier-ignore
    return notices.map(
      (notice) =>
        new PosterView(posterOf(notice, language), {
          language,
          page: options.page ?? {},
          seed: this.seed,
          chance: options.chance,
          follow: options.onWish,
        }).root,
    );
  }

  private maker(): HTMLElement {
    const { language, options, seed } = this;
    const { hasModel = false, page = {}, onWish, onMaking } = options;
    return makePlayView({ language, page, seed, hasModel, follow: onWish, onBegun: onMaking });
  }

  private foot(): HTMLElement {
    const says = words[this.language].foyer;
    const file = element('input', {
      type: 'file',
      accept: '.jsonl,.json,.ndjson,.zip,application/json,application/zip',
    });
    file.addEventListener('change', () => {
      const [chosen] = file.files ?? [];
      if (chosen) this.options.onOpenFile(chosen);
      file.value = '';
    });
    return element(
      'footer.foyer-foot',
      element('p', says.promise),
      element('label.foyer-file', file, says.openFile),
      element('a', { href: 'licences.md' }, says.licences),
    );
  }

  /** A file that is dropped anywhere here is opened. */
  private takeDropped(): void {
    this.root.addEventListener('dragover', (event) => event.preventDefault());
    this.root.addEventListener('drop', (event) => {
      event.preventDefault();
      const [dropped] = event.dataTransfer?.files ?? [];
      if (dropped) this.options.onOpenFile(dropped);
    });
  }

  private lookAtPoster(): void {
    if (this.isWarm) return;
    this.looking ??= setTimeout(() => {
      this.isWarm = true;
      this.options.onWarm();
    }, looksForMs);
  }
}
