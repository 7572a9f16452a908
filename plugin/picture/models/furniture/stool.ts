import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import type { ModelMaker } from '../model.ts';

/** A dished round seat on splayed turned legs with rungs between. */
export const makeStool: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'oak');
  const [radius, thick] = [width / 2, 0.045];
  const legs = height > 0.6 ? 4 : 3;
  const splay = 0.16;
  const seat: Piece = (part) => {
    const profile = [
      [0, 0], [radius * 0.85, 0], [radius - 0.006, 0.012], [radius, 0.026], [radius - 0.01, thick],
      [radius * 0.6, thick - 0.006], [0, thick - 0.012],
    ] as const; // prettier-ignore
    part.add(workshop.lathe('seat', profile, wood, 20), 0, height - thick, 0).scaling.z = depth / width;
    // A lathe turns the grain in circles; the board it was cut from has it straight.
    const disc = Array.from({ length: 20 }, (_, step) => {
      const round = (step / 20) * Math.PI * 2;
      return [Math.cos(round) * radius * 0.93, (Math.sin(round) * radius * 0.93 * depth) / width] as const;
    });
    part.add(workshop.slab('face', disc, 0.012, wood), 0, height - 0.006, 0, { x: Math.PI / 2 });
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
      part.add(
        workshop.lathe('leg', turning('slim', 0.026, footed / Math.cos(splay)), wood, 9),
        foot.x,
        foot.y,
        foot.z,
        {
          x: -splay,
          y: yaw,
        },
      );
    };
  const rungs: Piece = (part) => {
    for (let index = 0; index < legs; index++) {
      const y = height * (0.3 + 0.06 * (index % 2));
      part.add(workshop.tube('rung', [at(index, y), at((index + 1) % legs, y)], 0.011, wood));
    }
  };
  assembly.pieces([...Array.from({ length: legs }, (_, index) => leg(index)), rungs, seat]);
  return assembly.ready();
};
