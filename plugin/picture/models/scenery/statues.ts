import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { around, circle } from '../carpentry/layout.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** A robed figure on a pedestal; armour stands in iron, a gravestone is a rounded slab. */
const makeStatue = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  if (assembly.isCalled(/grave|tomb/i)) {
    const half = width * 0.45;
    const arch = outline(circle(1, 8, 0, Math.PI), half, height * 0.28).map(
      ([x, y]) => [x, y + height * 0.72] as const,
    );
    frame.slab('stone', [[-half, 0], [half, 0], ...arch], depth * 0.4); // stone
    frame.box('stone', [width, height * 0.08, depth], [0, height * 0.04, 0], 0.02); // foot
    return;
  }
  const armour = assembly.isCalled(/armou?r/i);
  const { substance, colour } = dressOf(thing);
  const usual = armour || substance ? undefined : '#cfc8b8';
  const stone = workshop.material(substance ?? (armour ? 'steel' : 'marble'), colour ?? usual);
  const base = height * 0.26;
  const pedestal: Piece = (part) => {
    part.box('stone', [width * 0.78, base * 0.62, depth * 0.78], [0, base * 0.51, 0], 0.012); // die
    part.box('stone', [width * 0.92, base * 0.18, depth * 0.92], [0, base * 0.91, 0], 0.016); // cap
  };
  const rubble = Array.from({ length: 5 }, (_, block): Piece => (part) => {
    const [x, z] = [assembly.wobble(width * 0.4), assembly.wobble(depth * 0.4)];
    const size = base * (0.28 + 0.1 * (block % 3));
    part.box('stone', [size * 1.5, size, size * 1.2], [x, base * 0.6, z], 0.02); // rubble
  });
  const { robe, torso, head } = figurePieces(assembly, base, stone, armour);
  frame.box('stone', [width, base * 0.2, depth], [0, base * 0.1, 0], 0.014); // step
  const standing = assembly.part('figure');
  for (const piece of [pedestal, robe, torso, head]) piece(standing);
  assembly.breaksInto([torso, head, robe, ...rubble], [standing]);
});

const arms = [
  '-0.5 0.77 0, -0.66 0.64 0.1, -0.5 0.55 0.42, -0.2 0.6 0.5',
  '0.5 0.77 0, 0.74 0.66 0.05, 0.82 0.78 0.3, 0.72 0.92 0.38',
];

function figurePieces(
  { width, height, depth }: Assembly,
  base: number,
  stone: Material,
  armour: boolean,
): Record<'robe' | 'torso' | 'head', Piece> {
  const figure = height - base;
  const wide = Math.min(width, depth) / 2;
  const foot = vec(0, base, 0);
  return {
    robe: (part) => {
      const skirt = outline('0 0, 0.66 0, 0.64 0.05, 0.52 0.25, 0.42 0.48, 0.38 0.56', wide, figure);
      part.lathe(stone, skirt, foot, { sides: 18, scale: [1, 1, 0.82] });
      for (const { at } of around(9, 0, 0.82)) {
        const fold = [at(0.66 * wide, 0.01 * figure), at(0.53 * wide, 0.25 * figure), at(0.4 * wide, 0.52 * figure)];
        part.rod(stone, fold, wide * 0.07, foot);
      }
    },
    torso: (part) => {
      const chest = outline('0.38 0.54, 0.46 0.64, 0.56 0.74, 0.5 0.8, 0.22 0.84, 0.16 0.86', wide, figure);
      part.lathe(stone, chest, foot, { sides: 18, scale: [1, 1, 0.62] });
      for (const line of arms) {
        const arm = path(line, wide, figure, wide);
        const hand: Vec3 = arm.at(-1) ?? foot;
        part.rod(stone, arm, wide * 0.13, foot);
        part.ball(stone, wide * 0.15, [hand.x, base + hand.y, hand.z]);
      }
      part.sides.ball(stone, wide * 0.19, [wide * 0.46, base + figure * 0.76, 0]); // shoulder
    },
    head: (part) => {
      const y = base + figure * 0.92;
      const size = figure * 0.078;
      part.lathe(stone, outline('0.5 0, 0.45 1.2', size, size), [0, base + figure * 0.84, 0], 10); // neck
      part.ball(stone, size, [0, y, size * 0.1], { scale: [0.86, 1.04, 0.95] }); // skull
      part.ball(stone, size * 0.2, [0, y - size * 0.05, size * 0.98], { scale: [0.6, 1.3, 1] }); // nose
      if (armour) {
        part.lathe(stone, outline('0.95 -0.2, 1.02 0.3, 0.7 0.9, 0 1.04', size, size), [0, y, 0], 14); // helmet
        part.box(stone, [size * 1.5, size * 0.16, size * 0.4], [0, y + size * 0.1, size * 0.85], 0.006); // visor
      } else part.ball(stone, size * 0.96, [0, y + size * 0.13, -size * 0.14], { scale: [1, 0.9, 0.95] }); // hair
    },
  };
}

export const statues = { statue: makeStatue };
