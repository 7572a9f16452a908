import { distance, vec, type Vec3 } from '../../../stage/space/vector.ts';
import { unless } from '../carpentry/condition.ts';
import { circle } from '../carpentry/layout.ts';
import { outline } from '../../look/shapes/outline.ts';
import { crockery, madeOf, metals } from '../handwork/dressing.ts';
import { handmade } from '../handwork/handwork.ts';
import { addLiquid } from '../handwork/liquid.ts';

const cupOutside =
  '0 0, 0.58 0, 0.62 0.05, 0.56 0.07, 0.74 0.3, 0.9 0.62, 1 1, 0.94 1, 0.84 0.62, 0.68 0.3, 0.5 0.12, 0 0.1';
const cupRoom = '0.5 0.12, 0.67 0.3, 0.83 0.62, 0.92 0.97';
const mugOutside = '0 0, 0.92 0, 0.98 0.03, 0.95 0.5, 1 0.97, 0.97 1, 0.9 0.97, 0.86 0.5, 0.86 0.1, 0 0.08';
const mugRoom = '0.86 0.1, 0.86 0.5, 0.89 0.96';

/** A cup with its ear at +x; a mug or tankard has straight sides. */
const makeCup = handmade((work) => {
  const { frame, width, height, depth } = work;
  const straight = /mug|tankard|stein|beaker/i.test(work.thing.name);
  const ware = madeOf(work, straight && /tankard|stein/i.test(work.thing.name) ? 'pewter' : 'ceramic', crockery);
  const radius = depth / 2;
  const at = [-(width - depth) / 2, 0, 0] as const;
  frame.lathe(ware, outline(straight ? mugOutside : cupOutside, radius, height), at, 24);
  const ear = circle(1, 8, -0.42 * Math.PI, 0.44 * Math.PI).map(([out, up]) => {
    const swell = straight ? 0.92 : 0.72 + Math.max(0, up) * 0.12;
    return vec(radius * (swell + out * 0.62), height * (0.52 + up * 0.3), 0);
  });
  frame.rod(ware, ear, Math.min(0.006, radius * 0.13), at);
  addLiquid(work, frame, outline(straight ? mugRoom : cupRoom, radius, height), at);
  work.shatters(ware, 0.004);
});

/** Two cups on saucers, drunk from. */
const makeCups = handmade((work) => {
  const { frame, width, height, depth } = work;
  const ware = madeOf(work, 'ceramic', crockery);
  const plate = Math.min(width / 4, depth / 2) * 0.98;
  const saucer = '0 0, 0.55 0, 0.6 0.4, 1 0.8, 0.98 1, 0.6 0.6, 0 0.5';
  for (const [side, turn] of outline('-1 0.5, 1 2.4')) {
    const at = [side * (width / 2 - plate), 0, -side * (depth / 2 - plate)] as const;
    frame.lathe(ware, outline(saucer, plate, height * 0.16), at, 24);
    const cup = work.part(`cup ${side}`);
    cup.lathe(ware, outline(cupOutside, plate * 0.58, height * 0.88), [at[0], height * 0.1, at[2]], 22);
    const ear = circle(1, 6, -0.4 * Math.PI, 0.45 * Math.PI).map(([x, up]) => {
      const out = plate * (0.44 + x * 0.32);
      return vec(Math.cos(turn) * out, height * (0.56 + up * 0.24), Math.sin(turn) * out);
    });
    cup.rod(ware, ear, 0.0045, at);
    cup.lathe('coffee', outline('0 0, 1 0, 0.8 1, 0 1', plate * 0.28, 0.002), [at[0], height * 0.21, at[2]]);
    work.only(cup, unless('broken'));
  }
  work.shatters(ware, 0.004);
});

const goblet =
  '0 0, 0.78 0, 0.8 0.02, 0.62 0.05, 0.2 0.1, 0.15 0.18, 0.27 0.24, 0.27 0.28, 0.15 0.33, 0.13 0.42, 0.3 0.47, 0.72 0.56, 0.93 0.7, 1 0.98, 0.97 1, 0.92 0.98, 0.85 0.71, 0.64 0.59, 0.3 0.52, 0 0.5';
const gobletRoom = '0.3 0.52, 0.64 0.59, 0.85 0.71, 0.91 0.97';

const makeGoblet = handmade((work) => {
  const { width, height } = work;
  const metal = madeOf(work, 'silver', [...crockery, ...metals]);
  work.frame.lathe(metal, outline(goblet, width / 2, height), [0, 0, 0], 24);
  const band = work.workshop.material(madeOfName(metal.name) === 'gold' ? 'silver' : 'gold');
  work.frame.lathe(band, outline('0.985 0, 1 0.2, 1 0.8, 0.985 1', width / 2, height * 0.03), [0, height * 0.83, 0], 24); // prettier-ignore
  addLiquid(work, work.frame, outline(gobletRoom, width / 2, height));
  work.shatters(metal, 0.004);
});

const madeOfName = (materialName: string): string => materialName.split(' ')[0] ?? '';

const stemGlass =
  '0 0, 0.86 0, 0.88 0.012, 0.3 0.035, 0.11 0.08, 0.09 0.38, 0.14 0.44, 0.6 0.5, 0.94 0.64, 1 0.78, 0.92 0.99, 0.9 1, 0.87 0.98, 0.93 0.78, 0.87 0.66, 0.55 0.53, 0 0.49';
const stemRoom = '0.1 0.5, 0.53 0.535, 0.85 0.66, 0.9 0.78, 0.84 0.97';
const tumbler = '0 0, 0.8 0, 0.86 0.03, 0.98 0.99, 0.96 1, 0.92 0.98, 0.8 0.1, 0 0.08';
const tumblerRoom = '0.79 0.1, 0.9 0.97';

/** A stemmed glass; water and beer are drunk from tumblers. */
const makeGlass = handmade((work) => {
  const { width, height } = work;
  const glass = work.workshop.material('glass');
  const plain = work.isCalled(/tumbler|beer|water|pint|shot|whisk|milk|ale/i);
  work.frame.lathe(glass, outline(plain ? tumbler : stemGlass, width / 2, height), [0, 0, 0], 24);
  addLiquid(work, work.frame, outline(plain ? tumblerRoom : stemRoom, width / 2, height));
  work.shatters(glass, 0.0025);
});

/** A cow's horn with a silver rim, on two little feet; its mouth looks up and back. */
const makeDrinkingHorn = handmade((work) => {
  const { frame, width, height, depth } = work;
  const horn = work.workshop.material('bone', '#c9a878');
  const metal = madeOf(work, 'silver', metals);
  const rings = 9;
  const middle = (part: number): Vec3 =>
    vec(0, height * (0.74 - Math.sin(part * 1.75) * 0.46 + part * part * 0.52), depth * (part * 0.84 - 0.36));
  const slope = (from: Vec3, to: Vec3) => Math.atan2(to.z - from.z, to.y - from.y);
  for (let step = 0; step < rings; step++) {
    const [from, to] = [middle(step / rings), middle((step + 1) / rings)];
    const thick = (ring: number) => width * 0.4 * (1 - ring / (rings + 0.6)) ** 0.8;
    const long = distance(from, to) * 1.08;
    const ring = outline(`0 0, ${thick(step)} 0, ${thick(step + 1)} ${long}, 0 ${long}`);
    frame.lathe(horn, ring, from, { sides: 16, x: slope(from, to) });
  }
  const rim = width / 2;
  const lip = work.part('lip', middle(0));
  lip.node.rotation.x = slope(middle(0), middle(0.1)) + Math.PI;
  lip.lathe(metal, outline('0.78 -0.4, 0.9 0.1, 1 0.9, 0.96 1, 0.9 0.9, 0.8 0.1, 0 -0.2', rim, height * 0.24));
  addLiquid(work, lip, outline('0.78 0, 0.88 0.21', rim, height));
  for (const z of [-0.12, 0.2])
    frame.rod(metal, [vec(-width * 0.3, 0.004, z * depth), vec(0, height * 0.3, z * depth * 0.9), vec(width * 0.3, 0.004, z * depth)], 0.006); // prettier-ignore
  frame.ball(metal, width * 0.06, middle(0.985));
  work.shatters(horn, 0.006, frame, lip);
});

export const cups = {
  cup: makeCup,
  cups: makeCups,
  'drinking-horn': makeDrinkingHorn,
  glass: makeGlass,
  goblet: makeGoblet,
};
