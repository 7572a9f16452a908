import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { joints, parentOf, type Joint } from '../rig/joint.ts';
import type { HumanoidJoint } from './humanoid-bones.ts';

/** Which way a limb runs, by the joint it runs to: its bones are laid along ours before they are turned with them. */
const runsTo: Partial<Record<HumanoidJoint, HumanoidJoint>> = {
  armL: 'foreL', armR: 'foreR', foreL: 'handL', foreR: 'handR', handL: 'fingersL', handR: 'fingersR',
  legL: 'shinL', legR: 'shinR', shinL: 'footL', shinR: 'footR',
}; // prettier-ignore
/** Those lie as what they hang on lies. */
const liesWith: Partial<Record<HumanoidJoint, HumanoidJoint>> = {
  fingersL: 'handL', fingerTipsL: 'handL', indexL: 'handL', indexTipL: 'handL', thumbL: 'handL',
  fingersR: 'handR', fingerTipsR: 'handR', indexR: 'handR', indexTipR: 'handR', thumbR: 'handR',
}; // prettier-ignore

interface Driven {
  readonly joint: HumanoidJoint;
  readonly node: TransformNode;
  /** The nearest driven bone above it. */
  readonly above: HumanoidJoint | undefined;
  /** How its parent lay, for turning what is known on the stage into the parent's own space. */
  readonly toParent: Matrix;
  readonly isMirrored: boolean;
  readonly turn: Quaternion;
  /** Lays the bone along ours. */
  readonly laid: Quaternion;
}

/**
 * Turns the bones of a host's character as ours are turned. Characters are made in T or A poses, in spaces that are
 * mirrored and scaled; so every turn is reckoned on the stage, as a change from how the character was made.
 */
export class Retarget {
  private readonly driven: readonly Driven[];
  private readonly whole = new Map<Joint, Quaternion>(joints.map((joint) => [joint, new Quaternion()]));
  private readonly turned = new Map<HumanoidJoint, Quaternion>();
  private readonly hipsParent: Matrix;
  private readonly change = new Quaternion();
  private readonly axis = new Vector3();
  private readonly local = new Quaternion();
  private readonly spot = new Vector3();

  /**
   * @param root what the character hangs under, unturned and at the origin while this is made
   * @param bones the character's bones by our joints, as it was made
   */
  constructor(
    root: TransformNode,
    bones: ReadonlyMap<HumanoidJoint, TransformNode>,
    private readonly nodes: Readonly<Record<Joint, TransformNode>>,
    private readonly hipsScale: number,
  ) {
    root.computeWorldMatrix(true);
    const fromRoot = Matrix.Invert(root.getWorldMatrix());
    const lies = (node: TransformNode | null): Matrix =>
      node ? node.computeWorldMatrix(true).multiply(fromRoot) : Matrix.Identity();
    const at = (joint: HumanoidJoint): Vector3 | undefined => {
      const bone = bones.get(joint);
      return bone && lies(bone).getTranslation();
    };
    this.driven = [...bones].map(([joint, node]): Driven => {
      const parent = lies(node.parent as TransformNode | null);
      const along = liesWith[joint] ?? joint;
      this.turned.set(joint, new Quaternion());
      return {
        joint,
        node,
        above: aboveOf(joint, bones),
        toParent: Matrix.Invert(parent),
        isMirrored: parent.determinant() < 0,
        turn: (node.rotationQuaternion ?? Quaternion.FromEulerVector(node.rotation)).clone(),
        laid: layAlong(at(along), runsTo[along] && at(runsTo[along])),
      };
    });
    // Whatever is above has been turned before.
    const order = new Map(joints.map((joint, index) => [joint, index]));
    (this.driven as Driven[]).sort((a, b) => (order.get(a.joint) ?? 0) - (order.get(b.joint) ?? 0));
    this.hipsParent = Matrix.Invert(lies((bones.get('hips')?.parent as TransformNode | undefined) ?? null));
  }

  /** Brings every bone to where ours are. */
  update(): void {
    for (const joint of joints) {
      const parent = parentOf(joint);
      const own = this.nodes[joint].rotationQuaternion ?? Quaternion.Identity();
      const whole = this.whole.get(joint) as Quaternion;
      if (parent) (this.whole.get(parent) as Quaternion).multiplyToRef(own, whole);
      else whole.copyFrom(own);
    }
    for (const bone of this.driven) this.turnBone(bone);
  }

  private turnBone({ joint, node, above, toParent, isMirrored, turn, laid }: Driven): void {
    const turned = this.turned.get(joint) as Quaternion;
    (this.whole.get(joint) as Quaternion).multiplyToRef(laid, turned);
    // What it turns beyond what it hangs on.
    if (above) {
      (this.turned.get(above) as Quaternion).conjugateToRef(this.change);
      this.change.multiplyToRef(turned, this.change);
    } else this.change.copyFrom(turned);
    // The same turn in the parent's space: its axis goes there, and a mirror turns it round.
    this.axis.copyFromFloats(this.change.x, this.change.y, this.change.z);
    const length = this.axis.length();
    Vector3.TransformNormalToRef(this.axis, toParent, this.axis);
    const now = this.axis.length();
    const by = now < 1e-9 ? 0 : (length / now) * (isMirrored ? -1 : 1);
    this.local.copyFromFloats(this.axis.x * by, this.axis.y * by, this.axis.z * by, this.change.w);
    node.rotationQuaternion ??= new Quaternion();
    this.local.multiplyToRef(turn, node.rotationQuaternion);
    if (joint !== 'hips') return;
    this.nodes.hips.position.scaleToRef(this.hipsScale, this.spot);
    Vector3.TransformCoordinatesToRef(this.spot, this.hipsParent, node.position);
  }
}

/** The turn that lays a limb that ran this way straight down, as our limbs hang. */
function layAlong(from: Vector3 | undefined, to: Vector3 | undefined): Quaternion {
  if (!from || !to) return Quaternion.Identity();
  const ran = to.subtract(from);
  if (ran.length() < 1e-4) return Quaternion.Identity();
  return Quaternion.FromUnitVectorsToRef(ran.normalize(), Vector3.Down(), new Quaternion());
}

function aboveOf(joint: HumanoidJoint, bones: ReadonlyMap<HumanoidJoint, unknown>): HumanoidJoint | undefined {
  for (let each = parentOf(joint); each; each = parentOf(each)) {
    if (bones.has(each as HumanoidJoint)) return each as HumanoidJoint;
  }
  return undefined;
}
