import { joints, parentOf, type Joint } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Binding } from './layer.ts';

/** How thick bones count when cloth and flesh are shared out between them. */
const radii: readonly (readonly [RegExp, number])[] = [
  [/^hips|^spine|^chest/, 0.14],
  [/^neck/, 0.055],
  [/^head/, 0.15],
  [/^jaw/, 0.05],
  [/^collar/, 0.06],
  [/^arm|^fore/, 0.055],
  [/^hand/, 0.045],
  [/^index|^thumb/, 0.016],
  [/^finger/, 0.028],
  [/^leg/, 0.085],
  [/^shin/, 0.06],
  [/^foot|^toes/, 0.05],
];

interface Bone {
  readonly joint: Joint;
  readonly from: Spot;
  readonly to: Spot;
  readonly radius: number;
}

/** Shares points out between bones: the weight of each is (its radius ÷ the distance)⁶. */
export class NearestBones {
  private readonly bones: ReadonlyMap<Joint, Bone>;

  constructor(rig: Rig) {
    this.bones = new Map(
      joints.map((joint) => {
        const from = rig.spot(joint);
        const next = endOf[joint] ?? joints.find((each) => parentOf(each) === joint);
        const to = next ? rig.spot(next) : rig.spot(joint, 0, tail(joint), 0);
        const radius = radii.find(([pattern]) => pattern.test(joint))?.[1] ?? 0.03;
        return [joint, { joint, from, to, radius }];
      }),
    );
  }

  bind(at: Spot, among: readonly Joint[]): Binding {
    return among.filter(isNear(at[0])).map((joint) => {
      const bone = this.bones.get(joint) as Bone;
      return [joint, (bone.radius / Math.max(segmentDistance(at, bone.from, bone.to), 0.004)) ** 6];
    });
  }
}

/** Limbs of the other side have no say, however near they are: hands meet before a body. */
const isNear =
  (x: number) =>
  (joint: Joint): boolean =>
    !(joint.endsWith('L') && x > 0.02) && !(joint.endsWith('R') && x < -0.02);

/** Where a bone with several joints on it ends. */
const endOf: Partial<Record<Joint, Joint>> = {
  hips: 'spine', spine: 'chest', chest: 'neck', neck: 'head', head: 'browL', handL: 'fingersL', handR: 'fingersR',
}; // prettier-ignore

const tail = (joint: Joint): number => (/Tips|Tip|thumb/.test(joint) ? -0.035 : /hem|Tail/.test(joint) ? -0.4 : -0.02);

function segmentDistance(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const square = dx * dx + dy * dy + dz * dz;
  const along = square < 1e-9 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy + (p[2] - a[2]) * dz) / square;
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  return Math.hypot(p[0] - a[0] - dx * part, p[1] - a[1] - dy * part, p[2] - a[2] - dz * part);
}
