import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';
import { addCandle } from './candle.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';

/** An arm on a wall plate with a small glass cup. */
export const makeWallLamp: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const back = -depth / 2;
  const out = depth / 2 - width / 2;
  frame.add(workshop.slab('plate', [[0, 0], [width * 0.22, height * 0.12], [width * 0.2, height * 0.55], [0, height * 0.7], [-width * 0.2, height * 0.55], [-width * 0.22, height * 0.12]], 0.014, brass), 0, 0, back + 0.007); // prettier-ignore
  frame.add(workshop.tube('arm', [vec(0, height * 0.35, back + 0.01), vec(0, height * 0.12, back + depth * 0.3), vec(0, height * 0.14, out), vec(0, height * 0.4, out)], 0.008, brass)); // prettier-ignore
  frame.add(workshop.lathe('pan', [[0, 0], [0.02, 0], [width * 0.26, 0.016], [width * 0.27, 0.022], [0.02, 0.02]], brass, 14), 0, height * 0.4, out); // prettier-ignore
  const isLit = shines(thing);
  if (/candle|torch/i.test(thing.name)) addCandle(assembly, frame, vec(0, height * 0.43, out), 0.014, height * 0.45);
  else {
    const cup = (part: Part, material: Material) => {
      const profile = [
        [0.3, 0],
        [0.6, 0.06],
        [0.86, 0.2],
        [0.96, 0.38],
        [0.82, 0.5],
        [0.98, 0.58],
      ] as const;
      return [part.add(workshop.lathe('cup', profile.map(([r, h]) => [(r * width) / 2, h * height] as const), material, 18), 0, height * 0.42, out)]; // prettier-ignore
    };
    const heart = vec(0, height * 0.62, out);
    addGlowing(assembly, 'cup', { dark: workshop.material('ceramic', '#e8d9b4'), colour: '#f2c877', heart, reach: width * 0.5, isLit }, cup); // prettier-ignore
    assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, heart, width * 0.14), isLit);
  }
  return assembly.ready();
};
