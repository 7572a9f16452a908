import { clamp } from '../../src/kit/numbers.ts';
import { wrapped } from '../stage/space/vector.ts';

export interface Comfort {
  /** Degrees from left to right. */
  readonly fov: number;
  /** 1 is usual. */
  readonly lookSpeed: number;
  readonly isLookInverted: boolean;
  /** Cuts instead of glides, no swaying. */
  readonly isStill: boolean;
  /** The head stays where it is, whatever happens. */
  readonly isHeadOwn?: boolean;
}

/** How far a neck bends up and down, and how far somebody who sits looks round, in radians. */
export const mostPitch = { up: 1.2, down: 1.15 } as const;
export const mostTurnSeated = (110 * Math.PI) / 180;

const radiansPerPixel = 0.0024;
const radiansPerFingerPixel = 0.0062;
/** Of a stick pushed all the way, and of a key that is held, in a second. */
const stickRadians = { yaw: 2.9, pitch: 1.9 } as const;
const keyRadians = { yaw: 1.9, pitch: 1.1 } as const;

/** Which way somebody looks: `yaw` as everywhere on a stage, `pitch` above the horizon. Never rolls. */
export class LookAngles {
  yaw = 0;
  pitch = 0;
  /** Whoever sits or lies looks about from there. */
  seatedYaw: number | undefined;

  constructor(
    private readonly comfort: () => Comfort,
    /** Told by how much somebody looked elsewhere for themselves. */
    private readonly onOwnLook: (radians: number) => void = () => undefined,
  ) {}

  /** By so many pixels of a mouse: right and down are positive, as a page has them. */
  byMouse(dx: number, dy: number): void {
    this.turn(dx * radiansPerPixel, dy * radiansPerPixel);
  }

  /** A finger drags what it is on along: the look goes the other way. */
  byFinger(dx: number, dy: number): void {
    this.turn(-dx * radiansPerFingerPixel, -dy * radiansPerFingerPixel);
  }

  /** By a stick or keys, −1 to 1, right and up, for so long. */
  bySticks(x: number, y: number, seconds: number, from: 'stick' | 'key'): void {
    const speed = from === 'stick' ? stickRadians : keyRadians;
    this.turn(x * speed.yaw * seconds, -y * speed.pitch * seconds);
  }

  face(yaw: number, pitch = 0): void {
    this.yaw = wrapped(yaw);
    this.pitch = pitch;
    this.limit();
  }

  private turn(right: number, down: number): void {
    if (right === 0 && down === 0) return;
    const { lookSpeed, isLookInverted } = this.comfort();
    this.onOwnLook(Math.hypot(right, down) * lookSpeed);
    this.aside(right * lookSpeed);
    this.pitch -= down * lookSpeed * (isLookInverted ? -1 : 1);
    this.limit();
  }

  /** Brings it within what a neck can do; call when somebody has sat down. */
  limit(): void {
    this.pitch = clamp(this.pitch, -mostPitch.down, mostPitch.up);
    this.aside(0);
  }

  /** To one side, however quickly: who sits comes to the end of the neck and not round to the other side. */
  private aside(right: number): void {
    const { seatedYaw } = this;
    if (seatedYaw === undefined) {
      this.yaw = wrapped(this.yaw + right);
      return;
    }
    const from = wrapped(this.yaw - seatedYaw) + right;
    this.yaw = wrapped(seatedYaw + clamp(from, -mostTurnSeated, mostTurnSeated));
  }
}
