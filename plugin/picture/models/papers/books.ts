import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { madeOf, woods } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { addBurnt, addLines, addSeal, isBurnt } from './sheets.ts';

const bindings = ['#5a2320', '#28402f', '#26324f', '#4a3520', '#3d2440', '#2b2a28'] as const;

/** Boards, a rounded spine at −x, the block of pages between. In a hand it lies open to be read. */
export const makeBook: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const chosen = bindings[Math.floor(work.random.next() * bindings.length)] ?? bindings[0];
  const cover = madeOf(work, 'leather', ['linen', 'canvas', 'velvet', 'card'], dressOf(work.thing).colour ?? (/notebook|black/.test(`${work.thing.name}`) ? '#22201e' : chosen)); // prettier-ignore
  const pages = work.workshop.material('paper', '#e9dfc4');
  const ink = work.workshop.material('leather', '#2a2018');
  const gold = work.workshop.material('gold');
  const thin = Math.min(0.004, height * 0.14);
  const isOpen = (held: boolean, open: boolean) => held || open;
  work.only(frame, (state) => !isBurnt(state));
  const block = height - 2 * thin;
  work.box(frame, [width, thin, depth], [0, thin / 2, 0], cover, undefined, 0.001);
  work.box(
    frame,
    [width * 0.03 + 0.002, height, depth],
    [-width / 2 + width * 0.015, height / 2, 0],
    cover,
    undefined,
    0.003,
  );
  work.box(frame, [width * 0.93, block * 0.98, depth * 0.95], [width * 0.01, height / 2, 0], pages, undefined, 0.001);
  for (const at of [-0.3, -0.1, 0.12, 0.32]) work.box(frame, [0.003, height * 0.96, 0.003], [-width / 2 + 0.0005, height / 2, at * depth], gold, undefined, 0.0006); // prettier-ignore

  const board = work.part('board', vec(-width / 2 + 0.002, height - thin / 2, 0));
  work.only(board, (state) => !isBurnt(state));
  work.box(board, [width, thin, depth], [width / 2 - 0.002, 0, 0], cover, undefined, 0.001);
  work.box(board, [width * 0.56, 0.0008, depth * 0.05], [width / 2, thin / 2, depth * 0.24], gold, undefined, 0.0002);
  work.box(board, [width * 0.4, 0.0008, depth * 0.02], [width / 2, thin / 2, depth * 0.16], gold, undefined, 0.0002);
  const leaf = work.part('leaf', undefined, board);
  work.box(
    leaf,
    [width * 0.93, block * 0.4, depth * 0.95],
    [width / 2, -thin / 2 - block * 0.2, 0],
    pages,
    undefined,
    0.001,
  );
  addLines(work, leaf, width * 0.9, depth * 0.95, -thin / 2 - block * 0.42, ink, [width / 2, 0], 13);
  work.only(leaf, (state) => isOpen(says(state, 'held'), says(state, 'open')));
  const text = work.partWhen('text', (state) => isOpen(says(state, 'held'), says(state, 'open')) && !isBurnt(state));
  work.lazily(text, (part) => addLines(work, part, width * 0.9, depth * 0.95, height - thin, ink, [0.004, 0], 13));
  // A writer's own lines: red, so that one sees that something came to it.
  const own = work.partWhen('own lines', (state) => state['written'] !== undefined && state['written'] !== false && !isBurnt(state)); // prettier-ignore
  addLines(work, own, width * 0.6, depth * 0.3, height + 0.001, work.workshop.material('leather', '#6e1f1a'), [0, -depth * 0.28], 3); // prettier-ignore
  work.moves((state) => (isOpen(says(state, 'held'), says(state, 'open')) ? 1 : 0), (open) => void (board.node.rotation.z = 2.85 * open), 0.45); // prettier-ignore

  const torn = work.partWhen('torn pages', (state) => (says(state, 'torn') || says(state, 'cut') || says(state, 'broken')) && !isBurnt(state)); // prettier-ignore
  for (let page = 0; page < 3; page++)
    work.box(torn, [width * 0.7, 0.001, depth * 0.6], [work.wobble(width * 0.1), height + 0.002 + page * 0.003, work.wobble(depth * 0.1)], pages, { y: work.wobble(0.9), z: work.wobble(0.12) }, 0.0003); // prettier-ignore
  addBurnt(work);
});

/** Letters in a bundle, tied with a ribbon until that is cut. */
export const makeBundle: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  work.only(frame, (state) => !isBurnt(state));
  const tints = ['#efe4c8', '#e4d3ac', '#f2ead6', '#d8c69c'] as const;
  const count = 7;
  const each = (height * 0.92) / count;
  for (let sheet = 0; sheet < count; sheet++)
    work.box(frame, [width * (0.93 + work.wobble(0.03)), each * 0.86, depth * (0.95 + work.wobble(0.02))], [work.wobble(0.003), each * (sheet + 0.5), work.wobble(0.003)], work.workshop.material('paper', tints[sheet % 4]), { y: work.wobble(0.05) }, 0.0012); // prettier-ignore
  const ribbon = madeOf(work, 'silk', ['velvet', 'rope'], '#8e2a3a');
  const tie = work.partWhen('ribbon', (state) => !says(state, 'cut') && state['tied'] !== false && !says(state, 'open') && !isBurnt(state)); // prettier-ignore
  work.box(tie, [width, height * 0.97, 0.012], [0, height * 0.485, 0], ribbon, undefined, 0.002);
  work.box(tie, [0.012, height * 0.965, depth], [0, height * 0.483, 0], ribbon, undefined, 0.002);
  for (const side of [-1, 1]) work.ball(tie, 0.014, [side * 0.017, height * 0.97, 0.004], ribbon, [1.2, 0.35, 0.7]);
  const loose = work.partWhen('cut ribbon', (state) => says(state, 'cut') || says(state, 'open'));
  work.rod(loose, [[-width * 0.45, 0.003, -depth * 0.3], [-width * 0.2, 0.004, -depth * 0.48], [width * 0.2, 0.004, -depth * 0.44], [width * 0.44, 0.003, -depth * 0.2]], 0.003, ribbon); // prettier-ignore
  addLines(work, frame, width * 0.5, depth * 0.25, height * 0.925, work.workshop.material('leather', '#2a2018'), [0, depth * 0.25], 3); // prettier-ignore
  addBurnt(work);
});

/** Rolled and tied at rest; in a hand, or open, unrolled between its two rolls. */
export const makeScroll: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const paper = madeOf(work, 'parchment', ['paper']);
  const knob = work.workshop.material('oak');
  const isUnrolled = (open: boolean, held: boolean, sealed: boolean) => !sealed && (open || held);
  const { frame } = work;
  work.only(frame, (state) => !isUnrolled(says(state, 'open'), says(state, 'held'), says(state, 'sealed')) && !isBurnt(state)); // prettier-ignore
  const along = { z: Math.PI / 2 } as const;
  work.lathe(frame, height / 2, width * 0.9, [[0, 0], [0.94, 0], [0.96, 0.5], [0.94, 1], [0, 1]], paper, [width * 0.45, height / 2, 0], along); // prettier-ignore
  work.lathe(frame, height * 0.3, width, [[0, 0], [0.6, 0], [1, 0.02], [0.6, 0.05], [0.5, 0.06], [0.5, 0.94], [0.6, 0.95], [1, 0.98], [0.6, 1], [0, 1]], knob, [width / 2, height / 2, 0], along, 10); // prettier-ignore
  const ribbon = work.workshop.material('silk', '#8e1f2b');
  work.lathe(
    frame,
    height / 2,
    0.012,
    [
      [1, 0],
      [1, 1],
    ],
    ribbon,
    [0.006, height / 2, 0],
    along,
  );
  const seal = work.part('seal', vec(0, height * 0.5, depth * 0.42), frame);
  seal.node.rotation.x = Math.PI / 2;
  addSeal(work, seal, 0, 0);
  work.only(seal, (state) => says(state, 'sealed'));
  const sheet = work.partWhen('sheet', (state) => isUnrolled(says(state, 'open'), says(state, 'held'), says(state, 'sealed')) && !isBurnt(state), work.measures.grip); // prettier-ignore
  work.moves(
    (state) => (says(state, 'held') ? 1 : 0),
    (up) => void (sheet.node.rotation.x = -1.2 * up),
    0.3,
  );
  work.box(sheet, [width * 0.9, 0.0016, width], [0, 0, width * 0.45], paper, undefined, 0.0004);
  for (const z of [-0.05, 0.95]) {
    work.lathe(sheet, height * 0.36, width * 0.92, [[0, 0], [1, 0], [1, 1], [0, 1]], paper, [width * 0.46, 0.004, z * width], along); // prettier-ignore
    work.lathe(sheet, height * 0.22, width, [[0, 0], [1, 0], [1, 0.03], [0.5, 0.05], [0.5, 0.95], [1, 0.97], [1, 1], [0, 1]], knob, [width / 2, 0.004, z * width], along, 10); // prettier-ignore
  }
  addLines(work, sheet, width * 0.85, width * 0.9, 0.0012, work.workshop.material('leather', '#2a2018'), [0, width * 0.45], 11); // prettier-ignore
  const torn = work.partWhen('torn', (state) => says(state, 'torn') || says(state, 'cut'));
  work.box(torn, [width * 0.3, 0.001, depth * 0.9], [width * 0.2, height * 0.5, depth * 0.2], paper, { y: 0.5, x: 0.3 }, 0.0003); // prettier-ignore
  addBurnt(work);
});

/** Wax in a wooden frame, a stylus beside it; what is written is scratched into it. */
export const makeTablet: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const slate = /slate|chalk|blackboard/i.test(work.thing.name);
  const wood = madeOf(work, 'walnut', woods);
  const face = slate ? work.workshop.material('slate') : work.workshop.material('wax', '#4a3a22');
  const scratch = work.workshop.material(slate ? 'paper' : 'wax', slate ? '#e9e6de' : '#d9b35f');
  const rim = width * 0.09;
  for (const side of [-1, 1]) {
    work.box(frame, [rim, height, depth], [side * (width / 2 - rim / 2), height / 2, 0], wood, undefined, 0.003);
    work.box(frame, [width - rim, height, rim], [0, height / 2, side * (depth / 2 - rim / 2)], wood, undefined, 0.003);
  }
  work.box(frame, [width - rim, height * 0.6, depth - rim], [0, height * 0.34, 0], face, undefined, 0.001);
  const signs = work.partWhen('signs', (state) => (work.thing.traits.has('readable') || Boolean(state['written'])) && !says(state, 'broken')); // prettier-ignore
  addLines(work, signs, width * 0.8, depth * 0.8, height * 0.66, scratch, [0, 0], 6);
  const fresh = work.partWhen('fresh signs', (state) => Boolean(state['written']) && !says(state, 'broken'));
  addLines(work, fresh, width * 0.5, depth * 0.2, height * 0.68, work.workshop.material('wax', '#f2dc9a'), [0, -depth * 0.3], 2); // prettier-ignore
  const stylus = work.workshop.material('bone');
  work.rod(frame, circle(1, 1).map((_, index) => [width * 0.3 - index * 0.012, height * 0.9, (index - 0.5) * depth * 0.62] as const), 0.0025, stylus); // prettier-ignore
  work.shatters(wood, 0.008, frame);
});
