import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Level } from '../../stage/level.ts';
import { vec } from '../../stage/space/vector.ts';
import type { Solid } from '../../stage/steering/bake.ts';
import type { Triangles } from '../../stage/steering/floor.ts';
import type { StageRoot } from './stage-root.ts';

/** A navmesh of the host's: Babylon's navigation plugin, a mesh of recast's, or the triangles of one. */
export type HostNavmesh =
  | { createDebugNavMesh(scene: Scene): Mesh }
  | { getDebugNavMesh(): readonly [positions: ArrayLike<number>, indices: ArrayLike<number>] }
  | { readonly positions: ArrayLike<number>; readonly indices: ArrayLike<number> };

/** What of a host's own level counts on the stage. */
export interface HostLevel {
  /** What one walks on: floors and slopes to 50°. In place of the plan's own floors. */
  readonly ground?: readonly AbstractMesh[];
  /** Or where the middle of a body may be, as the host's navigation has it. Walls are kept off as it keeps off them. */
  readonly navmesh?: HostNavmesh;
  /** What stands in the way and hides what is behind it, each by its own box, turned as it is. */
  readonly solids?: readonly AbstractMesh[];
}

/** Lengths are read to a tenth of a millimetre: a level that was moved or turned is the same level. */
const grain = 1e4;
const toGrain = (value: number): number => Math.round(value * grain) / grain;
/** Thinner than this, ground is a plank and bears what falls on it. */
const plankMeters = 0.6;

/** Reads the host's meshes as they stand now, in the stage's own space. */
export function readLevel({ ground, navmesh, solids = [] }: HostLevel, root: StageRoot): Level {
  const back = Matrix.Invert(root.node.computeWorldMatrix(true));
  const boxes = solids.map((mesh) => boxOf(mesh, back));
  // What falls lies on the host's floors, where it gives them as well.
  const planks = (ground ?? [])
    .map((mesh) => boxOf(mesh, back))
    .filter(({ box: { size } }) => Math.min(size.x, size.y, size.z) < plankMeters);
  if (navmesh) return { ground: [navmeshOf(navmesh, root, back)], isNavmesh: true, solids: boxes, planks };
  if (!ground) return { solids: boxes, planks: [] };
  return { ground: ground.map((mesh) => trianglesOf(mesh, back)), solids: boxes, planks };
}

/** One solid of the host's as it stands now, in the stage's own space. */
export const readSolid = (mesh: AbstractMesh, root: StageRoot): Solid =>
  boxOf(mesh, Matrix.Invert(root.node.computeWorldMatrix(true)));

function navmeshOf(navmesh: HostNavmesh, root: StageRoot, back: Matrix): Triangles {
  if ('positions' in navmesh) return inStage(navmesh.positions, navmesh.indices, back);
  if ('getDebugNavMesh' in navmesh) {
    const [positions, indices] = navmesh.getDebugNavMesh();
    return inStage(positions, indices, back);
  }
  const drawn = navmesh.createDebugNavMesh(root.node.getScene());
  try {
    return trianglesOf(drawn, back);
  } finally {
    drawn.dispose();
  }
}

const trianglesOf = (mesh: AbstractMesh, back: Matrix): Triangles =>
  inStage(
    mesh.getVerticesData('position') ?? [],
    mesh.getIndices() ?? [],
    mesh.computeWorldMatrix(true).multiply(back),
  );

function inStage(corners: ArrayLike<number>, indices: ArrayLike<number>, toStage: Matrix): Triangles {
  const positions: number[] = [];
  const point = new Vector3();
  for (let at = 0; at + 2 < corners.length; at += 3) {
    Vector3.TransformCoordinatesFromFloatsToRef(corners[at]!, corners[at + 1]!, corners[at + 2]!, toStage, point);
    positions.push(toGrain(point.x), toGrain(point.y), toGrain(point.z));
  }
  return indices.length > 0 ? { positions, indices } : { positions };
}

/** The box around a mesh in its own space, where and as it stands. */
function boxOf(mesh: AbstractMesh, back: Matrix): Solid {
  const [scaling, rotation, position] = [new Vector3(), new Quaternion(), new Vector3()];
  mesh.computeWorldMatrix(true).multiply(back).decompose(scaling, rotation, position);
  const { minimum, maximum } = mesh.getRawBoundingInfo().boundingBox;
  const middle = minimum.add(maximum).scale(0.5).multiply(scaling);
  const size = maximum.subtract(minimum).multiply(scaling);
  const { x, y, z, w } = rotation;
  return {
    box: {
      center: vec(toGrain(middle.x), toGrain(middle.y), toGrain(middle.z)),
      size: vec(toGrain(Math.abs(size.x)), toGrain(Math.abs(size.y)), toGrain(Math.abs(size.z))),
    },
    pose: {
      position: vec(toGrain(position.x), toGrain(position.y), toGrain(position.z)),
      rotation: { x: toGrain(x), y: toGrain(y), z: toGrain(z), w: toGrain(w) },
    },
  };
}
