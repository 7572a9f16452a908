import type { Rig } from '../rig/rig.ts';
import type { BodyFrame } from './body-frame.ts';
import type { Habits } from './habits.ts';
import type { Joints } from './joints.ts';

/** What a body is, whatever it does: every layer that moves it knows this of it. */
export interface Physique {
  readonly joints: Joints;
  readonly frame: BodyFrame;
  readonly rig: Rig;
  /** How much larger it is than its rig, which is of 1.7 m. */
  readonly scale: number;
  readonly habits: Habits;
  /** How far age has bent the back, in radians. */
  readonly stooped: number;
  /** A number of the person, 0..1: keeps people from blinking and breathing together. */
  readonly offset: number;
}
