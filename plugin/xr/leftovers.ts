import type { RenderTargetTexture } from '@babylonjs/core/Materials/Textures/renderTargetTexture.js';
import type { Scene } from '@babylonjs/core/scene.js';

const targetName = 'XR renderTargetTexture';

/**
 * Clears away what Babylon 9 leaves in a scene when a session is over: the picture's target, as large as both eyes, and two
 * observers of the scene's end. Call it before a session begins, and what it returns when it is over.
 */
export function clearingUp(scene: Scene): () => void {
  const { onDisposeObservable, textures } = scene;
  const [observers, targets] = [new Set(onDisposeObservable.observers), new Set(textures)];
  return () => {
    for (const observer of [...onDisposeObservable.observers]) if (!observers.has(observer)) observer.remove();
    for (const texture of [...textures]) {
      if (targets.has(texture) || texture.name !== targetName) continue;
      const { renderTarget } = texture as RenderTargetTexture;
      // What the device draws into is the device's own, and gone with it.
      if (renderTarget) Object.assign(renderTarget, { _framebuffer: null });
      texture.dispose();
    }
  };
}
