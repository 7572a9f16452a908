import { atRest, steadied, type Push } from './stick.ts';

/** A thumb rests on this much without walking, and pushed farther than the rim it runs. */
const deadPart = 0.16;
const runPart = 1.35;

/** A stick on the screen that is where the thumb landed. All in pixels of the page, y down as there. */
export class TouchStick {
  private origin: { x: number; y: number } | undefined;
  private pushed: Push = atRest;

  constructor(
    /** How far from its middle the stick is pushed all the way. */
    readonly radius = 56,
  ) {}

  /** Where its middle is while a thumb is on it. */
  get middle(): { readonly x: number; readonly y: number } | undefined {
    return this.origin;
  }

  /** How it is pushed now. */
  get walk(): Push {
    return this.pushed;
  }

  /** Where its knob is to be drawn, from the middle: never outside the rim. */
  get knob(): { readonly x: number; readonly y: number } {
    return { x: this.pushed.x * this.radius, y: -this.pushed.y * this.radius };
  }

  land(x: number, y: number): void {
    this.origin = { x, y };
    this.pushed = atRest;
  }

  /** A thumb that goes far beyond the rim takes the stick along, so that turning back turns back at once. */
  move(x: number, y: number): Push {
    if (!this.origin) return this.pushed;
    const [dx, dy] = [(x - this.origin.x) / this.radius, (this.origin.y - y) / this.radius];
    const far = Math.hypot(dx, dy);
    if (far > runPart) {
      const part = (far - runPart) / far;
      this.origin.x += dx * part * this.radius;
      this.origin.y -= dy * part * this.radius;
    }
    return (this.pushed = { ...steadied({ x: dx, y: dy }, deadPart, 1), isRunning: far >= runPart - 1e-9 });
  }

  lift(): void {
    this.origin = undefined;
    this.pushed = atRest;
  }
}
