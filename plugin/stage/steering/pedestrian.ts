import { Vehicle } from 'yuka';
import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing, toGrain } from './angle.ts';
import { gait, type Striding } from './gait.ts';
import type { Goal } from './goal.ts';
import type { Ground } from './ground.ts';
import type { Lead } from './lead.ts';
import type { Disc } from './neighbours.ts';
import type { Walker, WalkerStatus } from './walker.ts';
import { bodyRadiusMeters } from '../posture.ts';
import { apart, partNearest, type MapPoint } from './way.ts';

/** Who may stop farther than this from a point does not stand on it. */
const exactMeters = 0.2;

/** Out of somebody's way, and back to where one was. */
export interface Aside {
  spot: Vec3;
  readonly to: Pedestrian;
  readonly from: Vec3;
  seconds: number;
}

/** A walker from the inside: what the crowd and its behaviours read and write. */
export class Pedestrian implements Walker, Disc, Striding {
  readonly vehicle = new Vehicle();
  readonly radius = bodyRadiusMeters;
  x = 0;
  y = 0;
  z = 0;
  yaw = 0;
  speed = 0;
  turnRate = 0;
  velocityX = 0;
  velocityZ = 0;
  /** The polygon of the mesh it is on. */
  polygon = -1;
  fixed = false;
  /** Somebody leads it: goals and courtesy wait. */
  led: Lead | undefined;
  pressed = 0;
  /** Seconds it has been led against somebody, until it is clear of them. */
  squeezed = 0;
  status: WalkerStatus = 'standing';
  gate: string | undefined;
  goal: Goal | undefined;
  /** As fast as it may go for this goal. */
  pace: number = gait.walk;
  askedPace: number | undefined;
  /** Which way it faces when it stands. */
  face = 0;
  /** The point it keeps facing while it comes to a stand. */
  faceAt: Vec3 | undefined;

  /** Its way: corners still ahead begin at `corner`; `tail` is how long the way is from each corner on. */
  corners: readonly Vec3[] = [];
  corner = 0;
  tail: readonly number[] = [];
  pin = -1;
  isGoing = false;
  /** How far along its way it may go at present. */
  leash = Infinity;
  remaining = 0;
  /** What it would do alone, and what it does. */
  wishX = 0;
  wishZ = 0;
  wantedX = 0;
  wantedZ = 0;
  /** How far it turns from its wish to keep clear of others: kept from step to step, or it would dither. */
  swerve = 0;

  /** Waits its turn at a doorway. */
  isHeld = false;
  /** Comes to a doorway while others pass it. */
  isQueueing = false;
  /** Seconds since a doorway admitted it; below zero until it may ask again. */
  admission = 0;
  /** There is no way at arm's length from those who make way for nobody: it goes nearer to them, until it is past. */
  isSqueezing = false;
  /** Seconds it has wished to go and has not, and seconds since it was last somewhere else. */
  blocked = 0;
  idle = 0;
  anchorX = 0;
  anchorZ = 0;
  aside: Aside | undefined;
  /** Where one who stands goes back to after stepping aside. */
  home: Stand | undefined;
  /** Seconds until it looks again where its goal is, and until it may ask others again. */
  patience = 0;
  asking = 0;
  /** Which of two ends, or which side: whatever its goal keeps in mind. */
  turnOfGoal = 0;
  pause = 0;
  aimed: Vec3 | undefined;
  /** The person its goal is about, as they stood when it last chose a spot. */
  seen = { x: 0, z: 0, yaw: 0 };

  private shown: Vec3 | undefined;

  constructor(
    readonly id: string,
    readonly order: number,
    private readonly ground: Ground,
    stand: Stand,
  ) {
    this.vehicle.maxForce = 1000;
    this.vehicle.updateOrientation = false;
    this.place(stand);
  }

  get position(): Vec3 {
    return (this.shown ??= { x: this.x, y: this.y, z: this.z });
  }

  get path(): readonly Vec3[] {
    return this.isGoing ? [this.position, ...this.corners.slice(this.corner)] : [];
  }

  get destination(): Vec3 | undefined {
    const { goal } = this;
    const isExact = goal?.kind === 'point' && (goal.within ?? 0) < exactMeters;
    return isExact && this.isGoing ? this.corners.at(-1) : undefined;
  }

  /** Which way it faces all along, where it goes back or aside. */
  get facedGoal(): number | undefined {
    const { goal } = this;
    return goal?.kind === 'point' && goal.isBacking === true && goal.face !== undefined && this.led === undefined
      ? this.yawTo(goal.face)
      : undefined;
  }

  go(goal: Goal, options: { readonly speed?: number } = {}): void {
    this.goal = goal;
    this.askedPace = options.speed;
    this.pace = options.speed ?? (goal.kind === 'flee' ? gait.run : gait.walk);
    this.forget();
    this.status = 'walking';
  }

  lead(lead: Lead | undefined): void {
    const was = this.led;
    this.led = lead;
    if (lead !== undefined) {
      if (was !== undefined) return;
      this.goal = undefined;
      this.forget();
      this.status = 'standing';
    } else if (was !== undefined) {
      this.pressed = 0;
      this.halt();
      this.gate = undefined;
      // A goal it was given meanwhile is pursued from here.
      if (this.goal !== undefined) return;
      this.status = 'standing';
      this.face = this.yaw;
    }
  }

  get isLed(): boolean {
    return this.led !== undefined;
  }

  stand(face?: Vec3 | number): void {
    this.goal = undefined;
    this.forget();
    this.status = 'standing';
    this.faceAt = typeof face === 'object' ? face : undefined;
    this.face = face === undefined ? this.yaw : this.yawTo(face);
  }

  place({ position, yaw }: Stand): void {
    this.goal = undefined;
    this.forget();
    this.speed = 0;
    this.turnRate = 0;
    this.velocityX = 0;
    this.velocityZ = 0;
    this.yaw = toGrain(wrapAngle(yaw));
    this.face = this.yaw;
    this.moveTo(position.x, position.y, position.z, this.ground.polygonAt(position));
    this.anchorX = this.x;
    this.anchorZ = this.z;
    this.status = 'standing';
  }

  /** Whether its goal is to go along with somebody, and says how near. */
  goesWith({ id }: Pedestrian): boolean {
    const { goal } = this;
    return (goal?.kind === 'follow' || goal?.kind === 'beside') && goal.id === id;
  }

  /** Makes way for nobody. */
  get isFirm(): boolean {
    return this.fixed || this.led !== undefined || (this.goal?.kind === 'block' && !this.isGoing);
  }

  /** Whether it keeps an arm's length from them: whoever can step aside is waited for, never pushed past. */
  keepsFrom(other: Pedestrian): boolean {
    return !this.goesWith(other) && !(this.isSqueezing && other.isFirm);
  }

  /** Its speed, from where it was at the beginning of a step. */
  measure(fromX: number, fromZ: number, seconds: number): void {
    const [dx, dz] = [this.x - fromX, this.z - fromZ];
    this.velocityX = dx / seconds;
    this.velocityZ = dz / seconds;
    this.speed = Math.sqrt(dx * dx + dz * dz) / seconds;
  }

  /** Puts it down on a grain of the mesh. */
  moveTo(x: number, y: number, z: number, polygon: number): void {
    this.x = toGrain(x);
    this.y = toGrain(y);
    this.z = toGrain(z);
    this.polygon = polygon;
    this.shown = undefined;
  }

  yawTo(target: Vec3 | number): number {
    if (typeof target === 'number') return wrapAngle(target);
    const [dx, dz] = [target.x - this.x, target.z - this.z];
    return dx * dx + dz * dz < 1e-6 ? this.face : bearing(dx, dz);
  }

  /** Sets out. The corner `pin` must be reached itself, though one could see past it. */
  take(way: readonly Vec3[], pin = -1): void {
    this.corners = way;
    this.pin = pin;
    this.corner = Math.min(1, way.length - 1);
    const tail = new Array<number>(way.length).fill(0);
    for (let index = way.length - 2; index >= 0; index--)
      tail[index] = tail[index + 1]! + apart(way[index + 1]!, way[index]!);
    this.tail = tail;
    this.remaining = tail[0] ?? 0;
    this.isGoing = true;
  }

  halt(): void {
    this.isGoing = false;
    this.corners = [];
    this.corner = 0;
    this.remaining = 0;
    this.isHeld = false;
    this.blocked = 0;
    this.idle = 0;
    this.swerve = 0;
  }

  private forget(): void {
    this.halt();
    this.aside = undefined;
    this.home = undefined;
    this.aimed = undefined;
    this.gate = undefined;
    this.patience = 0;
    this.pause = 0;
    this.turnOfGoal = 0;
    this.faceAt = undefined;
  }
}

/** How near the way ahead of somebody comes to a point, in metres, looking no farther than `reach` along it. */
export function wayDistance(walker: Pedestrian, x: number, z: number, reach = 5): number {
  const spot = { x, z };
  let [here, left, nearest]: [MapPoint, number, number] = [walker, reach, apart(walker, spot)];
  if (!walker.isGoing) return nearest;
  for (let index = walker.corner; index < walker.corners.length && left > 0; index++) {
    const next = walker.corners[index]!;
    const length = apart(here, next);
    const part = Math.min(partNearest(here, next, spot), length > left ? left / length : 1);
    const [px, pz] = [here.x + part * (next.x - here.x), here.z + part * (next.z - here.z)];
    nearest = Math.min(nearest, Math.sqrt((px - x) * (px - x) + (pz - z) * (pz - z)));
    left -= length;
    here = next;
  }
  return nearest;
}
