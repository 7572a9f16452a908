import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { madeOf, metals } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

const jewels: readonly (readonly [RegExp, string])[] = [
  [/ruby|garnet/i, '#a3142a'],
  [/emerald|jade/i, '#1f8a55'],
  [/sapphire/i, '#274fb0'],
  [/amber|topaz/i, '#d18a1e'],
  [/pearl/i, '#efe6d6'],
  [/diamond|crystal|ball/i, '#dfe9ee'],
];

/** Cut like a jewel; stones and bricks are rough. */
const makeGem = handmade((work) => {
  const { width, height, depth } = work;
  const name = work.thing.name;
  const rough = /stone|rock|pebble|brick|nugget|shell|bullet/i.test(name) && !/gem/i.test(name);
  if (rough) {
    const stone = madeOf(work, /brick/i.test(name) ? 'brick' : /nugget/i.test(name) ? 'gold' : 'stone', [...metals, 'marble', 'slate', 'brick']); // prettier-ignore
    work.frame.ball(stone, width / 2, [0, height / 2, 0], { scale: [1, height / width, depth / width] });
    return;
  }
  const tint = jewels.find(([words]) => words.test(name))?.[1] ?? dressOf(work.thing).colour ?? '#7a3fa0';
  const stone = work.workshop.material('fruit', tint);
  const cut = work.frame.lathe(stone, outline('0 0, 0.2 0.02, 1 0.58, 0.97 0.66, 0.62 1, 0 1', width / 2, height), [0, 0, 0], 8); // prettier-ignore
  cut.scaling.z = depth / width;
  work.shatters(stone, 0.006);
});

/** A button with its shank; a cufflink has a bar, a brooch its pin. */
const makeButton = handmade((work) => {
  const { frame, width, height } = work;
  const words = `${work.thing.name} ${work.thing.aliases.join(' ')} ${work.thing.description ?? ''}`;
  const face = /onyx|black/i.test(words) ? work.workshop.material('ceramic', '#141416') : /pearl/i.test(words) ? work.workshop.material('bone', '#ece8de') : madeOf(work, 'brass', [...metals, 'bone', 'plastic']); // prettier-ignore
  if (/link|stud/i.test(work.thing.name)) {
    frame.lathe(face, outline('0 0, 0.95 0, 1 0.3, 1 0.7, 0.9 1, 0 1', width / 2, height * 0.36), [0, height * 0.64, 0], 16); // prettier-ignore
    frame.lathe('silver', outline('0 0, 1 0, 1 1, 0 1', width * 0.5, height * 0.16), [0, height * 0.56, 0], 16);
    frame.rod('silver', path('0 0.56 0, 0 0.12 0', 1, height), width * 0.06);
    frame.rod('silver', path('-0.3 0.1 0, 0.3 0.1 0', width, height), height * 0.1);
    frame.box('silver', [width * 0.1, height * 0.06, width * 0.44], [0, height * 0.99, 0], 0.0004);
    frame.box('silver', [width * 0.3, height * 0.06, width * 0.08], [0, height * 0.99, -width * 0.1], 0.0004);
    return;
  }
  frame.lathe(face, outline('0 0, 0.7 0, 1 0.3, 1 0.75, 0.85 1, 0.7 0.8, 0 0.7', width / 2, height), [0, 0, 0], 18);
  const hole = outline('0 0, 1 0, 1 1, 0 1', width * 0.06, height * 0.05);
  const off = width * 0.11;
  for (const z of [-off, off]) frame.sides.lathe('leather #1c1612', hole, [off, height * 0.74, z], 6);
});

/** A pin with a head of glass at −z; bent where its words say so. */
const makePin = handmade((work) => {
  const { frame, width, height, depth } = work;
  const steel = madeOf(work, 'steel', metals);
  const words = work.thing.description ?? '';
  const bent = /bent/i.test(words);
  const y = height / 2;
  const head = -depth / 2 + height / 2;
  const tip = bent ? width * 0.42 : 0;
  frame.rod(steel, [vec(0, y, head), vec(0, y, depth * 0.2), vec(tip * 0.5, y, depth * 0.4), vec(tip, y, bent ? depth * 0.46 : depth / 2)], 0.0012); // prettier-ignore
  frame.ball(work.workshop.material('ceramic', /blue/i.test(words) ? '#2f58a8' : /red/i.test(words) ? '#a32b26' : '#ece8de'), height / 2, [0, y, head]); // prettier-ignore
  const collar = outline('0 0, 1 0, 0.6 1, 0 1', width / 2, 0.003);
  frame.lathe(steel, collar, [0, y, head + height * 0.4], { ...lying, sides: 10 });
});

/** A round of thick glass with a chip at its rim. */
const makeLens = handmade((work) => {
  const { width, height } = work;
  const glass = work.workshop.material('glass', '#bfe0ea');
  work.frame.lathe(glass, outline('0 0, 0.9 0.3, 1 0.45, 1 0.6, 0.9 0.75, 0.5 0.95, 0 1', width / 2, height), [0, 0, 0], 26); // prettier-ignore
  work.frame.lathe('silver', outline('1 0, 1.01 0.5, 1 1', width / 2, height * 0.15), [0, height * 0.45, 0], 26);
  work.shatters(glass, 0.003);
});

/** A round of glass on a handle; a telescope is a tube of brass. */
const makeMagnifyingGlass = handmade((work) => {
  const { frame, width, height, depth } = work;
  const brass = madeOf(work, 'brass', metals);
  if (/telescope|spyglass|binocular|field|opera|microscope/i.test(work.thing.name)) {
    const y = height / 2;
    frame.lathe(brass, outline('0 0, 0.6 0, 0.7 0.05, 0.6 0.08, 0.62 0.35, 0.78 0.37, 0.78 0.66, 0.96 0.68, 1 0.98, 0.9 1, 0 0.98', height / 2, depth), [0, y, -depth / 2], { ...lying, sides: 16 }); // prettier-ignore
    for (const side of [-1, 1]) frame.lathe('leather', outline('0 0, 1 0, 1 1, 0 1', height / 2, depth * 0.3), [side * (width / 2 - height / 2), y, 0], { ...lying, sides: 14 }); // prettier-ignore
    return;
  }
  const radius = width / 2;
  const hub = depth / 2 - radius;
  const glass = work.part('glass');
  glass.lathe('glass', outline('0 0, 1 0.4, 1 0.6, 0 1', radius * 0.88, height * 0.4), [0, height * 0.3, hub], 24);
  work.only(glass, unless('broken'));
  frame.lathe(brass, outline('0.86 0.1, 1 0.1, 1 0.9, 0.86 0.9, 0.86 0.1', radius, height), [0, 0, hub], 26);
  frame.lathe('walnut', outline('0 0, 0.8 0, 1 0.1, 0.8 0.5, 0.9 0.85, 0.5 1, 0 1', height * 0.5, depth - width), [0, height / 2, -depth / 2], { ...lying, sides: 12 }); // prettier-ignore
  const splinters = work.partWhen('splinters', when('broken'));
  for (let index = 0; index < 6; index++)
    splinters.plate('glass', [[0, 0], [radius * 0.3, 0.004], [radius * 0.2, radius * 0.24]], 0.002, [work.wobble(radius * 0.6), 0.002 + index * 0.001, hub + work.wobble(radius * 0.6)]); // prettier-ignore
});

export const trinkets = {
  button: makeButton,
  gem: makeGem,
  lens: makeLens,
  'magnifying-glass': makeMagnifyingGlass,
  pin: makePin,
};
