import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Substance } from '../../look/substance.ts';
import type { Workshop } from '../../look/workshop.ts';
import { origin, vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Outline } from '../../look/shapes/outline.ts';

/** What a piece is of: a material, or a substance with its colour where it has one of its own (`'wax #8e1f2b'`). */
export type Stuff = Material | Substance | `${Substance} #${string}`;

/** A place or a size; flat where it says no z. */
export type Spot = Vec3 | readonly [x: number, y: number, z?: number];

/** Turned about z, then x, then y. */
interface Turn {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

interface Round extends Turn {
  readonly sides?: number;
  readonly scale?: Spot;
}

type Mirror = Readonly<Record<'x' | 'z', 1 | -1>>;

const mirrored = (turn: Turn, { x, z }: Mirror): Turn => ({
  x: (turn.x ?? 0) * z,
  y: (turn.y ?? 0) * x * z,
  z: (turn.z ?? 0) * x,
});

/** A board is the same from behind, not from its other side. */
const mirroredBoard = (turn: Turn, mirror: Mirror): Turn => {
  const { x = 0, y = 0, z = 0 } = turn;
  return mirror.x > 0 ? mirrored(turn, mirror) : { x: -x * mirror.z, y: Math.PI - y * mirror.z, z };
};

/** Puts pieces into a part, each as often as it has mirror images. */
class Joiner {
  constructor(
    protected readonly workshop: Workshop,
    protected readonly body: TransformNode,
    private readonly mirrors: readonly Mirror[],
  ) {}

  /** `how` is its chamfer, or that with how it is turned. */
  box(stuff: Stuff, size: Spot, at?: Spot, how: number | (Turn & { readonly chamfer?: number }) = {}): Mesh {
    const { chamfer, ...turn } = typeof how === 'number' ? { chamfer: how } : how;
    return this.put(() => this.workshop.box('box', asVec(size), this.of(stuff), chamfer), at, turn);
  }

  /** Round about its own y; `how` says how many sides it has, or that with how it is turned and stretched. */
  lathe(stuff: Stuff, outline: Outline, at?: Spot, how: number | Round = {}): Mesh {
    const { sides, scale, ...turn } = typeof how === 'number' ? { sides: how } : how;
    return this.put(() => this.workshop.lathe('turned', outline, this.of(stuff), sides), at, turn, scale);
  }

  ball(stuff: Stuff, radius: number, at?: Spot, { scale, ...turn }: Round = {}): Mesh {
    return this.put(() => this.workshop.ball('ball', radius, this.of(stuff)), at, turn, scale);
  }

  rod(stuff: Stuff, points: readonly Spot[], radius: number, at?: Spot, turn?: Turn): Mesh {
    const line = (mirror: Mirror) => points.map((point) => seenIn(mirror, point));
    return this.put((mirror) => this.workshop.tube('rod', line(mirror), radius, this.of(stuff)), at, turn);
  }

  /** Cut from a board that stands, facing +z. */
  slab(stuff: Stuff, outline: Outline, thickness: number, at?: Spot, turn?: Turn): Mesh {
    const build = () => this.workshop.slab('slab', outline, thickness, this.of(stuff));
    return this.put(build, at, turn, undefined, mirroredBoard);
  }

  /** Cut from a board that lies: its outline is seen from above, x and z. */
  plate(stuff: Stuff, outline: Outline, thickness: number, at?: Spot): Mesh {
    return this.slab(stuff, outline, thickness, at, { x: Math.PI / 2 });
  }

  /** The last of those it made. */
  private put(
    build: (mirror: Mirror) => Mesh,
    at: Spot = origin,
    turn: Turn = {},
    scale?: Spot,
    turned = mirrored,
  ): Mesh {
    const made = this.mirrors.map((mirror) => this.add(build(mirror), seenIn(mirror, at), turned(turn, mirror), scale));
    return made.at(-1) as Mesh;
  }

  /** Puts a mesh of one's own into it, once. */
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
}

const once: Mirror = { x: 1, z: 1 };
const otherSide: Mirror = { x: -1, z: 1 };
const otherEnd: Mirror = { x: 1, z: -1 };
const across: Mirror = { x: -1, z: -1 };

/** What moves as one: a lid, a leaf, a drawer, or all that never moves. Its meshes are joined when it is ready. */
export class Part extends Joiner {
  /** Moves and turns about its own origin: the hinge. */
  readonly node: TransformNode;
  /** Puts each piece at −x and at +x. */
  readonly sides: Joiner;
  /** Puts each piece at −z and at +z. */
  readonly ends: Joiner;
  /** Puts each piece at all four. */
  readonly corners: Joiner;

  constructor(workshop: Workshop, name: string, parent: TransformNode | undefined, at: Vec3 = origin) {
    const node = new TransformNode(name, workshop.scene);
    if (parent) node.parent = parent;
    node.position.set(at.x, at.y, at.z);
    // Holds what is joined; moving parts of this part hang on `node` beside it.
    const body = new TransformNode(`${name} body`, workshop.scene);
    body.parent = node;
    super(workshop, body, [once]);
    this.node = node;
    this.sides = new Joiner(workshop, body, [otherSide, once]);
    this.ends = new Joiner(workshop, body, [otherEnd, once]);
    this.corners = new Joiner(workshop, body, [across, otherSide, otherEnd, once]);
  }

  join(): void {
    if (this.body.getChildMeshes().length > 0) this.workshop.join(this.body);
  }

  /** Moves what it holds, so that this point becomes the one it turns about. */
  recentre(at: Vec3): void {
    this.body.position.set(-at.x, -at.y, -at.z);
    this.node.position.set(at.x, at.y, at.z);
  }
}

export const asVec = (spot: Spot): Vec3 => ('x' in spot ? spot : vec(spot[0], spot[1], spot[2] ?? 0));
const seenIn = (mirror: Mirror, spot: Spot): Vec3 => {
  const { x, y, z } = asVec(spot);
  return vec(x * mirror.x, y, z * mirror.z);
};
