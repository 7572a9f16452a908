import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Substance } from '../../look/substance.ts';
import type { Workshop } from '../../look/workshop.ts';
import { origin, vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Outline } from '../../look/shapes/outline.ts';

/** What a piece is of: a material, or a substance with its colour where it has one of its own (`'wax #8e1f2b'`). */
export type Stuff = Material | Substance | `${Substance} #${string}`;

/** A place or a size. */
type Spot = Vec3 | readonly [x: number, y: number, z: number];

/** Turned about x, then y, then z. */
interface Turn {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

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

  /** `how` is its chamfer, or that with how it is turned. */
  box(stuff: Stuff, size: Spot, at?: Spot, how: number | (Turn & { readonly chamfer?: number }) = {}): Mesh {
    const { chamfer, ...turn } = typeof how === 'number' ? { chamfer: how } : how;
    return this.add(this.workshop.box('box', asVec(size), this.of(stuff), chamfer), at, turn);
  }

  /** Round about its own y; `how` says how many sides it has, or that with how it is turned and stretched. */
  lathe(stuff: Stuff, outline: Outline, at?: Spot, how: number | Round = {}): Mesh {
    const { sides, scale, ...turn } = typeof how === 'number' ? { sides: how } : how;
    return this.add(this.workshop.lathe('turned', outline, this.of(stuff), sides), at, turn, scale);
  }

  ball(stuff: Stuff, radius: number, at?: Spot, { scale, ...turn }: Round = {}): Mesh {
    return this.add(this.workshop.ball('ball', radius, this.of(stuff)), at, turn, scale);
  }

  rod(stuff: Stuff, points: readonly Spot[], radius: number, at?: Spot, turn?: Turn): Mesh {
    return this.add(this.workshop.tube('rod', points.map(asVec), radius, this.of(stuff)), at, turn);
  }

  /** Cut from a board that stands, facing +z. */
  slab(stuff: Stuff, outline: Outline, thickness: number, at?: Spot, turn?: Turn): Mesh {
    return this.add(this.workshop.slab('slab', outline, thickness, this.of(stuff)), at, turn);
  }

  /** Cut from a board that lies: its outline is seen from above, x and z. */
  plate(stuff: Stuff, outline: Outline, thickness: number, at?: Spot): Mesh {
    return this.slab(stuff, outline, thickness, at, { x: Math.PI / 2 });
  }

  /** Puts a mesh of one's own into it. */
  add(mesh: Mesh, at: Spot = origin, turn: Turn = {}, scale?: Spot): Mesh {
    const [{ x, y, z }, factor] = [asVec(at), scale && asVec(scale)];
    mesh.parent = this.body;
    mesh.position.set(x, y, z);
    mesh.rotation.set(turn.x ?? 0, turn.y ?? 0, turn.z ?? 0);
    if (factor) mesh.scaling.set(factor.x, factor.y, factor.z);
    return mesh;
  }

  private of(stuff: Stuff): Material {
    if (typeof stuff !== 'string') return stuff;
    const [substance, tint] = stuff.split(' ') as [Substance, string?];
    return this.workshop.material(substance, tint);
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

interface Round extends Turn {
  readonly sides?: number;
  readonly scale?: Spot;
}

const asVec = (spot: Spot): Vec3 => ('x' in spot ? spot : vec(...spot));
