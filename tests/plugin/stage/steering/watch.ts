import type { Crowd, Walker } from '../../../../plugin/stage/steering/crowd.ts';
import type { Solid } from '../../../../plugin/stage/steering/bake.ts';
import { wrapped, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { penetration } from './rooms.ts';

export const stepSeconds = 0.02;

/** Everything a spectator would notice, over a stretch of steps. */
export class Watch {
  seconds = 0;
  /** The deepest a body was in anything. */
  depth = 0;
  /** The farthest a step went from the way its walker faced, in radians. */
  slide = 0;
  turnRate = 0;
  /** The nearest any two bodies came. */
  nearest = Infinity;
  /** The longest anybody on the way stood still. */
  still = 0;
  readonly statuses = new Set<string>();
  /** How often a heading swung one way and back within a third of a second, by walker. */
  readonly swings = new Map<string, number>();
  private readonly last = new Map<string, { position: Vec3; yaw: number; turn: number; age: number; still: number }>();

  constructor(
    private readonly crowd: Crowd,
    private readonly walkers: readonly Walker[],
    private readonly solids: readonly Solid[] = [],
  ) {
    for (const walker of walkers) this.remember(walker);
  }

  /** Steps until it holds, at most so many seconds; returns whether it came to hold. */
  until(holds: () => boolean, most = 60): boolean {
    for (let spent = 0; spent < most; spent += stepSeconds) {
      if (holds()) return true;
      this.step();
    }
    return holds();
  }

  run(seconds: number): void {
    for (let spent = 0; spent < seconds - 1e-9; spent += stepSeconds) this.step();
  }

  private step(): void {
    this.crowd.update(stepSeconds);
    this.seconds += stepSeconds;
    this.walkers.forEach((walker, index) => {
      this.see(walker);
      for (const other of this.walkers.slice(0, index)) {
        const [a, b] = [walker.position, other.position];
        if (Math.abs(a.y - b.y) < 1) this.nearest = Math.min(this.nearest, Math.hypot(a.x - b.x, a.z - b.z));
      }
    });
  }

  private see(walker: Walker): void {
    const before = this.last.get(walker.id)!;
    const { position, yaw } = walker;
    const [dx, dz] = [position.x - before.position.x, position.z - before.position.z];
    const moved = Math.hypot(dx, dz);
    // Below a millimetre a step (5 cm/s) there is nothing to see of its direction.
    if (moved > 0.001) this.slide = Math.max(this.slide, Math.abs(wrapped(Math.atan2(dx, dz) - yaw)));
    const turned = wrapped(yaw - before.yaw);
    this.turnRate = Math.max(this.turnRate, Math.abs(turned) / stepSeconds);
    if (Math.abs(turned) > 0.002) {
      if (turned * before.turn < 0 && before.age < 0.34)
        this.swings.set(walker.id, (this.swings.get(walker.id) ?? 0) + 1);
      before.turn = turned;
      before.age = 0;
    }
    before.age += stepSeconds;
    const isOn = walker.status === 'walking' || walker.status === 'stuck';
    before.still = isOn && moved < 0.0005 && Math.abs(turned) < 0.001 ? before.still + stepSeconds : 0;
    this.still = Math.max(this.still, before.still);
    this.statuses.add(walker.status);
    for (const solid of this.solids) this.depth = Math.max(this.depth, penetration(position, 0.22, solid));
    before.position = position;
    before.yaw = yaw;
  }

  private remember(walker: Walker): void {
    this.last.set(walker.id, { position: walker.position, yaw: walker.yaw, turn: 0, age: 9, still: 0 });
  }
}
