import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Model } from '../../../../plugin/picture/models/model.ts';

/** What is seen of a model but its flames and halos, in the model's own space. */
export function solidMeshes(model: Model): AbstractMesh[] {
  return model.root.getChildMeshes(false).filter((mesh) => {
    for (let node: unknown = mesh; node; node = (node as TransformNode).parent) {
      if ((node as TransformNode).name.endsWith(' glow')) return false;
    }
    return mesh.isEnabled() && mesh.getTotalVertices() > 0;
  });
}

/** Its vertices, each for itself: the box of a turned mesh is larger than the mesh. */
export function pointsOf(mesh: AbstractMesh): Vector3[] {
  const positions = mesh.getVerticesData('position') ?? [];
  const world = mesh.computeWorldMatrix(true);
  const points: Vector3[] = [];
  for (let at = 0; at < positions.length; at += 3) {
    points.push(Vector3.TransformCoordinates(Vector3.FromArray(positions, at), world));
  }
  return points;
}

export function boundsOf(model: Model) {
  const [min, max] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
  for (const mesh of solidMeshes(model)) {
    for (const point of pointsOf(mesh)) {
      min.minimizeInPlace(point);
      max.maximizeInPlace(point);
    }
  }
  return { min, max };
}

/** Where a plumb line at this place meets a mesh. */
export function heightsUnder(mesh: AbstractMesh, x: number, z: number): number[] {
  const points = pointsOf(mesh);
  const indices = mesh.getIndices() ?? [];
  const heights: number[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [points[indices[at] ?? 0], points[indices[at + 1] ?? 0], points[indices[at + 2] ?? 0]];
    if (!a || !b || !c) continue;
    const area = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
    if (Math.abs(area) < 1e-9) continue;
    const u = ((x - a.x) * (c.z - a.z) - (z - a.z) * (c.x - a.x)) / area;
    const v = ((b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x)) / area;
    if (u >= -0.001 && v >= -0.001 && u + v <= 1.001) heights.push(a.y + u * (b.y - a.y) + v * (c.y - a.y));
  }
  return heights;
}
