import axe from 'axe-core';
import pageCss from '../../src/app/page.css?inline';
import { Auditorium } from '../../src/app/auditorium/auditorium.ts';
import { NoticeLine } from '../../src/app/dom/notice-line.ts';
import { standardSettings, type Settings, type SettingsShelf } from '../../src/app/settings/settings.ts';
import type { Show } from '../../src/app/show/show.ts';
import { words, type Language } from '../../src/app/words/words.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { Player } from '../../src/embed/player.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { seededRandom } from '../../src/kit/random.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { faultsOf, leavesFree } from './layout-faults.ts';
import { Heads } from './layout-heads.ts';
import { RigDouble } from './playing-rig.ts';

export interface LayoutInput {
  readonly scene: unknown;
  readonly language: Language;
  /** Who plays; nobody, where it is watched. */
  readonly role?: string;
  readonly isReplay?: boolean;
  /** Behind it all, for whoever looks at it. */
  readonly picture?: string;
}

export interface LayoutHands {
  /** Goes on to so many more moments, each with other guests; what was wrong in them. */
  moments(count: number, type: number, isTouch: boolean): Promise<readonly string[]>;
  barriers(): Promise<readonly string[]>;
  /** Whether the play can be paused while the paper about the others lies open. */
  canPauseBesideOthers(): boolean;
  notice(text: string): void;
  done(): void;
}

declare global {
  interface Window {
    layout: LayoutHands;
  }
}

const page = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
/** A fifth of a second: what is written has found its place by then. */
const settleRounds = 4;
const settleFrames = 3;

/** What is open or faced in a moment, one after the other. */
const scenes = ['nothing', 'person', 'box', 'thing', 'ideas', 'person'] as const;

/** In a page: the whole auditorium over a real evening and a picture of heads, moment by moment, at any size. */
export async function run(input: LayoutInput): Promise<void> {
  const { scene, language, role, isReplay = false, picture } = input;
  document.documentElement.lang = language;
  const style = document.createElement('style');
  style.textContent = pageCss;
  document.head.append(style);
  const canvas = document.createElement('canvas');
  canvas.className = 'stage';
  canvas.setAttribute('aria-label', 'The stage');
  if (picture) canvas.style.background = `url("${picture}") center / cover`;
  const house = document.createElement('main');
  house.className = 'house';
  const notice = new NoticeLine();
  house.append(canvas, notice.root);
  document.body.replaceChildren(house);

  const read = readSceneFile(scene);
  if (!read.ok) throw new Error('The play cannot be read.');
  const clock = new SimulatedClock();
  const performance = Performance.open(read.value, { clock, settings: { seed: '5', language } });
  const random = seededRandom('layout');
  const heads = new Heads(canvas, random, role === undefined);
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  const frames = new Set<(seconds: number) => void>();
  const stage = { probe: {}, steer: () => undefined, actors: new Map() } as unknown as Stage;
  const player = role === undefined ? undefined : new Player(performance, stage, entityId(role));
  const rig = new RigDouble(canvas);
  performance.start();
  player?.take();
  await clock.advance(isReplay ? 90_000 : 200);

  let settings: Settings = standardSettings;
  const observers = new Set<(settings: Settings) => void>();
  const shelf: SettingsShelf = {
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
  const nothing = (): undefined => undefined;
  const playback = {
    facts: [...facts],
    atMs: 30_000,
    isOver: false,
    seqAt: () => 0,
    seek: nothing,
    onSeek: () => nothing,
  };
  const show = {
    headset: () => Promise.resolve(undefined),
    get play() {
      return performance.play;
    },
    facts,
    picture: heads,
    playing: player && { player, rig },
    playback: isReplay ? playback : undefined,
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
  const auditorium = new Auditorium({
    show,
    wish: { scene: 'x', seed: '5', speed: 1, debug: [] },
    log: { state: 'failing', onState: () => nothing } as never,
    connection: undefined,
    language,
    settings: shelf,
    clock: () => clock.now(),
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
  house.append(auditorium.root);

  const find = (selector: string): HTMLElement | null => house.querySelector<HTMLElement>(selector);
  const frame = (seconds: number): void => {
    for (const each of frames) each(seconds);
  };
  // What was being said when another scene opened is no longer read.
  const opened = (): number => facts.findLast(({ type }) => type === 'scene:opened')?.seq ?? 0;
  const isHeard = ({ actor, witnesses, seq }: Pick<FactOf<'line:begun'>, 'actor' | 'witnesses' | 'seq'>): boolean =>
    actor !== role && seq > opened() && (role === undefined || witnesses.includes(entityId(role)));
  const speaker = (): EntityId | undefined =>
    [...performance.play.lines.values()].filter(({ begun }) => isHeard(begun)).at(-1)?.begun.actor;
  const isMoment = (): boolean =>
    [...performance.play.lines.values()].some(({ words }) => words.length > 2 + random.next() * 20);
  const goOn = async (): Promise<void> => {
    await clock.advance(700);
    for (let tries = 0; tries < 60 && !isMoment(); tries += 1) {
      await clock.advance(400);
      frame(0.4);
    }
  };
  const face = (what: (typeof scenes)[number]): void => {
    const things = performance.play.file.entities;
    const pick = (kind: string): string | undefined => things.filter((each) => each.kind === kind && each.id !== role).at(Math.floor(random.next() * 4))?.id; // prettier-ignore
    rig.face(what === 'person' || what === 'box' ? pick('actor') : what === 'thing' ? pick('prop') : undefined);
  };
  const arrange = (what: (typeof scenes)[number]): void => {
    if (!player) return;
    face(what);
    if (what === 'box') find('.playing-touch-talk')?.click();
    if (what === 'ideas') find('.playing-touch-suggest')?.click();
    const line = find('textarea.playing-line');
    if (what === 'box' && line instanceof HTMLTextAreaElement) {
      line.value = '(takes her hand) I will not be the last to say what everybody here has known since the wedding.';
      line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  };
  const putAway = (what: (typeof scenes)[number]): void => {
    if (what === 'box') find('textarea.playing-line')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })); // prettier-ignore
    if (what === 'ideas') find('.playing-touch-suggest')?.click();
  };
  let over = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (over = resolve));
  let passed = 0;
  let open: (typeof scenes)[number] = 'nothing';
  window.layout = {
    async moments(count, type, isTouch) {
      shelf.change({
        captions: { ...settings.captions, size: type, style: passed % 3 === 2 ? 'subtitles' : 'bubbles' },
      });
      document.dispatchEvent(new PointerEvent('pointermove', { pointerType: isTouch ? 'touch' : 'mouse' }));
      const found: string[] = [];
      for (let index = 0; index < count; index += 1, passed += 1) {
        putAway(open);
        await goOn();
        const what = scenes[passed % scenes.length] ?? 'nothing';
        const people = [...performance.play.profiles.keys()].filter((id) => id !== role);
        const speaks = speaker();
        heads.scatter(people, speaks);
        arrange(what);
        for (let round = 0; round < settleRounds; round += 1) {
          await page();
          for (let each = 0; each < settleFrames; each += 1) frame(0.02);
        }
        const spoken = speaks && heads.head(speaks);
        const faces = speaks && spoken?.isSeen ? [{ ...spoken, name: speaks }] : [];
        found.push(...faultsOf(faces).map((fault) => `${what}: ${fault}`));
        open = what;
      }
      return found;
    },
    async barriers() {
      const { violations } = await axe.run(document, {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    canPauseBesideOthers() {
      const button = [...house.querySelectorAll<HTMLElement>('.menu button')].find((each) =>
        each.textContent.includes(words[language].auditorium.others),
      );
      button?.click();
      const isFree = leavesFree('.others', '.controls');
      find('.others .panel-close')?.click();
      return isFree;
    },
    notice: (text) => notice.tell(text, 'stays'),
    done: () => over(),
  };
  await isOver;
  auditorium.dispose();
  rig.dispose();
  performance.dispose();
}
