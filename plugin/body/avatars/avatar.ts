import type { MorphTarget } from '@babylonjs/core/Morph/morphTarget.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { anchorsOf, type Anchor } from '../bodies/anchor.ts';
import { makeRigNodes } from '../bodies/rig-nodes.ts';
import type { Face } from '../face/face.ts';
import type { BodyPose } from '../motion/body-pose.ts';
import type { Moved } from '../motion/habits.ts';
import { BodyMotion } from '../motion/body-motion.ts';
import { plainBuild } from '../rig/build.ts';
import type { Joint } from '../rig/joint.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import { rigFor, type AvatarRig } from './avatar-rig.ts';
import { followerOf } from './face-morphs.ts';
import type { HumanoidJoint } from './humanoid-bones.ts';
import type { LoadedAvatar } from './load-avatar.ts';
import { Retarget } from './retarget.ts';

/**
 * A host's own character as an actor's body. The same motion that moves our puppets moves an unseen skeleton of ours laid
 * into it, and its bones and morph targets follow; what it does not have is left out.
 */
export class Avatar {
  readonly root: TransformNode;
  private readonly nodes: Readonly<Record<Joint, TransformNode>>;
  private readonly measured: AvatarRig;
  private readonly motion: BodyMotion;
  private readonly retarget: Retarget;
  private readonly morphs: readonly { readonly target: MorphTarget; readonly weigh: (face: Face) => number }[];
  private readonly anchorNodes = new Map<Anchor, TransformNode>();

  constructor(
    scene: Scene,
    private readonly loaded: LoadedAvatar,
    id: string,
    moved: Partial<Moved> = {},
  ) {
    this.root = new TransformNode(`avatar ${id}`, scene);
    loaded.node.parent = this.root;
    this.measured = rigFor(measure(loaded.bones));
    const { rig, scale } = this.measured;
    this.nodes = makeRigNodes(this.root, rig, scale);
    this.retarget = new Retarget(this.root, loaded.bones, this.nodes, 1);
    const person: Moved = { build: plainBuild, outfit: { garment: 'suit' }, old: false, ghost: false, ...moved };
    this.motion = new BodyMotion(this.root, this.nodes, person, rig, scale, id);
    this.morphs = loaded.morphs.flatMap((target) => {
      const weigh = followerOf(target.name);
      return weigh ? [{ target, weigh }] : [];
    });
  }

  /** Which joints of ours it has bones for; all others degrade quietly. */
  get joints(): readonly HumanoidJoint[] {
    return [...this.loaded.bones.keys()];
  }

  show(pose: BodyPose, seconds: number): void {
    this.motion.update(pose, seconds);
    this.retarget.update();
    for (const { target, weigh } of this.morphs) {
      const weight = weigh(this.motion.face);
      if (Math.abs(target.influence - weight) > 0.002) target.influence = weight;
    }
  }

  anchor(where: Anchor): TransformNode {
    let node = this.anchorNodes.get(where);
    if (!node) {
      const { rig, scale } = this.measured;
      const [joint, at] = anchorsOf(rig, plainBuild)[where];
      node = new TransformNode(`${this.root.name} ${where}`, this.root.getScene());
      node.parent = this.nodes[joint];
      node.position.set(at.x, at.y, at.z).scaleInPlace(scale);
      this.anchorNodes.set(where, node);
    }
    return node;
  }

  /** The node of a joint of the unseen skeleton. */
  joint(joint: Joint): TransformNode {
    return this.nodes[joint];
  }

  dispose(): void {
    if (this.root.isDisposed()) return;
    this.loaded.dispose();
    for (const node of [...this.anchorNodes.values(), ...Object.values(this.nodes)]) node.dispose(true);
    this.root.dispose(true);
  }
}

function measure(bones: ReadonlyMap<HumanoidJoint, TransformNode>): ReadonlyMap<HumanoidJoint, Vec3> {
  return new Map(
    [...bones].map(([joint, node]) => {
      node.computeWorldMatrix(true);
      const { x, y, z } = node.getAbsolutePosition();
      return [joint, { x, y, z }];
    }),
  );
}
