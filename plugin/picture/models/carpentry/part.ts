import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Workshop } from '../../look/workshop.ts';
import { origin, type Vec3 } from '../../../stage/space/vector.ts';

/** What moves as one: a lid, a leaf, a drawer, or all that never moves. Its meshes are joined when it is ready. */
export class Part {
  /** Moves and turns about its own origin: the hinge. */
  readonly node: TransformNode;
  /** Holds what is joined; moving parts of this part hang on `node` beside it. */
  private readonly body: TransformNode;

  constructor(
    private readonly workshop: Workshop,
    name: string,
    parent: TransformNode | undefined,
    at: Vec3 = origin,
  ) {
    this.node = new TransformNode(name, workshop.scene);
    if (parent) this.node.parent = parent;
    this.node.position.set(at.x, at.y, at.z);
    this.body = new TransformNode(`${name} body`, workshop.scene);
    this.body.parent = this.node;
  }

  /** Puts a mesh into it, turned about x, then y, then z where this is said. */
  add(mesh: Mesh, x = 0, y = 0, z = 0, turn?: Turn): Mesh {
    mesh.parent = this.body;
    mesh.position.set(x, y, z);
    if (turn) mesh.rotation.set(turn.x ?? 0, turn.y ?? 0, turn.z ?? 0);
    return mesh;
  }

  get isEmpty(): boolean {
    return this.body.getChildMeshes().length === 0;
  }

  join(): void {
    if (!this.isEmpty) this.workshop.join(this.body);
  }

  /** Moves what it holds, so that this point becomes the one it turns about. */
  recentre(at: Vec3): void {
    this.body.position.set(-at.x, -at.y, -at.z);
    this.node.position.set(at.x, at.y, at.z);
  }
}

export interface Turn {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}
