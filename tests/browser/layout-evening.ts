import { Auditorium } from '../../src/app/auditorium/auditorium.ts';
import { standardSettings, type Settings, type SettingsShelf } from '../../src/app/settings/settings.ts';
import type { Show } from '../../src/app/show/show.ts';
import type { Language } from '../../src/app/words/words.ts';
import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { Player } from '../../src/embed/player.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { seededRandom, type Random } from '../../src/kit/random.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import type { Guest } from './layout-faults.ts';
import { Heads } from './layout-heads.ts';
import { RigDouble } from './playing-rig.ts';

export interface EveningInput {
  readonly file: SceneFile;
  readonly language: Language;
  /** Who plays; nobody, where it is watched. */
  readonly role?: EntityId | undefined;
  readonly isReplay: boolean;
}

/** What is open or faced in a moment, one after the other. */
export const openings = ['nothing', 'person', 'box', 'thing', 'menu', 'ideas', 'person'] as const;
type Opening = (typeof openings)[number];

/** Where a replay begins. */
const replayedMs = 90_000;
const longLine = '(takes her hand) I will not be the last to say what everybody here has known since the wedding.';

/** An evening in its auditorium over a picture of heads; clock and frames are in a test's hands. */
export class LayoutEvening {
  private readonly clock = new SimulatedClock();
  private readonly random: Random;
  private readonly heads: Heads;
  private readonly performance: Performance;
  private readonly rig: RigDouble;
  private readonly player: Player | undefined;
  private readonly facts: Fact[] = [];
  private readonly frames = new Set<(seconds: number) => void>();
  private readonly shelf: SettingsShelf;
  private auditorium: Auditorium | undefined;
  private open: Opening = 'nothing';

  private constructor(
    private readonly house: HTMLElement,
    canvas: HTMLCanvasElement,
    private readonly input: EveningInput,
    private readonly seed: string,
  ) {
    const { file, language, role } = input;
    this.random = seededRandom(`layout ${seed}`);
    this.performance = Performance.open(file, { clock: this.clock, settings: { seed, language } });
    this.performance.onFact((fact) => this.facts.push(fact));
    this.heads = new Heads(canvas, this.random, role === undefined);
    const stage = { probe: {}, steer: () => undefined, actors: new Map() } as unknown as Stage;
    this.player = role === undefined ? undefined : new Player(this.performance, stage, role);
    this.rig = new RigDouble(canvas);
    this.shelf = settingsShelf();
  }

  static async open(house: HTMLElement, canvas: HTMLCanvasElement, input: EveningInput, seed: string) {
    const evening = new LayoutEvening(house, canvas, input, seed);
    evening.performance.start();
    evening.player?.take();
    await evening.clock.advance(input.isReplay ? replayedMs : 200);
    evening.enter();
    return evening;
  }

  get isOver(): boolean {
    return this.performance.play.ended !== undefined;
  }

  /** On to the next moment at which somebody has said some words; `look` is called when something is told, before the next picture. */
  async goOn(look: () => void): Promise<void> {
    const told = (): string => this.find('.captions-told')?.textContent ?? '';
    const pass = async (ms: number): Promise<void> => {
      const before = told();
      await this.clock.advance(ms);
      if (told() !== before) look();
    };
    await pass(700);
    for (let tries = 0; tries < 60 && !this.isOver && !this.isMoment(); tries += 1) {
      await pass(400);
      this.frame(0.4);
    }
  }

  /** Everybody stands elsewhere, and something is faced or opened. */
  arrange(what: Opening): void {
    this.putAway();
    this.open = what;
    const people = [...this.performance.play.profiles.keys()].filter((id) => id !== this.input.role);
    this.heads.scatter(people, this.speaker());
    if (!this.player) return;
    this.face(what);
    if (what === 'box') this.find('.playing-touch-talk')?.click();
    if (what === 'ideas') this.find('.playing-touch-suggest')?.click();
    if (what === 'menu') this.find('.playing-label')?.click();
    const line = this.find('textarea.playing-line');
    if (what !== 'box' || !(line instanceof HTMLTextAreaElement)) return;
    line.value = longLine;
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  /** How large and where it is read from now on. */
  read(size: number, style: Settings['captions']['style']): void {
    this.shelf.change({ captions: { ...this.shelf.settings.captions, size, style } });
  }

  frame(seconds: number): void {
    for (const each of this.frames) each(seconds);
  }

  /** The faces nothing may be written on. */
  speakingFaces(): readonly Guest[] {
    const speaker = this.speaker();
    const head = speaker && this.heads.head(speaker);
    return speaker && head?.isSeen ? [{ ...head, name: speaker }] : [];
  }

  dispose(): void {
    this.auditorium?.root.remove();
    this.auditorium?.dispose();
    this.rig.dispose();
    this.performance.dispose();
  }

  private find(selector: string): HTMLElement | null {
    return this.house.querySelector<HTMLElement>(selector);
  }

  /** Closes what was opened: a key that acts may have opened the box, where speaking is all there is to do. */
  private putAway(): void {
    const escape = (): Event =>
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true });
    for (const open of ['.playing-menu:not([hidden]) .playing-deed', 'textarea.playing-line'])
      if (this.find(open)?.checkVisibility()) this.find(open)?.dispatchEvent(escape());
    if (this.open === 'ideas') this.find('.playing-touch-suggest')?.click();
  }

  private face(what: Opening): void {
    const things = this.performance.play.file.entities;
    const pick = (kind: string): string | undefined =>
      things.filter((each) => each.kind === kind && each.id !== this.input.role).at(Math.floor(this.random.next() * 4))
        ?.id;
    const isPerson = what === 'person' || what === 'box' || (what === 'menu' && this.random.next() < 0.5);
    this.rig.face(isPerson ? pick('actor') : what === 'thing' || what === 'menu' ? pick('prop') : undefined);
  }

  /** Whoever is read last; what was being said when another scene opened is no longer read. */
  private speaker(): EntityId | undefined {
    const { role } = this.input;
    const opened = this.facts.findLast(({ type }) => type === 'scene:opened')?.seq ?? 0;
    const isHeard = ({ actor, witnesses, seq }: Pick<FactOf<'line:begun'>, 'actor' | 'witnesses' | 'seq'>): boolean =>
      actor !== role && seq > opened && (role === undefined || witnesses.includes(role));
    return [...this.performance.play.lines.values()].filter(({ begun }) => isHeard(begun)).at(-1)?.begun.actor;
  }

  private isMoment(): boolean {
    return [...this.performance.play.lines.values()].some(({ words }) => words.length > 2 + this.random.next() * 20);
  }

  private enter(): void {
    const nothing = (): undefined => undefined;
    this.auditorium = new Auditorium({
      show: this.show(),
      wish: { scene: 'x', seed: this.seed, speed: 1, debug: [] },
      log: { state: 'failing', onState: () => nothing } as never,
      connection: undefined,
      language: this.input.language,
      settings: this.shelf,
      clock: () => this.clock.now(),
      isFirstTime: true,
      onWish: nothing,
      onFoyer: nothing,
      onStage: nothing,
      onSettings: nothing,
      onRole: nothing,
      onFork: nothing,
      onExport: nothing,
      onShare: async () => undefined,
      onEnd: nothing,
      onNotice: nothing,
    });
    this.house.append(this.auditorium.root);
  }

  private show(): Show {
    const { performance, facts, frames, player, rig, heads, input } = this;
    const nothing = (): undefined => undefined;
    const playback = {
      facts: [...facts],
      atMs: 30_000,
      isOver: false,
      seqAt: () => 0,
      seek: nothing,
      onSeek: () => nothing,
    };
    return {
      headset: () => Promise.resolve(undefined),
      get play() {
        return performance.play;
      },
      facts,
      picture: heads,
      playing: player && { player, rig },
      playback: input.isReplay ? playback : undefined,
      probe: undefined,
      isPaused: false,
      mode: player ? 'eyes' : 'film',
      speed: 1,
      onFact: (observe: Parameters<Performance['onFact']>[0]) => performance.onFact(observe),
      onFrame(observe: (seconds: number) => void) {
        frames.add(observe);
        return () => frames.delete(observe);
      },
      ...Object.fromEntries(
        ['pause', 'resume', 'setSpeed', 'lay', 'applySettings', 'mute', 'look'].map((name) => [name, nothing]),
      ),
      worldLines: () => [],
    } as unknown as Show;
  }
}

/** Settings that nobody keeps. */
function settingsShelf(): SettingsShelf {
  let settings: Settings = standardSettings;
  const observers = new Set<(settings: Settings) => void>();
  return {
    get settings() {
      return settings;
    },
    apiKey: '',
    change(some) {
      settings = { ...settings, ...some } as Settings;
      for (const observe of observers) observe(settings);
    },
    keepKey: () => undefined,
    onChange(observe) {
      observers.add(observe);
      return () => observers.delete(observe);
    },
  };
}
