import { mix, toShare, wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing, cosine, sine, toGrain } from './angle.ts';
import type { Doorway } from './doorway.ts';
import type { Ground } from './ground.ts';
import { isPushing, leadPace, topSpeed, type Lead } from './lead.ts';
import type { Disc, Neighbours } from './neighbours.ts';
import { bodyRadiusMeters } from '../posture.ts';
import { Pedestrian } from './pedestrian.ts';
import { touchMeters } from './stride.ts';
import { apart } from './way.ts';

/** A led body stands so far from a closed door. */
const doorMeters = 0.45;
/** How far ahead of a led body others see where it wants to go. */
const aheadMeters = 1.5;
/** A led body comes no nearer to people: any nearer, and a face fills the eyes it is looked out of. */
const faceMeters = 0.64;
/** Pressed against somebody for so long one comes as near as shoulders are, and for so long past them, whoever they are. */
const squeezeSeconds = { shoulders: 1.2, past: 2.2, each: 0.5 } as const;
/** How far off the mesh a led body finds back to it at once. */
const offGroundMeters = 1.5;

/**
 * One step of a body that somebody leads: along walls and furniture, around people, never through a closed door. Its
 * feet may go another way than it faces; what is on its way stays honest all the same.
 */
export class LedStride {
  private readonly near: Disc[] = [];
  /** Where a step ends, as far as it has been thought through. */
  private readonly end = { x: 0, z: 0 };

  constructor(
    private readonly ground: Ground,
    private readonly neighbours: Neighbours<Disc>,
    private readonly doorways: readonly Doorway[],
  ) {}

  /** Shows others where it wants to go, so that they make way. */
  intend(walker: Pedestrian, lead: Lead): void {
    walker.wishX = 0;
    walker.wishZ = 0;
    if (!isPushing(lead) || walker.polygon === -1) {
      if (walker.isGoing) walker.halt();
      walker.gate = undefined;
      walker.status = 'standing';
      return;
    }
    const length = Math.sqrt(lead.x * lead.x + lead.z * lead.z);
    const speed = length * this.paceOf(walker, lead, length);
    const [x, z] = [lead.x / length, lead.z / length];
    walker.wishX = x * speed;
    walker.wishZ = z * speed;
    const reach = { x: walker.x + x * aheadMeters, y: walker.y, z: walker.z + z * aheadMeters };
    walker.take([walker.position, reach]);
    if (walker.status !== 'at-gate') walker.status = 'walking';
  }

  take(walker: Pedestrian, lead: Lead, seconds: number): void {
    const [fromX, fromZ] = [walker.x, walker.z];
    if (walker.polygon === -1) this.findGround(walker);
    const face = lead.yaw ?? (isPushing(lead) ? bearing(lead.x, lead.z) : walker.yaw);
    turn(walker, face, seconds);
    walker.face = walker.yaw;
    const [wantedX, wantedZ] = this.wanted(walker, lead);
    const [vx, vz] = eased(walker, wantedX, wantedZ, seconds);
    if (walker.polygon !== -1 && (vx !== 0 || vz !== 0)) this.step(walker, vx * seconds, vz * seconds);
    walker.measure(fromX, fromZ, seconds);
    this.feelPressure(walker, wantedX, wantedZ, seconds);
    this.feelPeople(walker, seconds);
  }

  private wanted(walker: Pedestrian, lead: Lead): readonly [number, number] {
    if (!isPushing(lead)) return [0, 0];
    const length = Math.sqrt(lead.x * lead.x + lead.z * lead.z);
    const speed = this.paceOf(walker, lead, length);
    return [lead.x * speed, lead.z * speed];
  }

  private paceOf(walker: Pedestrian, lead: Lead, length: number): number {
    const ahead = (lead.x * sine(walker.yaw) + lead.z * cosine(walker.yaw)) / length;
    return topSpeed(ahead, lead.isRunning === true, lead.yaw === undefined);
  }

  private step(walker: Pedestrian, dx: number, dz: number): void {
    const { mesh } = this.ground;
    const { end } = this;
    this.aim(walker, walker.x + dx, walker.z + dz);
    if (this.isBumping(walker, end.x, end.z)) {
      this.slideAround(walker);
      this.aim(walker, end.x, end.z);
      if (this.isBumping(walker, end.x, end.z)) return;
    }
    // The last word is the mesh's: where it let the step end, on which polygon.
    mesh.move(walker.polygon, walker.x, walker.z, end.x, end.z);
    const { x, z, polygon } = mesh.hit;
    walker.moveTo(x, this.ground.heightAt(x, z, mesh.heightOn(polygon, x, z)), z, polygon);
  }

  /** As far as doors and walls let it, into `end`. */
  private aim(walker: Pedestrian, x: number, z: number): void {
    const { mesh } = this.ground;
    const { end } = this;
    end.x = x;
    end.z = z;
    this.stopAtDoors(walker);
    mesh.move(walker.polygon, walker.x, walker.z, end.x, end.z);
    end.x = mesh.hit.x;
    end.z = mesh.hit.z;
    // Along a wall a step may bend towards a door after all.
    this.stopAtDoors(walker);
  }

  private stopAtDoors(walker: Pedestrian): void {
    for (const doorway of this.doorways) {
      if (doorway.isNear(walker) && doorway.isShutFor(walker)) doorway.bar(walker, this.end, doorMeters);
    }
  }

  /** Along the outline of whoever is in the way, into `end`. */
  private slideAround(walker: Pedestrian): void {
    const { end } = this;
    for (const other of this.near) {
      const least = this.roomFor(walker, other);
      const [ox, oz] = [end.x - other.x, end.z - other.z];
      const away = Math.sqrt(ox * ox + oz * oz);
      const room = Math.min(least, apart(walker, other));
      if (away >= room || away < 1e-6) continue;
      end.x = other.x + (ox / away) * room;
      end.z = other.z + (oz / away) * room;
    }
  }

  /** Whether a step comes nearer to somebody than one may; those near are left in `near`. */
  private isBumping(walker: Pedestrian, x: number, z: number): boolean {
    const reach = Math.max(bodyRadiusMeters + this.neighbours.largest, faceMeters) + 0.15;
    this.neighbours.within(walker.x, walker.y, walker.z, reach, this.near);
    for (let index = this.near.length - 1; index >= 0; index--) {
      if (this.near[index] === walker) this.near.splice(index, 1);
    }
    for (const other of this.near) {
      const least = this.roomFor(walker, other);
      const next = (other.x - x) * (other.x - x) + (other.z - z) * (other.z - z);
      if (next >= least * least - 1e-9) continue;
      const now = (other.x - walker.x) * (other.x - walker.x) + (other.z - walker.z) * (other.z - walker.z);
      if (next < now - 1e-9) return true;
    }
    return false;
  }

  /** Room one leaves another: less after one has pressed for long, so that nobody is ever shut in by a standing person. */
  private roomFor(walker: Pedestrian, other: Disc): number {
    if (!(other instanceof Pedestrian)) return touchMeters - bodyRadiusMeters + other.radius;
    const { shoulders, past, each } = squeezeSeconds;
    const [nearer, through] = [shoulders, past].map((from) => toShare((walker.squeezed - from) / each));
    return mix(mix(faceMeters, touchMeters, nearer ?? 0), 0, through ?? 0);
  }

  private feelPressure(walker: Pedestrian, wantedX: number, wantedZ: number, seconds: number): void {
    const wanted = Math.sqrt(wantedX * wantedX + wantedZ * wantedZ);
    const along = wanted < 0.3 ? wanted : (walker.velocityX * wantedX + walker.velocityZ * wantedZ) / wanted;
    walker.pressed = wanted >= 0.3 && along < 0.3 * wanted ? walker.pressed + seconds : 0;
  }

  /** How long it has pressed against somebody: kept until it is past them, or it would never get there. */
  private feelPeople(walker: Pedestrian, seconds: number): void {
    const isTouching = this.neighbours
      .within(walker.x, walker.y, walker.z, faceMeters + 0.03, this.near)
      .some((other) => other !== walker && other instanceof Pedestrian);
    if (!isTouching) walker.squeezed = 0;
    else if (walker.pressed > 0) walker.squeezed += seconds;
  }

  /** Back onto the ground, as from a chair. */
  private findGround(walker: Pedestrian): void {
    const spot = this.ground.closest(walker.position, offGroundMeters);
    if (spot) walker.moveTo(spot.x, spot.y, spot.z, this.ground.polygonAt(spot));
  }
}

function turn(walker: Pedestrian, face: number, seconds: number): void {
  const off = wrapAngle(face - walker.yaw);
  const most = Math.min(leadPace.turnRate, leadPace.turnEase * Math.abs(off) + 0.3) * seconds;
  const by = Math.abs(off) <= most ? off : Math.sign(off) * most;
  walker.yaw = toGrain(wrapAngle(walker.yaw + by));
  walker.turnRate = by / seconds;
}

/** The velocity after this step: towards what is wanted, as quickly as feet can; nothing is left of a slow glide. */
function eased(walker: Pedestrian, wantedX: number, wantedZ: number, seconds: number): readonly [number, number] {
  const [cx, cz] = [wantedX - walker.velocityX, wantedZ - walker.velocityZ];
  const change = Math.sqrt(cx * cx + cz * cz);
  const slows =
    wantedX * wantedX + wantedZ * wantedZ < walker.velocityX * walker.velocityX + walker.velocityZ * walker.velocityZ;
  const most = (slows ? leadPace.brake : leadPace.accelerate) * seconds;
  if (change <= most) return [wantedX, wantedZ];
  return [walker.velocityX + (cx / change) * most, walker.velocityZ + (cz / change) * most];
}
