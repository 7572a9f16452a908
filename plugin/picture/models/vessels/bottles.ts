import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import { crockery, madeOf } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { addLiquid } from '../handwork/liquid.ts';

const bottle =
  '0 0.03, 0.5 0, 0.94 0, 1 0.02, 1 0.55, 0.92 0.63, 0.5 0.73, 0.36 0.8, 0.34 0.93, 0.4 0.94, 0.4 0.97, 0.3 0.97';
const bottleRoom = '0.9 0.03, 0.92 0.54, 0.84 0.62, 0.42 0.72, 0.26 0.85';
const phial = '0 0, 0.94 0, 1 0.04, 1 0.6, 0.8 0.68, 0.45 0.72, 0.42 0.84, 0.62 0.86, 0.62 0.9, 0.4 0.9';
const phialRoom = '0.9 0.05, 0.9 0.58, 0.7 0.66';

/** Green glass with a cork and a paper label; phials are small and clear. The cork is out when it is open. */
const makeBottle = handmade((work) => {
  const { width, height } = work;
  const names = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const small = /phial|vial|ampoule|poison|potion|ink|perfume|scent|medicine|laudanum|tonic|pill/i.test(names);
  const [radius, tall] = [width / 2, height];
  const { colour } = dressOf(work.thing);
  const glass = work.workshop.material('glass', colour ?? (small ? undefined : '#3f6a3c'));
  work.frame.lathe(glass, outline(small ? phial : bottle, radius, tall), [0, 0, 0], 22);
  addLiquid(work, work.frame, outline(small ? phialRoom : bottleRoom, radius, tall));
  work.frame.lathe('paper #e8d9b0', outline('1 0, 1 1', radius * 1.015, tall * 0.26), [0, tall * 0.18, 0], 22);
  work.frame.lathe('paper #5a2a20', outline('1 0, 1 1', radius * 1.02, tall * 0.02), [0, tall * 0.38, 0], 22);
  const cork = work.partWhen('cork', unless('open broken'));
  const neck = small ? 0.52 : 0.33;
  cork.lathe('bark #b58a5a', outline('0 0, 0.9 0, 1 0.4, 1 1, 0 1', radius * neck, tall * 0.09), [0, tall * 0.91, 0], 12); // prettier-ignore
  const seal = work.partWhen('seal', when('sealed', { unless: 'broken' }));
  seal.lathe('wax #8e1f2b', outline('1 0, 1.05 0.6, 0.9 0.98, 0 1', radius * neck * 1.35, tall * 0.13), [0, tall * 0.87, 0], 12); // prettier-ignore
  work.shatters(glass, 0.004);
});

const decanter =
  '0 0.02, 0.8 0, 0.96 0.03, 1 0.1, 0.94 0.3, 0.7 0.46, 0.32 0.56, 0.22 0.66, 0.22 0.76, 0.4 0.8, 0.38 0.815, 0.2 0.8';
const decanterRoom = '0.74 0.04, 0.9 0.1, 0.86 0.3, 0.62 0.44, 0.24 0.54';

/** Cut glass, its stopper a ball of the same. */
const makeDecanter = handmade((work) => {
  const { width, height } = work;
  const glass = work.workshop.material('glass');
  work.frame.lathe(glass, outline(decanter, width / 2, height), [0, 0, 0], 12);
  addLiquid(work, work.frame, outline(decanterRoom, width / 2, height));
  const stopper = work.partWhen('stopper', unless('open broken'));
  stopper.lathe(glass, outline('0.4 0, 0.45 0.2, 0.75 0.3, 1 0.6, 0.7 0.92, 0 1', width * 0.17, height * 0.22), [0, height * 0.78, 0], 8); // prettier-ignore
  work.frame.lathe('silver', outline('0.95 0, 1.05 0.5, 0.95 1', width * 0.13, height * 0.02), [0, height * 0.69, 0]);
  work.shatters(glass, 0.004);
});

const flagon =
  '0 0, 0.8 0, 0.84 0.03, 0.78 0.06, 0.98 0.24, 1 0.36, 0.8 0.58, 0.5 0.76, 0.48 0.86, 0.6 0.93, 0.56 0.94, 0.44 0.86, 0.46 0.75, 0.76 0.57, 0.94 0.36, 0.7 0.08, 0 0.06';
const flagonRoom = '0.7 0.08, 0.94 0.36, 0.76 0.57, 0.45 0.76, 0.44 0.88';
const pot =
  '0 0, 0.72 0, 0.76 0.03, 0.7 0.05, 0.96 0.25, 1 0.42, 0.86 0.68, 0.6 0.8, 0.62 0.84, 0.54 0.84, 0.56 0.8, 0.8 0.66, 0.92 0.42, 0.66 0.08, 0 0.06';
const potRoom = '0.66 0.08, 0.92 0.42, 0.8 0.66, 0.56 0.79';

/** Flagons and coffee pots: a belly, a handle at −x, a spout at +x, a lid that stands up when it is open. */
const makeJug = handmade((work) => {
  const { frame, width, height, depth } = work;
  const names = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const spouted = /pot|kettle|samovar|can\b/i.test(names);
  const ware = madeOf(work, /flagon|coffee/i.test(names) ? 'pewter' : spouted ? 'silver' : 'ceramic', crockery);
  const radius = depth / 2;
  frame.lathe(ware, outline(spouted ? pot : flagon, radius, height), [0, 0, 0], 24);
  addLiquid(work, frame, outline(spouted ? potRoom : flagonRoom, radius, height));
  const rim = spouted ? 0.84 : 0.93;
  const back = -width / 2 + 0.008;
  frame.rod(ware, [vec(-radius * (spouted ? 0.72 : 0.48), height * (spouted ? 0.76 : 0.87), 0), vec(back * 0.8, height * 0.9, 0), vec(back, height * 0.76, 0), vec(back, height * 0.5, 0), vec(back * 0.8, height * 0.32, 0), vec(-radius * 0.9, height * 0.27, 0)], 0.007); // prettier-ignore
  const front = width / 2 - 0.008;
  const lip = vec((front + radius * 0.42) / 2, height * 0.9, 0);
  if (spouted)
    frame.rod(ware, [vec(radius * 0.8, height * 0.3, 0), vec(radius * 1.25, height * 0.38, 0), vec(front * 0.86, height * 0.62, 0), vec(front, height * 0.76, 0)], 0.011); // prettier-ignore
  else frame.box(ware, [front - radius * 0.42, 0.012, radius * 0.5], lip, { z: 0.25 });
  const lid = work.part('lid', { x: -radius * 0.5, y: height * rim, z: 0 });
  lid.lathe(ware, outline('0 0, 0.95 0, 1 0.15, 0.85 0.32, 0.4 0.5, 0.14 0.55, 0.2 0.8, 0.12 1, 0 1', radius * 0.63, height * (1 - rim)), [radius * 0.5, 0, 0]); // prettier-ignore
  work.moves(when('open'), (open) => void (lid.node.rotation.z = 1.3 * open), 0.4);
  work.shatters(ware, 0.005, frame, lid);
});

const jar =
  '0 0, 0.92 0, 1 0.04, 1 0.72, 0.9 0.8, 0.78 0.84, 0.78 0.98, 0.84 1, 0.76 1, 0.72 0.98, 0.72 0.84, 0.92 0.7, 0.92 0.05, 0 0.03';
const jarRoom = '0.9 0.05, 0.92 0.7, 0.74 0.82';

/** A pickle jar; lidded only where it can be opened. */
const makeJar = handmade((work) => {
  const { width, height } = work;
  const glass = madeOf(work, 'glass', ['ceramic', 'clay']);
  const lidded = work.thing.traits.has('openable');
  const tall = lidded ? height * 0.93 : height;
  work.frame.lathe(glass, outline(jar, width / 2, tall), [0, 0, 0], 22);
  addLiquid(work, work.frame, outline(jarRoom, width / 2, tall));
  if (/tip|coin|money/i.test(work.thing.name))
    for (let index = 0; index < 5; index++)
      work.frame.lathe('copper', outline('0 0, 1 0, 1 1, 0 1', width * 0.11, 0.003), [work.wobble(width * 0.2), 0.008 + index * 0.003, work.wobble(width * 0.2)], { z: work.wobble(0.2) }); // prettier-ignore
  if (lidded) {
    const lid = work.partWhen('lid', unless('open broken'));
    lid.lathe('pewter', outline('1 0, 1 0.9, 0.94 1, 0 1', width * 0.43, height * 0.12), [0, height * 0.88, 0]);
  } else {
    const note = work.partWhen('paper label', unless('broken'));
    note.box('paper', [width * 0.5, height * 0.2, 0.002], [0, height * 0.42, width * 0.5], 0.0005);
  }
  work.shatters(glass, 0.003);
});

export const bottles = { bottle: makeBottle, decanter: makeDecanter, jar: makeJar, jug: makeJug };
