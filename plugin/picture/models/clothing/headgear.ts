import type { Part } from '../carpentry/part.ts';
import { says } from '../carpentry/assembly.ts';
import { clothOf } from '../carpentry/dress.ts';
import { cloths, madeOf, metals } from '../handwork/dressing.ts';
import { circle, handmade, type Handwork } from '../handwork/handwork.ts';
import type { Profile } from '../handwork/workpiece.ts';
import type { ModelMaker } from '../model.ts';

/** Lays it down and sets it on a head: the same thing, once as large as it lies, once as large as a head. */
function layAndWear(
  work: Handwork,
  build: (part: Part, width: number, height: number, depth: number) => void,
  worn: readonly [width: number, height: number, depth: number],
  y: number,
): void {
  work.only(work.frame, (state) => !says(state, 'worn'));
  build(work.frame, work.size.x, work.size.y, work.size.z);
  work.lazyPartWhen(
    'worn',
    (state) => says(state, 'worn'),
    (part) => build(part, ...worn),
    { x: 0, y, z: 0 },
  );
  const char = work.partWhen('charred', (state) => says(state, 'worn-out') && !says(state, 'worn'));
  work.ball(char, work.size.x * 0.3, [0, work.size.y * 0.98, 0], work.workshop.material('ash', '#1d1a18'), [1, 0.2, 1]);
  const slash = work.partWhen('slash', (state) => (says(state, 'cut') || says(state, 'torn')) && !says(state, 'worn'));
  work.box(slash, [work.size.x * 0.3, 0.008, 0.01], [0, work.size.y * 0.9, work.size.z * 0.2], work.workshop.material('leather', '#120e0c'), { z: 0.4 }); // prettier-ignore
}

const tallHat: Profile = [
  [1, 0.1],
  [0.98, 0.02],
  [0.66, 0],
  [0.64, 0.06],
  [0.62, 0.6],
  [0.66, 0.97],
  [0.6, 1],
  [0, 0.99],
];
const roundHat: Profile = [
  [1, 0.14],
  [0.97, 0.04],
  [0.68, 0],
  [0.66, 0.1],
  [0.66, 0.5],
  [0.55, 0.85],
  [0.3, 0.97],
  [0, 1],
];

/** A brim and a crown with its band; a top hat is tall, a bonnet soft. */
export const makeHat: ModelMaker = handmade((work) => {
  const top = /top hat|topper/i.test(work.thing.name);
  const straw = /straw|boater/i.test(work.thing.name);
  const felt = straw ? work.workshop.material('straw') : clothOf(work.workshop, work.thing, 'felt', '#3a342e');
  const band = work.workshop.material('silk', '#1c1a1c');
  layAndWear(
    work,
    (part, width, height, depth) => {
      work.lathe(part, width / 2, height, top ? tallHat : roundHat, felt, undefined, undefined, 26).scaling.z =
        depth / width;
      work.lathe(part, width / 2, height * 0.16, [[0.675, 0], [0.68, 0.5], [0.67, 1]], band, [0, height * 0.14, 0], undefined, 26).scaling.z = depth / width; // prettier-ignore
    },
    [0.36, top ? 0.2 : 0.16, 0.38],
    -0.03,
  );
});

/** White linen with a frill, or a flat cap of tweed. */
export const makeCap: ModelMaker = handmade((work) => {
  const maid = /maid|white|mob|night|coif|nurse/i.test(`${work.thing.name} ${work.thing.aliases.join(' ')}`);
  const cloth = madeOf(work, maid ? 'linen' : 'wool', cloths, maid ? '#f2ede0' : '#6a5a48');
  layAndWear(
    work,
    (part, width, height, depth) => {
      const dome: Profile = [
        [0.86, 0.06],
        [0.94, 0.3],
        [0.84, 0.66],
        [0.5, 0.92],
        [0, 1],
      ];
      work.lathe(part, width / 2, height, dome, cloth, undefined, undefined, 22).scaling.z = depth / width;
      if (maid) {
        const frill = Array.from({ length: 49 }, (_, step) => { const angle = (step / 48) * 2 * Math.PI; const out = step % 2 ? 1 : 0.93; return [Math.cos(angle) * (width / 2) * out * 0.96, height * (0.08 + 0.05 * (step % 2)), Math.sin(angle) * (depth / 2) * out * 0.96] as const; }); // prettier-ignore
        work.rod(part, frill, width * 0.022, cloth);
      } else work.ball(part, width * 0.34, [0, height * 0.12, depth * 0.24], cloth, [1.1, 0.14, 0.75]);
    },
    [0.29, 0.12, 0.3],
    -0.035,
  );
});

/** A dome of steel with a comb and cheek pieces. */
export const makeHelmet: ModelMaker = handmade((work) => {
  const steel = madeOf(work, 'steel', [...metals, 'leather', 'plastic']);
  const brass = work.workshop.material('brass');
  layAndWear(
    work,
    (part, width, height, depth) => {
      work.lathe(part, width / 2, height, [[0.98, 0.1], [1, 0.14], [0.9, 0.2], [0.88, 0.55], [0.66, 0.82], [0.3, 0.94], [0, 0.96]], steel, undefined, undefined, 22).scaling.z = depth / width; // prettier-ignore
      work.box(part, [0.012, height * 0.16, depth * 0.7], [0, height * 0.92, 0], brass, undefined, 0.005);
      for (const side of [-1, 1]) work.box(part, [0.01, height * 0.36, depth * 0.3], [side * width * 0.44, height * 0.19, depth * 0.08], steel, undefined, 0.004); // prettier-ignore
      work.box(part, [width * 0.05, height * 0.34, 0.01], [0, height * 0.17, depth * 0.45], steel, undefined, 0.004);
    },
    [0.3, 0.29, 0.32],
    -0.16,
  );
});

/** A circlet with points and stones. */
export const makeCrown: ModelMaker = handmade((work) => {
  const paper = /paper/i.test(work.thing.name);
  const gold = paper ? work.workshop.material('paper', '#e0b23c') : madeOf(work, 'gold', [...metals, 'leaf']);
  const stones = ['#a3142a', '#274fb0', '#1f8a55'] as const;
  layAndWear(
    work,
    (part, width, height, depth) => {
      const squash = depth / width;
      work.lathe(part, width / 2, height * 0.45, [[0.92, 0], [0.98, 0.06], [0.93, 0.3], [0.98, 0.9], [0.96, 1], [0.9, 0.9], [0.88, 0.1]], gold, undefined, undefined, 26).scaling.z = squash; // prettier-ignore
      for (let point = 0; point < 8; point++) {
        const angle = (point / 8) * 2 * Math.PI;
        const at = [Math.sin(angle) * width * 0.475, height * 0.42, Math.cos(angle) * depth * 0.475] as const;
        const tine = work.workshop.slab('tine', [[-width * 0.08, 0], [width * 0.08, 0], [width * 0.025, height * 0.28], [0, height * 0.5], [-width * 0.025, height * 0.28]], 0.005, gold); // prettier-ignore
        part.add(tine, ...at, { y: angle, x: 0.06 });
        work.ball(
          part,
          height * 0.05,
          [at[0], height * 0.92, at[2]],
          point % 2 ? gold : work.workshop.material('bone'),
        );
        work.ball(part, height * 0.07, [at[0] * 1.02, height * 0.2, at[2] * 1.02], work.workshop.material('fruit', stones[point % 3]), [1, 1, 1]); // prettier-ignore
      }
    },
    [0.265, 0.13, 0.28],
    -0.02,
  );
});

/** Covers the eyes; a face of papier mâché with its ribbons. */
export const makeMask: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const paint = madeOf(work, 'painted-wood', [...metals, 'velvet', 'silk', 'leather', 'paper'], '#e9e2d2');
  const gilt = work.workshop.material('gold');
  const dark = work.workshop.material('leather', '#0f0c0b');
  const build = (part: Part, wide: number, long: number, bulge: number, standing: boolean) => {
    const put = (x: number, up: number, out: number): readonly [number, number, number] => (standing ? [x, up, out] : [x, out, up]); // prettier-ignore
    const dome = (x: number, up: number, out: number): readonly [number, number, number] => (standing ? [x, up, out] : [x, out, up]); // prettier-ignore
    work.ball(part, wide / 2, put(0, 0, standing ? -bulge * 0.1 : bulge * 0.5), paint, dome(1, long / wide, ((standing ? 1.1 : 0.5) * bulge) / (wide / 2))); // prettier-ignore
    work.rod(part, [put(-wide * 0.14, -long * 0.24, bulge * 0.9), put(0, -long * 0.28, bulge * 0.96), put(wide * 0.14, -long * 0.24, bulge * 0.9)], long * 0.02, work.workshop.material('wax', '#8e1f2b')); // prettier-ignore
    for (const side of [-1, 1]) {
      const eye = put(side * wide * 0.2, long * 0.1, bulge * 0.84);
      work.ball(part, wide * 0.1, eye, dark, standing ? [1.2, 0.7, 0.4] : [1.2, 0.4, 0.7]);
      work.rod(part, [put(side * wide * 0.08, long * 0.22, bulge * 0.92), put(side * wide * 0.28, long * 0.24, bulge * 0.76)], 0.003, gilt); // prettier-ignore
    }
    work.ball(part, wide * 0.08, put(0, -long * 0.05, bulge * 0.94), paint, dome(0.8, 1.5, 0.9));
  };
  work.only(work.frame, (state) => !says(state, 'worn'));
  build(work.frame, width, depth, height * 0.8, false);
  for (const side of [-1, 1]) work.rod(work.frame, [[side * width * 0.46, 0.01, 0], [side * width * 0.4, 0.006, -depth * 0.3], [side * width * 0.2, 0.005, -depth * 0.46]], 0.003, work.workshop.material('silk', '#8e1f2b')); // prettier-ignore
  const worn = work.partWhen('worn', (state) => says(state, 'worn'));
  build(worn, 0.21, /domino|half/i.test(work.thing.name) ? 0.1 : 0.2, 0.03, true);
  work.rod(worn, circle(1, 20).map(([x, z]) => [x * 0.145, 0.02, z * 0.145 - 0.135] as const), 0.004, work.workshop.material('silk', '#8e1f2b')); // prettier-ignore
  work.shatters(paint, 0.005, work.frame, worn);
});
