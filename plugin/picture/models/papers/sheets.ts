import type { Material } from '@babylonjs/core/Materials/material.js';
import type { State } from '../../../../src/drama/state.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { says, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part, Stuff } from '../carpentry/part.ts';
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

/** How large what is written on is. */
type Page = readonly [wide: number, deep: number];

/** Lines of writing across a page; of print, even ones. Nothing on what was never written on. */
export function addLines(work: Handwork, part: Part, ink: Stuff, size: Page, at: Vec3, count: number): void {
  const [wide, deep] = size;
  const step = (deep * 0.78) / count;
  for (let line = 0; line < count; line++) {
    // The last line of a page and of a paragraph breaks off.
    const full = line === count - 1 ? 0.35 : line % 4 === 3 ? 0.6 : 0.92 + work.wobble(0.08);
    const long = wide * 0.78 * full;
    const z = at.z + deep * 0.4 - step * (line + 0.5);
    part.box(ink, [long, 0.0006, step * 0.32], [at.x - wide * 0.39 + long / 2, at.y, z], 0.0001); // writing
  }
}

/** A page in two panels about a crease: the lower at the reader, the upper tipped up a little, as paper once folded lies. */
function addPage(work: Handwork, part: Part, from: number, to: number, lift: number, paper: Stuff, ink?: Stuff): void {
  const { width, depth } = work;
  const deep = (to - from) * depth;
  const at = vec(0, 0.002 + lift / 2, ((from + to) / 2) * depth - depth / 2);
  const tilt = -Math.asin(Math.min(0.3, lift / Math.max(deep, 0.01)));
  part.box(paper, [width, 0.0016, deep], at, { chamfer: 0.0004, x: tilt }); // page
  if (!ink) return;
  const lines = work.part(`lines ${from}`, at, part);
  lines.node.rotation.x = tilt;
  addLines(work, lines, ink, [width, deep], vec(0, 0.0012, 0), Math.max(3, Math.round(deep / 0.02)));
}

/** A letter: unfolded it has two creases; sealed it is a packet with red wax; torn it is two halves; burnt, a black leaf. */
const makeLetter = handmade((work) => {
  const { width, height, depth } = work;
  const paper = madeOf(work, 'paper', ['parchment', 'card'], tintOf(work));
  const ink = work.workshop.material('leather', '#2a2018');
  const written = work.thing.traits.has('readable');
  const page = addSheet(work, 'page', paper, written ? ink : undefined, (whole) => {
    addPage(work, whole, 0, 0.34, 0, paper, written ? ink : undefined);
    addPage(work, whole, 0.34, 0.67, 0.0025, paper, written ? ink : undefined);
    addPage(work, whole, 0.67, 1, height * 0.75, paper, written ? ink : undefined);
    if (written) return;
    const added = work.part('added writing', undefined, whole);
    addLines(work, added, ink, [width, depth * 0.6], vec(0, 0.0045, -depth * 0.12), 9);
    work.only(added, (state) => state['written'] !== undefined && state['written'] !== false);
  });
  work.only(page.sheet, (state) => !isFolded(work, state));
  work.moves(when('held'), (up) => void (page.sheet.node.rotation.x = -1.15 * up), 0.35);

  const packet = work.partWhen('packet', (state) => isFolded(work, state) && !isBurnt(state));
  work.lazily(packet, (part) => addPacket(work, part, paper, ink));
  const seal = work.partWhen('seal', (state) => says(state, 'sealed') && !isBurnt(state));
  addSeal(seal, height * 0.7, 0);
  const cracked = work.partWhen('broken seal', (state) => state['sealed'] === false && !isBurnt(state));
  for (const side of [-1, 1]) cracked.plate('wax #8e1f2b', disc(width * 0.06, 7).map(([x, z]) => [x * 0.6, z]), 0.003, [side * width * 0.07 - width * 0.2, 0.005, depth * 0.38]); // prettier-ignore
});

const tintOf = (work: Handwork): string | undefined =>
  /blue paper/.test(work.thing.description ?? '') ? '#a9bfd2' : /old|brown|parchment/.test(`${work.thing.name} ${work.thing.description ?? ''}`) ? '#d9c08e' : undefined; // prettier-ignore

/** A sheet that turns about the hand: whole, or in two halves when it is torn; gone when it is burnt. */
function addSheet(work: Handwork, name: string, paper: Stuff, ink: Stuff | undefined, build: (whole: Part) => void) {
  const [sheet, inner] = work.aboutGrip(name);
  work.only(sheet, (state) => !isBurnt(state));
  const whole = work.part('whole', undefined, inner);
  build(whole);
  work.only(whole, (state) => !isTorn(state));
  const halves = work.only(work.part('halves', undefined, inner), isTorn);
  work.lazily(halves, () => {
    for (const side of [-1, 1]) addHalf(work, halves, side, paper, ink);
  });
  addBurnt(work);
  return { sheet, inner };
}

/** Half a sheet with a ragged edge; the two lie a little apart and askew. */
function addHalf(work: Handwork, part: Part, side: number, paper: Stuff, ink: Stuff | undefined): void {
  const { width, depth } = work;
  const half = work.part(`half ${side}`, vec(0, side > 0 ? 0.003 : 0.0015, (side * depth) / 4), part);
  half.node.rotation.y = side * 0.16;
  const ragged = Array.from({ length: 8 }, (_, step) => [(step / 7 - 0.5) * width * 0.94, -side * (depth * 0.21 + (step % 2 ? 0.008 : 0) + work.wobble(0.004))] as const); // prettier-ignore
  const far = side * depth * 0.19;
  half.plate(paper, [...ragged, [width * 0.47, far], [-width * 0.47, far]], 0.0016, [0, 0, 0]);
  if (ink) addLines(work, half, ink, [width * 0.9, depth * 0.34], vec(0, 0.0014, 0), 5);
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
    addLines(work, part, ink, [width, depth * 0.5], vec(0, 0.0023, 0.004), 4);
  });
});

const makePhotograph = handmade((work) => {
  const { width, depth } = work;
  const border = work.workshop.material('paper', '#f4efe2');
  addFlat(work, border, (part) => {
    part.box(border, [width, 0.0022, depth], [0, 0.0011, 0], 0.0005);
    part.box('paper #8d7757', [width * 0.86, 0.0008, depth * 0.52], [0, 0.0025, depth * 0.17], 0.0002);
    part.box('paper #574531', [width * 0.86, 0.0008, depth * 0.34], [0, 0.0025, -depth * 0.26], 0.0002);
    for (const [x, tall] of outline('-0.12 0.4, 0.1 0.46')) {
      part.plate('paper #d9c49c', disc(width * 0.06, 10), 0.0012, [x * width, 0.0034, depth * (tall - 0.24)]);
      part.box('paper #1e1611', [width * 0.13, 0.0009, depth * tall * 0.8], [x * width, 0.003, depth * (tall - 0.27 - tall * 0.4)], 0.0002); // prettier-ignore
    }
  });
});

/** A flat thing: held up to the eye in a hand. */
function addFlat(work: Handwork, paper: Stuff, build: (part: Part) => void): void {
  const { sheet } = addSheet(work, 'card', paper, 'leather #33261c', build);
  work.moves(when('held'), (up) => void (sheet.node.rotation.x = -1.15 * up), 0.3);
}

/** Several sheets, folded once, print in columns; spread before the reader in a hand. */
const makeNewspaper = handmade((work) => {
  const { width, height, depth } = work;
  const paper = work.workshop.material('paper', '#ddd3b8');
  const ink = work.workshop.material('leather', '#3a352d');
  const { sheet, inner } = addSheet(work, 'sheet', paper, ink, (whole) => {
    for (let fold = 0; fold < 3; fold++)
      whole.box(paper, [width * (1 - fold * 0.008), height * 0.28, depth * (1 - fold * 0.012)], [0, height * (0.14 + fold * 0.3), fold * 0.002], { chamfer: 0.002, z: work.wobble(0.006) }); // prettier-ignore
    const top = height * 0.9;
    whole.box(ink, [width * 0.8, 0.001, depth * 0.07], [0, top, depth * 0.39], 0.0002);
    for (const x of [-width * 0.3, 0, width * 0.3])
      addLines(work, whole, ink, [width * 0.34, depth * 0.72], vec(x, top, -depth * 0.06), 16);
  });
  const spread = work.part('spread', undefined, inner);
  work.only(spread, (state) => says(state, 'held') && !isTorn(state));
  spread.node.position.set(-width / 2, height * 0.5, 0);
  spread.node.rotation.z = -0.12;
  work.lazily(spread, (left) => {
    left.box(paper, [width, 0.002, depth], [-width / 2, 0, 0], 0.0008);
    for (const x of [-width * 0.8, -width * 0.5, -width * 0.2])
      addLines(work, left, ink, [width * 0.34, depth * 0.8], vec(x, 0.0014, 0), 16);
  });
  work.moves(when('held'), (up) => void (sheet.node.rotation.x = -1.2 * up), 0.35);
});

/** Its flap stands up when it is open; wax holds it when it is sealed. */
const makeEnvelope = handmade((work) => {
  const { frame, width, height, depth } = work;
  const paper = madeOf(work, 'paper', ['parchment', 'card'], /cream|thick/i.test(work.thing.description ?? '') ? '#f0e2bf' : undefined); // prettier-ignore
  const line = work.workshop.material('paper', '#c8b790');
  const ink = work.workshop.material('leather', '#2a2018');
  work.only(frame, (state) => !isBurnt(state));
  frame.box(paper, [width, height * 0.55, depth], [0, height * 0.275, 0], 0.0015);
  for (const side of [-1, 1])
    frame.plate(line, [[(side * width) / 2, depth / 2], [(side * width) / 2, -depth / 2], [0, -depth * 0.02]], 0.0008, [0, height * 0.57, 0]); // prettier-ignore
  frame.plate(paper, outline('-0.5 -0.5, 0.5 -0.5, 0 0.1', width, depth), 0.001, [0, height * 0.62, 0]);
  const written = work.partWhen('hand', (state) => (work.thing.traits.has('readable') || Boolean(state['written'])) && !isBurnt(state)); // prettier-ignore
  written.box(ink, [width * 0.36, 0.0006, 0.002], [0, height * 0.68, -depth * 0.36], 0.0001);
  written.box(ink, [width * 0.24, 0.0006, 0.002], [0, height * 0.68, -depth * 0.43], 0.0001);

  const flap = work.part('flap', vec(0, height * 0.66, depth / 2));
  work.only(flap, (state) => !isBurnt(state) && !says(state, 'torn'));
  flap.plate(paper, outline('-0.5 0, 0.5 0, 0 -0.62', width, depth), 0.0012, [0, height * 0.1, 0]);
  flap.plate(line, [[-width * 0.44, -0.004], [width * 0.44, -0.004], [0, -depth * 0.55]], 0.0006, [0, height * 0.22, 0]); // prettier-ignore
  work.moves(when('open', { unless: 'sealed' }), (open) => void (flap.node.rotation.x = 2.3 * open), 0.35);
  const seal = work.partWhen('seal', (state) => says(state, 'sealed') && !isBurnt(state));
  addSeal(seal, height * 0.6, -depth * 0.08);
  const torn = work.partWhen('torn flap', when('torn cut'));
  torn.plate(paper, [[-width * 0.3, 0], [-width * 0.1, 0.012], [width * 0.05, -0.004], [width * 0.3, 0.008], [0.01, -depth * 0.4]], 0.001, [width * 0.06, height * 0.86, depth * 0.28]); // prettier-ignore
  addBurnt(work);
});

export const sheets = {
  envelope: makeEnvelope,
  letter: makeLetter,
  newspaper: makeNewspaper,
  photograph: makePhotograph,
  ticket: makeTicket,
};
