import { vec } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** Two high-backed benches sewn in channels that face each other across a table with a chrome edge. */
export const makeBooth: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const hide = clothOf(workshop, thing, 'leather', '#9a2f2a');
  const piping = workshop.material('leather', '#efe2c4');
  const chrome = workshop.material('chrome');
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.46;
  const bench = width * 0.347;
  const back = bench * 0.22;
  const channels = Math.max(3, Math.round(depth / 0.2));
  const wide = (depth - 0.06) / channels;

  for (const side of [-1, 1]) {
    const out = (from: number) => side * (width / 2 - from);
    frame.add(
      workshop.box('plinth', vec(bench - 0.06, seatY - 0.12, depth - 0.04), wood, 0.008),
      out(bench / 2 - 0.01),
      (seatY - 0.12) / 2,
      0,
    );
    frame.add(workshop.box('kick', vec(0.012, 0.05, depth - 0.06), chrome, 0.004), out(bench - 0.035), 0.05, 0);
    for (let channel = 0; channel < channels; channel++) {
      const z = -depth / 2 + 0.03 + wide * (channel + 0.5);
      const tall = height - seatY;
      const lean = { z: -side * 0.05 };
      frame.add(
        workshop.box('channel', vec(back, tall - 0.01, wide - 0.002), hide, 0.028),
        out(back / 2 + 0.03),
        height - tall / 2 - 0.025,
        z,
        lean,
      );
      frame.add(
        workshop.box('seat', vec(bench - back - 0.02, 0.13, wide - 0.002), hide, 0.03),
        out((bench + back) / 2 + 0.01),
        seatY - 0.065,
        z,
      );
    }
    frame.add(workshop.box('shell', vec(0.03, height - 0.03, depth), wood, 0.01), out(0.015), (height - 0.03) / 2, 0);
    frame.add(workshop.box('cap', vec(0.085, 0.035, depth), chrome, 0.012), out(0.0425), height - 0.0175, 0);
    const edge = [-1, 1].map((end) => vec(out(bench - 0.004), seatY - 0.03, end * (depth / 2 - 0.04)));
    frame.add(workshop.tube('piping', edge, 0.007, piping));
    for (const end of [-1, 1]) {
      const outline = [[0, 0], [bench - 0.03, 0], [bench - 0.01, seatY - 0.03], [bench * 0.55, seatY + 0.12], [back, height - 0.05], [0, height - 0.02]] as const; // prettier-ignore
      const inward = outline.map(([x, y]) => [-side * x, y] as const);
      frame.add(
        workshop.slab('end', side > 0 ? inward : [...inward].reverse(), 0.03, wood),
        out(0.002),
        0,
        end * (depth / 2 - 0.016),
      );
    }
  }
  const board = measures.surfaces[0] ?? { center: vec(0, 0.76, -0.2), width: 0.6, depth: 1.3 };
  const { x, y, z } = board.center;
  frame.add(
    workshop.box(
      'top',
      vec(board.width + 0.02, 0.03, board.depth + 0.05),
      workshop.material('plastic', '#e9e2d0'),
      0.008,
    ),
    x,
    y - 0.015,
    z,
  );
  frame.add(workshop.box('edge', vec(board.width + 0.03, 0.018, board.depth + 0.06), chrome, 0.007), x, y - 0.016, z);
  frame.add(workshop.lathe('column', [[0, 0], [0.2, 0], [0.2, 0.012], [0.06, 0.035], [0.035, 0.06], [0.035, y - 0.06], [0.14, y - 0.03]], chrome, 16), x, 0, z); // prettier-ignore
  return assembly.ready();
};
