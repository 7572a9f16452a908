import type { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { MorphTarget } from '@babylonjs/core/Morph/morphTarget.js';
import { MorphTargetManager } from '@babylonjs/core/Morph/morphTargetManager.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { MouthModel } from '../face/face-model.ts';
import { mouthShapes, shapeAt, type Face, type MouthShape } from '../face/face.ts';
import type { FigureModel } from './figure-model.ts';
import type { SkinShop } from './skin-shop.ts';
import { puppetMaterial } from './puppet-material.ts';
import type { Sculpture } from '../sculpt/sculpture.ts';

/** What is seen of a puppet: its sculpted body and its mouth, two draws. */
export class PuppetSkin {
  private readonly meshes: Mesh[] = [];
  private readonly targets: { readonly shape: number; readonly target: MorphTarget }[] = [];
  private readonly morphs: MorphTargetManager | undefined;

  constructor(
    private readonly workshop: SkinShop,
    private readonly root: TransformNode,
    private readonly skeleton: Skeleton,
    model: FigureModel,
    private readonly scale: number,
    private readonly isGhost: boolean,
  ) {
    this.addMesh(`${root.name} body`, model.body);
    if (model.mouth) this.morphs = this.addMouth(model.mouth);
  }

  /** Shows the mouth of this face; everything else of it is on bones. */
  show({ mouth }: Face): void {
    for (let index = 0; index < this.targets.length; index++) {
      const { shape, target } = this.targets[index]!;
      // Never quite none: Babylon looks for another shader whenever a shape comes or goes.
      const weight = Math.max(1e-5, mouth[shape]!);
      if (Math.abs(target.influence - weight) > 0.002) target.influence = weight;
    }
  }

  dispose(): void {
    for (const mesh of this.meshes) mesh.dispose(false, false);
    this.morphs?.dispose();
  }

  private addMesh(name: string, made: Sculpture): Mesh {
    const mesh = new Mesh(name, this.workshop.scene);
    const data = new VertexData();
    data.positions = made.positions.map((value) => value * this.scale);
    data.normals = made.normals;
    // Flat materials reckon with colours as screens show them, all others with light.
    data.colors = this.workshop.tier === 'plain' ? made.colours.map((value) => value ** (1 / 2.2)) : made.colours;
    data.uvs = made.uvs;
    data.matricesIndices = made.boneIndices;
    data.matricesWeights = made.boneWeights;
    data.indices = made.indices;
    data.applyToMesh(mesh);
    mesh.material = puppetMaterial(this.workshop, this.isGhost);
    mesh.skeleton = this.skeleton;
    mesh.numBoneInfluencers = 4;
    mesh.parent = this.root;
    mesh.isPickable = false;
    mesh.receiveShadows = this.workshop.tier === 'full';
    // A body bends and lies down: the box around it is that of all it can do, not of how it was made.
    mesh.setBoundingInfo(new BoundingInfo(new Vector3(-1.1, -0.3, -1.1), new Vector3(1.1, 2.2, 1.1)));
    this.meshes.push(mesh);
    return mesh;
  }

  private addMouth({ rest, shapes }: MouthModel): MorphTargetManager {
    const mesh = this.addMesh(`${this.root.name} mouth`, rest);
    const manager = new MorphTargetManager(this.workshop.scene);
    manager.numMaxInfluencers = mouthShapes.length;
    for (const [shape, { positions, normals }] of Object.entries(shapes)) {
      const target = new MorphTarget(shape, 1e-5, this.workshop.scene);
      target.setPositions(positions.map((value) => value * this.scale));
      // Each shape costs every point of it a look-up more: a plain mouth is shaded as it is at rest.
      if (this.workshop.tier !== 'plain') target.setNormals(normals);
      manager.addTarget(target);
      this.targets.push({ shape: shapeAt[shape as MouthShape], target });
    }
    mesh.morphTargetManager = manager;
    return manager;
  }
}
