import { SteeringBehavior, type Vector3, type Vehicle } from 'yuka';
import { bearing, cosine, sine, wrapAngle } from './angle.ts';
import type { Mesh } from './mesh.ts';
import type { Disc, Neighbours } from './neighbours.ts';
import { Pedestrian } from './pedestrian.ts';

/** Turns tried, in the order of trying; people pass on the right when nothing else decides. */
const turns = [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.15, -1.15, 1.57, -1.57] as const;
const lookAheadSeconds = 2;
const reachMeters = 3;
/** Shoulders apart when passing, at the least and by choice. */
const least = 0.05;
const personal = 0.3;

/**
 * Keeps clear of others: of the ways one could turn, the one that runs into nobody soon, bends little and stays on the
 * mesh. Yuka's separation pushes sideways, which on feet is a slide, and its avoidance sees only things that stand.
 */
export class KeepClear extends SteeringBehavior {
  private readonly near: Disc[] = [];
  private horizon = lookAheadSeconds;

  constructor(
    private readonly walker: Pedestrian,
    private readonly mesh: Mesh,
    private readonly neighbours: Neighbours<Disc>,
  ) {
    super();
  }

  override calculate(_vehicle: Vehicle, force: Vector3): Vector3 {
    const { walker } = this;
    const { wishX, wishZ } = walker;
    const speed = Math.sqrt(wishX * wishX + wishZ * wishZ);
    if (speed < 0.01) {
      walker.swerve = 0;
      return force;
    }
    this.neighbours.within(walker.x, walker.y, walker.z, reachMeters, this.near);
    if (this.near.length < 2) {
      walker.swerve = 0;
      return force;
    }
    const towards = bearing(wishX, wishZ);
    // Whoever has waited long looks less far ahead and dares more: so no circle of the polite waits for ever.
    const eager = Math.min(1, walker.blocked / 1.5);
    this.horizon = lookAheadSeconds * (1 - 0.65 * eager);
    let [bestX, bestZ, bestTurn, least] = [0, 0, 0, 1 + 1.5 * eager + this.crowding(0, 0)];
    for (const turn of turns) {
      const heading = towards + turn;
      const [dirX, dirZ] = [sine(heading), cosine(heading)];
      const bend =
        0.55 * Math.abs(turn) +
        0.25 * Math.abs(wrapAngle(heading - walker.yaw)) +
        0.2 * Math.abs(turn - walker.swerve) +
        (turn < 0 ? 0.05 : 0);
      for (let pace = 1; pace >= 0.4; pace -= 0.3) {
        const slow = 0.9 * (1 - pace);
        if (bend + slow >= least) continue;
        const [vx, vz] = [dirX * speed * pace, dirZ * speed * pace];
        const cost = bend + slow + this.crowding(vx, vz) + this.wall(vx, vz, turn);
        if (cost < least - 1e-6) [bestX, bestZ, bestTurn, least] = [vx, vz, turn, cost];
      }
      if (turn === 0 && least < 0.05) break;
    }
    walker.swerve = bestTurn;
    return force.set(bestX - wishX, 0, bestZ - wishZ);
  }

  /** How soon and how badly this velocity runs into somebody. */
  private crowding(vx: number, vz: number): number {
    const { walker } = this;
    let sum = 0;
    for (const other of this.near) {
      if (other === walker) continue;
      const [dx, dz] = [other.x - walker.x, other.z - walker.z];
      const [rx, rz] = [vx - other.velocityX, vz - other.velocityZ];
      const apart = Math.sqrt(dx * dx + dz * dz);
      const touch = walker.radius + other.radius + least;
      const closing = rx * dx + rz * dz;
      if (closing <= 0) continue;
      if (apart < touch) {
        sum += 2 * (closing / Math.max(apart, 0.01)) + 0.3;
        continue;
      }
      const weight = this.regard(other);
      const speed2 = rx * rx + rz * rz;
      const when = closing / speed2;
      const [missX, missZ] = [dx - rx * when, dz - rz * when];
      const miss = Math.sqrt(missX * missX + missZ * missZ);
      if (miss < touch) {
        const contact = when - Math.sqrt((touch * touch - miss * miss) / speed2);
        if (contact < this.horizon) sum += weight * (1.2 * (1 - contact / this.horizon) + 0.25 / Math.max(contact, 0.1));
      } else if (miss < touch + personal && when < this.horizon) {
        sum += weight * 0.35 * (1 - (miss - touch) / personal) * (1 - when / this.horizon);
      }
    }
    return sum;
  }

  /** Of two who walk one counts on the other to swerve, or both would dance. */
  private regard(other: Disc): number {
    const { walker } = this;
    if (!(other instanceof Pedestrian) || !other.isGoing) return 1;
    const isAdmitted = walker.admission > 0;
    const goesFirst = isAdmitted === other.admission > 0 ? walker.order < other.order : isAdmitted;
    return goesFirst ? 0.6 : 1.15;
  }

  private wall(vx: number, vz: number, turn: number): number {
    if (turn === 0) return 0;
    const { walker } = this;
    const clear = this.mesh.cast(walker.polygon, walker.x, walker.z, walker.x + 0.6 * vx, walker.z + 0.6 * vz);
    return clear < 1 ? 1.5 * (1 - clear) : 0;
  }
}
