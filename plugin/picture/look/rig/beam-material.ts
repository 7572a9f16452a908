import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import type { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Rgb } from '../mood.ts';
import { clouds } from '../textures/noise.ts';
import { paintedTexture } from '../textures/painted-texture.ts';
import { added, airy, ungraded, unlitMaterial } from '../unlit-material.ts';

/** Light seen in the air: it adds to what is behind it, is lit by nothing and hides nothing. */
export const beamMaterial = (scene: Scene, name: string, smoke: RawTexture | undefined): StandardMaterial =>
  unlitMaterial(scene, `beam ${name}`, {
    ...added,
    ...airy,
    diffuseColor: Color3.White(),
    emissiveColor: Color3.Black(),
    diffuseTexture: smoke ?? null,
    alpha: 0.99,
    imageProcessingConfiguration: ungraded(),
  });

/** What a beam adds to the picture. Black diffuse light would add nothing: the material's own light is all there is. */
export function glowWith({ emissiveColor, diffuseColor }: StandardMaterial, [r, g, b]: Rgb, strength: number): void {
  emissiveColor.set(r, g, b);
  emissiveColor.toGammaSpaceToRef(emissiveColor);
  emissiveColor.scaleInPlace(strength);
  diffuseColor.set(0, 0, 0);
}

/** Drifting smoke, repeating in both directions. */
export const smokeTexture = (scene: Scene): RawTexture =>
  paintedTexture(scene, 'smoke', { wide: 64, tall: 64, repeats: true }, (x, y) => {
    const grey = 255 * (0.35 + 0.65 * clouds(x / 64, y / 64, 4, 3, 4));
    return [grey, grey, grey];
  });
