import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import '@babylonjs/core/Rendering/outlineRenderer.js';
import '@babylonjs/core/Shaders/outline.fragment.js';
import '@babylonjs/core/Shaders/outline.vertex.js';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { approach } from '../../src/kit/numbers.ts';
import type { StageView } from '../picture/view/stage-view.ts';

const gold = new Color3(1, 0.8, 0.42);
/** As much as a small thing shines, in reach and out of it; a bed shines less, or it would light the room. */
const strength = { inReach: 0.26, beyond: 0.15, large: 0.45 } as const;
const largeMeters = 1;
const settleSeconds = 0.12;

interface Lit {
  readonly meshes: readonly AbstractMesh[];
  alpha: number;
}

/** A faint golden gleam on what is attended to: one more draw of that thing alone, which every machine can bear. */
export class Glint {
  private readonly lit = new Map<EntityId, Lit>();
  private target: { readonly id: EntityId; readonly alpha: number } | undefined;

  constructor(private readonly view: StageView) {}

  /** What is to gleam from now on; people need none, they are seen anyway. */
  on(id: EntityId | undefined, isInReach: boolean): void {
    const shown = id === undefined ? undefined : this.view.props.get(id);
    this.target = undefined;
    if (!shown || id === undefined) return;
    const { x, y, z } = shown.prop.measures.size;
    const share = Math.max(x, y, z) > largeMeters ? strength.large : 1;
    this.target = { id, alpha: (isInReach ? strength.inReach : strength.beyond) * share };
    if (!this.lit.has(id)) this.lit.set(id, { meshes: shown.node.getChildMeshes(), alpha: 0 });
  }

  update(seconds: number): void {
    for (const [id, lit] of this.lit) {
      const wanted = this.target?.id === id ? this.target.alpha : 0;
      lit.alpha += (wanted - lit.alpha) * approach(seconds, 1 / settleSeconds);
      const isSeen = lit.alpha > 0.01;
      // What gleams is drawn by itself, and is from the next picture on.
      if (isSeen !== (lit.meshes[0]?.renderOverlay ?? isSeen)) this.view.workshop.tableau.stir();
      for (const mesh of lit.meshes) {
        mesh.renderOverlay = isSeen;
        mesh.overlayColor = gold;
        mesh.overlayAlpha = lit.alpha;
      }
      if (!isSeen && wanted === 0) this.lit.delete(id);
    }
  }

  dispose(): void {
    for (const { meshes } of this.lit.values()) for (const mesh of meshes) mesh.renderOverlay = false;
    this.lit.clear();
  }
}
