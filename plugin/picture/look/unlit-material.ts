import { Constants } from '@babylonjs/core/Engines/constants.js';
import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** A material that no light falls on: black, but for what it shows of itself. */
export function unlitMaterial(scene: Scene, name: string, more: Partial<StandardMaterial> = {}): StandardMaterial {
  const material = new StandardMaterial(name, scene);
  material.disableLighting = true;
  material.diffuseColor = material.specularColor = Color3.Black();
  return Object.assign(material, more);
}

/** Drawn over what is there, and hides nothing. */
export const overlaid = { disableDepthWrite: true } as const;
/** Adds its light to what is behind it. */
export const added = { ...overlaid, alphaMode: Constants.ALPHA_ADD } as const;
/** Hangs in the air, seen from both sides, and no fog comes before it. */
export const airy = { backFaceCulling: false, fogEnabled: false } as const;

/** As bright as it is, however the picture is graded. */
export function ungraded(): ImageProcessingConfiguration {
  const configuration = new ImageProcessingConfiguration();
  configuration.isEnabled = false;
  return configuration;
}

/**
 * Disposes materials and lets go of the scene. A material listens to the configuration its picture is graded with, and
 * goes on listening when it is disposed (Babylon 9): it is given one that nobody else knows first.
 */
export function letGo(...materials: readonly (PBRMaterial | StandardMaterial)[]): void {
  // All of them before the first is gone: a mesh that has lost its material would be given one of Babylon's, which stays.
  for (const material of materials) material.imageProcessingConfiguration = new ImageProcessingConfiguration();
  for (const material of materials) material.dispose(true, false);
}
