import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';

/**
 * Joins the meshes directly under a node, and those under them, into one for each material. Stops at nodes that are no
 * meshes: what hangs from them moves by itself. Meshes that are off, turn to the camera or have no triangles stay too.
 */
export function joinMeshes(node: TransformNode, onJoined: (mesh: Mesh) => void): void {
  const groups = new Map<string, Mesh[]>();
  for (const mesh of meshesUnder(node)) {
    const key = `${mesh.material?.uniqueId ?? 0}`;
    groups.set(key, [...(groups.get(key) ?? []), mesh]);
  }
  node.computeWorldMatrix(true);
  const back = Matrix.Invert(node.getWorldMatrix());
  for (const meshes of groups.values()) {
    const [first] = meshes;
    if (!first || meshes.length < 2) continue;
    const { name, material } = first;
    for (const mesh of meshes) {
      complete(mesh);
      // A mesh among others' parents must not take its children along.
      for (const child of mesh.getChildren(undefined, true)) {
        if ('setParent' in child) (child as TransformNode).setParent(node);
      }
    }
    const joined = Mesh.MergeMeshes(meshes, true, true);
    if (!joined) continue;
    joined.name = name;
    joined.material = material;
    joined.bakeTransformIntoVertices(back);
    joined.parent = node;
    onJoined(joined);
  }
}

function meshesUnder(node: TransformNode): Mesh[] {
  return node.getChildMeshes(true).flatMap((child: AbstractMesh) => {
    if (!(child instanceof Mesh) || child.billboardMode !== Mesh.BILLBOARDMODE_NONE || !child.isEnabled(false))
      return [];
    return child.getTotalVertices() > 0 ? [child, ...meshesUnder(child)] : meshesUnder(child);
  });
}

const { PositionKind, NormalKind, UVKind, ColorKind } = VertexBuffer;

/** Meshes join only with the same kinds of data: white where no colour was given. */
function complete(mesh: Mesh): void {
  const vertices = mesh.getTotalVertices();
  if (!mesh.isVerticesDataPresent(UVKind)) mesh.setVerticesData(UVKind, new Float32Array(vertices * 2));
  if (!mesh.isVerticesDataPresent(ColorKind)) mesh.setVerticesData(ColorKind, new Float32Array(vertices * 4).fill(1));
  const kept = [PositionKind, NormalKind, UVKind, ColorKind];
  for (const kind of mesh.getVerticesDataKinds()) if (!kept.includes(kind)) mesh.removeVerticesData(kind);
}
