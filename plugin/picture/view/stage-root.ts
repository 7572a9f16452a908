import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { vec, type Vec3 } from '../../stage/space/vector.ts';
import { worldOf } from '../look/world-matrix.ts';

/** Where a stage stands in a host's scene: a node of the host's, or a spot and which way its north lies. */
export type StageOrigin =
  | TransformNode
  | { readonly x?: number; readonly y?: number; readonly z?: number; readonly yaw?: number };

/** The one node everything of ours hangs on. Under it lengths and places are the stage's own. */
export class StageRoot {
  readonly node: TransformNode;
  private readonly back = new Matrix();
  private readonly point = new Vector3();

  constructor(scene: Scene, origin: StageOrigin | undefined) {
    this.node = new TransformNode('proscenium', scene);
    if (origin instanceof TransformNode) this.node.parent = origin;
    else if (origin) {
      const { x = 0, y = 0, z = 0, yaw = 0 } = origin;
      this.node.position.set(x, y, z);
      this.node.rotation.y = yaw;
    }
  }

  /** A point of the host's scene, as the stage counts. */
  toStage({ x, y, z }: Vec3): Vec3 {
    worldOf(this.node).invertToRef(this.back);
    Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.back, this.point);
    return vec(this.point.x, this.point.y, this.point.z);
  }

  /** A point of the stage, as the host's scene counts. */
  toScene(at: Vec3): Vec3 {
    const { point } = this;
    this.toSceneToRef(at, point);
    return vec(point.x, point.y, point.z);
  }

  /** The same, where it is asked many times a frame. */
  toSceneToRef({ x, y, z }: Vec3, into: Vector3): Vector3 {
    return Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, worldOf(this.node), into);
  }

  /** A direction of the host's scene, as the stage counts. */
  turnedToStage({ x, y, z }: Vec3): Vec3 {
    worldOf(this.node).invertToRef(this.back);
    Vector3.TransformNormalFromFloatsToRef(x, y, z, this.back, this.point);
    return vec(this.point.x, this.point.y, this.point.z);
  }

  /** How far the stage is turned about the vertical. */
  get yaw(): number {
    const { x, z } = Vector3.TransformNormal(Vector3.Forward(), worldOf(this.node));
    return Math.atan2(x, z);
  }

  dispose(): void {
    this.node.dispose(true);
  }
}
