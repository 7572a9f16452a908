import type { StageView } from '../picture/view/stage-view.ts';
import type { Stage } from '../stage/stage.ts';
import type { HeadsetComfort } from './comfort.ts';
import type { HeadsetMode } from './headset-mode.ts';
import type { HeadsetPlayer } from './headset-asks.ts';

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
  /** What stands over the things one could say. */
  readonly heading?: string;
  /** Told of mistakes of ours; the headset stays on. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}
