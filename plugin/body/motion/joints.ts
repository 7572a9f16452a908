import { Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { joints, type Joint, type Side } from '../rig/joint.ts';
import { AngleReader, type JointAngles } from './joint-angles.ts';
import { jointLimits, type Range } from './limits.ts';

/** The joints of one side by what they are: names put together at every frame would cost more than what they move. */
const parts = [
  'collar', 'arm', 'fore', 'hand', 'fingers', 'fingerTips', 'index', 'indexTip', 'thumb', 'leg', 'shin', 'foot', 'toes',
  'skirt', 'hem',
] as const; // prettier-ignore
export type SideJoints = Readonly<Record<(typeof parts)[number], Joint>>;

export const jointsOfSide = (side: Side): SideJoints =>
  Object.fromEntries(parts.map((part) => [part, `${part}${side}`])) as SideJoints;

const toRadians = Math.PI / 180;
/** Within so much of the end of its way a joint goes ever slower; it never hits a stop. */
const softDegrees = 7;

/**
 * The joints of a moved body, turned by nobody but through here: so none ever goes beyond its limits, whatever the
 * layers ask.
 */
export class Joints {
  private readonly turns: Readonly<Record<Joint, Quaternion>>;
  private readonly reader = new AngleReader();
  private readonly angles: JointAngles = { first: 0, second: 0, third: 0 };

  constructor(readonly nodes: Readonly<Record<Joint, TransformNode>>) {
    this.turns = Object.fromEntries(
      joints.map((joint) => [joint, (nodes[joint].rotationQuaternion ??= Quaternion.Identity())]),
    ) as Record<Joint, Quaternion>;
  }

  /** How a joint is turned, in the space of what it hangs on. To read only. */
  turnOf(joint: Joint): Quaternion {
    return this.turns[joint];
  }

  /** Turns a joint about its own axes, in radians: to the right, forward and down, to the side. */
  turn(joint: Joint, yaw: number, pitch: number, roll: number): void {
    const limit = jointLimits[joint];
    if (limit.kind !== 'turn') {
      Quaternion.RotationYawPitchRollToRef(yaw, pitch, roll, this.turns[joint]);
      this.reader.limit(limit, this.turns[joint], this.angles);
      return;
    }
    Quaternion.RotationYawPitchRollToRef(
      softly(yaw, limit.yaw),
      softly(pitch, limit.pitch),
      softly(roll, limit.roll),
      this.turns[joint],
    );
  }

  /** Turns a joint as reckoned elsewhere. False where it does not go so far. */
  set(joint: Joint, turn: Quaternion): boolean {
    this.turns[joint].copyFrom(turn);
    return !this.reader.limit(jointLimits[joint], this.turns[joint], this.angles);
  }
}

/** An angle brought within a range: as it is in the middle of it, ever less of it towards the ends. */
export function softly(angle: number, [low, high]: Range): number {
  if (angle >= 0) return angle === 0 ? 0 : softened(angle, high * toRadians);
  return -softened(-angle, -low * toRadians);
}

function softened(angle: number, most: number): number {
  const soft = Math.min(softDegrees * toRadians, most / 2);
  const over = angle - (most - soft);
  return over <= 0 ? angle : most - soft + (soft > 0 ? soft * (1 - 1 / (1 + over / soft)) : 0);
}
