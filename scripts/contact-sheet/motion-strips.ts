import type { BodyPose } from '../../plugin/body/motion/body-pose.ts';

/** A way of moving, as it is told to a body moment by moment. */
export interface Strip {
  readonly name: string;
  /** Frames are taken from here … */
  readonly from: number;
  /** … to here. */
  readonly seconds: number;
  readonly furniture?: 'seat' | 'stairs';
  /** The camera goes along. */
  readonly follows?: boolean;
  pose(seconds: number): BodyPose;
}

const standing: BodyPose = {
  position: { x: 0, y: 0, z: 0 }, yaw: 0, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
  gaze: undefined, talking: false, gesture: undefined, mood: 'calm', dead: false,
}; // prettier-ignore

const walking = (name: string, speed: number, from: number, seconds: number, change: Partial<BodyPose> = {}, way = 1): Strip => ({
  name, from, seconds, follows: true,
  pose: (at) => ({ ...standing, speed, position: { x: 0, y: 0, z: way * speed * at }, ...change }),
}); // prettier-ignore

const taking = (name: string, seconds: number, change: Partial<BodyPose>, furniture?: 'seat'): Strip => ({
  name,
  from: 0.6,
  seconds: seconds + 0.6,
  ...(furniture ? { furniture } : {}),
  // Somebody who sits down is put onto the seat at once, from before it.
  pose: (at) =>
    at < 0.7
      ? { ...standing, position: { x: 0, y: 0, z: furniture ? 0.45 : 0 } }
      : { ...standing, ...change, position: { x: 0, y: 0, z: 0 } },
});

const leaving = (name: string, seconds: number, change: Partial<BodyPose>, furniture?: 'seat'): Strip => ({
  name,
  from: 1,
  seconds: seconds + 1,
  ...(furniture ? { furniture } : {}),
  pose: (at) =>
    at < 1.1
      ? { ...standing, ...change, position: { x: 0, y: 0, z: 0 } }
      : { ...standing, position: { x: 0, y: 0, z: furniture ? 0.45 : 0 } },
});

/** Starts at once, stops at once, as the steering has it: 1.8 and 4 metres a second². */
const goAndStop = (at: number): BodyPose => {
  const speed = Math.min(1.3, at * 1.8, Math.max(0, (1.9 - at) * 4));
  const rising = Math.min(at, 0.722);
  let z = 0.9 * rising * rising + 1.3 * Math.max(0, Math.min(at, 1.575) - 0.722);
  if (at > 1.575) {
    const slowing = Math.min(at, 1.9) - 1.575;
    z += 1.3 * slowing - 2 * slowing * slowing;
  }
  return { ...standing, speed, position: { x: 0, y: 0, z } };
};

/** Every way of moving of which a contact sheet is made. */
export const strips: readonly Strip[] = [
  walking('walk', 1.3, 2, 2.98),
  walking('run', 2.5, 2, 2.62),
  walking('back', 0.6, 2, 3.2, {}, -1),
  { name: 'start-stop', from: 0.05, seconds: 2.5, follows: true, pose: goAndStop },
  {
    name: 'turn',
    from: 0.25,
    seconds: 1.7,
    pose: (at) => ({ ...standing, yaw: Math.min(2.4, Math.max(0, at - 0.3) * 3) }),
  },
  {
    name: 'stairs',
    from: 0.9,
    seconds: 3,
    furniture: 'stairs',
    follows: true,
    pose: (at) => {
      const z = 0.75 * at - 0.6;
      const y = Math.min(1.36, Math.max(0, ((z - 0.1) / 0.28) * 0.17));
      return { ...standing, speed: 0.75, position: { x: 0, y, z } };
    },
  },
  taking('sit', 1.5, { posture: 'sitting', hipHeight: 0.55 }, 'seat'),
  leaving('stand', 1.5, { posture: 'sitting', hipHeight: 0.55 }, 'seat'),
  taking('kneel', 1.2, { posture: 'kneeling' }),
  taking('crouch', 0.9, { posture: 'crouching' }),
  taking('lie', 2, { posture: 'lying' }),
  taking('die', 1.4, { dead: true }),
  taking('pick-up', 1, { hands: { left: undefined, right: { x: 0.15, y: 0.06, z: 0.42 } } }),
  walking('carry', 1, 2, 3.2, { load: { massKg: 10, bothHands: true } }),
  walking('merry', 1.3, 2, 3, { mood: 'merry' }),
  walking('low', 0.9, 2, 3.3, { mood: 'low' }),
  taking('think', 2.6, { thinking: true, gaze: { x: 0, y: 1.5, z: 2 } }),
];
