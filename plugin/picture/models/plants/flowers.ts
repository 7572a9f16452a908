import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';

/** Petals round a heart, facing `pitch` up from the front. */
function addBloom({ workshop, random }: Assembly, part: Part, at: Vec3, radius: number, petal: Material): void {
  part.ball('straw', radius * 0.3, at); // heart
  for (let index = 0; index < 6; index++) {
    const round = (index / 6) * Math.PI * 2 + random.next() * 0.2;
    const mesh = workshop.ball('petal', radius * 0.42, petal);
    mesh.scaling.set(1, 1, 0.35);
    part.add(
      mesh,
      [at.x + Math.cos(round) * radius * 0.5, at.y + Math.sin(round) * radius * 0.5, at.z - radius * 0.08],
      {
        z: round,
      },
    );
  }
}

/** One stem that lies on its side, its bloom to the front. */
export const makeFlower = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const petal = workshop.material('petal', dressOf(thing).colour);
  const bloom = Math.min(width, height) / 2;
  const stem = [vec(0, 0.006, -depth / 2), vec(0.004, height * 0.3, 0), vec(0, height / 2, depth / 2 - bloom * 0.6)];
  frame.rod('leaf', stem, 0.0035); // stem
  for (const [z, yaw] of [
    [-0.2, 0.7],
    [0.05, -0.8],
  ] as const) {
    const shape = outline('-0.004 0, 0.004 0, 0.014 0.025, 0 0.055, -0.014 0.025');
    frame.slab('leaf', shape, 0.002, [0, height * 0.22, z * depth], { x: Math.PI / 2, y: yaw }); // leaf
  }
  addBloom(assembly, frame, vec(0, height / 2, depth / 2 - bloom * 0.4), bloom, petal);
});

/** Blooms of several colours over a paper cone that lies on its side. */
export const makeBouquet = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const { colour } = dressOf(thing);
  const tints = colour ? [colour, '#efe2c4'] : ['#c8324a', '#e0b23c', '#f2ede0', '#6b4a8a'];
  const half = Math.min(width, height) / 2;
  const middle = height / 2;
  frame.lathe(
    'paper',
    outline('0.16 0, 0.24 0.3, 0.9 0.72', half, depth),
    [0, middle * 0.85, -depth / 2 + depth * 0.08],
    { sides: 12, x: Math.PI / 2 },
  ); // paper
  frame.lathe('silk #a32b26', outline('0.24 -0.014, 0.3 0, 0.24 0.014', half), [0, middle * 0.85, -depth * 0.16], {
    sides: 12,
    x: Math.PI / 2,
  }); // ribbon
  for (let stem = 0; stem < 5; stem++)
    frame.rod(
      'leaf',
      [
        vec(assembly.wobble(half * 0.14), middle * 0.85 + assembly.wobble(half * 0.14), -depth / 2),
        vec(0, middle * 0.85, -depth * 0.2),
      ],
      0.004,
    ); // stem
  for (let bloom = 0; bloom < 9; bloom++) {
    const round = bloom * 2.4;
    const out = Math.sqrt(bloom / 9);
    const at = vec(
      Math.cos(round) * out * (width / 2 - half * 0.28),
      middle + Math.sin(round) * out * (height / 2 - half * 0.3),
      depth / 2 - half * 0.25 - out * out * depth * 0.14,
    );
    addBloom(assembly, frame, at, half * 0.34, workshop.material('petal', tints[bloom % tints.length]));
  }
});
