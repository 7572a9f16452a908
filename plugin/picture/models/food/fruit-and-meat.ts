import { says } from '../carpentry/assembly.ts';
import { crockery, madeOf } from '../handwork/dressing.ts';
import { dressOf } from '../carpentry/dress.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';
import type { Profile } from '../handwork/workpiece.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';

const apple: Profile = [
  [0, 0.05],
  [0.34, 0],
  [0.8, 0.16],
  [1, 0.5],
  [0.86, 0.8],
  [0.4, 0.92],
  [0.1, 0.84],
  [0, 0.82],
];
const skins: readonly (readonly [RegExp, string])[] = [
  [/orange|tangerine|apricot|mango/i, '#e08a24'],
  [/lemon|quince|banana/i, '#e6c63a'],
  [/pear|lime|green/i, '#8fa83a'],
  [/plum|beet|fig/i, '#4d2350'],
  [/onion|potato|turnip|egg/i, '#d6b586'],
  [/peach/i, '#e59a6a'],
];

/** An apple and its kin: a stalk and a leaf. Bitten when cut, a core when eaten. */
export const makeApple: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const tint = skins.find(([words]) => words.test(work.thing.name))?.[1] ?? dressOf(work.thing).colour;
  const skin = work.workshop.material('fruit', tint);
  const flesh = work.workshop.material('cream', '#f3e6bd');
  const stalk = work.workshop.material('bark');
  const whole = work.partWhen('fruit', (state) => !says(state, 'eaten') && !says(state, 'worn-out'));
  work.lathe(whole, width / 2, height * 0.94, apple, skin, undefined, undefined, 20);
  work.rod(
    whole,
    [
      [0, height * 0.76, 0],
      [0.003, height * 0.97, 0.002],
    ],
    0.0022,
    stalk,
  );
  work.plate(whole, [[0, 0], [0.012, 0.006], [0.024, 0.002], [0.012, -0.005]], 0.001, [0.004, height * 0.93, 0], work.workshop.material('leaf')); // prettier-ignore
  const bite = work.partWhen('bite', (state) => (says(state, 'cut') || says(state, 'broken')) && !says(state, 'eaten'));
  work.ball(bite, width * 0.27, [width * 0.08, height * 0.55, width * 0.29], flesh, [1, 1, 0.82]);
  const core = work.partWhen('core', (state) => says(state, 'eaten') || says(state, 'worn-out'));
  work.lathe(core, width * 0.3, height * 0.8, [[0, 0], [0.9, 0.04], [0.5, 0.3], [0.4, 0.6], [0.8, 0.9], [0, 1]], flesh, undefined, undefined, 12); // prettier-ignore
  work.rod(
    core,
    [
      [0, height * 0.78, 0],
      [0.003, height * 0.95, 0],
    ],
    0.002,
    stalk,
  );
});

function addFruit(
  work: Handwork,
  part: Part,
  radius: number,
  at: readonly [number, number, number],
  tint: string,
): void {
  work.lathe(part, radius, radius * 1.9, apple, work.workshop.material('fruit', tint), at, { x: work.wobble(0.5), z: work.wobble(0.5) }, 14); // prettier-ignore
}

/** A footed bowl heaped with fruit. */
export const makeFruitBowl: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const ware = madeOf(work, 'ceramic', [...crockery, 'wicker']);
  work.lathe(work.frame, width / 2, height * 0.55, [[0, 0], [0.4, 0], [0.42, 0.1], [0.3, 0.16], [0.7, 0.45], [1, 1], [0.94, 0.98], [0.6, 0.5], [0, 0.3]], ware, undefined, undefined, 26); // prettier-ignore
  const fruit = work.partWhen('fruit', (state) => !says(state, 'eaten') && !says(state, 'worn-out') && !says(state, 'broken')); // prettier-ignore
  const tints = ['#b8322a', '#e08a24', '#8fa83a', '#d8a83a', '#7a2340'] as const;
  const radius = width * 0.14;
  for (let index = 0; index < 6; index++) addFruit(work, fruit, radius, [Math.cos(index * 1.05) * width * 0.27, height * 0.36, Math.sin(index * 1.05) * width * 0.27], tints[index % 5] ?? tints[0]); // prettier-ignore
  addFruit(work, fruit, radius, [0.01, height - radius * 1.9, 0], tints[0]);
  work.shatters(ware, 0.006);
});

/** A roast on a dish; fish have a tail. Cut, it shows its slices; eaten, its bones. */
export const makeRoast: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const fish = /fish|salmon|trout|herring|lobster|oyster/i.test(work.thing.name);
  const meat = work.workshop.material('meat', fish ? '#9aa7ad' : undefined);
  const pink = work.workshop.material('meat', '#c8756a');
  const bone = work.workshop.material('bone');
  const dish = work.workshop.material('pewter');
  work.lathe(work.frame, width / 2, height * 0.2, [[0, 0], [0.6, 0], [1, 0.9], [0.97, 1], [0.6, 0.4], [0, 0.35]], dish, undefined, undefined, 26).scaling.z = depth / width; // prettier-ignore
  const whole = work.partWhen('roast', (state) => !says(state, 'eaten') && !says(state, 'worn-out'));
  if (fish) {
    work.ball(whole, width * 0.34, [-width * 0.04, height * 0.42, 0], meat, [1, 0.42, 0.42]);
    work.plate(whole, [[width * 0.26, 0], [width * 0.44, depth * 0.2], [width * 0.4, 0], [width * 0.44, -depth * 0.2]], 0.012, [0, height * 0.4, 0], meat); // prettier-ignore
    work.ball(whole, 0.008, [-width * 0.28, height * 0.56, depth * 0.08], work.workshop.material('leather', '#14110f'));
    work.box(whole, [0.02, height * 0.5, 0.006], [0, height * 0.75, 0], meat, { x: 0.3 }, 0.003);
  } else {
    work.ball(whole, width * 0.3, [-width * 0.04, height * 0.54, 0], meat, [1, (height * 0.46) / (width * 0.3), (depth * 0.36) / (width * 0.3)]); // prettier-ignore
    for (const side of [-1, 1]) {
      work.ball(whole, width * 0.12, [width * 0.18, height * 0.5, side * depth * 0.2], meat, [1.3, 1, 0.9]);
      work.rod(whole, [[width * 0.24, height * 0.5, side * depth * 0.2], [width * 0.38, height * 0.66, side * depth * 0.16]], 0.008, bone); // prettier-ignore
    }
  }
  const cut = work.partWhen('slices', (state) => says(state, 'cut') && !says(state, 'eaten'));
  for (let slice = 0; slice < 3; slice++) work.ball(cut, depth * 0.17, [-width * (0.3 - slice * 0.05), height * (0.36 + slice * 0.05), depth * 0.22], pink, [0.16, 0.8, 1]); // prettier-ignore
  const bones = work.partWhen('bones', (state) => says(state, 'eaten') || says(state, 'worn-out'));
  work.rod(
    bones,
    [
      [-width * 0.28, height * 0.22, 0],
      [width * 0.28, height * 0.22, 0],
    ],
    0.006,
    bone,
  );
  for (let rib = -3; rib <= 3; rib++) work.rod(bones, [[rib * width * 0.07, height * 0.22, -depth * 0.16], [rib * width * 0.07, height * 0.26, 0], [rib * width * 0.07, height * 0.22, depth * 0.16]], 0.003, bone); // prettier-ignore
});

/** Something on a plate. */
export const makeDish: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const ware = madeOf(work, 'ceramic', crockery);
  work.lathe(work.frame, width / 2, height * 0.34, [[0, 0], [0.55, 0], [0.6, 0.3], [1, 0.9], [0.98, 1], [0.6, 0.5], [0, 0.4]], ware, undefined, undefined, 28); // prettier-ignore
  const whole = work.partWhen('food', (state) => !says(state, 'eaten') && !says(state, 'broken') && !says(state, 'worn-out')); // prettier-ignore
  const meal = [
    ['bread', undefined],
    ['meat', undefined],
    ['leaf', undefined],
    ['cake', undefined],
  ] as const;
  meal.forEach(([substance], index) => {
    const angle = index * 1.6;
    work.ball(whole, width * 0.17, [Math.cos(angle) * width * 0.16, height * 0.4, Math.sin(angle) * width * 0.16], work.workshop.material(substance), [1, (height * (index === 0 ? 0.34 : 0.26)) / (width * 0.17), 0.9]); // prettier-ignore
  });
  work.ball(whole, width * 0.12, [0, height * 0.74, 0], work.workshop.material('bread'), [
    1.1,
    (height * 0.26) / (width * 0.12),
    1,
  ]);
  const left = work.partWhen('leavings', (state) => says(state, 'eaten'));
  for (let crumb = 0; crumb < 5; crumb++) work.ball(left, 0.005, [work.wobble(width * 0.2), height * 0.2, work.wobble(width * 0.2)], work.workshop.material('bread')); // prettier-ignore
  work.shatters(ware, 0.005);
});
