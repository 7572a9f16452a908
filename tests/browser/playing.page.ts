import axe from 'axe-core';
import { standardBindings } from '../../plugin/player/bindings.ts';
import pageCss from '../../src/app/page.css?raw';
import layoutCss from '../../src/app/auditorium/layout.css?inline';
import playingCss from '../../src/app/playing/playing.css?inline';
import type { Language } from '../../src/app/words/words.ts';
import { PlayingView } from '../../src/app/playing/playing-view.ts';
import type { Recogniser, RecogniserHears } from '../../src/app/playing/recogniser.ts';
import type { Settings, SettingsShelf } from '../../src/app/settings/settings.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { Player } from '../../src/embed/player.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import type { Suggestion } from '../../src/mind/suggesting/suggestions.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { RigDouble } from './playing-rig.ts';

export interface PlayingInput {
  /** The play, as its file has it. */
  readonly scene: unknown;
  readonly language?: Language;
  readonly role?: string;
  /** Behind it all, for whoever looks at it. */
  readonly picture?: string;
  readonly isFirstTime?: boolean;
}

/** What a test takes hold of in the page. */
export interface Hands {
  readonly rig: RigDouble;
  readonly facts: Fact[];
  /** What the page was asked to do. */
  readonly asks: string[];
  /** What was put down where one looked. */
  readonly puts: string[];
  suggestions: readonly Suggestion[];
  /** Lets the evening go on for so long. */
  pass(ms: number): Promise<void>;
  /** Lets the evening go on until somebody of the company speaks; who it is. */
  untilSomebodySpeaks(): Promise<string>;
  hear(kind: 'opened' | 'closed'): void;
  hearWords(settled: string, interim: string): void;
  hearFailure(why: Parameters<RecogniserHears['failed']>[0]): void;
  /** What keeps others out of it, by the rules of axe. */
  barriers(): Promise<readonly string[]>;
  /** The page's menu is laid over it, or put away. */
  setAside(isAside: boolean): void;
  /** The part is over, whatever the play says. */
  leaveTheStage(): void;
  done(): void;
}

declare global {
  interface Window {
    hands: Hands;
  }
}

const settings: Settings = {
  captions: { style: 'both', size: 1, pace: 1, contrast: 'soft', names: true, font: 'serif' },
  sound: { isMuted: false, voice: 'none' },
  graphics: { tier: 'plain' },
  comfort: { view: 'eyes', fov: 75, lookSpeed: 1, isLookInverted: false, isHeadOwn: false },
  bindings: standardBindings,
};

/** In a page: the HUD over a real performance whose time a test lets pass, with eyes a test directs. */
export async function run(input: PlayingInput): Promise<void> {
  const { scene, language = 'en', role = 'actor:hamlet', picture, isFirstTime = false } = input;
  const style = document.createElement('style');
  // The other rooms' styles are theirs to test.
  style.textContent = `${pageCss.replace(/@import[^;]+;/g, '')}\n${playingCss}\n${layoutCss}`;
  document.documentElement.lang = language;
  document.head.append(style);
  const canvas = document.createElement('canvas');
  canvas.className = 'stage';
  if (picture) canvas.style.background = `url("${picture}") center / cover`;
  const house = document.createElement('main');
  house.className = 'house';
  house.append(canvas);
  document.body.replaceChildren(house);

  const read = readSceneFile(scene);
  if (!read.ok) throw new Error('Elsinore cannot be read.');
  const clock = new SimulatedClock();
  const performance = Performance.open(read.value, { clock, settings: { seed: '5', language } });
  const stage = { probe: {}, steer: () => undefined, actors: new Map() } as unknown as Stage;
  const player = new Player(performance, stage, entityId(role));
  const rig = new RigDouble(canvas);
  let hears: RecogniserHears | undefined;
  const recogniser: Recogniser = { open: (told) => (hears = told), close: () => undefined, abort: () => undefined };
  const facts: Fact[] = [];
  const [asks, puts]: [string[], string[]] = [[], []];
  performance.onFact((fact) => facts.push(fact));
  let isGone = false;
  let over = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (over = resolve));
  const hands: Hands = {
    rig,
    facts,
    asks,
    puts,
    suggestions: [],
    pass: (ms) => clock.advance(ms),
    async untilSomebodySpeaks() {
      for (let tries = 0; tries < 2000; tries += 1) {
        await clock.advance(100);
        const open = [...performance.play.lines.values()].find(
          ({ begun, words }) => begun.actor !== role && words.length > 1 && begun.witnesses.includes(entityId(role)),
        );
        if (open) return open.begun.actor;
      }
      return 'nobody';
    },
    hear: (kind) => hears?.[kind](),
    hearWords: (settled, interim) => hears?.heard(settled, interim),
    hearFailure: (why) => hears?.failed(why),
    async barriers() {
      const { violations } = await axe.run(document, {
        rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
      });
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    setAside: (isAside) => view.setAside(isAside),
    leaveTheStage: () => (isGone = true),
    done: () => over(),
  };
  window.hands = hands;
  performance.start();
  player.take();
  await clock.advance(200);
  const shelf: SettingsShelf = {
    settings,
    apiKey: '',
    change: () => undefined,
    keepKey: () => undefined,
    onChange: () => () => undefined,
  };
  const offered = Object.create(player, {
    suggestions: { value: () => hands.suggestions },
    canAct: { get: () => !isGone && player.canAct },
  }) as Player;
  const view = new PlayingView({
    show: {
      get play() {
        return performance.play;
      },
      onFact: (observe) => performance.onFact(observe),
      onFrame: () => () => undefined,
      picture: undefined,
      probe: undefined,
      get mode() {
        return rig.isAtRest ? ('film' as const) : ('eyes' as const);
      },
    },
    playing: { player: offered, rig },
    settings: shelf,
    language,
    onAsk: (ask) => asks.push(ask),
    onAsking: (isAsked) => asks.push(isAsked ? 'asking' : 'answered'),
    clock: () => globalThis.performance.now(),
    onRole: (choice) => asks.push(choice),
    putHere: (held, on) => {
      puts.push(`${held} on ${on}`);
      return { ok: true, value: { durable: Promise.resolve() } };
    },
    recogniser,
    isFirstTime,
  });
  const auditorium = document.createElement('div');
  auditorium.className = 'auditorium';
  auditorium.append(view.root);
  house.append(auditorium);
  await isOver;
  view.dispose();
  rig.dispose();
  performance.dispose();
  if (document.querySelector('.playing')) throw new Error('The HUD is still there.');
}
