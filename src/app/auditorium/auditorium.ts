import { controlOf } from '../../../plugin/player/bindings.ts';
import { playerAsks, type PlayerAsk } from '../../../plugin/player/player-rig.ts';
import { isPlayerView, type ViewMode } from '../../../plugin/player/view-mode.ts';
import type { PanelName, Wish } from '../address.ts';
import { CaptionsView } from '../captions/captions-view.ts';
import { followConnection, freshConnection, mendable } from '../connection/connection-notice.ts';
import type { Choice } from '../cover/cover.ts';
import type { Fact } from '../../drama/fact.ts';
import { TensionView } from '../programme/tension-view.ts';
import { ReplayBar } from '../replay/replay-bar.ts';
import { timelineOf } from '../replay/timeline.ts';
import type { EveningLog } from '../shelf/evening-log.ts';
import { SavedMark } from '../shelf/saved-mark.ts';
import { element } from '../dom/element.ts';
import { tellHeight } from '../dom/told-height.ts';
import { View } from '../dom/view.ts';
import { PlayingView } from '../playing/playing-view.ts';
import type { AfterPart } from '../playing/telling-view.ts';
import type { Settings, SettingsShelf } from '../settings/settings.ts';
import { viewsOf } from './listed-views.ts';
import { OthersOnStage } from '../sharing/others-on-stage.ts';
import { tongueOf } from '../words/play-language.ts';
import { words } from '../words/words.ts';
import { Controls } from './controls.ts';
import { headsetButtons } from './headset-button.ts';
import { SideTable, type SideTableOptions } from './side-table.ts';
import { PhotoView } from './photo.ts';
import { Usher } from './usher.ts';

/** Why a play does not go on at the moment. */
export type HoldReason =
  | 'person'
  | 'hidden'
  | 'panel'
  | 'picture'
  | 'photo'
  | 'reading'
  | 'author'
  | 'sharing'
  | 'menu'
  | 'asking'
  | 'arriving';

export interface AuditoriumOptions extends Pick<
  SideTableOptions,
  'show' | 'connection' | 'language' | 'clock' | 'onShare'
> {
  /** How it was asked for. */
  readonly wish: Wish;
  /** Where it is kept. */
  readonly log: EveningLog | undefined;
  readonly settings: SettingsShelf;
  /** What is asked of the page has changed: its address follows. */
  readonly onWish: (wish: Wish) => void;
  readonly onFoyer: () => void;
  /** The keys are the stage's again. */
  readonly onStage: () => void;
  readonly onSettings: () => void;
  readonly onRole: (choice: AfterPart) => void;
  /** Plays on from this fact. */
  readonly onFork: (seq: number) => void;
  readonly onExport: () => void;
  readonly onEnd: () => void;
  /** Something worth a quiet word, and where it can be mended. */
  readonly onNotice: (sentence: string, choice?: Choice) => void;
  readonly isFirstTime: boolean;
}

/** Everything around a play that is on: what is read of it, what one does in it, and what lies open beside it. */
export class Auditorium extends View {
  readonly root: HTMLElement;
  private readonly says;
  private readonly world: HTMLElement;
  private readonly controls: Controls;
  private readonly captions: CaptionsView;
  /** The reasons why the play waits. It goes on when there is none left. */
  private readonly holds = new Set<HoldReason>();
  private readonly playing: PlayingView | undefined;
  private readonly table: SideTable;
  private readonly replay: ReplayBar | undefined;
  private connection = freshConnection;
  private photo: PhotoView | undefined;
  private before: ViewMode | undefined;
  private wish: Wish;
  private readonly usher: Usher;

  constructor(private readonly options: AuditoriumOptions) {
    super();
    const { show, wish, language, settings } = options;
    this.says = words[language].auditorium;
    const isPlayed = show.playing !== undefined;
    this.wish = wish;
    this.world = element('pre.world', { hidden: true, tabindex: '0', 'aria-label': this.says.world });
    this.controls = new Controls(
      language,
      {
        onPause: () => this.togglePause(),
        onSpeed: (speed) => this.change({ ...this.wish, speed }),
        onView: (mode) => this.look(mode),
        onMute: () => this.toggleMute(),
        onCaptions: (style) => settings.change({ captions: { ...settings.settings.captions, style } }),
        onPanel: (panel) => this.toggle(panel),
        onFoyer: options.onFoyer,
        onPhoto: () => this.setPhoto(true),
        onMenu: (isOpen) => this.setMenu(isOpen),
        onMenuClosed: options.onStage,
      },
      { isAside: isPlayed || show.playback !== undefined, isPlayed, isShareable: show.playback === undefined },
    );
    const witness = show.playing?.player.role;
    this.playing = this.openPart();
    const captions = new CaptionsView({
      show,
      settings,
      language: tongueOf(show.play, language),
      witness,
      hud: this.playing,
      isStopped: () => this.isStopped,
      onBreath: (isHeld) => this.hold('reading', isHeld),
    });
    this.captions = captions;
    this.usher = new Usher({ show, language, witness, tell: (text, when) => captions.tell(text, when) });
    this.table = new SideTable({
      ...options,
      witness,
      onSaveFacts: options.onExport,
      onPause: (isPaused) => this.hold('person', isPaused),
      onSpeed: (speed) => this.change({ ...this.wish, speed }),
      laid: () => this.wish.debug,
      onOverlays: (debug) => this.change({ ...this.wish, debug }),
      onClose: () => this.note(undefined),
    });
    const headsets = headsetButtons({ ...options, playing: this.playing });
    for (const { root } of headsets) this.controls.offer(root);
    const tension = new TensionView(show, language);
    const saved = new SavedMark(language, options.log);
    this.replay = this.openReplay();
    const bar = this.replay?.root ?? (show.playing ? undefined : this.controls.root);
    this.own(
      captions,
      this.controls,
      this.playing,
      this.replay,
      this.table,
      ...headsets,
      tension,
      saved,
      bar && tellHeight(bar, '--bar-height'),
    );
    this.root = element(
      'div',
      { class: `auditorium ${show.playback ? 'is-replayed' : witness === undefined ? 'is-watched' : 'is-played'}` },
      tension.root,
      captions.root,
      this.playing?.root,
      this.world,
      saved.root,
      this.table.root,
      this.replay?.root,
      this.controls.root,
    );
    this.follow();
    this.showAll(settings.settings);
    if (show.facts.length > 0) this.usher.takeUp();
    if (wish.panel) this.open(wish.panel);
  }

  hold(why: HoldReason, isSo: boolean): void {
    if (isSo) this.holds.add(why);
    else this.holds.delete(why);
    const isPaused = this.holds.has('person');
    this.controls.showPaused(isPaused);
    this.replay?.showPlaying(!this.isStopped);
    this.root.dataset['paused'] = isPaused ? this.says.paused : '';
    if (this.holds.size > 0) this.options.show.pause(!this.isStopped);
    else this.options.show.resume();
  }

  /** Whether somebody paused it. */
  get isPaused(): boolean {
    return this.holds.has('person');
  }

  /** Somebody or something stopped it; a play that holds its breath goes on by itself. */
  private get isStopped(): boolean {
    return [...this.holds].some((why) => why !== 'reading' && why !== 'asking');
  }

  /** Whether a key was for the performance. */
  key(event: KeyboardEvent): boolean {
    if (this.replay?.press(event)) return true;
    // Whoever walks has their own hands on the keys, but for a camera that is not theirs.
    const { show, settings } = this.options;
    const { rig } = show.playing ?? {};
    if (rig && isPlayerView(show.mode) && rig.isEnabled) return false;
    if (event.code === 'KeyC') return this.ask('view');
    const control = controlOf(settings.settings.bindings, event.code);
    const ask = playerAsks.find((each) => each === control);
    return ask !== undefined && this.ask(ask);
  }

  /** Does what a key, a button or a finger asks of the page; false, where it is nothing of the page's. */
  ask(ask: PlayerAsk): boolean {
    const { photo } = this;
    const asks: Readonly<Partial<Record<PlayerAsk, () => void>>> = {
      pause: () => this.togglePause(),
      mute: () => this.toggleMute(),
      view: () => this.nextView(),
      photo: () => this.setPhoto(photo === undefined),
      transcript: () => this.toggle('transcript'),
      playbill: () => this.toggle('playbill'),
      inspector: () => this.toggle('inspector'),
      settings: () => this.toggle('settings'),
      back: () => (photo ? this.setPhoto(false) : this.back()),
      // In photo mode the key that speaks takes the picture; else it is no key of the page's.
      ...(photo ? { talk: () => void photo.take() } : {}),
    };
    asks[ask]?.();
    return ask in asks;
  }

  /** What lies on top is put away: the menu, then what lies beside the play; where nothing does, the menu comes. */
  private back(): void {
    if (this.controls.isMenuOpen || !this.table.isLaid) this.controls.toggleMenu();
    else this.table.clear();
  }

  /** Lays this open beside the play. */
  open(panel: PanelName): void {
    if (panel === 'settings') this.options.onSettings();
    else if (panel === 'help') this.playing?.openHelp();
    else this.table.open(panel);
    // What was put away for it is told of first.
    this.note(panel);
  }

  /** The settings are put away: the play goes on. */
  leaveSettings(): void {
    this.note(undefined);
    this.hold('panel', false);
  }

  private openPart(): PlayingView | undefined {
    const { show } = this.options;
    const { playing } = show;
    if (!playing) return undefined;
    return new PlayingView({
      ...this.options,
      language: tongueOf(show.play, this.options.language),
      playing,
      onAsk: (ask) => void this.ask(ask),
      onList: () => this.table.clear(),
      onAsking: (isAsked) => this.hold('asking', isAsked),
      putHere: (held, on, at) => {
        show.intendSpot(held, at);
        const isOnFloor = show.play.scene.world.things.get(on)?.kind !== 'prop';
        const where = isOnFloor ? {} : { preposition: 'on', target: on };
        const verb = isOnFloor ? 'drop' : 'put';
        return playing.player.do({ action: { subject: playing.player.role, verb, object: held, ...where } });
      },
    });
  }

  private openReplay(): ReplayBar | undefined {
    const { show } = this.options;
    const { playback } = show;
    if (!playback) return undefined;
    const bar = new ReplayBar({
      ...this.options,
      playback,
      timeline: timelineOf(playback.facts, show.play),
      speed: this.wish.speed,
      onSeek: (seq, atMs) => playback.seek(seq, atMs),
      onPlay: () => {
        if (playback.isOver) playback.seek(0);
        this.hold('person', false);
      },
      onPause: () => this.hold('person', true),
      onSpeed: (speed) => this.change({ ...this.wish, speed }),
    });
    if (this.wish.at !== undefined) playback.seek(this.wish.at);
    this.own(show.onFrame(() => bar.update()));
    return bar;
  }

  /** What is to be said of the model, once: that it is away, and that it is back. */
  private followConnection(fact: Fact): void {
    if (!this.options.connection) return;
    this.connection = followConnection(this.connection, fact);
    const { notice } = this.connection;
    if (!notice) return;
    const { notices, toSettings } = words[this.options.language].connection;
    const settings = { label: toSettings, choose: () => this.open('settings') };
    this.options.onNotice(notices[notice], mendable.includes(notice) ? settings : undefined);
  }

  private follow(): void {
    const { show, settings } = this.options;
    const leaving = new AbortController();
    const { signal } = leaving;
    // A play that waits for its readers waits no longer for whoever does something.
    const goOn = (event: Event): void => {
      if (this.holds.has('reading') && !('repeat' in event && event.repeat)) this.captions.goOn();
    };
    document.addEventListener('pointerdown', (event) => this.controls.pressed(event), { capture: true, signal });
    for (const kind of ['keydown', 'pointerdown']) document.addEventListener(kind, goOn, { capture: true, signal });
    this.own(
      () => leaving.abort(),
      settings.onChange((next) => {
        show.applySettings(next);
        this.showAll(next);
      }),
      show.onFact((fact) => {
        this.showWorld();
        this.followConnection(fact);
        this.usher.follow(fact);
        if (fact.type === 'play:ended' && !show.playback) this.options.onEnd();
      }),
    );
    this.followOthers();
    show.setSpeed(this.wish.speed);
    show.lay(this.wish.debug);
  }

  /** Where several share it, it waits when its host says so, also for whoever has just come. */
  private followOthers(): void {
    const { show, onNotice, language } = this.options;
    const { others } = show;
    if (!others) return;
    let wasHeld = false;
    const look = (): void => {
      if (others.isHeld === wasHeld) return;
      wasHeld = others.isHeld;
      this.hold('person', wasHeld);
      const { isHeld, goesOn } = words[language].sharing;
      if (!others.isHost) onNotice(wasHeld ? isHeld : goesOn);
    };
    const stage = new OthersOnStage(show, others, this.options.clock);
    // Under everything that is read.
    this.root.prepend(stage.root);
    this.own(others.onChange(look), stage);
    look();
  }

  private showAll({ captions, sound }: Settings): void {
    const { wish } = this;
    const { show } = this.options;
    this.controls.show({
      speed: wish.speed,
      views: viewsOf(show),
      mode: show.mode,
      isMuted: wish.sound === 'off' || sound.isMuted,
      captions: captions.style,
      isPlaying: show.play.ended === undefined,
    });
    this.controls.showPaused(this.holds.has('person'));
  }

  private togglePause(): void {
    const { play, playback, others } = this.options.show;
    if (play.ended && !playback) return;
    const isPaused = !this.holds.has('person');
    if (others && !others.isHost) return this.options.onNotice(words[this.options.language].sharing.held);
    void others?.hold(isPaused);
    this.hold('person', isPaused);
    if (isPaused && !this.captions.isTelling) this.usher.recap();
  }

  private toggleMute(): void {
    const { sound, ...rest } = this.wish;
    const { settings } = this.options;
    const isMuted = sound === 'off' || settings.settings.sound.isMuted;
    settings.change({ sound: { ...settings.settings.sound, isMuted: false } });
    this.change(isMuted ? rest : { ...rest, sound: 'off' });
  }

  /** Whoever plays goes from their eyes to their shoulder, and from any other camera back to their own; who watches, from camera to camera. */
  private nextView(): void {
    const { show, settings, language } = this.options;
    if (show.playing?.rig) {
      const own = settings.settings.comfort.view;
      const next = !isPlayerView(show.mode) ? own : show.mode === 'eyes' ? 'shoulder' : 'eyes';
      this.look(next);
      this.playing?.tell({ kind: 'told', text: words[language].auditorium.views[next] });
      return;
    }
    const known = viewsOf(show);
    const at = known.findIndex((mode) => mode === show.mode);
    this.look(known[(at + 1) % known.length] ?? 'film');
  }

  /** The own view that was chosen is kept for every evening from now on. */
  private look(mode: ViewMode): void {
    const { show, settings } = this.options;
    show.look(mode);
    if (mode === 'eyes' || mode === 'shoulder')
      settings.change({ comfort: { ...settings.settings.comfort, view: mode } });
    this.change({ ...this.wish, camera: mode });
  }

  private setPhoto(isOn: boolean): void {
    const { show } = this.options;
    if (isOn === (this.photo !== undefined) || (isOn && !show.playing?.rig)) return;
    if (isOn) {
      this.before = show.mode;
      show.look('photo');
      this.photo = new PhotoView(this.options.language, show, () => this.setPhoto(false));
      this.root.append(this.photo.root);
    } else {
      this.photo?.root.remove();
      this.photo = undefined;
      show.look(this.before ?? 'shoulder');
    }
    this.root.classList.toggle('is-photo', isOn);
    this.hold('photo', isOn);
  }

  /** Whoever plays misses nothing behind the menu: the play waits, where it is theirs alone. */
  private setMenu(isOpen: boolean): void {
    this.playing?.setAside(isOpen);
    if (this.playing && !this.options.show.others) this.hold('menu', isOpen);
  }

  private toggle(panel: PanelName): void {
    if (this.table.isOpen(panel)) this.table.close(panel);
    else this.open(panel);
  }

  private note(panel: PanelName | undefined): void {
    const { panel: _, ...rest } = this.wish;
    this.change(panel ? { ...rest, panel } : rest);
  }

  private change(wish: Wish): void {
    const { show } = this.options;
    if (wish.sound !== this.wish.sound) show.mute(wish.sound === 'off');
    if (wish.speed !== this.wish.speed) show.setSpeed(wish.speed);
    this.wish = wish;
    show.lay(wish.debug);
    this.showWorld();
    this.showAll(this.options.settings.settings);
    this.options.onWish(wish);
  }

  private showWorld(): void {
    const lines = this.wish.debug.includes('world') ? this.options.show.worldLines() : [];
    this.world.hidden = lines.length === 0;
    if (lines.length > 0) this.world.textContent = lines.join('\n');
  }
}
