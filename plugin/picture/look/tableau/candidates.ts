import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Tableau } from './tableau.ts';

/**
 * Lets Babylon look, for each picture, only at what may be drawn by itself, instead of at every part of everything that is
 * drawn together. For a scene of our own; what it returns puts the scene back as it was.
 */
export function offerCandidates(scene: Scene, tableau: Tableau): () => void {
  const candidates: { data: AbstractMesh[]; length: number } = { data: [], length: 0 };
  const before = scene.getActiveMeshCandidates;
  let [isOutdated, version] = [true, -1];
  const outdate = (): void => void (isOutdated = true);
  const observers = [scene.onNewMeshAddedObservable.add(outdate), scene.onMeshRemovedObservable.add(outdate)];
  scene.getActiveMeshCandidates = () => {
    if (isOutdated || version !== tableau.version) {
      [isOutdated, version] = [false, tableau.version];
      candidates.data = scene.meshes.filter((mesh) => tableau.drawnFor(mesh) === mesh);
      candidates.length = candidates.data.length;
    }
    return candidates;
  };
  return () => {
    for (const observer of observers) observer.remove();
    scene.getActiveMeshCandidates = before;
  };
}
