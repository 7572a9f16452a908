import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Two thick boards on sawn ends, held by a long wedge-pinned stretcher; with a back where it is high. */
export const makeBench = assembled((assembly) => {
  const { workshop, thing, measures, width, height, depth } = assembly;
  const wood = woodOf(workshop, thing, 'oak');
  const seatY = Math.min(height, measures.surfaces[0]?.center.y ?? measures.seats[0]?.position.y ?? height);
  const thick = 0.05;
  const seat: Piece = (part) =>
    addPlanks(assembly, part, {
      center: vec(0, seatY - thick / 2, 0),
      size: vec(width, thick, depth),
      across: 'z',
      faces: 'y',
      count: 2,
      material: wood,
      chamfer: 0.012,
    });
  const end =
    (side: number): Piece =>
    (part) => {
      const [half, high] = [depth / 2 - 0.015, seatY - thick + 0.002];
      const shape = outline('-1 0, -0.45 0, -0.3 0.14, 0.3 0.14, 0.45 0, 1 0, 0.82 0.45, 0.94 1, -0.94 1, -0.82 0.45', half, high); // prettier-ignore
      part.slab(wood, shape, 0.045, [side * (width / 2 - 0.16), 0, 0], { y: Math.PI / 2, z: 0 }); // end
    };
  const stretcher: Piece = (part) => {
    part.box(wood, [width - 0.2, 0.075, 0.03], [0, seatY * 0.45, 0], 0.008); // stretcher
    for (const side of [-1, 1]) {
      part.box(wood, [0.02, 0.1, 0.022], [side * (width / 2 - 0.125), seatY * 0.45 + 0.012, 0], {
        chamfer: 0.004,
        z: side * 0.12,
      }); // wedge
    }
  };
  const pieces = [end(-1), end(1), stretcher, seat];
  if (height > seatY + 0.2) {
    pieces.push((part) => {
      for (const side of [-1, 1]) {
        part.box(wood, [0.05, height, 0.05], [side * (width / 2 - 0.1), height / 2, -depth / 2 + 0.025], 0.008); // post
      }
      addPlanks(assembly, part, {
        center: vec(0, (seatY + height) / 2 + 0.06, -depth / 2 + 0.035),
        size: vec(width, height - seatY - 0.14, 0.025),
        across: 'y',
        faces: 'z',
        count: 2,
        material: wood,
      });
    });
  }
  assembly.pieces(pieces);
});
