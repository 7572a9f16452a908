import { vec } from '../../../stage/space/vector.ts';
import { when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { circle } from '../carpentry/layout.ts';
import { outline, type Outline } from '../../look/shapes/outline.ts';
import type { Part, Stuff } from '../carpentry/part.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

const isCut = when('cut torn broken');
const isEaten = when('eaten worn-out');

/** Crumbs where it was, when all of it is eaten. */
function addCrumbs(work: Handwork): void {
  const { width, depth } = work;
  const crumbs = work.partWhen('crumbs', isEaten);
  for (let crumb = 0; crumb < 9; crumb++) crumbs.ball('bread', 0.003 + 0.004 * work.random.next(), [work.wobble(width * 0.4), 0.003, work.wobble(depth * 0.4)], { scale: [1, 0.7, 1] }); // prettier-ignore
}

/** Round layers of sponge and cream; a slice is gone when it is cut, or was gone already. */
const makeCake = handmade((work) => {
  const { workshop, width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  const seed = /seed|fruit|plain/i.test(work.thing.name);
  const cheese = /cheese\b/i.test(work.thing.name);
  const sponge = workshop.material('cake', seed ? '#c99a56' : cheese ? '#e8b84a' : undefined);
  const icing = seed || cheese ? sponge : workshop.material('cream', dressOf(work.thing).colour);
  const gone = /slice gone|slice missing|one corner/i.test(words) ? 1 : 0;
  const wedges = 8;
  const top = /sugar|candle|key/i.test(words) ? height * 0.86 : height * 0.92;
  const addWedge = (part: Part, index: number, radius: number, high: number) => {
    const [from, to] = [(index / wedges) * 2 * Math.PI, ((index + 1) / wedges) * 2 * Math.PI];
    const layer = (y: number, thick: number, size: number, stuff: Stuff) => {
      const sector: Outline = [[0, 0], ...circle(radius * size, 4, from, to)];
      part.plate(stuff, outline(sector, 1, depth / width), high * thick, [0, high * (y + thick / 2), 0]);
    };
    if (seed || cheese) {
      layer(0, 0.9, 1, sponge);
      layer(0.88, 0.12, 0.95, icing);
      return;
    }
    layer(0, 0.4, 0.97, sponge);
    layer(0.4, 0.08, 0.985, 'fruit');
    layer(0.48, 0.36, 0.97, sponge);
    layer(0.84, 0.16, 1, icing);
  };
  for (let wedge = 0; wedge < wedges; wedge++) {
    const part = work.partWhen(`wedge ${wedge}`, (state) => !isEaten(state) && !(isCut(state) && wedge === gone));
    if (wedge >= gone) addWedge(part, wedge, width / 2, top);
  }
  const sign = work.partWhen('sugar', (state) => !isEaten(state));
  if (/key/i.test(words)) {
    const sugar = 'cream #e9b7c0';
    const [x, y, z] = [-width * 0.05, top + 0.006, -depth * 0.1];
    sign.rod(sugar, [vec(x, y, z), vec(-width * 0.22, y, -depth * 0.2)], 0.006);
    sign.ball(sugar, 0.016, [-width * 0.26, top + 0.008, -depth * 0.22], { scale: [1, 0.5, 1] });
    sign.ball(sugar, height - top, [x, top, z], { scale: [0.8, 1, 0.8] });
  } else if (!cheese) {
    for (let berry = 0; berry < 6; berry++) {
      const angle = 1.4 + (berry / 6) * 4.6;
      const at = vec(Math.cos(angle) * width * 0.34, top, Math.sin(angle) * depth * 0.34);
      sign.ball(seed ? sponge : 'fruit', height - top, at);
    }
  }
  const slice = work.partWhen('slice', (state) => isCut(state) && !isEaten(state));
  slice.node.position.set(width * 0.16, 0, depth * 0.1);
  slice.node.rotation.set(0, -0.2, 0);
  addWedge(slice, gone, width * 0.36, top * 0.98);
  addCrumbs(work);
});

/** A loaf with slashes in its crust; cut, slices lie before it. */
const makeBread = handmade((work) => {
  const { width, height, depth } = work;
  const crust = work.workshop.material('bread', /rye|brown|pumper/i.test(work.thing.name) ? '#6e4726' : undefined);
  const crumb = work.workshop.material('cake', '#ecd9ae');
  const loaf = (part: Part, long: number, x: number) => {
    const shape = [[-depth / 2, height * 0.3], [-depth * 0.44, 0.004], [depth * 0.44, 0.004], [depth / 2, height * 0.3], [depth * 0.46, height * 0.66], [depth * 0.28, height * 0.93], [0, height], [-depth * 0.28, height * 0.93], [-depth * 0.46, height * 0.66]] as const; // prettier-ignore
    part.slab(crust, shape, long, [x, 0, 0], { y: Math.PI / 2 }); // loaf
    const face = shape.map(([a, b]) => [a * 0.86, b * 0.9 + height * 0.03] as const);
    for (const end of [-1, 1])
      part.slab(end > 0 ? crumb : crust, face, 0.004, [x + end * (long / 2), 0, 0], { y: Math.PI / 2 }); // end
  };
  const whole = work.partWhen('loaf', (state) => !isCut(state) && !isEaten(state));
  loaf(whole, width * 0.98, 0);
  for (let slash = -1; slash <= 1; slash++) whole.box(crumb, [0.008, 0.004, depth * 0.5], [slash * width * 0.24, height * 0.985, 0], { chamfer: 0.0015, y: 0.5 }); // prettier-ignore
  const cut = work.partWhen('cut loaf', (state) => isCut(state) && !isEaten(state));
  loaf(cut, width * 0.5, -width * 0.24);
  const cutOff = outline('-0.4 0, 0.4 0, 0.44 0.5, 0.2 0.85, -0.2 0.85, -0.44 0.5', depth, height);
  for (let slice = 0; slice < 3; slice++) {
    const at = vec(width * (0.1 + slice * 0.11), height * 0.06 + slice * 0.012, -depth * 0.2);
    cut.slab(crumb, cutOff, height * 0.12, at, { x: Math.PI / 2, z: slice * 0.2 }); // slice
  }
  addCrumbs(work);
});

/** Sweets in a twist of striped paper; biscuits in a little pile. */
const makeSweets = handmade((work) => {
  const { frame, width, height, depth } = work;
  const biscuits = /biscuit|cookie|cracker/i.test(work.thing.name);
  const mint = /mint/i.test(`${work.thing.name} ${work.thing.aliases.join(' ')}`);
  work.only(frame, (state) => !isEaten(state));
  if (biscuits) {
    for (let index = 0; index < 7; index++) frame.lathe('bread #d8ac66', outline('0 0, 0.95 0, 1 0.5, 0.9 1, 0 1', width * 0.26, height * 0.24), [Math.cos(index * 2.4) * width * 0.22 * (index < 5 ? 1 : 0.2), height * (index < 5 ? 0.02 + 0.1 * (index % 2) : 0.36 + 0.18 * (index - 5)), Math.sin(index * 2.4) * depth * 0.22 * (index < 5 ? 1 : 0.2)], { sides: 12, z: work.wobble(0.12) }); // prettier-ignore
  } else {
    const paper = work.workshop.material('paper', mint ? '#e9f0ea' : '#e8d0a8');
    frame.lathe(paper, outline('0 0, 0.5 0.02, 0.94 0.6, 1 1, 0.92 0.96, 0.5 0.2, 0 0.1', Math.min(width, depth) / 2, height * 0.6), [0, 0, 0], 9); // prettier-ignore
    const sugar = work.workshop.material('cream', mint ? '#fbfbf6' : undefined);
    const colours = ['#c8382e', '#e0a02a', '#4d8a5a'] as const;
    for (let index = 0; index < 12; index++) {
      const ring = index < 7 ? 0.62 : 0.26;
      const at = [Math.cos(index * 2.4) * (width / 2) * ring, height * (index < 7 ? 0.52 : 0.78), Math.sin(index * 2.4) * (depth / 2) * ring] as const; // prettier-ignore
      const stuff = mint ? sugar : work.workshop.material('fruit', colours[index % 3]);
      frame.ball(stuff, height * 0.21, at, { scale: [1.1, 0.8, 1.1] });
    }
  }
  addCrumbs(work);
});

export const baked = { bread: makeBread, cake: makeCake, sweets: makeSweets };
