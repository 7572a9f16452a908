import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { addCandle } from './candle.ts';

/** Four posts round panes of glass, a pierced roof, a ring to carry it by, and a candle within. */
export const makeLantern = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const iron = metalOf(workshop, thing, 'iron');
  const [halfX, halfZ] = [width / 2, depth / 2];
  const base = height * 0.08;
  const roof = height * 0.62;
  frame.box(iron, [width, base, depth], [0, base / 2, 0], 0.006); // base
  frame.box(iron, [width, height * 0.04, depth], [0, roof + height * 0.02, 0], 0.005); // eaves
  const post = width * 0.08;
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      frame.box(
        iron,
        [post, roof - base, post],
        [x * (halfX - post * 0.7), (roof + base) / 2, z * (halfZ - post * 0.7)],
        0.002,
      ); // post
    }
  const hood = '1.1 0, 0.95 0.04, 0.5 0.14, 0.42 0.15, 0.42 0.2, 0.5 0.21, 0.3 0.26, 0.1 0.27, 0 0.27';
  frame.lathe(iron, outline(hood, halfX * 0.95, height), [0, roof + height * 0.035, 0], 16).scaling.z = depth / width;
  const ring = Array.from({ length: 13 }, (_, step) => {
    const round = (step / 12) * Math.PI * 2;
    return vec(Math.cos(round) * width * 0.16, height * 0.945 + Math.sin(round) * height * 0.05, 0);
  });
  frame.rod(iron, ring, 0.0045); // ring
  addCandle(assembly, frame, vec(0, base, 0), width * 0.085, height * 0.2);

  const panes = assembly.part('panes');
  const glass = workshop.material('glass');
  for (const side of [-1, 1]) {
    panes.box(
      glass,
      [width - post * 2.2, roof - base, 0.003],
      [0, (roof + base) / 2, side * (halfZ - post * 0.7)],
      0.0008,
    ); // pane
    panes.box(
      glass,
      [0.003, roof - base, depth - post * 2.2],
      [side * (halfX - post * 0.7), (roof + base) / 2, 0],
      0.0008,
    ); // pane
  }
  for (const y of [0.36, 0.66]) {
    for (const side of [-1, 1]) {
      frame.box(
        iron,
        [width - post, 0.005, 0.005],
        [0, base + (roof - base) * y, side * (halfZ - post * 0.35)],
        0.0015,
      ); // guard
      frame.box(
        iron,
        [0.005, 0.005, depth - post],
        [side * (halfX - post * 0.35), base + (roof - base) * y, 0],
        0.0015,
      ); // guard
    }
  }
  const bits = assembly.part('splinters');
  for (let bit = 0; bit < 7; bit++) {
    const long = width * (0.1 + assembly.random.next() * 0.16);
    const shard = workshop.slab(
      'splinter',
      [
        [-long / 3, 0],
        [long / 3, 0],
        [assembly.wobble(long / 3), long],
      ],
      0.003,
      glass,
    );
    const inset = post * 1.6;
    if (bit < 4)
      bits.add(shard, [assembly.wobble(halfX - inset * 1.4), base, (bit % 2 ? 1 : -1) * (halfZ - post * 0.7)]);
    else
      bits.add(shard, [assembly.wobble(halfX * 0.8), 0.004, assembly.wobble(halfZ * 0.8)], {
        x: Math.PI / 2,
        y: assembly.wobble(3),
      });
  }
  assembly.moves(
    when('broken'),
    (broken) => {
      panes.node.setEnabled(broken < 0.5);
      bits.node.setEnabled(broken >= 0.5);
    },
    0.1,
  );
});
