import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/assembly.ts';
import { clothOf } from '../carpentry/dress.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';
import { lying } from '../weapons/blades.ts';

/** A shell with hoops and cords; torn, its skin has a hole. */
export const makeDrum: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const { frame } = work;
  const shell = clothOf(work.workshop, work.thing, 'leather', '#7a2420');
  const hoop = work.workshop.material('oak');
  const cord = work.workshop.material('rope');
  work.lathe(
    frame,
    width / 2,
    height * 0.84,
    [
      [0.94, 0],
      [0.94, 1],
    ],
    shell,
    [0, height * 0.06, 0],
    undefined,
    24,
  );
  for (const y of [0, 0.86]) work.lathe(frame, width / 2, height * 0.1, [[0.92, 0], [1, 0.1], [1, 0.9], [0.92, 1]], hoop, [0, y * height, 0], undefined, 26); // prettier-ignore
  const zigzag = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI;
    return [
      Math.cos(angle) * width * 0.485,
      height * (step % 2 ? 0.84 : 0.14),
      Math.sin(angle) * width * 0.485,
    ] as const;
  });
  work.rod(frame, zigzag, 0.004, cord);
  const skin = work.workshop.material('parchment');
  work.lathe(frame, width * 0.47, height * 0.02, [[0, 0], [1, 0], [1, 1], [0.9, 0.6], [0, 0.5]], skin, [0, height * 0.94, 0], undefined, 26); // prettier-ignore
  const whole = work.partWhen('sticks', (state) => !says(state, 'broken') && !says(state, 'held'));
  for (const side of [-1, 1]) work.rod(whole, [[side * width * 0.05, height * 0.97, -width * 0.4], [side * width * 0.16, height * 0.975, width * 0.34]], 0.007, hoop); // prettier-ignore
  const hole = work.partWhen('hole', (state) => says(state, 'torn') || says(state, 'cut'));
  work.lathe(hole, width * 0.2, 0.003, [[0, 0], [1, 0], [0.8, 1], [0, 1]], work.workshop.material('leather', '#100c0a'), [width * 0.05, height * 0.965, 0], undefined, 7); // prettier-ignore
  work.shatters(hoop, 0.012, frame);
});

/** A pipe with holes; a flute has keys of silver. */
export const makeFlute: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const wood = madeOf(work, /tin|whistle/i.test(work.thing.name) ? 'pewter' : 'walnut', [
    ...woods,
    ...metals,
    'bone',
    'bark',
  ]);
  const silver = work.workshop.material('silver');
  const radius = height * 0.42;
  work.lathe(frame, radius, depth, [[0, 0], [0.8, 0], [1, 0.02], [1.05, 0.1], [0.85, 0.13], [0.85, 0.62], [1.05, 0.65], [0.85, 0.68], [0.8, 0.97], [1, 1], [0, 1]], wood, [0, radius, -depth / 2], lying, 14); // prettier-ignore
  for (let hole = 0; hole < 7; hole++) work.lathe(frame, radius * 0.34, height * 0.06, [[0, 0], [1, 0], [1, 1], [0, 1]], work.workshop.material('leather', '#120d0a'), [0, radius * 1.84, -depth * 0.2 + hole * depth * 0.085], undefined, 8); // prettier-ignore
  for (const z of [-0.36, 0.12, 0.4]) work.box(frame, [width, height * 0.14, 0.006], [0, radius * 1.5, z * depth], silver, undefined, 0.001); // prettier-ignore
  work.shatters(wood, 0.008);
});

/** A bell at +z and a bow of tubing; a hunting horn is curved. */
export const makeTrumpet: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const brass = madeOf(work, 'brass', [...metals, 'bone']);
  const bell = Math.min(width, height) / 2;
  work.lathe(frame, bell, depth * 0.5, [[0.14, 0], [0.16, 0.4], [0.3, 0.72], [0.66, 0.93], [1, 1], [0.95, 0.99], [0.55, 0.9], [0.2, 0.6], [0, 0.5]], brass, [0, height / 2, 0], lying, 20); // prettier-ignore
  const thick = bell * 0.13;
  work.rod(frame, [[0, height / 2, 0.01], [0, height / 2, -depth * 0.36], [0, height * 0.42, -depth * 0.42], [0, height * 0.24, -depth * 0.36], [0, height * 0.22, depth * 0.1], [0, height * 0.3, depth * 0.17], [0, height * 0.6, depth * 0.1], [0, height * 0.66, -depth * 0.46]], thick, brass); // prettier-ignore
  work.lathe(frame, bell * 0.22, depth * 0.06, [[0.5, 0], [1, 0], [1, 0.3], [0.5, 1], [0, 1]], work.workshop.material('silver'), [0, height * 0.66, -depth / 2], lying, 12); // prettier-ignore
  for (let valve = 0; valve < 3; valve++) work.lathe(frame, bell * 0.15, height * 0.66, [[0, 0], [1, 0], [1, 0.8], [0.4, 0.84], [0.4, 0.95], [0.8, 1], [0, 1]], brass, [0, height * 0.16, -depth * 0.14 + valve * depth * 0.065], undefined, 10); // prettier-ignore
  work.box(frame, [width, 0.012, 0.012], [0, height * 0.5, depth * 0.46], brass, undefined, 0.004);
});

/** Two ends and folded bellows between them; they draw apart in a hand. */
export const makeAccordion: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const red = madeOf(work, 'painted-wood', woods, '#8e2a22');
  const folds = work.workshop.material('leather', '#2a2522');
  const ivory = work.workshop.material('bone');
  const bellows = work.part('bellows');
  const count = 8;
  for (let fold = 0; fold < count; fold++) {
    const x = (fold - (count - 1) / 2) * ((width * 0.5) / count);
    work.box(bellows, [(width * 0.5) / count, height * (fold % 2 ? 0.9 : 0.84), depth * (fold % 2 ? 0.94 : 0.86)], [x, height / 2, 0], folds, undefined, 0.004); // prettier-ignore
  }
  for (const side of [-1, 1]) {
    const end = work.part(`end ${side}`, vec(side * width * 0.25, 0, 0));
    work.box(end, [width * 0.25, height, depth], [side * width * 0.125, height / 2, 0], red, undefined, 0.012);
    for (let key = 0; key < 9; key++) work.box(end, [width * 0.09, height * 0.07, 0.012], [side * width * 0.16, height * (0.14 + key * 0.09), depth / 2], side > 0 ? ivory : work.workshop.material('leather', '#1a1714'), undefined, 0.003); // prettier-ignore
    work.moves((state) => (says(state, 'held') || says(state, 'open') ? 1 : 0), (open) => void (end.node.position.x = side * width * (0.25 + 0.22 * open)), 0.5); // prettier-ignore
  }
  work.moves((state) => (says(state, 'held') || says(state, 'open') ? 1 : 0), (open) => void (bellows.node.scaling.x = 1 + 0.88 * open), 0.5); // prettier-ignore
  work.shatters(red, 0.012, bellows);
});
