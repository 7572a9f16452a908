import { says } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { crockery, madeOf } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import type { Profile } from '../handwork/workpiece.ts';
import { addLiquid } from '../handwork/liquid.ts';
import type { ModelMaker } from '../model.ts';
import { scaledBy } from './cups.ts';

const bottle: Profile = [[0, 0.03], [0.5, 0], [0.94, 0], [1, 0.02], [1, 0.55], [0.92, 0.63], [0.5, 0.73], [0.36, 0.8], [0.34, 0.93], [0.4, 0.94], [0.4, 0.97], [0.3, 0.97]]; // prettier-ignore
const bottleRoom: Profile = [
  [0.9, 0.03],
  [0.92, 0.54],
  [0.84, 0.62],
  [0.42, 0.72],
  [0.26, 0.85],
];
const phial: Profile = [[0, 0], [0.94, 0], [1, 0.04], [1, 0.6], [0.8, 0.68], [0.45, 0.72], [0.42, 0.84], [0.62, 0.86], [0.62, 0.9], [0.4, 0.9]]; // prettier-ignore
const phialRoom: Profile = [
  [0.9, 0.05],
  [0.9, 0.58],
  [0.7, 0.66],
];

/** Green glass with a cork and a paper label; phials are small and clear. The cork is out when it is open. */
export const makeBottle: ModelMaker = handmade((work) => {
  const names = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const small = /phial|vial|ampoule|poison|potion|ink|perfume|scent|medicine|laudanum|tonic|pill/i.test(names);
  const { x: width, y: height } = work.size;
  const [radius, tall] = [width / 2, height];
  const { colour } = dressOf(work.thing);
  const glass = work.workshop.material('glass', colour ?? (small ? undefined : '#3f6a3c'));
  work.lathe(work.frame, radius, tall, small ? phial : bottle, glass, undefined, undefined, 22);
  addLiquid(work, work.frame, scaledBy(small ? phialRoom : bottleRoom, radius, tall));
  const label = work.workshop.material('paper', '#e8d9b0');
  work.lathe(work.frame, radius * 1.015, tall * 0.26, [[1, 0], [1, 1]], label, [0, tall * 0.18, 0], undefined, 22); // prettier-ignore
  const ink = work.workshop.material('paper', '#5a2a20');
  work.lathe(work.frame, radius * 1.02, tall * 0.02, [[1, 0], [1, 1]], ink, [0, tall * 0.38, 0], undefined, 22); // prettier-ignore
  const cork = work.partWhen('cork', (state) => !says(state, 'open') && !says(state, 'broken'));
  const neck = small ? 0.52 : 0.33;
  work.lathe(cork, radius * neck, tall * 0.09, [[0, 0], [0.9, 0], [1, 0.4], [1, 1], [0, 1]], work.workshop.material('bark', '#b58a5a'), [0, tall * 0.91, 0], undefined, 12); // prettier-ignore
  const seal = work.partWhen('seal', (state) => says(state, 'sealed') && !says(state, 'broken'));
  work.lathe(seal, radius * neck * 1.35, tall * 0.13, [[1, 0], [1.05, 0.6], [0.9, 0.98], [0, 1]], work.workshop.material('wax', '#8e1f2b'), [0, tall * 0.87, 0], undefined, 12); // prettier-ignore
  work.shatters(glass, 0.004);
});

const decanter: Profile = [[0, 0.02], [0.8, 0], [0.96, 0.03], [1, 0.1], [0.94, 0.3], [0.7, 0.46], [0.32, 0.56], [0.22, 0.66], [0.22, 0.76], [0.4, 0.8], [0.38, 0.815], [0.2, 0.8]]; // prettier-ignore
const decanterRoom: Profile = [
  [0.74, 0.04],
  [0.9, 0.1],
  [0.86, 0.3],
  [0.62, 0.44],
  [0.24, 0.54],
];

/** Cut glass, its stopper a ball of the same. */
export const makeDecanter: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const glass = work.workshop.material('glass');
  work.lathe(work.frame, width / 2, height, decanter, glass, undefined, undefined, 12);
  addLiquid(work, work.frame, scaledBy(decanterRoom, width / 2, height));
  const stopper = work.partWhen('stopper', (state) => !says(state, 'open') && !says(state, 'broken'));
  work.lathe(stopper, width * 0.17, height * 0.22, [[0.4, 0], [0.45, 0.2], [0.75, 0.3], [1, 0.6], [0.7, 0.92], [0, 1]], glass, [0, height * 0.78, 0], undefined, 8); // prettier-ignore
  const collar = work.workshop.material('silver');
  work.lathe(work.frame, width * 0.13, height * 0.02, [[0.95, 0], [1.05, 0.5], [0.95, 1]], collar, [0, height * 0.69, 0]); // prettier-ignore
  work.shatters(glass, 0.004);
});

const flagon: Profile = [[0, 0], [0.8, 0], [0.84, 0.03], [0.78, 0.06], [0.98, 0.24], [1, 0.36], [0.8, 0.58], [0.5, 0.76], [0.48, 0.86], [0.6, 0.93], [0.56, 0.94], [0.44, 0.86], [0.46, 0.75], [0.76, 0.57], [0.94, 0.36], [0.7, 0.08], [0, 0.06]]; // prettier-ignore
const flagonRoom: Profile = [
  [0.7, 0.08],
  [0.94, 0.36],
  [0.76, 0.57],
  [0.45, 0.76],
  [0.44, 0.88],
];
const pot: Profile = [[0, 0], [0.72, 0], [0.76, 0.03], [0.7, 0.05], [0.96, 0.25], [1, 0.42], [0.86, 0.68], [0.6, 0.8], [0.62, 0.84], [0.54, 0.84], [0.56, 0.8], [0.8, 0.66], [0.92, 0.42], [0.66, 0.08], [0, 0.06]]; // prettier-ignore
const potRoom: Profile = [
  [0.66, 0.08],
  [0.92, 0.42],
  [0.8, 0.66],
  [0.56, 0.79],
];

/** Flagons and coffee pots: a belly, a handle at −x, a spout at +x, a lid that stands up when it is open. */
export const makeJug: ModelMaker = handmade((work) => {
  const names = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const spouted = /pot|kettle|samovar|can\b/i.test(names);
  const ware = madeOf(work, /flagon|coffee/i.test(names) ? 'pewter' : spouted ? 'silver' : 'ceramic', crockery);
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const radius = depth / 2;
  work.lathe(frame, radius, height, spouted ? pot : flagon, ware, undefined, undefined, 24);
  addLiquid(work, frame, scaledBy(spouted ? potRoom : flagonRoom, radius, height));
  const rim = spouted ? 0.84 : 0.93;
  const back = -width / 2 + 0.008;
  work.rod(frame, [[-radius * (spouted ? 0.72 : 0.48), height * (spouted ? 0.76 : 0.87), 0], [back * 0.8, height * 0.9, 0], [back, height * 0.76, 0], [back, height * 0.5, 0], [back * 0.8, height * 0.32, 0], [-radius * 0.9, height * 0.27, 0]], 0.007, ware); // prettier-ignore
  const front = width / 2 - 0.008;
  if (spouted) {
    work.rod(frame, [[radius * 0.8, height * 0.3, 0], [radius * 1.25, height * 0.38, 0], [front * 0.86, height * 0.62, 0], [front, height * 0.76, 0]], 0.011, ware); // prettier-ignore
  } else {
    work.box(
      frame,
      [front - radius * 0.42, 0.012, radius * 0.5],
      [(front + radius * 0.42) / 2, height * 0.9, 0],
      ware,
      { z: 0.25 },
    );
  }
  const lid = work.part('lid', { x: -radius * 0.5, y: height * rim, z: 0 });
  work.lathe(lid, radius * 0.63, height * (1 - rim), [[0, 0], [0.95, 0], [1, 0.15], [0.85, 0.32], [0.4, 0.5], [0.14, 0.55], [0.2, 0.8], [0.12, 1], [0, 1]], ware, [radius * 0.5, 0, 0]); // prettier-ignore
  work.moves((state) => (says(state, 'open') ? 1 : 0), (open) => void (lid.node.rotation.z = 1.3 * open), 0.4); // prettier-ignore
  work.shatters(ware, 0.005, frame, lid);
});

const jar: Profile = [[0, 0], [0.92, 0], [1, 0.04], [1, 0.72], [0.9, 0.8], [0.78, 0.84], [0.78, 0.98], [0.84, 1], [0.76, 1], [0.72, 0.98], [0.72, 0.84], [0.92, 0.7], [0.92, 0.05], [0, 0.03]]; // prettier-ignore
const jarRoom: Profile = [
  [0.9, 0.05],
  [0.92, 0.7],
  [0.74, 0.82],
];

/** A pickle jar; lidded only where it can be opened. */
export const makeJar: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const glass = madeOf(work, 'glass', ['ceramic', 'clay']);
  const lidded = work.thing.traits.has('openable');
  const tall = lidded ? height * 0.93 : height;
  work.lathe(work.frame, width / 2, tall, jar, glass, undefined, undefined, 22);
  addLiquid(work, work.frame, scaledBy(jarRoom, width / 2, tall));
  const coin = work.workshop.material('copper');
  if (/tip|coin|money/i.test(work.thing.name))
    for (let index = 0; index < 5; index++)
      work.lathe(work.frame, width * 0.11, 0.003, [[0, 0], [1, 0], [1, 1], [0, 1]], coin, [work.wobble(width * 0.2), 0.008 + index * 0.003, work.wobble(width * 0.2)], { z: work.wobble(0.2) }); // prettier-ignore
  if (lidded) {
    const lid = work.partWhen('lid', (state) => !says(state, 'open') && !says(state, 'broken'));
    work.lathe(lid, width * 0.43, height * 0.12, [[1, 0], [1, 0.9], [0.94, 1], [0, 1]], work.workshop.material('pewter'), [0, height * 0.88, 0]); // prettier-ignore
  } else {
    const note = work.partWhen('paper label', (state) => !says(state, 'broken'));
    work.box(note, [width * 0.5, height * 0.2, 0.002], [0, height * 0.42, width * 0.5], work.workshop.material('paper'), undefined, 0.0005); // prettier-ignore
  }
  work.shatters(glass, 0.003);
});
