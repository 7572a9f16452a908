import { says } from '../carpentry/assembly.ts';
import { madeOf, woods } from '../handwork/dressing.ts';
import { disc, handmade, type Handwork } from '../handwork/handwork.ts';
import type { ModelMaker } from '../model.ts';

/** Half the width of a body along its length, 0 at its tail. */
type Outline = (part: number) => number;

const pear: Outline = (part) => Math.sin(Math.min(1, part * 1.02) * Math.PI) ** 0.62 * (1 - part * 0.42) * 1.16;
const waisted: Outline = (part) => {
  const ends = Math.sin(Math.PI * Math.min(1, Math.max(0, part))) ** 0.34;
  return (
    ends * (1.16 - 0.32 * part + (part > 0.2 && part < 0.9 ? -0.2 * Math.sin(((part - 0.2) / 0.7) * Math.PI) ** 2 : 0))
  );
};

function addBody(work: Handwork, outline: Outline, long: number, thick: number): void {
  const { x: width, z: depth } = work.size;
  const { frame } = work;
  const back = madeOf(work, 'walnut', woods);
  const belly = work.workshop.material('pine', '#c99a58');
  const steps = 16;
  const tail = -depth / 2;
  const side = (sign: number) => Array.from({ length: steps + 1 }, (_, step) => [sign * Math.max(0.004, (outline(step / steps) * width) / 2), tail + (step / steps) * long] as const); // prettier-ignore
  const round = [...side(1), ...side(-1).reverse()];
  work.plate(frame, round, thick * 0.86, [0, thick * 0.43, 0], back);
  work.plate(
    frame,
    round.map(([x, z]) => [x * 0.985, z] as const),
    thick * 0.12,
    [0, thick * 0.9, 0],
    belly,
  );
  work.plate(frame, disc(width * 0.13, 16), 0.002, [0, thick * 0.965, tail + long * 0.6], work.workshop.material('leather', '#1c120c')); // prettier-ignore
}

/** Neck, pegs, strings: some of them curl up when it is cut or broken. */
function addNeck(work: Handwork, long: number, thick: number, strings: number, headBack: number): void {
  const { x: width, y: height, z: depth } = work.size;
  const { frame } = work;
  const dark = work.workshop.material('walnut', '#2a1a10');
  const neck = width * 0.17;
  const [from, to] = [-depth / 2 + long * 0.9, depth / 2 - depth * 0.13];
  work.box(frame, [neck, thick * 0.3, to - from], [0, thick * 0.86, (from + to) / 2], dark, undefined, 0.005);
  work.box(frame, [neck * 1.15, thick * 0.26, depth * 0.13], [0, thick * (0.8 - headBack), depth / 2 - depth * 0.065], dark, { x: headBack * 1.2 }, 0.004); // prettier-ignore
  for (let peg = 0; peg < strings; peg++) {
    const sign = peg % 2 ? 1 : -1;
    work.rod(frame, [[0, thick * 0.7, depth / 2 - 0.02 - Math.floor(peg / 2) * depth * 0.035], [sign * neck * 1.1, thick * 0.7, depth / 2 - 0.02 - Math.floor(peg / 2) * depth * 0.035]], 0.004, dark); // prettier-ignore
  }
  const bridge = -depth / 2 + long * 0.24;
  work.box(
    frame,
    [width * 0.3, height - thick, 0.012],
    [0, (height + thick * 0.9) / 2, bridge],
    dark,
    undefined,
    0.003,
  );
  const whole = work.partWhen('strings', (state) => !says(state, 'broken') && !says(state, 'cut'));
  const loose = work.partWhen('loose strings', (state) => says(state, 'cut') && !says(state, 'broken'));
  const gut = work.workshop.material('bone');
  for (let index = 0; index < strings; index++) {
    const x = (index / (strings - 1) - 0.5) * neck * 0.8;
    work.rod(
      whole,
      [
        [x * 1.4, height * 0.97, bridge],
        [x, thick * 1.05, to],
      ],
      0.0009,
      gut,
    );
    work.rod(
      loose,
      [
        [x, thick * 1.05, to],
        [x * 6, height * 1.25, to * 0.6],
        [x * 9, height * 1.1, to * 0.3],
      ],
      0.0009,
      gut,
    );
  }
}

export const makeLute: ModelMaker = handmade((work) => {
  const { y: height, z: depth } = work.size;
  const guitar = /guitar|ukulele|banjo|balalaika/i.test(work.thing.name);
  const thick = height * 0.84;
  const long = depth * 0.56;
  addBody(work, guitar ? waisted : pear, long, thick);
  addNeck(work, long, thick, 6, guitar ? 0.06 : 0.2);
  work.shatters(madeOf(work, 'walnut', woods), 0.012);
});

/** With its bow beside it where it is wide enough. */
export const makeViolin: ModelMaker = handmade((work) => {
  const { x: width, y: height, z: depth } = work.size;
  const thick = height * 0.6;
  const long = depth * 0.58;
  addBody(work, waisted, long, thick);
  addNeck(work, long, thick, 4, 0.1);
  const dark = work.workshop.material('leather', '#1a0f0a');
  for (const side of [-1, 1]) work.box(work.frame, [0.004, 0.002, depth * 0.1], [side * width * 0.2, thick * 0.97, -depth / 2 + long * 0.42], dark, { y: side * 0.15 }, 0.0008); // prettier-ignore
  work.ball(work.frame, width * 0.09, [0, thick * 0.7, depth / 2 - width * 0.09], work.workshop.material('walnut'));
  work.shatters(madeOf(work, 'walnut', woods), 0.008);
});
