import { approach } from '../../../src/kit/numbers.ts';
import type { Passed } from './body-pose.ts';

/** How a mood carries a body, whatever it is doing. Turns in radians, factors 1 in a calm one. */
export interface Carriage {
  /** Of the chest: open and lifted is positive, closed and sunk negative. */
  chest: number;
  /** Of the shoulders, −1..1: drawn up is positive. */
  shoulders: number;
  /** Of the head: down is positive. */
  head: number;
  /** Of the whole trunk: forward. */
  lean: number;
  /** How quick everything is. */
  tempo: number;
  /** How long steps are, how far arms swing, how much a walk goes up and down. */
  stride: number;
  armSwing: number;
  bounce: number;
  /** How far hanging hands are drawn in front of the body, and how far they are closed. */
  guard: number;
  fists: number;
  /** How fast and how deep breath goes. */
  breathRate: number;
  breathDepth: number;
}

const calm: Readonly<Carriage> = {
  chest: 0, shoulders: 0, head: 0, lean: 0, tempo: 1, stride: 1, armSwing: 1, bounce: 1, guard: 0, fists: 0.2, breathRate: 1,
  breathDepth: 1,
}; // prettier-ignore

/** Pleasure opens the chest, arousal quickens, dominance lifts the head: the drama's moods in those terms. */
const byMood: Readonly<Record<string, Readonly<Carriage>>> = {
  calm,
  merry: { ...calm, chest: 0.08, head: -0.06, tempo: 1.12, stride: 1.05, armSwing: 1.35, bounce: 1.6, breathDepth: 1.2 },
  low: {
    ...calm, chest: -0.13, shoulders: -0.35, head: 0.2, lean: 0.05, tempo: 0.78, stride: 0.85, armSwing: 0.45, bounce: 0.6,
    breathRate: 0.8, breathDepth: 1.3,
  },
  angry: {
    ...calm, chest: 0.05, shoulders: 0.25, head: 0.07, lean: 0.07, tempo: 1.2, stride: 1.08, armSwing: 1.2, guard: 0.12,
    fists: 0.85, breathRate: 1.7, breathDepth: 1.5,
  },
  afraid: {
    ...calm, chest: -0.1, shoulders: 0.6, head: -0.02, lean: -0.06, tempo: 1.15, stride: 0.86, armSwing: 0.5, guard: 0.45,
    fists: 0.45, breathRate: 2.1, breathDepth: 0.8,
  },
}; // prettier-ignore

/** By then a change has gone through. */
const settledSeconds = 3;
const fields = Object.keys(calm) as (keyof Carriage)[];

/** Carries a body after its mood; a change of mood goes through a body within a second, not at once. */
export class MoodCarriage {
  readonly now: Carriage = { ...calm };
  private mood: string | undefined;
  private changedFor = 0;

  /** Words that are no mood of ours leave it calm. */
  update(mood: string | undefined, { seconds, isFirst }: Passed): void {
    if (mood !== this.mood) this.changedFor = 0;
    this.mood = mood;
    this.changedFor += seconds;
    if (this.changedFor > settledSeconds && !isFirst) return;
    const goal = (mood === undefined ? undefined : byMood[mood]) ?? calm;
    const share = isFirst ? 1 : approach(seconds, 3.2);
    for (const field of fields) this.now[field] += (goal[field] - this.now[field]) * share;
  }
}
