import { SteeringBehavior, type Vector3, type Vehicle } from 'yuka';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing } from './angle.ts';
import { gait } from './gait.ts';
import type { Ground } from './ground.ts';
import type { Pedestrian } from './pedestrian.ts';
import { apart } from './way.ts';

/** It looks for the next corner every so many steps: it is a long look. */
const stepsBetween = 3;

/**
 * Follows a way corner by corner and slows for its end. Yuka's own takes a corner as reached from some distance and
 * so cuts it off the mesh; this one goes for the farthest corner that is in sight.
 */
export class AlongPath extends SteeringBehavior {
  private wait: number;

  constructor(
    private readonly walker: Pedestrian,
    private readonly ground: Ground,
  ) {
    super();
    this.wait = walker.order % stepsBetween;
  }

  override calculate(vehicle: Vehicle, force: Vector3): Vector3 {
    this.wish();
    return force.set(this.walker.wishX - vehicle.velocity.x, 0, this.walker.wishZ - vehicle.velocity.z);
  }

  private wish(): void {
    const { walker } = this;
    const { mesh } = this.ground;
    walker.wishX = 0;
    walker.wishZ = 0;
    if (!walker.isGoing) return;
    const { corners } = walker;
    const looks = --this.wait < 0;
    if (looks) this.wait = stepsBetween - 1;
    while (looks && walker.polygon !== -1 && walker.corner + 1 < corners.length) {
      if (walker.corner === walker.pin && apart(walker, corners[walker.corner]!) > 0.2) break;
      const next = corners[walker.corner + 1]!;
      if (mesh.cast(walker.polygon, walker.x, walker.z, next.x, next.z) < 1) break;
      walker.corner++;
    }
    const target = corners[walker.corner]!;
    const dx = target.x - walker.x;
    const dz = target.z - walker.z;
    const away = Math.sqrt(dx * dx + dz * dz);
    walker.remaining = away + walker.tail[walker.corner]!;
    const left = Math.min(walker.remaining, walker.leash);
    if (left <= 0.012 || away < 1e-6) {
      // Held up, it goes on looking where it looked.
      walker.face = walker.yaw;
      return;
    }
    let speed = Math.min(walker.pace, Math.max(0.1, Math.sqrt(2 * gait.brake * left)));
    const beyond = corners[walker.corner + 1];
    if (beyond !== undefined) {
      const bend = Math.abs(wrapAngle(bearing(beyond.x - target.x, beyond.z - target.z) - bearing(dx, dz)));
      const through = walker.pace * Math.max(0.3, 1 - bend / 1.8);
      speed = Math.min(speed, Math.sqrt(through * through + 2 * gait.brake * away));
    }
    walker.wishX = (dx / away) * speed;
    walker.wishZ = (dz / away) * speed;
  }
}
