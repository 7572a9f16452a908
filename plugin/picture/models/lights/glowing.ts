import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
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
  const shining = assembly.owns(new StandardMaterial(`${assembly.thing.id} ${name} lit`, assembly.workshop.scene));
  shining.disableLighting = true;
  shining.diffuseColor = shining.specularColor = Color3.Black();
  shining.emissiveColor = Color3.FromHexString(colour);
  shining.backFaceCulling = false;
  const [off, lit] = [assembly.part(`${name} dark`, origin, on), assembly.part(`${name} lit`, origin, on)];
  build(off, dark);
  paint(build(lit, shining), heart, reach, gain);
  assembly.swaps(isLit, off, lit, 0.15);
}

function paint(mesh: Mesh, heart: Vec3, reach: number, gain: number): void {
  const positions = mesh.getVerticesData(VertexBuffer.PositionKind) ?? [];
  const colours = new Float32Array((positions.length / 3) * 4).fill(1);
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const away = Math.hypot(
      (positions[vertex * 3] ?? 0) * mesh.scaling.x + mesh.position.x - heart.x,
      (positions[vertex * 3 + 1] ?? 0) * mesh.scaling.y + mesh.position.y - heart.y,
      (positions[vertex * 3 + 2] ?? 0) * mesh.scaling.z + mesh.position.z - heart.z,
    );
    colours.fill(0.45 + gain * Math.exp(-((away / reach) ** 2)), vertex * 4, vertex * 4 + 3);
  }
  mesh.setVerticesData(VertexBuffer.ColorKind, colours);
}
