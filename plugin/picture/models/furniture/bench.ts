import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { addPlanks } from '../carpentry/planks.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import type { ModelMaker } from '../model.ts';

/** Two thick boards on sawn ends, held by a long wedge-pinned stretcher; with a back where it is high. */
export const makeBench: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
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
      const outline = [
        [-half, 0], [-half * 0.45, 0], [-half * 0.3, high * 0.14], [half * 0.3, high * 0.14], [half * 0.45, 0], [half, 0],
        [half * 0.82, high * 0.45], [half * 0.94, high], [-half * 0.94, high], [-half * 0.82, high * 0.45],
      ] as const; // prettier-ignore
      part.add(workshop.slab('end', outline, 0.045, wood), side * (width / 2 - 0.16), 0, 0, { y: Math.PI / 2, z: 0 });
    };
  const stretcher: Piece = (part) => {
    part.add(workshop.box('stretcher', vec(width - 0.2, 0.075, 0.03), wood, 0.008), 0, seatY * 0.45, 0);
    for (const side of [-1, 1]) {
      const wedge = workshop.box('wedge', vec(0.02, 0.1, 0.022), wood, 0.004);
      part.add(wedge, side * (width / 2 - 0.125), seatY * 0.45 + 0.012, 0, { z: side * 0.12 });
    }
  };
  const pieces = [end(-1), end(1), stretcher, seat];
  if (height > seatY + 0.2) {
    pieces.push((part) => {
      for (const side of [-1, 1]) {
        const post = workshop.box('post', vec(0.05, height, 0.05), wood, 0.008);
        part.add(post, side * (width / 2 - 0.1), height / 2, -depth / 2 + 0.025);
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
  return assembly.ready();
};
