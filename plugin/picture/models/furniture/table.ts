import { vec } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { periodOf } from '../carpentry/period.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** Boards on an apron, turned legs at the corners, stretchers near the floor; a round one stands on a pillar. */
export const makeTable = assembled((assembly) => {
  const { thing } = assembly;
  assembly.pieces(/\bround\b/i.test(thing.name) ? roundPieces(assembly) : squarePieces(assembly));
});

function squarePieces(assembly: Assembly): Piece[] {
  const { workshop, thing, measures } = assembly;
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'oak');
  const plain = periodOf(workshop) === 'plain';
  const top = Math.min(0.045, height * 0.08);
  const radius = Math.min(0.05, Math.min(width, depth) * 0.07);
  const [legX, legZ] = [width / 2 - radius * 1.7, depth / 2 - radius * 1.7];
  const apron = Math.min(0.1, height * 0.14);
  // Two halves, so that it can break between them.
  const boards = [-1, 1].map((side): Piece => (part) => {
    addPlanks(assembly, part, {
      center: vec(0, height - top / 2, (side * depth) / 4),
      size: vec(width, top, depth / 2),
      across: 'z',
      faces: 'y',
      count: Math.max(1, Math.round(depth / 0.4)),
      material: wood,
      chamfer: 0.009,
    });
    part.box(wood, [legX * 2, apron, 0.025], [0, height - top - apron / 2, side * legZ], 0.005); // apron
    for (const end of [-1, 1]) {
      part.box(wood, [0.025, apron, legZ], [end * legX, height - top - apron / 2, (side * legZ) / 2], 0.005); // apron
    }
  });
  const leg =
    (x: number, z: number): Piece =>
    (part) => {
      part.box(wood, [radius * 1.9, apron + 0.02, radius * 1.9], [x, height - top - apron / 2 - 0.01, z], 0.006); // block
      const turned = height - top - apron - 0.02;
      part.lathe(wood, turning(plain ? 'taper' : 'vase', plain ? radius * 0.8 : radius, turned), [x, 0, z], {
        sides: 10,
        z: assembly.wobble(0.008),
      }); // leg
    };
  const stretcher =
    (x: number): Piece =>
    (part) =>
      void part.box(wood, [radius, radius * 1.2, legZ * 2], [x, height * 0.14, 0], 0.006);
  const middle: Piece = (part) => void part.box(wood, [legX * 2, radius * 1.1, radius], [0, height * 0.14, 0], 0.006);
  const legs = [-1, 1].flatMap((x) => [-1, 1].map((z) => leg(x * legX, z * legZ)));
  const ties = plain ? [] : [stretcher(-legX), stretcher(legX), middle];
  return [...ties, ...legs, ...boards];
}

function roundPieces({ workshop, thing, measures }: Assembly): Piece[] {
  const { x: width, y: height, z: depth } = measures.size;
  const wood = woodOf(workshop, thing, 'walnut');
  const top = Math.min(0.04, height * 0.07);
  const radius = width / 2;
  const board: Piece = (part) => {
    part.lathe(
      wood,
      [
        [0, 0],
        [radius - 0.03, 0],
        [radius - 0.005, 0.008],
        [radius, top * 0.5],
        [radius - 0.008, top],
        [0, top],
      ],
      [0, height - top, 0],
      28,
    ).scaling.z = depth / width;
  };
  const pillar: Piece = (part) => {
    part.lathe(wood, turning('vase', radius * 0.18, height - top - 0.06), [0, 0.06, 0], 12); // pillar
  };
  const foot =
    (yaw: number): Piece =>
    (part) => {
      const long = radius * 0.75;
      const shape = outline('0 0.06, 0 0.16, 0.5 0.1, 1 0.045, 1 0, 0.85 0', long);
      part.slab(wood, shape, 0.04, [0, 0, 0], { y: yaw }); // foot
    }; // prettier-ignore
  return [foot(0.5), foot(0.5 + (Math.PI * 2) / 3), foot(0.5 + (Math.PI * 4) / 3), pillar, board];
}
