import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Node } from '@babylonjs/core/node.js';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { worldOf } from '../look/world-matrix.ts';
import { patchOf, sewn, threadOf, type Patch, type Piece } from './sewing.ts';

/** One mesh of a thing, and of what it was when the thing was taken up. */
interface CarriedPiece extends Piece {
  readonly material: Material | null;
}

interface CarriedThing {
  readonly pieces: readonly CarriedPiece[];
  /** Its points, by what they are drawn with. */
  readonly patches: ReadonlyMap<Material, Patch>;
  readonly isUnseen: () => boolean;
  /** What moves it; none before it is sewn to the others. */
  bone: Bone | undefined;
  /** It is seen as a part of what is sewn. */
  isShown: boolean;
  /** It, or whoever has it, was moved since it was placed; and where that was. */
  isMoved: boolean;
  readonly placed: Matrix;
  /** Its bone has it there, and not nowhere. */
  isThere: boolean;
}

const nowhere = Matrix.Scaling(0, 0, 0);

/**
 * Everything that people have in their hands, on their belts and on, drawn together: a notebook, a bag and a bunch of keys are
 * thirty small meshes otherwise. Each thing is a bone, each stuff a draw, or one draw for all where draws are dear.
 */
export class Carried {
  private readonly things = new Map<TransformNode, CarriedThing>();
  private readonly sewn = new Map<Material, Mesh>();
  private skeleton: Skeleton | undefined;
  private isOutdated = false;
  /** It can be drawn: until then all things are drawn by themselves. */
  private isReady = false;
  private frame = -1;
  private isApart = false;
  /** From the scene to what the stage hangs on; of which state that is, and whether it was another before. */
  private back = new Matrix();
  private backOf = NaN;
  private isHomeMoved = true;

  constructor(private readonly workshop: OpenWorkshop) {}

  /**
   * Draws a thing with the others from now on, as far as its stuffs allow, while whoever bears it is drawn; what it returns
   * draws it by itself again.
   */
  take(node: TransformNode, isUnseen: () => boolean): () => void {
    const back = Matrix.Invert(node.computeWorldMatrix(true));
    const pieces = node.getChildMeshes().flatMap((mesh): CarriedPiece[] => {
      if (!(mesh instanceof Mesh) || mesh.getTotalIndices() === 0 || !isShownOn(node, mesh)) return [];
      const { material } = mesh;
      const thread = threadOf(this.workshop, mesh);
      return thread ? [{ mesh, material, thread, placed: mesh.computeWorldMatrix(true).multiply(back) }] : [];
    });
    const stuffs = new Set(pieces.map(({ thread }) => thread.material));
    const patches = new Map(
      [...stuffs].map((stuff) => [stuff, patchOf(pieces.filter(({ thread }) => thread.material === stuff))]),
    );
    const thing: CarriedThing = {
      pieces,
      patches,
      isUnseen,
      bone: undefined,
      isShown: false,
      isMoved: true,
      placed: new Matrix(),
      isThere: false,
    };
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

  /** A thing, or whoever has it, was moved. */
  moved(node: TransformNode): void {
    const thing = this.things.get(node);
    if (thing) thing.isMoved = true;
  }

  /** Before a picture: everything is where it is carried. Of two eyes, the first is enough. */
  refresh(): void {
    const frame = this.workshop.scene.getFrameId();
    if (this.isApart || (frame === this.frame && !this.isOutdated)) return;
    this.frame = frame;
    if (this.isOutdated) this.sew();
    if (!this.isReady) this.isReady = this.canBeDrawn();
    this.back = this.workshop.tableau.fromHome();
    this.isHomeMoved = this.back.updateFlag !== this.backOf;
    this.backOf = this.back.updateFlag;
    // By `forEach`, which makes nothing.
    this.things.forEach(this.place);
    this.sewn.forEach(this.enable);
  }

  private readonly place = (thing: CarriedThing, node: TransformNode): void => {
    const { bone } = thing;
    if (!bone) return;
    const isShown = this.isReady && !isDifferent(thing);
    if (isShown !== thing.isShown) this.show(thing, isShown);
    const isEnabled = isShown && node.isEnabled() && !thing.isUnseen();
    const isMoved = isEnabled && (thing.isMoved || this.isHomeMoved);
    if (isMoved) {
      thing.isMoved = false;
      node.computeWorldMatrix().multiplyToRef(this.back, thing.placed);
    }
    const isThere = isEnabled && !this.workshop.isVeiled(thing.placed.m[14]!);
    if (isThere === thing.isThere && !(isThere && isMoved)) return;
    thing.isThere = isThere;
    bone.getLocalMatrix().copyFrom(isThere ? thing.placed : nowhere);
    bone.markAsDirty();
  };

  private readonly enable = (mesh: Mesh): void => mesh.setEnabled(this.isReady && this.things.size > 0);

  /** For a picture that leaves out what somebody has, each thing is drawn by itself; what it returns draws them together again. */
  apart(): () => void {
    this.isApart = true;
    const shown = [...this.things.values()].filter(({ isShown }) => isShown);
    for (const { pieces } of shown) {
      for (const { mesh } of pieces) {
        mesh.visibility = 1;
        worldOf(mesh);
      }
    }
    for (const mesh of this.sewn.values()) mesh.setEnabled(false);
    return () => {
      this.isApart = false;
      for (const { pieces } of shown) for (const { mesh } of pieces) mesh.visibility = 0;
      for (const mesh of this.sewn.values()) mesh.setEnabled(this.isReady);
    };
  }

  dispose(): void {
    for (const thing of this.things.values()) this.show(thing, false);
    this.things.clear();
    this.unpick();
  }

  private show(thing: CarriedThing, isShown: boolean): void {
    const { tableau } = this.workshop;
    thing.isShown = isShown;
    for (const { mesh, thread } of thing.pieces) {
      if (isShown) mesh.visibility = 0;
      // Somebody may have faded it in the meantime.
      else if (mesh.visibility === 0) mesh.visibility = 1;
      tableau.drawBy(mesh, isShown ? this.sewn.get(thread.material) : undefined);
    }
  }

  /** A stuff that nobody carried before may have to be compiled first. */
  private canBeDrawn(): boolean {
    for (const mesh of this.sewn.values()) if (!mesh.isReady(true)) return false;
    return true;
  }

  private unpick(): void {
    for (const mesh of this.sewn.values()) mesh.dispose(false, false);
    this.sewn.clear();
    this.skeleton?.dispose();
    this.skeleton = undefined;
  }

  /** Sews all that is carried now. */
  private sew(): void {
    [this.isOutdated, this.isReady] = [false, false];
    for (const thing of this.things.values()) this.show(thing, false);
    this.unpick();
    const { scene, tableau } = this.workshop;
    const skeleton = (this.skeleton = new Skeleton('carried', 'carried', scene));
    const patches = new Map<Material, (readonly [Patch, number])[]>();
    for (const thing of this.things.values()) {
      thing.bone = new Bone('carried', skeleton, null, nowhere.clone());
      thing.isMoved = true;
      thing.isThere = false;
      for (const [material, patch] of thing.patches) {
        const all = patches.get(material) ?? [];
        all.push([patch, skeleton.bones.length - 1]);
        patches.set(material, all);
      }
    }
    for (const [material, all] of patches) {
      const mesh = sewn(this.workshop, 'carried', skeleton, material, all);
      mesh.parent = tableau.home;
      // Where its bones take it nobody knows beforehand.
      mesh.alwaysSelectAsActiveMesh = true;
      this.sewn.set(material, mesh);
    }
  }
}

/** Whether a part of a thing is to be seen as the thing is, whoever bears it and wherever that is. */
function isShownOn(thing: TransformNode, part: Mesh): boolean {
  for (let node: Node | null = part; node && node !== thing; node = node.parent) {
    if (!node.isEnabled(false)) return false;
  }
  return true;
}

/** What gleams, is faded or was given another look is drawn by itself for as long. */
function isDifferent({ pieces, isShown }: CarriedThing): boolean {
  const usual = isShown ? 0 : 1;
  for (const { mesh, material } of pieces) {
    if (mesh.renderOverlay || mesh.renderOutline || mesh.material !== material || mesh.visibility !== usual)
      return true;
  }
  return false;
}
