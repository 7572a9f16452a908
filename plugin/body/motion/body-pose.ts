import type { Verb } from '../../../src/drama/verb.ts';
import type { Expression } from '../face/face.ts';
import type { Viseme } from '../../stage/speech/viseme.ts';
import type { Quat } from '../../stage/space/pose.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Posture } from '../../stage/posture.ts';
import type { TimedLine } from '../../stage/speech/timed-line.ts';

/** What a hand closes on: half as thick as this, in metres. 0 is a flat hand laid on something. */
export interface Grip {
  readonly radius: number;
}

/** What somebody sees who looks with the eyes of a body: from where on the stage, which way, and how far up and across a metre ahead. */
export interface OwnSight {
  readonly eyes: Vec3;
  readonly yaw: number;
  readonly pitch: number;
  readonly up: number;
  readonly across: number;
}

/** What the simulation says of a body at a moment, already between two of its steps. */
export interface BodyPose {
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
  /** How they are turned there, where a headset says so: as one that hangs, palm to the body and thumb to the front. */
  readonly turns?: { readonly left: Quat | undefined; readonly right: Quat | undefined } | undefined;
  /** What they close on there. */
  readonly grips?: { readonly left: Grip | undefined; readonly right: Grip | undefined } | undefined;
  /** What is carried needs both hands, or is heavy enough to lean back from. */
  readonly load?: { readonly massKg: number; readonly bothHands: boolean } | undefined;
  /** What is looked at, on the stage. Eyes go first, then the head, then the trunk. */
  readonly gaze: Vec3 | undefined;
  readonly talking: boolean;
  /** The sentence it says, and how far into it the mouth is: hands talk along. Unknown words have hands too. */
  readonly line?: TimedLine | undefined;
  readonly lineMs?: number | undefined;
  /** What the mouth does while it talks, each 0..1; where nothing is said of it, it moves as mouths do. */
  readonly mouth?: Partial<Readonly<Record<Viseme, number>>> | undefined;
  /**
   * `part` is 0..1 through it; `at` is what it is meant for, on the stage; `hand` is the one that does it, where it is one
   * that reaches (the verb's own motion, around the contact).
   */
  readonly gesture:
    | {
        readonly verb: Verb;
        readonly part: number;
        readonly at?: Vec3 | undefined;
        readonly hand?: 'left' | 'right' | undefined;
      }
    | undefined;
  /** Somebody looks with these eyes: hands that do something are in their sight. */
  readonly sight?: OwnSight | undefined;
  /** How they are: a word of the drama's moods. */
  readonly mood?: string | undefined;
  /** What they just witnessed does to their face, 0..1 of it. */
  readonly feeling?: { readonly expression: Expression; readonly strength: number } | undefined;
  /** Looking for an answer. */
  readonly thinking?: boolean | undefined;
  readonly dead: boolean;
}

/** A frame of a body: what is said of it, and how long it is since the last. */
export interface PoseFrame {
  pose: BodyPose;
  /** The dead lie. */
  posture: Posture;
  seconds: number;
  /** How long the whole frame is that this is a moment of. */
  frameSeconds: number;
  /** There is nothing to come from. */
  isFirst: boolean;
}

/** How long it is since the last frame, and whether there was one. */
export type Passed = Pick<PoseFrame, 'seconds' | 'isFirst'>;
