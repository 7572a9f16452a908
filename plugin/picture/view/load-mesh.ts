import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { remedyFor, whyOf } from '../../body/avatars/packed-file.ts';

/** A mesh file that could not be shown: what is wrong, and what to do about it. Ours stays in its place. */
export class MeshError extends Error {
  override readonly name = 'MeshError';
  readonly code = 'mesh/unreadable';

  constructor(url: string, cause: unknown) {
    const why = whyOf(cause);
    super(`Cannot show ${url}: ${why.slice(0, 300)}. ${remedyFor(why)}`, { cause });
  }
}

/** A loaded file under one node, and how to be rid of all of it. */
interface LoadedMesh {
  readonly node: TransformNode;
  dispose(): void;
}

/** Loads a file the host names (never one a scene file names) into the host's scene. */
export async function loadMesh(scene: Scene, url: string): Promise<LoadedMesh> {
  let container;
  try {
    container = await LoadAssetContainerAsync(url, scene);
  } catch (error) {
    throw new MeshError(url, error);
  }
  container.addAllToScene();
  const node = new TransformNode(url, scene);
  for (const root of container.rootNodes) root.parent = node;
  return {
    node,
    dispose() {
      container.removeAllFromScene();
      container.dispose();
      node.dispose();
    },
  };
}
