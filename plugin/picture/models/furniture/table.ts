import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { woodOf } from '../carpentry/dress.ts';
import { periodOf } from '../carpentry/period.ts';
import { addPlanks } from '../carpentry/planks.ts';
import { turning } from '../carpentry/turning.ts';
import type { Piece } from '../carpentry/wreckage.ts';
import type { ModelMaker } from '../model.ts';

/** Boards on an apron, turned legs at the corners, stretchers near the floor; a round one stands on a pillar. */
export const makeTable: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  assembly.pieces(/\bround\b/i.test(thing.name) ? roundPieces(assembly) : squarePieces(assembly));
  return assembly.ready();
};

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
    const long = workshop.box('apron', vec(legX * 2, apron, 0.025), wood, 0.005);
    part.add(long, 0, height - top - apron / 2, side * legZ);
    for (const end of [-1, 1]) {
      const short = workshop.box('apron', vec(0.025, apron, legZ), wood, 0.005);
      part.add(short, end * legX, height - top - apron / 2, (side * legZ) / 2);
    }
  });
  const leg =
    (x: number, z: number): Piece =>
    (part) => {
      const block = workshop.box('block', vec(radius * 1.9, apron + 0.02, radius * 1.9), wood, 0.006);
      part.add(block, x, height - top - apron / 2 - 0.01, z);
      const turned = height - top - apron - 0.02;
      part.add(
        workshop.lathe('leg', turning(plain ? 'taper' : 'vase', plain ? radius * 0.8 : radius, turned), wood, 10),
        x,
        0,
        z,
        { z: assembly.wobble(0.008) },
      );
    };
  const stretcher =
    (x: number): Piece =>
    (part) =>
      void part.add(workshop.box('stretcher', vec(radius, radius * 1.2, legZ * 2), wood, 0.006), x, height * 0.14, 0);
  const middle: Piece = (part) =>
    void part.add(workshop.box('stretcher', vec(legX * 2, radius * 1.1, radius), wood, 0.006), 0, height * 0.14, 0);
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
    const disc = workshop.lathe(
      'top',
      [[0, 0], [radius - 0.03, 0], [radius - 0.005, 0.008], [radius, top * 0.5], [radius - 0.008, top], [0, top]],
      wood,
      28,
    ); // prettier-ignore
    part.add(disc, 0, height - top, 0).scaling.z = depth / width;
  };
  const pillar: Piece = (part) => {
    part.add(workshop.lathe('pillar', turning('vase', radius * 0.18, height - top - 0.06), wood, 12), 0, 0.06, 0);
  };
  const foot =
    (yaw: number): Piece =>
    (part) => {
      const long = radius * 0.75;
      const outline = [[0, 0.06], [0, 0.16], [long * 0.5, 0.1], [long, 0.045], [long, 0], [long * 0.85, 0]] as const;
      part.add(workshop.slab('foot', outline, 0.04, wood), 0, 0, 0, { y: yaw });
    }; // prettier-ignore
  return [foot(0.5), foot(0.5 + (Math.PI * 2) / 3), foot(0.5 + (Math.PI * 4) / 3), pillar, board];
}
