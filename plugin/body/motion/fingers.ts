import { approach, clamp } from '../../../src/kit/numbers.ts';
import type { Joints, SideJoints } from './joints.ts';
import type { Passed } from './body-pose.ts';

/** How far the fingers of a fist are bent, in radians at each joint. */
const fistRadians = 1.5;

/** How far fingers close on something so thick, 0..1: flat on a wall, round a stick, wide on a jug. */
export const closedOn = (radius: number): number => (radius <= 0 ? 0.04 : clamp(1.02 - radius * 9, 0.22, 0.98));

/** Opens and closes a hand: its bones are the fingers, the first finger and the thumb. */
export class Fingers {
  private closed = 0.2;
  private pointing = 0;

  constructor(
    private readonly joints: Joints,
    private readonly names: SideJoints,
    private readonly sign: -1 | 1,
  ) {}

  /** @param fist 0 flat to 1 a fist; @param index how far the first finger points whatever the others do */
  close(fist: number, index: number, { seconds, isFirst }: Passed): void {
    const { joints, names, sign } = this;
    const share = isFirst ? 1 : approach(seconds, 15);
    this.closed += (fist - this.closed) * share;
    this.pointing += (index - this.pointing) * share;
    const curl = this.closed * fistRadians;
    const first = curl * (1 - this.pointing) - 0.06 * this.pointing;
    // Fingers bend one after the other, the tips last.
    const tips = curl * (0.55 + 0.5 * this.closed);
    joints.turn(names.fingers, 0, 0, -sign * curl);
    joints.turn(names.fingerTips, 0, 0, -sign * tips);
    joints.turn(names.index, 0, 0, -sign * first * 0.94);
    joints.turn(names.indexTip, 0, 0, -sign * tips * (1 - this.pointing));
    // A thumb comes across the palm.
    joints.turn(names.thumb, sign * (0.2 + 0.45 * this.closed), 0.25 * this.closed, -sign * 0.5 * this.closed);
  }
}
