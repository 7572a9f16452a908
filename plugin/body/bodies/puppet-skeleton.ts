import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { joints, parentOf, type Joint } from '../rig/joint.ts';
import { sculptedArmTurn } from '../rig/rig.ts';

/** Nine numbers of a turn and a size, and three of a place. */
const placed = 12;

/**
 * The bones of a puppet, which go with the nodes of its rig. They are reckoned once after a movement, and here: Babylon would do it
 * for every eye and every shadow, for bodies that were not moved, and with twice the numbers that placing needs. Its own bones
 * keep how the body was sculpted, and nothing else.
 */
export class PuppetSkeleton extends Skeleton {
  private readonly nodes: readonly TransformNode[];
  private readonly parents: readonly number[];
  private readonly undone = new Float64Array(joints.length * placed);
  private readonly local = new Float64Array(placed);
  private readonly reckoned = new Float64Array(joints.length * placed);
  private matrices: Float32Array | undefined;
  private hasMoved = true;

  constructor(id: string, scene: Scene, nodes: Readonly<Record<Joint, TransformNode>>) {
    super(`puppet ${id}`, `puppet ${id}`, scene);
    this.nodes = joints.map((joint) => nodes[joint]);
    this.parents = joints.map((joint) => joints.indexOf(parentOf(joint) as Joint));
    const bones = new Map<Joint, Bone>();
    for (const [index, joint] of joints.entries()) {
      const parent = parentOf(joint);
      // They lie as the body was sculpted: with its arms held off.
      const turn = joint === 'armL' ? -sculptedArmTurn : joint === 'armR' ? sculptedArmTurn : 0;
      const turned = Quaternion.RotationYawPitchRoll(0, 0, turn);
      const lies = Matrix.Compose(Vector3.One(), turned, nodes[joint].position);
      const bone = new Bone(joint, this, parent ? (bones.get(parent) ?? null) : null, lies);
      bones.set(joint, bone);
      const { m } = bone.getAbsoluteInverseBindMatrix();
      for (let at = 0; at < placed; at++) this.undone[index * placed + at] = m[Math.floor(at / 3) * 4 + (at % 3)] ?? 0;
    }
  }

  /** A node was moved, turned or scaled. */
  moved(): void {
    this.hasMoved = true;
  }

  override prepare(dontCheckFrameId = false): void {
    if (!this.hasMoved && !dontCheckFrameId) return;
    this.hasMoved = false;
    if (!this.matrices) {
      // Babylon makes the list and the texture that are filled from now on.
      this.bones[0]?.markAsDirty();
      super.prepare(true);
      this.matrices = this.getTransformMatrices(null);
    }
    const { matrices, nodes, parents, reckoned, local } = this;
    for (let index = 0; index < nodes.length; index++) {
      const parent = parents[index] as number;
      placeOf(nodes[index] as TransformNode, local);
      if (parent < 0) reckoned.set(local, index * placed);
      else multiply(local, 0, reckoned, parent * placed, reckoned, index * placed, 3);
      multiply(this.undone, index * placed, reckoned, index * placed, matrices, index * 16, 4);
    }
    // It is that of all its meshes, whichever is asked for.
    this.getTransformMatrixTexture(undefined as never)?.update(matrices);
  }
}

/** How a node is turned, sized and placed on the one it hangs on. */
function placeOf({ scaling, rotationQuaternion, position }: TransformNode, into: Float64Array): void {
  const { x, y, z, w } = rotationQuaternion as Quaternion;
  const { x: wide, y: tall, z: deep } = scaling;
  into[0] = (1 - 2 * (y * y + z * z)) * wide;
  into[1] = 2 * (x * y + z * w) * wide;
  into[2] = 2 * (x * z - y * w) * wide;
  into[3] = 2 * (x * y - z * w) * tall;
  into[4] = (1 - 2 * (x * x + z * z)) * tall;
  into[5] = 2 * (y * z + x * w) * tall;
  into[6] = 2 * (x * z + y * w) * deep;
  into[7] = 2 * (y * z - x * w) * deep;
  into[8] = (1 - 2 * (x * x + y * y)) * deep;
  into[9] = position.x;
  into[10] = position.y;
  into[11] = position.z;
}

/** One placing after another, into rows of so many numbers. */
function multiply(
  a: Float64Array,
  from: number,
  b: Float64Array,
  by: number,
  into: Float64Array | Float32Array,
  at: number,
  row: number,
): void {
  for (let line = 0; line < 4; line++) {
    const x = a[from + line * 3]!;
    const y = a[from + line * 3 + 1]!;
    const z = a[from + line * 3 + 2]!;
    const to = at + line * row;
    into[to] = x * b[by]! + y * b[by + 3]! + z * b[by + 6]!;
    into[to + 1] = x * b[by + 1]! + y * b[by + 4]! + z * b[by + 7]!;
    into[to + 2] = x * b[by + 2]! + y * b[by + 5]! + z * b[by + 8]!;
  }
  const last = at + 3 * row;
  into[last] = into[last]! + b[by + 9]!;
  into[last + 1] = into[last + 1]! + b[by + 10]!;
  into[last + 2] = into[last + 2]! + b[by + 11]!;
}
