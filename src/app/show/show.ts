import type { CameraMode } from '../../../plugin/camera/camera-mode.ts';
import type { Fact } from '../../drama/fact.ts';
import type { SceneFile } from '../../drama/scene-file.ts';
import type { Play } from '../../play/play.ts';
import type { Overlay, Wish } from '../address.ts';

/** What is being done before the curtain rises, in the order it is done. */
export const preparations = ['reading', 'building', 'lighting', 'calling'] as const;
export type Preparation = (typeof preparations)[number];

/** A performance as the page has it, on a stage or in words alone. It waits until it is resumed. */
export interface Show {
  readonly play: Play;
  /** What laying over the stage it knows. */
  readonly overlays: readonly Overlay[];
  /** Observes every fact from the first on. */
  onFact(observe: (fact: Fact, play: Play) => void): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  lay(overlays: readonly Overlay[]): void;
  /** The narrator's world in words, while it is laid over the stage. */
  worldLines(): readonly string[];
  /** How it is watched from now on: as a film, or from the stalls. Taken back from whoever held the camera. */
  watch(mode: CameraMode): void;
  /** Silences it, or lets it be heard again. */
  mute(isMuted: boolean): void;
  dispose(): void;
}

export interface ShowOptions {
  readonly canvas: HTMLCanvasElement;
  readonly scene: SceneFile;
  readonly wish: Wish;
  /** Told what is being done now. */
  readonly onPreparing: (preparation: Preparation) => void;
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
