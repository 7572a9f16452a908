import type { Material } from '@babylonjs/core/Materials/material.js';
import type { State } from '../../../../src/drama/state.ts';
import { vec } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { madeOf } from '../handwork/dressing.ts';
import { disc } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Fire has been at it: what burnt is worn out. */
export const isBurnt = when('worn-out burnt');
const isTorn = when('torn cut broken');
/** Folded up: folded, sealed, or shut where it can be opened. In a hand it is unfolded to be read, unless sealed. */
const isFolded = (work: Handwork, state: State): boolean =>
  says(state, 'sealed') ||
  (!says(state, 'held') && (says(state, 'folded') || (work.thing.traits.has('openable') && !says(state, 'open'))));

/** Lines of writing across a page; of print, even ones. Nothing on what was never written on. */
export function addLines(
  work: Handwork,
  part: Part,
  wide: number,
  deep: number,
  y: number,
  ink: Material,
  at: readonly [x: number, z: number] = [0, 0],
  count = 9,
): void {
  const step = (deep * 0.78) / count;
  for (let line = 0; line < count; line++) {
    // The last line of a page and of a paragraph breaks off.
    const full = line === count - 1 ? 0.35 : line % 4 === 3 ? 0.6 : 0.92 + work.wobble(0.08);
    const long = wide * 0.78 * full;
    const z = at[1] + deep * 0.4 - step * (line + 0.5);
    part.box(ink, [long, 0.0006, step * 0.32], [at[0] - wide * 0.39 + long / 2, y, z], 0.0001); // writing
  }
}

/** A page in two panels about a crease: the lower at the reader, the upper tipped up a little, as paper once folded lies. */
function addPage(
  work: Handwork,
  part: Part,
  from: number,
  to: number,
  paper: Material,
  ink: Material | undefined,
  lift: number,
): void {
  const { width, depth } = work;
  const deep = (to - from) * depth;
  const z = ((from + to) / 2) * depth - depth / 2;
  part.box(paper, [width, 0.0016, deep], [0, 0.002 + lift / 2, z], {
    chamfer: 0.0004,
    x: -Math.asin(Math.min(0.3, lift / Math.max(deep, 0.01))),
  }); // page
  if (ink) {
    const node = work.part(`lines ${from}`, vec(0, 0.002 + lift / 2, z), part);
    node.node.rotation.x = -Math.asin(Math.min(0.3, lift / Math.max(deep, 0.01)));
    addLines(work, node, width, deep, 0.0012, ink, [0, 0], Math.max(3, Math.round(deep / 0.02)));
  }
}

/** A letter: unfolded it has two creases; sealed it is a packet with red wax; torn it is two halves; burnt, a black leaf. */
const makeLetter = handmade((work) => {
  const { width, height, depth } = work;
  const paper = madeOf(work, 'paper', ['parchment', 'card'], tintOf(work));
  const ink = work.workshop.material('leather', '#2a2018');
  const written = work.thing.traits.has('readable');
  const page = work.part('page', work.measures.grip);
  const inner = work.part('inner', vec(-work.measures.grip.x, -work.measures.grip.y, -work.measures.grip.z), page);
  work.only(page, (state) => !isFolded(work, state) && !isBurnt(state));

  const whole = work.part('whole', undefined, inner);
  const addWhole = (part: Part, pen: Material | undefined) => {
    addPage(work, part, 0, 0.34, paper, pen, 0);
    addPage(work, part, 0.34, 0.67, paper, pen, 0.0025);
    addPage(work, part, 0.67, 1, paper, pen, height * 0.75);
  };
  if (written) addWhole(whole, ink);
  else {
    addWhole(whole, undefined);
    const added = work.part('added writing', undefined, whole);
    addLines(work, added, width, depth * 0.6, 0.0045, ink, [0, -depth * 0.12]);
    work.only(added, (state) => state['written'] !== undefined && state['written'] !== false);
  }
  work.only(whole, (state) => !isTorn(state));
  const halves = work.part('halves', undefined, inner);
  work.only(halves, isTorn);
  work.lazily(halves, () => {
    for (const side of [-1, 1]) addHalf(work, halves, side, paper, written ? ink : undefined);
  });
  work.moves(when('held'), (up) => void (page.node.rotation.x = -1.15 * up), 0.35);

  const packet = work.partWhen('packet', (state) => isFolded(work, state) && !isBurnt(state));
  work.lazily(packet, (part) => addPacket(work, part, paper, ink));
  const seal = work.partWhen('seal', (state) => says(state, 'sealed') && !isBurnt(state));
  addSeal(seal, height * 0.7, 0);
  const cracked = work.partWhen('broken seal', (state) => state['sealed'] === false && !isBurnt(state));
  for (const side of [-1, 1]) cracked.plate('wax #8e1f2b', disc(width * 0.06, 7).map(([x, z]) => [x * 0.6, z]), 0.003, [side * width * 0.07 - width * 0.2, 0.005, depth * 0.38]); // prettier-ignore
  addBurnt(work);
});

const tintOf = (work: Handwork): string | undefined =>
  /blue paper/.test(work.thing.description ?? '') ? '#a9bfd2' : /old|brown|parchment/.test(`${work.thing.name} ${work.thing.description ?? ''}`) ? '#d9c08e' : undefined; // prettier-ignore

/** Half a sheet with a ragged edge; the two lie a little apart and askew. */
function addHalf(work: Handwork, part: Part, side: number, paper: Material, ink: Material | undefined): void {
  const { width, depth } = work;
  const half = work.part(`half ${side}`, vec(0, side > 0 ? 0.003 : 0.0015, (side * depth) / 4), part);
  half.node.rotation.y = side * 0.16;
  const ragged = Array.from({ length: 8 }, (_, step) => [(step / 7 - 0.5) * width * 0.94, -side * (depth * 0.21 + (step % 2 ? 0.008 : 0) + work.wobble(0.004))] as const); // prettier-ignore
  const far = side * depth * 0.19;
  half.plate(paper, [...ragged, [width * 0.47, far], [-width * 0.47, far]], 0.0016, [0, 0, 0]);
  if (ink) addLines(work, half, width * 0.9, depth * 0.34, 0.0014, ink, [0, 0], 5);
}

/** Folded in three with its flap tucked in, an address on it. */
function addPacket(work: Handwork, part: Part, paper: Material, ink: Material): void {
  const { width, height, depth } = work;
  const deep = depth * 0.52;
  for (let fold = 0; fold < 3; fold++)
    part.box(paper, [width * (0.98 - fold * 0.01), height * 0.18, deep * (1 - fold * 0.03)], [0, height * (0.1 + fold * 0.2), fold * 0.001], { chamfer: 0.0006, y: work.wobble(0.02) }); // prettier-ignore
  for (let line = 0; line < 3; line++)
    part.box(ink, [width * (0.42 - line * 0.08), 0.0006, 0.003], [width * 0.12, height * 0.6, -deep * 0.12 - line * 0.011], 0.0001); // prettier-ignore
}

/** Red wax with a print in it. */
export function addSeal(part: Part, y: number, z: number): void {
  part.lathe('wax #8e1f2b', outline('0 0, 1 0, 1.05 0.5, 0.9 1, 0.7 0.8, 0 0.75', 0.014, 0.005), [0, y, z], 11);
}

/** What fire leaves of paper: a black curled leaf and some ash. */
export function addBurnt(work: Handwork): void {
  const { width, depth } = work;
  work.lazyPartWhen('burnt', isBurnt, (burnt) => {
    const char = work.workshop.material('ash', '#1d1a18');
    const ash = work.workshop.material('ash');
    const rim = Array.from({ length: 11 }, (_, step) => {
      const angle = (step / 11) * 2 * Math.PI;
      const out = 0.55 + 0.3 * Math.abs(work.wobble(1));
      return [(Math.cos(angle) * width * out) / 2, (Math.sin(angle) * depth * out) / 2] as const;
    });
    burnt.plate(char, rim, 0.0015, [0, 0.003, 0]);
    for (let flake = 0; flake < 6; flake++)
      burnt.plate(flake % 2 ? ash : char, disc(0.008 + 0.006 * work.random.next(), 5), 0.001, [work.wobble(width * 0.42), 0.001 + flake * 0.0006, work.wobble(depth * 0.42)]); // prettier-ignore
  });
}

/** A card: a ticket has a hole and a stub, a bookmark lines; a photograph is a picture in a white border. */
const makeTicket = handmade((work) => {
  const { width, depth } = work;
  const colour = /lottery/i.test(work.thing.name) ? '#e9c9c4' : /pawn/i.test(work.thing.name) ? '#cdbb8c' : '#e6d7a8';
  const paper = madeOf(work, 'paper', ['card'], colour);
  const ink = work.workshop.material('leather', '#33261c');
  addFlat(work, paper, (part) => {
    part.box(paper, [width, 0.002, depth], [0, 0.001, 0], 0.0005);
    part.box(ink, [width * 0.86, 0.0007, 0.003], [0, 0.0022, depth * 0.34], 0.0001);
    part.box(ink, [width * 0.86, 0.0007, 0.0015], [0, 0.0022, -depth * 0.3], 0.0001);
    addLines(work, part, width, depth * 0.5, 0.0023, ink, [0, 0.004], 4);
  });
});

const makePhotograph = handmade((work) => {
  const { width, depth } = work;
  const border = work.workshop.material('paper', '#f4efe2');
  addFlat(work, border, (part) => {
    part.box(border, [width, 0.0022, depth], [0, 0.0011, 0], 0.0005);
    const [sky, ground, dark, pale] = (['#8d7757', '#574531', '#1e1611', '#d9c49c'] as const).map((tint) => work.workshop.material('paper', tint)); // prettier-ignore
    if (!sky || !ground || !dark || !pale) return;
    part.box(sky, [width * 0.86, 0.0008, depth * 0.52], [0, 0.0025, depth * 0.17], 0.0002);
    part.box(ground, [width * 0.86, 0.0008, depth * 0.34], [0, 0.0025, -depth * 0.26], 0.0002);
    for (const [x, tall] of [
      [-0.12, 0.4],
      [0.1, 0.46],
    ] as const) {
      part.plate(pale, disc(width * 0.06, 10), 0.0012, [x * width, 0.0034, depth * (tall - 0.24)]);
      part.box(dark, [width * 0.13, 0.0009, depth * tall * 0.8], [x * width, 0.003, depth * (tall - 0.27 - tall * 0.4)], 0.0002); // prettier-ignore
    }
  });
});

/** A flat thing: held up to the eye in a hand, in two halves when torn, black when burnt. */
function addFlat(work: Handwork, paper: Material, build: (part: Part) => void): void {
  const { grip } = work.measures;
  const card = work.part('card', grip);
  const inner = work.part('inner', vec(-grip.x, -grip.y, -grip.z), card);
  work.only(card, (state) => !isBurnt(state));
  const whole = work.part('whole', undefined, inner);
  build(whole);
  work.only(whole, (state) => !isTorn(state));
  const halves = work.part('halves', undefined, inner);
  work.only(halves, isTorn);
  work.lazily(halves, () => {
    for (const side of [-1, 1]) addHalf(work, halves, side, paper, work.workshop.material('leather', '#33261c'));
  });
  work.moves(when('held'), (up) => void (card.node.rotation.x = -1.15 * up), 0.3);
  addBurnt(work);
}

/** Several sheets, folded once, print in columns; spread before the reader in a hand. */
const makeNewspaper = handmade((work) => {
  const { width, height, depth } = work;
  const paper = work.workshop.material('paper', '#ddd3b8');
  const ink = work.workshop.material('leather', '#3a352d');
  const { grip } = work.measures;
  const sheet = work.part('sheet', grip);
  const inner = work.part('inner', vec(-grip.x, -grip.y, -grip.z), sheet);
  work.only(sheet, (state) => !isBurnt(state));
  const whole = work.part('whole', undefined, inner);
  for (let fold = 0; fold < 3; fold++)
    whole.box(paper, [width * (1 - fold * 0.008), height * 0.28, depth * (1 - fold * 0.012)], [0, height * (0.14 + fold * 0.3), fold * 0.002], { chamfer: 0.002, z: work.wobble(0.006) }); // prettier-ignore
  const top = height * 0.9;
  whole.box(ink, [width * 0.8, 0.001, depth * 0.07], [0, top, depth * 0.39], 0.0002);
  for (const column of [-1, 0, 1])
    addLines(work, whole, width * 0.34, depth * 0.72, top, ink, [column * width * 0.3, -depth * 0.06], 16);
  work.only(whole, (state) => !isTorn(state));
  const halves = work.part('halves', undefined, inner);
  work.only(halves, isTorn);
  work.lazily(halves, () => {
    for (const side of [-1, 1]) addHalf(work, halves, side, paper, ink);
  });
  const spread = work.part('spread', undefined, inner);
  work.only(spread, (state) => says(state, 'held') && !isTorn(state));
  spread.node.position.set(-width / 2, height * 0.5, 0);
  spread.node.rotation.z = -0.12;
  work.lazily(spread, (left) => {
    left.box(paper, [width, 0.002, depth], [-width / 2, 0, 0], 0.0008);
    for (const column of [-1, 0, 1])
      addLines(work, left, width * 0.34, depth * 0.8, 0.0014, ink, [-width / 2 + column * width * 0.3, 0], 16);
  });
  work.moves(when('held'), (up) => void (sheet.node.rotation.x = -1.2 * up), 0.35);
  addBurnt(work);
});

export const sheets = { letter: makeLetter, newspaper: makeNewspaper, photograph: makePhotograph, ticket: makeTicket };
