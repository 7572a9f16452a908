import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { around } from '../carpentry/layout.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { cloths, madeOf } from '../handwork/dressing.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Cloth folded over and over: soft layers, none quite on the other. */
export function addFolded(work: Handwork, part: Part, cloth: Material, layers = 4): void {
  const { width, height, depth } = work;
  const each = height / layers;
  for (let layer = 0; layer < layers; layer++) {
    const less = 1 - 0.05 * (layer % 2) - 0.02 * layer;
    part.box(cloth, [width * less, each * 1.02, depth * (1 - 0.03 * layer)], [work.wobble(width * 0.008), each * (layer + 0.5), (layer % 2 ? 1 : -1) * depth * 0.008], { chamfer: Math.min(each * 0.48, 0.03), y: work.wobble(0.03) }); // prettier-ignore
  }
}

/** Hangs from the hand that holds it: cloth in folds below the grip. */
export function addHanging(work: Handwork, cloth: Material, wide: number, long: number): void {
  const hanging = work.partWhen('hanging', when('held', { unless: 'worn-out' }), work.measures.grip);
  work.lazily(hanging, (part) => {
    // Gathered at the hand, wider below: strips that lean outwards.
    const strips = 7;
    for (const [strip, { yaw, at }] of around(strips).entries()) {
      const share = 0.8 + (0.2 * ((strip * 3) % strips)) / strips;
      const folds = { count: 1.5, depth: wide * 0.1 };
      const fall = work.workshop.drapery('hanging cloth', wide * 0.3, long * share, folds, cloth);
      part.add(fall, at(wide * 0.06, 0.01), { x: -0.14, y: yaw });
    }
    part.ball(cloth, wide * 0.1, [0, 0, 0], { scale: [1.1, 0.6, 1.1] });
  });
}

/** Cut or torn: a slash through the upper layers, ragged. Burnt: a black rag. */
export function addHarm(work: Handwork): void {
  const { width, height, depth } = work;
  const slash = work.partWhen('slash', when('cut torn', { unless: 'worn held' }));
  const rag = Array.from({ length: 9 }, (_, step) => [width * (-0.36 + 0.09 * step), (step % 2 ? 1 : -1) * depth * 0.05 + depth * 0.06] as const); // prettier-ignore
  const edge = [...rag, [width * 0.36, -depth * 0.02], [-width * 0.36, -depth * 0.04]] as const;
  slash.plate('leather #17120f', edge, 0.003, [0, height + 0.001, 0]);
  work.lazyPartWhen('charred', when('worn-out'), (part) => {
    const heap = { chamfer: height * 0.15, y: 0.1 };
    part.box('ash #1d1a18', [width * 0.8, height * 0.4, depth * 0.8], [0, height * 0.2, 0], heap);
    part.box('ash', [width * 0.5, height * 0.3, depth * 0.6], [width * 0.1, height * 0.5, 0], { chamfer: height * 0.12, y: -0.3 }); // prettier-ignore
  });
}

const atRest = unless('held worn worn-out');

/** A duster, a napkin, a handkerchief. */
const makeCloth = handmade((work) => {
  const paper =
    /paper/i.test(`${work.thing.name} ${work.thing.description ?? ''}`) && /napkin|serviette/i.test(work.thing.name);
  const cloth = paper ? work.workshop.material('paper') : madeOf(work, 'linen', cloths, /duster/i.test(work.thing.name) ? '#d8b23c' : undefined); // prettier-ignore
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 3);
  if (work.thing.traits.has('readable')) {
    for (let line = 0; line < 2; line++) work.frame.box('leather #4a4640', [work.width * 0.5, 0.0008, 0.004], [0, work.height + 0.0004, work.depth * (0.1 - line * 0.14)], 0.0002); // prettier-ignore
  }
  addHanging(work, cloth, work.width * 0.9, work.width * 1.1);
  addHarm(work);
});

/** A blanket or a sail: folded, hanging from a hand, or round somebody's shoulders. */
const makeBlanket = handmade((work) => {
  const canvas = /sail|canvas|tarpaulin|tent/i.test(work.thing.name);
  const cloth = madeOf(work, canvas ? 'canvas' : /sheet|linen|shroud|tablecloth/i.test(work.thing.name) ? 'linen' : 'wool', cloths); // prettier-ignore
  work.only(work.frame, atRest);
  addFolded(work, work.frame, cloth, 4);
  if (canvas) for (const side of [-1, 1]) work.frame.rod('rope', [vec(side * work.width * 0.3, work.height * 0.98, -work.depth * 0.46), vec(side * work.width * 0.3, work.height, work.depth * 0.46)], 0.005); // prettier-ignore
  addHanging(work, cloth, 0.6, 0.7);
  work.wornAs('cloak', 0.7, cloth, (worn) => addMantle(work, worn, cloth, 0.7));
  addHarm(work);
});

/** Cloth round shoulders: open in front, down the back by so much. The origin is between the shoulders. */
export function addMantle(work: Handwork, part: Part, cloth: Material, long: number, open = 0.9): void {
  const panels = 15;
  const spread = 2 * Math.PI - open;
  for (let panel = 0; panel < panels; panel++) {
    const angle = Math.PI - spread / 2 + (spread * (panel + 0.5)) / panels;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const wide = (spread / panels) * (0.24 + long * 0.07) * 1.15;
    const piece = work.workshop.drapery('mantle', wide, long, { count: 1, depth: 0.03 }, cloth);
    part.add(piece, [sin * 0.235, 0.01, cos * 0.175], { x: -0.09, y: angle });
  }
  part.lathe(cloth, outline('0.98 0, 0.9 0.35, 0.66 0.75, 0.36 1', 0.25, 0.13), [0, -0.01, 0], 18).scaling.z = 0.76;
}

/** Plump, with a button in it; a doll or a bear where it is one. */
const makePillow = handmade((work) => {
  const { frame, width, height, depth } = work;
  const toy = /bear|doll|puppet|toy|animal|rabbit/i.test(work.thing.name);
  const cloth = madeOf(work, toy ? 'fur' : 'linen', cloths, toy ? '#a9743f' : undefined);
  work.only(frame, unless('worn-out'));
  if (toy) {
    frame.ball(cloth, depth / 2, [-width * 0.1, height * 0.48, 0], { scale: [1.2, (height * 0.96) / depth, 1] });
    frame.ball(cloth, depth * 0.3, [width * 0.3, height * 0.5, 0], { scale: [1, (height * 0.9) / (depth * 0.6), 1] });
    for (const side of [-depth, depth]) {
      frame.ball(cloth, depth * 0.1, [width * 0.42, height * 0.5, side * 0.26]); // ear
      frame.ball(cloth, depth * 0.15, [-width * 0.36, height * 0.45, side * 0.24], { scale: [1.5, 0.8, 1] }); // leg
      frame.ball(cloth, depth * 0.12, [width * 0.06, height * 0.4, side * 0.4], { scale: [1.4, 0.8, 1] }); // arm
    }
    frame.ends.ball('leather #1c1612', depth * 0.03, [width * 0.36, height * 0.92, depth * 0.1]); // eye
  } else {
    frame.ball(cloth, width / 2, [0, height / 2, 0], { scale: [1, height / width, depth / width] });
    // Its corners are flat and sewn.
    frame.box(cloth, [width * 0.94, height * 0.2, depth * 0.92], [0, height * 0.47, 0], height * 0.09);
  }
  const stuffing = work.partWhen('stuffing', when('cut torn'));
  for (let tuft = 0; tuft < 6; tuft++) stuffing.ball('wool #f2ede0', height * 0.22, [work.wobble(width * 0.3), height * (0.9 + 0.1 * work.random.next()), work.wobble(depth * 0.2)], { scale: [1.2, 0.7, 1] }); // prettier-ignore
  const char = work.partWhen('charred', when('worn-out'));
  char.box('ash #1d1a18', [width * 0.8, height * 0.3, depth * 0.8], [0, height * 0.15, 0], height * 0.12);
});

export const textiles = { blanket: makeBlanket, cloth: makeCloth, pillow: makePillow };
