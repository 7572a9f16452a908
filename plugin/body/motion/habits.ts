import type { Build } from '../rig/build.ts';

/** What is to be known of somebody to move them: a puppet's character has it, a host's avatar is given it. */
export interface Moved {
  readonly build: Build;
  readonly outfit: { readonly garment: string };
  readonly old: boolean;
  readonly ghost: boolean;
}

/** How somebody moves all their life: what age, weight and dress do to a walk. Factors are 1 in a plain body. */
export interface Habits {
  /** How long steps are, and how far feet come off the floor. */
  readonly stride: number;
  readonly lift: number;
  /** How far the feet stand from the middle, in metres of somebody of 1.7 m. */
  readonly spread: number;
  /** Radians the toes point outwards. */
  readonly toesOut: number;
  /** How much the weight rolls from foot to foot. */
  readonly roll: number;
  readonly armSwing: number;
  /** Quicker or slower in everything. */
  readonly tempo: number;
  /** How far hanging hands are from the middle, in metres. */
  readonly armsOut: number;
}

const longSkirts = ['gown', 'robe'];

export function habitsOf({ build, outfit, old, ghost }: Moved): Habits {
  const isSkirted = longSkirts.includes(outfit.garment);
  const heavy = Math.max(0, build.girth - 1) * 2 + build.belly * 6;
  const age = old ? 1 : 0;
  return {
    stride: (isSkirted ? 0.88 : 1) * (1 - 0.24 * age) * (1 - 0.1 * heavy),
    lift: (isSkirted ? 0.8 : 1) * (1 - 0.5 * age),
    spread: 0.085 * build.hips + 0.02 * heavy + 0.006 * age,
    toesOut: 0.12 + 0.12 * heavy + 0.06 * age,
    roll: 1 + 1.4 * heavy + 0.3 * age,
    armSwing: (1 - 0.4 * age) * (isSkirted ? 0.8 : 1) * (ghost ? 0.4 : 1),
    tempo: 1 - 0.22 * age - 0.12 * heavy,
    armsOut: 0.245 + 0.07 * (build.girth - 1) + 0.05 * (build.shoulders - 1) + (isSkirted ? 0.03 : 0),
  };
}
