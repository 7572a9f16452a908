import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** A dished round seat on splayed turned legs with rungs between. */
export const makeStool = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const [radius, thick] = [width / 2, 0.045];
  const legs = height > 0.6 ? 4 : 3;
  const splay = 0.16;
  const seat: Piece = (part) => {
    const profile = [
      [0, 0], [radius * 0.85, 0], [radius - 0.006, 0.012], [radius, 0.026], [radius - 0.01, thick],
      [radius * 0.6, thick - 0.006], [0, thick - 0.012],
    ] as const; // prettier-ignore
    part.lathe(wood, profile, [0, height - thick, 0], 20).scaling.z = depth / width;
    // A lathe turns the grain in circles; the board it was cut from has it straight.
    const disc = Array.from({ length: 20 }, (_, step) => {
      const round = (step / 20) * Math.PI * 2;
      return [Math.cos(round) * radius * 0.93, (Math.sin(round) * radius * 0.93 * depth) / width] as const;
    });
    part.slab(wood, disc, 0.012, [0, height - 0.006, 0], { x: Math.PI / 2 }); // face
  };
  const footed = height - thick + 0.012;
  const reach = Math.min(radius * 0.55, radius - 0.03 - Math.tan(splay) * footed);
  const yawOf = (leg: number) => (leg / legs) * Math.PI * 2 + Math.PI / legs;
  const at = (leg: number, y: number) => {
    const out = reach + Math.tan(splay) * (footed - y);
    return vec(Math.sin(yawOf(leg)) * out, y, (Math.cos(yawOf(leg)) * out * depth) / width);
  };
  const leg =
    (index: number): Piece =>
    (part) => {
      const foot = at(index, 0);
      const yaw = yawOf(index);
      // Babylon turns about z, then x, then y: leaned outwards first, then turned to its place.
      part.lathe(wood, turning('slim', 0.026, footed / Math.cos(splay)), foot, { sides: 9, x: -splay, y: yaw }); // leg
    };
  const rungs: Piece = (part) => {
    for (let index = 0; index < legs; index++) {
      const y = height * (0.3 + 0.06 * (index % 2));
      part.rod(wood, [at(index, y), at((index + 1) % legs, y)], 0.011); // rung
    }
  };
  assembly.pieces([...Array.from({ length: legs }, (_, index) => leg(index)), rungs, seat]);
});
