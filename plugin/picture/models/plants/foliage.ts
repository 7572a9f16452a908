import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Random } from '../../../../src/kit/random.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addVertex, emptyShape } from '../../look/shapes/shape.ts';
import type { Workshop } from '../../look/workshop.ts';

interface Frond {
  readonly from: Vec3;
  readonly yaw: number;
  /** How far it reaches, how high it arches, how far its tip comes down from there. */
  readonly out: number;
  readonly rise: number;
  readonly droop: number;
  readonly pairs: number;
}

/** All the thin leaves of a plant as one mesh: each is a fold of two faces, which costs six vertices and not sixty. */
export class Foliage {
  private readonly shape = emptyShape();

  constructor(private readonly random: Random) {}

  /** A leaf from `at` towards `yaw`, rising by `pitch`, bent down at its tip by `droop` of its length. */
  leaf(at: Vec3, yaw: number, pitch: number, long: number, wide: number, droop: number): void {
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    const point = (along: number, aside: number, lift: number): Vec3 => {
      const away = along * long * Math.cos(pitch);
      const up = along * long * Math.sin(pitch) - droop * long * along * along + lift;
      return vec(at.x + sin * away + cos * aside, at.y + up, at.z + cos * away - sin * aside);
    };
    const { shape } = this;
    const shade = 0.75 + 0.25 * this.random.next();
    for (const side of [-1, 1]) {
      const normal = vec(side * cos * 0.45 - sin * pitch * 0.5, 0.85, -side * sin * 0.45 - cos * pitch * 0.5);
      const base = addVertex(shape, point(0, 0, 0), normal, 0, 0, shade * 0.5);
      const rib = addVertex(shape, point(0.5, 0, 0), normal, 0.5 * long, 0, shade * 0.8);
      const tip = addVertex(shape, point(1, 0, 0), normal, long, 0, shade);
      // The two faces rise from the rib like an open book.
      const edge = addVertex(shape, point(0.45, (side * wide) / 2, wide * 0.22), normal, 0.45 * long, wide, shade);
      if (side > 0) shape.indices.push(base, edge, rib, rib, edge, tip);
      else shape.indices.push(base, rib, edge, rib, tip, edge);
    }
  }

  /** Leaflets in pairs along a rib that arches over. Says where the rib runs. */
  frond({ from, yaw, out, rise, droop, pairs }: Frond): Vec3[] {
    const at = (along: number): Vec3 => {
      const up = rise * Math.sin(Math.min(1, along * 1.3) * (Math.PI / 2)) - droop * along * along;
      return vec(from.x + Math.sin(yaw) * out * along, from.y + up, from.z + Math.cos(yaw) * out * along);
    };
    for (let pair = 1; pair <= pairs; pair++) {
      const along = 0.18 + (0.78 * pair) / pairs;
      const long = out * 0.5 * Math.sin(0.35 + along * 2.3);
      for (const side of [-1, 1]) {
        const turn = yaw + side * (1.15 - along * 0.75);
        const fit = Math.min(long, (out * 1.02 - out * along) / Math.max(0.25, Math.cos(1.15 - along * 0.75)));
        this.leaf(
          at(along),
          turn,
          0.15 - along * 0.6,
          Math.max(0.05, fit),
          out * 0.075,
          0.35 + 0.2 * this.random.next(),
        );
      }
    }
    return [0, 0.25, 0.5, 0.75, 1].map(at);
  }

  mesh(workshop: Workshop, name: string, material: Material): Mesh {
    return workshop.mesh(name, this.shape, material);
  }
}
