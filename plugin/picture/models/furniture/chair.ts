import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { clothOf, dressOf, woodOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { periodOf } from '../carpentry/period.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Turned front legs, back legs that run up into a ladder back, a hollowed seat. */
export const makeChair = assembled((assembly) => {
  const { workshop, thing, measures, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? height * 0.5;
  const post = Math.min(0.042, width * 0.1);
  const [legX, legZ] = [width / 2 - post / 2, depth / 2 - post / 2];
  const lean = 0.035;
  const plain = periodOf(workshop) === 'plain';

  const frontLeg =
    (side: number): Piece =>
    (part) =>
      void part.lathe(
        wood,
        turning(plain ? 'taper' : 'slim', post * 0.55, seatY - 0.03),
        [side * legX * 0.94, 0, legZ * 0.94],
        { sides: 9, z: side * 0.02 },
      );
  const backPost =
    (side: number): Piece =>
    (part) => {
      part.box(wood, [post, seatY, post], [side * legX, seatY / 2, -legZ + lean], 0.008); // post
      const above = height - seatY;
      part.box(wood, [post * 0.92, above, post * 0.85], [side * legX, seatY + above / 2 - 0.006, -legZ + lean / 2], {
        chamfer: 0.008,
        x: -lean / above,
      }); // post
      part.ball(wood, post * 0.55, [side * legX, height - post * 0.55, -legZ]); // finial
    };
  const slat =
    (part_: number, tall: number): Piece =>
    (part) => {
      const y = seatY + (height - seatY) * part_;
      const wide = (legX - post / 2) * 2 + 0.01;
      const shape = outline('-0.5 -0.5, 0.5 -0.5, 0.5 0.3, 0.25 0.48, 0 0.55, -0.25 0.48, -0.5 0.3', wide, tall);
      part.slab(wood, shape, 0.016, [0, y, -legZ + lean * (1 - part_)], { z: assembly.wobble(0.012) }); // slat
    };
  const rungs: Piece = (part) => {
    for (const side of [-1, 1]) {
      const ends = [
        vec(side * legX * 0.95, seatY * 0.35, -legZ + lean),
        vec(side * legX * 0.95, seatY * 0.35, legZ * 0.94),
      ];
      part.rod(wood, ends, 0.011); // rung
    }
    part.rod(wood, path('-1 0.45 0.93, 1 0.45 0.93', legX, seatY, legZ), 0.012); // rung
  };
  const seat: Piece = (part) => {
    const thick = 0.035;
    part.box(wood, [width, thick, depth - 0.01], [0, seatY - thick / 2 - 0.012, 0.005], 0.012); // seat
    const cloth = dressOf(thing).substance
      ? clothOf(workshop, thing, 'leather')
      : clothOf(workshop, thing, 'velvet', '#6e2a2a');
    part.box(cloth, [width - 0.06, 0.045, depth - 0.07], [0, seatY - 0.018, 0.01], 0.018); // cushion
  };
  const slats = [slat(0.3, 0.06), slat(0.58, 0.065), slat(0.86, 0.085)];
  assembly.pieces([frontLeg(-1), frontLeg(1), rungs, backPost(-1), backPost(1), ...slats, seat]);
});
