import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import type { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';

/**
 * Disposes a material and lets go of the scene. A material listens to the configuration its picture is graded with, and
 * goes on listening when it is disposed (Babylon 9): it is given one that nobody else knows first.
 */
export function letGo(material: PBRMaterial | StandardMaterial): void {
  material.imageProcessingConfiguration = new ImageProcessingConfiguration();
  material.dispose(true, false);
}
