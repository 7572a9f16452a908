import type { SubMesh } from '@babylonjs/core/Meshes/subMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';

/**
 * Has what hides what is behind it drawn program after program, and material after material: in the order of materials alone, two of
 * three draws change the program, and with it all textures. For a scene of our own; what it returns puts the scene back as it was.
 */
export function orderByProgram(scene: Scene): () => void {
  scene.setRenderingOrder(0, byProgram);
  return () => scene.setRenderingOrder(0);
}

function byProgram(one: SubMesh, other: SubMesh): number {
  const programs = (one.effect?.uniqueId ?? -1) - (other.effect?.uniqueId ?? -1);
  if (programs !== 0) return programs;
  return (one.getMaterial()?.uniqueId ?? -1) - (other.getMaterial()?.uniqueId ?? -1);
}
