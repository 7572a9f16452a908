import type { BodyPose } from '../../body/motion/body-pose.ts';
import { Standing } from '../../body/motion/standing.ts';
import type { Vec3 } from '../../stage/space/vector.ts';

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
/** How somebody is, written anew for every picture. */
export type Posed = Omit<Writable<BodyPose>, 'position' | 'hands'> & {
  readonly position: Writable<Vec3>;
  readonly hands: Writable<BodyPose['hands']>;
};

export const plainPose = (): Posed => ({
  position: new Standing(), yaw: 0, speed: 0, posture: 'standing', hipHeight: 0,
  hands: { left: undefined, right: undefined }, turns: undefined, gaze: undefined, grips: undefined, load: undefined,
  talking: false, mouth: undefined, line: undefined, lineMs: undefined, gesture: undefined, dead: false, mood: undefined,
  feeling: undefined, thinking: false, sight: undefined,
}); // prettier-ignore

/** As it is now, for a body that may keep it. */
export const kept = (posed: Posed): BodyPose => ({
  ...posed,
  position: { ...posed.position },
  hands: { left: posed.hands.left && { ...posed.hands.left }, right: posed.hands.right && { ...posed.hands.right } },
  gaze: posed.gaze && { ...posed.gaze },
  gesture: posed.gesture && { ...posed.gesture },
});
