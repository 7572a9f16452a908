import type { Assembly } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';

/** Four mitred mouldings with carved corners, `wide` across, from the wall to the front. */
export function addGiltFrame(assembly: Assembly, part: Part, wide: number): void {
  const { workshop, thing, measures } = assembly;
  const { x: width, y: height, z: depth } = measures.size;
  const gilt = metalOf(workshop, thing, 'gold');
  for (const side of [-1, 1]) {
    part.box(gilt, [width, wide, depth * 0.7], [0, height / 2 + side * (height / 2 - wide / 2), 0], 0.012); // moulding
    part.box(gilt, [wide, height - wide * 1.6, depth * 0.68], [side * (width / 2 - wide / 2), height / 2, 0], 0.012); // moulding
    part.box(
      gilt,
      [width - wide * 1.5, wide * 0.3, depth * 0.95],
      [0, height / 2 + side * (height / 2 - wide * 0.85), 0],
      0.006,
    ); // bead
    part.box(
      gilt,
      [wide * 0.3, height - wide * 1.5, depth * 0.94],
      [side * (width / 2 - wide * 0.85), height / 2, 0],
      0.006,
    ); // bead
    for (const top of [-1, 1])
      part.ball(gilt, wide * 0.42, [
        side * (width / 2 - wide / 2),
        height / 2 + top * (height / 2 - wide / 2),
        depth * 0.25,
      ]).scaling.z = 0.5;
  }
}
