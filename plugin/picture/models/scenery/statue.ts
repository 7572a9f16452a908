import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Piece } from '../carpentry/wreckage.ts';

/** A robed figure on a pedestal; armour stands in iron, a gravestone is a rounded slab. */
export const makeStatue = assembled((assembly) => {
  const { workshop, thing, width, height, depth } = assembly;
  const words = [thing.name, ...thing.aliases].join(' ');
  const armour = /armou?r/i.test(words);
  const { substance, colour } = dressOf(thing);
  const stone = workshop.material(
    substance ?? (armour ? 'steel' : 'marble'),
    colour ?? (armour || substance ? undefined : '#cfc8b8'),
  );
  if (/grave|tomb/i.test(words)) {
    const half = width / 2;
    const arch = Array.from({ length: 9 }, (_, step) => [Math.cos((step / 8) * Math.PI) * half * 0.9, height * 0.72 + Math.sin((step / 8) * Math.PI) * height * 0.28] as const); // prettier-ignore
    assembly.frame.slab('stone', [[-half * 0.9, 0], [half * 0.9, 0], ...arch], depth * 0.4); // stone
    assembly.frame.box('stone', [width, height * 0.08, depth], [0, height * 0.04, 0], 0.02); // foot
    return;
  }
  const base = height * 0.26;
  const figure = height - base;
  const wide = Math.min(width, depth) / 2;
  const round = (
    part: Parameters<Piece>[0],
    name: string,
    profile: readonly (readonly [number, number])[],
    y: number,
    flat = 0.82,
  ) => {
    const mesh = workshop.lathe(name, outline(profile, wide, figure), stone, 18);
    mesh.scaling.z = flat;
    return part.add(mesh, [0, y, 0]);
  };
  const pedestal: Piece = (part) => {
    part.box('stone', [width * 0.78, base * 0.62, depth * 0.78], [0, base * 0.51, 0], 0.012); // die
    part.box('stone', [width * 0.92, base * 0.18, depth * 0.92], [0, base * 0.91, 0], 0.016); // cap
  };
  const rubble = Array.from({ length: 5 }, (_, block): Piece => (part) => {
    const [x, z] = [assembly.wobble(width * 0.4), assembly.wobble(depth * 0.4)];
    const size = base * (0.28 + 0.1 * (block % 3));
    part.box('stone', [size * 1.5, size, size * 1.2], [x, base * 0.6, z], 0.02); // rubble
  });
  const robe: Piece = (part) => {
    round(
      part,
      'robe',
      [
        [0, 0],
        [0.66, 0],
        [0.64, 0.05],
        [0.52, 0.25],
        [0.42, 0.48],
        [0.38, 0.56],
      ],
      base,
    );
    for (let fold = 0; fold < 9; fold++) {
      const yaw = (fold / 9) * Math.PI * 2;
      const at = (out: number, y: number) =>
        vec(Math.sin(yaw) * out * wide, base + y * figure, Math.cos(yaw) * out * wide * 0.82);
      part.rod(stone, [at(0.66, 0.01), at(0.53, 0.25), at(0.4, 0.52)], wide * 0.07); // fold
    }
  };
  const torso: Piece = (part) => {
    round(
      part,
      'torso',
      [
        [0.38, 0.54],
        [0.46, 0.64],
        [0.56, 0.74],
        [0.5, 0.8],
        [0.22, 0.84],
        [0.16, 0.86],
      ],
      base,
      0.62,
    );
    for (const side of [-1, 1]) {
      const arm = side < 0
        ? [vec(-0.5, 0.77, 0), vec(-0.66, 0.64, 0.1), vec(-0.5, 0.55, 0.42), vec(-0.2, 0.6, 0.5)]
        : [vec(0.5, 0.77, 0), vec(0.74, 0.66, 0.05), vec(0.82, 0.78, 0.3), vec(0.72, 0.92, 0.38)]; // prettier-ignore
      part.rod(
        stone,
        arm.map(({ x, y, z }) => vec(x * wide, base + y * figure, z * wide)),
        wide * 0.13,
      ); // arm
      const hand = arm[3];
      if (hand) part.ball(stone, wide * 0.15, [hand.x * wide, base + hand.y * figure, hand.z * wide]); // hand
      part.ball(stone, wide * 0.19, [side * wide * 0.46, base + figure * 0.76, 0]); // shoulder
    }
  };
  const head: Piece = (part) => {
    const y = base + figure * 0.92;
    const size = figure * 0.078;
    part.lathe(stone, outline('0.5 0, 0.45 1.2', size, size), [0, base + figure * 0.84, 0], 10); // neck
    part.ball(stone, size, [0, y, size * 0.1]).scaling.set(0.86, 1.04, 0.95);
    part.ball(stone, size * 0.2, [0, y - size * 0.05, size * 0.98]).scaling.set(0.6, 1.3, 1);
    if (armour) {
      part.lathe(stone, outline('0.95 -0.2, 1.02 0.3, 0.7 0.9, 0 1.04', size, size), [0, y, 0], 14); // helmet
      part.box(stone, [size * 1.5, size * 0.16, size * 0.4], [0, y + size * 0.1, size * 0.85], 0.006); // visor
    } else {
      const hair = workshop.ball('hair', size * 0.96, stone);
      hair.scaling.set(1, 0.9, 0.95);
      part.add(hair, [0, y + size * 0.13, -size * 0.14]);
    }
  };
  assembly.frame.box('stone', [width, base * 0.2, depth], [0, base * 0.1, 0], 0.014); // step
  const standing = assembly.part('figure');
  for (const piece of [pedestal, robe, torso, head]) piece(standing);
  assembly.breaksInto([torso, head, robe, ...rubble], [standing]);
});
