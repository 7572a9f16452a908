import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { type Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { puppetMaterial } from '../../body/bodies/puppet-material.ts';
import { stuffs } from '../../body/sculpt/layer.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { hostBit } from '../look/layers.ts';

/** Whether a mesh can be drawn with the material of puppets' skin. */
export const canBeSewn = (workshop: OpenWorkshop, { material }: Mesh): boolean =>
  material !== null && workshop.clothOf(material) !== undefined;

/** Several small meshes as one that hangs on bones, coloured as puppets are. The weave of a cloak is lost by it. */
export class Sewing {
  private readonly lists = {
    positions: [] as number[],
    normals: [] as number[],
    colors: [] as number[],
    uvs: [] as number[],
    matricesIndices: [] as number[],
    matricesWeights: [] as number[],
    indices: [] as number[],
  };
  private readonly point = new Vector3();

  constructor(private readonly workshop: OpenWorkshop) {}

  /** Adds a mesh, moved by this matrix, on this bone. */
  add(mesh: Mesh, placed: Matrix, bone: number): void {
    const cloth = mesh.material && this.workshop.clothOf(mesh.material);
    if (!cloth) return;
    const { lists, point: here } = this;
    const first = lists.positions.length / 3;
    const at = mesh.getVerticesData(VertexBuffer.PositionKind) ?? [];
    const facing = mesh.getVerticesData(VertexBuffer.NormalKind) ?? [];
    const light = mesh.getVerticesData(VertexBuffer.ColorKind) ?? [];
    const { r, g, b } = cloth.colour;
    const stuff = (stuffs.indexOf(cloth.stuff) + 0.5) / stuffs.length;
    for (let point = 0; point < at.length / 3; point++) {
      const [x = 0, y = 0, z = 0] = [at[point * 3], at[point * 3 + 1], at[point * 3 + 2]];
      const [nx = 0, ny = 1, nz = 0] = [facing[point * 3], facing[point * 3 + 1], facing[point * 3 + 2]];
      const shade = light[point * 4] ?? 1;
      Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, placed, here);
      lists.positions.push(here.x, here.y, here.z);
      Vector3.TransformNormalFromFloatsToRef(nx, ny, nz, placed, here).normalize();
      lists.normals.push(here.x, here.y, here.z);
      lists.colors.push(r * shade, g * shade, b * shade, 1);
      lists.uvs.push(stuff, 1);
      lists.matricesIndices.push(bone, 0, 0, 0);
      lists.matricesWeights.push(1, 0, 0, 0);
    }
    for (const corner of mesh.getIndices() ?? []) lists.indices.push(first + corner);
  }

  /** What was added, as one mesh. */
  sewn(name: string, skeleton: Skeleton, isGhost: boolean): Mesh {
    const mesh = new Mesh(name, this.workshop.scene);
    Object.assign(new VertexData(), this.lists).applyToMesh(mesh);
    mesh.material = puppetMaterial(this.workshop, isGhost);
    mesh.skeleton = skeleton;
    mesh.numBoneInfluencers = 4;
    mesh.isPickable = false;
    mesh.layerMask &= ~hostBit;
    return mesh;
  }
}
