import { limbNumbers, limbsOf, type Limbs } from './limbs.ts';

/** Where a body stands and which way it faces: metres, and radians. */
export interface Footing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/** One moment of a body; of whoever wears a headset, with head and hands. */
export interface Pace extends Footing {
  readonly limbs?: Limbs | undefined;
}

/**
 * One moment of a body that walks, in whole numbers (centimetres, hundredths of a radian, milliseconds of its sender's clock).
 * A whole one is `[key, at, x, y, z, yaw]`; the others say how far it is from that one, `[key, at, dx, dz, dyaw]`. One that
 * is lost costs nothing but itself, and whoever comes later has to wait for the next whole one only. After either come the
 * limbs of whoever wears a headset (`limbs.ts`): which there are, and then the numbers of each, whole or as differences.
 */
export type PaceFrame = readonly number[];

/** So many moments after a whole one, or so far from it, the next whole one is sent. */
const framesAKey = 15;
const farthest = 400;
const largest = 1_000_000;
const scale = 100;
const wholeLength = 6;
const partLength = 5;
const limbLength = 7;
/** With a head and two hands. */
export const longestFrame = wholeLength + 1 + 3 * limbLength;

/** Puts the moments of one body into frames. */
export class PaceWriter {
  private key = 0;
  private sinceKey = framesAKey;
  private base: readonly [number, number, number, number] = [0, 0, 0, 0];
  private baseLimbs: readonly number[] = [];

  write(pace: Pace, atMs: number): PaceFrame {
    const [x, y, z, yaw] = [pace.x, pace.y, pace.z, pace.yaw].map((each) => Math.round(each * scale)) as [
      number,
      number,
      number,
      number,
    ];
    const limbs = pace.limbs ? limbNumbers(pace.limbs, this.baseLimbs) : [];
    const [bx, by, bz, byaw] = this.base;
    const isFar = Math.abs(x - bx) > farthest || Math.abs(z - bz) > farthest || y !== by;
    // Other hands than before have nothing to differ from.
    if (this.sinceKey >= framesAKey || isFar || limbs[0] !== this.baseLimbs[0]) {
      this.sinceKey = 1;
      this.base = [x, y, z, yaw];
      this.baseLimbs = limbs;
      return [++this.key, Math.round(atMs), x, y, z, yaw, ...limbs];
    }
    this.sinceKey++;
    const moved = limbs.map((each, index) => (index === 0 ? each : each - (this.baseLimbs[index] ?? 0)));
    return [this.key, Math.round(atMs), x - bx, z - bz, yaw - byaw, ...moved];
  }
}

/** Reads the frames of one body. What is no frame, or hangs on one that never came, is nothing. */
export class PaceReader {
  private key: { readonly number: number; readonly whole: PaceFrame } | undefined;

  read(frame: unknown): (Pace & { readonly atMs: number }) | undefined {
    if (!isFrame(frame)) return undefined;
    const [number = 0, atMs = 0] = frame;
    if (isWhole(frame)) this.key = { number, whole: frame };
    if (!this.key || this.key.number !== number) return undefined;
    const { whole } = this.key;
    if (!isWhole(frame) && !isAlike(whole, frame)) return undefined;
    const [x = 0, y = 0, z = 0, yaw = 0] = whole.slice(2);
    const [dx = 0, dz = 0, dyaw = 0] = isWhole(frame) ? [] : frame.slice(2);
    const footing = { atMs, x: (x + dx) / scale, y: y / scale, z: (z + dz) / scale, yaw: (yaw + dyaw) / scale };
    const numbers = isWhole(frame) ? frame.slice(wholeLength) : moved(whole, frame);
    if (numbers.length === 0) return footing;
    const limbs = limbsOf(numbers);
    return limbs && { ...footing, limbs };
  }
}

/** Whether others hang on it. */
export const isWhole = ({ length }: PaceFrame): boolean =>
  length === wholeLength || (length - 1) % limbLength === wholeLength;

/** Whether a frame has the limbs of the whole one it hangs on. */
const isAlike = (whole: PaceFrame, part: PaceFrame): boolean =>
  part.length - partLength === whole.length - wholeLength && part[partLength] === whole[wholeLength];

/** Limbs that say how far they are from those of a whole frame. */
function moved(whole: PaceFrame, part: PaceFrame): number[] {
  const base = whole.slice(wholeLength);
  return part.slice(partLength).map((each, index) => (index === 0 ? each : each + (base[index] ?? 0)));
}

const isFrame = (value: unknown): value is PaceFrame =>
  Array.isArray(value) &&
  value.length <= longestFrame &&
  (isWhole(value as PaceFrame) || value.length === partLength || (value.length - 1) % limbLength === partLength) &&
  value.every((each, at) => Number.isSafeInteger(each) && Math.abs(each as number) <= (at === 1 ? 1e12 : largest));
