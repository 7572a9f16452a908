import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { joints, parentOf, type Joint } from '../rig/joint.ts';
import { sculptedArmTurn } from '../rig/rig.ts';

/** Where the joints of cloth begin: after all others. */
const firstOfSkirt = joints.indexOf('skirtFront');
const firstOfTrail = joints.indexOf('cape');
/** Nine numbers of a turn and a size, and three of a place. */
const placed = 12;
/** Where these go, all of a body goes. */
const ends = (['head', 'chest', 'handL', 'handR', 'shinL', 'shinR'] as const).map((joint) => joints.indexOf(joint));

/**
 * The bones of a puppet, which go with the nodes of its rig. They are reckoned once after a movement, and here: Babylon would do it
 * for every eye and every shadow, for bodies that were not moved, and with twice the numbers that placing needs. Its own bones
 * keep how the body was sculpted, and nothing else.
 */
export class PuppetSkeleton extends Skeleton {
  private readonly nodes: readonly TransformNode[];
  private readonly parents: readonly number[];
  private readonly undone = new Float64Array(joints.length * placed);
  /** Of most joints only their place has to be undone: they lay unturned. */
  private readonly lay: readonly boolean[];
  private readonly reckoned = new Float64Array(joints.length * placed);
  /** Where its ends were when they were reckoned last. */
  private readonly before = new Float64Array(ends.length * 3);
  private matrices: Float32Array | undefined;
  /** How far the end that moved most had come, in metres, when it was reckoned last. */
  wayMeters = 0;
  /** Whether a node was moved since its place was reckoned, and since the bones were told. */
  private isStale = true;
  private isUntold = true;
  /** How many of the joints are moved: those of cloth are the last, and most bodies have none. */
  private used: number = joints.length;

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
    this.lay = joints.map((_, index) => unturned.every((value, at) => this.undone[index * placed + at] === value));
  }

  /** Something hangs on the joints of a skirt, or on those of a cape and a plait; on others of cloth nothing does. */
  bear(hasSkirt: boolean, hasTrail: boolean): void {
    this.used = hasTrail ? joints.length : hasSkirt ? firstOfTrail : firstOfSkirt;
    this.moved();
  }

  /** A node was moved, turned or scaled. */
  moved(): void {
    this.isStale = this.isUntold = true;
  }

  /** Where a point beside a joint is, in the space of what the body hangs on. */
  pointAt(joint: number, { x, y, z }: Vector3, into: Vector3): void {
    this.reckon();
    const { reckoned: m } = this;
    const at = joint * placed;
    into.x = x * m[at]! + y * m[at + 3]! + z * m[at + 6]! + m[at + 9]!;
    into.y = x * m[at + 1]! + y * m[at + 4]! + z * m[at + 7]! + m[at + 10]!;
    into.z = x * m[at + 2]! + y * m[at + 5]! + z * m[at + 8]! + m[at + 11]!;
  }

  override prepare(dontCheckFrameId = false): void {
    if (!this.isUntold && !dontCheckFrameId) return;
    this.isUntold = false;
    if (!this.matrices) {
      // Babylon makes the list and the texture that are filled from now on.
      this.bones[0]?.markAsDirty();
      super.prepare(true);
      this.matrices = this.getTransformMatrices(null);
    }
    this.reckon();
    const { matrices, undone, reckoned, lay, used } = this;
    for (let index = 0; index < used; index++) {
      if (lay[index]) undoPlace(undone, reckoned, index * placed, matrices, index * 16);
      else undo(undone, reckoned, index * placed, matrices, index * 16);
    }
    // It is that of all its meshes, whichever is asked for.
    this.getTransformMatrixTexture(undefined as never)?.update(matrices);
  }

  private reckon(): void {
    if (!this.isStale) return;
    this.isStale = false;
    const { nodes, parents, reckoned, used } = this;
    for (let index = 0; index < used; index++) {
      const parent = parents[index]!;
      if (parent < 0) placeFirst(nodes[index]!, reckoned, index * placed);
      else placeOn(nodes[index]!, reckoned, parent * placed, index * placed);
    }
    this.measureWay();
  }

  private measureWay(): void {
    const { reckoned, before } = this;
    let most = 0;
    for (let index = 0; index < ends.length; index++) {
      const at = ends[index]! * placed + 9;
      const x = reckoned[at]! - before[index * 3]!;
      const y = reckoned[at + 1]! - before[index * 3 + 1]!;
      const z = reckoned[at + 2]! - before[index * 3 + 2]!;
      most = Math.max(most, x * x + y * y + z * z);
      before[index * 3] = reckoned[at]!;
      before[index * 3 + 1] = reckoned[at + 1]!;
      before[index * 3 + 2] = reckoned[at + 2]!;
    }
    this.wayMeters = Math.sqrt(most);
  }
}

/** A turn of none. */
const unturned = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;

/** How a node is turned, sized and placed that hangs on none of ours. */
function placeFirst({ scaling, rotationQuaternion, position }: TransformNode, into: Float64Array, at: number): void {
  const { x, y, z, w } = rotationQuaternion as Quaternion;
  const { x: wide, y: tall, z: deep } = scaling;
  into[at] = (1 - 2 * (y * y + z * z)) * wide;
  into[at + 1] = 2 * (x * y + z * w) * wide;
  into[at + 2] = 2 * (x * z - y * w) * wide;
  into[at + 3] = 2 * (x * y - z * w) * tall;
  into[at + 4] = (1 - 2 * (x * x + z * z)) * tall;
  into[at + 5] = 2 * (y * z + x * w) * tall;
  into[at + 6] = 2 * (x * z + y * w) * deep;
  into[at + 7] = 2 * (y * z - x * w) * deep;
  into[at + 8] = (1 - 2 * (x * x + y * y)) * deep;
  into[at + 9] = position.x;
  into[at + 10] = position.y;
  into[at + 11] = position.z;
}

/** The same of one that hangs on another, row by row: this is done for every joint of everybody who is seen. */
function placeOn(
  { scaling, rotationQuaternion, position }: TransformNode,
  m: Float64Array,
  on: number,
  at: number,
): void {
  const { x, y, z, w } = rotationQuaternion as Quaternion;
  const { x: wide, y: tall, z: deep } = scaling;
  let a = (1 - 2 * (y * y + z * z)) * wide;
  let b = 2 * (x * y + z * w) * wide;
  let c = 2 * (x * z - y * w) * wide;
  const xx = m[on]!;
  const xy = m[on + 1]!;
  const xz = m[on + 2]!;
  const yx = m[on + 3]!;
  const yy = m[on + 4]!;
  const yz = m[on + 5]!;
  const zx = m[on + 6]!;
  const zy = m[on + 7]!;
  const zz = m[on + 8]!;
  m[at] = a * xx + b * yx + c * zx;
  m[at + 1] = a * xy + b * yy + c * zy;
  m[at + 2] = a * xz + b * yz + c * zz;
  a = 2 * (x * y - z * w) * tall;
  b = (1 - 2 * (x * x + z * z)) * tall;
  c = 2 * (y * z + x * w) * tall;
  m[at + 3] = a * xx + b * yx + c * zx;
  m[at + 4] = a * xy + b * yy + c * zy;
  m[at + 5] = a * xz + b * yz + c * zz;
  a = 2 * (x * z + y * w) * deep;
  b = 2 * (y * z - x * w) * deep;
  c = (1 - 2 * (x * x + y * y)) * deep;
  m[at + 6] = a * xx + b * yx + c * zx;
  m[at + 7] = a * xy + b * yy + c * zy;
  m[at + 8] = a * xz + b * yz + c * zz;
  ({ x: a, y: b, z: c } = position);
  m[at + 9] = a * xx + b * yx + c * zx + m[on + 9]!;
  m[at + 10] = a * xy + b * yy + c * zy + m[on + 10]!;
  m[at + 11] = a * xz + b * yz + c * zz + m[on + 11]!;
}

/** Takes back where a bone lay that lay unturned, and goes where it is: into rows of four. */
function undoPlace(undone: Float64Array, m: Float64Array, at: number, into: Float32Array, to: number): void {
  for (let row = 0; row < 3; row++) {
    into[to + row * 4] = m[at + row * 3]!;
    into[to + row * 4 + 1] = m[at + row * 3 + 1]!;
    into[to + row * 4 + 2] = m[at + row * 3 + 2]!;
  }
  const x = undone[at + 9]!;
  const y = undone[at + 10]!;
  const z = undone[at + 11]!;
  into[to + 12] = x * m[at]! + y * m[at + 3]! + z * m[at + 6]! + m[at + 9]!;
  into[to + 13] = x * m[at + 1]! + y * m[at + 4]! + z * m[at + 7]! + m[at + 10]!;
  into[to + 14] = x * m[at + 2]! + y * m[at + 5]! + z * m[at + 8]! + m[at + 11]!;
}

/** The same of one that lay turned. */
function undo(undone: Float64Array, m: Float64Array, at: number, into: Float32Array, to: number): void {
  for (let row = 0; row < 4; row++) {
    const x = undone[at + row * 3]!;
    const y = undone[at + row * 3 + 1]!;
    const z = undone[at + row * 3 + 2]!;
    into[to + row * 4] = x * m[at]! + y * m[at + 3]! + z * m[at + 6]!;
    into[to + row * 4 + 1] = x * m[at + 1]! + y * m[at + 4]! + z * m[at + 7]!;
    into[to + row * 4 + 2] = x * m[at + 2]! + y * m[at + 5]! + z * m[at + 8]!;
  }
  into[to + 12]! += m[at + 9]!;
  into[to + 13]! += m[at + 10]!;
  into[to + 14]! += m[at + 11]!;
}
