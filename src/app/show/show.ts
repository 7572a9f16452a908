import type { PlayerRig } from '../../../plugin/player/player-rig.ts';
import type { ViewMode } from '../../../plugin/player/view-mode.ts';
import type { Picture } from '../../../plugin/picture/view/picture.ts';
import type { Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { FactSink } from '../../company/log-keeper.ts';
import type { Note } from '../../company/minded-by.ts';
import type { Playback } from '../../company/playback.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Fact } from '../../drama/fact.ts';
import type { Brain } from '../../mind/brain.ts';
import type { PhysicalProbe } from '../../drama/physical-probe.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { Player } from '../../embed/player.ts';
import type { Play } from '../../play/play.ts';
import type { Overlay, Wish } from '../address.ts';
import type { Settings } from '../settings/settings.ts';

/** What is being done before the curtain rises, in the order it is done. */
export const preparations = ['reading', 'building', 'lighting', 'calling'] as const;
export type Preparation = (typeof preparations)[number];

/** Whoever sits at this page and plays a role. */
interface Playing {
  /** Says and does; knows what may be done and what could be said. */
  readonly player: Player;
  /** Eyes, legs and hands: what they face, how they see it. None where there is no stage to walk on. */
  readonly rig: PlayerRig | undefined;
}

/** A performance as the page has it, on a stage or in words alone. It waits until it is resumed. */
export interface Show {
  readonly play: Play;
  /** Every fact from the first on: what is saved, transcribed and inspected. */
  readonly facts: readonly Fact[];
  /** What laying over the stage it knows. */
  readonly overlays: readonly Overlay[];
  /** Whoever plays; nobody, where the play is watched. */
  readonly playing: Playing | undefined;
  /** Where things are in the picture; nothing, where there is none. */
  readonly picture: Picture | undefined;
  /** What bodies can tell of sight, hearing and reach. */
  readonly probe: PhysicalProbe | undefined;
  /** The cover is gone: it is drawn from now on. */
  appear(): void;
  /** Observes every fact from now on, until what it returns is called. */
  onFact(observe: (fact: Fact, play: Play) => void): () => void;
  /** Called at every picture, after it was drawn; `seconds` since the last. */
  onFrame(observe: (seconds: number) => void): () => void;
  pause(): void;
  resume(): void;
  readonly isPaused: boolean;
  setSpeed(speed: number): void;
  /** While it is paused: lets it go on to the next fact that is told, or to the end of the next turn. */
  step(to: 'fact' | 'turn'): Promise<void>;
  lay(overlays: readonly Overlay[]): void;
  /** The narrator's world in words, while it is laid over the stage. */
  worldLines(): readonly string[];
  /** How it is looked at from now on. Taken back from whoever held the camera. */
  look(mode: ViewMode): void;
  readonly mode: ViewMode;
  /** Silences it, or lets it be heard again. */
  mute(isMuted: boolean): void;
  /** Where an evening is shown again and not played: goes to any of its facts. */
  readonly playback: Playback | undefined;
  /** Somebody changed how they see, walk or read. */
  applySettings(settings: Settings): void;
  /** Lays a held thing down at what is looked at, when it is put down next. */
  intendSpot(prop: EntityId, at: Vec3 | undefined): void;
  /** The play is over: the company comes before the audience. */
  comeForward(): void;
  /** Lets these of the company bow. */
  bow(actors: readonly EntityId[]): void;
  /** Has everything that happened so far kept; rejects where it cannot be. */
  keep(): Promise<void>;
  dispose(): void;
}

export interface ShowOptions {
  readonly canvas: HTMLCanvasElement;
  readonly scene: SceneFile;
  readonly wish: Wish;
  /** Whoever plays here. */
  readonly role: EntityId | undefined;
  readonly settings: Settings;
  /** The facts of an evening to go on with, or to be shown again. */
  readonly from: readonly Fact[];
  readonly isReplay: boolean;
  /** Where what happens is kept. */
  readonly log: FactSink | undefined;
  /** Thinks for the company; the understudy, unless there is a model. */
  readonly brain: ((note: Note) => Brain) | undefined;
  /** Told what is being done now, and how much of it is done, 0 to 1. */
  readonly onPreparing: (preparation: Preparation, part?: number) => void;
  /** The graphics card took the picture away, or gave it back. */
  readonly onPicture: (picture: 'lost' | 'back') => void;
  /** Something the audience may want to know, in a sentence: why nothing is heard. */
  readonly onNotice: (sentence: string) => void;
  /** A mistake of ours; the play goes on. */
  readonly onFault: (error: unknown) => void;
  /** Whoever asked may have gone on to something else meanwhile. */
  readonly signal: AbortSignal;
}

/** Resolves to a whole show or rejects; nothing is left behind when it does. */
export type OpenShow = (options: ShowOptions) => Promise<Show>;
