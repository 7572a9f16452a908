import { foyerAddress } from '../address.ts';
import { button, element, write } from '../dom/element.ts';
import type { SetSketch } from '../../../plugin/picture/ground-plan/set-sketch.ts';
import { posterPictures } from '../foyer/pictures.ts';
import { RisingSet } from '../making/rising-set.ts';
import { preparations, type Preparation } from '../show/show-options.ts';
import type { Trouble } from '../trouble.ts';
import { words, type Language } from '../words/words.ts';
import { readEngineParts, watchArrival } from './arrival.ts';
import { noProgress, progressed, together, type Progress } from './progress.ts';

export interface Choice {
  readonly label: string;
  readonly choose: () => void;
}

interface CoverOptions {
  readonly language?: Language;
  /** Back to the foyer: the link; where something is asked or went wrong, Escape too. */
  readonly onLeave?: () => void;
  /** How the list of what the stage is made of is fetched. Without it only the scene is measured. */
  readonly fetch?: (address: string, options: RequestInit) => Promise<Response>;
  /** A number from 0 to 1, by which a tip is chosen. */
  readonly chance?: () => number;
}

/** What is about to be seen. */
interface Announcement {
  readonly title: string;
  readonly about: string;
  /** By which its poster is found. */
  readonly scene?: string;
  /** Whoever plays is told other things than whoever watches. */
  readonly isPlayed?: boolean;
  /** Of a play that has just been made: its cast and set, as they will stand. */
  readonly sketch?: SetSketch | undefined;
}

/** What lies before the stage when there is nothing to see on it: getting ready, trouble, and the final curtain. */
export class Cover {
  readonly root = element('section.cover', { hidden: true });
  private readonly options: CoverOptions;
  private readonly language: Language;
  private progress: Progress = noProgress;
  private sheet: PreparingSheet | undefined;
  /** How much has come of what is read: both come at the same time. */
  private come = { scene: 0, engine: 0 };
  private stopWatching: (() => void) | undefined;

  constructor(options: CoverOptions = {}) {
    this.options = options;
    this.language = options.language ?? 'en';
    this.root.addEventListener('keydown', (event) => {
      // While a play is got ready Escape is nobody's: whoever presses it means what they have just left.
      if (event.key !== 'Escape' || event.defaultPrevented || this.sheet) return;
      if (this.leave()) event.preventDefault();
    });
  }

  /** Says what is being done, and how much of it is done, 0 to 1. */
  prepare(preparation: Preparation, part = 0): void {
    const sheet = this.preparing();
    if (preparation === 'reading') this.come.scene = Math.max(this.come.scene, part);
    else this.forgetArrival();
    this.progress = progressed(this.progress, preparation, preparation === 'reading' ? this.readPart() : part);
    sheet.show(this.progress);
  }

  /** The play's name and picture, as soon as they are known. */
  announce(announcement: Announcement): void {
    this.preparing().announce(announcement);
  }

  /** Goes back to the foyer, where that is to be had; false, where there is nothing to go back from. */
  private leave(): boolean {
    if (!this.options.onLeave || this.root.hidden) return false;
    this.options.onLeave();
    return true;
  }

  tellOf(trouble: Trouble, choices: readonly Choice[]): void {
    const details = trouble.details.map((each) => element('li', each));
    this.lay(
      'trouble',
      element('h1', { tabindex: '-1' }, trouble.heading),
      element('p', { role: 'alert' }, trouble.sentence),
      details.length > 0 ? element('ul.details', ...details) : undefined,
      element('p.choices', ...choices.map(({ label, choose }) => button(label, choose))),
    );
  }

  /** Lays something before the stage that somebody has to answer first. */
  ask(question: HTMLElement): void {
    this.forgetArrival();
    this.lay('trouble', question, this.wayOut(true));
  }

  rise(): void {
    this.forgetArrival();
    this.sheet?.dispose();
    this.sheet = undefined;
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  private preparing(): PreparingSheet {
    if (this.sheet) return this.sheet;
    this.progress = noProgress;
    const sheet = new PreparingSheet(this.language, this.options.chance ?? (() => 0));
    this.lay('preparing', ...sheet.parts, this.wayOut(false));
    this.root.prepend(sheet.picture);
    this.sheet = sheet;
    this.come = { scene: 0, engine: 0 };
    void this.watchArrival(sheet);
    return sheet;
  }

  private async watchArrival(sheet: PreparingSheet): Promise<void> {
    const answer = await this.options.fetch?.('engine.json', { credentials: 'omit' }).catch(() => undefined);
    const list: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (this.sheet !== sheet || this.progress.doing !== 'reading') return;
    this.stopWatching = watchArrival(readEngineParts(list), (part) => {
      if (this.sheet !== sheet) return;
      this.come.engine = part;
      this.progress = progressed(this.progress, 'reading', this.readPart());
      sheet.show(this.progress);
    });
  }

  private forgetArrival(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  /** The engine is some five times as large as a scene. */
  private readPart(): number {
    const { scene, engine } = this.come;
    return together({ part: scene, weight: 1 }, { part: engine, weight: this.options.fetch ? 5 : 0 });
  }

  private wayOut(isByEscape: boolean): HTMLElement | undefined {
    const { onLeave } = this.options;
    if (!onLeave) return undefined;
    const link = element(
      'a.cover-leave',
      { href: foyerAddress(), ...(isByEscape ? { 'aria-keyshortcuts': 'Escape' } : {}) },
      words[this.language].cover.leave,
    );
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onLeave();
    });
    return link;
  }

  private lay(kind: 'preparing' | 'trouble', ...content: readonly (Node | undefined)[]): void {
    this.sheet?.dispose();
    this.sheet = undefined;
    this.root.className = `cover ${kind}`;
    this.root.lang = this.language;
    this.root.replaceChildren(element('div.sheet', ...content));
    this.root.hidden = false;
    // Whoever uses the keyboard is where the page is.
    this.root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }
}

/** The sheet one reads while it is got ready. */
class PreparingSheet {
  readonly picture = element('div.cover-picture', { 'aria-hidden': 'true' });
  readonly parts: readonly HTMLElement[];
  private readonly heading = element('h1', { tabindex: '-1' }, 'Proscenium');
  private readonly about = element('p.about');
  private readonly bar: HTMLElement;
  private readonly filled = element('span.cover-filled');
  private readonly doing = element('p.cover-doing', { role: 'status' });
  private readonly tip = element('p.cover-tip');
  private readonly made = element('div.cover-made');
  private rising: RisingSet | undefined;

  constructor(
    private readonly language: Language,
    private readonly chance: () => number,
  ) {
    this.bar = element(
      'div.cover-bar',
      {
        role: 'progressbar',
        'aria-label': words[language].cover.gettingReady,
        'aria-valuemin': '0',
        'aria-valuemax': '100',
      },
      this.filled,
    );
    this.parts = [this.heading, this.about, this.made, this.bar, this.doing, this.tip];
  }

  announce({ title, about, scene, sketch, isPlayed = false }: Announcement): void {
    this.heading.textContent = title;
    // Of a play that has just been made more was said than it says itself.
    if (!this.rising) this.about.textContent = about;
    if (sketch && !this.rising) {
      this.rising = new RisingSet(sketch, this.language);
      this.made.append(this.rising.root);
    }
    const tips = words[this.language].cover[tipsFor(isPlayed)];
    this.tip.textContent = tips[Math.floor(this.chance() * tips.length) % tips.length] ?? '';
    const pictures = scene === undefined ? undefined : posterPictures[scene];
    if (pictures) this.picture.replaceChildren(element('img', { src: pictures.soft, alt: '', decoding: 'async' }));
  }

  dispose(): void {
    this.rising?.dispose();
  }

  show({ doing, done }: Progress): void {
    const says = words[this.language].cover;
    const percent = Math.round(done * 100);
    this.bar.setAttribute('aria-valuenow', String(percent));
    this.bar.setAttribute('aria-valuetext', `${says.doing[doing]}, ${says.part(percent)}`);
    this.filled.style.setProperty('scale', `${done} 1`);
    this.bar.dataset['step'] = String(preparations.indexOf(doing));
    // Told when it is another, and not at every byte.
    write(this.doing, says.doing[doing]);
  }
}

function tipsFor(isPlayed: boolean): 'playing' | 'watching' | 'playingByFingers' | 'watchingByFingers' {
  const kind = isPlayed ? 'playing' : 'watching';
  return matchMedia('(pointer: coarse)').matches ? `${kind}ByFingers` : kind;
}
