import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { type Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { puppetMaterial } from '../../body/bodies/puppet-material.ts';
import { drawsAreDear } from '../../body/tier.ts';
import { stuffs } from '../../body/sculpt/layer.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { hostBit } from '../look/layers.ts';

/** What a mesh is drawn with when it is sewn to others. */
interface Thread {
  readonly material: Material;
  readonly colour: Color3;
  /** Where its stuff is among those of a puppet's skin; its own texture stays where this is not said. */
  readonly stuff?: number;
}

/**
 * What a mesh may be sewn with: where draws are dear, the material of puppets' skin, by which the weave of a cloak is lost; else
 * what all of its stuff share. None for what is seen through.
 */
export function threadOf(workshop: OpenWorkshop, { material }: Mesh): Thread | undefined {
  if (!material) return undefined;
  if (drawsAreDear(workshop.tier)) {
    const cloth = workshop.clothOf(material);
    const stuff = cloth && (stuffs.indexOf(cloth.stuff) + 0.5) / stuffs.length;
    return cloth && { material: puppetMaterial(workshop, false), colour: cloth.colour, ...(stuff && { stuff }) };
  }
  const kin = workshop.tableau.kinOf(material);
  if (!kin || kin.material.needAlphaBlending()) return undefined;
  return { material: kin.material, colour: kin.tint ?? Color3.White() };
}

/** A mesh to be sewn: with what, and how it lies on its bone. */
export interface Piece {
  readonly mesh: Mesh;
  readonly thread: Thread;
  readonly placed: Matrix;
}

/** Points that hang on bones, made once: sewing many of them together is no more than copying. */
export interface Patch {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colors: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
  /** Four bones a point and their weights, where it does not hang on one. */
  readonly bones?: { readonly indices: Float32Array; readonly weights: Float32Array };
}

const { PositionKind, NormalKind, ColorKind, UVKind } = VertexBuffer;

/** Takes these meshes as one patch. */
export function patchOf(pieces: readonly Piece[]): Patch {
  const points = pieces.reduce((sum, { mesh }) => sum + mesh.getTotalVertices(), 0);
  const patch: Patch = {
    positions: new Float32Array(points * 3),
    normals: new Float32Array(points * 3),
    colors: new Float32Array(points * 4).fill(1),
    uvs: new Float32Array(points * 2),
    indices: new Uint32Array(pieces.reduce((sum, { mesh }) => sum + mesh.getTotalIndices(), 0)),
  };
  let [point, corner] = [0, 0];
  for (const piece of pieces) {
    const corners = piece.mesh.getIndices() ?? [];
    // What is seen in a mirror runs the other way round.
    const isMirrored = piece.placed.determinant() < 0;
    for (let at = 0; at < corners.length; at++) {
      const from = isMirrored && at % 3 > 0 ? at + (at % 3 === 1 ? 1 : -1) : at;
      patch.indices[corner++] = point + (corners[from] ?? 0);
    }
    copyPoints(piece, patch, point);
    point += piece.mesh.getTotalVertices();
  }
  return patch;
}

function copyPoints({ mesh, thread: { colour, stuff }, placed }: Piece, to: Patch, first: number): void {
  const at = mesh.getVerticesData(PositionKind) ?? [];
  const facing = mesh.getVerticesData(NormalKind) ?? [];
  const light = mesh.getVerticesData(ColorKind) ?? [];
  const painted = mesh.getVerticesData(UVKind) ?? [];
  const here = new Vector3();
  for (let point = 0; point < mesh.getTotalVertices(); point++) {
    const [x = 0, y = 0, z = 0] = [at[point * 3], at[point * 3 + 1], at[point * 3 + 2]];
    const [nx = 0, ny = 1, nz = 0] = [facing[point * 3], facing[point * 3 + 1], facing[point * 3 + 2]];
    const [red = 1, green = 1, blue = 1] = [light[point * 4], light[point * 4 + 1], light[point * 4 + 2]];
    const put = first + point;
    Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, placed, here).toArray(to.positions, put * 3);
    Vector3.TransformNormalFromFloatsToRef(nx, ny, nz, placed, here)
      .normalize()
      .toArray(to.normals, put * 3);
    to.colors[put * 4] = colour.r * red;
    to.colors[put * 4 + 1] = colour.g * green;
    to.colors[put * 4 + 2] = colour.b * blue;
    to.uvs[put * 2] = stuff ?? painted[point * 2] ?? 0;
    to.uvs[put * 2 + 1] = stuff === undefined ? (painted[point * 2 + 1] ?? 0) : 1;
  }
}

/** Sews patches, each on the bone of this number, to one mesh. */
export function sewn(
  { scene, tier }: OpenWorkshop,
  name: string,
  skeleton: Skeleton,
  material: Material,
  patches: readonly (readonly [patch: Patch, bone: number])[],
): Mesh {
  const points = patches.reduce((sum, [{ positions }]) => sum + positions.length / 3, 0);
  const lists = {
    positions: new Float32Array(points * 3),
    normals: new Float32Array(points * 3),
    colors: new Float32Array(points * 4),
    uvs: new Float32Array(points * 2),
    matricesIndices: new Float32Array(points * 4),
    matricesWeights: new Float32Array(points * 4),
    indices: new Uint32Array(patches.reduce((sum, [{ indices }]) => sum + indices.length, 0)),
  };
  let [point, corner] = [0, 0];
  for (const [patch, bone] of patches) {
    lists.positions.set(patch.positions, point * 3);
    lists.normals.set(patch.normals, point * 3);
    lists.colors.set(patch.colors, point * 4);
    lists.uvs.set(patch.uvs, point * 2);
    for (const index of patch.indices) lists.indices[corner++] = point + index;
    const end = point + patch.positions.length / 3;
    if (patch.bones) {
      lists.matricesIndices.set(patch.bones.indices, point * 4);
      lists.matricesWeights.set(patch.bones.weights, point * 4);
      point = end;
    }
    for (; point < end; point++) {
      lists.matricesIndices[point * 4] = bone;
      lists.matricesWeights[point * 4] = 1;
    }
  }
  const mesh = new Mesh(name, scene);
  Object.assign(new VertexData(), lists).applyToMesh(mesh);
  mesh.material = material;
  mesh.skeleton = skeleton;
  mesh.numBoneInfluencers = 4;
  mesh.isPickable = false;
  mesh.receiveShadows = tier === 'full';
  mesh.layerMask &= ~hostBit;
  return mesh;
}
