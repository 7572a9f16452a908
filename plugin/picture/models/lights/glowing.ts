import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { origin, type Vec3 } from '../../../stage/space/vector.ts';
import type { FormedThing } from '../../../stage/forms/form.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import { says, type Condition } from '../carpentry/condition.ts';
import type { Part } from '../carpentry/part.ts';

/** Whether a light shines, as the rules of the world have it: by its state, always where nothing can turn it on, never broken. */
export const shines =
  ({ traits }: FormedThing): Condition =>
  (state) => {
    if (says(state, 'broken')) return false;
    if (says(state, 'lit') || says(state, 'on')) return true;
    return !traits.has('lightable') && !traits.has('switchable') && traits.has('light');
  };

interface Glowing {
  /** What it looks like in the dark. */
  readonly dark: Material;
  /** The colour it has while light comes through it. */
  readonly colour: string;
  /** Where the light within it is: it glows most near there. */
  readonly heart: Vec3;
  /** How far the light reaches in it. */
  readonly reach: number;
  /** How much brighter it is there than at its edges. */
  readonly gain?: number;
  readonly isLit: Condition;
}

/** A shade, a lit front, a tube of coloured gas: built twice, once as it is in the dark and once as it glows. */
export function addGlowing(
  assembly: Assembly,
  name: string,
  { dark, colour, heart, reach, gain = 1.5, isLit }: Glowing,
  build: (part: Part, material: Material) => Mesh,
  on?: Part,
): void {
  const [off, lit] = [assembly.part(`${name} dark`, origin, on), assembly.part(`${name} lit`, origin, on)];
  build(off, dark);
  paint(build(lit, assembly.workshop.glowing()), Color3.FromHexString(colour), { heart, reach, gain });
  assembly.swaps(isLit, off, lit, 0.15);
}

type Lit = Required<Pick<Glowing, 'heart' | 'reach' | 'gain'>>;

/** Colours its points by how near the light is. */
function paint(mesh: Mesh, { r, g, b }: Color3, { heart, reach, gain }: Lit): void {
  const positions = mesh.getVerticesData(VertexBuffer.PositionKind) ?? [];
  const colours = new Float32Array((positions.length / 3) * 4).fill(1);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const away = Math.hypot(
      (positions[vertex * 3] ?? 0) * mesh.scaling.x + mesh.position.x - heart.x,
      (positions[vertex * 3 + 1] ?? 0) * mesh.scaling.y + mesh.position.y - heart.y,
      (positions[vertex * 3 + 2] ?? 0) * mesh.scaling.z + mesh.position.z - heart.z,
    );
    const light = 0.45 + gain * Math.exp(-((away / reach) ** 2));
    colours.set([r * light, g * light, b * light], vertex * 4);
  }
  mesh.setVerticesData(VertexBuffer.ColorKind, colours);
}
