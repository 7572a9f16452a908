import { cosine, sine, toGrain } from './angle.ts';
import { stepFacing, stepMotion } from './gait.ts';
import type { Ground } from './ground.ts';
import type { Disc, Neighbours } from './neighbours.ts';
import { armsLengthMeters, bodyRadiusMeters } from '../posture.ts';
import { Pedestrian } from './pedestrian.ts';

/** Two bodies never come nearer than this: they stop. */
export const touchMeters = 2 * bodyRadiusMeters - 0.02;
/** How far a step may bend along a wall before it would show as a slide. */
const straightCosine = 0.94;
const squeezeSeconds = 2;
const squeezedMeters = 0;

/** One step of the feet: on the mesh, the way one faces or a few steps back, into nobody. What steering wants, this makes honest. */
export class Stride {
  private readonly near: Disc[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly neighbours: Neighbours<Disc>,
  ) {}

  take(walker: Pedestrian, seconds: number): void {
    const fromX = walker.x;
    const fromZ = walker.z;
    if (!walker.fixed && walker.facedGoal !== undefined) this.stepBack(walker, walker.facedGoal, seconds);
    else if (!walker.fixed) {
      stepMotion(walker, walker.wantedX, walker.wantedZ, walker.face, seconds);
      walker.yaw = toGrain(walker.yaw);
      if (walker.speed > 1e-4) this.step(walker, sine(walker.yaw), cosine(walker.yaw), walker.speed * seconds);
    }
    walker.measure(fromX, fromZ, seconds);
  }

  /** Feet go where they are wanted, and the body keeps facing what it faces. */
  private stepBack(walker: Pedestrian, face: number, seconds: number): void {
    const { wantedX, wantedZ, velocityX, velocityZ } = walker;
    const wanted = Math.sqrt(wantedX * wantedX + wantedZ * wantedZ);
    stepFacing(walker, wanted, face, seconds);
    walker.yaw = toGrain(walker.yaw);
    const [x, z] = wanted > 0.01 ? [wantedX, wantedZ] : [velocityX, velocityZ];
    const length = Math.sqrt(x * x + z * z);
    if (walker.speed > 1e-4 && length > 1e-4) this.step(walker, x / length, z / length, walker.speed * seconds);
  }

  private step(walker: Pedestrian, aheadX: number, aheadZ: number, length: number): void {
    const { ground } = this;
    const { mesh } = ground;
    const x = walker.x + aheadX * length;
    const z = walker.z + aheadZ * length;
    if (walker.polygon === -1) {
      // Off the mesh, as from a chair: straight on until there is ground.
      walker.moveTo(x, ground.heightAt(x, z, walker.y), z, mesh.at(x, walker.y, z));
      return;
    }
    mesh.move(walker.polygon, walker.x, walker.z, x, z);
    const { x: toX, z: toZ, polygon } = mesh.hit;
    const dx = toX - walker.x;
    const dz = toZ - walker.z;
    const gone = Math.sqrt(dx * dx + dz * dz);
    if (gone < 1e-5 || (dx * aheadX + dz * aheadZ) / gone < straightCosine) return;
    if (this.isBumping(walker, toX, toZ)) return;
    walker.moveTo(toX, ground.heightAt(toX, toZ, mesh.heightOn(polygon, toX, toZ)), toZ, polygon);
  }

  private isBumping(walker: Pedestrian, x: number, z: number): boolean {
    // The grid is from the step's beginning: others may have moved a little since.
    const reach = Math.max(armsLengthMeters, bodyRadiusMeters + this.neighbours.largest) + 0.1;
    for (const other of this.neighbours.within(walker.x, walker.y, walker.z, reach, this.near)) {
      if (other === walker) continue;
      const next = (other.x - x) * (other.x - x) + (other.z - z) * (other.z - z);
      const now = (other.x - walker.x) * (other.x - walker.x) + (other.z - walker.z) * (other.z - walker.z);
      const least = this.roomFor(walker, other, walker.isSqueezing && now < touchMeters * touchMeters);
      if (next < least * least && next < now) return true;
    }
    return false;
  }

  /**
   * An arm's length from people, and less where there is no other way. Past somebody who is led, and stands in the only way,
   * one squeezes after a while: nobody sends them aside.
   */
  private roomFor(walker: Pedestrian, other: Disc, isTouching: boolean): number {
    if (!(other instanceof Pedestrian)) return touchMeters - bodyRadiusMeters + other.radius;
    if (other.led !== undefined && (isTouching || walker.blocked > squeezeSeconds)) return squeezedMeters;
    return walker.keepsFrom(other) ? armsLengthMeters : touchMeters;
  }
}
