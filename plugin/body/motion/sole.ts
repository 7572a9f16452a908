import { clamp, smoothstep } from '../../../src/kit/numbers.ts';

/** A foot of somebody of 1.7 m: how high its ankle is, how far before it and how high it bends, how far behind it ends. */
const foot = { ankle: 0.085, toesAhead: 0.12, toesUp: 0.03, heelBehind: 0.05 } as const;

const drop = foot.ankle - foot.toesUp;

/**
 * How high the ankle is of a foot tipped by this angle. With the heel up (positive) it stands on toes that stay where
 * they are; with the toes up it stands on its heel.
 */
export const ankleUp = (pitch: number): number =>
  pitch >= 0
    ? foot.toesUp + drop * Math.cos(pitch) + foot.toesAhead * Math.sin(pitch)
    : foot.ankle * Math.cos(pitch) - foot.heelBehind * Math.sin(pitch);

/** And how far it has come forward by that. */
export const ankleAhead = (pitch: number): number =>
  pitch >= 0
    ? foot.toesAhead * (1 - Math.cos(pitch)) + drop * Math.sin(pitch)
    : -foot.heelBehind * (1 - Math.cos(pitch)) + foot.ankle * Math.sin(pitch);

/** How far the heel of a foot that stands has come up, so far behind the hips: metres of somebody of 1.7 m. */
export const heelOff = (behind: number): number => clamp((behind - 0.1) * 2.6, 0, 0.85);

/** How far its toes are still up, so far before them. */
export const heelStrike = (before: number): number => -0.34 * smoothstep(0.16, 0.36, before);

/** A swinging foot hangs from the heel as it leaves the floor, clears it, and comes down as it will stand. */
export const swingPitch = (swing: number, leftAt: number, landsAt: number): number =>
  leftAt * (1 - swing) ** 2 + landsAt * smoothstep(0.45, 0.95, swing) - 0.1 * Math.sin(swing * Math.PI) ** 2;
