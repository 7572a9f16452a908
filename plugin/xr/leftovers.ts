import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Observable } from '@babylonjs/core/Misc/observable.js';
import type { Scene } from '@babylonjs/core/scene.js';

const targetName = 'XR renderTargetTexture';

/**
 * What Babylon 9 leaves behind when a session is over: the picture's target, as large as both eyes; observers of the end of
 * scene and engine; in every mesh the cameras it was ever seen by; and in every part of a mesh a place for each of them. Observers
 * and cameras hold on to the whole session.
 * Make one before a session begins.
 */
export class Leftovers {
  private readonly targets: ReadonlySet<unknown>;
  private readonly watched: readonly Watched[];

  constructor(private readonly scene: Scene) {
    this.targets = new Set(scene.textures);
    this.watched = [watch(scene.onDisposeObservable), watch(scene.getEngine().onDisposeObservable)];
  }

  /** The session has begun: whatever watches from now on is somebody else's. */
  begun(): void {
    for (const each of this.watched) each.end();
  }

  clear(): void {
    this.begun();
    for (const each of this.watched) each.clear();
    for (const mesh of this.scene.meshes) forgetCameras(mesh);
    for (const texture of [...this.scene.textures]) {
      if (this.targets.has(texture) || texture.name !== targetName) continue;
      const { renderTarget } = texture as RenderTargetTexture;
      // What the device draws into is the device's own, and gone with it.
      if (renderTarget) Object.assign(renderTarget, { _framebuffer: null });
      texture.dispose();
    }
    // The targets had places of their own.
    for (const mesh of this.scene.meshes) forgetPasses(mesh);
  }
}

/** A mesh remembers for every camera how fine it was drawn, and forgets none. */
function forgetCameras(mesh: AbstractMesh): void {
  const seenBy = mesh._internalAbstractMeshDataInfo._currentLOD;
  for (const camera of seenBy.keys()) {
    if (camera.isDisposed() || camera.rigParent?.isDisposed()) seenBy.delete(camera);
  }
}

/**
 * Every camera has a number that none has after it, and when it goes each part of each mesh of the scene, drawn or not, makes room in
 * two lists to write down that nothing is kept under it: lists that grow with every session.
 */
function forgetPasses(mesh: AbstractMesh): void {
  for (const part of mesh.subMeshes ?? []) {
    const { _drawWrappers, _currentMaterials } = part as unknown as Record<string, unknown[] | undefined>;
    shorten(_drawWrappers);
    shorten(_currentMaterials);
  }
}

function shorten(list: unknown[] | undefined): void {
  if (!list) return;
  let length = list.length;
  while (length > 0 && list[length - 1] === undefined) length--;
  if (length < list.length) list.length = length;
}

interface Watched {
  end(): void;
  clear(): void;
}

/** Whoever comes to observe this until `end`. */
function watch<T>(observable: Observable<T>): Watched {
  const before = new Set(observable.observers);
  let come: (typeof observable.observers)[number][] | undefined;
  return {
    end: () => void (come ??= observable.observers.filter((observer) => !before.has(observer))),
    clear: () => {
      for (const observer of come ?? []) observer.remove();
    },
  };
}
