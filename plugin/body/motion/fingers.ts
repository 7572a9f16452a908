import { approach, clamp } from '../../../src/kit/numbers.ts';
import type { SideJoints } from './joints.ts';
import type { Passed } from './body-pose.ts';

/** How far the fingers of a fist are bent, in radians at each joint. */
const fistRadians = 1.5;

/** So little of a fist, a tenth of a degree at a joint, nobody sees. */
const still = 0.0015;

/** How far fingers close on something so thick, 0..1: flat on a wall, round a stick, wide on a jug. */
export const closedOn = (radius: number): number => (radius <= 0 ? 0.04 : clamp(1.02 - radius * 9, 0.22, 0.98));

/** Opens and closes a hand: its bones are the fingers, the first finger and the thumb. */
export class Fingers {
  /** What they shall be: 0 flat to 1 a fist; and how far the first finger points whatever the others do. */
  fist = 0.2;
  index = 0;
  private closed = 0.2;
  private pointing = 0;
  /** As they were turned last. */
  private readonly laid = { closed: NaN, pointing: NaN };

  constructor(
    private readonly joints: SideJoints,
    private readonly sign: -1 | 1,
  ) {}

  close({ seconds, isFirst }: Passed): void {
    const { sign } = this;
    const { fingers, fingerTips, index, indexTip, thumb } = this.joints;
    const share = isFirst ? 1 : approach(seconds, 15);
    this.closed += (this.fist - this.closed) * share;
    this.pointing += (this.index - this.pointing) * share;
    const { laid } = this;
    // Most hands stay as they are for long, and ten joints would be turned to where they are.
    if (!isFirst && Math.abs(this.closed - laid.closed) < still && Math.abs(this.pointing - laid.pointing) < still)
      return;
    laid.closed = this.closed;
    laid.pointing = this.pointing;
    const curl = this.closed * fistRadians;
    const first = curl * (1 - this.pointing) - 0.06 * this.pointing;
    // Fingers bend one after the other, the tips last.
    const tips = curl * (0.55 + 0.5 * this.closed);
    fingers.by.roll = -sign * curl;
    fingers.turn();
    fingerTips.by.roll = -sign * tips;
    fingerTips.turn();
    index.by.roll = -sign * first * 0.94;
    index.turn();
    indexTip.by.roll = -sign * tips * (1 - this.pointing);
    indexTip.turn();
    // A thumb comes across the palm.
    thumb.by.yaw = sign * (0.2 + 0.45 * this.closed);
    thumb.by.pitch = 0.25 * this.closed;
    thumb.by.roll = -sign * 0.5 * this.closed;
    thumb.turn();
  }
}
