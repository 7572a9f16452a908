import type { EntityId } from '../../src/drama/entity-id.ts';
import type { StageView } from '../picture/view/stage-view.ts';
import type { Stage } from '../stage/stage.ts';
import type { HeadsetComfort } from './comfort.ts';
import type { HeadsetMode } from './headset-mode.ts';
import type { HeadsetPlayer } from './headset-asks.ts';
import type { SlateWords } from './wrist-slate.ts';

/** What whoever wears one for the first time is told beside their hands. */
export interface HeadsetHints {
  /** How one goes and takes, with a controller and with bare hands. */
  readonly hands: string;
  readonly bareHands: string;
  /** How one speaks. */
  readonly speak: string;
}

export interface HeadsetOptions {
  readonly stage: Stage;
  readonly view: StageView;
  /** Whoever puts it on; nobody walks about unseen. */
  readonly player?: HeadsetPlayer | undefined;
  /** What this device can show. */
  readonly modes: readonly HeadsetMode[];
  readonly comfort?: Partial<HeadsetComfort>;
  /** Whoever has the stage in their own room watches: the company plays their part until what this returns is called. */
  readonly watch?: () => () => void;
  /** Milliseconds on the play's clock. */
  readonly now: () => number;
  /** What is written on the slate over the wrist. */
  readonly words: SlateWords;
  readonly hints?: HeadsetHints;
  /** What stands on the playbill: who is who, and where. */
  readonly bill?: () => readonly string[];
  /** What goes on in somebody, and where the plot stands, for the curious. */
  readonly mind?: (of: EntityId | undefined) => readonly string[];
  /** Told of mistakes of ours; the headset stays on. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}
