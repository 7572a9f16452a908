import type { Bearing } from './bearing.ts';
import type { BodyPose } from './body-pose.ts';
import type { Carriage } from './carriage.ts';
import type { Gait } from './gait.ts';
import type { Inertia } from './inertia.ts';
import type { Placement } from './placement.ts';
import type { Postures } from './postures.ts';
import type { Posture } from '../../stage/posture.ts';

/** What all layers know of a frame. Filled anew for each, in place. */
export interface Moment {
  pose: BodyPose;
  /** What gestures and talk want of the body. */
  readonly bearing: Bearing;
  /** The dead lie. */
  posture: Posture;
  /** Since the last frame. */
  seconds: number;
  /** Since the first. */
  now: number;
  /** There is nothing to come from. */
  isFirst: boolean;
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

/** How long it is since the last frame, and whether there was one. */
export type Passed = Pick<Moment, 'seconds' | 'isFirst'>;
