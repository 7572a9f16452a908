import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** A coil; cut, it is two coils with frayed ends. A chain has links of iron. */
const makeRope = handmade((work) => {
  const { width, height, depth } = work;
  const chain = /chain|cuff|shackle|manacle|fetter|wire/i.test(work.thing.name);
  const cord = chain ? work.workshop.material('iron') : madeOf(work, 'rope', ['silk', 'linen', 'wool', ...metals]);
  const thick = Math.min(0.016, height * 0.2);
  const coil = (centre: number, radius: number, turns: number) =>
    Array.from({ length: Math.round(turns * 18) + 1 }, (_, step) => {
      const part = step / (turns * 18);
      const angle = part * turns * 2 * Math.PI;
      const out = radius * (1 - 0.12 * Math.sin(part * turns * 2.3));
      return [centre + Math.cos(angle) * out, thick + part * (height - 2 * thick), Math.sin(angle) * out * (depth / width)] as const; // prettier-ignore
    });
  const whole = work.partWhen('coil', unless('cut broken'));
  whole.rod(cord, coil(0, width / 2 - thick, 4.4), thick);
  whole.rod(cord, [vec(width * 0.3, height * 0.9, 0.01), vec(width * 0.1, height * 0.6, depth * 0.2), vec(0, thick, depth * 0.45)], thick); // prettier-ignore
  const halves = work.partWhen('halves', when('cut broken'));
  for (const side of [-1, 1]) {
    halves.rod(cord, coil(side * width * 0.25, width * 0.22 - thick, 2.2), thick);
    for (let strand = 0; strand < 4; strand++)
      halves.rod(cord, [vec(side * 0.02, thick, depth * 0.2), vec(side * (0.01 + strand * 0.006), thick * 1.2, depth * (0.3 + strand * 0.03))], thick * 0.25); // prettier-ignore
  }
});

/** A folding measure of boxwood with brass joints; folded at rest, a yard long in a hand. */
const makeMeasure = handmade((work) => {
  const { width, height, depth } = work;
  const wood = madeOf(work, 'pine', [...woods, ...metals], '#d2aa5c');
  const leaf = (index: number, hinge: number) => {
    const part = work.part(`leaf ${index}`, { x: (index % 2 ? 0.25 : -0.25) * width, y: height * (0.25 + 0.5 * Math.floor(index / 2)), z: hinge }); // prettier-ignore
    part.box(wood, [width * 0.46, height * 0.44, depth], [0, 0, -hinge], 0.0015);
    for (let mark = 1; mark < 12; mark++)
      part.box('leather #2a1d12', [width * (mark % 3 ? 0.14 : 0.3), 0.0006, 0.0012], [-width * 0.1, height * 0.23, -depth / 2 + (mark / 12) * depth - hinge], 0.0001); // prettier-ignore
    part.box('brass', [width * 0.48, height * 0.5, depth * 0.05], [0, 0, depth / 2 - hinge - depth * 0.025], 0.001);
    return part;
  };
  leaf(0, 0);
  leaf(1, 0);
  for (const index of [2, 3]) {
    const upper = leaf(index, depth / 2);
    work.moves(when('held open'), (out) => void (upper.node.rotation.x = -Math.PI * out), 0.4);
  }
});

/** A split stick, notched along both edges; broken, in two. */
const makeTallyStick = handmade((work) => {
  const { width, height, depth } = work;
  const wood = madeOf(work, 'pine', woods);
  const half = depth / 2;
  const build = (name: string, from: number, to: number) => {
    const part = work.part(name);
    part.box(wood, [width, height, to - from], [0, height / 2, (from + to) / 2], 0.004);
    for (let notch = 0; notch < 6; notch++) {
      const z = -half * 0.7 + notch * depth * 0.12;
      if (z <= from + 0.01 || z >= to - 0.01) continue;
      const side = notch < 2 || notch % 2 ? -1 : 1;
      part.box('walnut #2e1c10', [width * 0.3, height * 1.02, 0.005], [side * width * 0.38, height / 2, z], 0.001);
    }
    return part;
  };
  work.only(build('stick', -half, half), unless('broken cut worn-out'));
  for (const side of [-1, 1]) {
    const piece = build(`half ${side}`, side < 0 ? -half : 0.008, side < 0 ? -0.008 : half);
    piece.node.rotation.y = side * 0.12;
    work.only(piece, when('broken cut', { unless: 'worn-out' }));
  }
  const char = work.partWhen('charred', when('worn-out'));
  char.box('ash #1d1a18', [width * 0.8, height * 0.7, depth * 0.8], [0, height * 0.35, 0]);
});

/** A pen with its nib; a quill, a pencil, a cigarette, a thermometer of glass. */
const makePen = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = work.thing.name;
  const radius = Math.min(width, height) / 2;
  const at = [0, radius, -depth / 2] as const;
  if (/quill|feather/i.test(name)) {
    const white = work.workshop.material('linen', dressOf(work.thing).colour ?? '#f2ede0');
    frame.lathe('bone', outline('0 0, 0.6 0.02, 1 0.6, 0.6 0.95, 0 1', radius * 0.4, depth), at, { ...lying, sides: 6 }); // prettier-ignore
    frame.plate(white, outline('0 -0.5, 1 -0.4, 0.9 0.2, 0 0.26, -0.9 0.15, -1 -0.36', radius, depth), 0.001, [0, radius, 0]); // prettier-ignore
    frame.box(white, [0.002, height, 0.004], [0, height / 2, -depth * 0.3]);
  } else if (/thermometer|syringe|tube/i.test(name)) {
    const glass = work.workshop.material('glass');
    const tube = outline('0 0, 1 0.02, 1 0.88, 0.6 0.94, 0.6 0.99, 0 1', radius, depth);
    frame.lathe(glass, tube, at, { ...lying, sides: 10 });
    frame.lathe('silver', outline('0 0, 1 0, 1 1, 0 1', radius * 0.35, depth * 0.6), [0, radius, -depth * 0.12], { ...lying, sides: 6 }); // prettier-ignore
    frame.ball('silver', radius * 0.6, [0, radius, depth * 0.46]);
    work.shatters(glass, 0.0015);
  } else if (/cigar/i.test(name)) {
    frame.lathe(work.workshop.material(/cigarette/i.test(name) ? 'paper' : 'leather'), outline('0 0, 1 0, 1 1, 0 1', radius, depth * 0.8), [0, radius, -depth * 0.3], { ...lying, sides: 10 }); // prettier-ignore
    frame.lathe('card', outline('0 0, 1 0, 1 1, 0 1', radius * 0.98, depth * 0.2), at, { ...lying, sides: 10 });
    const tip = work.partWhen('ember', when('lit burning'));
    tip.lathe('ember', outline('0 0, 1 0, 0.8 1, 0 1', radius * 1.02, depth * 0.04), [0, radius, depth * 0.49], { ...lying, sides: 10 }); // prettier-ignore
    const ash = work.partWhen('stub', when('worn-out'));
    ash.lathe('ash', outline('0 0, 1 0, 0.7 1, 0 1', radius * 1.02, depth * 0.1), [0, radius, depth * 0.44], { ...lying, sides: 10 }); // prettier-ignore
  } else {
    const wood = madeOf(work, /pencil|chalk|crayon/i.test(name) ? 'painted-wood' : 'plastic', [...woods, ...metals], /chalk/i.test(name) ? '#f0ede4' : '#23262e'); // prettier-ignore
    const shaft = outline('0 0, 0.9 0, 1 0.03, 1 0.96, 0.8 1, 0 1', radius, depth * 0.82);
    frame.lathe(wood, shaft, at, { ...lying, sides: 8 });
    frame.lathe(work.workshop.material(/pencil/i.test(name) ? 'pine' : 'gold'), outline('1 0, 0.5 0.5, 0 1', radius * 0.8, depth * 0.18), [0, radius, depth * 0.32], { ...lying, sides: 8 }); // prettier-ignore
  }
});

/** A spoon, or a fork with its tines. */
const makeSpoon = handmade((work) => {
  const { frame, width, height, depth } = work;
  const metal = madeOf(work, 'silver', [...metals, ...woods]);
  frame.rod(metal, path('0 0.7 -0.48, 0 0.4 -0.1, 0 0.35 0.18', 1, height, depth), 0.004);
  const bent = { chamfer: 0.002, x: 0.2 };
  frame.box(metal, [width * 0.3, height * 0.2, depth * 0.12], [0, height * 0.72, -depth * 0.43], bent);
  if (/fork/i.test(work.thing.name)) {
    frame.box(metal, [width * 0.95, 0.004, depth * 0.1], [0, height * 0.3, depth * 0.22], 0.001);
    for (const tine of [-1, -0.33, 0.33, 1]) frame.rod(metal, [vec(tine * width * 0.42, height * 0.3, depth * 0.24), vec(tine * width * 0.42, height * 0.55, depth * 0.48)], 0.002); // prettier-ignore
    frame.ball(metal, height * 0.2, [0, height * 0.2, depth * 0.2]);
  } else {
    frame.ball(metal, width / 2, [0, height * 0.42, depth * 0.31], { scale: [1, (height * 0.42) / (width / 2), (depth * 0.18) / (width / 2)] }); // prettier-ignore
    frame.ball(metal, width * 0.44, [0, height * 0.62, depth * 0.31], { scale: [0.95, (height * 0.24) / (width / 2), (depth * 0.17) / (width / 2)] }); // prettier-ignore
  }
});

/** A briar: its bowl at +z, embers in it while it is lit. */
const makePipe = handmade((work) => {
  const { frame, width, height, depth } = work;
  const wood = madeOf(work, 'walnut', [...woods, 'clay', 'bone']);
  const bowl = depth / 2 - width / 2;
  frame.lathe(wood, outline('0 0, 0.6 0.02, 0.95 0.3, 1 0.6, 0.9 0.98, 0.7 1, 0.6 0.7, 0 0.6', width / 2, height), [0, 0, bowl], 16); // prettier-ignore
  frame.rod(wood, [vec(0, height * 0.2, bowl - width * 0.3), vec(0, height * 0.42, 0), vec(0, height * 0.55, -depth * 0.22)], width * 0.16); // prettier-ignore
  frame.rod('rubber', path('0 0.55 -0.2, 0 0.66 -0.49', 1, height, depth), width * 0.11);
  const ember = work.partWhen('ember', when('lit burning'));
  ember.lathe('ember', outline('0 0, 1 0, 0.6 1, 0 1', width * 0.33, 0.004), [0, height * 0.86, bowl], 10);
  work.shatters(wood, 0.008);
});

export const handTools = {
  measure: makeMeasure,
  pen: makePen,
  pipe: makePipe,
  rope: makeRope,
  spoon: makeSpoon,
  'tally-stick': makeTallyStick,
};
