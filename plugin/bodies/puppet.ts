import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { invariant } from '../../src/kit/invariant.ts';
import type { WornOn } from '../forms/form.ts';
import type { Substance } from '../look/substance.ts';
import type { Workshop } from '../look/workshop.ts';
import type { Vec3 } from '../space/vector.ts';
import { characterOf, type Character, type Portrayed } from '../figures/character.ts';
import type { Clay } from './clay.ts';
import { pressCostume } from './costume.ts';
import { pressHair, pressHat } from './hair.ts';
import { pressHead } from './head.ts';
import {
  grown,
  headGrowth,
  headMiddle,
  joints,
  jointAt,
  palmBelowWrist,
  parentOf,
  throatY,
  type Joint,
} from '../figures/joint.ts';
import { pressArms, pressLegs } from './limbs.ts';
import { freshLumps, type Lumps } from './lumps.ts';
import { Motion } from '../motion/motion.ts';
import type { PuppetPose } from '../motion/puppet-pose.ts';

export type { PuppetPose } from '../motion/puppet-pose.ts';

export type Anchor = WornOn | 'left-hand' | 'right-hand';

/** Where worn things are fixed: a joint, and a point from it, on somebody of 1.7 m. */
const anchors: Readonly<Record<Anchor, readonly [Joint, Vec3]>> = {
  head: ['head', grown({ x: 0, y: headMiddle.y + 0.1, z: headMiddle.z - 0.02 })],
  face: ['head', grown({ x: 0, y: headMiddle.y, z: headMiddle.z + 0.14 })],
  neck: ['chest', { x: 0, y: 1.32, z: 0 }],
  shoulders: ['chest', { x: 0, y: 1.3, z: 0 }],
  torso: ['chest', { x: 0, y: 1.12, z: 0 }],
  waist: ['hips', { x: 0, y: 0.94, z: 0 }],
  hands: ['handR', { x: 0.182, y: 0.66, z: 0 }],
  finger: ['handR', { x: 0.182, y: 0.61, z: 0.012 }],
  wrist: ['handL', { x: -0.182, y: 0.73, z: 0 }],
  feet: ['footR', { x: 0.09, y: 0.04, z: 0.04 }],
  'left-hand': ['handL', { x: -0.18, y: 0.71 - palmBelowWrist, z: 0 }],
  'right-hand': ['handR', { x: 0.18, y: 0.71 - palmBelowWrist, z: 0 }],
};

const substancesOf: Readonly<Record<keyof Lumps, Substance>> = {
  cloth: 'wool',
  hair: 'felt',
  flesh: 'skin',
  gloss: 'ceramic',
  metal: 'pewter',
};

/**
 * An actor's body: a felt-and-clay puppet made after what is known of the actor, one skinned mesh for each of its few
 * substances. It shows what it is told and decides nothing.
 */
export class Puppet {
  readonly root: TransformNode;
  readonly character: Character;
  private readonly nodes: Readonly<Record<Joint, TransformNode>>;
  private readonly anchorNodes = new Map<Anchor, TransformNode>();
  private readonly skeleton: Skeleton;
  private readonly meshes: readonly Mesh[];
  private readonly motion: Motion;
  private readonly scale: number;

  constructor(workshop: Workshop, actor: Portrayed) {
    const { scene } = workshop;
    this.character = characterOf(actor);
    this.scale = this.character.heightMeters / 1.7;
    this.root = new TransformNode(`puppet ${actor.id}`, scene);
    this.nodes = this.makeNodes();
    this.skeleton = this.makeSkeleton(actor.id);
    this.meshes = this.makeMeshes(workshop, actor.id);
    this.motion = new Motion(this.root, this.nodes, this.character, this.scale, actor.id);
  }

  /** A node that moves with this part of the body; +z is the front, +y up along it. */
  anchor(where: Anchor): TransformNode {
    let node = this.anchorNodes.get(where);
    if (!node) {
      const [joint, at] = anchors[where];
      const from = jointAt(joint);
      node = new TransformNode(`${this.root.name} ${where}`, this.root.getScene());
      node.parent = this.nodes[joint];
      node.position.set(at.x - from.x, at.y - from.y, at.z - from.z).scaleInPlace(this.scale);
      this.anchorNodes.set(where, node);
    }
    return node;
  }

  /** The node of a joint, for what looks closer than anchors: eyes at the head, a host's own attachments. */
  joint(joint: Joint): TransformNode {
    return this.nodes[joint];
  }

  /** Takes this pose, `seconds` after the last one. */
  show(pose: PuppetPose, seconds: number): void {
    this.motion.take(pose, seconds);
  }

  dispose(): void {
    for (const mesh of this.meshes) mesh.dispose(false, false);
    this.skeleton.dispose();
    // Props hung on it are others': only what was made here goes.
    for (const node of [...this.anchorNodes.values(), ...Object.values(this.nodes)]) node.dispose(true);
    this.root.dispose(true);
  }

  private makeNodes(): Readonly<Record<Joint, TransformNode>> {
    const nodes = new Map<Joint, TransformNode>();
    for (const joint of joints) {
      const parent = parentOf(joint);
      const node = new TransformNode(`${this.root.name} ${joint}`, this.root.getScene());
      node.parent = (parent && nodes.get(parent)) ?? this.root;
      const [at, from] = [jointAt(joint), parent ? jointAt(parent) : { x: 0, y: 0, z: 0 }];
      node.position.set(at.x - from.x, at.y - from.y, at.z - from.z).scaleInPlace(this.scale);
      node.rotationQuaternion = Quaternion.Identity();
      nodes.set(joint, node);
    }
    return Object.fromEntries(nodes) as Record<Joint, TransformNode>;
  }

  private makeSkeleton(id: string): Skeleton {
    const skeleton = new Skeleton(`puppet ${id}`, `puppet ${id}`, this.root.getScene());
    const bones = new Map<Joint, Bone>();
    for (const joint of joints) {
      const parent = parentOf(joint);
      const { x, y, z } = this.nodes[joint].position;
      const bone = new Bone(joint, skeleton, parent ? (bones.get(parent) ?? null) : null, Matrix.Translation(x, y, z));
      bone.linkTransformNode(this.nodes[joint]);
      bones.set(joint, bone);
    }
    return skeleton;
  }

  private makeMeshes(workshop: Workshop, id: string): Mesh[] {
    const lumps = freshLumps();
    pressHead(lumps, this.character);
    pressHair(lumps, this.character);
    pressHat(lumps, this.character);
    for (const clay of Object.values(lumps) as Clay[]) clay.grow(0, throatY, headGrowth);
    pressCostume(lumps, this.character);
    pressArms(lumps, this.character);
    pressLegs(lumps, this.character);
    const meshes: Mesh[] = [];
    for (const [name, substance] of Object.entries(substancesOf) as [keyof Lumps, Substance][]) {
      if (lumps[name].vertexCount > 0)
        meshes.push(this.makeMesh(workshop, `puppet ${id} ${name}`, lumps[name], substance));
    }
    return meshes;
  }

  private makeMesh(workshop: Workshop, name: string, clay: Clay, substance: Substance): Mesh {
    const mesh = new Mesh(name, workshop.scene);
    const data = new VertexData();
    data.positions = clay.positions.map((value) => value * this.scale);
    data.normals = clay.normals;
    // Flat materials reckon with colours as screens show them, all others with light.
    data.colors = workshop.tier === 'plain' ? clay.colours.map((value) => value ** (1 / 2.2)) : clay.colours;
    data.uvs = clay.uvs;
    data.matricesIndices = clay.boneIndices;
    data.matricesWeights = clay.boneWeights;
    data.indices = clay.indices;
    data.applyToMesh(mesh);
    mesh.material = workshop.material(substance, '#ffffff');
    mesh.skeleton = this.skeleton;
    mesh.numBoneInfluencers = 4;
    mesh.parent = this.root;
    mesh.isPickable = false;
    mesh.receiveShadows = workshop.tier === 'full';
    // A body bends and lies down: the box around it is that of all it can do, not of how it was made.
    mesh.setBoundingInfo(new BoundingInfo(new Vector3(-1.1, -0.3, -1.1), new Vector3(1.1, 2.2, 1.1)));
    invariant(mesh.geometry, `The puppet's mesh "${name}" has no geometry: nothing was pressed.`);
    return mesh;
  }
}
