import { guest, watching, type PanelName, type Wish } from './address.ts';
import type { EveningOn, EveningOnOptions } from './auditorium/evening-on.ts';
import type { Connection } from './connection/connection.ts';
import { billOf } from './cover/bill.ts';
import { Cover, type Choice } from './cover/cover.ts';
import { element } from './dom/element.ts';
import { NoticeLine } from './dom/notice-line.ts';
import type { Fact } from '../drama/fact.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { Attendant, plainWish, saveEvening } from './foyer/attendant.ts';
import type { Foyer } from './foyer/foyer.ts';
import { fetchPlaybill, fetchScene, type PlayNotice } from './foyer/scene-source.ts';
import type { MadePlays } from './making/made-plays.ts';
import { PlayDesk } from './making/play-desk.ts';
import type { Evenings } from './shelf/evenings.ts';
import type { OpenedEvening } from './shelf/opened-evening.ts';
import type { OpenShow, Show } from './show/show.ts';
import { troubleIn } from './trouble.ts';
import { words, type Language } from './words/words.ts';

/** What the house and every evening in it are given. */
type Shared = 'language' | 'settings' | 'openSettings' | 'chance' | 'clock';

interface HouseOptions extends Pick<EveningOnOptions, Shared> {
  readonly evenings: Promise<Evenings>;
  /** Plays that were made or opened here. */
  readonly plays: Promise<MadePlays>;
  /** What the address asked of the page, whatever is on: its language. */
  readonly page: Partial<Wish>;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly openStage: OpenShow;
  readonly openWords: OpenShow;
  /** What the stage needs is fetched ahead. */
  readonly warm: () => void;
  /** A line to the model of the settings; none, where there is none. What is written, and not played, may take its time. */
  readonly connect: (tell: (sentence: string) => void, isWriting?: boolean) => Promise<Connection | undefined>;
  /** The page's address follows where one is; nothing is the foyer. `isSame` is another name for where one was. */
  readonly onWish: (wish: Wish | undefined, isSame?: boolean) => void;
  readonly onLanguage: (language: Language) => void;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** What is on in a house, for whoever writes there. */
export interface EveningNow {
  readonly evening: OpenedEvening;
  readonly show: Show;
  readonly wish: Wish;
}

/** The house: the foyer where one chooses, and the evening that is on. Whoever goes from one to the other leaves nothing behind. */
export class House {
  readonly root: HTMLElement;
  private readonly says;
  private readonly cover: Cover;
  private readonly notice: NoticeLine;
  private readonly desk: PlayDesk;
  private canvas: HTMLCanvasElement;
  private foyer: Foyer | undefined;
  private evening: EveningOn | undefined;
  private now: EveningNow | undefined;
  private readonly observers = new Set<(now: EveningNow) => void>();
  /** Where one is has to be left before one is elsewhere: what was set up last is taken down first. */
  private readonly leaving: (() => void)[] = [];
  /** Where one is, or wants to be. */
  private wish: Wish | undefined;
  private opening = new AbortController();
  /** What was on is being kept to its last fact: whoever wants to go on with it waits for that. */
  private keeping: Promise<unknown> = Promise.resolve();
  private hasFailed = false;
  private isHidden = false;
  private isUnheard = false;
  /** Whoever walked on a stage here knows how to walk. */
  private hasPlayed = false;
  /** How it is given: on the stage, until somebody chooses words. */
  private openShow: OpenShow;

  constructor(private readonly options: HouseOptions) {
    const { language, chance, fetch } = options;
    this.says = words[language];
    this.notice = new NoticeLine(this.says.playing.close);
    this.openShow = options.openStage;
    this.desk = new PlayDesk({ ...options, onUnkept: () => this.tell(this.says.making.unkept) });
    this.canvas = this.freshCanvas();
    this.cover = new Cover({ language, chance, fetch, onLeave: () => void this.go(undefined) });
    this.root = element('div.house', this.canvas, this.notice.root, this.cover.root);
  }

  /** Goes where somebody wants to: into a play, or, with nothing, to the foyer. Whatever was on is over. */
  async go(wish: Wish | undefined): Promise<void> {
    this.leave();
    this.wish = wish;
    this.options.onWish(wish);
    const { signal } = this.opening;
    if (!wish) return this.enterFoyer(signal);
    this.cover.prepare('reading');
    try {
      await this.give(wish, signal);
    } catch (error) {
      const notices = await fetchPlaybill(this.options.fetch);
      if (signal.aborted) return;
      this.hasFailed = true;
      this.tellOf(error, notices);
    }
  }

  /** What is on; nothing in the foyer, while a stage is built, and where that failed. */
  get on(): EveningNow | undefined {
    return this.now && this.evening && { ...this.now, wish: this.evening.asked };
  }

  /** Somebody arranges the stage by hand: what is on waits, or goes on. */
  holdForAuthor(isHeld: boolean): void {
    this.evening?.hold('author', isHeld);
  }

  /** Whether what was wanted could not be given. */
  get isInTrouble(): boolean {
    return this.hasFailed;
  }

  /** Where one is or wants to be; nothing is the foyer. */
  get wanted(): Wish | undefined {
    return this.wish;
  }

  /** Observes every evening that begins from now on. */
  onBegun(observe: (now: EveningNow) => void): void {
    this.observers.add(observe);
  }

  /** Goes on with the evening that is on as if these were its facts: the stage is built anew. */
  async goOnFrom(facts: readonly Fact[]): Promise<void> {
    if (!this.on) return;
    const { evening, wish } = this.on;
    const isPaused = this.evening?.isPaused ?? false;
    this.leave();
    this.cover.prepare('reading');
    const { signal } = this.opening;
    await (await this.keptEvenings()).rewrite(evening.id, facts);
    if (signal.aborted) return;
    await this.go({ ...wish, evening: evening.id });
    if (isPaused) this.evening?.hold('person', true);
  }

  /** A sentence that goes when it has been read, or when the next comes; where something can be done about it, it stays. */
  tell(text: string, choice?: Choice): void {
    if (this.foyer) this.foyer.tell(text);
    else this.notice.tell(text, choice);
  }

  /** Whether a key was for the performance. */
  key(event: KeyboardEvent): boolean {
    return this.evening?.key(event) ?? false;
  }

  /** A hidden tab waits: nothing is missed, however long. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.evening?.hold('hidden', isHidden);
  }

  open(panel: PanelName): void {
    if (this.evening) this.evening.open(panel);
    else if (panel === 'settings') this.options.openSettings(() => undefined, undefined);
  }

  // The foyer

  private async enterFoyer(signal: AbortSignal): Promise<void> {
    document.title = 'Proscenium';
    const attendant = new Attendant({
      ...this.options,
      desk: this.desk,
      kept: () => this.keptEvenings(),
      go: (wish) => this.go(wish),
      tell: (sentence) => this.tell(sentence),
      onSettings: () => this.options.openSettings(() => undefined, undefined),
    });
    const { foyer } = attendant;
    this.foyer = foyer;
    this.root.classList.add('is-foyer');
    this.root.append(foyer.root);
    this.leaving.push(() => {
      this.foyer = undefined;
      foyer.dispose();
      this.root.classList.remove('is-foyer');
    });
    await attendant.hang(signal);
  }

  /** The shelf, once what was on is on it. */
  private async keptEvenings(): Promise<Evenings> {
    const [evenings] = await Promise.all([this.options.evenings, this.keeping]);
    return evenings;
  }

  /** What is on, as far as it is played: nothing waits for the shelf. */
  private async exportShow(id: string, show: Show): Promise<void> {
    const facts = show.playback?.facts ?? show.facts;
    saveEvening(await (await this.options.evenings).fileOf(id, facts));
  }

  // An evening

  private async give(wish: Wish, signal: AbortSignal): Promise<void> {
    if (wish.join !== undefined || wish.together) return this.share(wish, signal);
    const [evening, connection] = await Promise.all([
      this.eveningFor(wish, signal),
      wish.replay ? undefined : this.options.connect((sentence) => this.tell(sentence)),
    ]);
    if (signal.aborted) return connection?.close();
    if (connection) this.leaving.push(() => connection.close());
    const { at: _, ...rest } = wish;
    // A new evening and a branch have names of their own: whoever comes back or reloads goes on with it.
    const named =
      evening.id === wish.evening || !(await this.options.evenings).isKept ? wish : { ...rest, evening: evening.id };
    await this.raise(evening, named, connection, signal);
  }

  /** An evening that is played elsewhere: the lobby first, and then the stage. */
  private async share(wish: Wish, signal: AbortSignal): Promise<void> {
    const { shareEvening } = await import('./sharing/share-evening.ts');
    const shared = await shareEvening(wish, {
      ...this.options,
      cover: this.cover,
      signal,
      onLeave: (leave) => this.leaving.push(leave),
      made: isMade(wish) ? () => this.madeScene(wish, signal) : undefined,
      tell: (sentence, stays) => (stays ? this.notice.tell(sentence, 'stays') : this.tell(sentence)),
    });
    if (shared) await this.raise(shared.evening, shared.wish, undefined, signal);
  }

  /** The evening that is on goes on in the house this page came from, where others can join it. */
  private async openToOthers(): Promise<void> {
    const { on } = this;
    if (!on) return;
    const { evening, show, wish } = on;
    const { bringShared } = await import('./sharing/shared-evening.ts');
    const scene = wish.scene === '' ? await this.sceneOf(evening.id) : wish.scene;
    this.evening?.hold('sharing', true);
    try {
      const join = await bringShared(location.origin, { ...wish, scene }, show.facts);
      if (this.on?.show !== show) return;
      const { evening: _, at: __, panel: ___, ...rest } = wish;
      await this.go({ ...rest, scene, join, panel: 'others', as: evening.role?.replace(/^actor:/, '') ?? watching });
    } finally {
      this.evening?.hold('sharing', false);
    }
  }

  /** The play of an evening that was taken from the shelf. */
  private async sceneOf(id: string): Promise<string> {
    const kept = await (await this.keptEvenings()).list();
    return kept.find((each) => each.id === id)?.scene ?? '';
  }

  /** The stage of an evening, and what is around it. */
  private async raise(
    evening: OpenedEvening,
    named: Wish,
    connection: Connection | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    this.wish = named;
    this.options.onWish(named, true);
    const { title, about } = billOf(evening.scene, this.options.language);
    this.cover.announce({ title, about, scene: named.scene, isPlayed: evening.role !== undefined });
    document.title = `${title} — Proscenium`;
    // Fetched beside the stage, so that it is there when the stage is.
    const around = import('./auditorium/evening-on.ts');
    around.catch(() => undefined);
    const show = await this.openShow({
      ...evening,
      canvas: this.canvas,
      wish: { ...(evening.language && { language: evening.language }), ...named },
      settings: this.options.settings.settings,
      brain: connection?.brain,
      signal,
      onPreparing: (preparation, part) => signal.aborted || this.cover.prepare(preparation, part),
      onPicture: (picture) => signal.aborted || this.tellOfPicture(picture),
      onNotice: () => signal.aborted || this.tellUnheard(),
      onFault: this.options.onFault,
    });
    if (signal.aborted) return show.dispose();
    this.leaving.push(() => {
      const kept = show.keep().catch(() => undefined);
      this.keeping = kept.then(() => evening.log?.close());
      show.dispose();
    });
    const { EveningOn } = await around;
    if (!signal.aborted) this.begin(EveningOn, evening, show, named, connection);
  }

  private begin(
    On: typeof EveningOn,
    evening: OpenedEvening,
    show: Show,
    wish: Wish,
    connection: Connection | undefined,
  ): void {
    const on = new On(this.root, {
      ...this.options,
      evening,
      show,
      wish,
      connection,
      isFirstTime: !this.hasPlayed,
      onStage: () => this.canvas.focus({ preventScroll: true }),
      go: (next) => void this.go(next),
      onExport: () => void this.exportShow(evening.id, show),
      onShare: () => this.openToOthers(),
      tell: (sentence, choice) => this.tell(sentence, choice),
    });
    this.evening = on;
    const now = { evening, show, wish };
    this.now = now;
    this.leaving.push(() => {
      this.evening = undefined;
      this.now = undefined;
      on.dispose();
    });
    this.hasPlayed ||= show.playing !== undefined;
    // What was told of the shelf while the stage was built is gone by now.
    if (evening.log?.state === 'unkept') this.tell(this.says.shelf.notices.unkept);
    if (evening.isDamaged) this.tell(this.says.shelf.partLost);
    on.hold('hidden', this.isHidden);
    void this.raiseCover(on, show);
    for (const observe of this.observers) observe(now);
  }

  /** The cover rises when there is something to be seen behind it; nothing is told, and nothing happens, before a dark stage. */
  private async raiseCover(on: EveningOn, show: Show): Promise<void> {
    on.hold('arriving', true);
    const pictured = show.appear();
    if (show.picture) await pictured;
    if (this.evening !== on) return;
    this.cover.rise();
    on.hold('arriving', false);
    // What was pressed to come here is gone: whoever has only keys begins on the stage.
    if (document.activeElement === document.body) this.canvas.focus({ preventScroll: true });
  }

  private async eveningFor(wish: Wish, signal: AbortSignal): Promise<OpenedEvening> {
    const { fetch, now, language: page } = this.options;
    const opened = import('./shelf/opened-evening.ts');
    opened.catch(() => undefined);
    if (wish.evening !== undefined) {
      const evenings = await this.keptEvenings();
      const isNew = wish.scene !== '' && wish.at === undefined && !wish.replay && !(await evenings.has(wish.evening));
      if (!isNew) return (await opened).takeUpEvening(wish.evening, wish, evenings, now());
      // Reloaded before anything happened, or a link from another browser: the play is known, and begins.
    }
    const onPart = (part: number) => void (signal.aborted || this.cover.prepare('reading', part));
    const reading = isMade(wish) ? this.madeScene(wish, signal) : fetchScene(wish.scene, fetch, { onPart });
    const [evenings, scene] = await Promise.all([this.options.evenings, reading]);
    return (await opened).beginEvening(wish, evenings, scene, { now: now(), page });
  }

  /** The scene of a play that was made here, or is made now; while its stage is built its cast and set are shown. */
  private async madeScene({ about, play = '', as }: Wish, signal: AbortSignal): Promise<SceneFile> {
    const { language, connect } = this.options;
    const tell = (sentence: string): void => this.tell(sentence);
    const onWriting = (sentence: string) =>
      void (signal.aborted || this.cover.announce({ title: about ?? '', about: sentence }));
    const writing = { language, signal, connect: () => connect(tell, true), onWriting, onGivenUp: tell };
    const { scene, madeUp = [] } =
      about === undefined ? await this.desk.open(play) : await this.desk.make(about, writing);
    const sketch = await this.desk.sketchOf(scene);
    const { title, about: line } = billOf(scene, language);
    const told = [line, ...(madeUp.length > 0 ? [this.says.making.notSaid(madeUp)] : [])].join(' ');
    if (!signal.aborted) this.cover.announce({ title, about: told, sketch, isPlayed: as !== undefined });
    return scene;
  }

  private tellOf(error: unknown, notices: readonly PlayNotice[]): void {
    const { language, onFault, openWords } = this.options;
    const { wish, says } = this;
    const trouble = troubleIn(error, language);
    const way = (label: string, to: Wish | undefined): Choice => ({ label, choose: () => void this.go(to) });
    const inWords: Choice = {
      label: says.house.inWords,
      choose: () => {
        this.openShow = openWords;
        void this.go(wish);
      },
    };
    if (trouble.code === 'page/mistake') onFault(error);
    this.cover.tellOf(trouble, [
      ...(trouble.code === 'theatre/no-webgl' ? [inWords] : []),
      ...(trouble.again ? [way(says.house.tryAgain, wish)] : []),
      ...(trouble.code === 'scene/unknown' ? notices : []).map(({ name, title }) =>
        way(title, { ...plainWish, scene: name }),
      ),
      ...(wish && (trouble.code === 'scene/role' || trouble.code === 'scene/case') ? this.waysIn(wish, way) : []),
      way(says.auditorium.foyer, undefined),
    ]);
  }

  /** The play without the part or the story that it does not have. */
  private waysIn({ as: _, case: __, camera: ___, ...wish }: Wish, way: (label: string, to: Wish) => Choice) {
    const { watch, stranger } = this.says.foyer;
    return [way(watch, wish), way(stranger, { ...wish, as: guest })];
  }

  /** Why nothing is heard is for whoever runs the house; whoever plays is told what it comes to, once. */
  private tellUnheard(): void {
    if (!this.isUnheard) this.tell(this.says.house.unheard);
    this.isUnheard = true;
  }

  private tellOfPicture(picture: 'lost' | 'back'): void {
    const isLost = picture === 'lost';
    // It is so until the picture is back.
    if (isLost) this.notice.tell(this.says.auditorium.lost, 'stays');
    else this.notice.clear();
    this.evening?.hold('picture', isLost);
  }

  /** What was on is over, and leaves nothing behind: the next gets a canvas nobody has drawn on. */
  private leave(): void {
    this.opening.abort();
    this.opening = new AbortController();
    this.hasFailed = false;
    for (const leave of this.leaving.splice(0).reverse()) leave();
    this.cover.rise();
    this.notice.clear();
    const next = this.freshCanvas();
    this.canvas.replaceWith(next);
    this.canvas = next;
  }

  private freshCanvas(): HTMLCanvasElement {
    return element('canvas.stage', { tabindex: '0', 'aria-label': this.says.auditorium.stage });
  }
}

/** Its play is none of the house's: it was made here, or is made now. */
const isMade = ({ about, play }: Wish): boolean => (about ?? play) !== undefined;
