import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { Assembly, says } from '../carpentry/assembly.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';

/** A brass foot and font, a glass shade that glows; broken, the shade lies in pieces round the foot. */
export const makeTableLamp: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const colour = dressOf(thing).colour ?? '#2f6a45';
  const shadeLow = height * 0.56;
  const body = [[0, 0], [0.62, 0], [0.64, 0.02], [0.56, 0.05], [0.3, 0.085], [0.16, 0.12], [0.2, 0.16], [0.4, 0.25], [0.44, 0.31], [0.34, 0.38], [0.14, 0.43], [0.18, 0.45], [0.09, 0.48], [0.08, 0.62], [0, 0.63]] as const; // prettier-ignore
  frame.add(workshop.lathe('foot', body.map(([r, h]) => [r * radius, h * height] as const), brass, 20)); // prettier-ignore
  frame.add(workshop.tube('key', [vec(0.02, height * 0.45, 0), vec(radius * 0.42, height * 0.45, 0)], 0.004, brass));
  frame.add(workshop.ball('key knob', 0.011, brass), radius * 0.44, height * 0.45, 0);

  const glowAt = vec(0, height * 0.66, 0);
  const shade = [[1, 0], [0.99, 0.03], [0.9, 0.2], [0.68, 0.55], [0.4, 0.82], [0.2, 0.95], [0.12, 1], [0.17, 0.94], [0.37, 0.79], [0.65, 0.52], [0.87, 0.18], [0.97, 0]] as const; // prettier-ignore
  const tall = height - shadeLow - 0.012;
  const buildShade = (part: Part, material: Material) => {
    const profile = shade.map(([r, h]) => [r * radius, h * tall] as const);
    return [part.add(workshop.lathe('shade', profile, material, 24), 0, shadeLow, 0)];
  };
  const isLit = shines(thing);
  const hood = assembly.part('hood');
  hood.add(
    workshop.lathe(
      'cap',
      [
        [0, 0],
        [0.02, 0],
        [0.03, 0.008],
        [0.012, 0.018],
        [0, 0.022],
      ],
      brass,
      10,
    ),
    0,
    height - 0.022,
    0,
  );
  addGlowing(assembly, 'shade', { dark: workshop.material('ceramic', colour), colour: lighter(colour), heart: glowAt, reach: radius * 0.72, isLit }, buildShade, hood); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, glowAt, Math.min(0.035, radius * 0.25)), isLit);

  const shards = assembly.part('shards');
  const glass = workshop.material('ceramic', colour);
  for (let shard = 0; shard < 9; shard++) {
    const long = radius * (0.25 + assembly.random.next() * 0.3);
    const yaw = (shard / 9) * Math.PI * 2;
    const outline = [
      [-long * 0.5, 0],
      [long * 0.4, long * 0.1],
      [long * 0.25, long * 0.8],
      [-long * 0.2, long],
    ] as const;
    const away = radius * (0.45 + assembly.random.next() * 0.2);
    shards.add(
      workshop.slab('shard', outline, 0.005, glass),
      Math.sin(yaw) * away,
      0.006 + assembly.random.next() * 0.02,
      Math.cos(yaw) * away,
      { x: Math.PI / 2 - 0.15, y: yaw + 2 },
    );
  }
  assembly.moves(
    (state) => (says(state, 'broken') ? 1 : 0),
    (broken) => {
      hood.node.setEnabled(broken < 0.3);
      shards.node.setEnabled(broken >= 0.3);
      shards.node.position.y = shadeLow * (1 - broken);
    },
    0.35,
  );
  return assembly.ready();
};

/** What a colour becomes with light behind it. */
export const lighter = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * 1.55 + 24))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
