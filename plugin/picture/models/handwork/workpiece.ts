import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import type { Part, Turn } from '../carpentry/part.ts';

export type Profile = readonly (readonly [radius: number, height: number])[];

/** A thing being made by hand: parts, and the few shapes they are put together from. */
export class Workpiece extends Assembly {
  get size(): Vec3 {
    return this.measures.size;
  }

  box(
    part: Part,
    size: readonly [number, number, number],
    at: readonly [number, number, number],
    material: Material,
    turn?: Turn,
    chamfer?: number,
  ): Mesh {
    return part.add(this.workshop.box('box', vec(...size), material, chamfer), ...at, turn);
  }

  /** Turned, its profile given in parts of a radius and a height. */
  lathe(
    part: Part,
    radius: number,
    height: number,
    profile: Profile,
    material: Material,
    at: readonly [number, number, number] = [0, 0, 0],
    turn?: Turn,
    sides = 20,
  ): Mesh {
    const scaled = profile.map(([r, h]) => [r * radius, h * height] as const);
    return part.add(this.workshop.lathe('turned', scaled, material, sides), ...at, turn);
  }

  ball(
    part: Part,
    radius: number,
    at: readonly [number, number, number],
    material: Material,
    scaling?: readonly [number, number, number],
  ): Mesh {
    const mesh = part.add(this.workshop.ball('ball', radius, material), ...at);
    if (scaling) mesh.scaling.set(...scaling);
    return mesh;
  }

  rod(part: Part, points: readonly (readonly [number, number, number])[], radius: number, material: Material): Mesh {
    return part.add(
      this.workshop.tube('rod', points.map((point) => vec(...point)), radius, material), // prettier-ignore
    );
  }

  /** A flat piece that lies: its outline is seen from above, x and z. */
  plate(
    part: Part,
    outline: readonly (readonly [x: number, z: number])[],
    thickness: number,
    at: readonly [number, number, number],
    material: Material,
  ): Mesh {
    return part.add(this.workshop.slab('plate', outline, thickness, material), ...at, { x: Math.PI / 2 });
  }
}
