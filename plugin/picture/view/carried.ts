import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { canBeSewn, Sewing } from './sewing.ts';

/** One mesh of a thing, as it was when the thing was taken up. */
interface Piece {
  readonly mesh: Mesh;
  readonly material: Material | null;
}

interface CarriedThing {
  readonly pieces: readonly Piece[];
  /** What moves it; none before it is sewn to the others. */
  bone: Bone | undefined;
  /** It is seen as a part of the one mesh. */
  isShown: boolean;
}

const nowhere = Matrix.Scaling(0, 0, 0);

/**
 * Everything that people have in their hands and on their belts, drawn as one: a notebook, a bag and a bunch of keys are thirty
 * small meshes otherwise. Each thing is a bone of it. Only where draws are dear.
 */
export class Carried {
  private readonly things = new Map<TransformNode, CarriedThing>();
  private mesh: Mesh | undefined;
  private skeleton: Skeleton | undefined;
  private isOutdated = false;
  private readonly place = new Matrix();

  constructor(private readonly workshop: OpenWorkshop) {}

  /** Draws a thing with the others from now on, as far as its stuffs allow; what it returns draws it by itself again. */
  take(node: TransformNode): () => void {
    const pieces = node
      .getChildMeshes()
      .filter((mesh): mesh is Mesh => mesh instanceof Mesh && mesh.isEnabled() && mesh.getTotalIndices() > 0)
      .filter((mesh) => canBeSewn(this.workshop, mesh))
      .map((mesh) => ({ mesh, material: mesh.material }));
    const thing: CarriedThing = { pieces, bone: undefined, isShown: false };
    this.things.set(node, thing);
    this.isOutdated = true;
    return () => {
      if (this.things.get(node) !== thing) return;
      this.things.delete(node);
      this.show(thing, false);
      thing.bone?.getLocalMatrix().copyFrom(nowhere);
      thing.bone?.markAsDirty();
    };
  }

  /** Before a picture: everything is where it is carried. */
  refresh(): void {
    if (this.isOutdated) this.sew();
    const back = this.workshop.tableau.fromHome();
    for (const [node, thing] of this.things) {
      const { bone } = thing;
      if (!bone) continue;
      const isShown = !isDifferent(thing);
      if (isShown !== thing.isShown) this.show(thing, isShown);
      const matrix = bone.getLocalMatrix();
      const isSeen = isShown && node.isEnabled() && !this.workshop.isVeiled(node.position.z);
      if (isSeen) node.computeWorldMatrix().multiplyToRef(back, matrix);
      else matrix.copyFrom(nowhere);
      bone.markAsDirty();
    }
    this.mesh?.setEnabled(this.things.size > 0);
  }

  dispose(): void {
    for (const thing of this.things.values()) this.show(thing, false);
    this.things.clear();
    this.unpick();
  }

  private show(thing: CarriedThing, isShown: boolean): void {
    const { tableau } = this.workshop;
    thing.isShown = isShown;
    for (const { mesh } of thing.pieces) {
      mesh.visibility = isShown ? 0 : 1;
      tableau.drawBy(mesh, isShown ? this.mesh : undefined);
    }
  }

  private unpick(): void {
    this.mesh?.dispose(false, false);
    this.skeleton?.dispose();
    [this.mesh, this.skeleton] = [undefined, undefined];
  }

  /** Sews all that is carried now. */
  private sew(): void {
    this.isOutdated = false;
    this.unpick();
    const { scene, tableau } = this.workshop;
    const skeleton = (this.skeleton = new Skeleton('carried', 'carried', scene));
    const sewing = new Sewing(this.workshop);
    for (const [node, thing] of this.things) {
      thing.bone = new Bone('carried', skeleton, null, Matrix.Identity());
      node.computeWorldMatrix(true).invertToRef(this.place);
      for (const { mesh } of thing.pieces) {
        sewing.add(mesh, mesh.computeWorldMatrix(true).multiply(this.place), skeleton.bones.length - 1);
      }
    }
    const mesh = (this.mesh = sewing.sewn('carried', skeleton, false));
    mesh.parent = tableau.home;
    // Where its bones take it nobody knows beforehand.
    mesh.alwaysSelectAsActiveMesh = true;
    for (const thing of this.things.values()) this.show(thing, true);
  }
}

/** What gleams, or was given another look, is drawn by itself for as long. */
function isDifferent({ pieces }: CarriedThing): boolean {
  for (const { mesh, material } of pieces) {
    if (mesh.renderOverlay || mesh.renderOutline || mesh.material !== material) return true;
  }
  return false;
}
