import { Constants } from '@babylonjs/core/Engines/constants.js';
import { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Rgb } from '../mood.ts';
import { bytesTexture } from '../textures/bytes-texture.ts';
import { clouds } from '../textures/noise.ts';

/** Light seen in the air: it adds to what is behind it, is lit by nothing and hides nothing. */
export function beamMaterial(scene: Scene, name: string, smoke: RawTexture | undefined): StandardMaterial {
  const material = new StandardMaterial(`beam ${name}`, scene);
  material.disableLighting = true;
  material.diffuseColor = Color3.White();
  material.specularColor = Color3.Black();
  material.emissiveColor = Color3.Black();
  material.diffuseTexture = smoke ?? null;
  material.alpha = 0.99;
  material.alphaMode = Constants.ALPHA_ADD;
  material.backFaceCulling = false;
  material.disableDepthWrite = true;
  material.fogEnabled = false;
  material.imageProcessingConfiguration = new ImageProcessingConfiguration();
  material.imageProcessingConfiguration.isEnabled = false;
  return material;
}

/** What a beam adds to the picture. Black diffuse light would add nothing: the material's own light is all there is. */
export function glowWith({ emissiveColor, diffuseColor }: StandardMaterial, [r, g, b]: Rgb, strength: number): void {
  emissiveColor.set(r, g, b);
  emissiveColor.toGammaSpaceToRef(emissiveColor);
  emissiveColor.scaleInPlace(strength);
  diffuseColor.set(0, 0, 0);
}

/** Drifting smoke, repeating in both directions. */
export function smokeTexture(scene: Scene): RawTexture {
  const size = 64;
  const bytes = new Uint8Array(size * size * 4).fill(255);
  for (let index = 0; index < size * size; index++) {
    const grey = 255 * (0.35 + 0.65 * clouds((index % size) / size, Math.floor(index / size) / size, 4, 3, 4));
    bytes.fill(grey, index * 4, index * 4 + 3);
  }
  return bytesTexture(scene, 'smoke', { bytes, wide: size, repeats: true });
}
