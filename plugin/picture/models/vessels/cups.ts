import { vec } from '../../../stage/space/vector.ts';
import { unless } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { crockery, madeOf, metals } from '../handwork/dressing.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';
import { addLiquid } from '../handwork/liquid.ts';

const cupOutside =
  '0 0, 0.58 0, 0.62 0.05, 0.56 0.07, 0.74 0.3, 0.9 0.62, 1 1, 0.94 1, 0.84 0.62, 0.68 0.3, 0.5 0.12, 0 0.1';
const cupRoom = '0.5 0.12, 0.67 0.3, 0.83 0.62, 0.92 0.97';
const mugOutside = '0 0, 0.92 0, 0.98 0.03, 0.95 0.5, 1 0.97, 0.97 1, 0.9 0.97, 0.86 0.5, 0.86 0.1, 0 0.08';
const mugRoom = '0.86 0.1, 0.86 0.5, 0.89 0.96';

/** A cup with its ear at +x; a mug or tankard has straight sides. */
const makeCup = handmade((work) => {
  const { width, height, depth } = work;
  const straight = /mug|tankard|stein|beaker/i.test(work.thing.name);
  const ware = madeOf(work, straight && /tankard|stein/i.test(work.thing.name) ? 'pewter' : 'ceramic', crockery);
  const radius = depth / 2;
  const middle = -(width - depth) / 2;
  addCup(work, middle, 0, radius, height, straight, ware);
  work.shatters(ware, 0.004);
});

function addCup(
  work: Handwork,
  x: number,
  z: number,
  radius: number,
  height: number,
  straight: boolean,
  ware: ReturnType<typeof madeOf>,
  turn = 0,
): void {
  const { frame } = work;
  frame.lathe(ware, outline(straight ? mugOutside : cupOutside, radius, height), [x, 0, z], 24);
  const ear: [number, number, number][] = [];
  for (let step = 0; step <= 8; step++) {
    const angle = -0.42 * Math.PI + (step / 8) * 0.86 * Math.PI;
    const out =
      radius * (straight ? 0.92 : 0.72) +
      Math.cos(angle) * radius * 0.62 +
      (straight ? 0 : Math.max(0, Math.sin(angle)) * radius * 0.12);
    const up = height * 0.52 + Math.sin(angle) * height * 0.3;
    ear.push([x + Math.cos(turn) * out, up, z + Math.sin(turn) * out]);
  }
  frame.rod(ware, ear, Math.min(0.006, radius * 0.13));
  addLiquid(work, frame, outline(straight ? mugRoom : cupRoom, radius, height), [x, 0, z]);
}

/** Two cups on saucers, drunk from. */
const makeCups = handmade((work) => {
  const { frame, width, height, depth } = work;
  const ware = madeOf(work, 'ceramic', crockery);
  const plate = Math.min(width / 4, depth / 2) * 0.98;
  const saucer = '0 0, 0.55 0, 0.6 0.4, 1 0.8, 0.98 1, 0.6 0.6, 0 0.5';
  for (const [side, z, turn] of [
    [-1, 1, 0.5],
    [1, -1, 2.4],
  ] as const) {
    const at = [side * (width / 2 - plate), 0, z * (depth / 2 - plate)] as const;
    frame.lathe(ware, outline(saucer, plate, height * 0.16), at, 24);
    const cup = work.part(`cup ${side}`);
    cup.lathe(ware, outline(cupOutside, plate * 0.58, height * 0.88), [at[0], height * 0.1, at[2]], 22);
    const ear = Array.from({ length: 7 }, (_, step) => {
      const angle = -0.4 * Math.PI + (step / 6) * 0.85 * Math.PI;
      const out = plate * 0.44 + Math.cos(angle) * plate * 0.32;
      return [at[0] + Math.cos(turn) * out, height * 0.56 + Math.sin(angle) * height * 0.24, at[2] + Math.sin(turn) * out] as const; // prettier-ignore
    });
    cup.rod(ware, ear, 0.0045);
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
  const plain = /tumbler|beer|water|pint|shot|whisk|milk|ale/i.test(
    `${work.thing.name} ${work.thing.aliases.join(' ')}`,
  );
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
  const middle = (part: number): readonly [number, number, number] => {
    const angle = part * 1.75;
    return [
      0,
      height * 0.74 - Math.sin(angle) * height * 0.46 + part * part * height * 0.52,
      -depth * 0.36 + part * depth * 0.84,
    ];
  };
  for (let step = 0; step < rings; step++) {
    const [from, to] = [middle(step / rings), middle((step + 1) / rings)];
    const [wide, thin] = [1 - step / (rings + 0.6), 1 - (step + 1) / (rings + 0.6)].map(
      (part) => (width / 2) * 0.8 * part ** 0.8,
    );
    const [dy, dz] = [to[1] - from[1], to[2] - from[2]];
    const long = Math.hypot(dy, dz);
    frame.lathe(
      horn,
      [
        [0, 0],
        [wide ?? 0, 0],
        [thin ?? 0, long * 1.08],
        [0, long * 1.08],
      ],
      [from[0], from[1], from[2]],
      { sides: 16, x: Math.atan2(dz, dy) },
    ); // horn
  }
  const mouth = middle(0);
  const tilt = Math.atan2(middle(0.1)[2] - mouth[2], middle(0.1)[1] - mouth[1]);
  const rim = width / 2;
  const lip = work.part('lip', { x: mouth[0], y: mouth[1], z: mouth[2] });
  lip.node.rotation.x = tilt + Math.PI;
  lip.lathe(metal, outline('0.78 -0.4, 0.9 0.1, 1 0.9, 0.96 1, 0.9 0.9, 0.8 0.1, 0 -0.2', rim, height * 0.24));
  addLiquid(work, lip, [
    [rim * 0.78, 0],
    [rim * 0.88, height * 0.21],
  ]);
  for (const z of [-0.12, 0.2]) {
    frame.rod(metal, [vec(-width * 0.3, 0.004, z * depth), vec(0, height * 0.3, z * depth * 0.9), vec(width * 0.3, 0.004, z * depth)], 0.006); // prettier-ignore
  }
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
