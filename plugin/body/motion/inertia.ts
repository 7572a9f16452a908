import { approach, clamp } from '../../../src/kit/numbers.ts';
import { wrapped } from '../../stage/space/vector.ts';
import type { Passed } from './body-pose.ts';
import type { Placement } from './placement.ts';

/** What a body's own motion does to whatever hangs on it: it stays behind. */
export class Inertia {
  /** Metres a second², in body space: to the right, to the front. */
  sideways = 0;
  forward = 0;
  /** Metres a second to the front, and radians a second to the right. */
  speed = 0;
  turnRate = 0;
  private lastX = 0;
  private lastZ = 0;
  private lastYaw = 0;
  private rightSpeed = 0;

  update({ x, z, yaw, isCut }: Placement, { seconds }: Passed): void {
    if (isCut || seconds <= 0) {
      if (isCut) this.sideways = this.forward = this.speed = this.turnRate = this.rightSpeed = 0;
    } else {
      const sin = Math.sin(yaw);
      const cos = Math.cos(yaw);
      const vx = (x - this.lastX) / seconds;
      const vz = (z - this.lastZ) / seconds;
      const share = approach(seconds, 12);
      const ahead = this.speed + (clamp(vx * sin + vz * cos, -4, 4) - this.speed) * share;
      const right = this.rightSpeed + (clamp(vx * cos - vz * sin, -4, 4) - this.rightSpeed) * share;
      this.forward = (ahead - this.speed) / seconds;
      this.sideways = (right - this.rightSpeed) / seconds;
      this.speed = ahead;
      this.rightSpeed = right;
      this.turnRate += (clamp(wrapped(yaw - this.lastYaw) / seconds, -8, 8) - this.turnRate) * share;
    }
    this.lastX = x;
    this.lastZ = z;
    this.lastYaw = yaw;
  }
}
