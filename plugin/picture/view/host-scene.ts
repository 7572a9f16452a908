import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';

/** The scene of a host: its camera, engine, loop and physics stay its own. */
export type HostScene = Scene;

/** Anything in it: a mesh somebody picked. */
export type HostNode = Node;

/** Calls at every frame of the host's own loop, until what it returns is called. */
export function onEachFrame(scene: HostScene, frame: (ms: number) => void): () => void {
  const observer = scene.onBeforeRenderObservable.add(() => frame(scene.getEngine().getDeltaTime()));
  return () => observer.remove();
}

/** Calls after every frame the host drew, until what it returns is called. */
export function afterEachFrame(scene: Pick<HostScene, 'onAfterRenderObservable'>, frame: () => void): () => void {
  const observer = scene.onAfterRenderObservable.add(frame);
  return () => observer.remove();
}
