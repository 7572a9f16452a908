import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addShape, emptyShape } from '../../look/shapes/shape.ts';
import { surfaceShape } from '../../look/shapes/surface.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';

/** A clinker-built rowing boat: overlapping strakes, ribs, thwarts, two oars laid in it; its bow to +z. */
export const makeBoat = assembled(({ workshop, thing, measures, frame, width, height, depth }) => {
  const wood = woodOf(workshop, thing, 'oak');
  // Half the width at this part of the length, from the stern (0) to the bow (1), and how high the side is there.
  const beam = (along: number) =>
    (width / 2 - 0.02) *
    (along < 0.45 ? 0.74 + 0.58 * along : Math.cos(((along - 0.45) / 0.55) * (Math.PI / 2)) ** 0.75);
  const sheer = (along: number) => height * (0.74 + 0.24 * (along * 2 - 0.8) ** 2 * 0.7);
  const at = (along: number, up: number, side: number, out = 0): Vec3 => {
    const full = Math.max(0.012, beam(along)) + out;
    const hollow = Math.sin((0.12 + 0.88 * up) * (Math.PI / 2)) ** 0.8;
    const keel = 0.03 + height * 0.1 * Math.max(0, along - 0.75) * 4 * (1 - up);
    return vec(side * full * hollow, keel + (sheer(along) - keel) * up, -depth / 2 + 0.03 + (depth - 0.06) * along);
  };
  const strakes = 5;
  const shape = emptyShape();
  for (const side of [-1, 1])
    for (let strake = 0; strake < strakes; strake++) {
      const [low, high] = [strake / strakes, (strake + 1.12) / strakes];
      for (const inner of [false, true]) {
        // The lower edge of each board stands over the one below it.
        const board = (u: number, v: number) =>
          at(u, Math.min(1, low + (high - low) * v), side, inner ? -0.02 : 0.016 * (1 - v));
        addShape(shape, surfaceShape({ columns: 16, rows: 1, covers: [depth, 0.18] }, (u, v) => ({ at: board((side > 0) !== inner ? u : 1 - u, v), light: inner ? 0.75 : 0.8 + 0.2 * v }))); // prettier-ignore
      }
    }
  frame.add(workshop.mesh(`${thing.id} hull`, shape, wood));

  const rim = (side: number) => Array.from({ length: 13 }, (_, step) => at(step / 12, 1, side));
  for (const side of [-1, 1]) frame.rod(wood, rim(side), 0.022); // gunwale
  frame.slab(
    wood,
    [
      [-beam(0), height * 0.74],
      [-beam(0) * 0.7, 0.1],
      [0, 0.04],
      [beam(0) * 0.7, 0.1],
      [beam(0), height * 0.74],
      [0, height * 0.8],
    ],
    0.035,
    [0, 0, -depth / 2 + 0.03],
  ); // transom
  frame.rod(wood, [at(0, 0, 0), at(0.7, 0, 0), at(0.9, 0.1, 0), at(1, 0.5, 0), at(1, 1, 0)], 0.025); // keel
  for (let rib = 1; rib < 8; rib++) {
    for (const side of [-1, 1])
      frame.rod(
        'pine',
        [0.02, 0.3, 0.6, 0.95].map((up) => at(rib / 8.4, up, side, -0.03)),
        0.013,
      ); // rib
  }
  const benches = measures.seats.length ? measures.seats.map(({ position }) => position) : [vec(0, height * 0.6, 0)];
  const flats = measures.surfaces.map(({ center }) => center);
  for (const { y, z } of [...benches, ...flats]) {
    const along = (z + depth / 2) / depth;
    frame.box('pine', [beam(along) * 1.9, 0.035, 0.24], [0, y - 0.0175, z], 0.008); // thwart
  }
  frame.box('pine', [width * 0.42, 0.02, depth * 0.7], [0, 0.12, -depth * 0.06], 0.004); // boards
  for (const side of [-1, 1]) {
    const x = side * width * 0.2;
    const y = (benches[0]?.y ?? height * 0.6) + 0.03;
    frame.rod('pine', [vec(x, y, -depth * 0.4), vec(x * 0.8, y + 0.01, depth * 0.26)], 0.02); // oar
    frame.box('pine', [0.13, 0.018, depth * 0.13], [x * 1.02, y, -depth * 0.38], 0.006); // blade
    frame.box('iron', [0.03, 0.06, 0.06], [side * beam(0.52), sheer(0.52) - 0.02, depth * 0.02], 0.006); // rowlock
  }
});
