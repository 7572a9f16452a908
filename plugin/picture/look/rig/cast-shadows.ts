import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import type { IShadowLight } from '@babylonjs/core/Lights/shadowLight.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { houseBit } from '../layers.ts';
import type { Tableau } from '../tableau/tableau.ts';

interface CastShadowsOptions {
  readonly pixels: number;
  readonly bias: number;
  readonly normalBias: number;
  /** How dark a shadow is: 0 is black, 1 is none. */
  readonly darkness?: number;
}

/** The shadows of one light, drawn again only when something moved or was shown, and not oftener than every so many frames. */
export class CastShadows {
  private readonly generator: ShadowGenerator;
  private readonly observer;
  private readonly restored;
  private readonly casters = new Set<AbstractMesh>();
  private isCompiled = false;
  /** So many times they are to be drawn yet. */
  private due = 1;
  private framesLeft = 0;
  /** Who casts has changed since it was last listed; and the tableau, as it was then. */
  private isUnlisted = true;
  private listed = -1;
  private stirs = -1;
  /** At least so many frames from one drawing to the next. */
  everyFrames = 1;

  constructor(
    private readonly scene: Scene,
    private readonly light: IShadowLight,
    { pixels, bias, normalBias, darkness = 0 }: CastShadowsOptions,
    /** What is drawn together casts together. */
    private readonly tableau: Tableau,
  ) {
    const generator = new ShadowGenerator(pixels, light);
    generator.usePercentageCloserFiltering = true;
    generator.filteringQuality = ShadowGenerator.QUALITY_MEDIUM;
    generator.bias = bias;
    generator.normalBias = normalBias;
    generator.darkness = darkness;
    const map = generator.getShadowMap();
    if (map) map.refreshRate = RenderTargetTexture.REFRESHRATE_RENDER_ONCE;
    this.generator = generator;
    this.observer = scene.onBeforeRenderObservable.add(() => this.refresh());
    // A picture the graphics card took away comes back without them, and all would stand in their shadow.
    this.restored = scene.getEngine().onContextRestoredObservable.add(() => {
      this.isCompiled = false;
      this.moved();
    });
  }

  add(root: TransformNode): void {
    for (const mesh of castersOf(root)) this.casters.add(mesh);
    this.isUnlisted = true;
    this.moved();
  }

  moved(): void {
    this.due = Math.max(this.due, 1);
  }

  dispose(): void {
    this.scene.onBeforeRenderObservable.remove(this.observer);
    this.scene.getEngine().onContextRestoredObservable.remove(this.restored);
    this.generator.dispose();
  }

  /** Drawn once, a shadow whose shader is still being compiled would be missing for good: it is drawn until all are there. */
  private refresh(): void {
    const map = this.generator.getShadowMap();
    const { tableau } = this;
    const isOther = this.listed !== tableau.version || this.stirs !== tableau.stirs;
    this.stirs = tableau.stirs;
    // What is drawn together is taken together again in the course of a picture: the next one throws its shadow.
    if (isOther) this.due = 2;
    if (this.framesLeft-- > 0 || this.due === 0 || !map) return;
    this.framesLeft = this.everyFrames - 1;
    if (this.isUnlisted || this.listed !== this.tableau.version) {
      map.renderList = this.list();
      this.isCompiled = false;
    }
    // Asking everybody takes as long as drawing some: once all of a list are there, they are.
    this.isCompiled ||= map.isReadyForRendering();
    if (this.isCompiled) this.due--;
    map.resetRefreshCounter();
  }

  /** Who casts now, each once. What is far from the light it is cast by stays in: nobody knows where it will be cast. */
  private list(): AbstractMesh[] {
    for (const mesh of this.casters) if (mesh.isDisposed()) this.casters.delete(mesh);
    const list = new Set<AbstractMesh>();
    for (const mesh of this.casters) list.add(this.tableau.castFor(mesh));
    // The box that light falls into is measured when somebody comes or goes; Babylon would do it at every frame.
    if (this.isUnlisted && this.light instanceof DirectionalLight) {
      this.light.autoUpdateExtends = false;
      this.light.orthoLeft = Number.MAX_VALUE;
    }
    this.isUnlisted = false;
    this.listed = this.tableau.version;
    return [...list];
  }
}

const castersOf = (root: TransformNode): AbstractMesh[] =>
  [root, ...root.getChildMeshes()].filter(
    (node): node is AbstractMesh =>
      'getTotalVertices' in node &&
      (node.layerMask & houseBit) === 0 &&
      // A mouth lies on its face, which throws its shadow.
      !('morphTargetManager' in node && node.morphTargetManager) &&
      !('material' in node && isLightOnly((node.material as Material | null)?.name ?? '')),
  );

/** Sky, halos and flames stop no light. */
const isLightOnly = (material: string): boolean =>
  /^(sky|sky patch|flame|painted flame|beam .*|halo .*)$/.test(material);
