import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import type { IShadowLight } from '@babylonjs/core/Lights/shadowLight.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { houseBit } from '../layers.ts';

interface CastShadowsOptions {
  readonly pixels: number;
  readonly bias: number;
  readonly normalBias: number;
  /** How dark a shadow is: 0 is black, 1 is none. */
  readonly darkness?: number;
}

/** The shadows of one light, drawn again only when something moved, and not oftener than every so many frames. */
export class CastShadows {
  private readonly generator: ShadowGenerator;
  private readonly observer;
  private isStale = true;
  private framesLeft = 0;
  /** At least so many frames from one drawing to the next. */
  everyFrames = 1;

  constructor(
    private readonly scene: Scene,
    light: IShadowLight,
    { pixels, bias, normalBias, darkness = 0 }: CastShadowsOptions,
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
  }

  add(root: TransformNode): void {
    for (const mesh of castersOf(root)) this.generator.addShadowCaster(mesh, false);
    this.moved();
  }

  moved(): void {
    this.isStale = true;
  }

  dispose(): void {
    this.scene.onBeforeRenderObservable.remove(this.observer);
    this.generator.dispose();
  }

  /** Drawn once, a shadow whose shader is still being compiled would be missing for good: it is drawn until all are there. */
  private refresh(): void {
    const map = this.generator.getShadowMap();
    if (this.framesLeft-- > 0 || !this.isStale || !map) return;
    this.framesLeft = this.everyFrames - 1;
    this.isStale = !map.isReadyForRendering();
    map.resetRefreshCounter();
  }
}

const castersOf = (root: TransformNode): AbstractMesh[] =>
  [root, ...root.getChildMeshes()].filter(
    (node): node is AbstractMesh =>
      'getTotalVertices' in node &&
      (node.layerMask & houseBit) === 0 &&
      !('material' in node && isLightOnly((node.material as Material | null)?.name ?? '')),
  );

/** Sky, halos and flames stop no light. */
const isLightOnly = (material: string): boolean =>
  /^(sky|sky patch|flame|painted flame|beam .*|halo .*)$/.test(material);
