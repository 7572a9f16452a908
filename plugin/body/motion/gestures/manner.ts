import type { Vec3 } from '../../../stage/space/vector.ts';

/** How somebody plays a gesture. */
export interface GestureManner {
  /** A number of theirs, 0..1: no two people wave alike. */
  readonly seed: number;
  /** How big it is played: 1 as written, 0.6 by the timid, 1.3 by the furious. */
  readonly strength: number;
  /** Which hands hold nothing and reach for nothing. */
  readonly free: { readonly left: boolean; readonly right: boolean };
  /** The hand that does it, where the stage has said which: it is on its way to the thing, and does the rest itself. */
  readonly hand?: 'left' | 'right' | undefined;
  /** What it is meant for, measured as the hands of a bearing are: in chest space of somebody of 1.7 m, y from the floor. */
  readonly at: Vec3 | undefined;
}

export const plainManner: GestureManner = { seed: 0.5, strength: 1, free: { left: true, right: true }, at: undefined };

/** How big people of a mood play what they do; of any other, as it is written. */
const strengths: Readonly<Record<string, number>> = { merry: 1.1, angry: 1.2, low: 0.78, afraid: 0.86 };
export const strengthOf = (mood = ''): number => strengths[mood] ?? 1;

/** Another number of the same person, 0..1, for each thing asked. */
export const variety = (seed: number, of: number): number => {
  const mixed = Math.sin(seed * 127.1 + of * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};
