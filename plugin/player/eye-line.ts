import { approach } from '../../src/kit/numbers.ts';
import { between, distance, minus, plus, turned, vec, type Vec3 } from '../stage/space/vector.ts';
import type { HeadPlace } from '../picture/view/actor-view.ts';
import { aheadOf } from './rig-frame.ts';

/** Bodies sway and bob; of that so much is let through, or next to nothing where less motion is asked for. */
const settleSeconds = { up: 0.22, flat: 0.16, still: 0.9 } as const;
/** Farther than this at once, and somebody has been put elsewhere. */
const jumpMeters = 1.2;
/** A head that leans farther than this from its feet would look out of a wall, or from within whom it leans to. */
const mostLean = 0.14;
/** Who stands and bends for a deed keeps their look up: so far below where the head is otherwise. */
const mostBend = 0.1;

export interface EyesOf {
  /** The floor under the body, and which way it faces, as it is seen. */
  readonly floor: Vec3;
  readonly bodyYaw: number;
  readonly isUpright: boolean;
  readonly head: HeadPlace;
  readonly lookYaw: number;
  readonly lookPitch: number;
}

/** The eyes of a body as a person can bear to look through them: the head's own place, without its shaking. */
export class EyeLine {
  private smooth: Vec3 | undefined;
  private last: Vec3 | undefined;
  /** How high the neck of this body is when it stands straight. */
  private straight = 0;

  /** Begins anew where the body is. */
  cut(): void {
    this.smooth = undefined;
    this.straight = 0;
  }

  update({ floor, bodyYaw, isUpright, head, lookYaw, lookPitch }: EyesOf, seconds: number, isStill: boolean): Vec3 {
    if (this.last && distance(this.last, floor) > jumpMeters) this.cut();
    this.last = floor;
    // In the body's own space, so that turning and walking are not held back.
    const now = turned(minus(head.neck, floor), -bodyYaw);
    const was = this.smooth ?? now;
    const flat = approach(seconds, 1 / (isStill ? settleSeconds.still : settleSeconds.flat));
    const up = approach(seconds, 1 / (isStill ? settleSeconds.still : settleSeconds.up));
    const next = between(was, now, flat);
    this.smooth = vec(next.x, was.y + (now.y - was.y) * up, next.z);
    this.straight = isUpright ? Math.max(this.straight, now.y) : 0;
    const held = isUpright ? leaning(this.smooth, this.straight - mostBend) : this.smooth;
    const neck = plus(floor, turned(held, bodyYaw));
    // A head turns and nods about its neck.
    const ahead = aheadOf(lookYaw, lookPitch * 0.5);
    return vec(
      neck.x + ahead.x * head.ahead,
      neck.y + head.up + Math.min(0, ahead.y) * head.ahead,
      neck.z + ahead.z * head.ahead,
    );
  }
}

function leaning({ x, y, z }: Vec3, lowest: number): Vec3 {
  const part = Math.min(1, mostLean / Math.max(1e-6, Math.hypot(x, z)));
  return vec(x * part, Math.max(y, lowest), z * part);
}
