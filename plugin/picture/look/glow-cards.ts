import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Observer } from '@babylonjs/core/Misc/observable.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { ourLayer } from './layers.ts';

/** A small picture that turns to whoever looks. */
export interface GlowCard {
  /** Its foot; it is seen while this is enabled. */
  readonly seat: TransformNode;
  readonly wide: number;
  readonly tall: number;
  /** How much of its height is under its foot. */
  readonly under: number;
  readonly colour: Color3;
  /** How much wider and taller it is than it was made. */
  readonly stretch: { x: number; y: number };
}

/** All flames, or all halos, of a stage: however many they are, they are one draw. */
export class GlowCards {
  private readonly mesh: Mesh;
  private readonly cards = new Set<GlowCard>();
  private readonly observer: Observer<Camera>;
  private corners = new Float32Array(0);
  private isOutdated = false;

  constructor(
    name: string,
    scene: Scene,
    material: Material,
    /** Turns about the vertical only. */
    private readonly isUpright: boolean,
  ) {
    this.mesh = new Mesh(name, scene);
    this.mesh.material = material;
    this.mesh.layerMask = ourLayer;
    this.mesh.isPickable = false;
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.setEnabled(false);
    this.observer = scene.onBeforeCameraRenderObservable.add((camera) => this.face(camera));
  }

  add(card: GlowCard): GlowCard {
    this.cards.add(card);
    this.isOutdated = true;
    return card;
  }

  remove(card: GlowCard): void {
    this.isOutdated = this.cards.delete(card) || this.isOutdated;
  }

  get isEmpty(): boolean {
    return this.cards.size === 0;
  }

  dispose(): void {
    this.observer.remove();
    this.cards.clear();
    this.mesh.dispose(false, false);
  }

  /** Turns every card to a camera. */
  private face(camera: Camera): void {
    if (this.isOutdated) this.deal();
    const { m } = camera.getWorldMatrix();
    let [rx, ry, rz] = [m[0] ?? 1, m[1] ?? 0, m[2] ?? 0];
    let [ux, uy, uz] = [m[4] ?? 0, m[5] ?? 1, m[6] ?? 0];
    if (this.isUpright) {
      const level = Math.hypot(rx, rz) || 1;
      [rx, ry, rz] = [rx / level, 0, rz / level];
      [ux, uy, uz] = [0, 1, 0];
    }
    let [at, isAny] = [0, false];
    for (const { seat, wide, tall, under, stretch } of this.cards) {
      const isSeen = !seat.isDisposed() && seat.isEnabled();
      if (isSeen) seat.computeWorldMatrix();
      const size = isSeen ? seat.absoluteScaling.y : 0;
      const foot = seat.absolutePosition;
      const half = (wide * stretch.x * size) / 2;
      const up = tall * stretch.y * size;
      for (let corner = 0; corner < 4; corner++) {
        const across = corner === 0 || corner === 3 ? -half : half;
        const over = (corner < 2 ? -under : 1 - under) * up;
        this.corners[at++] = foot.x + rx * across + ux * over;
        this.corners[at++] = foot.y + ry * across + uy * over;
        this.corners[at++] = foot.z + rz * across + uz * over;
      }
      isAny ||= isSeen;
    }
    this.mesh.setEnabled(isAny);
    if (isAny) this.mesh.updateVerticesData(VertexBuffer.PositionKind, this.corners);
  }

  /** Makes the mesh anew, for as many cards as there are. */
  private deal(): void {
    this.isOutdated = false;
    for (const card of this.cards) if (card.seat.isDisposed()) this.cards.delete(card);
    const count = this.cards.size;
    if (count === 0) return;
    this.corners = new Float32Array(count * 12);
    const data = new VertexData();
    data.positions = this.corners;
    data.normals = Float32Array.from({ length: count * 12 }, (_, part) => (part % 3 === 2 ? -1 : 0));
    data.uvs = Float32Array.from({ length: count * 8 }, (_, part) => [0, 0, 1, 0, 1, 1, 0, 1][part % 8] ?? 0);
    data.colors = [...this.cards].flatMap(({ colour: { r, g, b } }) => [0, 1, 2, 3].flatMap(() => [r, g, b, 1]));
    data.indices = Array.from({ length: count }, (_, card) =>
      [0, 1, 2, 0, 2, 3].map((corner) => card * 4 + corner),
    ).flat();
    data.applyToMesh(this.mesh, true);
  }
}
