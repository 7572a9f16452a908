import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { shines } from './shining.ts';

/** A ribbed tin tube with a lens at its front. */
export const makeFlashlight = assembled((assembly) => {
  const { workshop, thing, frame, width, depth } = assembly;
  const radius = width / 2;
  const steel = metalOf(workshop, thing, 'steel');
  const tube = '0 0, 0.6 0, 0.68 0.03, 0.68 0.62, 0.74 0.66, 1 0.84, 1 0.99, 0.9 1, 0.86 0.96';
  frame.lathe(steel, outline(tube, radius, depth), [0, radius, -depth / 2], { sides: 16, x: Math.PI / 2 }); // tube
  for (const at of [0.15, 0.3, 0.45])
    frame.lathe(
      steel,
      outline('0.66 -0.004, 0.76 -0.002, 0.76 0.002, 0.66 0.004', radius),
      [0, radius, -depth / 2 + depth * at],
      { sides: 14, x: Math.PI / 2 },
    ); // rib
  frame.box('rubber', [0.008, 0.006, 0.02], [0, radius * 1.68, 0], 0.002); // switch
  assembly.shines(
    workshop.bulb(`${thing.id} light`, assembly.root, vec(0, radius, depth * 0.44), radius * 0.5, '#fff2d0'),
    shines(thing),
  );
});
