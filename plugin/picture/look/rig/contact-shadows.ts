import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { isInside } from '../../../stage/space/triangulate.ts';
import type { Room } from '../../../stage/staging/stage-plan.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { houseLayer } from '../layers.ts';
import type { Tableau } from '../tableau/tableau.ts';
import { letGo, overlaid, unlitMaterial } from '../unlit-material.ts';
import { toShare } from '../../../../src/kit/numbers.ts';
import type { Easel } from '../textures/easel.ts';
import { sheetShape } from '../shapes/slab.ts';

/** One thing and the soft dark under it. */
interface Grounded {
  readonly node: TransformNode;
  /** Of what stands on the ground, in its own metres. */
  readonly wide: number;
  readonly deep: number;
  readonly bottom: number;
  readonly last: Vector3;
  yaw: number;
  /** How it was turned when its yaw was reckoned. */
  turnY: number;
  turnW: number;
  stillFrames: number;
  /** How high its dark lies; no number where it has none, for what may be a number or nothing is garbage wherever it is written. */
  height: number;
  /** Which of all darks it is, since they were written last. */
  index: number;
}

const liftMeters = 0.007;
/** What lies still for so many frames lies on something. */
const restFrames = 3;
/** What has lain still for longer is looked at every so many frames. */
const stillTurns = 6;
const nearFloorMeters = 0.08;
const [unseenMeters, unseenTurn] = [0.003, 0.006];
const pixels = 64;
const margin = 1.5;
const standingMeters = 0.6;

/**
 * Soft dark spots under everything that stands or lies somewhere, so that nothing floats: one draw for all of them. What
 * is carried has none, since there is nothing under it.
 */
export class ContactShadows {
  private readonly scene: Scene;
  private readonly tableau: Tableau;
  private readonly mesh: Mesh;
  private readonly material: StandardMaterial;
  private readonly texture: RawTexture;
  private readonly grounded = new Map<TransformNode, Grounded>();
  private readonly observer;
  private matrices = new Float32Array(0);
  private isOutdated = true;
  /** Some of what was written lies elsewhere now. */
  private isMoved = false;
  private back: Matrix = Matrix.Identity();
  private frame = 0;
  private looked = 0;
  private written = 0;
  private readonly at = new Vector3();

  constructor(
    workshop: Pick<OpenWorkshop, 'scene' | 'tableau' | 'adopt' | 'easel'>,
    private readonly rooms: readonly Room[],
    alpha: number,
  ) {
    const { scene, tableau, easel } = workshop;
    this.scene = scene;
    this.tableau = tableau;
    const opacityTexture = (this.texture = blobTexture(easel));
    const emissiveColor = Color3.Black();
    this.material = unlitMaterial(scene, 'contact shadow', {
      ...overlaid,
      emissiveColor,
      opacityTexture,
      alpha,
      zOffset: -1,
    });
    workshop.adopt(this.material);
    this.mesh = new Mesh('contact shadows', scene);
    this.mesh.parent = tableau.home;
    const data = new VertexData();
    const { positions, normals, indices } = sheetShape(1, 1);
    Object.assign(data, { positions, normals, indices, uvs: [0, 0, 1, 0, 1, 1, 0, 1] });
    data.applyToMesh(this.mesh);
    this.mesh.material = this.material;
    this.mesh.layerMask = houseLayer;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.setEnabled(false);
    this.observer = scene.onBeforeRenderObservable.add(() => this.place());
  }

  add(node: TransformNode): void {
    node.computeWorldMatrix(true);
    const { min, max } = this.boundsOf(node);
    const at = this.tableau.toHome(node.getAbsolutePosition(), new Vector3());
    if (!Number.isFinite(min.x) || max.x <= min.x) return;
    const turn = Math.abs(Math.sin(yawOf(node)));
    const [x, z] = [max.x - min.x, max.z - min.z];
    // A box round a turned thing is its own, turned back, where it stands along the walls; else nearly a circle.
    const [wide, deep] = turn > 0.9 ? [z, x] : [x, z];
    // Somebody who stands with their arms out stands on two feet all the same.
    const most = max.y - min.y > 1.2 && Math.min(wide, deep) < 0.7 ? standingMeters : Infinity;
    this.grounded.set(node, {
      node,
      wide: Math.min(wide, most),
      deep: Math.min(deep, most),
      bottom: min.y - at.y,
      last: new Vector3(NaN, 0, 0),
      yaw: 0,
      turnY: NaN,
      turnW: NaN,
      stillFrames: 0,
      height: NaN,
      index: -1,
    });
    this.isOutdated = true;
  }

  dispose(): void {
    this.scene.onBeforeRenderObservable.remove(this.observer);
    this.mesh.dispose();
    letGo(this.material);
    this.texture.dispose();
  }

  /** The box around all of it, along the sides of the stage. */
  private boundsOf(node: TransformNode): { readonly min: Vector3; readonly max: Vector3 } {
    const [min, max] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
    const own = node instanceof AbstractMesh ? [node] : [];
    for (const mesh of [...own, ...node.getChildMeshes(false)]) {
      if (mesh.billboardMode !== 0 || mesh.getTotalVertices() === 0) continue;
      mesh.computeWorldMatrix(true);
      for (const corner of mesh.getBoundingInfo().boundingBox.vectorsWorld) {
        this.tableau.toHome(corner, this.at);
        min.minimizeInPlace(this.at);
        max.maximizeInPlace(this.at);
      }
    }
    return { min, max };
  }

  private place(): void {
    this.back = this.tableau.fromHome();
    this.frame++;
    this.looked = 0;
    this.grounded.forEach(this.lookAt);
    if (this.isMoved && !this.isOutdated) this.mesh.thinInstanceBufferUpdated('matrix');
    this.isMoved = false;
    if (!this.isOutdated) return;
    this.isOutdated = false;
    const room = this.grounded.size * 16;
    const isNew = this.matrices.length !== room;
    if (isNew) this.matrices = new Float32Array(room);
    this.written = 0;
    this.grounded.forEach(this.writeDown);
    const { mesh, written: count } = this;
    if (isNew) mesh.thinInstanceSetBuffer('matrix', this.matrices, 16, false);
    if (mesh.isEnabled(false) !== count > 0) mesh.setEnabled(count > 0);
    if (count === 0) return;
    mesh.thinInstanceCount = count;
    mesh.thinInstanceBufferUpdated('matrix');
  }

  /** What lies still is looked at in turns: where it was taken from, its dark stays for a moment that nobody sees. */
  private readonly lookAt = (thing: Grounded): void => {
    if (thing.stillFrames <= restFrames || (this.looked++ + this.frame) % stillTurns === 0) this.look(thing);
  };

  private readonly writeDown = (thing: Grounded): void => {
    const hasDark = !Number.isNaN(thing.height);
    thing.index = hasDark ? this.written++ : -1;
    if (hasDark) this.write(thing);
  };

  /** Where a thing is now; most are where they were. */
  private look(thing: Grounded): void {
    const { node } = thing;
    if (node.isDisposed() || !node.isEnabled()) {
      if (Number.isNaN(thing.height)) return;
      thing.height = NaN;
      thing.stillFrames = 0;
      this.isOutdated = true;
      return;
    }
    const { last } = thing;
    // What hangs on the stage itself says where it is; only of the rest it has to be reckoned.
    const at =
      node.parent === this.tableau.home
        ? node.position
        : Vector3.TransformCoordinatesToRef(node.getAbsolutePosition(), this.back, this.at);
    const turn = node.rotationQuaternion;
    const turnY = turn ? turn.y : node.rotation.y;
    const turnW = turn ? turn.w : 1;
    const hadDark = thing.index >= 0;
    const isStill = hadDark ? isUnseen(at, turnY, turnW, thing) : isWhereItWas(at, turnY, turnW, thing);
    if (isStill && thing.stillFrames > restFrames) return;
    thing.stillFrames = isStill ? thing.stillFrames + 1 : 0;
    thing.turnY = turnY;
    thing.turnW = turnW;
    thing.yaw = turn ? 2 * Math.atan2(turnY, turnW) : turnY;
    last.copyFrom(at);
    const y = at.y + thing.bottom;
    const floor = this.floorUnder(at);
    if (Math.abs(y - floor) < nearFloorMeters) thing.height = floor;
    else thing.height = thing.stillFrames < restFrames ? NaN : y;
    const hasDark = !Number.isNaN(thing.height);
    if (hasDark && hadDark) {
      this.write(thing);
      this.isMoved = true;
    } else if (hasDark || hadDark) this.isOutdated = true;
  }

  private floorUnder({ x, y, z }: Vector3): number {
    let found = -Infinity;
    for (let index = 0; index < this.rooms.length; index++) {
      const { outline, floorY } = this.rooms[index]!;
      if (floorY < y + 0.3 && floorY > found && isInside(outline, x, z)) found = floorY;
    }
    return found;
  }

  private write({ index, wide, deep, yaw, height: y, last: { x, z } }: Grounded): void {
    const sin = Math.sin(yaw);
    const cos = Math.cos(yaw);
    const w = wide * margin + 0.06;
    const d = deep * margin + 0.06;
    const at = index * 16;
    const m = this.matrices;
    m.fill(0, at, at + 16);
    m[at] = cos * w;
    m[at + 2] = -sin * w;
    m[at + 5] = 1;
    m[at + 8] = sin * d;
    m[at + 10] = cos * d;
    m[at + 12] = x;
    m[at + 13] = y + liftMeters;
    m[at + 14] = z;
    m[at + 15] = 1;
  }
}

const isWhereItWas = (at: Vector3, turnY: number, turnW: number, thing: Grounded): boolean =>
  at.equals(thing.last) && turnY === thing.turnY && turnW === thing.turnW;

/** A dark that comes by less is where it was: whoever stands sways, and turns the last hundredth of the way for seconds. */
const isUnseen = ({ x, y, z }: Vector3, turnY: number, turnW: number, thing: Grounded): boolean =>
  Math.abs(x - thing.last.x) + Math.abs(y - thing.last.y) + Math.abs(z - thing.last.z) < unseenMeters &&
  Math.abs(turnY - thing.turnY) + Math.abs(turnW - thing.turnW) < unseenTurn;

function yawOf(node: TransformNode): number {
  const turn = node.rotationQuaternion;
  return turn ? 2 * Math.atan2(turn.y, turn.w) : node.rotation.y;
}

/** Dark in the middle, gone at the rim; square enough for a table, round enough for a pair of feet. */
const blobTexture = (easel: Easel): RawTexture =>
  easel.texture('contact shadow', { wide: pixels, tall: pixels, repeats: false }, (column, row) => {
    const [x, y] = [(column + 0.5) / pixels - 0.5, (row + 0.5) / pixels - 0.5];
    const out = (Math.abs(x * 2) ** 2.6 + Math.abs(y * 2) ** 2.6) ** (1 / 2.6);
    return [0, 0, 0, 255 * toShare(1 - out) ** 1.4];
  });
