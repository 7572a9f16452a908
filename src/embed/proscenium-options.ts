import type { EyeBudget } from '../../plugin/picture/eyes/eye-gallery.ts';
import type { Brain } from '../mind/brain.ts';
import type { Fact } from '../drama/fact.ts';
import type { PerformanceSettings } from '../drama/performance-settings.ts';
import type { Elsewhere } from '../company/broadcast.ts';
import type { Note } from '../company/minded-by.ts';
import type { FactSink } from '../company/log-keeper.ts';
import type { OwnVerb } from '../world/own-verbs.ts';
import { describeProblem, type Problem } from '../kit/schema.ts';
import type { Pauses } from '../kit/slices.ts';
import type { HavokSource } from '../../plugin/stage/physics/load-havok.ts';
import type { Havok } from '../../plugin/stage/physics/physical-space.ts';
import type { VoiceOptions } from '../../plugin/sound/voice/create-voice.ts';
import type { HostLevel } from '../../plugin/picture/view/host-level.ts';
import type { HostAudio } from '../../plugin/picture/view/page-audio.ts';
import type { BindableNode } from '../../plugin/picture/view/bound-mesh.ts';
import type { StageViewOptions } from '../../plugin/picture/view/stage-view.ts';

/** What a host says of the drama it wants in its scene. */
export interface ProsceniumOptions extends StageViewOptions {
  /** The scene file, as JSON was read. */
  readonly scene: unknown;
  readonly seed?: string | number;
  /** The role of whoever is at this page; their lines go through `say`. */
  readonly player?: string;
  /** What `save()` gave, or the facts of an evening as its log has them, to go on with: the play stands where they end. */
  readonly from?: readonly Fact[] | SavedDrama;
  /** `from` is shown again as it was, and nothing is played on: see `playback`. */
  readonly replay?: boolean;
  /** The evening is played elsewhere, such as in a house behind a socket, and shown here as it comes. */
  readonly elsewhere?: Elsewhere;
  /** How fast the play goes; 1 is real time. */
  readonly speed?: number;
  /** Thinks for the company in place of the understudy. See `mindedBy`. */
  readonly brain?: (note: Note) => Brain;
  /** Where the facts are kept. */
  readonly log?: FactSink;
  /** So many of the latest facts stay in the page; all unless said. Wants a `log`, which has the others. */
  readonly keptFacts?: number;
  readonly settings?: Partial<PerformanceSettings>;
  /** Verbs of your game: words, slots, when not, what comes of it, whose motion. See `ownVerb`. */
  readonly verbs?: readonly OwnVerb[];
  /** Your own level: what is walked on, what stands in the way. Read when the drama is opened. */
  readonly level?: HostLevel;
  /** Havok, where the host has loaded it already, or where its wasm is. */
  readonly havok?: Havok | HavokSource;
  /** Props shown with the host's own meshes from the start: their sizes count when the stage is planned. */
  readonly props?: Readonly<Record<string, BindableNode>>;
  /** Begins by itself unless this is false; then call `start`. */
  readonly autoStart?: boolean;
  /** Draws less while frames run long: shadows, haze, lamps, and in a scene of our own sharpness. As `takeOver` unless said. */
  readonly adaptive?: boolean;
  /** How lines are heard; without it they are mouthed. See `VoiceOptions`. */
  readonly voice?: Omit<VoiceOptions, 'portray' | 'audio' | 'destination'>;
  /** Your own audio, through which all of it is heard: a context, with where sounds go in it, or Babylon's audio engine. */
  readonly audio?: HostAudio;
  /** Wind, fire, rain, doors and steps: heard after the first click. */
  readonly sound?: boolean;
  /** What may be spent on pictures through the eyes of actors, for minds that can see; nothing is drawn before one asks. */
  readonly eyes?: Partial<EyeBudget>;
  /** No picture: the stage is played and nothing is shown. */
  readonly headless?: boolean;
  /** Told of mistakes of ours; the play goes on without whatever failed. */
  readonly onFault?: (error: unknown) => void;
  /** Told what is being done while the stage is built, and of the building how much is done, 0 to 1. */
  readonly onProgress?: (stage: 'loading' | 'reading' | 'planning' | 'building' | 'ready', part?: number) => void;
  /** Gives up what is being built: it rejects, and nothing is left behind. */
  readonly signal?: AbortSignal;
  /** When building lets the page have a turn: after a hundredth of a second unless said. */
  readonly pauses?: Pauses;
}

/** An evening as it stands: plain data that goes into a host's own save, and comes back as `from`. With `keptFacts` its end. */
export interface SavedDrama {
  readonly proscenium: 1;
  readonly facts: readonly Fact[];
}

/** Why a drama cannot be had: what is wrong with the options, the scene or the log, each with its place and a remedy. */
export class ProsceniumError extends Error {
  override readonly name = 'ProsceniumError';

  constructor(
    readonly code:
      | 'program/missing'
      | 'options/wrong'
      | 'scene/unreadable'
      | 'scene/unstageable'
      | 'havok/missing'
      | 'log/unreadable'
      | 'host/disposed'
      | 'drama/disposed'
      | 'world/wrong',
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
  ) {
    super(problems.slice(0, 5).map(describeProblem).join('\n'), options);
  }
}
