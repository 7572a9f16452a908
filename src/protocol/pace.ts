/** Where a body stands and which way it faces: metres, and radians. */
export interface Footing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/**
 * One moment of a body that walks, in whole numbers (centimetres, hundredths of a radian, milliseconds of its sender's clock).
 * A whole one is `[key, at, x, y, z, yaw]`; the others say how far it is from that one, `[key, at, dx, dz, dyaw]`. One that
 * is lost costs nothing but itself, and whoever comes later has to wait for the next whole one only.
 */
export type PaceFrame = readonly number[];

/** So many moments after a whole one, or so far from it, the next whole one is sent. */
const framesAKey = 15;
const farthest = 400;
const largest = 1_000_000;
const scale = 100;

/** Puts the moments of one body into frames. */
export class PaceWriter {
  private key = 0;
  private sinceKey = framesAKey;
  private base: readonly [number, number, number, number] = [0, 0, 0, 0];

  write(footing: Footing, atMs: number): PaceFrame {
    const [x, y, z, yaw] = [footing.x, footing.y, footing.z, footing.yaw].map((each) => Math.round(each * scale)) as [
      number,
      number,
      number,
      number,
    ];
    const [bx, by, bz, byaw] = this.base;
    const isFar = Math.abs(x - bx) > farthest || Math.abs(z - bz) > farthest || y !== by;
    if (this.sinceKey >= framesAKey || isFar) {
      this.sinceKey = 1;
      this.base = [x, y, z, yaw];
      return [++this.key, Math.round(atMs), x, y, z, yaw];
    }
    this.sinceKey++;
    return [this.key, Math.round(atMs), x - bx, z - bz, yaw - byaw];
  }
}

/** Reads the frames of one body. What is no frame, or hangs on one that never came, is nothing. */
export class PaceReader {
  private key: { readonly number: number; readonly footing: readonly number[] } | undefined;

  read(frame: unknown): (Footing & { readonly atMs: number }) | undefined {
    if (!isFrame(frame)) return undefined;
    const [number = 0, atMs = 0, ...rest] = frame;
    if (isWhole(frame)) this.key = { number, footing: rest };
    if (!this.key || this.key.number !== number) return undefined;
    const [x = 0, y = 0, z = 0, yaw = 0] = this.key.footing;
    const [dx = 0, dz = 0, dyaw = 0] = frame.length === 5 ? rest : [0, 0, 0];
    return { atMs, x: (x + dx) / scale, y: y / scale, z: (z + dz) / scale, yaw: (yaw + dyaw) / scale };
  }
}

/** Whether others hang on it. */
export const isWhole = (frame: PaceFrame): boolean => frame.length === 6;

const isFrame = (value: unknown): value is PaceFrame =>
  Array.isArray(value) &&
  (value.length === 5 || value.length === 6) &&
  value.every((each, at) => Number.isSafeInteger(each) && Math.abs(each as number) <= (at === 1 ? 1e12 : largest));
