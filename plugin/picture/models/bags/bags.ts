import { isOpen } from '../../../stage/forms/library-form.ts';
import { vec } from '../../../stage/space/vector.ts';
import { says, unless, when, type Condition } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf, metals } from '../handwork/dressing.ts';
import { circle } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Nobody has unfastened it. What is no container stays as it was tied. */
const isTied =
  (work: Handwork): Condition =>
  (state) =>
    !isOpen(work.thing, state) && !says(state, 'cut');

/** A soft pouch gathered by a drawstring; open, its mouth is wide. A reticule hangs from a cord. */
const makePurse = handmade((work) => {
  const { frame, width, height, depth } = work;
  const leather = madeOf(work, /reticule|handbag|evening/i.test(work.thing.name) ? 'silk' : 'leather', ['velvet', 'silk', 'felt', 'canvas', 'linen'], '#7a2a22'); // prettier-ignore
  const squash = depth / width;
  const belly = frame.lathe(leather, outline('0 0, 0.6 0.01, 0.9 0.16, 1 0.42, 0.86 0.74, 0.5 0.96, 0.4 1', width / 2, height * 0.68), [0, 0, 0], 18); // prettier-ignore
  belly.scaling.z = squash;
  const shut = work.partWhen('gathered', isTied(work));
  shut.lathe(leather, outline('0.4 0, 0.3 0.14, 0.34 0.3, 0.56 0.75, 0.66 1, 0.58 0.96, 0.2 0.5, 0 0.5', width / 2, height * 0.2), [0, height * 0.66, 0], 14).scaling.z = squash; // prettier-ignore
  shut.lathe('gold', outline('0.33 0, 0.38 0.5, 0.33 1', width / 2, height * 0.03), [0, height * 0.69, 0], 14).scaling.z = squash; // prettier-ignore
  shut.rod('gold', circle(width * 0.2, 10, 0, Math.PI).map(([x, y]) => [x, height * 0.72 + (y / (width * 0.2)) * height * 0.27, 0] as const), 0.003); // prettier-ignore
  const wide = work.partWhen('mouth', (state) => !isTied(work)(state));
  wide.lathe(leather, outline('0.4 -0.05, 0.66 0.4, 0.94 0.92, 0.9 1, 0.62 0.5, 0.4 0.05', width / 2, height * 0.26), [0, height * 0.66, 0], 18).scaling.z = squash; // prettier-ignore
  const sealed = work.partWhen('seal', (state) => says(state, 'sealed') || (/seal/i.test(work.thing.description ?? '') && state['sealed'] !== false)); // prettier-ignore
  sealed.ball('wax #8e1f2b', 0.012, [0, height * 0.7, (depth / 2) * 0.42], { scale: [1, 1, 0.5] });
});

/** A flat fold of leather; open, it lies like a book with notes in it. */
const makeWallet = handmade((work) => {
  const { frame, width, height, depth } = work;
  const leather = madeOf(work, 'leather', ['canvas', ...metals], '#3a2318');
  const half = height / 2;
  frame.box(leather, [width, half * 0.92, depth], [0, half * 0.46, 0], 0.003);
  const notes = work.partWhen('notes', (state) => isOpen(work.thing, state));
  for (let note = 0; note < 3; note++) notes.box('paper #c8d2b4', [width * 0.8, 0.001, depth * 0.86], [0.004 * note, half * 0.96 + note * 0.0016, 0.004 * note], 0.0003); // prettier-ignore
  const flap = work.part('flap', vec(-width / 2, half, 0));
  flap.box(leather, [width, half * 0.92, depth], [width / 2, half * 0.5, 0], 0.003);
  flap.box('brass', [width * 0.06, half * 0.3, depth * 0.1], [width * 0.93, half, 0], 0.001);
  work.opens((open) => void (flap.node.rotation.z = 2.95 * open), 0.35);
});

/** A doctor's bag: a frame mouth that opens like jaws, a handle, feet. A suitcase is a box of the same make. */
const makeBag = handmade((work) => {
  const { frame, width, height, depth } = work;
  const hard = /suitcase|briefcase|attache|valise|trunk|violin case/i.test(work.thing.name);
  const black = /black/i.test(`${work.thing.name} ${work.thing.aliases.join(' ')} ${work.thing.description ?? ''}`);
  const leather = madeOf(work, 'leather', ['canvas', 'wool', 'carpet', 'linen'], black ? '#201d1b' : '#5a3420');
  const body = hard ? height * 0.82 : height * 0.56;
  frame.box(leather, [width, body, depth], [0, body / 2, 0], hard ? 0.02 : 0.035);
  const handleAt = height * (hard ? 0.82 : 0.8);
  if (!hard) {
    for (const side of [-1, 1]) {
      const jaw = work.part(`jaw ${side}`, vec(0, body - 0.02, (side * depth) / 2 - side * 0.02));
      const slope = Math.atan2(depth * 0.36, height * 0.27);
      jaw.node.rotation.x = -side * slope;
      jaw.box(leather, [width * 0.96, height * 0.32, 0.02], [0, height * 0.13, 0], 0.008);
      jaw.box('brass', [width * 0.98, 0.018, 0.024], [0, height * 0.28, 0], 0.004);
      work.opens((open) => void (jaw.node.rotation.x = -side * slope * (1 - 1.35 * open)), 0.4);
    }
    const gusset = work.partWhen('gusset', (state) => !isOpen(work.thing, state));
    const side = outline('-0.46 0, 0.46 0, 0.05 0.26, -0.05 0.26', depth, height);
    gusset.sides.slab(leather, side, 0.015, [width / 2 - 0.03, body - 0.01, 0], { y: Math.PI / 2 });
    const dark = work.partWhen('mouth', (state) => isOpen(work.thing, state));
    dark.box('felt #3a2228', [width * 0.88, 0.01, depth * 0.8], [0, body + 0.002, 0]);
  } else {
    const lid = work.part('lid', vec(0, body * 0.98, -depth / 2));
    lid.box(leather, [width, height * 0.06, depth], [0, height * 0.02, depth / 2], 0.01);
    work.opens((open) => void (lid.node.rotation.x = -1.7 * open), 0.5);
  }
  const handle = circle(width * 0.18, 10, 0.1, Math.PI - 0.1).map(([x, y]) => [x, handleAt + (y / (width * 0.18)) * (height - handleAt - 0.01), 0] as const); // prettier-ignore
  const grip = work.partWhen('handle', (state) => hard || !isOpen(work.thing, state));
  grip.rod(leather, handle, 0.011);
  for (const side of [-1, 1]) {
    frame.box('brass', [0.03, 0.05, 0.008], [side * width * 0.3, body * 0.72, depth / 2], 0.003); // lock
    frame.ends.ball('brass', 0.012, [side * (width / 2 - 0.04), 0.012, depth / 2 - 0.04]); // foot
  }
});

/** Creased brown paper with a toothed mouth, a little lopsided. */
const makePaperBag = handmade((work) => {
  const { width, height, depth } = work;
  const paper = madeOf(work, 'card', ['paper', 'plastic'], '#b08d5c');
  const whole = work.partWhen('bag', unless('torn worn-out'));
  const side = (wide: number, x: number, z: number, yaw: number) => {
    const teeth = 7;
    const top = Array.from({ length: teeth * 2 + 1 }, (_, step) => [wide / 2 - (wide * step) / (teeth * 2), height * (step % 2 ? 0.965 : 1) - Math.abs(work.wobble(0.004))] as const); // prettier-ignore
    whole.slab(paper, [[-wide / 2, 0], [wide / 2, 0], ...top], 0.003, [x, 0, z], { y: yaw, x: work.wobble(0.02) }); // panel
  };
  side(width * 0.98, 0, depth / 2 - 0.003, 0);
  side(width * 0.98, 0, -depth / 2 + 0.003, 0);
  side(depth * 0.97, width / 2 - 0.003, 0, Math.PI / 2);
  side(depth * 0.97, -width / 2 + 0.003, 0, Math.PI / 2);
  whole.box(paper, [width * 0.97, 0.004, depth * 0.96], [0, 0.002, 0], 0.001);
  for (const y of [0.2, 0.52]) whole.box('card #8d6f45', [width * 0.6, 0.0025, 0.0015], [work.wobble(0.02), height * y, depth / 2], { chamfer: 0.0005, z: work.wobble(0.3) }); // prettier-ignore
  const rag = work.partWhen('torn', when('torn worn-out'));
  const char = work.workshop.material('ash', '#1d1a18');
  for (let index = 0; index < 4; index++)
    rag.plate(index % 2 ? paper : char, [[-width * 0.2, -depth * 0.3], [width * 0.24, -depth * 0.24], [width * 0.18, depth * 0.2], [0.01, depth * 0.3], [-width * 0.22, depth * 0.1]], 0.002, [work.wobble(width * 0.2), 0.004 + index * 0.004, work.wobble(depth * 0.14)]); // prettier-ignore
});

/** Full, slumped, tied at its neck; open, its mouth is rolled down. */
const makeSack = handmade((work) => {
  const { frame, width, height, depth } = work;
  const cloth = madeOf(work, 'canvas', ['linen', 'leather', 'wool', 'rope']);
  const squash = depth / width;
  frame.lathe(cloth, outline('0 0, 0.82 0, 0.96 0.06, 1 0.3, 0.94 0.6, 0.75 0.86, 0.42 1', width / 2, height * 0.76), [0, 0, 0], 16).scaling.z = squash; // prettier-ignore
  const shut = work.partWhen('neck', isTied(work));
  shut.lathe(cloth, outline('0.44 0, 0.26 0.25, 0.3 0.45, 0.52 0.85, 0.46 1, 0 0.6', width / 2, height * 0.26), [0, height * 0.74, 0], 12).scaling.z = squash; // prettier-ignore
  shut.lathe('rope', outline('0.27 0, 0.31 0.5, 0.27 1', width / 2, height * 0.03), [0, height * 0.8, 0], 12).scaling.z = squash; // prettier-ignore
  const wide = work.partWhen('mouth', (state) => !isTied(work)(state));
  wide.lathe(cloth, outline('0.42 0, 0.66 0.5, 0.8 0.7, 0.82 0.9, 0.7 0.9, 0.6 0.4, 0.3 -0.2, 0 -0.3', width / 2, height * 0.2), [0, height * 0.74, 0], 16).scaling.z = squash; // prettier-ignore
});

export const bags = { bag: makeBag, 'paper-bag': makePaperBag, purse: makePurse, sack: makeSack, wallet: makeWallet };
