import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';

/** Which way the middle joint bends: an elbow brings the lower bone to the front, a knee to the back. */
type Hinge = 'elbow' | 'knee';

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

  private readonly ahead = new Vector3();
  private readonly side = new Vector3();
  private readonly bone = new Vector3();
  private readonly rest = new Vector3();
  private readonly axisX = new Vector3();
  private readonly axisY = new Vector3();
  private readonly axisZ = new Vector3();

  constructor(
    private readonly hinge: Hinge,
    private readonly upperLength: number,
    private readonly lowerLength: number,
    /** How far each bone runs to the front of straight down at rest, in radians: shins of a body that stands do not. */
    private readonly upperTilt = 0,
    private readonly lowerTilt = 0,
  ) {}

  /**
   * @param goal where the end shall be, from the upper joint, in the space of what the limb hangs on
   * @param pole the way the middle joint points
   * @param longest how far the limb can be stretched, as a part of its length
   */
  solve(goal: Vector3, pole: Vector3, longest: number): void {
    const whole = this.upperLength + this.lowerLength;
    const far = Math.max(goal.length(), 1e-4);
    const distance = Math.min(far, whole * longest);
    this.stretch = Math.max(1, distance / whole);
    const a = this.upperLength * this.stretch;
    const b = this.lowerLength * this.stretch;
    const reach = Math.max(distance, Math.abs(a - b) + 1e-4);

    goal.scaleToRef(1 / far, this.ahead);
    // The pole, with what of it runs along the limb taken away.
    this.ahead.scaleToRef(Vector3.Dot(pole, this.ahead), this.side);
    pole.subtractToRef(this.side, this.side);
    if (this.side.lengthSquared() < 1e-8) this.side.copyFromFloats(0, 0, 1);
    this.side.normalize();

    const along = (reach * reach + a * a - b * b) / (2 * reach);
    const off = Math.sqrt(Math.max(0, a * a - along * along));
    this.bone.copyFrom(this.ahead).scaleInPlace(along / a);
    this.side.scaleToRef(off / a, this.rest);
    this.bone.addInPlace(this.rest).normalize();

    // The plane of the bend: the lower bone turns away from the pole. Of a limb folded up tight, too.
    this.axisY.copyFrom(this.bone).scaleInPlace(-1);
    this.side.scaleToRef(along / a, this.axisZ);
    this.ahead.scaleToRef(off / a, this.rest);
    this.axisZ.subtractInPlace(this.rest);
    this.axisZ.normalize();
    if (this.hinge === 'elbow') this.axisZ.scaleInPlace(-1);
    Vector3.CrossToRef(this.axisY, this.axisZ, this.axisX);
    Quaternion.RotationQuaternionFromAxisToRef(this.axisX, this.axisY, this.axisZ, this.upper);
    if (this.upperTilt !== 0) {
      this.lower.copyFromFloats(Math.sin(this.upperTilt / 2), 0, 0, Math.cos(this.upperTilt / 2));
      this.upper.multiplyInPlace(this.lower);
    }

    const cosine = clamp((reach * reach - a * a - b * b) / (2 * a * b), -1, 1);
    const folded = Math.acos(cosine) * (this.hinge === 'elbow' ? -1 : 1);
    const bend = folded - this.upperTilt + this.lowerTilt;
    this.lower.copyFromFloats(Math.sin(bend / 2), 0, 0, Math.cos(bend / 2));
  }
}
