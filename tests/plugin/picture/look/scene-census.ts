import type { Observable } from '@babylonjs/core/Misc/observable.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** Counts all that can be left behind in a scene: things and listeners. */
export function censusOf(scene: Scene): Readonly<Record<string, number>> {
  const listeners = (of: object, but: readonly string[]): number =>
    Object.entries(of)
      .filter(([name]) => !but.includes(name))
      .reduce<number>((sum, [, value]) => sum + (isObservable(value) ? heard(value) : 0), 0);
  return {
    meshes: scene.meshes.length,
    nodes: scene.transformNodes.length,
    geometries: scene.geometries.length,
    materials: scene.materials.length,
    // The table that PBR keeps in a scene is Babylon's, made once and shared by all that come.
    textures: scene.textures.filter((texture) => texture !== scene.environmentBRDFTexture).length,
    lights: scene.lights.length,
    cameras: scene.cameras.length,
    multiMaterials: scene.multiMaterials.length,
    // Effects and that table listen for a lost context as long as their scene lives.
    listeners: listeners(scene, ['onDisposeObservable']),
    engineListeners: listeners(scene.getEngine(), ['onReleaseEffectsObservable', 'onContextRestoredObservable']),
    gradeListeners: heard(scene.imageProcessingConfiguration.onUpdateParameters),
  };
}

/** Those who left are struck off a moment later. */
const heard = <T>({ observers }: Observable<T>): number =>
  observers.filter((observer) => !observer._willBeUnregistered).length;

const isObservable = (value: unknown): value is Observable<unknown> =>
  typeof value === 'object' && value !== null && 'observers' in value && Array.isArray(value.observers);
