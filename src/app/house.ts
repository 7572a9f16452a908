import type { SceneFile } from '../drama/scene-file.ts';
import { withAnotherSeed, type Wish } from './address.ts';
import { Controls } from './controls.ts';
import { Cover, type Choice } from './cover/cover.ts';
import { element } from './dom/element.ts';
import { Playbill } from './foyer/playbill.ts';
import { fetchPlaybill, fetchScene, type PlayNotice } from './foyer/scene-source.ts';
import type { OpenShow, Show } from './show/show.ts';
import { SurtitlesView } from './captions/surtitles-view.ts';
import { blankSurtitles, follow, spokenAloud } from './captions/surtitles.ts';
import { PageError, troubleIn } from './trouble.ts';

/** Why the play does not go on at the moment. It goes on when there is no reason left. */
type Hold = 'person' | 'hidden' | 'playbill' | 'picture';

export interface HouseOptions {
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly openStage: OpenShow;
  readonly openWords: OpenShow;
  /** The page's address follows what is played. */
  readonly onWish: (wish: Wish) => void;
  /** A number from 0 to 1, for evenings nobody has seen. */
  readonly chance: () => number;
  readonly onFault: (error: unknown) => void;
}

/** The house around the stage: what is played tonight, what is to be read, and what a person may do about it. */
export class House {
  readonly root: HTMLElement;
  private readonly cover = new Cover();
  private readonly surtitles = new SurtitlesView();
  private readonly notice = element('p', { class: 'notice', role: 'status' });
  private readonly world = element('pre', { class: 'world', hidden: true, tabindex: '0', 'aria-label': 'The world' });
  private readonly controls: Controls;
  private readonly playbill: Playbill;
  private readonly holds = new Set<Hold>();
  private canvas = freshCanvas();
  private show: Show | undefined;
  private opening = new AbortController();
  private wish: Wish;
  /** How it is given: on the stage, until somebody chooses words. */
  private openShow: OpenShow;

  constructor(
    private readonly options: HouseOptions,
    wish: Wish,
  ) {
    this.wish = wish;
    this.openShow = options.openStage;
    this.playbill = new Playbill(
      (chosen) => void this.perform(chosen),
      () => this.release('playbill'),
    );
    this.controls = new Controls({
      onPause: () => this.togglePause(),
      onSpeed: (speed) => this.change({ ...this.wish, speed }),
      onOverlays: (debug) => this.change({ ...this.wish, debug }),
      onCamera: (camera) => this.change({ ...this.wish, camera }),
      onMute: () => this.toggleMute(),
      onAnother: () => void this.perform(withAnotherSeed(this.wish, options.chance)),
      onPlaybill: () => this.openPlaybill(),
    });
    const { cover, surtitles, notice, controls, playbill } = this;
    this.root = element(
      'main',
      { class: 'house' },
      this.canvas,
      surtitles.root,
      notice,
      this.world,
      cover.root,
      controls.root,
      playbill.root,
    );
  }

  /** Gives this play; whatever was on is over. */
  async perform(wish: Wish): Promise<void> {
    this.close();
    this.wish = wish;
    this.options.onWish(wish);
    const { signal } = this.opening;
    this.controls.showSpeed(wish.speed);
    this.controls.showCamera(wish.camera === 'house' ? 'house' : 'film');
    this.controls.showMuted(wish.sound === 'off');
    this.controls.showOverlays([], []);
    this.cover.prepare('reading');
    try {
      const scene = await fetchScene(wish.scene, this.options.fetch);
      if (signal.aborted) return;
      expectCase(scene, wish);
      this.announce(scene);
      const show = await this.openShow({
        canvas: this.canvas,
        scene,
        wish,
        signal,
        onPreparing: (preparation) => signal.aborted || this.cover.prepare(preparation),
        onPicture: (picture) => signal.aborted || this.tellOfPicture(picture),
        onNotice: (sentence) => signal.aborted || this.tell(sentence),
        onFault: this.options.onFault,
      });
      if (signal.aborted) show.dispose();
      else this.begin(show);
    } catch (error) {
      const notices = await this.bill();
      if (!signal.aborted) this.tellOf(error, notices);
    }
  }

  /** A sentence that goes when the next comes. */
  tell(text: string): void {
    this.notice.textContent = text;
  }

  togglePause(): void {
    if (!this.show || this.show.play.ended) return;
    if (this.holds.has('person')) this.release('person');
    else this.hold('person');
  }

  /** From a film to the stalls, or back. */
  toggleCamera(): void {
    this.change({ ...this.wish, camera: this.wish.camera === 'house' ? 'film' : 'house' });
  }

  toggleMute(): void {
    const { sound, ...rest } = this.wish;
    this.change(sound === 'off' ? rest : { ...rest, sound: 'off' });
  }

  /** A hidden tab waits: nothing is missed, however long. */
  setHidden(isHidden: boolean): void {
    if (isHidden) this.hold('hidden');
    else this.release('hidden');
  }

  dispose(): void {
    this.close();
    this.root.remove();
  }

  private begin(show: Show): void {
    this.show = show;
    let shown = blankSurtitles;
    show.onFact((fact, play) => {
      const before = shown;
      shown = follow(shown, fact, play);
      this.surtitles.show(shown);
      const aloud = spokenAloud(before, shown, fact);
      if (aloud !== undefined) this.surtitles.say(aloud);
      this.showWorld();
      if (fact.type === 'play:ended') this.end(fact);
    });
    show.setSpeed(this.wish.speed);
    show.lay(this.wish.debug);
    this.controls.showOverlays(show.overlays, this.wish.debug);
    this.controls.showPlaying(true);
    this.cover.rise();
    this.applyHolds();
  }

  private end({ ending, completed }: { readonly ending: string; readonly completed: boolean }): void {
    const { blueprint, now } = this.show?.play ?? {};
    this.controls.showPlaying(false);
    const minutes = Math.max(1, Math.round((now ?? 0) / 60_000));
    this.cover.fall(
      {
        title: blueprint?.title ?? '',
        heading: completed ? inWords(ending) : 'The play was broken off',
        how: completed
          ? `The end, after ${minutes} minute${minutes === 1 ? '' : 's'}. Another evening may end otherwise.`
          : `It was ${ending}.`,
      },
      [
        { label: 'Play it again', choose: () => void this.perform(this.wish) },
        { label: 'Another evening', choose: () => void this.perform(withAnotherSeed(this.wish, this.options.chance)) },
        { label: 'Playbill', choose: () => this.openPlaybill() },
      ],
    );
  }

  private tellOf(error: unknown, notices: readonly PlayNotice[]): void {
    const trouble = troubleIn(error);
    const choices: Choice[] = [];
    if (trouble.code === 'theatre/no-webgl') {
      const followInWords = () => {
        this.openShow = this.options.openWords;
        void this.perform(this.wish);
      };
      choices.push({ label: 'Follow it in words', choose: followInWords });
    }
    if (trouble.again) choices.push({ label: 'Try again', choose: () => void this.perform(this.wish) });
    for (const { name, title } of trouble.code === 'scene/unknown' ? notices : []) {
      choices.push({ label: title, choose: () => void this.perform({ ...plainWish(this.wish), scene: name }) });
    }
    if (trouble.code !== 'scene/unknown') choices.push({ label: 'Playbill', choose: () => this.openPlaybill() });
    if (trouble.code === 'page/mistake') this.options.onFault(error);
    this.cover.tellOf(trouble, choices);
  }

  private tellOfPicture(picture: 'lost' | 'back'): void {
    if (picture === 'lost') {
      this.tell('The graphics card took the picture away. The play waits until it is back.');
      this.hold('picture');
    } else {
      this.tell('');
      this.release('picture');
    }
  }

  private announce({ blueprint }: SceneFile): void {
    const { title, about = '', language = 'en' } = blueprint;
    this.cover.announce(title, about);
    document.title = `${title} — Proscenium`;
    this.surtitles.root.lang = this.wish.language ?? language;
  }

  private openPlaybill(): void {
    this.hold('playbill');
    // Where nothing was played yet, there may be no bill yet either.
    void this.bill().then((notices) => {
      this.playbill.hang(notices);
      this.playbill.open(this.wish);
    });
  }

  private bill(): Promise<readonly PlayNotice[]> {
    return fetchPlaybill(this.options.fetch);
  }

  private change(wish: Wish): void {
    if (wish.camera !== this.wish.camera) this.show?.look(wish.camera ?? 'film');
    if (wish.sound !== this.wish.sound) this.show?.mute(wish.sound === 'off');
    this.wish = wish;
    this.controls.showCamera(wish.camera === 'house' ? 'house' : 'film');
    this.controls.showMuted(wish.sound === 'off');
    this.show?.setSpeed(wish.speed);
    this.show?.lay(wish.debug);
    this.showWorld();
    this.options.onWish(wish);
  }

  private showWorld(): void {
    const lines = this.wish.debug.includes('world') ? (this.show?.worldLines() ?? []) : [];
    this.world.hidden = lines.length === 0;
    if (lines.length > 0) this.world.textContent = lines.join('\n');
  }

  private hold(why: Hold): void {
    this.holds.add(why);
    this.applyHolds();
  }

  private release(why: Hold): void {
    this.holds.delete(why);
    this.applyHolds();
  }

  private applyHolds(): void {
    this.controls.showPaused(this.holds.has('person'));
    this.root.classList.toggle('paused', this.holds.has('person'));
    if (this.holds.size > 0) this.show?.pause();
    else this.show?.resume();
  }

  /** What was on is over, and leaves nothing behind: the next gets a canvas nobody has drawn on. */
  private close(): void {
    this.opening.abort();
    this.opening = new AbortController();
    this.show?.dispose();
    this.show = undefined;
    this.holds.delete('person');
    this.holds.delete('picture');
    this.controls.showPaused(false);
    this.controls.showPlaying(false);
    this.playbill.close();
    this.surtitles.clear();
    this.showWorld();
    this.cover.rise();
    this.tell('');
    const next = freshCanvas();
    this.canvas.replaceWith(next);
    this.canvas = next;
  }
}

function expectCase({ blueprint }: SceneFile, wish: Wish): void {
  const ids = (blueprint.cases ?? []).map(({ id }) => id);
  if (wish.case === undefined || ids.includes(wish.case)) return;
  const there = ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'This play has only the one.';
  throw new PageError('scene/case', `“${blueprint.title}” has no story called “${wish.case}”. ${there}`);
}

/** What is left of a wish when the play is another. */
const plainWish = ({ seed, speed, debug, tier, camera, sound, scene }: Wish): Wish => ({
  scene,
  seed,
  speed,
  debug,
  ...(camera ? { camera } : {}),
  ...(sound ? { sound } : {}),
  ...(tier ? { tier } : {}),
});

const freshCanvas = (): HTMLCanvasElement =>
  element('canvas', { class: 'stage', tabindex: '0', 'aria-label': 'The stage. Arrow keys turn the view.' });

/** `a-change-of-air` as a person reads it. */
function inWords(id: string): string {
  const words = id.replaceAll('-', ' ').trim();
  return words === '' ? 'The end' : words.charAt(0).toUpperCase() + words.slice(1);
}
