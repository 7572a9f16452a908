import { says, unless, when, type Condition } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { crockery, madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { addLiquid } from '../handwork/liquid.ts';

const bowl = '0 0, 0.42 0, 0.45 0.08, 0.38 0.1, 0.7 0.35, 0.9 0.65, 1 1, 0.96 1, 0.85 0.66, 0.64 0.4, 0.3 0.2, 0 0.17';
const bowlRoom = '0.3 0.2, 0.64 0.4, 0.85 0.66, 0.94 0.96';

const makeBowl = handmade((work) => {
  const { width, height } = work;
  const ware = madeOf(work, 'ceramic', crockery);
  work.frame.lathe(ware, outline(bowl, width / 2, height), [0, 0, 0], 26);
  work.frame.lathe('ceramic #3f5f86', outline('0.955 0, 0.985 1', width / 2, height * 0.05), [0, height * 0.84, 0], 26);
  addLiquid(work, work.frame, outline(bowlRoom, width / 2, height));
  work.shatters(ware, 0.005);
});

const cauldron =
  '0 0.02, 0.5 0, 0.86 0.12, 1 0.4, 0.94 0.74, 0.86 0.82, 0.95 0.86, 0.95 0.9, 0.84 0.9, 0.8 0.82, 0.9 0.7, 0.93 0.4, 0.8 0.16, 0 0.1';
const cauldronRoom = '0.6 0.12, 0.8 0.18, 0.92 0.4, 0.9 0.7, 0.81 0.82';

/** A round iron pot with two ears, and a ladle in it while there is soup. */
const makeCookingPot = handmade((work) => {
  const { frame, width, height, depth } = work;
  const iron = madeOf(work, 'iron', crockery);
  const radius = depth / 2;
  frame.lathe(iron, outline(cauldron, radius, height), [0, 0, 0], 24);
  const [root, reach] = [radius * 0.92, width / 2 - 0.008];
  const ear = path(`${root} 0.8 -0.04, ${reach} 0.84 -0.03, ${reach} 0.84 0.03, ${root} 0.8 0.04`, 1, height);
  frame.sides.rod(iron, ear, 0.008);
  addLiquid(work, frame, outline(cauldronRoom, radius, height));
  const ladle = work.partWhen('ladle', (state) => typeof state['liquid'] === 'string' && !says(state, 'broken'));
  ladle.rod('pine', path('0.2 0.5 0, 0.62 0.8 -0.3, 0.86 0.99 -0.42', radius, height, radius), 0.007);
  const isCovered: Condition = (state) => typeof state['liquid'] !== 'string' && unless('open broken')(state);
  const lid = work.partWhen('lid', isCovered);
  lid.lathe(iron, outline('0 0, 1 0, 1 0.2, 0.6 0.5, 0.15 0.55, 0.18 0.9, 0 1', radius * 0.94, height * 0.13), [0, height * 0.88, 0]); // prettier-ignore
  work.shatters(iron, 0.008);
});

const pail = '0 0.02, 0.72 0, 0.78 0, 1 0.92, 0.96 0.92, 0.74 0.05, 0 0.05';

/** Staves and hoops, and a bail that stands up in a hand and lies down otherwise. */
const makeBucket = handmade((work) => {
  const { frame, width, height } = work;
  const wood = madeOf(work, 'oak', [...woods, ...metals]);
  const radius = width / 2;
  frame.lathe(wood, outline(pail, radius, height), [0, 0, 0], 14);
  for (const part of [0.16, 0.68]) {
    const wide = 0.78 + 0.22 * (part / 0.92) + 0.012;
    frame.lathe('iron', outline(`${wide} 0, ${wide + 0.016} 1`, radius, height * 0.07), [0, height * part, 0], 20);
  }
  addLiquid(work, frame, outline('0.74 0.05, 0.95 0.9', radius, height));
  const bail = work.part('bail', { x: 0, y: height * 0.9, z: 0 });
  bail.rod('iron', outline(circle(radius * 0.97, 12, 0, Math.PI), 1, 0.75), 0.005);
  work.moves(when('held'), (up) => void (bail.node.rotation.x = 1.45 * (1 - up)), 0.3);
  work.shatters(wood, 0.012, frame, bail);
});

const vase =
  '0 0, 0.55 0, 0.6 0.03, 0.52 0.06, 0.8 0.25, 1 0.48, 0.92 0.64, 0.5 0.8, 0.42 0.87, 0.62 1, 0.56 1, 0.36 0.87, 0.44 0.78, 0.84 0.63, 0.9 0.48, 0.5 0.1, 0 0.08';

/** Glazed, with painted bands. */
const makeVase = handmade((work) => {
  const { width, height } = work;
  const ware = madeOf(work, 'ceramic', crockery, '#3d6f8a');
  work.frame.lathe(ware, outline(vase, width / 2, height), [0, 0, 0], 26);
  const band = work.workshop.material('ceramic', '#e8c66a');
  work.frame.lathe(band, outline('0.985 0, 1.012 0.5, 1 1', width / 2, height * 0.035), [0, height * 0.44, 0], 26);
  work.frame.lathe(band, outline('0.47 0, 0.45 1', width / 2, height * 0.02), [0, height * 0.84, 0], 26);
  addLiquid(work, work.frame, outline('0.5 0.1, 0.9 0.48, 0.84 0.63, 0.42 0.79, 0.38 0.9', width / 2, height));
  work.shatters(ware, 0.006);
});

const plate = '0 0, 0.55 0, 0.58 0.25, 0.72 0.5, 1 0.92, 0.98 1, 0.7 0.66, 0.58 0.4, 0 0.35';

const makePlate = handmade((work) => {
  const { width, height } = work;
  const ware = madeOf(work, 'ceramic', crockery);
  work.frame.lathe(ware, outline(plate, width / 2, height), [0, 0, 0], 30);
  work.frame.lathe('ceramic #b0913f', outline('0.9 0, 0.95 1', width / 2, height * 0.06), [0, height * 0.92, 0], 30);
  work.shatters(ware, 0.005);
});

const salver = '0 0, 0.7 0, 0.78 0.12, 0.94 0.5, 1 0.8, 0.99 1, 0.95 0.92, 0.9 0.62, 0.77 0.34, 0.72 0.3, 0 0.3';

/** Round, with a raised rim and a beaded edge. */
const makeSalver = handmade((work) => {
  const { width, height, frame } = work;
  const metal = madeOf(work, 'silver', [...metals, ...woods]);
  frame.lathe(metal, outline(salver, width / 2, height), [0, 0, 0], 36);
  frame.lathe(metal, outline('0.66 0, 0.68 1, 0.64 1, 0.63 0', width / 2, height * 0.12), [0, height * 0.28, 0], 36);
});

/** A raised rim, two handles. */
const makeTray = handmade((work) => {
  const { frame, width, height, depth } = work;
  const metal = madeOf(work, 'silver', [...metals, ...woods]);
  const [wide, deep] = [width - 0.05, depth];
  frame.box(metal, [wide, height * 0.3, deep], [0, height * 0.15, 0]);
  const end = width - 0.01;
  const handle = `${wide} 0.55 -0.05, ${end} 0.8 -0.035, ${end} 0.8 0.035, ${wide} 0.55 0.05`;
  for (const side of [-1, 1]) {
    frame.box(metal, [wide, height * 0.7, 0.012], [0, height * 0.5, side * (deep / 2 - 0.006)]);
    frame.box(metal, [0.012, height * 0.7, deep], [side * (wide / 2 - 0.006), height * 0.5, 0]);
    frame.rod(metal, path(handle, side / 2, height), 0.005);
  }
});

export const pots = {
  bowl: makeBowl,
  bucket: makeBucket,
  'cooking-pot': makeCookingPot,
  plate: makePlate,
  salver: makeSalver,
  tray: makeTray,
  vase: makeVase,
};
