import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import type { Part, Spot } from '../carpentry/part.ts';
import { crockery, madeOf } from '../handwork/dressing.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

const apple = '0 0.05, 0.34 0, 0.8 0.16, 1 0.5, 0.86 0.8, 0.4 0.92, 0.1 0.84, 0 0.82';
const skins: readonly (readonly [RegExp, string])[] = [
  [/orange|tangerine|apricot|mango/i, '#e08a24'],
  [/lemon|quince|banana/i, '#e6c63a'],
  [/pear|lime|green/i, '#8fa83a'],
  [/plum|beet|fig/i, '#4d2350'],
  [/onion|potato|turnip|egg/i, '#d6b586'],
  [/peach/i, '#e59a6a'],
];

/** An apple and its kin: a stalk and a leaf. Bitten when cut, a core when eaten. */
const makeApple = handmade((work) => {
  const { width, height } = work;
  const tint = skins.find(([words]) => words.test(work.thing.name))?.[1] ?? dressOf(work.thing).colour;
  const skin = work.workshop.material('fruit', tint);
  const flesh = work.workshop.material('cream', '#f3e6bd');
  const whole = work.partWhen('fruit', unless('eaten worn-out'));
  whole.lathe(skin, outline(apple, width / 2, height * 0.94), [0, 0, 0], 20);
  whole.rod('bark', path('0 0.76 0, 0.003 0.97 0.002', 1, height), 0.0022);
  whole.plate('leaf', outline('0 0, 0.012 0.006, 0.024 0.002, 0.012 -0.005'), 0.001, [0.004, height * 0.93, 0]);
  const bite = work.partWhen('bite', when('cut broken', { unless: 'eaten' }));
  bite.ball(flesh, width * 0.27, [width * 0.08, height * 0.55, width * 0.29], { scale: [1, 1, 0.82] });
  const core = work.partWhen('core', when('eaten worn-out'));
  core.lathe(flesh, outline('0 0, 0.9 0.04, 0.5 0.3, 0.4 0.6, 0.8 0.9, 0 1', width * 0.3, height * 0.8), [0, 0, 0], 12);
  core.rod('bark', path('0 0.78 0, 0.003 0.95 0', 1, height), 0.002);
});

function addFruit(work: Handwork, part: Part, radius: number, at: Spot, tint: string): void {
  part.lathe(work.workshop.material('fruit', tint), outline(apple, radius, radius * 1.9), at, { sides: 14, x: work.wobble(0.5), z: work.wobble(0.5) }); // prettier-ignore
}

/** A footed bowl heaped with fruit. */
const makeFruitBowl = handmade((work) => {
  const { width, height } = work;
  const ware = madeOf(work, 'ceramic', [...crockery, 'wicker']);
  work.frame.lathe(ware, outline('0 0, 0.4 0, 0.42 0.1, 0.3 0.16, 0.7 0.45, 1 1, 0.94 0.98, 0.6 0.5, 0 0.3', width / 2, height * 0.55), [0, 0, 0], 26); // prettier-ignore
  const fruit = work.partWhen('fruit', unless('eaten worn-out broken'));
  const tints = ['#b8322a', '#e08a24', '#8fa83a', '#d8a83a', '#7a2340'] as const;
  const radius = width * 0.14;
  for (let index = 0; index < 6; index++) addFruit(work, fruit, radius, [Math.cos(index * 1.05) * width * 0.27, height * 0.36, Math.sin(index * 1.05) * width * 0.27], tints[index % 5] ?? tints[0]); // prettier-ignore
  addFruit(work, fruit, radius, [0.01, height - radius * 1.9, 0], tints[0]);
  work.shatters(ware, 0.006);
});

/** A roast on a dish; fish have a tail. Cut, it shows its slices; eaten, its bones. */
const makeRoast = handmade((work) => {
  const { width, height, depth } = work;
  const fish = /fish|salmon|trout|herring|lobster|oyster/i.test(work.thing.name);
  const meat = work.workshop.material('meat', fish ? '#9aa7ad' : undefined);
  work.frame.lathe('pewter', outline('0 0, 0.6 0, 1 0.9, 0.97 1, 0.6 0.4, 0 0.35', width / 2, height * 0.2), [0, 0, 0], 26).scaling.z = depth / width; // prettier-ignore
  const whole = work.partWhen('roast', unless('eaten worn-out'));
  if (fish) {
    whole.ball(meat, width * 0.34, [-width * 0.04, height * 0.42, 0], { scale: [1, 0.42, 0.42] });
    whole.plate(meat, outline('0.26 0, 0.44 0.2, 0.4 0, 0.44 -0.2', width, depth), 0.012, [0, height * 0.4, 0]);
    whole.ball('leather #14110f', 0.008, [-width * 0.28, height * 0.56, depth * 0.08]);
    whole.box(meat, [0.02, height * 0.5, 0.006], [0, height * 0.75, 0], { chamfer: 0.003, x: 0.3 });
  } else {
    whole.ball(meat, width * 0.3, [-width * 0.04, height * 0.54, 0], { scale: [1, (height * 0.46) / (width * 0.3), (depth * 0.36) / (width * 0.3)] }); // prettier-ignore
    whole.ends.ball(meat, width * 0.12, [width * 0.18, height * 0.5, depth * 0.2], { scale: [1.3, 1, 0.9] }); // leg
    whole.ends.rod('bone', path('0.24 0.5 0.2, 0.38 0.66 0.16', width, height, depth), 0.008);
  }
  const cut = work.partWhen('slices', when('cut', { unless: 'eaten' }));
  for (let slice = 0; slice < 3; slice++) cut.ball('meat #c8756a', depth * 0.17, [-width * (0.3 - slice * 0.05), height * (0.36 + slice * 0.05), depth * 0.22], { scale: [0.16, 0.8, 1] }); // prettier-ignore
  const bones = work.partWhen('bones', when('eaten worn-out'));
  bones.rod('bone', path('-0.28 0.22 0, 0.28 0.22 0', width, height), 0.006);
  for (let rib = -3; rib <= 3; rib++) bones.rod('bone', [vec(rib * width * 0.07, height * 0.22, -depth * 0.16), vec(rib * width * 0.07, height * 0.26, 0), vec(rib * width * 0.07, height * 0.22, depth * 0.16)], 0.003); // prettier-ignore
});

/** Something on a plate. */
const makeDish = handmade((work) => {
  const { width, height } = work;
  const ware = madeOf(work, 'ceramic', crockery);
  work.frame.lathe(ware, outline('0 0, 0.55 0, 0.6 0.3, 1 0.9, 0.98 1, 0.6 0.5, 0 0.4', width / 2, height * 0.34), [0, 0, 0], 28); // prettier-ignore
  const whole = work.partWhen('food', unless('eaten broken worn-out'));
  (['bread', 'meat', 'leaf', 'cake'] as const).forEach((stuff, index) => {
    const angle = index * 1.6;
    whole.ball(stuff, width * 0.17, [Math.cos(angle) * width * 0.16, height * 0.4, Math.sin(angle) * width * 0.16], { scale: [1, (height * (index === 0 ? 0.34 : 0.26)) / (width * 0.17), 0.9] }); // prettier-ignore
  });
  whole.ball('bread', width * 0.12, [0, height * 0.74, 0], { scale: [1.1, (height * 0.26) / (width * 0.12), 1] });
  const left = work.partWhen('leavings', when('eaten'));
  for (let crumb = 0; crumb < 5; crumb++)
    left.ball('bread', 0.005, [work.wobble(width * 0.2), height * 0.2, work.wobble(width * 0.2)]);
  work.shatters(ware, 0.005);
});

export const fruitAndMeat = { apple: makeApple, dish: makeDish, 'fruit-bowl': makeFruitBowl, roast: makeRoast };
