import type { State } from '../../../../src/drama/state.ts';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import type { ModelMaker } from '../model.ts';

/** A fireplace burns unless it is said to be out: nothing in a scene lights what nothing calls lightable. */
const burns =
  (canBeLit: boolean) =>
  (state: State): boolean =>
    says(state, 'lit') || (!canBeLit && state['lit'] === undefined);

/** Brick and soot behind a stone front, iron dogs, logs over embers; the fire is seen and felt when it burns. */
export const makeFireplace: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const stone = workshop.material('stone');
  const brick = workshop.material('brick');
  const soot = workshop.material('brick', '#2b2421');
  const iron = workshop.material('iron');
  const pier = Math.min(0.26, width * 0.18);
  const lintel = Math.min(0.26, height * 0.22);
  const hearth = 0.06;
  const opening = { width: width - pier * 2, height: height - lintel - hearth };
  const back = -depth / 2;

  for (const side of [-1, 1]) {
    const blocks = 4;
    for (let block = 0; block < blocks; block++) {
      const high = (height - lintel) / blocks;
      const size = vec(pier - assembly.random.next() * 0.012, high - 0.005, depth * 0.82);
      frame.add(
        workshop.box('block', size, stone, 0.014),
        side * (width / 2 - pier / 2),
        high * (block + 0.5),
        back + depth * 0.41,
      );
    }
  }
  const wedges = 5;
  for (let wedge = 0; wedge < wedges; wedge++) {
    const wide = width / wedges;
    const key = wedge === 2 ? 0.02 : 0;
    const size = vec(wide - 0.004, lintel, depth * 0.84 + key);
    frame.add(
      workshop.box('lintel', size, stone, 0.014),
      -width / 2 + wide * (wedge + 0.5),
      height - lintel / 2,
      back + (depth * 0.84 + key) / 2,
    );
  }
  frame.add(workshop.box('hearth', vec(width, hearth, depth), workshop.material('slate'), 0.012), 0, hearth / 2, 0);
  frame.add(
    workshop.box('fireback', vec(opening.width + 0.02, opening.height, 0.05), soot, 0.004),
    0,
    hearth + opening.height / 2,
    back + 0.03,
  );
  for (const side of [-1, 1]) {
    frame.add(
      workshop.box('cheek', vec(0.05, opening.height, depth * 0.7), brick, 0.004),
      side * (opening.width / 2 - 0.01),
      hearth + opening.height / 2,
      back + depth * 0.36,
      { y: side * 0.12 },
    );
  }
  const fireZ = back + Math.max(0.18, depth * 0.42);
  const grate = Math.min(0.6, opening.width * 0.62);
  for (const side of [-1, 1]) {
    const dog = [vec(side * grate * 0.42, hearth + 0.005, fireZ + 0.16), vec(side * grate * 0.42, hearth + 0.09, fireZ + 0.12), vec(side * grate * 0.42, hearth + 0.09, fireZ - 0.12)]; // prettier-ignore
    frame.add(workshop.tube('dog', dog, 0.013, iron));
    frame.add(workshop.ball('dog head', 0.03, iron), side * grate * 0.42, hearth + 0.13, fireZ + 0.125);
    frame.add(
      workshop.box('dog post', vec(0.022, 0.13, 0.022), iron, 0.004),
      side * grate * 0.42,
      hearth + 0.065,
      fireZ + 0.125,
    );
  }
  const bark = workshop.material('bark');
  const log = (radius: number, long: number) => workshop.lathe('log', [[0, 0], [radius * 0.95, 0], [radius, 0.015], [radius * 0.92, long - 0.015], [radius * 0.88, long], [0, long]], bark, 9); // prettier-ignore
  const logs = [
    [0.05, -0.06, 0.135, 0.03],
    [0.045, 0.05, 0.13, -0.04],
    [0.042, 0, 0.2, 0.16],
  ] as const;
  for (const [radius, z, y, turn] of logs)
    frame.add(log(radius, grate), -grate / 2, hearth + y, fireZ + z, { z: -Math.PI / 2 + turn * 0.4, y: turn });
  const ash = workshop.lathe(
    'ash',
    [
      [grate * 0.5, 0],
      [grate * 0.4, 0.02],
      [grate * 0.2, 0.045],
      [0, 0.05],
    ],
    workshop.material('ash'),
    14,
  );
  frame.add(ash, 0, hearth, fireZ).scaling.z = 0.5;

  const isLit = burns(thing.traits.has('lightable'));
  const embers = assembly.part('embers');
  const ember = workshop.material('ember');
  for (let coal = 0; coal < 9; coal++) {
    const size = 0.02 + assembly.random.next() * 0.02;
    embers.add(
      workshop.ball('ember', size, ember),
      assembly.wobble(grate * 0.36),
      hearth + 0.05 + size * 0.4,
      fireZ + assembly.wobble(0.09),
    ).scaling.y = 0.7;
  }
  assembly.moves(
    (state) => (isLit(state) ? 1 : 0),
    (lit) => {
      embers.node.setEnabled(lit > 0.02);
      embers.node.scaling.y = Math.max(0.02, lit);
    },
    0.8,
  );
  const tall = Math.min(0.5, opening.height * 0.55);
  const flames = [
    [0, 1],
    [-0.28, 0.75],
    [0.26, 0.8],
  ] as const;
  flames.forEach(([x, part], index) => {
    const at = vec(x * grate, hearth + 0.14, fireZ + (index ? 0.02 : -0.02));
    assembly.shines(workshop.flame(`${thing.id} fire ${index}`, assembly.root, at, tall * part), isLit);
  });
  return assembly.ready();
};
