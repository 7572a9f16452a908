import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import { Foliage } from './foliage.ts';

/** A small plant in a clay pot. */
export const makePotPlant = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const radius = Math.min(width, depth) / 2;
  const [high, wide] = [height * 0.4, radius * 0.62];
  const leaf = workshop.material('leaf');
  const pot = '0 0, 0.7 0, 0.92 0.78, 1.04 0.8, 1.06 1, 0.92 1, 0.88 0.88, 0 0.86';
  const vessel: Piece = (part) => void part.lathe('clay', outline(pot, wide, high), [0, 0, 0], 18);
  const ball: Piece = (part) =>
    void part.lathe('soil', [[wide * 0.5, -high * 0.6], [wide * 0.86, 0], [wide * 0.5, 0.012], [0, 0.016]], [0, high * 0.86, 0], 12); // prettier-ignore
  const plant: Piece = (part) => {
    const foliage = new Foliage(assembly.random);
    const { colour } = dressOf(thing);
    const blooms = /geranium|flower|rose|violet/i.test(thing.name) ? workshop.material('petal', colour) : undefined;
    for (let stem = 0; stem < 9; stem++) {
      const yaw = (stem / 9) * Math.PI * 2;
      const out = radius * (stem % 2 ? 0.68 : 0.4);
      const top = vec(
        Math.sin(yaw) * out,
        high + (height - high) * (1 - 0.5 * (out / radius)) * 0.96,
        Math.cos(yaw) * out,
      );
      const half = vec(top.x * 0.4, (high + top.y) / 2, top.z * 0.4);
      part.rod(leaf, [vec(0, high * 0.85, 0), half, top], 0.003); // stem
      for (const side of [-1, 1]) {
        foliage.leaf(top, yaw + side * 1.4, 0.2, radius * 0.4, radius * 0.26, 0.4);
        foliage.leaf(half, yaw + side * 0.8, 0.3, radius * 0.42, radius * 0.26, 0.5);
      }
      foliage.leaf(top, yaw, 0.3, radius * 0.36, radius * 0.24, 0.4);
      if (blooms && stem % 2) part.ball(blooms, radius * 0.14, top); // bloom
    }
    part.add(foliage.mesh(workshop, `${thing.id} leaves`, leaf));
  };
  const sherd =
    (index: number): Piece =>
    (part) => {
      const yaw = (index / 6) * Math.PI * 2;
      const [w, h] = [wide * (0.45 + 0.06 * index), high * (0.9 - 0.08 * index)];
      const shape = outline('-1 0, 0.6 0.08, 1 0.6, 0.2 1, -0.7 0.7', w, h);
      part.slab('clay', shape, 0.008, [Math.sin(yaw) * wide, 0, Math.cos(yaw) * wide], { y: yaw }); // sherd
    };
  for (const piece of [vessel, ball, plant]) piece(assembly.frame);
  assembly.breaksInto([...[0, 1, 2, 3, 4, 5].map(sherd), ball, plant], [assembly.frame]);
});
