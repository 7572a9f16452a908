import type { Vec3 } from '../space/vector.ts';
import type { Posture } from './hand-rest.ts';

/** What the simulation says of a body at a moment, already between two of its steps. */
export interface PuppetPose {
  /** The floor point under the hips, always: of a sitter too. */
  readonly position: Vec3;
  readonly yaw: number;
  /** Metres a second; strides follow the metres walked, so that no foot slides. */
  readonly speed: number;
  readonly posture: Posture;
  /** How high the hips are above `position`, where posture alone does not say: a seat's height and a hand's breadth. */
  readonly hipHeight?: number | undefined;
  /** Where the hands are, on the stage, while they reach or hold; undefined is at rest. */
  readonly hands: { readonly left: Vec3 | undefined; readonly right: Vec3 | undefined };
  /** What is looked at, on the stage. The head turns as far as a neck does. */
  readonly gaze: Vec3 | undefined;
  readonly talking: boolean;
  /** `part` is 0..1 through it. */
  readonly gesture: { readonly verb: string; readonly part: number } | undefined;
  readonly mood?: string | undefined;
  readonly dead: boolean;
}
