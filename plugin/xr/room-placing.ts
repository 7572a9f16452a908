import { clamp } from '../../src/kit/numbers.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from '../stage/space/vector.ts';
import type { RealFloor } from './real-floor.ts';

/** Stage metres in a real one: from life size to a stage in a matchbox. */
const scales = { life: 1, smallest: 40, nearlyLife: 1.12 } as const;
/** What a stage measures in a room, when it is first put down. */
const modelMeters = 0.9;
/** Held to one side a stick turns so far in a second, and pushed it makes the stage so many times as large. */
const stick = { dead: 0.2, turn: 1.2, grow: 2.2 } as const;

interface Grasp {
  readonly meters: number;
  readonly angle: number;
  readonly scale: number;
  readonly yaw: number;
}

/** Where a stage stands in a real room, how large and which way round: from doll's house to life size. */
export class RoomPlacing {
  /** The spot of the room it stands on. */
  at: Vec3 | undefined;
  private grasp: Grasp | undefined;

  /** `middle` is the spot of the stage that is put there, `meters` how wide it is around. */
  constructor(
    private readonly floor: RealFloor,
    public middle: Vec3,
    meters: number,
  ) {
    floor.scale = clamp(meters / modelMeters, scales.life, scales.smallest);
  }

  /** So many times smaller than life. */
  get scale(): number {
    return this.floor.scale;
  }

  /** Turns its front to whoever stands there. */
  face(head: Vec3): void {
    if (this.at) this.floor.yaw = wrapped(-yawTowards(head, this.at));
  }

  /** By a stick: aside it turns, ahead it grows. */
  push(x: number, y: number, seconds: number): void {
    if (Math.abs(x) > stick.dead) this.floor.yaw = wrapped(this.floor.yaw - x * stick.turn * seconds);
    if (Math.abs(y) > stick.dead) this.resize(this.floor.scale * stick.grow ** (-y * seconds));
  }

  /** By both hands that have it: drawn apart they make it larger, turned about each other they turn it. */
  stretch(left: Vec3, right: Vec3): void {
    const [meters, angle] = [Math.max(0.05, flatDistance(left, right)), yawTowards(left, right)];
    this.grasp ??= { meters, angle, scale: this.floor.scale, yaw: this.floor.yaw };
    this.resize((this.grasp.scale * this.grasp.meters) / meters);
    this.floor.yaw = wrapped(this.grasp.yaw - wrapped(angle - this.grasp.angle));
  }

  /** Both hands do not have it any more. What is nearly as large as life is so. */
  letGo(): void {
    if (this.grasp && this.floor.scale < scales.nearlyLife) this.floor.scale = scales.life;
    this.grasp = undefined;
  }

  /** Lays the floor so that the stage stands there. */
  settle(): void {
    if (this.at) this.floor.lay(this.at, this.middle);
  }

  private resize(scale: number): void {
    this.floor.scale = clamp(scale, scales.life, scales.smallest);
  }
}
