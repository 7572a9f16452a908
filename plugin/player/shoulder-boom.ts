import { approach } from '../../src/kit/numbers.ts';
import { distance, plus, scaled, type Vec3 } from '../stage/space/vector.ts';
import type { Air } from './air.ts';
import { aheadOf, rightOf } from './rig-frame.ts';

/** Where the camera wants to be from the neck: aside, and behind along the look. */
export const asideMeters = 0.46;
export const usualBackMeters = 1.75;
/** In a narrow picture it is less far aside: half of the own head stays within it, so far from the middle towards the edge. */
const headPart = 0.75;
/** Nearer than this over one shoulder, the other is tried; it is gone over to where it has so much more air. */
const roomy = { enough: 1.3, better: 0.35 } as const;
/** While the look turns nobody changes shoulders: it has rested for so long before, to within so much of a picture's turn. */
const rest = { seconds: 0.6, radians: 0.01 } as const;
/** The boom draws in early and gives way late: between these it glides, and it never enters the inner one. */
const air = { wanted: 0.2, least: 0.1 } as const;
/** In quickly, so that nothing is passed through; out slowly, so that nothing pumps. */
const settle = { in: 0.09, out: 0.5, still: 0.02 } as const;
const jumpMeters = 1.2;
/** Feelers to both sides: what one is about to turn into draws the boom in before it is there. */
const feelers = [
  { yaw: 0.3, slackMeters: 0.3 },
  { yaw: 0.6, slackMeters: 0.75 },
] as const;

/**
 * A camera behind somebody's shoulder, the right one unless the left has more air, that comes nearer rather than go through a
 * wall, a thing or a person.
 */
export class ShoulderBoom {
  /** How far behind it may be; a wheel changes it. */
  backMeters = usualBackMeters;
  /** Half of a narrow picture's width, a metre from the lens. */
  halfWidth = Infinity;
  /** Which shoulder it is over: 1 is the right one. */
  private side: 1 | -1 = 1;
  private aside = asideMeters;
  private back = usualBackMeters;
  private last: Vec3 | undefined;
  private isNew = true;
  private crossed = false;
  private look = { yaw: 0, restedSeconds: 0 };

  constructor(private readonly room: Pick<Air, 'reach'>) {}

  /** Whether it has just gone over to the other shoulder. */
  get hasCrossed(): boolean {
    return this.crossed;
  }

  /** Begins anew as far out as it can be. */
  cut(): void {
    this.isNew = true;
    this.side = 1;
  }

  /** `neck` is where the boom is fixed: between the shoulders, a little above. */
  update(neck: Vec3, yaw: number, pitch: number, seconds: number, isStill: boolean): Vec3 {
    if (this.last && distance(this.last, neck) > jumpMeters) this.cut();
    this.last = neck;
    const most = Math.min(asideMeters, this.halfWidth * this.back * headPart);
    const isTurned = Math.abs(yaw - this.look.yaw) > rest.radians;
    this.look = { yaw, restedSeconds: isTurned ? 0 : this.look.restedSeconds + seconds };
    this.crossed = false;
    if (this.isNew || this.look.restedSeconds > rest.seconds) this.chooseSide(neck, yaw, pitch, most);
    const out = scaled(rightOf(yaw), this.side);
    const behind = scaled(aheadOf(yaw, pitch), -1);
    const { room } = this;
    const free = (from: Vec3, way: Vec3, most: number): readonly [wanted: number, least: number] => {
      const least = room.reach(from, way, most, air.least);
      return [Math.min(least, room.reach(from, way, most, air.wanted)), least];
    };
    this.aside = this.next(this.aside, ...free(neck, out, most), seconds, isStill);
    const shoulder = plus(neck, scaled(out, this.aside));
    const [wanted, least] = free(shoulder, behind, this.backMeters);
    this.back = this.next(this.back, this.felt(shoulder, yaw, pitch, wanted), least, seconds, isStill);
    this.isNew = false;
    return plus(shoulder, scaled(behind, this.back));
  }

  /** Who stands with their right shoulder at a wall or before somebody is seen over the left one. */
  private chooseSide(neck: Vec3, yaw: number, pitch: number, aside: number): void {
    const behind = scaled(aheadOf(yaw, pitch), -1);
    const airOver = (side: number): number => {
      const out = scaled(rightOf(yaw), side);
      const shoulder = plus(neck, scaled(out, this.room.reach(neck, out, aside, air.wanted)));
      return this.room.reach(shoulder, behind, this.backMeters, air.wanted);
    };
    const here = airOver(this.side);
    if (here >= Math.min(roomy.enough, this.backMeters) || airOver(-this.side) < here + roomy.better) return;
    this.side = this.side === 1 ? -1 : 1;
    this.crossed = !this.isNew;
    this.isNew = true;
  }

  private felt(shoulder: Vec3, yaw: number, pitch: number, wanted: number): number {
    let felt = wanted;
    for (const { yaw: aside, slackMeters } of feelers) {
      for (const side of [-aside, aside]) {
        if (felt <= slackMeters) continue;
        const way = scaled(aheadOf(yaw + side, pitch), -1);
        felt = Math.min(felt, this.room.reach(shoulder, way, felt, air.wanted) + slackMeters);
      }
    }
    return felt;
  }

  private next(was: number, wanted: number, least: number, seconds: number, isStill: boolean): number {
    if (this.isNew) return wanted;
    const settling = isStill ? settle.still : wanted < was ? settle.in : settle.out;
    return Math.min(least, was + (wanted - was) * approach(seconds, 1 / settling));
  }
}
