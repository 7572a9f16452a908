import { unless, when } from '../carpentry/condition.ts';
import { outline, path, type Outline } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';

/** Stands upright: axe blade, hook and point of a halberd; a spear has only a point, a trident three. */
const makeHalberd = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = work.thing.name;
  const wood = madeOf(work, 'oak', woods);
  const top = height * 0.8;
  const pole = Math.min(depth * 0.34, 0.02);
  frame.lathe(wood, outline('0 0, 0.6 0, 1 0.015, 0.92 0.5, 0.9 1, 0 1', pole, top + 0.03), [0, 0, 0], 12);
  const head = (shape: Outline) => frame.slab('steel', shape, depth * 0.25);
  frame.lathe('steel', outline('0.8 0, 1 0.1, 1 0.9, 0.7 1', pole * 1.35, height * 0.09), [0, top - height * 0.04, 0], 12); // prettier-ignore
  const point = `-0.016 ${top + 0.02}, 0.016 ${top + 0.02}, 0.024 ${top + height * 0.07}, 0 ${height}`;
  head(outline(`${point}, -0.024 ${top + height * 0.07}`));
  const half = width / 2;
  if (/trident|pitchfork|fork/i.test(name)) {
    for (const side of [-1, 1]) head([[0, top], [side * half * 0.9, top + 0.03], [side * half, height * 0.95], [side * half * 0.8, top + 0.06], [0, top + 0.03]]); // prettier-ignore
  } else if (/spear|lance|pike|javelin|oar/i.test(name)) {
    frame.box('steel', [width, 0.03, depth], [0, top - 0.02, 0], 0.008);
  } else {
    head([[0, top - 0.09], [-half * 0.5, top - 0.1], [-half, top - 0.16], [-half * 0.94, top], [-half, top + 0.13], [-half * 0.5, top + 0.04], [0, top + 0.05]]); // prettier-ignore
    const hook = `0 ${top - 0.03}, 0.6 ${top - 0.02}, 1 ${top - 0.09}, 0.7 ${top + 0.04}, 0 ${top + 0.05}`;
    head(outline(hook, half));
  }
  frame.box(work.cloth('silk', '#8e1f2b'), [width * 0.1, 0.02, depth], [0, top - 0.11, 0], 0.006); // prettier-ignore
  const blood = work.partWhen('blood', when('bloody'));
  blood.box('wine #6e0b0b', [0.03, 0.08, depth * 0.3], [0, height * 0.94, 0]);
  work.shatters(wood, 0.02);
});

/** A cane has a crook, a broom bristles, a sceptre a crowned head, a banner its cloth. */
const makeStaff = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = work.thing.name;
  const broom = /broom|mop|brush|rake/i.test(name);
  const royal = /scept|mace|wand|baton/i.test(name);
  const wood = madeOf(work, royal ? 'gold' : 'walnut', [...woods, ...metals]);
  const radius = Math.min(depth * 0.24, 0.014);
  const crook = !broom && !royal && /cane|crook|walking|crutch|umbrella/i.test(name);
  const straight = crook ? height - width * 0.42 : height * (royal ? 0.9 : 1);
  frame.lathe(wood, outline('0 0, 0.7 0, 0.8 0.02, 1 0.9, 0.9 1, 0 1', radius, straight), [crook ? -width * 0.36 : 0, 0, 0], 10); // prettier-ignore
  if (crook) {
    const bend = circle(width * 0.36, 8, Math.PI, 0).map(([x, y]) => [x, straight - 0.002 + y * 1.05, 0] as const);
    frame.rod(wood, [...bend, [width * 0.36, straight - 0.03, 0]], radius);
    frame.box('silver', [radius * 2.4, 0.012, depth], [-width * 0.36, straight - 0.05, 0], 0.003);
  } else if (broom) {
    frame.box('straw', [width, height * 0.2, depth], [0, height * 0.1, 0], 0.01);
    frame.box('rope', [width * 0.7, height * 0.03, depth * 0.8], [0, height * 0.2, 0], 0.004);
  } else {
    frame.ball(royal ? wood : work.workshop.material('brass'), width / 2, [0, height - (depth / 2) * 1.3, 0], { scale: [0.98, (depth / width) * 1.3, depth / width] }); // prettier-ignore
    if (/banner|flag/i.test(name)) frame.box(work.cloth('silk', '#8e1f2b'), [width, height * 0.3, 0.004], [0, height * 0.8, 0]); // prettier-ignore
  }
  work.shatters(wood, 0.014);
});

/** Stands on its rim against a wall: boards under painted leather, a boss of iron. */
const makeShield = handmade((work) => {
  const { frame, width, height, depth } = work;
  const face = madeOf(work, 'painted-wood', [...woods, ...metals, 'leather'], '#7a2420');
  const half = width / 2;
  const rim = (part: number): readonly (readonly [number, number])[] => [[-half * part, height * 0.94 * part + height * (1 - part) * 0.5], [0, (height / 2) * (1 + part)], [half * part, height * 0.94 * part + height * (1 - part) * 0.5], [half * part * 0.98, height * 0.5], [half * part * 0.6, height * (0.5 - 0.33 * part)], [0, (height / 2) * (1 - part)], [-half * part * 0.6, height * (0.5 - 0.33 * part)], [-half * part * 0.98, height * 0.5]]; // prettier-ignore
  frame.slab('iron', rim(1), depth * 0.4, [0, 0, -depth * 0.3]); // rim
  frame.slab(face, rim(0.93), depth * 0.5, [0, 0, -depth * 0.16]); // face
  const cross = outline('-0.03 0.12, 0.03 0.12, 0.03 0.9, -0.03 0.9', 1, height);
  frame.slab('gold', cross, depth * 0.1, [0, 0, depth * 0.13]);
  frame.box('gold', [width * 0.86, 0.055, depth * 0.1], [0, height * 0.6, depth * 0.13]);
  frame.ball('iron', depth * 0.75, [0, height * 0.6, depth * 0.12], { scale: [1, 1, 0.5] });
  work.shatters(face, 0.014);
});

/** Its ends bend towards −x; the string is straight. */
const makeBow = handmade((work) => {
  const { width, height, depth } = work;
  const wood = madeOf(work, 'pine', woods);
  const half = width / 2 - 0.012;
  const limb = Array.from({ length: 15 }, (_, step) => {
    const part = step / 7 - 1;
    return [half - 2 * half * part * part, height / 2, (part * depth) / 2] as const;
  });
  work.frame.rod(wood, limb, 0.012);
  work.frame.rod('leather', limb.slice(6, 9), height / 2);
  const string = work.partWhen('string', unless('cut broken'));
  string.rod('linen', path('-1 0.5 -0.5, -1 0.5 0.5', half, height, depth), 0.0015);
  const slack = work.partWhen('slack string', when('cut'));
  slack.rod('linen', path('-1 0.005 -0.5, 0 0.004 -0.2, -0.4 0.004 0', half, 1, depth), 0.0015);
  work.shatters(wood, 0.012);
});

export const poles = { bow: makeBow, halberd: makeHalberd, shield: makeShield, staff: makeStaff };
