import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { SkinShop } from '../../body/bodies/skin-shop.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Folds } from './shapes/cloth.ts';
import type { Outline } from './shapes/outline.ts';
import type { Shape } from './shapes/shape.ts';
import type { Substance } from './substance.ts';

/** What models and sets are made with: substances, primitives and lights, all of one scene and one tier, all disposed together. */
export interface Workshop extends SkinShop {
  /** The age of the stage, by which joiners and smiths work: one of `stageStyles`. */
  readonly style?: string;
  /** The material of a substance, made once. `tint` (`#rrggbb`) colours it. */
  material(substance: Substance, tint?: string): Material;
  /** The material of what shines by itself, in the colours of its points. */
  glowing(): Material;
  /** A box with chamfered edges that shade round, its middle at the origin. */
  box(name: string, size: Vec3, material: Material, chamfer?: number): Mesh;
  /** Turned on a lathe about y: pairs of radius and height, from the bottom up. Begin and end at radius 0 to close it; come back down inside for a vessel. */
  lathe(name: string, profile: Outline, material: Material, sides?: number): Mesh;
  /** A rod or rope through these points. */
  tube(name: string, points: readonly Vec3[], radius: number, material: Material): Mesh;
  /** A thin sheet in the xy plane hanging from y = 0 down, from −width/2 to width/2, with folds `depth` deep; both sides visible, the front to +z. */
  drapery(name: string, width: number, height: number, folds: Folds, material: Material): Mesh;
  /** A flat sheet in the xz plane (paper, a cloth laid flat), its middle at the origin. */
  sheet(name: string, width: number, depth: number, material: Material): Mesh;
  ball(name: string, radius: number, material: Material): Mesh;
  /** A solid extruded from an outline in the xy plane, `thickness` along z, its middle at z = 0. */
  slab(name: string, outline: Outline, thickness: number, material: Material): Mesh;
  /** A mesh of a shape of one's own; `changes` where its points are moved later. */
  mesh(name: string, shape: Shape, material: Material, changes?: boolean): Mesh;
  /** A flame that flickers and lights its surroundings while it burns; `size` is its height in metres. */
  flame(name: string, parent: TransformNode, at: Vec3, size: number): Glow;
  /** An electric or gas light: a glowing bulb that lights its surroundings. */
  bulb(name: string, parent: TransformNode, at: Vec3, radius: number, colour?: string): Glow;
  /** Joins the meshes under a node (and under them) into one for each material, for fewer draws. Moving parts stay out: give each its own node that is no mesh, where joining stops. */
  join(node: TransformNode): void;
}

export interface Glow {
  readonly isOn: boolean;
  set(on: boolean): void;
  /** Flickers; seconds since the last call. */
  update(seconds: number): void;
  dispose(): void;
}
