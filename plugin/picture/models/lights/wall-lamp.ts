import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { addCandle } from './candle.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';

/** An arm on a wall plate with a small glass cup. */
export const makeWallLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const back = -depth / 2;
  const out = depth / 2 - width / 2;
  frame.slab(brass, outline('0 0, 0.22 0.12, 0.2 0.55, 0 0.7, -0.2 0.55, -0.22 0.12', width, height), 0.014, [
    0,
    0,
    back + 0.007,
  ]); // plate
  frame.rod(
    brass,
    [
      vec(0, height * 0.35, back + 0.01),
      vec(0, height * 0.12, back + depth * 0.3),
      vec(0, height * 0.14, out),
      vec(0, height * 0.4, out),
    ],
    0.008,
  ); // arm
  frame.lathe(
    brass,
    [
      [0, 0],
      [0.02, 0],
      [width * 0.26, 0.016],
      [width * 0.27, 0.022],
      [0.02, 0.02],
    ],
    [0, height * 0.4, out],
    14,
  ); // pan
  const isLit = shines(thing);
  if (/candle|torch/i.test(thing.name)) addCandle(assembly, frame, vec(0, height * 0.43, out), 0.014, height * 0.45);
  else {
    const cup = (part: Part, material: Material) => {
      const profile = '0.3 0, 0.6 0.06, 0.86 0.2, 0.96 0.38, 0.82 0.5, 0.98 0.58';
      return [part.lathe(material, outline(profile, width / 2, height), [0, height * 0.42, out], 18)];
    };
    const heart = vec(0, height * 0.62, out);
    addGlowing(assembly, 'cup', { dark: workshop.material('ceramic', '#e8d9b4'), colour: '#f2c877', heart, reach: width * 0.5, isLit }, cup); // prettier-ignore
    assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, heart, width * 0.14), isLit);
  }
});
