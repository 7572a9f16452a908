import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';

/** A fluted iron post with a glazed head. */
export const makeStreetLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height } = assembly;
  const iron = workshop.material('iron', '#26302b');
  const head = height * 0.21;
  const low = height - head;
  const post = [[0, 0], [0.15, 0], [0.15, 0.05], [0.11, 0.08], [0.1, 0.3], [0.12, 0.33], [0.06, 0.4], [0.05, 1], [0.065, 1.02], [0.045, 1.05], [0.035, low - 0.16], [0.06, low - 0.13], [0.03, low - 0.1], [0.06, low]] as const; // prettier-ignore
  frame.lathe(iron, post, [0, 0, 0], 14); // post
  const half = width / 2;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.rod(
        iron,
        [vec(x * half * 0.5, low, z * half * 0.5), vec(x * half * 0.86, low + head * 0.6, z * half * 0.86)],
        0.009,
      ); // bar
  frame.lathe(
    iron,
    [
      [half * 1.3, 0],
      [half * 1.36, 0.012],
      [half * 0.5, head * 0.26],
      [half * 0.3, head * 0.28],
      [0.02, head * 0.34],
      [0, head * 0.4],
    ],
    [0, low + head * 0.6, 0],
    { sides: 4, y: Math.PI / 4 },
  ); // roof
  const isLit = shines(thing);
  const build = (part: Part, material: Material) => [part.lathe(material, outline('0.66 0, 1.16 0.6', half, head), [0, low, 0], { sides: 4, y: Math.PI / 4 })]; // prettier-ignore
  const heart = vec(0, low + head * 0.3, 0);
  addGlowing(assembly, 'panes', { dark: workshop.material('glass'), colour: '#ffdf9e', heart, reach: half * 1.4, isLit }, build); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, heart, 0.05), isLit);
});
