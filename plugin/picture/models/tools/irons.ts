import { says } from '../carpentry/assembly.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { lying } from '../weapons/blades.ts';

/** A poker ends in a hook and a brass knob; a crowbar is bent at its end. */
export const makePoker: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const bar = /crow|jemmy|pry|tyre/i.test(work.thing.name);
  const iron = madeOf(work, 'iron', ['steel']);
  const y = height / 2;
  work.rod(frame, [[0, y, -depth * 0.34], [0, y, depth * 0.4], [0, y * 1.0, depth * 0.46], [0, y, depth * 0.492]], bar ? height * 0.32 : 0.007, iron); // prettier-ignore
  work.rod(
    frame,
    [
      [0, y, depth * 0.4],
      [width * 0.24, y, depth * 0.43],
      [width * 0.42, y, depth * 0.41],
    ],
    0.006,
    iron,
  );
  if (bar) {
    work.rod(
      frame,
      [
        [0, y, -depth * 0.34],
        [0, y, -depth * 0.47],
        [-width * 0.36, y, -depth * 0.48],
      ],
      height * 0.32,
      iron,
    );
    work.box(frame, [width * 0.5, height * 0.9, 0.03], [-width * 0.2, y, -depth * 0.47], iron, undefined, 0.004);
  } else {
    const brass = work.workshop.material('brass');
    work.lathe(frame, height / 2, depth * 0.2, [[0, 0], [0.6, 0], [1, 0.12], [0.7, 0.24], [0.5, 0.3], [0.7, 0.5], [0.5, 0.75], [0.7, 0.9], [0.4, 1], [0, 1]], brass, [0, y, -depth / 2], lying, 14); // prettier-ignore
    work.box(frame, [width * 0.9, height * 0.3, 0.008], [0, y, -depth * 0.31], brass, undefined, 0.002);
  }
  const soot = work.partWhen('soot', (state) => says(state, 'dirty'));
  work.lathe(soot, height * 0.24, depth * 0.14, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('ash', '#171513'), [0, y, depth * 0.33], lying, 8); // prettier-ignore
  const blood = work.partWhen('blood', (state) => says(state, 'bloody'));
  work.lathe(blood, height * 0.26, depth * 0.1, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('wine', '#6e0b0b'), [0, y, depth * 0.35], lying, 8); // prettier-ignore
});

/** Two arms on a pivot; open, they spread. */
export const makeTongs: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const iron = madeOf(work, 'iron', metals);
  const y = height / 2;
  for (const side of [-1, 1]) {
    const arm = work.part(`arm ${side}`, { x: 0, y, z: -depth * 0.26 });
    work.rod(arm, [[-side * width * 0.3, 0, -depth * 0.2], [0, 0, 0], [side * width * 0.38, 0, depth * 0.3], [side * width * 0.4, 0, depth * 0.6], [side * width * 0.3, 0, depth * 0.72]], height * 0.2, iron); // prettier-ignore
    work.box(
      arm,
      [width * 0.16, height * 0.9, depth * 0.05],
      [side * width * 0.28, 0, depth * 0.72],
      iron,
      undefined,
      0.004,
    );
    work.rod(arm, circle(width * 0.16, 10).map(([x, z]) => [-side * width * 0.3 + x, 0, -depth * 0.215 + z * 0.7] as const), height * 0.13, iron); // prettier-ignore
    work.moves(
      (state) => (says(state, 'open') ? 1 : 0),
      (open) => void (arm.node.rotation.y = side * 0.12 * open),
      0.2,
    );
  }
  work.ball(work.frame, height * 0.42, [0, y, -depth * 0.26], work.workshop.material('brass'));
});

/** Two blades and two bows; they stand open when it is open. */
export const makeScissors: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const steel = madeOf(work, 'steel', metals);
  for (const side of [-1, 1]) {
    const half = work.part(`half ${side}`, { x: 0, y: height / 2 + side * height * 0.12, z: -depth * 0.05 });
    work.plate(half, [[side * 0.006, -0.01], [side * 0.008, depth * 0.2], [0, depth * 0.55], [-side * 0.004, depth * 0.2], [-side * 0.006, -0.01]], height * 0.2, [0, 0, 0], steel); // prettier-ignore
    work.rod(
      half,
      [
        [0, 0, 0],
        [-side * width * 0.14, 0, -depth * 0.18],
      ],
      height * 0.2,
      steel,
    );
    work.rod(half, circle(width * 0.22, 14).map(([x, z]) => [-side * width * 0.25 + x, 0, -depth * 0.29 + z * 1.25] as const), height * 0.22, steel); // prettier-ignore
    work.moves((state) => (says(state, 'open') ? 1 : 0), (open) => void (half.node.rotation.y = -side * 0.35 * open), 0.2); // prettier-ignore
  }
  work.lathe(work.frame, height * 0.4, height, [[0, 0], [1, 0], [1, 0.9], [0.6, 1], [0, 1]], work.workshop.material('brass'), [0, 0, -depth * 0.05], undefined, 10); // prettier-ignore
});

/** A head of iron, or of wood where it is a mallet or a gavel. */
export const makeHammer: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const soft = /mallet|gavel/i.test(work.thing.name);
  const head = soft ? work.workshop.material('walnut') : madeOf(work, 'iron', metals);
  const wood = madeOf(work, 'pine', woods);
  const y = height / 2;
  work.lathe(frame, height * 0.36, depth * 0.97, [[0, 0], [1, 0], [1.05, 0.05], [0.8, 0.3], [0.65, 0.7], [0.7, 1], [0, 1]], wood, [0, y, -depth / 2], lying, 12); // prettier-ignore
  work.lathe(frame, height / 2, width, [[0, 0], [0.9, 0], [1, 0.04], [1, 0.16], [0.72, 0.24], [0.75, 0.62], [0.5, 0.8], [0.3, 1], [0, 1]], head, [width / 2, y, depth * 0.42], { z: Math.PI / 2 }, 14); // prettier-ignore
  work.box(frame, [height * 1.1, height * 0.96, depth * 0.12], [0, y, depth * 0.43], head, undefined, 0.004);
  work.shatters(wood, 0.012);
});

/** A blade like a cup hand, a shaft, a T for the hand. */
export const makeSpade: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const iron = madeOf(work, 'iron', metals);
  const wood = madeOf(work, 'pine', woods);
  work.rod(
    frame,
    [
      [0, height * 0.7, -depth * 0.47],
      [0, height * 0.5, 0],
      [0, height * 0.3, depth * 0.24],
    ],
    0.015,
    wood,
  );
  work.rod(frame, [[-width * 0.36, height * 0.72, -depth * 0.48], [width * 0.36, height * 0.72, -depth * 0.48]], 0.016, wood); // prettier-ignore
  const half = width / 2;
  work.plate(frame, [[-half, depth * 0.22], [half, depth * 0.22], [half * 0.96, depth * 0.42], [half * 0.5, depth * 0.49], [0, depth / 2], [-half * 0.5, depth * 0.49], [-half * 0.96, depth * 0.42]], 0.006, [0, height * 0.12, 0], iron); // prettier-ignore
  for (const side of [-1, 1]) work.box(frame, [0.01, height * 0.3, depth * 0.24], [side * (half - 0.005), height * 0.22, depth * 0.33], iron, undefined, 0.003); // prettier-ignore
  work.box(frame, [0.04, height * 0.5, depth * 0.12], [0, height * 0.26, depth * 0.22], iron, undefined, 0.006);
  const soil = work.partWhen('soil', (state) => says(state, 'dirty'));
  work.ball(soil, width * 0.3, [0, height * 0.2, depth * 0.4], work.workshop.material('soil'), [1, 0.25, 1]);
  work.shatters(wood, 0.02);
});

/** Two rails and their rungs, leaning back a little. */
export const makeLadder: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const wood = madeOf(work, 'pine', [...woods, ...metals]);
  for (const side of [-1, 1]) work.box(frame, [0.05, height, depth * 0.5], [side * (width / 2 - 0.025), height / 2, 0], wood, { x: -0.025 }, 0.01); // prettier-ignore
  const rungs = Math.max(3, Math.round(height / 0.28));
  for (let rung = 0; rung < rungs; rung++) {
    const y = ((rung + 0.6) / rungs) * height;
    work.rod(frame, [[-width / 2 + 0.02, y, (y / height - 0.5) * -0.05], [width / 2 - 0.02, y, (y / height - 0.5) * -0.05]], 0.016, wood); // prettier-ignore
  }
  work.shatters(wood, 0.03);
});
