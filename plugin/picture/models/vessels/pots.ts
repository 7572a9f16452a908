import { says } from '../carpentry/assembly.ts';
import { crockery, madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import type { Profile } from '../handwork/workpiece.ts';
import { addLiquid } from '../handwork/liquid.ts';
import type { ModelMaker } from '../model.ts';
import { scaledBy } from './cups.ts';

const bowl: Profile = [[0, 0], [0.42, 0], [0.45, 0.08], [0.38, 0.1], [0.7, 0.35], [0.9, 0.65], [1, 1], [0.96, 1], [0.85, 0.66], [0.64, 0.4], [0.3, 0.2], [0, 0.17]]; // prettier-ignore
const bowlRoom: Profile = [
  [0.3, 0.2],
  [0.64, 0.4],
  [0.85, 0.66],
  [0.94, 0.96],
];

export const makeBowl: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const ware = madeOf(work, 'ceramic', crockery);
  work.lathe(work.frame, width / 2, height, bowl, ware, undefined, undefined, 26);
  const band = work.workshop.material('ceramic', '#3f5f86');
  work.lathe(
    work.frame,
    width / 2,
    height * 0.05,
    [
      [0.955, 0],
      [0.985, 1],
    ],
    band,
    [0, height * 0.84, 0],
    undefined,
    26,
  );
  addLiquid(work, work.frame, scaledBy(bowlRoom, width / 2, height));
  work.shatters(ware, 0.005);
});

const cauldron: Profile = [[0, 0.02], [0.5, 0], [0.86, 0.12], [1, 0.4], [0.94, 0.74], [0.86, 0.82], [0.95, 0.86], [0.95, 0.9], [0.84, 0.9], [0.8, 0.82], [0.9, 0.7], [0.93, 0.4], [0.8, 0.16], [0, 0.1]]; // prettier-ignore
const cauldronRoom: Profile = [
  [0.6, 0.12],
  [0.8, 0.18],
  [0.92, 0.4],
  [0.9, 0.7],
  [0.81, 0.82],
];

/** A round iron pot with two ears, and a ladle in it while there is soup. */
export const makeCookingPot: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const iron = madeOf(work, 'iron', crockery);
  const radius = depth / 2;
  work.lathe(frame, radius, height, cauldron, iron, undefined, undefined, 24);
  for (const side of [-1, 1]) {
    const reach = width / 2 - 0.008;
    work.rod(frame, [[side * radius * 0.92, height * 0.8, -0.04], [side * reach, height * 0.84, -0.03], [side * reach, height * 0.84, 0.03], [side * radius * 0.92, height * 0.8, 0.04]], 0.008, iron); // prettier-ignore
  }
  addLiquid(work, frame, scaledBy(cauldronRoom, radius, height));
  const wood = work.workshop.material('pine');
  const ladle = work.partWhen('ladle', (state) => typeof state['liquid'] === 'string' && !says(state, 'broken'));
  work.rod(ladle, [[radius * 0.2, height * 0.5, 0], [radius * 0.62, height * 0.8, -radius * 0.3], [radius * 0.86, height * 0.99, -radius * 0.42]], 0.007, wood); // prettier-ignore
  const lid = work.partWhen(
    'lid',
    (state) => typeof state['liquid'] !== 'string' && !says(state, 'open') && !says(state, 'broken'),
  );
  work.lathe(lid, radius * 0.94, height * 0.13, [[0, 0], [1, 0], [1, 0.2], [0.6, 0.5], [0.15, 0.55], [0.18, 0.9], [0, 1]], iron, [0, height * 0.88, 0]); // prettier-ignore
  work.shatters(iron, 0.008);
});

const pail: Profile = [
  [0, 0.02],
  [0.72, 0],
  [0.78, 0.0],
  [1, 0.92],
  [0.96, 0.92],
  [0.74, 0.05],
  [0, 0.05],
];

/** Staves and hoops, and a bail that stands up in a hand and lies down otherwise. */
export const makeBucket: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const { frame } = work;
  const wood = madeOf(work, 'oak', [...woods, ...metals]);
  const iron = work.workshop.material('iron');
  const radius = width / 2;
  work.lathe(frame, radius, height, pail, wood, undefined, undefined, 14);
  for (const part of [0.16, 0.68]) {
    const wide = 0.78 + 0.22 * (part / 0.92) + 0.012;
    work.lathe(
      frame,
      radius,
      height * 0.07,
      [
        [wide, 0],
        [wide + 0.016, 1],
      ],
      iron,
      [0, height * part, 0],
      undefined,
      20,
    );
  }
  addLiquid(work, frame, scaledBy([[0.74, 0.05], [0.95, 0.9]], radius, height)); // prettier-ignore
  const bail = work.part('bail', { x: 0, y: height * 0.9, z: 0 });
  work.rod(
    bail,
    circle(radius * 0.97, 12, 0, Math.PI).map(([x, y]) => [x, y * 0.75, 0] as const),
    0.005,
    iron,
  );
  work.moves((state) => (says(state, 'held') ? 1 : 0), (up) => void (bail.node.rotation.x = 1.45 * (1 - up)), 0.3); // prettier-ignore
  work.shatters(wood, 0.012, frame, bail);
});

const vase: Profile = [[0, 0], [0.55, 0], [0.6, 0.03], [0.52, 0.06], [0.8, 0.25], [1, 0.48], [0.92, 0.64], [0.5, 0.8], [0.42, 0.87], [0.62, 1], [0.56, 1], [0.36, 0.87], [0.44, 0.78], [0.84, 0.63], [0.9, 0.48], [0.5, 0.1], [0, 0.08]]; // prettier-ignore

/** Glazed, with painted bands. */
export const makeVase: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const ware = madeOf(work, 'ceramic', crockery, '#3d6f8a');
  work.lathe(work.frame, width / 2, height, vase, ware, undefined, undefined, 26);
  const band = work.workshop.material('ceramic', '#e8c66a');
  work.lathe(
    work.frame,
    width / 2,
    height * 0.035,
    [
      [0.985, 0],
      [1.012, 0.5],
      [1, 1],
    ],
    band,
    [0, height * 0.44, 0],
    undefined,
    26,
  );
  work.lathe(
    work.frame,
    width / 2,
    height * 0.02,
    [
      [0.47, 0],
      [0.45, 1],
    ],
    band,
    [0, height * 0.84, 0],
    undefined,
    26,
  );
  addLiquid(work, work.frame, scaledBy([[0.5, 0.1], [0.9, 0.48], [0.84, 0.63], [0.42, 0.79], [0.38, 0.9]], width / 2, height)); // prettier-ignore
  work.shatters(ware, 0.006);
});

const plate: Profile = [[0, 0], [0.55, 0], [0.58, 0.25], [0.72, 0.5], [1, 0.92], [0.98, 1], [0.7, 0.66], [0.58, 0.4], [0, 0.35]]; // prettier-ignore

export const makePlate: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const ware = madeOf(work, 'ceramic', crockery);
  work.lathe(work.frame, width / 2, height, plate, ware, undefined, undefined, 30);
  const band = work.workshop.material('ceramic', '#b0913f');
  work.lathe(
    work.frame,
    width / 2,
    height * 0.06,
    [
      [0.9, 0],
      [0.95, 1],
    ],
    band,
    [0, height * 0.92, 0],
    undefined,
    30,
  );
  work.shatters(ware, 0.005);
});

/** A salver: a raised rim, two handles. */
export const makeTray: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const metal = madeOf(work, 'silver', [...metals, ...woods]);
  const [wide, deep] = [width - 0.05, depth];
  work.box(frame, [wide, height * 0.3, deep], [0, height * 0.15, 0], metal);
  for (const side of [-1, 1]) {
    work.box(frame, [wide, height * 0.7, 0.012], [0, height * 0.5, side * (deep / 2 - 0.006)], metal);
    work.box(frame, [0.012, height * 0.7, deep], [side * (wide / 2 - 0.006), height * 0.5, 0], metal);
    const end = width / 2 - 0.005;
    work.rod(frame, [[side * (wide / 2), height * 0.55, -0.05], [side * end, height * 0.8, -0.035], [side * end, height * 0.8, 0.035], [side * (wide / 2), height * 0.55, 0.05]], 0.005, metal); // prettier-ignore
  }
});
