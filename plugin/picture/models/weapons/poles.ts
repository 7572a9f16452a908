import { says } from '../carpentry/assembly.ts';
import { clothOf } from '../carpentry/dress.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';

/** Stands upright: axe blade, hook and point of a halberd; a spear has only a point, a trident three. */
export const makeHalberd: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const name = work.thing.name;
  const wood = madeOf(work, 'oak', woods);
  const steel = work.workshop.material('steel');
  const top = height * 0.8;
  const pole = Math.min(depth * 0.34, 0.02);
  work.lathe(
    frame,
    pole,
    top + 0.03,
    [
      [0, 0],
      [0.6, 0],
      [1, 0.015],
      [0.92, 0.5],
      [0.9, 1],
      [0, 1],
    ],
    wood,
    undefined,
    undefined,
    12,
  );
  const head = (outline: readonly (readonly [number, number])[], thick = depth * 0.25) =>
    frame.add(work.workshop.slab('head', outline, thick, steel), 0, 0, 0);
  work.lathe(frame, pole * 1.35, height * 0.09, [[0.8, 0], [1, 0.1], [1, 0.9], [0.7, 1]], steel, [0, top - height * 0.04, 0], undefined, 12); // prettier-ignore
  head([
    [-0.016, top + 0.02],
    [0.016, top + 0.02],
    [0.024, top + height * 0.07],
    [0, height],
    [-0.024, top + height * 0.07],
  ]);
  const half = width / 2;
  if (/trident|pitchfork|fork/i.test(name)) {
    for (const side of [-1, 1]) head([[0, top], [side * half * 0.9, top + 0.03], [side * half, height * 0.95], [side * half * 0.8, top + 0.06], [0, top + 0.03]]); // prettier-ignore
  } else if (/spear|lance|pike|javelin|oar/i.test(name)) {
    work.box(frame, [width, 0.03, depth], [0, top - 0.02, 0], steel, undefined, 0.008);
  } else {
    head([[0, top - 0.09], [-half * 0.5, top - 0.1], [-half, top - 0.16], [-half * 0.94, top], [-half, top + 0.13], [-half * 0.5, top + 0.04], [0, top + 0.05]]); // prettier-ignore
    head([
      [0, top - 0.03],
      [half * 0.6, top - 0.02],
      [half, top - 0.09],
      [half * 0.7, top + 0.04],
      [0, top + 0.05],
    ]);
  }
  work.box(frame, [width * 0.1, 0.02, depth], [0, top - 0.11, 0], clothOf(work.workshop, work.thing, 'silk', '#8e1f2b'), undefined, 0.006); // prettier-ignore
  const blood = work.partWhen('blood', (state) => says(state, 'bloody'));
  work.box(blood, [0.03, 0.08, depth * 0.3], [0, height * 0.94, 0], work.workshop.material('wine', '#6e0b0b'));
  work.shatters(wood, 0.02);
});

/** A cane has a crook, a broom bristles, a sceptre a crowned head, a banner its cloth. */
export const makeStaff: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const name = work.thing.name;
  const broom = /broom|mop|brush|rake/i.test(name);
  const royal = /scept|mace|wand|baton/i.test(name);
  const wood = madeOf(work, royal ? 'gold' : 'walnut', [...woods, ...metals]);
  const radius = Math.min(depth * 0.24, 0.014);
  const crook = !broom && !royal && /cane|crook|walking|crutch|umbrella/i.test(name);
  const straight = crook ? height - width * 0.42 : height * (royal ? 0.9 : 1);
  work.lathe(frame, radius, straight, [[0, 0], [0.7, 0], [0.8, 0.02], [1, 0.9], [0.9, 1], [0, 1]], wood, [crook ? -width * 0.36 : 0, 0, 0], undefined, 10); // prettier-ignore
  if (crook) {
    const bend = circle(width * 0.36, 8, Math.PI, 0).map(([x, y]) => [x, straight - 0.002 + y * 1.05, 0] as const);
    work.rod(frame, [...bend, [width * 0.36, straight - 0.03, 0]], radius, wood);
    work.box(frame, [radius * 2.4, 0.012, depth], [-width * 0.36, straight - 0.05, 0], work.workshop.material('silver'), undefined, 0.003); // prettier-ignore
  } else if (broom) {
    const straw = work.workshop.material('straw');
    work.box(frame, [width, height * 0.2, depth], [0, height * 0.1, 0], straw, undefined, 0.01);
    work.box(frame, [width * 0.7, height * 0.03, depth * 0.8], [0, height * 0.2, 0], work.workshop.material('rope'), undefined, 0.004); // prettier-ignore
  } else {
    work.ball(frame, width / 2, [0, height - (depth / 2) * 1.3, 0], royal ? wood : work.workshop.material('brass'), [0.98, (depth / width) * 1.3, depth / width]); // prettier-ignore
    if (/banner|flag/i.test(name)) work.box(frame, [width, height * 0.3, 0.004], [0, height * 0.8, 0], clothOf(work.workshop, work.thing, 'silk', '#8e1f2b')); // prettier-ignore
  }
  work.shatters(wood, 0.014);
});

/** Stands on its rim against a wall: boards under painted leather, a boss of iron. */
export const makeShield: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const face = madeOf(work, 'painted-wood', [...woods, ...metals, 'leather'], '#7a2420');
  const iron = work.workshop.material('iron');
  const half = width / 2;
  const outline = (part: number): readonly (readonly [number, number])[] => [[-half * part, height * 0.94 * part + height * (1 - part) * 0.5], [0, (height / 2) * (1 + part)], [half * part, height * 0.94 * part + height * (1 - part) * 0.5], [half * part * 0.98, height * 0.5], [half * part * 0.6, height * (0.5 - 0.33 * part)], [0, (height / 2) * (1 - part)], [-half * part * 0.6, height * (0.5 - 0.33 * part)], [-half * part * 0.98, height * 0.5]]; // prettier-ignore
  frame.add(work.workshop.slab('rim', outline(1), depth * 0.4, iron), 0, 0, -depth * 0.3);
  frame.add(work.workshop.slab('face', outline(0.93), depth * 0.5, face), 0, 0, -depth * 0.16);
  frame.add(work.workshop.slab('cross', [[-0.03, height * 0.12], [0.03, height * 0.12], [0.03, height * 0.9], [-0.03, height * 0.9]], depth * 0.1, work.workshop.material('gold')), 0, 0, depth * 0.13); // prettier-ignore
  work.box(frame, [width * 0.86, 0.055, depth * 0.1], [0, height * 0.6, depth * 0.13], work.workshop.material('gold'));
  work.ball(frame, depth * 0.75, [0, height * 0.6, depth * 0.12], iron, [1, 1, 0.5]);
  work.shatters(face, 0.014);
});

/** Its ends bend towards −x; the string is straight. */
export const makeBow: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const wood = madeOf(work, 'pine', woods);
  const half = width / 2 - 0.012;
  const limb = Array.from({ length: 15 }, (_, step) => {
    const part = step / 7 - 1;
    return [half - 2 * half * part * part, height / 2, (part * depth) / 2] as const;
  });
  work.rod(work.frame, limb, 0.012, wood);
  work.rod(work.frame, limb.slice(6, 9), height / 2, work.workshop.material('leather'));
  const string = work.partWhen('string', (state) => !says(state, 'cut') && !says(state, 'broken'));
  work.rod(string, [[-half, height / 2, -depth / 2], [-half, height / 2, depth / 2]], 0.0015, work.workshop.material('linen')); // prettier-ignore
  const slack = work.partWhen('slack string', (state) => says(state, 'cut'));
  work.rod(slack, [[-half, 0.005, -depth / 2], [0, 0.004, -depth * 0.2], [-half * 0.4, 0.004, 0]], 0.0015, work.workshop.material('linen')); // prettier-ignore
  work.shatters(wood, 0.012);
});
