import { mix } from '../kit/numbers.ts';
import { limbsBetween, type Limbs } from '../protocol/limbs.ts';
import type { Pace } from '../protocol/pace.ts';

interface Moment extends Pace {
  readonly atMs: number;
}

interface Stride extends Pace {
  /** Metres a second, as it was walked there. */
  readonly speed: number;
  /** Nothing newer has come for a while: they stand. */
  readonly isOver: boolean;
  /** Nothing has come for so long that whoever sent it may be gone. */
  readonly isSilent: boolean;
}

/** Shown so much later than it came at the earliest, and what came later than that is still in order. */
const leastDelayMs = 100;
const mostDelayMs = 400;
const mostKept = 40;
const overMs = 300;
const silentMs = 3_000;

/**
 * Moments of a body that come over a network, now sooner and now later, shown evenly: a little later than they came, as much
 * as they are late by now and then.
 */
export class JitterBuffer {
  private readonly moments: Moment[] = [];
  /** The sender's clock and ours differ by this much at least. */
  private offsetMs: number | undefined;
  private delayMs = leastDelayMs;

  push(moment: Moment, nowMs: number): void {
    const offset = nowMs - moment.atMs;
    // Whoever comes soonest tells the clocks apart; how late the others are, how long to wait.
    this.offsetMs = Math.min(this.offsetMs ?? offset, offset);
    const late = offset - this.offsetMs;
    this.delayMs = Math.min(mostDelayMs, Math.max(leastDelayMs, late * 1.2, this.delayMs * 0.995));
    const at = this.moments.findLastIndex(({ atMs }) => atMs < moment.atMs);
    this.moments.splice(at + 1, 0, moment);
    if (this.moments.length > mostKept) this.moments.shift();
  }

  /** Where the body is to be shown now; nothing, before anything came. */
  sample(nowMs: number): Stride | undefined {
    const at = nowMs - (this.offsetMs ?? 0) - this.delayMs;
    const next = this.moments.findIndex(({ atMs }) => atMs > at);
    const [before, after] = next < 0 ? [this.moments.at(-1), undefined] : [this.moments[next - 1], this.moments[next]];
    if (!before) return after && { ...after, speed: 0, isOver: false, isSilent: false };
    if (!after) {
      const passedMs = at - before.atMs;
      return { ...before, speed: 0, isOver: passedMs > overMs, isSilent: passedMs > silentMs };
    }
    const part = (at - before.atMs) / (after.atMs - before.atMs);
    const turn = Math.atan2(Math.sin(after.yaw - before.yaw), Math.cos(after.yaw - before.yaw));
    return {
      x: mix(before.x, after.x, part),
      y: mix(before.y, after.y, part),
      z: mix(before.z, after.z, part),
      yaw: before.yaw + turn * part,
      speed: (Math.hypot(after.x - before.x, after.z - before.z) / (after.atMs - before.atMs)) * 1000,
      isOver: false,
      isSilent: false,
      limbs: limbsOnTheWay(before.limbs, after.limbs, part),
    };
  }
}

/** A headset that was put on or taken off meanwhile is so from the next moment on. */
const limbsOnTheWay = (from: Limbs | undefined, to: Limbs | undefined, part: number): Limbs | undefined =>
  from && to ? limbsBetween(from, to, part) : from;
