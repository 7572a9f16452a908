import { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';

/**
 * Layers of what is drawn, as bits of a mesh's mask. Every camera sees the lower ones; lights tell sets and house from the
 * figures on the stage by the upper ones, without keeping lists of who is where.
 */
const everyCamera = 0x07ffffff;

/** A mesh has it unless somebody says otherwise, and none of ours does: our lights leave a host's meshes as they are. */
export const hostBit = 0x08000000;

/** What is laid over a scene for whoever works on it: the page's camera sees it, and nobody on the stage does. */
export const overlayLayer = 0x08000000;
/** What eyes on the stage see. */
export const everyEye = everyCamera & ~overlayLayer;

/** Not drawn by any camera that is not asked to: a camera's usual mask ends below this bit. */
export const shadowOnly = 0x10000000;
export const setBit = 0x20000000;
export const houseBit = 0x40000000;
/** Only where the tier is plain: there things are lit as simply as sets, and figures stand out. */
export const thingBit = 1 << 31;

/** What is ours and nothing special. */
export const ourLayer = everyCamera;
/** What stands about on a plain stage. */
export const thingLayer = everyCamera | thingBit;
/** Floors, walls and what is fixed to them. */
export const setLayer = everyCamera | setBit;
/** The arch, its curtain and what else the audience sits before. */
export const houseLayer = everyCamera | houseBit;

/** Lets our lights shine on a host's meshes, where they play a part; what it returns leaves them as they were. */
export function lightUp(node: TransformNode): () => void {
  const meshes = node.getChildMeshes(false);
  if (node instanceof AbstractMesh) meshes.push(node);
  const lit = meshes.filter(({ layerMask }) => (layerMask & hostBit) !== 0);
  for (const mesh of lit) mesh.layerMask &= ~hostBit;
  return () => {
    for (const mesh of lit) if (!mesh.isDisposed()) mesh.layerMask |= hostBit;
  };
}
