import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { periodOf } from '../carpentry/period.ts';
import type { ModelMaker } from '../model.ts';

/** Two casements in a frame: leaded in old times, barred later; broken, only splinters stand in the putty. */
export const makeWindow: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const old = periodOf(workshop) === 'old';
  const wood = woodOf(workshop, thing, old ? 'oak' : 'painted-wood');
  const bar = old ? workshop.material('iron', '#3a3a3c') : wood;
  const glass = workshop.material('glass');
  const post = 0.055;
  for (const side of [-1, 1]) {
    frame.add(
      workshop.box('jamb', vec(post, height, depth), wood, 0.008),
      side * (width / 2 - post / 2),
      height / 2,
      0,
    );
    frame.add(
      workshop.box('head', vec(width, post, depth), wood, 0.008),
      0,
      side > 0 ? height - post / 2 : post / 2,
      0,
    );
  }
  const [wide, tall] = [width / 2 - post, height - post * 2];
  for (const side of [-1, 1]) {
    const leaf = assembly.part(
      side < 0 ? 'left casement' : 'right casement',
      vec(side * (width / 2 - post), height / 2, 0),
    );
    const middle = (-side * wide) / 2;
    const thin = Math.min(0.04, depth * 0.5);
    for (const edge of [-1, 1]) {
      leaf.add(workshop.box('stile', vec(0.04, tall, thin), wood, 0.006), middle + edge * (wide / 2 - 0.02), 0, 0);
      leaf.add(workshop.box('rail', vec(wide - 0.08, 0.04, thin), wood, 0.006), middle, edge * (tall / 2 - 0.02), 0);
    }
    const [columns, rows] = old ? [3, 7] : [2, 3];
    for (let column = 1; column < columns; column++)
      leaf.add(
        workshop.box('bar', vec(old ? 0.009 : 0.018, tall - 0.08, thin * 0.6), bar, 0.003),
        middle - wide / 2 + 0.04 + ((wide - 0.08) * column) / columns,
        0,
        0,
      );
    for (let row = 1; row < rows; row++)
      leaf.add(
        workshop.box('bar', vec(wide - 0.08, old ? 0.009 : 0.018, thin * 0.58), bar, 0.003),
        middle,
        -tall / 2 + 0.04 + ((tall - 0.08) * row) / rows,
        0,
      );
    leaf.add(
      workshop.box('catch', vec(0.02, 0.09, 0.02), metalOf(workshop, thing, 'brass'), 0.004),
      -side * (wide - 0.02),
      0,
      thin / 2 + 0.008,
    );

    const pane = assembly.part('pane', vec(middle, 0, 0), leaf);
    pane.add(workshop.box('pane', vec(wide - 0.08, tall - 0.08, 0.005), glass, 0.001));
    const splinters = assembly.part('splinters', vec(middle, 0, 0), leaf);
    const [halfWide, halfTall] = [wide / 2 - 0.04, tall / 2 - 0.04];
    for (let splinter = 0; splinter < 12; splinter++) {
      const long = 0.06 + assembly.random.next() * 0.14;
      const base = 0.05 + assembly.random.next() * 0.05;
      const along = assembly.wobble(1);
      const edge = splinter % 4;
      const outline = [
        [-base, 0],
        [base, 0],
        [assembly.wobble(base), long],
      ] as const;
      const [x, y] =
        edge < 2
          ? [along * (halfWide - base), edge ? -halfTall : halfTall]
          : [edge === 2 ? -halfWide : halfWide, along * (halfTall - base)];
      const turn = [Math.PI, 0, -Math.PI / 2, Math.PI / 2][edge] ?? 0;
      splinters.add(workshop.slab('splinter', outline, 0.004, glass), x, y, 0, { z: turn });
    }
    assembly.moves(
      (state) => (says(state, 'broken') ? 1 : 0),
      (broken) => {
        pane.node.setEnabled(broken < 0.5);
        splinters.node.setEnabled(broken >= 0.5);
      },
      0.1,
    );
    assembly.moves(
      (state) => (isOpen(thing, state) ? 1 : 0),
      (open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open),
      0.7,
    );
  }
  return assembly.ready();
};
