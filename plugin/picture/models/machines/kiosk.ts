import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/** A red box of small panes under a domed roof, open at its front, a telephone on the back wall. */
export const makeKiosk: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const { substance, colour } = dressOf(thing);
  const telephone = /phone|call/i.test([thing.name, ...thing.aliases].join(' '));
  const paint = workshop.material(substance ?? 'painted-wood', colour ?? (telephone ? '#a3231f' : '#3d5a50'));
  const glass = workshop.material('glass');
  const post = 0.08;
  const roof = height * 0.13;
  const wallTop = height - roof;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.add(
        workshop.box('post', vec(post, wallTop, post), paint, 0.012),
        x * (width / 2 - post / 2),
        wallTop / 2,
        z * (depth / 2 - post / 2),
      );
  frame.add(
    workshop.box('floor', vec(width - 0.02, 0.02, depth - 0.02), workshop.material('slate'), 0.004),
    0,
    0.01,
    0,
  );
  const inner = { x: width - post * 2, z: depth - post * 2 };
  const walls = [
    { along: inner.x, at: vec(0, 0, -depth / 2 + post / 2), yaw: 0 },
    { along: inner.z, at: vec(-width / 2 + post / 2, 0, 0), yaw: Math.PI / 2 },
    { along: inner.z, at: vec(width / 2 - post / 2, 0, 0), yaw: Math.PI / 2 },
  ];
  const [sill, head] = [0.32, wallTop - 0.14];
  for (const { along, at, yaw } of walls) {
    const turn = { y: yaw };
    frame.add(workshop.box('skirt', vec(along, sill, 0.04), paint, 0.008), at.x, sill / 2, at.z, turn);
    frame.add(
      workshop.box('head', vec(along, wallTop - head, 0.05), paint, 0.008),
      at.x,
      (head + wallTop) / 2,
      at.z,
      turn,
    );
    frame.add(workshop.box('glass', vec(along, head - sill, 0.006), glass, 0.001), at.x, (sill + head) / 2, at.z, turn);
    for (let row = 1; row < 6; row++)
      frame.add(
        workshop.box('bar', vec(along, 0.018, 0.022), paint, 0.004),
        at.x,
        sill + ((head - sill) * row) / 6,
        at.z,
        turn,
      );
    for (const side of [-1, 1]) {
      const off = (side * along) / 3.4;
      frame.add(
        workshop.box('bar', vec(0.018, head - sill, 0.022), paint, 0.004),
        at.x + (yaw ? 0 : off),
        (sill + head) / 2,
        at.z + (yaw ? off : 0),
        turn,
      );
    }
  }
  frame.add(workshop.box('lintel', vec(inner.x, 0.14, 0.05), paint, 0.008), 0, wallTop - 0.07, depth / 2 - post / 2);
  frame.add(workshop.box('cornice', vec(width, roof * 0.42, depth), paint, 0.016), 0, wallTop + roof * 0.21, 0);
  const dome = [[0.7, 0], [0.66, 0.22], [0.5, 0.55], [0.25, 0.85], [0, 1]].map(([r, h]) => [(r ?? 0) * width * 0.98, (h ?? 0) * roof * 0.58] as const); // prettier-ignore
  frame.add(workshop.lathe('dome', dome, paint, 4), 0, wallTop + roof * 0.42, 0, { y: Math.PI / 4 }).scaling.z =
    depth / width;
  if (telephone) {
    const white = workshop.material('ceramic', '#f4efdf');
    frame.add(
      workshop.box('sign', vec(inner.x * 0.86, 0.09, 0.01), white, 0.003),
      0,
      wallTop - 0.07,
      depth / 2 - post / 2 + 0.028,
    );
    const black = workshop.material('rubber', '#1c1c1f');
    const back = -depth / 2 + post;
    frame.add(workshop.box('telephone', vec(0.26, 0.42, 0.12), black, 0.02), 0, 1.35, back + 0.05);
    frame.add(workshop.lathe('dial', [[0, 0], [0.07, 0], [0.075, 0.008], [0.05, 0.014], [0, 0.014]], workshop.material('chrome'), 18), 0.02, 1.36, back + 0.11, { x: Math.PI / 2 }); // prettier-ignore
    frame.add(workshop.box('receiver', vec(0.045, 0.2, 0.045), black, 0.02), -0.16, 1.38, back + 0.08);
    frame.add(workshop.tube('cord', [vec(-0.16, 1.28, back + 0.08), vec(-0.18, 1.08, back + 0.1), vec(-0.1, 1.04, back + 0.08), vec(-0.06, 1.15, back + 0.06)], 0.006, black)); // prettier-ignore
    frame.add(
      workshop.box('shelf', vec(inner.x - 0.05, 0.025, 0.2), workshop.material('walnut'), 0.006),
      0,
      0.98,
      back + 0.1,
    );
  }
  assembly.shines(
    workshop.bulb(`${thing.id} light`, assembly.root, vec(0, wallTop - 0.07, 0), 0.045, '#ffe9c0'),
    (state) => !says(state, 'broken') && state['on'] !== false,
  );
  return assembly.ready();
};
