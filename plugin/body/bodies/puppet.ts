import type { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { invariant } from '../../../src/kit/invariant.ts';
import { applyFace } from '../face/apply-face.ts';
import type { Face } from '../face/face.ts';
import { characterOf, type Character, type Portrayed } from '../figures/character.ts';
import type { FigureModel } from './figure-model.ts';
import type { SkinShop } from './skin-shop.ts';
import type { BodyPose } from '../motion/body-pose.ts';
import { BodyMotion } from '../motion/body-motion.ts';
import { joints, type Joint } from '../rig/joint.ts';
import { createRig, palmBelowWrist, type Rig } from '../rig/rig.ts';
import { makeRigNodes } from './rig-nodes.ts';
import { anchorsOf, fitOf, type Anchor } from './anchor.ts';
import { PuppetSkeleton } from './puppet-skeleton.ts';
import { PuppetSkin } from './puppet-skin.ts';

export type { BodyPose } from '../motion/body-pose.ts';
export type { Anchor } from './anchor.ts';

/** What cloth each joint is for; most are for none. */
const clothOf = joints.map((joint) =>
  /^(skirt|hem)/.test(joint) ? 'skirt' : /^(cape|hairTail)/.test(joint) ? 'trail' : undefined,
);

const leftHand = joints.indexOf('handL');
const rightHand = joints.indexOf('handR');
const headJoint = joints.indexOf('head');

/**
 * An actor's body: a felt-and-clay puppet made after what is known of the actor. It is a skeleton that moves from the
 * start, and gets its skin when the sculptor has it. It shows what it is told and decides nothing.
 */
export class Puppet {
  readonly root: TransformNode;
  readonly character: Character;
  private readonly rig: Rig;
  private readonly nodes: Readonly<Record<Joint, TransformNode>>;
  private readonly anchorNodes = new Map<Anchor, TransformNode>();
  private readonly skeleton: PuppetSkeleton;
  private readonly motion: BodyMotion;
  /** How large it is beside somebody of 1.7 m. */
  readonly scale: number;
  /** From a wrist. */
  private readonly palmAt: Vector3;
  private skin: PuppetSkin | undefined;
  /** As it was sculpted last, in the measure of somebody of 1.7 m; nobody before it has its skin. */
  figure: FigureModel['body'] | undefined;
  /** Half the breadth of its head as it was sculpted, with its hair and its hat, in metres; 0 before it has its skin. */
  headHalf = 0;
  private isDisposed = false;

  constructor(
    private readonly workshop: SkinShop,
    actor: Portrayed,
  ) {
    const { scene } = workshop;
    this.character = characterOf(actor);
    this.rig = createRig(this.character.build);
    this.scale = this.character.build.heightMeters / 1.7;
    this.palmAt = new Vector3(0, -palmBelowWrist * this.scale, 0);
    this.root = new TransformNode(`puppet ${actor.id}`, scene);
    this.nodes = makeRigNodes(this.root, this.rig, this.scale);
    this.skeleton = new PuppetSkeleton(actor.id, scene, this.nodes);
    this.motion = new BodyMotion(this.root, this.nodes, this.character, this.rig, this.scale, actor.id);
  }

  /** Takes on this skin in place of the one it has. */
  wear(model: FigureModel): void {
    if (this.isDisposed) return;
    this.skin?.dispose();
    if (!this.figure) this.motion.hasSkirt = this.motion.hasTrail = false;
    this.figure = model.body;
    this.headHalf = headHalfOf(model.body) * this.scale;
    this.hang(model.body);
    this.skin = new PuppetSkin(this.workshop, this.root, this.skeleton, model, this.scale, this.character.ghost);
    this.skin.show(this.motion.face);
  }

  /** Something of it hangs on bones: those of cloth are moved from now on, where it hangs on them. */
  hang({ boneIndices, boneWeights }: Pick<FigureModel['body'], 'boneIndices' | 'boneWeights'>): void {
    const { motion } = this;
    for (let at = 0; at < boneIndices.length; at++) {
      if (boneWeights[at] === 0) continue;
      const part = clothOf[boneIndices[at] ?? 0];
      if (part === 'skirt') motion.hasSkirt = true;
      else if (part === 'trail') motion.hasTrail = true;
    }
    this.skeleton.bear(motion.hasSkirt, motion.hasTrail);
  }

  /** A node that moves with this part of the body; +z is the front, +y up along it. */
  anchor(where: Anchor): TransformNode {
    let node = this.anchorNodes.get(where);
    if (!node) {
      const [joint, at] = anchorsOf(this.rig, this.character.build)[where];
      node = new TransformNode(`${this.root.name} ${where}`, this.root.getScene());
      node.parent = this.nodes[joint];
      node.position.set(at.x, at.y, at.z).scaleInPlace(this.scale);
      const { x, y, z } = fitOf(where, this.character.build);
      node.scaling.set(x * this.scale, y * this.scale, z * this.scale);
      this.anchorNodes.set(where, node);
    }
    return node;
  }

  /** Where the middle of a palm is, in the space of what the body hangs on: from its bones, no node is asked for it. */
  palm(hand: 'left' | 'right', into: Vector3): void {
    const { root, skeleton } = this;
    skeleton.pointAt(hand === 'left' ? leftHand : rightHand, this.palmAt, into);
    const { x, z } = into;
    const { position, rotation } = root;
    const sin = Math.sin(rotation.y);
    const cos = Math.cos(rotation.y);
    into.x = x * cos + z * sin + position.x;
    into.y += position.y;
    into.z = z * cos - x * sin + position.z;
  }

  /** How far its limbs came with its last pose, in metres; all of it goes with its root besides. */
  get wayMeters(): number {
    return this.skeleton.wayMeters;
  }

  /** The node of a joint, for what looks closer than anchors: eyes at the head, a host's own attachments. */
  joint(joint: Joint): TransformNode {
    return this.nodes[joint];
  }

  /** Makes its head so large: 1 as it was sculpted. */
  scaleHead(scale: number): void {
    const { scaling } = this.nodes.head;
    if (scaling.x === scale) return;
    scaling.setAll(scale);
    this.skeleton.moved();
  }

  /** What its skin hangs on. */
  get bones(): Skeleton {
    return this.skeleton;
  }

  /** The bone that carries this part of the body: which it is, the node that moves it, and how it lay when it was sculpted. */
  boneUnder(where: Anchor): { readonly index: number; readonly node: TransformNode; readonly lies: Matrix } {
    const [joint] = anchorsOf(this.rig, this.character.build)[where];
    const index = joints.indexOf(joint);
    const bone = this.skeleton.bones[index];
    invariant(bone, `There is no bone for the joint ${joint}.`);
    return { index, node: this.nodes[joint], lies: Matrix.Invert(bone.getAbsoluteInverseBindMatrix()) };
  }

  /** Takes this pose, `seconds` after the last one. */
  show(pose: BodyPose, seconds: number): void {
    this.motion.update(pose, seconds);
    this.skeleton.moved();
    this.skin?.show(this.motion.face);
  }

  /** Makes this face until it takes its next pose: for pictures of faces. */
  makeFace(face: Face): void {
    applyFace(this.nodes, this.rig, face, this.scale);
    this.skeleton.moved();
    this.skin?.show(face);
  }

  dispose(): void {
    this.isDisposed = true;
    this.skin?.dispose();
    this.skeleton.dispose();
    // Props hung on it are others': only what was made here goes.
    for (const node of [...this.anchorNodes.values(), ...Object.values(this.nodes)]) node.dispose(true);
    this.root.dispose(true);
  }
}

/** How far to the side anything goes that is fixed to the head. */
function headHalfOf({ positions, boneIndices, boneWeights }: FigureModel['body']): number {
  let half = 0;
  for (let at = 0; at < boneIndices.length; at++) {
    if (boneIndices[at] !== headJoint || (boneWeights[at] ?? 0) < 0.5) continue;
    half = Math.max(half, Math.abs(positions[Math.floor(at / 4) * 3] ?? 0));
  }
  return half;
}
