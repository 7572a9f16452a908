import { vec } from '../../../stage/space/vector.ts';
import { when } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** A poker ends in a hook and a brass knob; a crowbar is bent at its end. */
const makePoker = handmade((work) => {
  const { frame, width, height, depth } = work;
  const bar = /crow|jemmy|pry|tyre/i.test(work.thing.name);
  const iron = madeOf(work, 'iron', ['steel']);
  const y = height / 2;
  frame.rod(iron, path('0 1 -0.34, 0 1 0.4, 0 1 0.46, 0 1 0.492', 1, y, depth), bar ? height * 0.32 : 0.007);
  frame.rod(iron, path('0 1 0.4, 0.24 1 0.43, 0.42 1 0.41', width, y, depth), 0.006);
  if (bar) {
    frame.rod(iron, path('0 1 -0.34, 0 1 -0.47, -0.36 1 -0.48', width, y, depth), height * 0.32);
    frame.box(iron, [width * 0.5, height * 0.9, 0.03], [-width * 0.2, y, -depth * 0.47], 0.004);
  } else {
    frame.lathe('brass', outline('0 0, 0.6 0, 1 0.12, 0.7 0.24, 0.5 0.3, 0.7 0.5, 0.5 0.75, 0.7 0.9, 0.4 1, 0 1', height / 2, depth * 0.2), [0, y, -depth / 2], { ...lying, sides: 14 }); // prettier-ignore
    frame.box('brass', [width * 0.9, height * 0.3, 0.008], [0, y, -depth * 0.31], 0.002);
  }
  const soot = work.partWhen('soot', when('dirty'));
  soot.lathe('ash #171513', outline('0 0, 1 0, 1 1, 0 1', height * 0.24, depth * 0.14), [0, y, depth * 0.33], { ...lying, sides: 8 }); // prettier-ignore
  const blood = work.partWhen('blood', when('bloody'));
  blood.lathe('wine #6e0b0b', outline('0 0, 1 0, 1 1, 0 1', height * 0.26, depth * 0.1), [0, y, depth * 0.35], { ...lying, sides: 8 }); // prettier-ignore
});

/** Two arms on a pivot; open, they spread. */
const makeTongs = handmade((work) => {
  const { width, height, depth } = work;
  const iron = madeOf(work, 'iron', metals);
  const y = height / 2;
  for (const side of [-1, 1]) {
    const arm = work.part(`arm ${side}`, { x: 0, y, z: -depth * 0.26 });
    arm.rod(iron, [vec(-side * width * 0.3, 0, -depth * 0.2), vec(0, 0, 0), vec(side * width * 0.38, 0, depth * 0.3), vec(side * width * 0.4, 0, depth * 0.6), vec(side * width * 0.3, 0, depth * 0.72)], height * 0.2); // prettier-ignore
    arm.box(iron, [width * 0.16, height * 0.9, depth * 0.05], [side * width * 0.28, 0, depth * 0.72], 0.004);
    arm.rod(iron, circle(width * 0.16, 10).map(([x, z]) => [-side * width * 0.3 + x, 0, -depth * 0.215 + z * 0.7] as const), height * 0.13); // prettier-ignore
    work.moves(when('open'), (open) => void (arm.node.rotation.y = side * 0.12 * open), 0.2);
  }
  work.frame.ball('brass', height * 0.42, [0, y, -depth * 0.26]);
});

/** Two blades and two bows; they stand open when it is open. */
const makeScissors = handmade((work) => {
  const { width, height, depth } = work;
  const steel = madeOf(work, 'steel', metals);
  for (const side of [-1, 1]) {
    const half = work.part(`half ${side}`, { x: 0, y: height / 2 + side * height * 0.12, z: -depth * 0.05 });
    half.plate(steel, [[side * 0.006, -0.01], [side * 0.008, depth * 0.2], [0, depth * 0.55], [-side * 0.004, depth * 0.2], [-side * 0.006, -0.01]], height * 0.2, [0, 0, 0]); // prettier-ignore
    half.rod(steel, [vec(0, 0, 0), vec(-side * width * 0.14, 0, -depth * 0.18)], height * 0.2);
    half.rod(steel, circle(width * 0.22, 14).map(([x, z]) => [-side * width * 0.25 + x, 0, -depth * 0.29 + z * 1.25] as const), height * 0.22); // prettier-ignore
    work.moves(when('open'), (open) => void (half.node.rotation.y = -side * 0.35 * open), 0.2);
  }
  work.frame.lathe('brass', outline('0 0, 1 0, 1 0.9, 0.6 1, 0 1', height * 0.4, height), [0, 0, -depth * 0.05], 10);
});

/** A head of iron, or of wood where it is a mallet or a gavel. */
const makeHammer = handmade((work) => {
  const { frame, width, height, depth } = work;
  const soft = /mallet|gavel/i.test(work.thing.name);
  const head = soft ? work.workshop.material('walnut') : madeOf(work, 'iron', metals);
  const wood = madeOf(work, 'pine', woods);
  const y = height / 2;
  frame.lathe(wood, outline('0 0, 1 0, 1.05 0.05, 0.8 0.3, 0.65 0.7, 0.7 1, 0 1', height * 0.36, depth * 0.97), [0, y, -depth / 2], { ...lying, sides: 12 }); // prettier-ignore
  frame.lathe(head, outline('0 0, 0.9 0, 1 0.04, 1 0.16, 0.72 0.24, 0.75 0.62, 0.5 0.8, 0.3 1, 0 1', height / 2, width), [width / 2, y, depth * 0.42], { sides: 14, z: Math.PI / 2 }); // prettier-ignore
  frame.box(head, [height * 1.1, height * 0.96, depth * 0.12], [0, y, depth * 0.43], 0.004);
  work.shatters(wood, 0.012);
});

/** A blade like a cup hand, a shaft, a T for the hand. */
const makeSpade = handmade((work) => {
  const { frame, width, height, depth } = work;
  const iron = madeOf(work, 'iron', metals);
  const wood = madeOf(work, 'pine', woods);
  frame.rod(wood, path('0 0.7 -0.47, 0 0.5 0, 0 0.3 0.24', 1, height, depth), 0.015);
  frame.rod(wood, path('-0.36 0.72 -0.48, 0.36 0.72 -0.48', width, height, depth), 0.016);
  const half = width / 2;
  frame.plate(iron, outline('-1 0.22, 1 0.22, 0.96 0.42, 0.5 0.49, 0 0.5, -0.5 0.49, -0.96 0.42', half, depth), 0.006, [0, height * 0.12, 0]); // prettier-ignore
  frame.sides.box(iron, [0.01, height * 0.3, depth * 0.24], [half - 0.005, height * 0.22, depth * 0.33], 0.003);
  frame.box(iron, [0.04, height * 0.5, depth * 0.12], [0, height * 0.26, depth * 0.22], 0.006);
  const soil = work.partWhen('soil', when('dirty'));
  soil.ball('soil', width * 0.3, [0, height * 0.2, depth * 0.4], { scale: [1, 0.25, 1] });
  work.shatters(wood, 0.02);
});

/** Two rails and their rungs, leaning back a little. */
const makeLadder = handmade((work) => {
  const { frame, width, height, depth } = work;
  const wood = madeOf(work, 'pine', [...woods, ...metals]);
  for (const side of [-1, 1]) frame.box(wood, [0.05, height, depth * 0.5], [side * (width / 2 - 0.025), height / 2, 0], { chamfer: 0.01, x: -0.025 }); // prettier-ignore
  const rungs = Math.max(3, Math.round(height / 0.28));
  for (let rung = 0; rung < rungs; rung++) {
    const up = (rung + 0.6) / rungs;
    frame.rod(wood, path('-1 0 0, 1 0 0', width / 2 - 0.02), 0.016, [0, up * height, (up - 0.5) * -0.05]);
  }
  work.shatters(wood, 0.03);
});

export const irons = {
  hammer: makeHammer,
  ladder: makeLadder,
  poker: makePoker,
  scissors: makeScissors,
  spade: makeSpade,
  tongs: makeTongs,
};
