import type { Spot } from '../../stage/space/spot.ts';
import { between, minus, plus, vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Build } from './build.ts';
import { joints, parentOf, sides, signOf, type Joint } from './joint.ts';

/** Arms are held off by so much while a body is sculpted, so that cloth has room under them. */
export const sculptedArmTurn = 0.72;

export const palmBelowWrist = 0.08;
export const eyeRadius = 0.042;

/**
 * Where the joints of a body are, in the measure of somebody of 1.7 m. `at` is a body that stands with hanging arms:
 * every bone unturned. While it is sculpted the arms are held off (`spot`), and nothing else differs.
 */
export interface Rig {
  readonly at: Readonly<Record<Joint, Vec3>>;
  /** Metres; the fore arm's is to the middle of the palm, for a hand does not bend at the wrist to reach. */
  readonly lengths: {
    readonly upperArm: number;
    readonly foreArm: number;
    readonly thigh: number;
    readonly shin: number;
    readonly ankle: number;
  };
  /** A point of the sculpted body, so far from a joint as the bones lie unturned. */
  spot(joint: Joint, x?: number, y?: number, z?: number): Spot;
  /** A point of the sculpted body between two joints. */
  along(from: Joint, to: Joint, part: number): Spot;
}

/** The middle of a head of usual size, and what of the face goes where, from that middle. */
const headMiddle = vec(0, 1.56, 0.008);
const faceSpots = {
  eye: vec(0.06, 0.012, 0.1),
  brow: vec(0.062, 0.083, 0.125),
  jaw: vec(0, -0.055, 0.02),
  hairTail: vec(0, -0.02, -0.13),
} as const;

const arm = { shoulderY: 1.28, upper: 0.3, fore: 0.27 } as const;

export function createRig(build: Build): Rig {
  const at = placeJoints(build);
  const turnedBy = (joint: Joint): number => {
    for (let each: Joint | undefined = joint; each; each = parentOf(each)) {
      if (each === 'armL') return -sculptedArmTurn;
      if (each === 'armR') return sculptedArmTurn;
    }
    return 0;
  };
  const sculpted = (point: Vec3, joint: Joint): Spot => {
    const turn = turnedBy(joint);
    if (turn === 0) return [point.x, point.y, point.z];
    const from = at[turn < 0 ? 'armL' : 'armR'];
    const { x, y, z } = minus(point, from);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return [from.x + x * cos - y * sin, from.y + x * sin + y * cos, from.z + z];
  };
  return {
    at,
    lengths: {
      upperArm: arm.upper,
      foreArm: arm.fore + palmBelowWrist,
      thigh: at.legR.y - at.shinR.y,
      shin: at.shinR.y - at.footR.y,
      ankle: at.footR.y,
    },
    spot: (joint, x = 0, y = 0, z = 0) => sculpted(plus(at[joint], vec(x, y, z)), joint),
    along: (from, to, part) => sculpted(between(at[from], at[to], part), to),
  };
}

/** The middle of a built head: all of it grows from where it sits on the neck. */
export const headMiddleOf = (build: Build): Vec3 => vec(0, 1.4 + (headMiddle.y - 1.4) * build.head, headMiddle.z);

function placeJoints(build: Build): Readonly<Record<Joint, Vec3>> {
  const hipY = 0.86 * build.legs;
  /** Shoulders stay where they are, however long the legs: hands reach what the stage says they reach. */
  const trunk = (part: number): number => hipY + (1.31 - hipY) * part;
  const head = headMiddleOf(build);
  const onFace = (spot: Vec3, sign = 1): Vec3 =>
    plus(head, vec(spot.x * sign * build.head, spot.y * build.head, spot.z * build.head));
  const placed = new Map<Joint, Vec3>([
    ['hips', vec(0, hipY, 0)],
    ['spine', vec(0, trunk(0.25), 0)],
    ['chest', vec(0, trunk(0.54), 0)],
    ['neck', vec(0, 1.325, -0.012)],
    ['head', vec(0, 1.395, -0.004)],
    ['jaw', onFace(faceSpots.jaw)],
    ['hairTail', onFace(faceSpots.hairTail)],
    ['cape', vec(0, 1.3, -0.1)],
    ['capeTail', vec(0, 0.82, -0.15)],
    ['skirtFront', vec(0, hipY - 0.02, 0.1)],
    ['skirtBack', vec(0, hipY - 0.02, -0.1)],
    ['hemFront', vec(0, hipY * 0.535, 0.15)],
    ['hemBack', vec(0, hipY * 0.535, -0.15)],
  ]);
  for (const side of sides) {
    const sign = signOf(side);
    const shoulder = 0.18 * build.shoulders * sign;
    const hip = 0.09 * build.hips * sign;
    const hand = (y: number, z = 0, inwards = 0): Vec3 => vec(shoulder - sign * inwards, y, z);
    const wristY = arm.shoulderY - arm.upper - arm.fore;
    const knuckleY = wristY - 0.085;
    const limb: readonly (readonly [string, Vec3])[] = [
      ['collar', vec(0.05 * sign, 1.27, 0)],
      ['arm', hand(arm.shoulderY)],
      ['fore', hand(arm.shoulderY - arm.upper)],
      ['hand', hand(wristY)],
      ['fingers', hand(knuckleY, -0.014)],
      ['fingerTips', hand(knuckleY - 0.04, -0.014)],
      ['index', hand(knuckleY, 0.032)],
      ['indexTip', hand(knuckleY - 0.038, 0.032)],
      ['thumb', hand(wristY - 0.028, 0.032, 0.012)],
      ['leg', vec(hip, hipY - 0.02, 0)],
      ['shin', vec(hip, hipY * 0.535, 0.004)],
      ['foot', vec(hip, 0.085, -0.012)],
      ['toes', vec(hip, 0.03, 0.108)],
      ['eye', onFace(faceSpots.eye, sign)],
      ['lid', onFace(faceSpots.eye, sign)],
      ['lowLid', onFace(faceSpots.eye, sign)],
      ['brow', onFace(faceSpots.brow, sign)],
      ['skirt', vec(0.13 * sign * build.hips, hipY - 0.02, 0)],
      ['hem', vec(0.17 * sign * build.hips, hipY * 0.535, 0)],
    ];
    for (const [name, spot] of limb) placed.set(`${name}${side}` as Joint, spot);
  }
  return Object.fromEntries(joints.map((joint) => [joint, placed.get(joint) as Vec3])) as Record<Joint, Vec3>;
}
