import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { cloths, madeOf, metals } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Lays it down and sets it on a head: the same thing, once as large as it lies, once as large as a head. */
function layAndWear(
  work: Handwork,
  y: number,
  worn: readonly [width: number, height: number, depth: number],
  build: (part: Part, width: number, height: number, depth: number) => void,
): void {
  work.only(work.frame, unless('worn'));
  build(work.frame, work.width, work.height, work.depth);
  work.lazyPartWhen('worn', when('worn'), (part) => build(part, ...worn), { x: 0, y, z: 0 });
  const char = work.partWhen('charred', when('worn-out', { unless: 'worn' }));
  char.ball('ash #1d1a18', work.width * 0.3, [0, work.height * 0.98, 0], { scale: [1, 0.2, 1] });
  const slash = work.partWhen('slash', when('cut torn', { unless: 'worn' }));
  slash.box('leather #120e0c', [work.width * 0.3, 0.008, 0.01], [0, work.height * 0.9, work.depth * 0.2], { z: 0.4 });
}

const tallHat = '1 0.1, 0.98 0.02, 0.66 0, 0.64 0.06, 0.62 0.6, 0.66 0.97, 0.6 1, 0 0.99';
const roundHat = '1 0.14, 0.97 0.04, 0.68 0, 0.66 0.1, 0.66 0.5, 0.55 0.85, 0.3 0.97, 0 1';

/** A brim and a crown with its band; a top hat is tall, a bonnet soft. */
const makeHat = handmade((work) => {
  const top = /top hat|topper/i.test(work.thing.name);
  const straw = /straw|boater/i.test(work.thing.name);
  const felt = straw ? work.workshop.material('straw') : work.cloth('felt', '#3a342e');
  layAndWear(work, -0.03, [0.36, top ? 0.2 : 0.16, 0.38], (part, width, height, depth) => {
    part.lathe(felt, outline(top ? tallHat : roundHat, width / 2, height), [0, 0, 0], 26).scaling.z = depth / width;
    part.lathe('silk #1c1a1c', outline('0.675 0, 0.68 0.5, 0.67 1', width / 2, height * 0.16), [0, height * 0.14, 0], 26).scaling.z = depth / width; // prettier-ignore
  });
});

/** White linen with a frill, or a flat cap of tweed. */
const makeCap = handmade((work) => {
  const maid = /maid|white|mob|night|coif|nurse/i.test(`${work.thing.name} ${work.thing.aliases.join(' ')}`);
  const cloth = madeOf(work, maid ? 'linen' : 'wool', cloths, maid ? '#f2ede0' : '#6a5a48');
  layAndWear(work, -0.035, [0.29, 0.12, 0.3], (part, width, height, depth) => {
    const dome = '0.86 0.06, 0.94 0.3, 0.84 0.66, 0.5 0.92, 0 1';
    part.lathe(cloth, outline(dome, width / 2, height), [0, 0, 0], 22).scaling.z = depth / width;
    if (maid) {
      const frill = Array.from({ length: 49 }, (_, step) => { const angle = (step / 48) * 2 * Math.PI; const out = step % 2 ? 1 : 0.93; return [Math.cos(angle) * (width / 2) * out * 0.96, height * (0.08 + 0.05 * (step % 2)), Math.sin(angle) * (depth / 2) * out * 0.96] as const; }); // prettier-ignore
      part.rod(cloth, frill, width * 0.022);
    } else part.ball(cloth, width * 0.34, [0, height * 0.12, depth * 0.24], { scale: [1.1, 0.14, 0.75] });
  });
});

/** A dome of steel with a comb and cheek pieces. */
const makeHelmet = handmade((work) => {
  const steel = madeOf(work, 'steel', [...metals, 'leather', 'plastic']);
  layAndWear(work, -0.16, [0.3, 0.29, 0.32], (part, width, height, depth) => {
    part.lathe(steel, outline('0.98 0.1, 1 0.14, 0.9 0.2, 0.88 0.55, 0.66 0.82, 0.3 0.94, 0 0.96', width / 2, height), [0, 0, 0], 22).scaling.z = depth / width; // prettier-ignore
    part.box('brass', [0.012, height * 0.16, depth * 0.7], [0, height * 0.92, 0], 0.005);
    part.sides.box(steel, [0.01, height * 0.36, depth * 0.3], [width * 0.44, height * 0.19, depth * 0.08], 0.004);
    part.box(steel, [width * 0.05, height * 0.34, 0.01], [0, height * 0.17, depth * 0.45], 0.004);
  });
});

/** A circlet with points and stones. */
const makeCrown = handmade((work) => {
  const paper = /paper/i.test(work.thing.name);
  const gold = paper ? work.workshop.material('paper', '#e0b23c') : madeOf(work, 'gold', [...metals, 'leaf']);
  const stones = ['#a3142a', '#274fb0', '#1f8a55'] as const;
  layAndWear(work, -0.02, [0.265, 0.13, 0.28], (part, width, height, depth) => {
    const squash = depth / width;
    part.lathe(gold, outline('0.92 0, 0.98 0.06, 0.93 0.3, 0.98 0.9, 0.96 1, 0.9 0.9, 0.88 0.1', width / 2, height * 0.45), [0, 0, 0], 26).scaling.z = squash; // prettier-ignore
    for (let point = 0; point < 8; point++) {
      const angle = (point / 8) * 2 * Math.PI;
      const at = [Math.sin(angle) * width * 0.475, height * 0.42, Math.cos(angle) * depth * 0.475] as const;
      const tine = outline('-0.08 0, 0.08 0, 0.025 0.28, 0 0.5, -0.025 0.28', width, height);
      part.slab(gold, tine, 0.005, at, { y: angle, x: 0.06 });
      part.ball(point % 2 ? gold : work.workshop.material('bone'), height * 0.05, [at[0], height * 0.92, at[2]]);
      part.ball(work.workshop.material('fruit', stones[point % 3]), height * 0.07, [at[0] * 1.02, height * 0.2, at[2] * 1.02], { scale: [1, 1, 1] }); // prettier-ignore
    }
  });
});

/** Covers the eyes; a face of papier mâché with its ribbons. */
const makeMask = handmade((work) => {
  const { width, height, depth } = work;
  const paint = madeOf(work, 'painted-wood', [...metals, 'velvet', 'silk', 'leather', 'paper'], '#e9e2d2');
  const build = (part: Part, wide: number, long: number, bulge: number, standing: boolean) => {
    const put = (x: number, up: number, out: number) => (standing ? vec(x, up, out) : vec(x, out, up));
    part.ball(paint, wide / 2, put(0, 0, standing ? -bulge * 0.1 : bulge * 0.5), { scale: put(1, long / wide, ((standing ? 1.1 : 0.5) * bulge) / (wide / 2)) }); // prettier-ignore
    part.rod('wax #8e1f2b', [put(-wide * 0.14, -long * 0.24, bulge * 0.9), put(0, -long * 0.28, bulge * 0.96), put(wide * 0.14, -long * 0.24, bulge * 0.9)], long * 0.02); // prettier-ignore
    for (const side of [-1, 1]) {
      const eye = put(side * wide * 0.2, long * 0.1, bulge * 0.84);
      part.ball('leather #0f0c0b', wide * 0.1, eye, { scale: standing ? [1.2, 0.7, 0.4] : [1.2, 0.4, 0.7] });
      part.rod('gold', [put(side * wide * 0.08, long * 0.22, bulge * 0.92), put(side * wide * 0.28, long * 0.24, bulge * 0.76)], 0.003); // prettier-ignore
    }
    part.ball(paint, wide * 0.08, put(0, -long * 0.05, bulge * 0.94), { scale: put(0.8, 1.5, 0.9) });
  };
  work.only(work.frame, unless('worn'));
  build(work.frame, width, depth, height * 0.8, false);
  for (const side of [-1, 1]) work.frame.rod('silk #8e1f2b', [vec(side * width * 0.46, 0.01, 0), vec(side * width * 0.4, 0.006, -depth * 0.3), vec(side * width * 0.2, 0.005, -depth * 0.46)], 0.003); // prettier-ignore
  const worn = work.partWhen('worn', when('worn'));
  build(worn, 0.21, /domino|half/i.test(work.thing.name) ? 0.1 : 0.2, 0.03, true);
  worn.rod('silk #8e1f2b', circle(1, 20).map(([x, z]) => [x * 0.145, 0.02, z * 0.145 - 0.135] as const), 0.004); // prettier-ignore
  work.shatters(paint, 0.005, work.frame, worn);
});

export const headgear = { cap: makeCap, crown: makeCrown, hat: makeHat, helmet: makeHelmet, mask: makeMask };
