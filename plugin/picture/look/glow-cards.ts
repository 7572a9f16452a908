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
  /** The cards in the order of their corners. */
  private dealt: readonly GlowCard[] = [];
  /** To the right and up, as whoever looks has it. */
  private readonly turn = { rx: 1, ry: 0, rz: 0, ux: 0, uy: 1, uz: 0 };
  /** Some corner is elsewhere than it was for the last picture: bulbs before a camera that stands are where they were. */
  private isTurned = false;
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
    const { dealt, isUpright, turn } = this;
    const { m } = camera.getWorldMatrix();
    const level = isUpright ? Math.sqrt(m[0]! * m[0]! + m[2]! * m[2]!) || 1 : 1;
    turn.rx = m[0]! / level;
    turn.ry = isUpright ? 0 : m[1]!;
    turn.rz = m[2]! / level;
    turn.ux = isUpright ? 0 : m[4]!;
    turn.uy = isUpright ? 1 : m[5]!;
    turn.uz = isUpright ? 0 : m[6]!;
    let isAny = false;
    this.isTurned = false;
    for (let index = 0; index < dealt.length; index++) if (this.lay(dealt[index]!, index * 12)) isAny = true;
    if (this.mesh.isEnabled(false) !== isAny) this.mesh.setEnabled(isAny);
    // Straight into the buffer: told by way of the mesh, Babylon makes everything anew that hangs on it, at every frame.
    if (isAny && this.isTurned) this.mesh.getVertexBuffer(VertexBuffer.PositionKind)?.updateDirectly(this.corners, 0);
  }

  /** Turns one card, whose corners begin there in the list; false where it is not to be seen. */
  private lay({ seat, wide, tall, under, stretch }: GlowCard, begin: number): boolean {
    const { turn, corners } = this;
    const isSeen = !seat.isDisposed() && seat.isEnabled();
    if (isSeen) seat.computeWorldMatrix();
    const size = isSeen ? seat.absoluteScaling.y : 0;
    const foot = seat.absolutePosition;
    const half = (wide * stretch.x * size) / 2;
    const up = tall * stretch.y * size;
    for (let corner = 0; corner < 4; corner++) {
      const across = corner === 0 || corner === 3 ? -half : half;
      const over = (corner < 2 ? -under : 1 - under) * up;
      const at = begin + corner * 3;
      const x = Math.fround(foot.x + turn.rx * across + turn.ux * over);
      const y = Math.fround(foot.y + turn.ry * across + turn.uy * over);
      const z = Math.fround(foot.z + turn.rz * across + turn.uz * over);
      if (corners[at] === x && corners[at + 1] === y && corners[at + 2] === z) continue;
      corners[at] = x;
      corners[at + 1] = y;
      corners[at + 2] = z;
      this.isTurned = true;
    }
    return isSeen;
  }

  /** Makes the mesh anew, for as many cards as there are. */
  private deal(): void {
    this.isOutdated = false;
    for (const card of this.cards) if (card.seat.isDisposed()) this.cards.delete(card);
    this.dealt = [...this.cards];
    const count = this.dealt.length;
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
