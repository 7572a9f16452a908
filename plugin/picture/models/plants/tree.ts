import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { outline } from '../../look/shapes/outline.ts';

/** A knotted trunk that forks, under clumps of leaves as a toymaker carves them. */
export const makeTree = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const bark = workshop.material('bark');
  const radius = Math.min(width, depth) / 2;
  const thick = Math.min(0.16, radius * 0.16);
  if (/stump/i.test(thing.name)) {
    const stump = outline('0 0, 1 0, 0.7 0.15, 0.55 0.6, 0.6 1', radius, height);
    frame.lathe(bark, stump, [0, 0, 0], 14); // stump
    frame.lathe('pine', outline('0 0.004, 0.58 0', radius), [0, height, 0], 14); // rings
    return;
  }
  const fork = height * 0.5;
  frame.lathe(
    bark,
    [
      [0, 0],
      [thick * 1.9, 0],
      [thick * 1.2, height * 0.05],
      [thick, height * 0.2],
      [thick * 0.85, fork],
      [0, fork + 0.05],
    ],
    [0, 0, 0],
    11,
  ); // trunk
  if (/christmas|pine|fir|spruce/i.test(thing.name)) {
    const tiers = 5;
    for (let tier = 0; tier < tiers; tier++) {
      const low = height * 0.16 + (height * 0.8 * tier) / (tiers + 0.6);
      const wide = radius * (1 - tier / (tiers + 0.4));
      const rise = height * 0.84 - (height * 0.8 * tier) / (tiers + 0.6);
      const high = Math.min(rise, height * 0.3);
      frame.lathe(
        'leaf #2d5132',
        [
          [0, 0.06],
          [wide * 0.9, 0.02],
          [wide, 0],
          [wide * 0.5, high * 0.5],
          [wide * 0.12, high],
        ],
        [0, low, 0],
        { sides: 13, y: tier },
      ); // bough
    }
    return;
  }
  const clumps = [[0, 0.83, 0, 0.42], [0.5, 0.68, 0.15, 0.4], [-0.5, 0.7, 0.2, 0.38], [0.1, 0.64, -0.52, 0.4], [-0.15, 0.62, 0.55, 0.38], [0.3, 0.8, -0.3, 0.34]] as const; // prettier-ignore
  const greens = [
    workshop.material('leaf'),
    workshop.material('leaf', '#5d8a3e'),
    workshop.material('leaf', '#3f6a34'),
  ];
  // Faceted like a carved thing; a smooth ball of this size costs five times as much.
  const clump = (size: number, material: Material) =>
    workshop.lathe('clump', outline('0 -1, 0.5 -0.86, 0.86 -0.5, 1 0, 0.86 0.5, 0.5 0.86, 0 1', size, size), material, 9); // prettier-ignore
  clumps.forEach(([x, y, z, size], index) => {
    const at = vec(x * radius, height * y, z * radius);
    frame.rod(bark, [vec(0, fork - 0.1, 0), vec(at.x * 0.5, (fork + at.y) / 2, at.z * 0.5), at], thick * 0.4); // branch
    const ball = clump(size * radius, greens[index % greens.length] ?? bark);
    ball.scaling.set(1.12, Math.min(0.85, (height - at.y) / (size * radius)), 1.12);
    frame.add(ball, at, { y: index });
    for (let knob = 0; knob < 4; knob++) {
      const round = knob * 1.57 + index;
      const small = clump(size * radius * 0.5, greens[(index + knob) % greens.length] ?? bark);
      frame.add(small, [
        at.x + Math.sin(round) * size * radius * 0.8,
        at.y - size * radius * 0.15 + assembly.wobble(0.1),
        at.z + Math.cos(round) * size * radius * 0.8,
      ]);
    }
  });
});
