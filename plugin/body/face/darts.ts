import type { Random } from '../../../src/kit/random.ts';

/** How fast an eye gets to where it jumps: it is nearly there after this many seconds. */
const jumpSeconds = 0.045;

/** What eyes are about. */
type Regard = 'looking' | 'thinking' | 'afraid';

/** How far eyes stray, in radians, and for how long they stay, in seconds. */
const ways: Readonly<
  Record<Regard, { readonly aside: number; readonly up: number; readonly stays: readonly [number, number] }>
> = {
  looking: { aside: 0.03, up: 0.02, stays: [0.45, 1.9] },
  thinking: { aside: 0.14, up: 0.1, stays: [0.5, 1.3] },
  afraid: { aside: 0.085, up: 0.05, stays: [0.12, 0.5] },
};

/** Eyes are never still: small jumps around what they look at, wide ones while one thinks, restless ones in fear. */
export class Darts {
  /** How far the eyes are off what they look at, in radians to the right and down. */
  yaw = 0;
  pitch = 0;
  private goalYaw = 0;
  private goalPitch = 0;
  private left = 0;
  private regard: Regard = 'looking';

  constructor(private readonly random: Random) {}

  update(seconds: number, regard: Regard): void {
    this.left -= seconds;
    if (this.left <= 0 || regard !== this.regard) this.jump(regard);
    const part = 1 - Math.exp((-seconds * 2.3) / jumpSeconds);
    this.yaw += (this.goalYaw - this.yaw) * part;
    this.pitch += (this.goalPitch - this.pitch) * part;
  }

  private jump(regard: Regard): void {
    this.regard = regard;
    const { aside, up, stays } = ways[regard];
    this.goalYaw = (this.random.next() * 2 - 1) * aside;
    this.goalPitch = (this.random.next() * 2 - 1) * up;
    this.left = stays[0] + (stays[1] - stays[0]) * this.random.next() ** 1.5;
  }
}
