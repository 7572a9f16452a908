import { vec } from '../../../stage/space/vector.ts';
import { when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import { madeOf, metals } from '../handwork/dressing.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** Along z: what a lathe turns lies down, its top to +z. */
export const lying = { x: Math.PI / 2 } as const;

/** A blade with a ridge, from z to z, as wide as it says at its root. */
function addBlade(work: Handwork, from: number, wide: number, y: number, thick: number, curve = 0): void {
  const to = work.depth / 2;
  const long = to - from;
  const bend = (part: number) => curve * part * part;
  const edge = (side: number) =>
    [0, 0.25, 0.5, 0.75, 0.9].map((part) => [(side * wide * (1 - part * 0.25)) / 2 + bend(part), from + long * part] as const); // prettier-ignore
  work.frame.plate('steel', [...edge(-1), [bend(1), to], ...edge(1).reverse()], thick * 0.5, [0, y, 0]);
  const along = { chamfer: thick * 0.4, y: Math.atan2(curve, long) * 0.6 };
  work.frame.box('steel', [wide * 0.34, thick, long * 0.8], [bend(0.4) * 0.6, y, from + long * 0.4], along); // ridge
}

function addBlood(work: Handwork, from: number, to: number, wide: number, y: number): void {
  const blood = work.partWhen('blood', when('bloody'));
  blood.plate('wine #6e0b0b', [[-wide * 0.4, from + (to - from) * 0.5], [wide * 0.38, from + (to - from) * 0.45], [wide * 0.2, to * 0.97], [-wide * 0.1, to * 0.98]], 0.001, [0, y, 0]); // prettier-ignore
}

/** A dagger has a cross guard and a pommel; a knife only a handle. */
const makeDagger = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const knife = !/dagger|stiletto|poniard|dirk|bodkin|bayonet/i.test(name);
  const steel = work.workshop.material('steel');
  const fitting = madeOf(work, 'brass', metals);
  const grip = work.workshop.material(knife ? 'walnut' : 'leather', knife ? undefined : '#2f1d14');
  const y = height / 2;
  const hilt = -depth / 2 + depth * 0.36;
  addBlade(work, hilt - 0.004, knife ? width * 0.34 : width * 0.3, y, height * 0.42);
  addBlood(work, hilt, depth / 2, width * 0.3, y + height * 0.22);
  frame.lathe(grip, outline('0 0, 0.8 0, 1 0.2, 0.82 0.45, 0.98 0.7, 0.75 1, 0 1', height * 0.46, depth * 0.27), [0, y, -depth / 2 + depth * 0.075], { ...lying, sides: 12 }); // prettier-ignore
  if (knife) {
    frame.box(fitting, [width * 0.42, height * 0.9, depth * 0.03], [0, y, hilt], 0.002);
    frame.box(fitting, [width * 0.98, height * 0.2, 0.004], [0, height * 0.1, hilt + 0.004], 0.001);
  } else {
    frame.box(fitting, [width * 0.92, height * 0.62, depth * 0.035], [0, y, hilt], 0.003);
    frame.sides.ball(fitting, height * 0.42, [width * 0.44, y, hilt], { scale: [0.75, 1, 1] });
  }
  frame.ball(fitting, height * 0.5, [0, y, -depth / 2 + height * 0.55], { scale: [1, 1, 1.1] });
  work.shatters(steel, 0.004);
});

/** A rapier has a cup and rings, a sabre bends, a broadsword is wide. */
const makeSword = handmade((work) => {
  const { frame, width, height, depth } = work;
  const name = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const slender = /rapier|foil|epee|épée/i.test(name);
  const bent = /sab|cutlass|scimitar|katana/i.test(name);
  const steel = work.workshop.material('steel');
  const fitting = madeOf(work, slender ? 'silver' : 'brass', metals);
  const y = height / 2;
  const hilt = -depth / 2 + depth * 0.17;
  addBlade(work, hilt, slender ? 0.02 : 0.042, y, height * 0.2, bent ? width * 0.3 : 0);
  addBlood(work, hilt, depth / 2, slender ? 0.018 : 0.04, y + height * 0.12);
  frame.lathe('leather #2a1a12', outline('0 0, 0.8 0, 1 0.15, 0.85 0.4, 1 0.65, 0.8 1, 0 1', height * 0.32, depth * 0.13), [0, y, -depth / 2 + depth * 0.03], { ...lying, sides: 12 }); // prettier-ignore
  frame.ball(fitting, height * 0.48, [0, y, -depth / 2 + height * 0.48]);
  frame.box(fitting, [width * 0.96, height * 0.36, 0.014], [0, y, hilt], 0.004);
  frame.sides.ball(fitting, height * 0.26, [width * 0.44, y, hilt]);
  const cup = outline('0.3 0.9, 0.9 0.5, 1 0, 0.9 0.02, 0.82 0.5, 0.2 0.8', height * 0.52, 0.035);
  if (slender) frame.lathe(fitting, cup, [0, y, hilt - 0.01], { ...lying, sides: 16 });
  const guard = [vec(width * 0.2, y, hilt), vec(width * 0.26, y, hilt - depth * 0.07), vec(width * 0.1, y, -depth / 2 + 0.02)]; // prettier-ignore
  if (slender || bent) frame.rod(fitting, guard, 0.004);
  work.shatters(steel, 0.004);
});

/** An axe's head is of steel, its haft of ash; a saw has teeth. */
const makeAxe = handmade((work) => {
  const { frame, width, height, depth } = work;
  const steel = madeOf(work, 'steel', metals);
  const wood = work.workshop.material('pine', '#a9804e');
  const y = height / 2;
  const middle = -width * 0.14;
  frame.lathe(wood, outline('0 0, 1.1 0, 1.15 0.03, 0.85 0.1, 0.8 0.5, 0.95 0.8, 0.85 1, 0 1', height * 0.36, depth * 0.98), [middle, y, -depth / 2], { ...lying, sides: 10 }); // prettier-ignore
  const head = depth / 2 - depth * 0.15;
  frame.plate(steel, [[-width / 2, head - 0.03], [middle + 0.015, head - 0.03], [width * 0.3, head - depth * 0.13], [width / 2, head - depth * 0.1], [width / 2, head + depth * 0.11], [width * 0.3, head + depth * 0.09], [middle + 0.015, head + 0.03], [-width / 2, head + 0.03]], height * 0.55, [0, y, 0]); // prettier-ignore
  frame.box(steel, [0.05, height, 0.066], [middle, y, head], 0.006);
  addBlood(work, 0, depth / 2, width * 0.2, y + height * 0.3);
  work.shatters(wood, 0.012);
});

export const blades = { axe: makeAxe, dagger: makeDagger, sword: makeSword };
