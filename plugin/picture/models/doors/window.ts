import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { metalOf, woodOf } from '../carpentry/dress.ts';
import { periodOf } from '../carpentry/period.ts';

/** Two casements in a frame: leaded in old times, barred later; broken, only splinters stand in the putty. */
export const makeWindow = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const old = periodOf(workshop) === 'old';
  const wood = woodOf(workshop, thing, old ? 'oak' : 'painted-wood');
  const bar = old ? workshop.material('iron', '#3a3a3c') : wood;
  const post = 0.055;
  for (const side of [-1, 1]) {
    frame.box(wood, [post, height, depth], [side * (width / 2 - post / 2), height / 2, 0], 0.008); // jamb
    frame.box(wood, [width, post, depth], [0, side > 0 ? height - post / 2 : post / 2, 0], 0.008); // head
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
      leaf.box(wood, [0.04, tall, thin], [middle + edge * (wide / 2 - 0.02), 0, 0], 0.006); // stile
      leaf.box(wood, [wide - 0.08, 0.04, thin], [middle, edge * (tall / 2 - 0.02), 0], 0.006); // rail
    }
    const [columns, rows] = old ? [3, 7] : [2, 3];
    for (let column = 1; column < columns; column++)
      leaf.box(
        bar,
        [old ? 0.009 : 0.018, tall - 0.08, thin * 0.6],
        [middle - wide / 2 + 0.04 + ((wide - 0.08) * column) / columns, 0, 0],
        0.003,
      ); // bar
    for (let row = 1; row < rows; row++)
      leaf.box(
        bar,
        [wide - 0.08, old ? 0.009 : 0.018, thin * 0.58],
        [middle, -tall / 2 + 0.04 + ((tall - 0.08) * row) / rows, 0],
        0.003,
      ); // bar
    leaf.box(
      metalOf(workshop, thing, 'brass'),
      [0.02, 0.09, 0.02],
      [-side * (wide - 0.02), 0, thin / 2 + 0.008],
      0.004,
    ); // catch

    const pane = assembly.part('pane', vec(middle, 0, 0), leaf);
    pane.box('glass', [wide - 0.08, tall - 0.08, 0.005], [0, 0, 0], 0.001); // pane
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
      splinters.slab('glass', outline, 0.004, [x, y, 0], { z: turn }); // splinter
    }
    assembly.moves(
      when('broken'),
      (broken) => {
        pane.node.setEnabled(broken < 0.5);
        splinters.node.setEnabled(broken >= 0.5);
      },
      0.1,
    );
    assembly.moves(
      (state) => isOpen(thing, state),
      (open) => void (leaf.node.rotation.y = side * (Math.PI / 2) * open),
      0.7,
    );
  }
});
