import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Rough boards laid on two sawhorses, as soldiers eat. */
export const makeTrestle = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'pine');
  const top = 0.05;
  const boards: Piece = (part) =>
    addPlanks(assembly, part, { center: vec(0, height - top / 2, 0), size: vec(width, top, depth), across: 'z', faces: 'y', count: 3, material: wood, gap: 0.009, uneven: 0.006, chamfer: 0.01 }); // prettier-ignore
  const horse =
    (side: number): Piece =>
    (part) => {
      const x = side * (width / 2 - width * 0.17);
      const high = height - top;
      part.box(wood, [0.09, 0.09, depth - 0.06], [x, high - 0.045, 0], 0.012); // beam
      for (const z of [-1, 1]) {
        for (const lean of [-1, 1]) {
          const foot = lean * 0.15;
          // The top leans in towards the beam.
          part.box(
            wood,
            [0.055, Math.hypot(high - 0.02, foot), 0.05],
            [x + foot / 2 + lean * 0.01, (high - 0.02) / 2, z * (depth / 2 - 0.1)],
            { chamfer: 0.008, z: Math.atan2(foot, high) },
          ); // leg
        }
        part.box(wood, [0.26, 0.05, 0.022], [x, high * 0.36, z * (depth / 2 - 0.065)], 0.005); // tie
      }
      part.box(wood, [0.03, 0.045, depth - 0.2], [x, high * 0.36, 0], 0.006); // spar
    };
  assembly.pieces([horse(-1), horse(1), boards]);
});
