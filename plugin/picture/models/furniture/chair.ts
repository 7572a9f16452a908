import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { clothOf, dressOf, woodOf } from '../carpentry/dress.ts';
import { periodOf } from '../carpentry/period.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import type { ModelMaker } from '../model.ts';

/** Turned front legs, back legs that run up into a ladder back, a hollowed seat. */
export const makeChair: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? height * 0.5;
  const post = Math.min(0.042, width * 0.1);
  const [legX, legZ] = [width / 2 - post / 2, depth / 2 - post / 2];
  const lean = 0.035;
  const plain = periodOf(workshop) === 'plain';

  const frontLeg =
    (side: number): Piece =>
    (part) =>
      void part.add(
        workshop.lathe('leg', turning(plain ? 'taper' : 'slim', post * 0.55, seatY - 0.03), wood, 9),
        side * legX * 0.94,
        0,
        legZ * 0.94,
        { z: side * 0.02 },
      );
  const backPost =
    (side: number): Piece =>
    (part) => {
      part.add(workshop.box('post', vec(post, seatY, post), wood, 0.008), side * legX, seatY / 2, -legZ + lean);
      const above = height - seatY;
      part.add(
        workshop.box('post', vec(post * 0.92, above, post * 0.85), wood, 0.008),
        side * legX,
        seatY + above / 2 - 0.006,
        -legZ + lean / 2,
        { x: -lean / above },
      );
      part.add(workshop.ball('finial', post * 0.55, wood), side * legX, height - post * 0.55, -legZ);
    };
  const slat =
    (part_: number, tall: number): Piece =>
    (part) => {
      const y = seatY + (height - seatY) * part_;
      const wide = (legX - post / 2) * 2 + 0.01;
      const outline = [
        [-wide / 2, -tall / 2], [wide / 2, -tall / 2], [wide / 2, tall * 0.3],
        [wide * 0.25, tall * 0.48], [0, tall * 0.55], [-wide * 0.25, tall * 0.48], [-wide / 2, tall * 0.3],
      ] as const; // prettier-ignore
      part.add(workshop.slab('slat', outline, 0.016, wood), 0, y, -legZ + lean * (1 - part_), {
        z: assembly.wobble(0.012),
      });
    };
  const rungs: Piece = (part) => {
    for (const side of [-1, 1]) {
      const ends = [
        vec(side * legX * 0.95, seatY * 0.35, -legZ + lean),
        vec(side * legX * 0.95, seatY * 0.35, legZ * 0.94),
      ];
      part.add(workshop.tube('rung', ends, 0.011, wood));
    }
    part.add(
      workshop.tube('rung', [vec(-legX, seatY * 0.45, legZ * 0.93), vec(legX, seatY * 0.45, legZ * 0.93)], 0.012, wood),
    );
  };
  const seat: Piece = (part) => {
    const thick = 0.035;
    part.add(workshop.box('seat', vec(width, thick, depth - 0.01), wood, 0.012), 0, seatY - thick / 2 - 0.012, 0.005);
    const cloth = dressOf(thing).substance
      ? clothOf(workshop, thing, 'leather')
      : clothOf(workshop, thing, 'velvet', '#6e2a2a');
    part.add(workshop.box('cushion', vec(width - 0.06, 0.045, depth - 0.07), cloth, 0.018), 0, seatY - 0.018, 0.01);
  };
  const slats = [slat(0.3, 0.06), slat(0.58, 0.065), slat(0.86, 0.085)];
  assembly.pieces([frontLeg(-1), frontLeg(1), rungs, backPost(-1), backPost(1), ...slats, seat]);
  return assembly.ready();
};
