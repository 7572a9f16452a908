import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { SceneFile } from '../drama/scene-file.ts';
import { guest, withAnotherSeed, type PanelName, type Wish } from './address.ts';
import type { Auditorium } from './auditorium/auditorium.ts';
import type { Ending } from './auditorium/ending.ts';
import type { Connection } from './connection/connection.ts';
import { Cover, type Choice } from './cover/cover.ts';
import { button, element } from './dom/element.ts';
import { saveFile } from './dom/save-file.ts';
import { Foyer } from './foyer/foyer.ts';
import { fetchPlaybill, fetchScene, type PlayNotice } from './foyer/scene-source.ts';
import type { SettingsShelf } from './settings/settings.ts';
import type { Evenings, ImportProblem, OpenEvening } from './shelf/evenings.ts';
import { keptFrom } from './foyer/kept-evening.ts';
import type { OpenShow, Show } from './show/show.ts';
import { PageError, troubleIn } from './trouble.ts';
import { sentenceFor, words, type Language } from './words/words.ts';

export interface HouseOptions {
  readonly language: Language;
  readonly settings: SettingsShelf;
  readonly evenings: Promise<Evenings>;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly openStage: OpenShow;
  readonly openWords: OpenShow;
  /** What the stage needs is fetched ahead. */
  readonly warm: () => void;
  /** A line to the model of the settings; none, where there is none. */
  readonly connect: (tell: (sentence: string) => void) => Promise<Connection | undefined>;
  readonly openSettings: (onClose: () => void, connection: Connection | undefined) => void;
  /** The page's address follows where one is; nothing is the foyer. `isSame` is another name for where one was. */
  readonly onWish: (wish: Wish | undefined, isSame?: boolean) => void;
  readonly onLanguage: (language: Language) => void;
  /** A number from 0 to 1, for evenings nobody has seen. */
  readonly chance: () => number;
  readonly now: () => Date;
  /** Milliseconds on the page's clock. */
  readonly clock: () => number;
  readonly onFault: (error: unknown) => void;
}

/** What an evening is begun or gone on with. */
interface Evening {
  readonly id: string | undefined;
  readonly scene: SceneFile;
  readonly role: EntityId | undefined;
  readonly from: readonly Fact[];
  readonly isReplay: boolean;
  readonly log: OpenEvening['log'] | undefined;
}

/** The house: the foyer where one chooses, and the auditorium where it is given. */
export class House {
  readonly root: HTMLElement;
  private readonly cover: Cover;
  private readonly notice = element('p', { class: 'notice', role: 'status' });
  private canvas: HTMLCanvasElement;
  private foyer: Foyer | undefined;
  private auditorium: Auditorium | undefined;
  private ending: Ending | undefined;
  private show: Show | undefined;
  private connection: Connection | undefined;
  private evening: Evening | undefined;
  private opening = new AbortController();
  /** What was on is being kept to its last fact: whoever wants to go on with it waits for that. */
  private keeping: Promise<unknown> = Promise.resolve();
  private wish: Wish | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private isHidden = false;
  /** Whoever walked on a stage here knows how to walk. */
  private hasPlayed = false;
  /** Whose mind the company has, as the settings had it when the play began. */
  private minded = '';
  /** How it is given: on the stage, until somebody chooses words. */
  private openShow: OpenShow;

  constructor(private readonly options: HouseOptions) {
    const { language, chance } = options;
    this.openShow = options.openStage;
    this.canvas = this.freshCanvas();
    this.cover = new Cover({ language, chance, fetch: options.fetch, onLeave: () => void this.go(undefined) });
    this.root = element('div', { class: 'house' }, this.canvas, this.notice, this.cover.root);
  }

  /** Goes where somebody wants to: into a play, or, with nothing, to the foyer. Whatever was on is over. */
  async go(wish: Wish | undefined): Promise<void> {
    this.close();
    this.wish = wish;
    this.options.onWish(wish);
    if (!wish) return this.enterFoyer();
    const { signal } = this.opening;
    this.cover.prepare('reading');
    try {
      await this.give(wish, signal);
    } catch (error) {
      const notices = await fetchPlaybill(this.options.fetch);
      if (!signal.aborted) this.tellOf(error, notices);
    }
  }

  /** A sentence that goes when it has been read, or when the next comes; where something can be done about it, it stays. */
  tell(text: string, choice?: Choice): void {
    clearTimeout(this.noticeTimer);
    if (this.foyer) return this.foyer.tell(text);
    this.notice.replaceChildren(text, ...(choice ? [' ', button(choice.label, choice.choose)] : []));
    if (!choice) this.noticeTimer = setTimeout(() => this.notice.replaceChildren(), noticeMs + text.length * letterMs);
  }

  /** Whether a key was for the performance. */
  key(event: KeyboardEvent): boolean {
    return this.auditorium?.key(event) ?? false;
  }

  /** A hidden tab waits: nothing is missed, however long. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.auditorium?.hold('hidden', isHidden);
  }

  open(panel: PanelName): void {
    if (this.auditorium) this.auditorium.open(panel);
    else if (panel === 'settings') this.options.openSettings(() => undefined, undefined);
  }

  dispose(): void {
    this.close();
    this.root.remove();
  }

  // The foyer

  private async enterFoyer(): Promise<void> {
    const { language, chance, settings, onLanguage, warm, openSettings } = this.options;
    const { signal } = this.opening;
    const tier = settings.settings.graphics.tier;
    document.title = 'Proscenium';
    const foyer = new Foyer({
      language,
      chance,
      page: tier === 'auto' ? {} : { tier },
      onWish: (wish) => void this.go(wish),
      onLanguage,
      onSettings: () => openSettings(() => undefined, undefined),
      onOpenFile: (file) => void this.openFile(file),
      onExport: (id) => void this.exportEvening(id),
      onRemove: (id) => void this.removeEvening(id),
      onTryAgain: () => void this.go(undefined),
      onWarm: warm,
    });
    this.foyer = foyer;
    this.root.classList.add('is-foyer');
    this.root.append(foyer.root);
    const notices = await fetchPlaybill(this.options.fetch);
    if (signal.aborted) return;
    foyer.hang(notices);
    await this.shelve(foyer);
  }

  private async shelve(foyer: Foyer): Promise<void> {
    const [evenings] = await Promise.all([this.options.evenings, this.keeping]);
    const kept = await evenings.list().catch(() => []);
    foyer.shelve(kept.map((evening) => keptFrom(evening, this.options.language)));
  }

  private async openFile(file: File): Promise<void> {
    const refuse = (problem: ImportProblem): void =>
      this.tell(sentenceFor(words[this.options.language].shelf.problems, problem));
    if (file.size > mostFileBytes) return refuse({ code: 'too-big' });
    const evenings = await this.options.evenings;
    const plays = await fetchPlaybill(this.options.fetch);
    const read = await evenings.importFile(await file.text(), this.options.now(), plays);
    if (!read.ok) return refuse(read.error);
    await this.go({ ...plainWish, evening: read.value.id, replay: true });
  }

  /** What is on, as far as it is played: nothing waits for the shelf. */
  private async exportShow(show: Show): Promise<void> {
    const { fileOf } = await import('./shelf/evening-file.ts');
    const facts = show.playback?.facts ?? show.facts;
    const { name, text } = fileOf(this.evening?.id ?? 'evening', facts);
    saveFile(name, new Blob([text], { type: 'application/jsonl' }));
  }

  private async exportEvening(id: string): Promise<void> {
    const [evenings] = await Promise.all([this.options.evenings, this.keeping]);
    const { name, text } = await evenings.exportFile(id);
    saveFile(name, new Blob([text], { type: 'application/jsonl' }));
  }

  private async removeEvening(id: string): Promise<void> {
    await (await this.options.evenings).remove(id);
    if (this.foyer) await this.shelve(this.foyer);
  }

  // An evening

  private async give(wish: Wish, signal: AbortSignal): Promise<void> {
    const { settings, language, onFault } = this.options;
    const [evening, connection] = await Promise.all([
      this.eveningFor(wish, signal),
      wish.replay ? undefined : this.options.connect((sentence) => this.tell(sentence)),
    ]);
    if (signal.aborted) return connection?.close();
    this.evening = evening;
    const { at: _at, ...rest } = wish;
    // A branch has a name of its own: whoever comes back goes on with it.
    if (wish.evening !== undefined && evening.id !== undefined && evening.id !== wish.evening)
      wish = this.wish = { ...rest, evening: evening.id };
    this.options.onWish(wish, true);
    this.connection = connection;
    this.minded = JSON.stringify([settings.settings.model ?? null, settings.apiKey]);
    const { scene, role, from, isReplay, log } = evening;
    const { title, about = '' } = scene.blueprint;
    this.cover.announce({ title, about, scene: wish.scene, isPlayed: role !== undefined });
    document.title = `${title} — Proscenium`;
    // Fetched beside the stage, so that it is there when the stage is.
    const around = import('./auditorium/auditorium.ts');
    around.catch(() => undefined);
    const show = await this.openShow({
      canvas: this.canvas,
      scene,
      wish,
      role,
      settings: settings.settings,
      from,
      isReplay,
      log,
      brain: connection?.brain,
      signal,
      onPreparing: (preparation, part) => signal.aborted || this.cover.prepare(preparation, part),
      onPicture: (picture) => signal.aborted || this.tellOfPicture(picture, language),
      onNotice: (sentence) => signal.aborted || this.tell(sentence),
      onFault,
    });
    if (signal.aborted) return show.dispose();
    await this.begin(show, wish, connection, signal);
  }

  private async eveningFor(wish: Wish, signal: AbortSignal): Promise<Evening> {
    const { evenings: opening, fetch } = this.options;
    if (wish.evening === undefined) {
      const onPart = (part: number) => void (signal.aborted || this.cover.prepare('reading', part));
      const [evenings, scene, { withGuest, guestId }] = await Promise.all([
        opening,
        fetchScene(wish.scene, fetch, { onPart }),
        import('../drama/guest.ts'),
      ]);
      expectCase(scene, wish);
      const language = wish.language ?? scene.blueprint.language;
      const isGuest = wish.as === guest;
      const given = isGuest
        ? withGuest(scene, { ...(wish.name ? { name: wish.name } : {}), ...(language ? { language } : {}) })
        : scene;
      const role = isGuest ? guestId : roleIn(given, wish.as);
      const { id, log } = await evenings.begin(wish.scene, this.options.now());
      return { id, scene: given, role, from: [], isReplay: false, log };
    }
    const [evenings] = await Promise.all([opening, this.keeping]);
    const isPart = wish.at !== undefined && !wish.replay;
    const open = isPart
      ? await evenings.rewind(wish.evening, wish.at ?? 0, this.options.now())
      : await evenings.goOn(wish.evening);
    const { id, log, facts } = open;
    const scene = await sceneIn(facts);
    if (wish.replay || facts.some(({ type }) => type === 'play:ended'))
      return { id, scene, role: undefined, from: facts, isReplay: true, log: undefined };
    const role = wish.as === undefined ? lastRole(facts) : wish.as === guest ? lastRole(facts) : roleIn(scene, wish.as);
    return { id, scene, role, from: facts, isReplay: false, log };
  }

  private async begin(show: Show, wish: Wish, connection: Connection | undefined, signal: AbortSignal): Promise<void> {
    const { language, settings, clock, openSettings } = this.options;
    this.show = show;
    const { Auditorium } = await import('./auditorium/auditorium.ts');
    if (signal.aborted) return;
    const auditorium = new Auditorium(
      { show, wish, connection, log: this.evening?.log },
      {
        language,
        settings,
        clock,
        isFirstTime: !this.hasPlayed,
        onWish: (next) => {
          this.wish = next;
          this.options.onWish(next);
        },
        onFoyer: () => void this.go(undefined),
        onStage: () => this.canvas.focus({ preventScroll: true }),
        onSettings: () => {
          auditorium.hold('panel', true);
          openSettings(() => this.leaveSettings(auditorium), connection);
        },
        onRole: (choice) => void this.takeUp(choice),
        onFork: (seq) => void this.again(seq),
        onExport: () => void this.exportShow(show),
        onEnd: () => void this.end(show),
        onNotice: (sentence, choice) => this.tell(sentence, choice),
      },
    );
    this.auditorium = auditorium;
    this.hasPlayed ||= show.playing !== undefined;
    this.root.append(auditorium.root);
    this.cover.rise();
    show.appear();
    // What was pressed to come here is gone: whoever has only keys begins on the stage.
    if (document.activeElement === document.body) this.canvas.focus({ preventScroll: true });
    auditorium.hold('hidden', this.isHidden);
  }

  /** The play goes on; with another mind, where another was chosen. */
  private leaveSettings(auditorium: Auditorium): void {
    const { settings, apiKey } = this.options.settings;
    const minded = JSON.stringify([settings.model ?? null, apiKey]);
    if (minded === this.minded || this.evening?.id === undefined || !this.wish || this.show?.play.ended)
      return auditorium.leaveSettings();
    // The settings are not asked for again: they would lie over the play they were left for.
    const { panel: _, ...wish } = this.wish;
    void this.go({ ...wish, evening: this.evening.id });
  }

  /** The own part is over: watched from now on, or another one is taken. */
  private takeUp(choice: 'watch' | 'another'): Promise<void> {
    const { wish, evening } = this;
    if (choice === 'another' || !wish || evening?.id === undefined) return this.go(undefined);
    this.show?.playing?.player.leave();
    this.show?.look('film');
    return Promise.resolve();
  }

  /** The same evening, played on from one of its facts. */
  private again(seq: number): Promise<void> {
    const { wish, evening } = this;
    if (!wish || evening?.id === undefined) return this.go(undefined);
    const { replay: _, panel: __, ...rest } = wish;
    return this.go({ ...rest, evening: evening.id, at: seq });
  }

  private async end(show: Show): Promise<void> {
    const { wish, evening } = this;
    const { Ending } = await import('./auditorium/ending.ts');
    if (!wish || !evening || this.show !== show) return;
    const { language, chance } = this.options;
    const { replay: _, panel: __, evening: ___, at: ____, ...fresh } = wish;
    this.ending = new Ending({
      show,
      language,
      role: evening.role,
      onAgain: (seq) => void (seq === undefined ? this.go(fresh) : this.again(seq)),
      onAnother: () => void this.go(withAnotherSeed(fresh, chance)),
      onExport: () => void this.exportShow(show),
      onFoyer: () => void this.go(undefined),
      onTranscript: () => this.auditorium?.open('transcript'),
    });
    this.root.append(this.ending.root);
    this.root.classList.add('is-over');
  }

  private tellOf(error: unknown, notices: readonly PlayNotice[]): void {
    const { language, onFault } = this.options;
    const { wish } = this;
    const says = words[language].house;
    const trouble = troubleIn(error, language);
    const choices: Choice[] = [];
    if (trouble.code === 'theatre/no-webgl') {
      const followInWords = () => {
        this.openShow = this.options.openWords;
        void this.go(wish);
      };
      choices.push({ label: says.inWords, choose: followInWords });
    }
    if (trouble.again) choices.push({ label: says.tryAgain, choose: () => void this.go(wish) });
    for (const { name, title } of trouble.code === 'scene/unknown' ? notices : []) {
      choices.push({ label: title, choose: () => void this.go({ ...plainWish, scene: name }) });
    }
    choices.push({ label: words[language].auditorium.foyer, choose: () => void this.go(undefined) });
    if (trouble.code === 'page/mistake') onFault(error);
    this.cover.tellOf(trouble, choices);
  }

  private tellOfPicture(picture: 'lost' | 'back', language: Language): void {
    this.tell(picture === 'lost' ? words[language].auditorium.lost : '');
    // It is so until the picture is back.
    if (picture === 'lost') clearTimeout(this.noticeTimer);
    this.auditorium?.hold('picture', picture === 'lost');
  }

  /** What was on is over, and leaves nothing behind: the next gets a canvas nobody has drawn on. */
  private close(): void {
    this.opening.abort();
    this.opening = new AbortController();
    this.ending?.dispose();
    this.ending = undefined;
    this.auditorium?.dispose();
    this.auditorium = undefined;
    const { show, evening } = this;
    if (show) {
      const kept = show.keep().catch(() => undefined);
      this.keeping = kept.then(() => evening?.log?.close());
    }
    show?.dispose();
    this.show = undefined;
    this.connection?.close();
    this.connection = undefined;
    this.evening = undefined;
    this.foyer?.dispose();
    this.foyer = undefined;
    this.root.classList.remove('is-foyer', 'is-over');
    this.cover.rise();
    this.notice.textContent = '';
    const next = this.freshCanvas();
    this.canvas.replaceWith(next);
    this.canvas = next;
  }

  private freshCanvas(): HTMLCanvasElement {
    const label = words[this.options.language].auditorium.stage;
    return element('canvas', { class: 'stage', tabindex: '0', 'aria-label': label });
  }
}

/** A notice stands so long, and so much longer for each of its letters: twice what reading it takes. */
const noticeMs = 6000;
const letterMs = 120;
/** Larger than any evening. */
const mostFileBytes = 64 * 1024 * 1024;
const plainWish: Wish = { scene: '', seed: '1', speed: 1, debug: [] };

function expectCase({ blueprint }: SceneFile, wish: Wish): void {
  const ids = (blueprint.cases ?? []).map(({ id }) => id);
  if (wish.case === undefined || ids.includes(wish.case)) return;
  const there = ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'This play has only the one.';
  throw new PageError('scene/case', `“${blueprint.title}” has no story called “${wish.case}”. ${there}`);
}

/** The role of that name; nobody, where none is asked for. */
function roleIn({ blueprint, entities }: SceneFile, as: string | undefined): EntityId | undefined {
  if (as === undefined) return undefined;
  const roles = blueprint.profiles.map(({ actor }) => actor);
  const found = roles.find((role) => role === `actor:${as}`);
  if (found) return found;
  const names = entities.filter(({ id }) => roles.includes(id)).map(({ id }) => id.replace(/^actor:/, ''));
  throw new PageError('scene/role', `“${blueprint.title}” has no part called “${as}”. There are: ${names.join(', ')}.`);
}

/** Whom whoever sits here played last, and has not given back. */
function lastRole(facts: readonly Fact[]): EntityId | undefined {
  const last = facts.findLast(
    (fact) => (fact.type === 'role:taken' || fact.type === 'role:released') && fact.player === 'player',
  );
  return last?.type === 'role:taken' ? last.actor : undefined;
}

/** A log carries its whole scene: a replay needs no other file. */
async function sceneIn([first]: readonly Fact[]): Promise<SceneFile> {
  const { readSceneFile } = await import('../drama/scene-file.ts');
  const scene = readSceneFile(first?.type === 'play:opened' ? first.scene : undefined);
  if (scene.ok) return scene.value;
  throw new PageError('evening/unreadable', 'This evening cannot be read any more.', scene.error);
}
