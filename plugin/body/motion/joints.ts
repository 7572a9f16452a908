import { Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { joints, type Joint, type Side } from '../rig/joint.ts';
import { Angles } from '../rig/angles.ts';
import { AngleReader } from './joint-angles.ts';
import { jointLimits, type Limit, type Range } from './limits.ts';

const toRadians = Math.PI / 180;
/** Within so much of the end of its way a joint goes ever slower; it never hits a stop. */
const softDegrees = 7;

/** One joint of a moved body. How far it shall turn is written to it, since each number handed over would be garbage. */
class MovedJoint {
  /** About its own axes, in radians: to the right, forward and down, to the side. */
  readonly by = new Angles();
  /** How it is turned, in the space of what it hangs on. To read only. */
  readonly turned: Quaternion;
  /** How far it goes each way as if there were no end to it, in radians. */
  private readonly free: Float64Array;

  constructor(
    readonly node: TransformNode,
    private readonly limit: Limit,
    private readonly reader: AngleReader,
  ) {
    this.turned = node.rotationQuaternion ??= Quaternion.Identity();
    const ranges = limit.kind === 'turn' ? [limit.yaw, limit.pitch, limit.roll] : [];
    this.free = Float64Array.from(ranges.flatMap(([low, high]) => [-freeUpTo(-low), freeUpTo(high)]));
  }

  /** Turns it as it is told by its angles. */
  turn(): void {
    const { by, limit, turned } = this;
    if (limit.kind === 'turn') {
      const { free } = this;
      if (by.yaw < free[0]! || by.yaw > free[1]!) by.yaw = softly(by.yaw, limit.yaw);
      if (by.pitch < free[2]! || by.pitch > free[3]!) by.pitch = softly(by.pitch, limit.pitch);
      if (by.roll < free[4]! || by.roll > free[5]!) by.roll = softly(by.roll, limit.roll);
      by.turn(turned);
      return;
    }
    by.turn(turned);
    this.reader.limit(limit, turned);
  }

  /** Turns it as reckoned elsewhere. False where it does not go so far. */
  set(turn: Quaternion): boolean {
    this.turned.copyFrom(turn);
    return !this.reader.limit(this.limit, this.turned);
  }
}

const sideParts = [
  'collar', 'arm', 'fore', 'hand', 'fingers', 'fingerTips', 'index', 'indexTip', 'thumb', 'leg', 'shin', 'foot', 'toes',
  'skirt', 'hem',
] as const; // prettier-ignore
/** The joints of one side by what they are. */
export type SideJoints = Readonly<Record<(typeof sideParts)[number], MovedJoint>>;

/**
 * The joints of a moved body, turned by nobody but through here: so none ever goes beyond its limits, whatever the
 * layers ask.
 */
export class Joints {
  readonly all: Readonly<Record<Joint, MovedJoint>>;

  constructor(readonly nodes: Readonly<Record<Joint, TransformNode>>) {
    const reader = new AngleReader();
    this.all = Object.fromEntries(
      joints.map((joint) => [joint, new MovedJoint(nodes[joint], jointLimits[joint], reader)]),
    ) as Record<Joint, MovedJoint>;
  }

  ofSide(side: Side): SideJoints {
    return Object.fromEntries(sideParts.map((part) => [part, this.all[`${part}${side}`]])) as SideJoints;
  }
}

/** An angle brought within a range: as it is in the middle of it, ever less of it towards the ends. */
export function softly(angle: number, range: Range): number {
  if (angle >= 0) return angle === 0 ? 0 : softened(angle, range[1] * toRadians);
  return -softened(-angle, -range[0] * toRadians);
}

const softEnd = (most: number): number => Math.min(softDegrees * toRadians, most / 2);
const freeUpTo = (degrees: number): number => degrees * toRadians - softEnd(degrees * toRadians);

function softened(angle: number, most: number): number {
  const soft = softEnd(most);
  const over = angle - (most - soft);
  return over <= 0 ? angle : most - soft + (soft > 0 ? soft * (1 - 1 / (1 + over / soft)) : 0);
}
