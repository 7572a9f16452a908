import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';
import { shines } from './shining.ts';

/** A ribbed tin tube with a lens at its front. */
export const makeFlashlight: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, z: depth } = measures.size;
  const { frame } = assembly;
  const radius = width / 2;
  const steel = metalOf(workshop, thing, 'steel');
  const tube = [
    [0, 0],
    [0.6, 0],
    [0.68, 0.03],
    [0.68, 0.62],
    [0.74, 0.66],
    [1, 0.84],
    [1, 0.99],
    [0.9, 1],
    [0.86, 0.96],
  ] as const;
  frame.add(workshop.lathe('tube', tube.map(([r, h]) => [r * radius, h * depth] as const), steel, 16), 0, radius, -depth / 2, { x: Math.PI / 2 }); // prettier-ignore
  for (const at of [0.15, 0.3, 0.45]) frame.add(workshop.lathe('rib', [[radius * 0.66, -0.004], [radius * 0.76, -0.002], [radius * 0.76, 0.002], [radius * 0.66, 0.004]], steel, 14), 0, radius, -depth / 2 + depth * at, { x: Math.PI / 2 }); // prettier-ignore
  frame.add(workshop.box('switch', vec(0.008, 0.006, 0.02), workshop.material('rubber'), 0.002), 0, radius * 1.68, 0);
  assembly.shines(
    workshop.bulb(`${thing.id} light`, assembly.root, vec(0, radius, depth * 0.44), radius * 0.5, '#fff2d0'),
    shines(thing),
  );
  return assembly.ready();
};
