import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { says } from '../carpentry/condition.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import type { Part, Stuff } from '../carpentry/part.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';

/** Four walls and a floor. */
function addTrough(part: Part, width: number, height: number, depth: number, wall: number, stuff: Stuff): void {
  part.box(stuff, [width, wall, depth], [0, wall / 2, 0], wall * 0.2);
  for (const side of [-1, 1]) {
    part.box(stuff, [wall, height, depth], [side * (width / 2 - wall / 2), height / 2, 0], wall * 0.3);
    part.box(stuff, [width - wall, height, wall], [0, height / 2, side * (depth / 2 - wall / 2)], wall * 0.3);
  }
}

/** A casket: mitred boards, brass corners, a clasp, a lining. */
const makeBox = handmade((work) => {
  const { frame, width, height, depth } = work;
  const card = /card|carton|hat/i.test(work.thing.name);
  const wood = madeOf(work, card ? 'card' : 'walnut', [...woods, ...metals, 'leather', 'card', 'plastic', 'velvet']);
  const wall = Math.min(0.014, width * 0.05);
  const rim = height * 0.74;
  addTrough(frame, width * 0.985, rim, depth * 0.985, wall, wood);
  frame.box('velvet #5c1a2a', [width - 2 * wall, 0.003, depth - 2 * wall], [0, wall + 0.002, 0], 0.001);
  const lid = work.part('lid', vec(0, rim, -depth / 2 + wall / 2));
  const ahead = depth / 2 - wall / 2;
  lid.box(wood, [width, wall, depth], [0, height - rim - wall / 2, ahead], wall * 0.35);
  const high = height - rim;
  for (const side of [-1, 1]) {
    lid.box(wood, [wall, high, depth], [side * (width / 2 - wall / 2), high / 2, ahead], wall * 0.3);
    lid.box(wood, [width, high, wall], [0, high / 2, ahead + side * ahead], wall * 0.3);
  }
  if (!card) {
    const [low, edge] = [wall * 0.8, wall * 0.85];
    const corner = vec(width / 2 - low, height * 0.05, depth / 2 - low);
    frame.corners.box('brass', [wall * 1.6, height * 0.1, wall * 1.6], corner, 0.002);
    const clad = vec(wall * 1.7, height * 0.06, wall * 1.7);
    for (const x of [edge - width / 2, width / 2 - edge])
      for (const z of [ahead - depth / 2 + edge, ahead + depth / 2 - edge])
        lid.box('brass', clad, [x, high - height * 0.03, z], 0.002);
    frame.box('brass', [width * 0.1, height * 0.16, 0.004], [0, rim - height * 0.1, depth / 2 - 0.002], 0.001);
  }
  const clasp = work.part('clasp', vec(0, height * 0.04, depth - wall / 2 + 0.002), lid);
  if (!card) clasp.box('brass', [width * 0.06, height * 0.16, 0.004], [0, -height * 0.07, 0], 0.001);
  work.moves((state) => (says(state, 'locked') || !work.thing.traits.has('lockable') ? 0 : 1), (loose) => void (clasp.node.rotation.x = -0.8 * loose), 0.25); // prettier-ignore
  work.opens((open) => void (lid.node.rotation.x = -1.75 * open), 0.5);
  work.shatters(wood, 0.012, frame, lid);
});

/** White card tied with string; the string is gone when it is open or cut. */
const makeCakeBox = handmade((work) => {
  const { frame, width, height, depth } = work;
  const gift = /gift|present/i.test(work.thing.name);
  const card = madeOf(work, 'card', ['paper', 'velvet', 'silk'], gift ? '#a32b26' : '#f4efe4');
  const string = work.workshop.material(gift ? 'silk' : 'rope', gift ? '#e0b23c' : undefined);
  const wall = 0.004;
  const rim = height * 0.86;
  addTrough(frame, width * 0.98, rim, depth * 0.98, wall, card);
  const lid = work.part('lid', vec(0, rim, -depth / 2 + wall / 2));
  const ahead = depth / 2 - wall / 2;
  lid.box(card, [width, wall, depth], [0, height - rim - wall / 2, ahead], 0.001);
  const skirtY = height - rim - height * 0.15;
  lid.sides.box(card, [wall, height * 0.3, depth], [width / 2 - wall / 2, skirtY, ahead], 0.001);
  lid.box(card, [width, height * 0.3, wall], [0, skirtY, ahead + depth / 2 - wall / 2], 0.001);
  if (work.thing.traits.has('readable')) {
    for (let line = 0; line < 2; line++) lid.box('leather #4a4640', [width * (0.34 - line * 0.06), 0.0008, 0.005], [width * 0.18, height - rim + 0.0004, ahead + depth * (0.3 - line * 0.07)], 0.0002); // prettier-ignore
  }
  work.opens((open) => void (lid.node.rotation.x = -1.9 * open), 0.45);
  const tie = work.partWhen('string', (state) => !isOpen(work.thing, state) && !says(state, 'cut') && state['tied'] !== false && !says(state, 'broken')); // prettier-ignore
  const cord = 0.0025;
  const around = `-0.5 0.003 -0.5, -0.5 ${height} -0.5, 0.5 ${height} 0.5, 0.5 0.003 0.5`;
  tie.rod(string, path(around, width, 1, 0), cord);
  tie.rod(string, path(around, 0, 1, depth), cord);
  tie.sides.rod(string, path('0 0 0, 0.03 0.008 0.02, 0.034 0.002 -0.012, 0 0 0'), cord, [0, height, 0]); // bow
  work.shatters(card, 0.004, frame, lid);
});

/** A flat tin with a printed lid that tips up. */
const makeTin = handmade((work) => {
  const { frame, width, height, depth } = work;
  const metal = madeOf(work, 'pewter', metals);
  const paint = work.workshop.material('painted-wood', /mint/i.test(work.thing.name) ? '#2f6a58' : '#8e2a22');
  const wall = 0.003;
  const rim = height * 0.72;
  addTrough(frame, width * 0.97, rim, depth * 0.97, wall, metal);
  const lid = work.part('lid', vec(0, rim, -depth / 2));
  lid.box(paint, [width, height - rim, depth], [0, (height - rim) / 2, depth / 2], Math.min(0.006, (height - rim) * 0.4)); // prettier-ignore
  lid.box('paper #efe2bd', [width * 0.6, 0.001, depth * 0.4], [0, height - rim, depth / 2], 0.0003);
  work.opens((open) => void (lid.node.rotation.x = -1.8 * open), 0.3);
  work.shatters(metal, 0.003, frame, lid);
});

/** Woven: hoops of withy round stakes; a hamper has a lid. */
const makeBasket = handmade((work) => {
  const { frame, width, height, depth } = work;
  const withy = madeOf(work, 'wicker', ['straw', ...metals]);
  const dark = work.workshop.material('wicker', '#8a6636');
  const squash = depth / width;
  const radius = width / 2;
  const wide = (part: number) => 0.74 + 0.24 * part;
  frame.lathe(withy, outline([[0, 0], [wide(0), 0], [wide(1) - 0.02, 0.97], [wide(1) - 0.08, 0.97], [wide(0) - 0.06, 0.03], [0, 0.03]], radius, height), [0, 0, 0], 20).scaling.z = squash; // prettier-ignore
  const hoops = 7;
  for (let hoop = 0; hoop <= hoops; hoop++) {
    const part = hoop / hoops;
    const thick = hoop === hoops ? 0.04 : 0.022;
    frame.lathe(hoop % 2 ? withy : dark, outline([[wide(part) - 0.01, 0], [wide(part) + thick, 0.5], [wide(part) - 0.01, 1]], radius, height * thick * 1.6), [0, part * height * 0.93, 0], 20).scaling.z = squash; // prettier-ignore
  }
  if (/paper|waste/i.test(work.thing.name)) return;
  if (/hamper|picnic/i.test(work.thing.name)) {
    const lid = work.part('lid', vec(0, height * 0.98, -depth / 2));
    lid.lathe(withy, outline('0 0, 1 0, 1 1, 0 1', radius, 0.02), [0, 0, depth / 2]).scaling.z = squash;
    work.opens((open) => void (lid.node.rotation.x = -1.7 * open), 0.4);
  }
});

/** Brown paper and string: what it is, one must unwrap to see. */
export const makeParcel = handmade((work) => {
  const { frame, width, height, depth } = work;
  const paper = madeOf(work, 'card', ['paper', 'linen', 'leather', 'canvas'], '#a8814e');
  const askew = { chamfer: 0.01, y: work.wobble(0.01) };
  frame.box(paper, [width * 0.985, height * 0.97, depth * 0.985], [0, height * 0.485, 0], askew);
  for (const side of [-1, 1]) frame.plate(paper, [[-width * 0.3, -height * 0.4], [width * 0.1, 0], [-width * 0.3, height * 0.4]].map(([x = 0, z = 0]) => [x * 0.4, z * 0.6] as const), 0.002, [side * width * 0.2, height * 0.975, 0]); // prettier-ignore
  const tie = work.partWhen('string', (state) => !isOpen(work.thing, state) && !says(state, 'cut') && !says(state, 'open')); // prettier-ignore
  const cord = 0.003;
  tie.rod('rope', [vec(-width / 2, height / 2, 0), vec(-width * 0.49, height * 0.98, 0), vec(width * 0.49, height * 0.98, 0), vec(width / 2, height / 2, 0), vec(width * 0.49, 0.004, 0)], cord); // prettier-ignore
  tie.rod('rope', [vec(0, 0.004, -depth / 2), vec(0, height * 0.98, -depth * 0.49), vec(0, height * 0.98, depth * 0.49), vec(0, 0.004, depth / 2)], cord); // prettier-ignore
  tie.sides.ball('rope', 0.01, [0.012, height, 0.003], { scale: [1.3, 0.5, 0.8] });
  const loose = work.partWhen('opened', (state) => isOpen(work.thing, state) || says(state, 'cut') || says(state, 'open') || says(state, 'torn')); // prettier-ignore
  for (const side of [-1, 1]) loose.box(paper, [width * 0.4, 0.002, depth * 0.9], [side * width * 0.33, height * 1.02, 0], { chamfer: 0.0006, z: side * 0.5 }); // prettier-ignore
  work.shatters(paper, 0.004, frame, tie);
});

export const boxes = { basket: makeBasket, box: makeBox, 'cake-box': makeCakeBox, parcel: makeParcel, tin: makeTin };
