import { vec } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { madeOf, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { addBurnt, addLines, addSeal, isBurnt } from './sheets.ts';

const bindings = ['#5a2320', '#28402f', '#26324f', '#4a3520', '#3d2440', '#2b2a28'] as const;

/** Boards, a rounded spine at −x, the block of pages between. In a hand it lies open to be read. */
const makeBook = handmade((work) => {
  const { frame, width, height, depth } = work;
  const chosen = bindings[Math.floor(work.random.next() * bindings.length)] ?? bindings[0];
  const cover = madeOf(work, 'leather', ['linen', 'canvas', 'velvet', 'card'], dressOf(work.thing).colour ?? (/notebook|black/.test(`${work.thing.name}`) ? '#22201e' : chosen)); // prettier-ignore
  const pages = work.workshop.material('paper', '#e9dfc4');
  const ink = work.workshop.material('leather', '#2a2018');
  const thin = Math.min(0.004, height * 0.14);
  const isOpen = when('held open');
  work.only(frame, (state) => !isBurnt(state));
  const block = height - 2 * thin;
  frame.box(cover, [width, thin, depth], [0, thin / 2, 0], 0.001);
  frame.box(cover, [width * 0.03 + 0.002, height, depth], [-width / 2 + width * 0.015, height / 2, 0], 0.003);
  frame.box(pages, [width * 0.93, block * 0.98, depth * 0.95], [width * 0.01, height / 2, 0], 0.001);
  for (const at of [-0.3, -0.1, 0.12, 0.32])
    frame.box('gold', [0.003, height * 0.96, 0.003], [-width / 2 + 0.0005, height / 2, at * depth], 0.0006);

  const board = work.part('board', vec(-width / 2 + 0.002, height - thin / 2, 0));
  work.only(board, (state) => !isBurnt(state));
  board.box(cover, [width, thin, depth], [width / 2 - 0.002, 0, 0], 0.001);
  board.box('gold', [width * 0.56, 0.0008, depth * 0.05], [width / 2, thin / 2, depth * 0.24], 0.0002);
  board.box('gold', [width * 0.4, 0.0008, depth * 0.02], [width / 2, thin / 2, depth * 0.16], 0.0002);
  const leaf = work.part('leaf', undefined, board);
  leaf.box(pages, [width * 0.93, block * 0.4, depth * 0.95], [width / 2, -thin / 2 - block * 0.2, 0], 0.001);
  addLines(work, leaf, ink, [width * 0.9, depth * 0.95], vec(width / 2, -thin / 2 - block * 0.42, 0), 13);
  work.only(leaf, isOpen);
  const text = work.partWhen('text', (state) => isOpen(state) && !isBurnt(state));
  work.lazily(text, (part) => addLines(work, part, ink, [width * 0.9, depth * 0.95], vec(0.004, height - thin, 0), 13));
  // A writer's own lines: red, so that one sees that something came to it.
  const own = work.partWhen('own lines', (state) => state['written'] !== undefined && state['written'] !== false && !isBurnt(state)); // prettier-ignore
  addLines(work, own, 'leather #6e1f1a', [width * 0.6, depth * 0.3], vec(0, height + 0.001, -depth * 0.28), 3);
  work.moves(isOpen, (open) => void (board.node.rotation.z = 2.85 * open), 0.45);

  const torn = work.partWhen('torn pages', when('torn cut broken', { unless: 'worn-out burnt' }));
  for (let page = 0; page < 3; page++)
    torn.box(pages, [width * 0.7, 0.001, depth * 0.6], [work.wobble(width * 0.1), height + 0.002 + page * 0.003, work.wobble(depth * 0.1)], { chamfer: 0.0003, y: work.wobble(0.9), z: work.wobble(0.12) }); // prettier-ignore
  addBurnt(work);
});

/** Letters in a bundle, tied with a ribbon until that is cut. */
const makeBundle = handmade((work) => {
  const { frame, width, height, depth } = work;
  work.only(frame, (state) => !isBurnt(state));
  const tints = ['#efe4c8', '#e4d3ac', '#f2ead6', '#d8c69c'] as const;
  const count = 7;
  const each = (height * 0.92) / count;
  for (let sheet = 0; sheet < count; sheet++)
    frame.box(work.workshop.material('paper', tints[sheet % 4]), [width * (0.93 + work.wobble(0.03)), each * 0.86, depth * (0.95 + work.wobble(0.02))], [work.wobble(0.003), each * (sheet + 0.5), work.wobble(0.003)], { chamfer: 0.0012, y: work.wobble(0.05) }); // prettier-ignore
  const ribbon = madeOf(work, 'silk', ['velvet', 'rope'], '#8e2a3a');
  const tie = work.partWhen('ribbon', (state) => !says(state, 'cut') && state['tied'] !== false && !says(state, 'open') && !isBurnt(state)); // prettier-ignore
  tie.box(ribbon, [width, height * 0.97, 0.012], [0, height * 0.485, 0], 0.002);
  tie.box(ribbon, [0.012, height * 0.965, depth], [0, height * 0.483, 0], 0.002);
  tie.sides.ball(ribbon, 0.014, [0.017, height * 0.97, 0.004], { scale: [1.2, 0.35, 0.7] }); // bow
  const loose = work.partWhen('cut ribbon', when('cut open'));
  loose.rod(ribbon, path('-0.45 0.003 -0.3, -0.2 0.004 -0.48, 0.2 0.004 -0.44, 0.44 0.003 -0.2', width, 1, depth), 0.003); // prettier-ignore
  addLines(work, frame, 'leather #2a2018', [width * 0.5, depth * 0.25], vec(0, height * 0.925, depth * 0.25), 3);
  addBurnt(work);
});

/** Rolled and tied at rest; in a hand, or open, unrolled between its two rolls. */
const makeScroll = handmade((work) => {
  const { frame, width, height, depth } = work;
  const paper = madeOf(work, 'parchment', ['paper']);
  const isUnrolled = when('open held', { unless: 'sealed' });
  work.only(frame, (state) => !isUnrolled(state) && !isBurnt(state));
  const along = { z: Math.PI / 2 } as const;
  frame.lathe(paper, outline('0 0, 0.94 0, 0.96 0.5, 0.94 1, 0 1', height / 2, width * 0.9), [width * 0.45, height / 2, 0], along); // prettier-ignore
  frame.lathe('oak', outline('0 0, 0.6 0, 1 0.02, 0.6 0.05, 0.5 0.06, 0.5 0.94, 0.6 0.95, 1 0.98, 0.6 1, 0 1', height * 0.3, width), [width / 2, height / 2, 0], { ...along, sides: 10 }); // prettier-ignore
  frame.lathe('silk #8e1f2b', outline('1 0, 1 1', height / 2, 0.012), [0.006, height / 2, 0], along);
  const seal = work.part('seal', vec(0, height * 0.5, depth * 0.42), frame);
  seal.node.rotation.x = Math.PI / 2;
  addSeal(seal, 0, 0);
  work.only(seal, when('sealed'));
  const sheet = work.partWhen('sheet', (state) => isUnrolled(state) && !isBurnt(state), work.measures.grip);
  work.moves(when('held'), (up) => void (sheet.node.rotation.x = -1.2 * up), 0.3);
  sheet.box(paper, [width * 0.9, 0.0016, width], [0, 0, width * 0.45], 0.0004);
  for (const z of [-0.05, 0.95]) {
    sheet.lathe(paper, outline('0 0, 1 0, 1 1, 0 1', height * 0.36, width * 0.92), [width * 0.46, 0.004, z * width], along); // prettier-ignore
    sheet.lathe('oak', outline('0 0, 1 0, 1 0.03, 0.5 0.05, 0.5 0.95, 1 0.97, 1 1, 0 1', height * 0.22, width), [width / 2, 0.004, z * width], { ...along, sides: 10 }); // prettier-ignore
  }
  addLines(work, sheet, 'leather #2a2018', [width * 0.85, width * 0.9], vec(0, 0.0012, width * 0.45), 11);
  const torn = work.partWhen('torn', when('torn cut'));
  torn.box(paper, [width * 0.3, 0.001, depth * 0.9], [width * 0.2, height * 0.5, depth * 0.2], { chamfer: 0.0003, y: 0.5, x: 0.3 }); // prettier-ignore
  addBurnt(work);
});

/** Wax in a wooden frame, a stylus beside it; what is written is scratched into it. */
const makeTablet = handmade((work) => {
  const { frame, width, height, depth } = work;
  const slate = /slate|chalk|blackboard/i.test(work.thing.name);
  const wood = madeOf(work, 'walnut', woods);
  const face = slate ? work.workshop.material('slate') : work.workshop.material('wax', '#4a3a22');
  const scratch = work.workshop.material(slate ? 'paper' : 'wax', slate ? '#e9e6de' : '#d9b35f');
  const rim = width * 0.09;
  for (const side of [-1, 1]) {
    frame.box(wood, [rim, height, depth], [side * (width / 2 - rim / 2), height / 2, 0], 0.003);
    frame.box(wood, [width - rim, height, rim], [0, height / 2, side * (depth / 2 - rim / 2)], 0.003);
  }
  frame.box(face, [width - rim, height * 0.6, depth - rim], [0, height * 0.34, 0], 0.001);
  const signs = work.partWhen('signs', (state) => (work.thing.traits.has('readable') || Boolean(state['written'])) && !says(state, 'broken')); // prettier-ignore
  addLines(work, signs, scratch, [width * 0.8, depth * 0.8], vec(0, height * 0.66, 0), 6);
  const fresh = work.partWhen('fresh signs', (state) => Boolean(state['written']) && !says(state, 'broken'));
  addLines(work, fresh, 'wax #f2dc9a', [width * 0.5, depth * 0.2], vec(0, height * 0.68, -depth * 0.3), 2);
  const stylus = [vec(width * 0.3, height * 0.9, -depth * 0.31), vec(width * 0.3 - 0.012, height * 0.9, depth * 0.31)];
  frame.rod('bone', stylus, 0.0025);
  work.shatters(wood, 0.008, frame);
});

export const books = { book: makeBook, bundle: makeBundle, scroll: makeScroll, tablet: makeTablet };
