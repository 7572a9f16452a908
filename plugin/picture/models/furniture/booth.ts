import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { clothOf, woodOf } from '../carpentry/dress.ts';

/** Two high-backed benches sewn in channels that face each other across a table with a chrome edge. */
export const makeBooth = assembled(({ workshop, thing, measures, frame, width, height, depth }) => {
  const hide = clothOf(workshop, thing, 'leather', '#9a2f2a');
  const wood = woodOf(workshop, thing, 'walnut');
  const seatY = measures.seats[0]?.position.y ?? 0.46;
  const bench = width * 0.347;
  const back = bench * 0.22;
  const channels = Math.max(3, Math.round(depth / 0.2));
  const wide = (depth - 0.06) / channels;

  for (const side of [-1, 1]) {
    const out = (from: number) => side * (width / 2 - from);
    frame.box(wood, [bench - 0.06, seatY - 0.12, depth - 0.04], [out(bench / 2 - 0.01), (seatY - 0.12) / 2, 0], 0.008); // plinth
    frame.box('chrome', [0.012, 0.05, depth - 0.06], [out(bench - 0.035), 0.05, 0], 0.004); // kick
    for (let channel = 0; channel < channels; channel++) {
      const z = -depth / 2 + 0.03 + wide * (channel + 0.5);
      const tall = height - seatY;
      const lean = { z: -side * 0.05 };
      frame.box(hide, [back, tall - 0.01, wide - 0.002], [out(back / 2 + 0.03), height - tall / 2 - 0.025, z], {
        ...lean,
        chamfer: 0.028,
      }); // channel
      frame.box(
        hide,
        [bench - back - 0.02, 0.13, wide - 0.002],
        [out((bench + back) / 2 + 0.01), seatY - 0.065, z],
        0.03,
      ); // seat
    }
    frame.box(wood, [0.03, height - 0.03, depth], [out(0.015), (height - 0.03) / 2, 0], 0.01); // shell
    frame.box('chrome', [0.085, 0.035, depth], [out(0.0425), height - 0.0175, 0], 0.012); // cap
    const edge = [-1, 1].map((end) => vec(out(bench - 0.004), seatY - 0.03, end * (depth / 2 - 0.04)));
    frame.rod('leather #efe2c4', edge, 0.007); // piping
    for (const end of [-1, 1]) {
      const outline = [[0, 0], [bench - 0.03, 0], [bench - 0.01, seatY - 0.03], [bench * 0.55, seatY + 0.12], [back, height - 0.05], [0, height - 0.02]] as const; // prettier-ignore
      const inward = outline.map(([x, y]) => [-side * x, y] as const);
      frame.slab(wood, side > 0 ? inward : [...inward].reverse(), 0.03, [out(0.002), 0, end * (depth / 2 - 0.016)]); // end
    }
  }
  const board = measures.surfaces[0] ?? { center: vec(0, 0.76, -0.2), width: 0.6, depth: 1.3 };
  const { x, y, z } = board.center;
  frame.box('plastic #e9e2d0', [board.width + 0.02, 0.03, board.depth + 0.05], [x, y - 0.015, z], 0.008); // top
  frame.box('chrome', [board.width + 0.03, 0.018, board.depth + 0.06], [x, y - 0.016, z], 0.007); // edge
  frame.lathe(
    'chrome',
    [
      [0, 0],
      [0.2, 0],
      [0.2, 0.012],
      [0.06, 0.035],
      [0.035, 0.06],
      [0.035, y - 0.06],
      [0.14, y - 0.03],
    ],
    [x, 0, z],
    16,
  ); // column
});
