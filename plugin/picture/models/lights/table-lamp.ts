import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';

/** A brass foot and font, a glass shade that glows; broken, the shade lies in pieces round the foot. */
export const makeTableLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const colour = dressOf(thing).colour ?? '#2f6a45';
  const shadeLow = height * 0.56;
  const body =
    '0 0, 0.62 0, 0.64 0.02, 0.56 0.05, 0.3 0.085, 0.16 0.12, 0.2 0.16, 0.4 0.25, 0.44 0.31, 0.34 0.38, 0.14 0.43, 0.18 0.45, 0.09 0.48, 0.08 0.62, 0 0.63';
  frame.lathe(brass, outline(body, radius, height), [0, 0, 0], 20); // foot
  frame.rod(brass, [vec(0.02, height * 0.45, 0), vec(radius * 0.42, height * 0.45, 0)], 0.004); // key
  frame.ball(brass, 0.011, [radius * 0.44, height * 0.45, 0]); // key knob

  const glowAt = vec(0, height * 0.66, 0);
  const shade =
    '1 0, 0.99 0.03, 0.9 0.2, 0.68 0.55, 0.4 0.82, 0.2 0.95, 0.12 1, 0.17 0.94, 0.37 0.79, 0.65 0.52, 0.87 0.18, 0.97 0';
  const tall = height - shadeLow - 0.012;
  const buildShade = (part: Part, material: Material) => {
    const profile = outline(shade, radius, tall);
    return [part.lathe(material, profile, [0, shadeLow, 0], 24)];
  };
  const isLit = shines(thing);
  const hood = assembly.part('hood');
  hood.lathe(brass, outline('0 0, 0.02 0, 0.03 0.008, 0.012 0.018, 0 0.022'), [0, height - 0.022, 0], 10); // cap
  addGlowing(assembly, 'shade', { dark: workshop.material('ceramic', colour), colour: lighter(colour), heart: glowAt, reach: radius * 0.72, isLit }, buildShade, hood); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, glowAt, Math.min(0.035, radius * 0.25)), isLit);

  const shards = assembly.part('shards');
  const glass = workshop.material('ceramic', colour);
  for (let shard = 0; shard < 9; shard++) {
    const long = radius * (0.25 + assembly.random.next() * 0.3);
    const yaw = (shard / 9) * Math.PI * 2;
    const shape = outline('-0.5 0, 0.4 0.1, 0.25 0.8, -0.2 1', long, long);
    const away = radius * (0.45 + assembly.random.next() * 0.2);
    shards.slab(
      glass,
      shape,
      0.005,
      [Math.sin(yaw) * away, 0.006 + assembly.random.next() * 0.02, Math.cos(yaw) * away],
      { x: Math.PI / 2 - 0.15, y: yaw + 2 },
    ); // shard
  }
  assembly.moves(
    when('broken'),
    (broken) => {
      hood.node.setEnabled(broken < 0.3);
      shards.node.setEnabled(broken >= 0.3);
      shards.node.position.y = shadeLow * (1 - broken);
    },
    0.35,
  );
});

/** What a colour becomes with light behind it. */
export const lighter = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * 1.55 + 24))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
