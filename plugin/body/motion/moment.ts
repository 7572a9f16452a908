import type { Bearing } from './bearing.ts';
import type { PoseFrame } from './body-pose.ts';
import type { Carriage } from './carriage.ts';
import type { Gait } from './gait.ts';
import type { Inertia } from './inertia.ts';
import type { Placement } from './placement.ts';
import type { Postures } from './postures.ts';

/** What all layers know of a frame. Filled anew for each, in place. */
export interface Moment extends PoseFrame {
  /** What gestures and talk want of the body. */
  readonly bearing: Bearing;
  /** Seconds since the first frame. */
  now: number;
  /** How much of a walk it is, 0..1. */
  striding: number;
  /** How heavy what is carried is, 0..1. */
  load: number;
  readonly place: Placement;
  readonly postures: Postures;
  readonly gait: Gait;
  /** How the mood carries the body. */
  readonly carriage: Carriage;
  readonly inertia: Inertia;
}
