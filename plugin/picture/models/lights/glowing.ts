import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { State } from '../../../../src/drama/state.ts';
import { origin, type Vec3 } from '../../../stage/space/vector.ts';
import type { Assembly } from '../carpentry/assembly.ts';
import type { Part } from '../carpentry/part.ts';

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
  readonly isLit: (state: State) => boolean;
}

/** A shade, a lit front, a tube of coloured gas: built twice, once as it is in the dark and once as it glows. */
export function addGlowing(
  assembly: Assembly,
  name: string,
  { dark, colour, heart, reach, gain = 1.5, isLit }: Glowing,
  build: (part: Part, material: Material) => readonly Mesh[],
  on?: Part,
): void {
  const shining = assembly.owns(new StandardMaterial(`${assembly.thing.id} ${name} lit`, assembly.workshop.scene));
  shining.disableLighting = true;
  shining.diffuseColor = shining.specularColor = Color3.Black();
  shining.emissiveColor = Color3.FromHexString(colour);
  shining.backFaceCulling = false;
  const [off, lit] = [assembly.part(`${name} dark`, origin, on), assembly.part(`${name} lit`, origin, on)];
  build(off, dark);
  for (const mesh of build(lit, shining)) paint(mesh, heart, reach, gain);
  assembly.moves(
    isLit,
    (value) => {
      off.node.setEnabled(value < 0.5);
      lit.node.setEnabled(value >= 0.5);
    },
    0.15,
  );
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
