import { distance, scaled, vec, type Vec3 } from '../../stage/space/vector.ts';
import { plainBuild } from '../rig/build.ts';
import { parentOf, sides, type Joint } from '../rig/joint.ts';
import { createRig, palmBelowWrist, type Rig } from '../rig/rig.ts';
import type { HumanoidJoint } from './humanoid-bones.ts';

/** Where the joints of a host's character are as it was made, in metres, facing +z. */
type MeasuredJoints = ReadonlyMap<HumanoidJoint, Vec3>;

export interface AvatarRig {
  readonly rig: Rig;
  /** How much larger it is than somebody of 1.7 m. */
  readonly scale: number;
}

/** Shoulders of our plain body: what others are measured by. */
const shoulderY = 1.28;

/**
 * Our joints laid into a host's character: its own shoulders, hips and lengths of limb where it has the bones, ours where
 * it has not. Hands then reach with the character's own arms.
 */
export function rigFor(measured: MeasuredJoints): AvatarRig {
  const shoulder = measured.get('armR')?.y ?? shoulderY;
  const scale = shoulder / shoulderY;
  const plain = createRig(plainBuild);
  const at: Record<Joint, Vec3> = { ...plain.at };
  const given = (joint: HumanoidJoint): Vec3 | undefined => {
    const point = measured.get(joint);
    return point && scaled(point, 1 / scale);
  };
  const apart = (from: HumanoidJoint, to: HumanoidJoint, otherwise: number): number => {
    const [a, b] = [given(from), given(to)];
    const far = a && b ? distance(a, b) : otherwise;
    return far > 0.05 && far < 1 ? far : otherwise;
  };
  const move = (joint: Joint, to: Vec3): void => {
    const by = vec(to.x - at[joint].x, to.y - at[joint].y, to.z - at[joint].z);
    for (const each of Object.keys(at) as Joint[]) {
      if (each === joint || descends(each, joint))
        at[each] = vec(at[each].x + by.x, at[each].y + by.y, at[each].z + by.z);
    }
  };

  for (const joint of ['hips', 'spine', 'chest', 'neck', 'head', 'eyeL', 'eyeR'] as const) {
    const point = given(joint);
    if (point) move(joint, point);
  }
  const upperArm = apart('armR', 'foreR', plain.lengths.upperArm);
  const lowerArm = apart('foreR', 'handR', plain.lengths.foreArm - palmBelowWrist);
  const thigh = apart('legR', 'shinR', plain.lengths.thigh);
  const shin = apart('shinR', 'footR', plain.lengths.shin);
  for (const side of sides) {
    const collar = given(`collar${side}`);
    if (collar) move(`collar${side}`, collar);
    const arm = given(`arm${side}`);
    if (arm) move(`arm${side}`, arm);
    hang(`arm${side}`, `fore${side}`, upperArm);
    hang(`fore${side}`, `hand${side}`, lowerArm);
    const leg = given(`leg${side}`);
    if (leg) move(`leg${side}`, leg);
    hang(`leg${side}`, `shin${side}`, thigh);
    hang(`shin${side}`, `foot${side}`, shin);
  }

  function hang(from: Joint, to: Joint, length: number): void {
    move(to, vec(at[from].x, at[from].y - length, at[from].z));
  }

  const rig: Rig = {
    ...plain,
    at,
    lengths: { upperArm, foreArm: lowerArm + palmBelowWrist, thigh, shin, ankle: Math.max(0.03, at.footR.y) },
  };
  return { rig, scale };
}

function descends(joint: Joint, from: Joint): boolean {
  for (let each = parentOf(joint); each; each = parentOf(each)) if (each === from) return true;
  return false;
}
