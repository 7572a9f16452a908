import type { Wish } from '../address.ts';
import { saveFile } from '../dom/save-file.ts';
import type { PlayDesk } from '../making/play-desk.ts';
import type { BrowserShelf } from '../settings/browser-shelf.ts';
import type { EveningFile } from '../shelf/evening-file.ts';
import type { Evenings, ImportProblem } from '../shelf/evenings.ts';
import { troubleIn } from '../trouble.ts';
import { sentenceFor, words, type Language } from '../words/words.ts';
import { Foyer } from './foyer.ts';
import { keptFrom } from './kept-evening.ts';
import { fetchPlaybill } from './scene-source.ts';

interface AttendantOptions {
  readonly language: Language;
  readonly page: Partial<Wish>;
  readonly settings: Pick<BrowserShelf, 'settings'>;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly chance: () => number;
  readonly now: () => Date;
  /** The shelf, once what was on is on it. */
  readonly kept: () => Promise<Evenings>;
  readonly desk: PlayDesk;
  readonly go: (wish: Wish | undefined) => Promise<void>;
  readonly tell: (sentence: string) => void;
  readonly onLanguage: (language: Language) => void;
  readonly onSettings: () => void;
  readonly warm: () => void;
}

/** The foyer with somebody in it who lists what is on shelf and wall, hands it out, takes it in and puts it away. */
export class Attendant {
  readonly foyer: Foyer;
  private readonly says;

  constructor(private readonly options: AttendantOptions) {
    const { language, chance, page, settings, go, onLanguage, onSettings, warm, desk } = options;
    const { tier } = settings.settings.graphics;
    this.says = words[language];
    this.foyer = new Foyer({
      language,
      chance,
      page: { ...page, ...(tier === 'auto' ? {} : { tier }) },
      hasModel: settings.settings.model !== undefined,
      onWish: (wish) => void go(wish),
      onLanguage,
      onSettings,
      onOpenFile: (file) => void this.openFile(file),
      onExport: (id) => void this.exportEvening(id),
      onRemove: (id) => void this.removeEvening(id),
      made: {
        onChange: (id) => void this.changePlay(id),
        onSave: (id, as) => void desk.save(id, as).catch((error: unknown) => this.tellOf(error)),
        onRemove: (id) => void this.removePlay(id),
      },
      onTryAgain: () => void go(undefined),
      onMaking: () => {
        warm();
        desk.warm(language);
      },
      onWarm: warm,
    });
  }

  /** Everything there is to choose, as it arrives. */
  async hang(signal: AbortSignal): Promise<void> {
    // A database that does not answer keeps nobody from the house's own plays.
    void this.hangMade();
    const notices = await fetchPlaybill(this.options.fetch);
    if (signal.aborted) return;
    this.foyer.hang(notices);
    await this.shelve();
  }

  private async hangMade(): Promise<void> {
    this.foyer.hangMade(await this.options.desk.cards());
  }

  private async shelve(): Promise<void> {
    const kept = await (await this.options.kept()).list().catch(() => []);
    this.foyer.shelve(kept.map((evening) => keptFrom(evening, this.options.language)));
  }

  private async changePlay(id: string): Promise<void> {
    const { openChangePanel } = await import('../making/change-panel.ts');
    const { desk, language, tell } = this.options;
    await openChangePanel(id, { desk, language, tell, onChanged: () => void this.hangMade() });
  }

  private async removePlay(id: string): Promise<void> {
    await this.options.desk.remove(id).catch((error: unknown) => this.tellOf(error));
    await this.hangMade();
  }

  private tellOf(error: unknown): void {
    this.options.tell(troubleIn(error, this.options.language).sentence);
  }

  /** A play somebody sent, or an evening. */
  private async openFile(file: File): Promise<void> {
    const { desk, tell } = this.options;
    const { isSentPlay } = await import('../making/sent-play.ts');
    if (!(await isSentPlay(file))) return this.openEvening(file);
    const { making } = this.says;
    const taken = await desk.take(file);
    tell(taken.ok ? making.opened(taken.value.title) : sentenceFor(making.problems, taken.error));
    await this.hangMade();
  }

  private async openEvening(file: File): Promise<void> {
    const { tell, kept, fetch, now, go } = this.options;
    const { shelf: says } = this.says;
    const refuse = (problem: ImportProblem): void => tell(sentenceFor(says.problems, problem));
    const { largestFileLength } = await import('../shelf/evening-file.ts');
    if (file.size > largestFileLength) return refuse({ code: 'too-big' });
    const onPart = (part: number): void => tell(says.readingFile(file.name, Math.floor(part * 100)));
    onPart(0);
    const [evenings, plays] = await Promise.all([kept(), fetchPlaybill(fetch)]);
    const read = await evenings.importFile(await file.text(), now(), plays, onPart);
    if (!read.ok) return refuse(read.error);
    await go({ ...plainWish, evening: read.value.id, replay: true });
    tell(says.standings[read.value.standing]);
  }

  private async exportEvening(id: string): Promise<void> {
    saveEvening(await (await this.options.kept()).exportFile(id));
  }

  private async removeEvening(id: string): Promise<void> {
    await (await this.options.kept()).remove(id);
    await this.shelve();
  }
}

/** Nothing but the page's usual ways. */
export const plainWish: Wish = { scene: '', seed: '1', speed: 1, debug: [] };

/** Puts an evening into the downloads of whoever sits here. */
export function saveEvening({ name, text }: EveningFile): void {
  saveFile(name, new Blob([text], { type: 'application/jsonl' }));
}
