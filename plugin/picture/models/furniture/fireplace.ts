import type { State } from '../../../../src/drama/state.ts';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { says } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';

/** A fireplace burns unless it is said to be out: nothing in a scene lights what nothing calls lightable. */
const burns =
  (canBeLit: boolean) =>
  (state: State): boolean =>
    says(state, 'lit') || (!canBeLit && state['lit'] === undefined);

/** Brick and soot behind a stone front, iron dogs, logs over embers; the fire is seen and felt when it burns. */
export const makeFireplace = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
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
      frame.box('stone', size, [side * (width / 2 - pier / 2), high * (block + 0.5), back + depth * 0.41], 0.014); // block
    }
  }
  const wedges = 5;
  for (let wedge = 0; wedge < wedges; wedge++) {
    const wide = width / wedges;
    const key = wedge === 2 ? 0.02 : 0;
    const size = vec(wide - 0.004, lintel, depth * 0.84 + key);
    frame.box(
      'stone',
      size,
      [-width / 2 + wide * (wedge + 0.5), height - lintel / 2, back + (depth * 0.84 + key) / 2],
      0.014,
    ); // lintel
  }
  frame.box('slate', [width, hearth, depth], [0, hearth / 2, 0], 0.012); // hearth
  frame.box(
    'brick #2b2421',
    [opening.width + 0.02, opening.height, 0.05],
    [0, hearth + opening.height / 2, back + 0.03],
    0.004,
  ); // fireback
  for (const side of [-1, 1]) {
    frame.box(
      'brick',
      [0.05, opening.height, depth * 0.7],
      [side * (opening.width / 2 - 0.01), hearth + opening.height / 2, back + depth * 0.36],
      { chamfer: 0.004, y: side * 0.12 },
    ); // cheek
  }
  const fireZ = back + Math.max(0.18, depth * 0.42);
  const grate = Math.min(0.6, opening.width * 0.62);
  for (const side of [-1, 1]) {
    const dog = [vec(side * grate * 0.42, hearth + 0.005, fireZ + 0.16), vec(side * grate * 0.42, hearth + 0.09, fireZ + 0.12), vec(side * grate * 0.42, hearth + 0.09, fireZ - 0.12)]; // prettier-ignore
    frame.rod('iron', dog, 0.013); // dog
    frame.ball('iron', 0.03, [side * grate * 0.42, hearth + 0.13, fireZ + 0.125]); // dog head
    frame.box('iron', [0.022, 0.13, 0.022], [side * grate * 0.42, hearth + 0.065, fireZ + 0.125], 0.004); // dog post
  }
  const bark = workshop.material('bark');
  const log = (radius: number, long: number) => workshop.lathe('log', [[0, 0], [radius * 0.95, 0], [radius, 0.015], [radius * 0.92, long - 0.015], [radius * 0.88, long], [0, long]], bark, 9); // prettier-ignore
  const logs = [
    [0.05, -0.06, 0.135, 0.03],
    [0.045, 0.05, 0.13, -0.04],
    [0.042, 0, 0.2, 0.16],
  ] as const;
  for (const [radius, z, y, turn] of logs)
    frame.add(log(radius, grate), [-grate / 2, hearth + y, fireZ + z], { z: -Math.PI / 2 + turn * 0.4, y: turn });
  frame.lathe('ash', outline('0.5 0, 0.4 0.02, 0.2 0.045, 0 0.05', grate), [0, hearth, fireZ], 14).scaling.z = 0.5;

  const isLit = burns(thing.traits.has('lightable'));
  const embers = assembly.part('embers');
  for (let coal = 0; coal < 9; coal++) {
    const size = 0.02 + assembly.random.next() * 0.02;
    embers.ball('ember', size, [
      assembly.wobble(grate * 0.36),
      hearth + 0.05 + size * 0.4,
      fireZ + assembly.wobble(0.09),
    ]).scaling.y = 0.7;
  }
  assembly.moves(
    isLit,
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
});
