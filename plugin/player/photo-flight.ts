import { approach, clamp } from '../../src/kit/numbers.ts';
import { distance, plus, scaled, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Air } from './air.ts';
import { aheadOf, rightOf, type RigFrame } from './rig-frame.ts';

const speedMeters = { usual: 1.5, fast: 4 } as const;
const settleSeconds = 0.12;
const airMeters = 0.12;
const rollSpeed = 0.7;
const mostRoll = Math.PI / 4;
const fov = { least: 0.2, most: 1.4, aNotch: 0.06 } as const;

export interface Flying {
  readonly right: number;
  readonly up: number;
  readonly ahead: number;
  readonly roll: number;
  readonly isFast: boolean;
}

/** A camera that flies where it likes within the rooms, through nothing. */
export class PhotoFlight {
  private at: Vec3 | undefined;
  private velocity: Vec3 = vec(0, 0, 0);
  private roll = 0;
  private fov = 0.8;

  constructor(private readonly air: Pick<Air, 'isFree'>) {}

  /** Takes off from the picture as it is. */
  begin({ position, fov: wide }: RigFrame): void {
    this.at = position;
    this.velocity = vec(0, 0, 0);
    this.roll = 0;
    this.fov = wide;
  }

  end(): void {
    this.at = undefined;
  }

  zoom(notches: number): void {
    this.fov = clamp(this.fov + notches * fov.aNotch, fov.least, fov.most);
  }

  update(flying: Flying, yaw: number, pitch: number, seconds: number): RigFrame | undefined {
    if (!this.at) return undefined;
    const speed = flying.isFast ? speedMeters.fast : speedMeters.usual;
    const way = plus(
      plus(scaled(rightOf(yaw), flying.right), scaled(aheadOf(yaw, pitch), flying.ahead)),
      vec(0, flying.up, 0),
    );
    const far = Math.max(1, distance(way, vec(0, 0, 0)));
    const part = approach(seconds, 1 / settleSeconds);
    this.velocity = plus(scaled(this.velocity, 1 - part), scaled(way, (part * speed) / far));
    this.move(scaled(this.velocity, seconds));
    this.roll = clamp(this.roll + flying.roll * rollSpeed * seconds, -mostRoll, mostRoll);
    return { position: this.at, yaw, pitch, roll: this.roll, fov: this.fov };
  }

  /** Along a wall rather than into it: each direction by itself, where all at once is not free. */
  private move(step: Vec3): void {
    const { at } = this;
    if (!at) return;
    // Where the picture was taken over in a tight place, it is let out of it.
    const isStuck = !this.air.isFree(at, airMeters);
    for (const each of [step, vec(step.x, 0, 0), vec(0, 0, step.z), vec(0, step.y, 0)]) {
      const next = plus(at, each);
      if (!isStuck && !this.air.isFree(next, airMeters)) continue;
      this.at = next;
      return;
    }
  }
}
