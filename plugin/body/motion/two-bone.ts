import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';

/** Which way the middle joint bends: an elbow brings the lower bone to the front, a knee to the back. */
type Hinge = 'elbow' | 'knee';

/** A goal that is nearer has no direction. */
const nearest = 1e-4;

/**
 * Bends a limb of two bones so that its end is at a goal. Both bones hang down (−y) at rest, but for a tilt, and the
 * lower one turns about x. Nothing is searched for: two lengths and a distance are a triangle.
 */
export class TwoBone {
  /** The turn of the upper bone, in the space of what it hangs on. */
  readonly upper = new Quaternion();
  /** The turn of the lower bone, in the space of the upper one. */
  readonly lower = new Quaternion();
  /** How much longer than it is the limb was made, along its bones. */
  stretch = 1;
  private along = 1;
  private off = 0;

  private readonly axisY = new Vector3();
  private readonly axisZ = new Vector3();

  constructor(
    private readonly hinge: Hinge,
    private readonly upperLength: number,
    private readonly lowerLength: number,
    /** How far it can be stretched, as a part of its length. */
    private readonly longest: number,
    /** How far each bone runs to the front of straight down at rest, in radians: shins of a body that stands do not. */
    private readonly upperTilt = 0,
    private readonly lowerTilt = 0,
  ) {}

  /**
   * @param goal where the end shall be, from the upper joint, in the space of what the limb hangs on
   * @param pole the way the middle joint points
   */
  solve(goal: Vector3, pole: Vector3): void {
    const whole = this.upperLength + this.lowerLength;
    const far = Math.max(Math.sqrt(goal.x * goal.x + goal.y * goal.y + goal.z * goal.z), nearest);
    const distance = Math.min(far, whole * this.longest);
    this.stretch = Math.max(1, distance / whole);
    const a = this.upperLength * this.stretch;
    const b = this.lowerLength * this.stretch;
    const reach = Math.max(distance, Math.abs(a - b) + 1e-4);

    const along = (reach * reach + a * a - b * b) / (2 * reach);
    const off = Math.sqrt(Math.max(0, a * a - along * along));
    this.along = along / a;
    this.off = off / a;
    this.lay(goal, pole);
    this.turnUpper();
    if (this.upperTilt !== 0) {
      turnAboutX(this.lower, this.upperTilt);
      this.upper.multiplyInPlace(this.lower);
    }

    const cosine = clamp((reach * reach - a * a - b * b) / (2 * a * b), -1, 1);
    const folded = Math.acos(cosine) * (this.hinge === 'elbow' ? -1 : 1);
    turnAboutX(this.lower, folded - this.upperTilt + this.lowerTilt);
  }

  /** Finds the axes of the upper bone: it runs so much along the way to the goal, and so much off it towards the pole. */
  private lay(goal: Vector3, pole: Vector3): void {
    const { axisY, axisZ, along, off } = this;
    const far = Math.max(Math.sqrt(goal.x * goal.x + goal.y * goal.y + goal.z * goal.z), nearest);
    const x = goal.x / far;
    const y = goal.y / far;
    const z = goal.z / far;
    // The pole, with what of it runs along the limb taken away.
    const part = pole.x * x + pole.y * y + pole.z * z;
    let sideX = pole.x - x * part;
    let sideY = pole.y - y * part;
    let sideZ = pole.z - z * part;
    const wide = Math.sqrt(sideX * sideX + sideY * sideY + sideZ * sideZ);
    if (wide < 1e-4) {
      sideX = sideY = 0;
      sideZ = 1;
    } else {
      sideX /= wide;
      sideY /= wide;
      sideZ /= wide;
    }
    // Both are of length one, for what runs along and what runs off it are those of one turn.
    axisY.x = -x * along - sideX * off;
    axisY.y = -y * along - sideY * off;
    axisY.z = -z * along - sideZ * off;
    // The plane of the bend: the lower bone turns away from the pole. Of a limb folded up tight, too.
    const way = this.hinge === 'elbow' ? -1 : 1;
    axisZ.x = way * (sideX * along - x * off);
    axisZ.y = way * (sideY * along - y * off);
    axisZ.z = way * (sideZ * along - z * off);
  }

  /** The turn that has these axes. Babylon makes a matrix of them first, and numbers to be thrown away. */
  private turnUpper(): void {
    const { axisY: up, axisZ: ahead, upper } = this;
    const rightX = up.y * ahead.z - up.z * ahead.y;
    const rightY = up.z * ahead.x - up.x * ahead.z;
    const rightZ = up.x * ahead.y - up.y * ahead.x;
    const trace = rightX + up.y + ahead.z;
    if (trace > 0) {
      const s = 0.5 / Math.sqrt(trace + 1);
      upper.w = 0.25 / s;
      upper.x = (up.z - ahead.y) * s;
      upper.y = (ahead.x - rightZ) * s;
      upper.z = (rightY - up.x) * s;
    } else if (rightX > up.y && rightX > ahead.z) {
      const s = 2 * Math.sqrt(1 + rightX - up.y - ahead.z);
      upper.w = (up.z - ahead.y) / s;
      upper.x = 0.25 * s;
      upper.y = (up.x + rightY) / s;
      upper.z = (ahead.x + rightZ) / s;
    } else if (up.y > ahead.z) {
      const s = 2 * Math.sqrt(1 + up.y - rightX - ahead.z);
      upper.w = (ahead.x - rightZ) / s;
      upper.x = (up.x + rightY) / s;
      upper.y = 0.25 * s;
      upper.z = (ahead.y + up.z) / s;
    } else {
      const s = 2 * Math.sqrt(1 + ahead.z - rightX - up.y);
      upper.w = (rightY - up.x) / s;
      upper.x = (ahead.x + rightZ) / s;
      upper.y = (ahead.y + up.z) / s;
      upper.z = 0.25 * s;
    }
  }
}

function turnAboutX(into: Quaternion, angle: number): void {
  into.x = Math.sin(angle / 2);
  into.y = into.z = 0;
  into.w = Math.cos(angle / 2);
}
