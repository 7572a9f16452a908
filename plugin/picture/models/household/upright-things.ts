import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/assembly.ts';
import { crockery, madeOf, metals } from '../handwork/dressing.ts';
import { circle, handmade } from '../handwork/handwork.ts';
import { dressOf } from '../carpentry/dress.ts';
import type { ModelMaker } from '../model.ts';

/**
 * Furled: ferrule down, crook up. Open in a hand, the canopy is above the hand; open and laid down, it stands on its rim
 * and handle. A broken one has three ribs.
 */
export const makeUmbrella: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const words = `${work.thing.name} ${work.thing.aliases.join(' ')} ${work.thing.description ?? ''}`;
  const silk = work.workshop.material('silk', dressOf(work.thing).colour ?? '#23211f');
  const wood = work.workshop.material('walnut');
  const steel = work.workshop.material('steel');
  const duck = /duck/i.test(words);
  const isUp = (state: Readonly<Record<string, unknown>>) => state['open'] === true;
  const furled = work.partWhen('furled', (state) => !isUp(state));
  const radius = depth / 2;
  const broken = /broken|three working ribs/i.test(words);
  work.lathe(furled, radius, height * 0.66, [[0.1, 0], [0.3, 0.1], [0.75, 0.45], [1, 0.85], [0.8, 0.98], [0.2, 1]], silk, [0, height * 0.08, 0], undefined, 9); // prettier-ignore
  work.lathe(
    furled,
    0.007,
    height * 0.1,
    [
      [0, 0],
      [0.6, 0],
      [1, 1],
    ],
    steel,
    undefined,
    undefined,
    8,
  );
  work.lathe(furled, radius * 0.86, 0.02, [[0.9, 0], [1, 0.5], [0.9, 1]], work.workshop.material(/gold band/i.test(words) ? 'gold' : 'leather'), [0, height * 0.54, 0], undefined, 9); // prettier-ignore
  if (broken) for (const side of [-1, 1]) work.rod(furled, [[0, height * 0.6, 0], [side * radius * 0.9, height * 0.45, 0.01], [side * width * 0.48, height * 0.36, 0.02]], 0.0025, steel); // prettier-ignore
  const addHandle = (part: typeof furled, at: number, up: number) => {
    work.rod(
      part,
      [
        [0, at - up * height * 0.2, 0],
        [0, at + up * height * 0.1, 0],
      ],
      0.0075,
      wood,
    );
    const bend = width * 0.25;
    if (duck) {
      const head = work.workshop.material('painted-wood', '#3f5a3a');
      work.ball(part, 0.024, [0, at + up * (height * 0.13), 0], head, [1, 1, 1.15]);
      work.box(part, [width * 0.34, 0.012, 0.02], [width * 0.3, at + up * height * 0.125, 0], work.workshop.material('painted-wood', '#d9a02e'), undefined, 0.004); // prettier-ignore
      work.ball(
        part,
        0.004,
        [width * 0.12, at + up * height * 0.14, 0.02],
        work.workshop.material('leather', '#0e0c0b'),
      );
    } else {
      const crook = circle(bend, 9, Math.PI, 0).map(
        ([x, y]) => [x + bend, at + up * (height * 0.1 + y * 0.9), 0] as const,
      );
      work.rod(part, [...crook, [2 * bend, at + up * height * 0.07, 0]], 0.0085, wood);
    }
  };
  addHandle(furled, height * 0.86, 1);
  const canopy = work.part('canopy', vec(0, work.measures.grip.y, 0));
  work.only(canopy, isUp);
  const rib = 0.52;
  const top = height * 0.82;
  work.rod(
    canopy,
    [
      [0, -0.02, 0],
      [0, top + 0.06, 0],
    ],
    0.006,
    steel,
  );
  work.lathe(
    canopy,
    rib,
    rib * 0.42,
    [
      [1, 0],
      [0.86, 0.32],
      [0.6, 0.66],
      [0.3, 0.9],
      [0, 1],
    ],
    silk,
    [0, top - rib * 0.4, 0],
    undefined,
    8,
  );
  for (let spoke = 0; spoke < (broken ? 3 : 8); spoke++) {
    const angle = (spoke / 8) * 2 * Math.PI;
    work.rod(
      canopy,
      [
        [0, top - 0.16, 0],
        [Math.cos(angle) * rib * 0.6, top - 0.13, Math.sin(angle) * rib * 0.6],
      ],
      0.002,
      steel,
    );
  }
  addHandle(canopy, 0.02, -1);
  work.moves(
    (state) => (isUp(state) && !says(state, 'held') ? 1 : 0),
    (down) => {
      canopy.node.rotation.x = 1.95 * down;
      canopy.node.position.y = work.measures.grip.y * (1 - down) + 0.5 * down;
    },
    0.3,
  );
  work.only(furled, (state) => !isUp(state));
});

/** A bell on a handle; it swings a little while it is rung. */
export const makeHandBell: ModelMaker = handmade((work) => {
  const { x: width, y: height } = work.size;
  const brass = madeOf(work, 'brass', metals);
  const { frame } = work;
  work.lathe(frame, width / 2, height * 0.52, [[1, 0], [0.92, 0.1], [0.7, 0.35], [0.6, 0.7], [0.4, 0.92], [0, 1], [0, 0.94], [0.36, 0.88], [0.54, 0.7], [0.64, 0.35], [0.9, 0.02]], brass, undefined, undefined, 24); // prettier-ignore
  work.lathe(frame, width * 0.14, height * 0.5, [[0.5, 0], [0.7, 0.1], [0.6, 0.3], [1, 0.7], [0.8, 0.95], [0, 1]], work.workshop.material('walnut'), [0, height * 0.5, 0], undefined, 12); // prettier-ignore
  work.ball(frame, width * 0.1, [0, width * 0.1, 0], work.workshop.material('iron'));
});

/** A little figure on a plinth: a bust, or somebody dancing. */
export const makeStatuette: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const name = work.thing.name;
  const stone = madeOf(work, /award|trophy|idol/i.test(name) ? 'gold' : 'ceramic', [...crockery, 'wax']); // prettier-ignore
  work.box(frame, [width, height * 0.12, depth], [0, height * 0.06, 0], work.workshop.material('marble', '#3a3a3e'), undefined, 0.005); // prettier-ignore
  work.lathe(frame, width * 0.42, height * 0.6, [[0.8, 0], [0.95, 0.1], [0.7, 0.4], [0.42, 0.62], [0.66, 0.8], [0.7, 0.9], [0.3, 1]], stone, [0, height * 0.12, 0], undefined, 16); // prettier-ignore
  work.rod(
    frame,
    [
      [0, height * 0.66, 0],
      [0, height * 0.84, 0.002],
    ],
    width * 0.09,
    stone,
  );
  work.ball(frame, width * 0.2, [0, height - width * 0.22, 0.004], stone, [0.9, 1.1, 1]);
  if (!/bust/i.test(name)) for (const side of [-1, 1]) work.rod(frame, [[side * width * 0.24, height * 0.64, 0], [side * width * 0.42, height * 0.52, depth * 0.16], [side * width * 0.12, height * 0.46, depth * 0.3]], width * 0.06, stone); // prettier-ignore
  work.ball(frame, width * 0.12, [0, height - width * 0.14, -width * 0.12], stone);
  work.shatters(stone, 0.008);
});

/** Wire round two lenses; on a nose it sits before the eyes. Broken, one lens is gone. */
export const makeSpectacles: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const wire = madeOf(
    work,
    /sun|goggle/i.test(work.thing.name) ? 'plastic' : 'gold',
    [...metals, 'plastic'],
    '#22201e',
  );
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
      work.rod(
        part,
        circle(radius, 18).map(([a, b]) => [x + a * 1.15, y + b, front] as const),
        0.002,
        wire,
      );
      const eye = work.part(`lens ${name} ${side}`, undefined, part);
      eye.add(work.workshop.slab('lens', circle(radius * 0.96, 18).slice(1).map(([a, b]) => [a * 1.15, b] as const), 0.0015, glass), x, y, front); // prettier-ignore
      work.only(eye, (state) => !(says(state, 'broken') || lensless) || side < 0);
      const hinge = side * wide * 0.49;
      work.rod(part, [[x + side * radius * 1.15, y + radius * 0.3, front], [hinge, y + radius * 0.3, front], [hinge, y + radius * 0.3, front - long * 0.8], [hinge, y - radius * 0.5, front - long]], 0.0022, wire); // prettier-ignore
    }
    work.rod(part, [[-wide * 0.25 + radius * 1.1, y + 0.004, front], [0, y + radius * 0.4, front + 0.004], [wide * 0.25 - radius * 1.1, y + 0.004, front]], 0.002, wire); // prettier-ignore
  }
  const splinters = work.partWhen('splinters', (state) => says(state, 'broken') && !says(state, 'worn'));
  for (let index = 0; index < 6; index++) work.plate(splinters, [[0, 0], [0.008, 0.002], [0.004, 0.009]], 0.0012, [width * 0.25 + work.wobble(0.015), 0.001 + index * 0.0004, depth * 0.4 + work.wobble(0.012)], glass); // prettier-ignore
});

/** Alas: a dome, two holes, a jaw with its teeth. */
export const makeSkull: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const stone = madeOf(work, 'bone', crockery);
  const dark = work.workshop.material('leather', '#171310');
  work.ball(frame, width / 2, [0, height * 0.62, -depth * 0.02], stone, [
    1,
    (height * 0.74) / width,
    (depth * 0.96) / width,
  ]);
  work.box(frame, [width * 0.56, height * 0.26, depth * 0.5], [0, height * 0.2, depth * 0.2], stone, undefined, 0.012);
  work.box(frame, [width * 0.5, height * 0.1, depth * 0.6], [0, height * 0.05, depth * 0.1], stone, undefined, 0.01);
  for (const side of [-1, 1]) work.ball(frame, width * 0.13, [side * width * 0.2, height * 0.55, depth * 0.38], dark, [1, 1, 0.6]); // prettier-ignore
  work.ball(frame, width * 0.06, [0, height * 0.4, depth * 0.44], dark, [0.8, 1.2, 0.5]);
  for (let tooth = -2; tooth <= 2; tooth++) work.box(frame, [width * 0.08, height * 0.08, 0.006], [tooth * width * 0.1, height * 0.2, depth * 0.45], stone, undefined, 0.002); // prettier-ignore
  work.shatters(stone, 0.008);
});
