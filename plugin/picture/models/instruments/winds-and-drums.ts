import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** A shell with hoops and cords; torn, its skin has a hole. */
const makeDrum = handmade((work) => {
  const { frame, width, height } = work;
  const shell = work.cloth('leather', '#7a2420');
  const hoop = work.workshop.material('oak');
  frame.lathe(shell, outline('0.94 0, 0.94 1', width / 2, height * 0.84), [0, height * 0.06, 0], 24);
  for (const y of [0, 0.86])
    frame.lathe(hoop, outline('0.92 0, 1 0.1, 1 0.9, 0.92 1', width / 2, height * 0.1), [0, y * height, 0], 26);
  const zigzag = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI;
    return vec(Math.cos(angle) * width * 0.485, height * (step % 2 ? 0.84 : 0.14), Math.sin(angle) * width * 0.485);
  });
  frame.rod('rope', zigzag, 0.004);
  frame.lathe('parchment', outline('0 0, 1 0, 1 1, 0.9 0.6, 0 0.5', width * 0.47, height * 0.02), [0, height * 0.94, 0], 26); // prettier-ignore
  const whole = work.partWhen('sticks', unless('broken held'));
  for (const side of [-1, 1]) whole.rod(hoop, [vec(side * width * 0.05, height * 0.97, -width * 0.4), vec(side * width * 0.16, height * 0.975, width * 0.34)], 0.007); // prettier-ignore
  const hole = work.partWhen('hole', when('torn cut'));
  hole.lathe('leather #100c0a', outline('0 0, 1 0, 0.8 1, 0 1', width * 0.2, 0.003), [width * 0.05, height * 0.965, 0], 7); // prettier-ignore
  work.shatters(hoop, 0.012, frame);
});

/** A pipe with holes; a flute has keys of silver. */
const makeFlute = handmade((work) => {
  const { frame, width, height, depth } = work;
  const usual = /tin|whistle/i.test(work.thing.name) ? 'pewter' : 'walnut';
  const wood = madeOf(work, usual, [...woods, ...metals, 'bone', 'bark']);
  const radius = height * 0.42;
  frame.lathe(wood, outline('0 0, 0.8 0, 1 0.02, 1.05 0.1, 0.85 0.13, 0.85 0.62, 1.05 0.65, 0.85 0.68, 0.8 0.97, 1 1, 0 1', radius, depth), [0, radius, -depth / 2], { ...lying, sides: 14 }); // prettier-ignore
  for (let hole = 0; hole < 7; hole++) frame.lathe('leather #120d0a', outline('0 0, 1 0, 1 1, 0 1', radius * 0.34, height * 0.06), [0, radius * 1.84, -depth * 0.2 + hole * depth * 0.085], 8); // prettier-ignore
  for (const z of [-0.36, 0.12, 0.4])
    frame.box('silver', [width, height * 0.14, 0.006], [0, radius * 1.5, z * depth], 0.001);
  work.shatters(wood, 0.008);
});

/** A bell at +z and a bow of tubing; a hunting horn is curved. */
const makeTrumpet = handmade((work) => {
  const { frame, width, height, depth } = work;
  const brass = madeOf(work, 'brass', [...metals, 'bone']);
  const bell = Math.min(width, height) / 2;
  frame.lathe(brass, outline('0.14 0, 0.16 0.4, 0.3 0.72, 0.66 0.93, 1 1, 0.95 0.99, 0.55 0.9, 0.2 0.6, 0 0.5', bell, depth * 0.5), [0, height / 2, 0], { ...lying, sides: 20 }); // prettier-ignore
  const thick = bell * 0.13;
  frame.rod(brass, [vec(0, height / 2, 0.01), vec(0, height / 2, -depth * 0.36), vec(0, height * 0.42, -depth * 0.42), vec(0, height * 0.24, -depth * 0.36), vec(0, height * 0.22, depth * 0.1), vec(0, height * 0.3, depth * 0.17), vec(0, height * 0.6, depth * 0.1), vec(0, height * 0.66, -depth * 0.46)], thick); // prettier-ignore
  frame.lathe('silver', outline('0.5 0, 1 0, 1 0.3, 0.5 1, 0 1', bell * 0.22, depth * 0.06), [0, height * 0.66, -depth / 2], { ...lying, sides: 12 }); // prettier-ignore
  for (let valve = 0; valve < 3; valve++) frame.lathe(brass, outline('0 0, 1 0, 1 0.8, 0.4 0.84, 0.4 0.95, 0.8 1, 0 1', bell * 0.15, height * 0.66), [0, height * 0.16, -depth * 0.14 + valve * depth * 0.065], 10); // prettier-ignore
  frame.box(brass, [width, 0.012, 0.012], [0, height * 0.5, depth * 0.46], 0.004);
});

/** Two ends and folded bellows between them; they draw apart in a hand. */
const makeAccordion = handmade((work) => {
  const { width, height, depth } = work;
  const red = madeOf(work, 'painted-wood', woods, '#8e2a22');
  const ivory = work.workshop.material('bone');
  const bellows = work.part('bellows');
  const count = 8;
  for (let fold = 0; fold < count; fold++) {
    const x = (fold - (count - 1) / 2) * ((width * 0.5) / count);
    bellows.box('leather #2a2522', [(width * 0.5) / count, height * (fold % 2 ? 0.9 : 0.84), depth * (fold % 2 ? 0.94 : 0.86)], [x, height / 2, 0], 0.004); // prettier-ignore
  }
  for (const side of [-1, 1]) {
    const end = work.part(`end ${side}`, vec(side * width * 0.25, 0, 0));
    end.box(red, [width * 0.25, height, depth], [side * width * 0.125, height / 2, 0], 0.012);
    for (let key = 0; key < 9; key++) end.box(side > 0 ? ivory : work.workshop.material('leather', '#1a1714'), [width * 0.09, height * 0.07, 0.012], [side * width * 0.16, height * (0.14 + key * 0.09), depth / 2], 0.003); // prettier-ignore
    work.moves(when('held open'), (open) => void (end.node.position.x = side * width * (0.25 + 0.22 * open)), 0.5);
  }
  work.moves(when('held open'), (open) => void (bellows.node.scaling.x = 1 + 0.88 * open), 0.5);
  work.shatters(red, 0.012, bellows);
});

export const windsAndDrums = { accordion: makeAccordion, drum: makeDrum, flute: makeFlute, trumpet: makeTrumpet };
