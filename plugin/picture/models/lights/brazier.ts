import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { shines } from './shining.ts';

/** An iron basket of coals on three bent legs; the coals glow and flames stand over them when it is lit. */
export const makeBrazier = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const iron = metalOf(workshop, thing, 'iron');
  const radius = Math.min(width, depth) / 2;
  const rim = height - 0.02;
  const bowl = height * 0.62;
  frame.lathe(
    iron,
    [
      [0, bowl],
      [radius * 0.5, bowl + 0.01],
      [radius * 0.78, bowl + height * 0.1],
      [radius * 0.8, bowl + height * 0.11],
      [radius * 0.74, bowl + height * 0.1],
      [radius * 0.4, bowl + 0.03],
      [0, bowl + 0.025],
    ],
    [0, 0, 0],
    20,
  ); // bowl
  const hoop = outline('0.93 -0.02, 1 -0.02, 1 0.02, 0.93 0.02, 0.93 -0.02', radius);
  frame.lathe(iron, hoop, [0, rim, 0], 22); // hoop
  const staves = 12;
  for (let stave = 0; stave < staves; stave++) {
    const yaw = (stave / staves) * Math.PI * 2;
    const at = (out: number, y: number) => vec(Math.sin(yaw) * out, y, Math.cos(yaw) * out);
    frame.rod(
      iron,
      [at(radius * 0.76, bowl + height * 0.09), at(radius * 0.9, rim - height * 0.08), at(radius * 0.96, rim)],
      0.009,
    ); // stave
  }
  for (let leg = 0; leg < 3; leg++) {
    const yaw = (leg / 3) * Math.PI * 2 + 0.4;
    const at = (out: number, y: number) => vec(Math.sin(yaw) * out, y, Math.cos(yaw) * out);
    const bent = [at(radius * 0.88, 0.012), at(radius * 0.72, 0.03), at(radius * 0.36, height * 0.3), at(radius * 0.42, height * 0.5), at(radius * 0.72, bowl + height * 0.08)]; // prettier-ignore
    frame.rod(iron, bent, 0.016); // leg
  }
  const shelf = outline('0.42 -0.008, 0.46 -0.008, 0.46 0.008, 0.42 0.008, 0.42 -0.008', radius);
  frame.lathe(iron, shelf, [0, height * 0.3, 0], 16); // tie

  // Under the coals that are seen lie those that are not.
  frame.lathe(
    'ash #2a2624',
    [
      [radius * 0.72, bowl + height * 0.08],
      [radius * 0.84, height * 0.8],
      [0, height * 0.83],
    ],
    [0, 0, 0],
    14,
  ); // heap
  const isLit = shines(thing);
  const coalsAt = height * 0.82;
  const heap = (part: Part, material: Material, seed: readonly number[]) => {
    seed.forEach((value, coal) => {
      const yaw = coal * 2.4;
      const out = radius * 0.74 * Math.sqrt((coal + 0.3) / seed.length);
      const size = radius * (0.11 + 0.07 * value);
      part.box(
        material,
        [size * 1.7, size * 1.4, size * 1.5],
        [Math.sin(yaw) * out, coalsAt + radius * 0.16 * (1 - out / radius), Math.cos(yaw) * out],
        { chamfer: size * 0.5, x: value * 3, y: value * 7, z: value * 5 },
      ); // coal
    });
  };
  const seed = Array.from({ length: 20 }, () => assembly.random.next());
  const [cold, hot] = [assembly.part('cold coals'), assembly.part('hot coals')];
  heap(cold, workshop.material('ash', '#3a3634'), seed);
  heap(hot, workshop.material('ember'), seed.filter((_, index) => index % 3 !== 2)); // prettier-ignore
  heap(hot, workshop.material('ash', '#4a403a'), seed.filter((_, index) => index % 3 === 2)); // prettier-ignore
  assembly.moves(
    isLit,
    (lit) => {
      cold.node.setEnabled(lit < 0.5);
      hot.node.setEnabled(lit >= 0.5);
    },
    0.3,
  );
  const flames = [
    [0, 0, 0.34],
    [0.3, 0.12, 0.22],
    [-0.26, 0.2, 0.24],
    [0.02, -0.32, 0.2],
  ] as const;
  flames.forEach(([x, z, size], index) => {
    const at = vec(x * radius, coalsAt + radius * 0.14, z * radius);
    assembly.shines(workshop.flame(`${thing.id} flame ${index}`, assembly.root, at, size * Math.min(1, height)), isLit);
  });
});
