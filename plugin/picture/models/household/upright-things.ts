import { vec } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { crockery, madeOf, metals } from '../handwork/dressing.ts';
import { circle, disc, level } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';

/**
 * Furled: ferrule down, crook up. Open in a hand, the canopy is above the hand; open and laid down, it stands on its rim
 * and handle. A broken one has three ribs.
 */
const makeUmbrella = handmade((work) => {
  const { width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.aliases.join(' ')} ${work.thing.description ?? ''}`;
  const silk = work.workshop.material('silk', dressOf(work.thing).colour ?? '#23211f');
  const duck = /duck/i.test(words);
  const isUp = when('open');
  const furled = work.partWhen('furled', (state) => !isUp(state));
  const radius = depth / 2;
  const broken = /broken|three working ribs/i.test(words);
  furled.lathe(silk, outline('0.1 0, 0.3 0.1, 0.75 0.45, 1 0.85, 0.8 0.98, 0.2 1', radius, height * 0.66), [0, height * 0.08, 0], 9); // prettier-ignore
  furled.lathe('steel', outline('0 0, 0.6 0, 1 1', 0.007, height * 0.1), [0, 0, 0], 8);
  furled.lathe(work.workshop.material(/gold band/i.test(words) ? 'gold' : 'leather'), outline('0.9 0, 1 0.5, 0.9 1', radius * 0.86, 0.02), [0, height * 0.54, 0], 9); // prettier-ignore
  if (broken) for (const side of [-1, 1]) furled.rod('steel', [vec(0, height * 0.6, 0), vec(side * radius * 0.9, height * 0.45, 0.01), vec(side * width * 0.48, height * 0.36, 0.02)], 0.0025); // prettier-ignore
  const addHandle = (part: typeof furled, at: number, up: number) => {
    part.rod('walnut', [vec(0, at - up * height * 0.2, 0), vec(0, at + up * height * 0.1, 0)], 0.0075);
    const bend = width * 0.25;
    if (duck) {
      part.ball('painted-wood #3f5a3a', 0.024, [0, at + up * (height * 0.13), 0], { scale: [1, 1, 1.15] });
      part.box('painted-wood #d9a02e', [width * 0.34, 0.012, 0.02], [width * 0.3, at + up * height * 0.125, 0], 0.004);
      part.ball('leather #0e0c0b', 0.004, [width * 0.12, at + up * height * 0.14, 0.02]);
    } else {
      const crook = circle(bend, 9, Math.PI, 0).map(([x, y]) => vec(x + bend, at + up * (height * 0.1 + y * 0.9), 0));
      part.rod('walnut', [...crook, vec(2 * bend, at + up * height * 0.07, 0)], 0.0085);
    }
  };
  addHandle(furled, height * 0.86, 1);
  const canopy = work.part('canopy', vec(0, work.measures.grip.y, 0));
  work.only(canopy, isUp);
  const rib = 0.52;
  const top = height * 0.82;
  canopy.rod('steel', [vec(0, -0.02, 0), vec(0, top + 0.06, 0)], 0.006);
  canopy.lathe(silk, outline('1 0, 0.86 0.32, 0.6 0.66, 0.3 0.9, 0 1', rib, rib * 0.42), [0, top - rib * 0.4, 0], 8);
  for (const end of level(disc(rib * 0.6, 8)).slice(0, broken ? 3 : 8))
    canopy.rod('steel', [vec(0, -0.03, 0), end], 0.002, [0, top - 0.13, 0]); // spoke
  addHandle(canopy, 0.02, -1);
  work.moves(
    (state) => isUp(state) && !says(state, 'held'),
    (down) => {
      canopy.node.rotation.x = 1.95 * down;
      canopy.node.position.y = work.measures.grip.y * (1 - down) + 0.5 * down;
    },
    0.3,
  );
  work.only(furled, (state) => !isUp(state));
});

/** A bell on a handle; it swings a little while it is rung. */
const makeHandBell = handmade((work) => {
  const { frame, width, height } = work;
  const brass = madeOf(work, 'brass', metals);
  frame.lathe(brass, outline('1 0, 0.92 0.1, 0.7 0.35, 0.6 0.7, 0.4 0.92, 0 1, 0 0.94, 0.36 0.88, 0.54 0.7, 0.64 0.35, 0.9 0.02', width / 2, height * 0.52), [0, 0, 0], 24); // prettier-ignore
  frame.lathe('walnut', outline('0.5 0, 0.7 0.1, 0.6 0.3, 1 0.7, 0.8 0.95, 0 1', width * 0.14, height * 0.5), [0, height * 0.5, 0], 12); // prettier-ignore
  frame.ball('iron', width * 0.1, [0, width * 0.1, 0]);
});

/** A little figure on a plinth: a bust, or somebody dancing. */
const makeStatuette = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = work.thing.name;
  const stone = madeOf(work, /award|trophy|idol/i.test(name) ? 'gold' : 'ceramic', [...crockery, 'wax']);
  frame.box('marble #3a3a3e', [width, height * 0.12, depth], [0, height * 0.06, 0], 0.005);
  frame.lathe(stone, outline('0.8 0, 0.95 0.1, 0.7 0.4, 0.42 0.62, 0.66 0.8, 0.7 0.9, 0.3 1', width * 0.42, height * 0.6), [0, height * 0.12, 0], 16); // prettier-ignore
  frame.rod(stone, path('0 0.66 0, 0 0.84 0.002', 1, height), width * 0.09);
  frame.ball(stone, width * 0.2, [0, height - width * 0.22, 0.004], { scale: [0.9, 1.1, 1] });
  if (!/bust/i.test(name)) for (const side of [-1, 1]) frame.rod(stone, [vec(side * width * 0.24, height * 0.64, 0), vec(side * width * 0.42, height * 0.52, depth * 0.16), vec(side * width * 0.12, height * 0.46, depth * 0.3)], width * 0.06); // prettier-ignore
  frame.ball(stone, width * 0.12, [0, height - width * 0.14, -width * 0.12]);
  work.shatters(stone, 0.008);
});

/** Wire round two lenses; on a nose it sits before the eyes. Broken, one lens is gone. */
const makeSpectacles = handmade((work) => {
  const { width, height, depth } = work;
  const usual = /sun|goggle/i.test(work.thing.name) ? 'plastic' : 'gold';
  const wire = madeOf(work, usual, [...metals, 'plastic'], '#22201e');
  const glass = work.workshop.material('glass', /sun/i.test(work.thing.name) ? '#1c1e22' : undefined);
  const lensless = /broken/i.test(`${work.thing.id} ${work.thing.aliases.join(' ')}`);
  for (const [name, isWorn, front, y, wide, long] of [
    ['folded', false, depth * 0.46, height / 2, width, depth * 0.92],
    ['worn', true, 0.018, 0.01, 0.16, 0.15],
  ] as const) {
    // prettier-ignore
    const part = work.partWhen(name, (state) => says(state, 'worn') === isWorn);
    const radius = Math.min(wide * 0.2, isWorn ? 0.034 : height / 2 - 0.002);
    for (const side of [-1, 1]) {
      const x = side * wide * 0.25;
      part.rod(wire, outline(circle(radius, 18), 1.15), 0.002, [x, y, front]); // rim
      const eye = work.part(`lens ${name} ${side}`, undefined, part);
      eye.slab(glass, outline(circle(radius * 0.96, 18).slice(1), 1.15), 0.0015, [x, y, front]); // lens
      work.only(eye, (state) => !(says(state, 'broken') || lensless) || side < 0);
      const hinge = side * wide * 0.49;
      part.rod(wire, [vec(x + side * radius * 1.15, y + radius * 0.3, front), vec(hinge, y + radius * 0.3, front), vec(hinge, y + radius * 0.3, front - long * 0.8), vec(hinge, y - radius * 0.5, front - long)], 0.0022); // prettier-ignore
    }
    part.rod(wire, [vec(-wide * 0.25 + radius * 1.1, y + 0.004, front), vec(0, y + radius * 0.4, front + 0.004), vec(wide * 0.25 - radius * 1.1, y + 0.004, front)], 0.002); // prettier-ignore
  }
  const splinters = work.partWhen('splinters', when('broken', { unless: 'worn' }));
  for (let index = 0; index < 6; index++) splinters.plate(glass, outline('0 0, 0.008 0.002, 0.004 0.009'), 0.0012, [width * 0.25 + work.wobble(0.015), 0.001 + index * 0.0004, depth * 0.4 + work.wobble(0.012)]); // prettier-ignore
});

/** Alas: a dome, two holes, a jaw with its teeth. */
const makeSkull = handmade((work) => {
  const { frame, width, height, depth } = work;
  const stone = madeOf(work, 'bone', crockery);
  const dark = work.workshop.material('leather', '#171310');
  const scale = [1, (height * 0.74) / width, (depth * 0.96) / width] as const;
  frame.ball(stone, width / 2, [0, height * 0.62, -depth * 0.02], { scale }); // dome
  frame.box(stone, [width * 0.56, height * 0.26, depth * 0.5], [0, height * 0.2, depth * 0.2], 0.012);
  frame.box(stone, [width * 0.5, height * 0.1, depth * 0.6], [0, height * 0.05, depth * 0.1], 0.01);
  frame.sides.ball(dark, width * 0.13, [width * 0.2, height * 0.55, depth * 0.38], { scale: [1, 1, 0.6] }); // eye
  frame.ball(dark, width * 0.06, [0, height * 0.4, depth * 0.44], { scale: [0.8, 1.2, 0.5] });
  for (let tooth = -2; tooth <= 2; tooth++)
    frame.box(stone, [width * 0.08, height * 0.08, 0.006], [tooth * width * 0.1, height * 0.2, depth * 0.45], 0.002);
  work.shatters(stone, 0.008);
});

export const uprightThings = {
  'hand-bell': makeHandBell,
  skull: makeSkull,
  spectacles: makeSpectacles,
  statuette: makeStatuette,
  umbrella: makeUmbrella,
};
