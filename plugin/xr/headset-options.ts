import type { StageView } from '../picture/view/stage-view.ts';
import type { Stage } from '../stage/stage.ts';
import type { HeadsetComfort } from './comfort.ts';
import type { HeadsetMode } from './headset-mode.ts';
import type { HeadsetPlayer } from './headset-asks.ts';
import type { SlateWords } from './wrist-slate.ts';

export interface HeadsetOptions {
  readonly stage: Stage;
  readonly view: StageView;
  /** Whoever puts it on; nobody walks about unseen. */
  readonly player?: HeadsetPlayer | undefined;
  /** What this device can show. */
  readonly modes: readonly HeadsetMode[];
  readonly comfort?: Partial<HeadsetComfort>;
  /** Milliseconds on the play's clock. */
  readonly now: () => number;
  /** What is written on the slate over the wrist. */
  readonly words: SlateWords;
  /** What stands on the playbill: who is who, and where. */
  readonly bill?: () => readonly string[];
  /** Told of mistakes of ours; the headset stays on. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}
