import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import { Frustum } from '@babylonjs/core/Maths/math.frustum.js';
import type { Plane } from '@babylonjs/core/Maths/math.plane.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { SubMesh } from '@babylonjs/core/Meshes/subMesh.js';
import type { SmartArray } from '@babylonjs/core/Misc/smartArray.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Tableau } from './tableau.ts';

/** What a picture takes from Babylon that it does not tell of. */
interface Looking {
  _evaluateActiveMeshes: () => void;
  readonly _activeMeshesFrozen: boolean;
}

/** What a group of a picture's draws does not tell of: lists with room for more, which Babylon copies to sort them, at every picture. */
interface Drawn {
  readonly _opaqueSubMeshes?: SmartArray<SubMesh>;
  readonly _transparentSubMeshes?: SmartArray<SubMesh>;
}

/** For so long, and at most for so many pictures, is drawn what was found at one look: what comes or goes by itself is late by less than a face notices. */
const [lookMs, picturesOfLook] = [150, 10];
/** So far beside the picture things are looked for as well. A camera that moves on, or turns what is so far off, by more looks anew. */
const besideMeters = 0.35;
const turnedAtMeters = 10;
/** Of two eyes, the outermost edges are those that are farther from what lies so far ahead. */
const aheadMeters = 5;

/**
 * Has Babylon keep what it found to be in the picture for the next ones, and for the other eye: to ask everything on a stage whether
 * it is ready, shown and in sight takes a sixth of a frame, and the answer is nearly always that of the frame before. For a scene of
 * our own; what it returns puts the scene back as it was.
 */
export function keepSeen(scene: Scene, tableau: Tableau): () => void {
  const looking = scene as unknown as Looking;
  // Another Babylon may do it otherwise.
  if (typeof looking._evaluateActiveMeshes !== 'function') return () => undefined;
  const look = looking._evaluateActiveMeshes;
  const kept = new Kept();
  let [isOther, version, stirs, left, leftMs] = [true, -1, -1, 0, 0];
  /** What of the picture may move: a set stands where it stood. */
  const movers: AbstractMesh[] = [];
  const outdate = (): void => void (isOther = true);
  const observers = [scene.onNewMeshAddedObservable.add(outdate), scene.onMeshRemovedObservable.add(outdate)];
  looking._evaluateActiveMeshes = (): void => {
    const camera = scene.activeCamera;
    const isFree = !looking._activeMeshesFrozen && scene.particleSystems.length === 0;
    if (!camera || !isFree) {
      isOther = true;
      look.call(scene);
      return;
    }
    const isAnew = left-- <= 0 || leftMs <= 0;
    const pictureMs = scene.getEngine().getDeltaTime() / eyesOf(camera);
    leftMs -= pictureMs;
    const isSame = !isOther && version === tableau.version && stirs === tableau.stirs;
    if (isAnew || !isSame || !kept.holds(camera)) {
      isOther = false;
      ({ version, stirs } = tableau);
      left = picturesOfLook * eyesOf(camera) - 1;
      leftMs = lookMs - pictureMs;
      const edges = scene.frustumPlanes;
      kept.from(camera, edges);
      look.call(scene);
      kept.putBack(camera, edges);
      listMovers(scene, movers);
      trimDraws(scene);
      return;
    }
    for (let index = 0; index < movers.length; index++) {
      const mesh = movers[index]!;
      mesh.computeWorldMatrix();
      mesh.skeleton?.prepare();
    }
  };
  return () => {
    for (const observer of observers) observer.remove();
    looking._evaluateActiveMeshes = look;
  };
}

function trimDraws(scene: Scene): void {
  const { _opaqueSubMeshes: solid, _transparentSubMeshes: clear } = scene.renderingManager.getRenderingGroup(
    0,
  ) as unknown as Drawn;
  if (solid) solid.data.length = solid.length;
  if (clear) clear.data.length = clear.length;
}

function listMovers(scene: Scene, movers: AbstractMesh[]): void {
  movers.length = 0;
  const { data, length } = scene.getActiveMeshes();
  for (let index = 0; index < length; index++) {
    const mesh = data[index]!;
    if (!mesh.isWorldMatrixFrozen || mesh.skeleton) movers.push(mesh);
  }
}

/** A headset draws for two: their cameras are two of one. */
const headOf = (camera: Camera): Camera => (camera.isRigCamera ? (camera.rigParent ?? camera) : camera);
const eyesOf = (camera: Camera): number => (camera.isRigCamera ? Math.max(1, headOf(camera).rigCameras.length) : 1);

/** From where it was looked last, and which way. */
class Kept {
  private head: Camera | undefined;
  private layers = 0;
  private readonly place = new Vector3();
  /** Which way was ahead, and which up. */
  private readonly turn = new Float64Array(6);
  private readonly wide = new Float64Array(2);
  /** How far the edges of the picture were from the middle of everything. */
  private readonly near = new Float64Array(6);
  private readonly seen = new Matrix();
  private readonly edges = Frustum.GetPlanes(this.seen);
  private readonly ahead = new Vector3();

  /** Whether whatever this camera sees was looked for. */
  holds(camera: Camera): boolean {
    const head = headOf(camera);
    if (head !== this.head || camera.layerMask !== this.layers) return false;
    const { turn, wide, place } = this;
    const projection = camera.getProjectionMatrix().m;
    // Two eyes see as much, each to its own side.
    if (projection[0] !== wide[0] || projection[5] !== wide[1]) return false;
    const view = head.getViewMatrix().m;
    let turned = 0;
    for (let axis = 0; axis < 3; axis++) {
      const ahead = view[axis * 4 + 2]! - turn[axis]!;
      const up = view[axis * 4 + 1]! - turn[axis + 3]!;
      turned += ahead * ahead + up * up;
    }
    const moved = Vector3.Distance(head.globalPosition, place);
    return moved + Math.sqrt(turned) * turnedAtMeters < besideMeters;
  }

  /** It is looked from here: as far as these edges of the picture, which are moved outwards. */
  from(camera: Camera, edges: Plane[]): void {
    const head = headOf(camera);
    const { turn, wide, place } = this;
    this.head = head;
    this.layers = camera.layerMask;
    const projection = camera.getProjectionMatrix().m;
    wide[0] = projection[0]!;
    wide[1] = projection[5]!;
    const view = head.getViewMatrix().m;
    for (let axis = 0; axis < 3; axis++) {
      turn[axis] = view[axis * 4 + 2]!;
      turn[axis + 3] = view[axis * 4 + 1]!;
    }
    place.copyFrom(head.globalPosition);
    if (camera.isRigCamera) for (const eye of head.rigCameras) if (eye !== camera) this.include(eye, edges);
    for (let edge = 0; edge < edges.length; edge++) {
      this.near[edge] = edges[edge]!.d;
      edges[edge]!.d += besideMeters;
    }
  }

  /** The edges are those of the picture again. */
  putBack(camera: Camera, edges: Plane[]): void {
    if (camera.isRigCamera) Frustum.GetPlanesToRef(camera.getScene().getTransformMatrix(), edges);
    else for (let edge = 0; edge < edges.length; edge++) edges[edge]!.d = this.near[edge]!;
  }

  /** Another eye sees farther to its side. */
  private include(eye: Camera, edges: Plane[]): void {
    const { ahead, place, turn, seen } = this;
    const meters = eye.getScene().useRightHandedSystem ? -aheadMeters : aheadMeters;
    ahead.set(place.x + turn[0]! * meters, place.y + turn[1]! * meters, place.z + turn[2]! * meters);
    eye.getViewMatrix().multiplyToRef(eye.getProjectionMatrix(), seen);
    Frustum.GetPlanesToRef(seen, this.edges);
    for (const [index, edge] of edges.entries()) {
      const other = this.edges[index]!;
      if (other.dotCoordinate(ahead) <= edge.dotCoordinate(ahead)) continue;
      edge.normal.copyFrom(other.normal);
      edge.d = other.d;
    }
  }
}
