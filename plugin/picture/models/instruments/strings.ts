import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf, woods } from '../handwork/dressing.ts';
import { disc } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Half the width of a body along its length, 0 at its tail. */
type Swell = (part: number) => number;

const pear: Swell = (part) => Math.sin(Math.min(1, part * 1.02) * Math.PI) ** 0.62 * (1 - part * 0.42) * 1.16;
const waisted: Swell = (part) => {
  const ends = Math.sin(Math.PI * Math.min(1, Math.max(0, part))) ** 0.34;
  return (
    ends * (1.16 - 0.32 * part + (part > 0.2 && part < 0.9 ? -0.2 * Math.sin(((part - 0.2) / 0.7) * Math.PI) ** 2 : 0))
  );
};

function addBody(work: Handwork, swell: Swell, long: number, thick: number): void {
  const { width, depth } = work;
  const { frame } = work;
  const back = madeOf(work, 'walnut', woods);
  const steps = 16;
  const tail = -depth / 2;
  const side = (sign: number) => Array.from({ length: steps + 1 }, (_, step) => [sign * Math.max(0.004, (swell(step / steps) * width) / 2), tail + (step / steps) * long] as const); // prettier-ignore
  const round = [...side(1), ...side(-1).reverse()];
  frame.plate(back, round, thick * 0.86, [0, thick * 0.43, 0]);
  frame.plate('pine #c99a58', outline(round, 0.985, 1), thick * 0.12, [0, thick * 0.9, 0]);
  frame.plate('leather #1c120c', disc(width * 0.13, 16), 0.002, [0, thick * 0.965, tail + long * 0.6]);
}

/** Neck, pegs, strings: some of them curl up when it is cut or broken. */
function addNeck(work: Handwork, long: number, thick: number, strings: number, headBack: number): void {
  const { width, height, depth } = work;
  const { frame } = work;
  const dark = work.workshop.material('walnut', '#2a1a10');
  const neck = width * 0.17;
  const [from, to] = [-depth / 2 + long * 0.9, depth / 2 - depth * 0.13];
  frame.box(dark, [neck, thick * 0.3, to - from], [0, thick * 0.86, (from + to) / 2], 0.005);
  frame.box(dark, [neck * 1.15, thick * 0.26, depth * 0.13], [0, thick * (0.8 - headBack), depth / 2 - depth * 0.065], { chamfer: 0.004, x: headBack * 1.2 }); // prettier-ignore
  for (let peg = 0; peg < strings; peg++) {
    const sign = peg % 2 ? 1 : -1;
    frame.rod(dark, [vec(0, thick * 0.7, depth / 2 - 0.02 - Math.floor(peg / 2) * depth * 0.035), vec(sign * neck * 1.1, thick * 0.7, depth / 2 - 0.02 - Math.floor(peg / 2) * depth * 0.035)], 0.004); // prettier-ignore
  }
  const bridge = -depth / 2 + long * 0.24;
  frame.box(dark, [width * 0.3, height - thick, 0.012], [0, (height + thick * 0.9) / 2, bridge], 0.003);
  const whole = work.partWhen('strings', unless('broken cut'));
  const loose = work.partWhen('loose strings', when('cut', { unless: 'broken' }));
  for (let index = 0; index < strings; index++) {
    const x = (index / (strings - 1) - 0.5) * neck * 0.8;
    whole.rod('bone', [vec(x * 1.4, height * 0.97, bridge), vec(x, thick * 1.05, to)], 0.0009);
    const curl = [vec(x, thick * 1.05, to), vec(x * 6, height * 1.25, to * 0.6), vec(x * 9, height * 1.1, to * 0.3)];
    loose.rod('bone', curl, 0.0009);
  }
}

const makeLute = handmade((work) => {
  const { height, depth } = work;
  const guitar = /guitar|ukulele|banjo|balalaika/i.test(work.thing.name);
  const thick = height * 0.84;
  const long = depth * 0.56;
  addBody(work, guitar ? waisted : pear, long, thick);
  addNeck(work, long, thick, 6, guitar ? 0.06 : 0.2);
  work.shatters(madeOf(work, 'walnut', woods), 0.012);
});

/** With its bow beside it where it is wide enough. */
const makeViolin = handmade((work) => {
  const { width, height, depth } = work;
  const thick = height * 0.6;
  const long = depth * 0.58;
  addBody(work, waisted, long, thick);
  addNeck(work, long, thick, 4, 0.1);
  for (const side of [-1, 1]) work.frame.box('leather #1a0f0a', [0.004, 0.002, depth * 0.1], [side * width * 0.2, thick * 0.97, -depth / 2 + long * 0.42], { chamfer: 0.0008, y: side * 0.15 }); // prettier-ignore
  work.frame.ball('walnut', width * 0.09, [0, thick * 0.7, depth / 2 - width * 0.09]);
  work.shatters(madeOf(work, 'walnut', woods), 0.008);
});

export const strings = { lute: makeLute, violin: makeViolin };
