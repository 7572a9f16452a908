import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Anchor, Puppet } from '../../body/bodies/puppet.ts';
import { puppetMaterial } from '../../body/bodies/puppet-material.ts';
import { stuffs } from '../../body/sculpt/layer.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { hostBit } from '../look/layers.ts';

/**
 * What somebody has on, drawn as one with their own skin's material: a hat, a ring and a pair of boots are twenty small meshes
 * otherwise. It hangs on the bones, as the body does. Only where draws are dear: the weave of a cloak is lost by it.
 */
export class Attire {
  private readonly worn = new Map<Mesh, Anchor>();
  private mesh: Mesh | undefined;
  private isOutdated = false;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly puppet: Puppet,
  ) {}

  /** Draws a mesh that hangs on this part of the body together with the rest, where its stuff allows it. */
  put(mesh: Mesh, where: Anchor): void {
    if (!mesh.material || !this.workshop.clothOf(mesh.material) || mesh.getTotalIndices() === 0) return;
    this.worn.set(mesh, where);
    this.isOutdated = true;
  }

  /** It is taken off, or changes: it is drawn by itself again. */
  takeOff(mesh: Mesh): void {
    if (!this.worn.delete(mesh)) return;
    mesh.visibility = 1;
    this.isOutdated = true;
  }

  /** Sews what is worn now, where something was put on or taken off. */
  update(): void {
    if (!this.isOutdated) return;
    this.isOutdated = false;
    this.mesh?.dispose(false, false);
    const pieces = [...this.worn].filter(([mesh]) => this.isShown(mesh));
    this.mesh = pieces.length > 0 ? this.sewn(pieces) : undefined;
  }

  /** What is drawn as one is not drawn by itself, whoever has shown it. */
  hide(): void {
    for (const mesh of this.worn.keys()) mesh.visibility = 0;
  }

  dispose(): void {
    for (const mesh of this.worn.keys()) mesh.visibility = 1;
    this.worn.clear();
    this.mesh?.dispose(false, false);
  }

  /** Whether it is a part that is to be seen as things are, wherever the body is. */
  private isShown(mesh: Mesh): boolean {
    for (let node: Node | null = mesh; node && node !== this.puppet.root; node = node.parent) {
      if (!node.isEnabled(false)) return false;
    }
    return true;
  }

  private sewn(pieces: readonly (readonly [Mesh, Anchor])[]): Mesh {
    const { root, bones, character } = this.puppet;
    const data = new VertexData();
    const lists: SewnLists = {
      positions: [], normals: [], colors: [], uvs: [], matricesIndices: [], matricesWeights: [], indices: [],
    }; // prettier-ignore
    for (const [mesh, where] of pieces) {
      this.sew(lists, mesh, where);
      mesh.visibility = 0;
    }
    const mesh = new Mesh(`${root.name} attire`, this.workshop.scene);
    Object.assign(data, lists).applyToMesh(mesh);
    mesh.material = puppetMaterial(this.workshop, character.ghost);
    mesh.skeleton = bones;
    mesh.numBoneInfluencers = 4;
    mesh.parent = root;
    mesh.isPickable = false;
    mesh.layerMask &= ~hostBit;
    mesh.setBoundingInfo(new BoundingInfo(new Vector3(-1.1, -0.3, -1.1), new Vector3(1.1, 2.3, 1.1)));
    return mesh;
  }

  /** Adds a piece as it would lie on the body as that was sculpted: the bone carries it from there. */
  private sew(lists: SewnLists, mesh: Mesh, where: Anchor): void {
    const cloth = mesh.material && this.workshop.clothOf(mesh.material);
    const { index, node, lies } = this.puppet.boneUnder(where);
    if (!cloth) return;
    const onJoint = mesh.computeWorldMatrix(true).multiply(Matrix.Invert(node.computeWorldMatrix(true)));
    const placed = onJoint.multiply(lies);
    const first = lists.positions.length / 3;
    const at = mesh.getVerticesData(VertexBuffer.PositionKind) ?? [];
    const facing = mesh.getVerticesData(VertexBuffer.NormalKind) ?? [];
    const light = mesh.getVerticesData(VertexBuffer.ColorKind) ?? [];
    const { r, g, b } = cloth.colour;
    const stuff = (stuffs.indexOf(cloth.stuff) + 0.5) / stuffs.length;
    const here = new Vector3();
    for (let point = 0; point < at.length / 3; point++) {
      const [x = 0, y = 0, z = 0] = [at[point * 3], at[point * 3 + 1], at[point * 3 + 2]];
      const [nx = 0, ny = 1, nz = 0] = [facing[point * 3], facing[point * 3 + 1], facing[point * 3 + 2]];
      const shade = light[point * 4] ?? 1;
      lists.positions.push(...Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, placed, here).asArray());
      lists.normals.push(...Vector3.TransformNormalFromFloatsToRef(nx, ny, nz, placed, here).normalize().asArray());
      lists.colors.push(r * shade, g * shade, b * shade, 1);
      lists.uvs.push(stuff, 1);
      lists.matricesIndices.push(index, 0, 0, 0);
      lists.matricesWeights.push(1, 0, 0, 0);
    }
    for (const corner of mesh.getIndices() ?? []) lists.indices.push(first + corner);
  }
}

type SewnLists = Record<
  'positions' | 'normals' | 'colors' | 'uvs' | 'matricesIndices' | 'matricesWeights' | 'indices',
  number[]
>;
