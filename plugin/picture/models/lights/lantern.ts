import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';
import { addCandle } from './candle.ts';

/** Four posts round panes of glass, a pierced roof, a ring to carry it by, and a candle within. */
export const makeLantern: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const iron = metalOf(workshop, thing, 'iron');
  const [halfX, halfZ] = [width / 2, depth / 2];
  const base = height * 0.08;
  const roof = height * 0.62;
  frame.add(workshop.box('base', vec(width, base, depth), iron, 0.006), 0, base / 2, 0);
  frame.add(workshop.box('eaves', vec(width, height * 0.04, depth), iron, 0.005), 0, roof + height * 0.02, 0);
  const post = width * 0.08;
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      frame.add(
        workshop.box('post', vec(post, roof - base, post), iron, 0.002),
        x * (halfX - post * 0.7),
        (roof + base) / 2,
        z * (halfZ - post * 0.7),
      );
    }
  const hood = [
    [1.1, 0],
    [0.95, 0.04],
    [0.5, 0.14],
    [0.42, 0.15],
    [0.42, 0.2],
    [0.5, 0.21],
    [0.3, 0.26],
    [0.1, 0.27],
    [0, 0.27],
  ] as const;
  const dome = workshop.lathe('hood', hood.map(([r, h]) => [r * halfX * 0.95, h * height] as const), iron, 16); // prettier-ignore
  frame.add(dome, 0, roof + height * 0.035, 0).scaling.z = depth / width;
  const ring = Array.from({ length: 13 }, (_, step) => {
    const round = (step / 12) * Math.PI * 2;
    return vec(Math.cos(round) * width * 0.16, height * 0.945 + Math.sin(round) * height * 0.05, 0);
  });
  frame.add(workshop.tube('ring', ring, 0.0045, iron));
  addCandle(assembly, frame, vec(0, base, 0), width * 0.085, height * 0.2);

  const panes = assembly.part('panes');
  const glass = workshop.material('glass');
  for (const side of [-1, 1]) {
    panes.add(
      workshop.box('pane', vec(width - post * 2.2, roof - base, 0.003), glass, 0.0008),
      0,
      (roof + base) / 2,
      side * (halfZ - post * 0.7),
    );
    panes.add(
      workshop.box('pane', vec(0.003, roof - base, depth - post * 2.2), glass, 0.0008),
      side * (halfX - post * 0.7),
      (roof + base) / 2,
      0,
    );
  }
  for (const y of [0.36, 0.66]) {
    for (const side of [-1, 1]) {
      frame.add(
        workshop.box('guard', vec(width - post, 0.005, 0.005), iron, 0.0015),
        0,
        base + (roof - base) * y,
        side * (halfZ - post * 0.35),
      );
      frame.add(
        workshop.box('guard', vec(0.005, 0.005, depth - post), iron, 0.0015),
        side * (halfX - post * 0.35),
        base + (roof - base) * y,
        0,
      );
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
    if (bit < 4) bits.add(shard, assembly.wobble(halfX - inset * 1.4), base, (bit % 2 ? 1 : -1) * (halfZ - post * 0.7));
    else
      bits.add(shard, assembly.wobble(halfX * 0.8), 0.004, assembly.wobble(halfZ * 0.8), {
        x: Math.PI / 2,
        y: assembly.wobble(3),
      });
  }
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
    (broken) => {
      panes.node.setEnabled(broken < 0.5);
      bits.node.setEnabled(broken >= 0.5);
    },
    0.1,
  );
  return assembly.ready();
};
