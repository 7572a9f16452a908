import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** What one picture of a scene asks of a machine. */
export interface PictureCost {
  readonly draws: number;
  readonly triangles: number;
  readonly materials: number;
  readonly textures: number;
  readonly lights: number;
}

/**
 * Counts what a camera's picture draws, from what is there rather than from a clock: the same on every machine, with or
 * without a screen. Render once before, so that sets have opened themselves to the camera. Shadow maps are not counted.
 */
export function pictureCost(scene: Scene, camera: Camera | null = scene.activeCamera): PictureCost {
  const drawn = scene.meshes.filter((mesh) => isDrawn(mesh, camera));
  return {
    draws: drawn.reduce((sum, mesh) => sum + Math.max(1, mesh.subMeshes?.length ?? 1), 0),
    triangles: drawn.reduce((sum, mesh) => sum + (mesh.getTotalIndices() / 3) * instancesOf(mesh), 0),
    materials: new Set(drawn.flatMap(({ material }) => material ?? [])).size,
    textures: scene.textures.length,
    lights: scene.lights.filter((light) => light.isEnabled()).length,
  };
}

function isDrawn(mesh: AbstractMesh, camera: Camera | null): boolean {
  if (!mesh.isEnabled() || !mesh.isVisible || mesh.visibility <= 0 || mesh.getTotalVertices() === 0) return false;
  if (!camera) return true;
  return (mesh.layerMask & camera.layerMask) !== 0 && (mesh.alwaysSelectAsActiveMesh || camera.isInFrustum(mesh));
}

const instancesOf = (mesh: AbstractMesh): number =>
  'thinInstanceCount' in mesh && typeof mesh.thinInstanceCount === 'number' ? Math.max(1, mesh.thinInstanceCount) : 1;
