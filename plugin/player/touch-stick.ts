import { centred, steadied, type Stick } from './stick.ts';

/** A thumb rests on this much without walking, and pushed farther than the rim it runs. */
const deadPart = 0.16;
const runPart = 1.35;

interface TouchWalk extends Stick {
  readonly isRunning: boolean;
}

/** A stick on the screen that is where the thumb landed. All in pixels of the page, y down as there. */
export class TouchStick {
  private origin: { x: number; y: number } | undefined;
  private pushed: TouchWalk = { ...centred, isRunning: false };

  constructor(
    /** How far from its middle the stick is pushed all the way. */
    readonly radius = 56,
  ) {}

  /** Where its middle is while a thumb is on it. */
  get middle(): { readonly x: number; readonly y: number } | undefined {
    return this.origin;
  }

  /** How it is pushed now. */
  get walk(): TouchWalk {
    return this.pushed;
  }

  /** Where its knob is to be drawn, from the middle: never outside the rim. */
  get knob(): { readonly x: number; readonly y: number } {
    return { x: this.pushed.x * this.radius, y: -this.pushed.y * this.radius };
  }

  land(x: number, y: number): void {
    this.origin = { x, y };
    this.pushed = { ...centred, isRunning: false };
  }

  /** A thumb that goes far beyond the rim takes the stick along, so that turning back turns back at once. */
  move(x: number, y: number): TouchWalk {
    if (!this.origin) return this.pushed;
    const [dx, dy] = [(x - this.origin.x) / this.radius, (this.origin.y - y) / this.radius];
    const far = Math.hypot(dx, dy);
    if (far > runPart) {
      const part = (far - runPart) / far;
      this.origin.x += dx * part * this.radius;
      this.origin.y -= dy * part * this.radius;
    }
    const { x: right, y: ahead } = steadied({ x: dx, y: dy }, deadPart, 1);
    this.pushed = { x: right, y: ahead, isRunning: far >= runPart - 1e-9 };
    return this.pushed;
  }

  lift(): void {
    this.origin = undefined;
    this.pushed = { ...centred, isRunning: false };
  }
}
