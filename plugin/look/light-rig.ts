import '@babylonjs/core/Lights/Shadows/shadowGeneratorSceneComponent.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import type { Light } from '@babylonjs/core/Lights/light.js';
import { ShadowGenerator } from '@babylonjs/core/Lights/Shadows/shadowGenerator.js';
import { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { StagePlan } from '../staging/stage-plan.ts';
import { linearColour } from './colour.ts';
import type { OpenWorkshop } from './create-workshop.ts';
import { createEnvironment } from './environment.ts';
import { gradeOf, gradeScene } from './grade.ts';
import { moods, type Mood } from './mood.ts';
import { skyDirection } from './sky-direction.ts';

/** The light of a stage, apart from its lamps and candles. */
export interface LightRig {
  readonly mood: Mood;
  /** What throws shadows where the tier has any: everything under this node. */
  cast(root: TransformNode): void;
  /** Something that throws a shadow has moved: shadows are drawn anew in the next frame, and only then. */
  moved(): void;
  /** Ends the light; what was the scene's own is as it was. */
  dispose(): void;
}

export interface LightRigOptions {
  /** In a scene of our own: also sets the scene's background, surroundings and grade, for all that is in it. */
  readonly takeOver?: boolean;
}

const shadowPixels = 1024;
const fromAudience = new Vector3(0.35, -0.75, 1).normalize();

/** Lights a stage as its plan says: the audience's side, sun or moon, and what is reflected from all around. */
export function createLightRig(
  workshop: OpenWorkshop,
  { light, walls = [] }: Pick<StagePlan, 'light'> & Partial<Pick<StagePlan, 'walls'>>,
  { takeOver = false }: LightRigOptions = {},
): LightRig {
  const { scene, tier } = workshop;
  const mood = moods[light.mood];
  const strength = light.strength ?? 1;
  const undo: (() => void)[] = [];

  shine('front light', fromAudience, light.warm ?? mood.front.colour, mood.front.strength * strength);
  const { x, y, z } = skyDirection(light, walls);
  const sky = shine('sky light', new Vector3(x, y, z), light.cold ?? mood.sky.colour, mood.sky.strength * strength);
  if (tier === 'plain') fill();
  else surround();
  if (takeOver) undo.push(takeSceneOver());
  const shadows = tier === 'full' ? shadowsOf(sky) : undefined;

  function shine(name: string, towards: Vector3, colour: string, intensity: number): DirectionalLight {
    const made = new DirectionalLight(name, towards, scene);
    // Without shadows the sky would shine through every wall, and only outlines what stands before it; with them it
    // comes in by the windows alone, and may be strong.
    const share = name === 'front light' ? 1 : tier === 'full' ? 2.2 : 0.22;
    tinted(made, colour, tier === 'plain' ? intensity * 0.45 * share : intensity * share);
    return made;
  }

  function tinted(made: Light, colour: string, intensity: number): void {
    made.diffuse = tier === 'plain' ? Color3.FromHexString(colour) : linearColour(colour);
    made.specular = made.diffuse.clone();
    made.intensity = intensity;
    undo.push(() => made.dispose());
  }

  function fill(): void {
    const made = new HemisphericLight('fill light', Vector3.Up(), scene);
    tinted(made, mood.fill.above, mood.fill.strength * Math.max(0.25, strength));
    made.groundColor = Color3.FromHexString(mood.fill.below);
  }

  function surround(): void {
    const environment = createEnvironment(scene, mood);
    if (environment) {
      workshop.surround(environment.texture, mood.environment * Math.max(0.15, strength));
      undo.push(() => {
        workshop.surround(undefined, 1);
        environment.dispose();
      });
      if (takeOver) {
        const { environmentTexture, environmentIntensity } = scene;
        scene.environmentTexture = environment.texture;
        scene.environmentIntensity = mood.environment * strength;
        undo.push(() => Object.assign(scene, { environmentTexture, environmentIntensity }));
      }
    }
    if (scene.imageProcessingConfiguration.applyByPostProcess) return;
    workshop.grade(gradeOf(mood));
    undo.push(() => workshop.grade(undefined));
  }

  function takeSceneOver(): () => void {
    const { clearColor } = scene;
    scene.clearColor = Color4.FromColor3(Color3.FromHexString(mood.zenith).scale(0.35), 1);
    const putGradeBack = tier === 'plain' ? undefined : gradeScene(scene, mood);
    return () => {
      scene.clearColor = clearColor;
      putGradeBack?.();
    };
  }

  function shadowsOf(caster: DirectionalLight): ShadowGenerator {
    // Else the depth of the shadow is that of the host's camera.
    caster.autoCalcShadowZBounds = true;
    const generator = new ShadowGenerator(shadowPixels, caster);
    generator.usePercentageCloserFiltering = true;
    generator.filteringQuality = ShadowGenerator.QUALITY_MEDIUM;
    generator.bias = 0.0006;
    generator.normalBias = 0.012;
    const map = generator.getShadowMap();
    if (map) map.refreshRate = RenderTargetTexture.REFRESHRATE_RENDER_ONCE;
    undo.push(() => generator.dispose());
    return generator;
  }

  // Drawn once, a shadow whose shader is still being compiled would be missing for good: it is drawn until all are there.
  let isStale = shadows !== undefined;
  if (shadows) {
    const observer = scene.onBeforeRenderObservable.add(() => {
      const map = shadows.getShadowMap();
      if (!isStale || !map) return;
      isStale = !map.isReadyForRendering();
      map.resetRefreshCounter();
    });
    undo.push(() => scene.onBeforeRenderObservable.remove(observer));
  }
  const moved = (): void => void (isStale = true);
  return {
    mood,
    cast(root) {
      if (!shadows) return;
      for (const mesh of meshesOf(root)) shadows.addShadowCaster(mesh, false);
      moved();
    },
    moved,
    dispose() {
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}

const meshesOf = (root: TransformNode): AbstractMesh[] =>
  [root, ...root.getChildMeshes()].filter(
    (node): node is AbstractMesh =>
      'getTotalVertices' in node &&
      !('material' in node && isLightOnly((node.material as Material | null)?.name ?? '')),
  );

/** Sky, halos and flames stop no light. */
const isLightOnly = (material: string): boolean => /^(sky|sky patch|flame|painted flame|halo .*)$/.test(material);
