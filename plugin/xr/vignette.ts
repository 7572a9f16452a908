import '@babylonjs/core/Engines/Extensions/engine.dynamicTexture.js';
import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import { DynamicTexture } from '@babylonjs/core/Materials/Textures/dynamicTexture.js';
import type { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { CreatePlane } from '@babylonjs/core/Meshes/Builders/planeBuilder.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { approach } from '../../src/kit/numbers.ts';
import { overlayLayer } from '../picture/look/layers.ts';
import { airy, letGo, overlaid, ungraded, unlitMaterial } from '../picture/look/unlit-material.ts';

const pixels = 256;
const aheadMeters = 0.3;
const settleSeconds = 0.09;

/** Darkness before the eyes: at the edge while the picture moves by itself, everywhere while there is nothing to be seen. */
export class Vignette {
  private readonly planes: readonly { readonly mesh: Mesh; readonly material: StandardMaterial; wanted: number }[];
  private readonly texture: DynamicTexture;

  constructor(camera: Camera) {
    const scene = camera.getScene();
    this.texture = new DynamicTexture('vignette', pixels, scene, false);
    this.texture.hasAlpha = true;
    const pen = this.texture.getContext() as CanvasRenderingContext2D;
    const half = pixels / 2;
    const ring = pen.createRadialGradient(half, half, half * 0.2, half, half, half * 0.52);
    ring.addColorStop(0, 'rgba(0, 0, 0, 0)');
    ring.addColorStop(1, 'rgba(0, 0, 0, 1)');
    pen.fillStyle = ring;
    pen.fillRect(0, 0, pixels, pixels);
    this.texture.update();
    this.planes = ['edge', 'dark'].map((name) => {
      const material = unlitMaterial(scene, name, {
        ...airy,
        ...overlaid,
        ...(name === 'edge' ? { opacityTexture: this.texture } : {}),
        imageProcessingConfiguration: ungraded(),
      });
      const mesh = CreatePlane(name, { size: 3 }, scene);
      mesh.parent = camera;
      mesh.position.z = aheadMeters;
      mesh.material = material;
      mesh.isPickable = false;
      mesh.layerMask = overlayLayer;
      mesh.alphaIndex = 5000;
      mesh.visibility = 0;
      mesh.setEnabled(false);
      return { mesh, material, wanted: 0 };
    });
  }

  /** How dark it is to be, 0 to 1. */
  show(edge: number, dark: number): void {
    for (const [index, plane] of this.planes.entries()) plane.wanted = index === 0 ? edge : dark;
  }

  /** Shut at once, as eyes in a blink; they open again by themselves. */
  blink(): void {
    const dark = this.planes[1];
    if (dark) dark.mesh.visibility = 1;
  }

  update(seconds: number): void {
    for (const { mesh, wanted } of this.planes) {
      mesh.visibility += (wanted - mesh.visibility) * approach(seconds, 1 / settleSeconds);
      mesh.setEnabled(mesh.visibility > 0.01);
    }
  }

  dispose(): void {
    for (const { mesh, material } of this.planes) {
      mesh.dispose();
      letGo(material);
    }
    this.texture.dispose();
  }
}
