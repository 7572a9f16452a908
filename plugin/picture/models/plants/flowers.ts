import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { dressOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';

/** Petals round a heart, facing `pitch` up from the front. */
function addBloom({ workshop, random }: Assembly, part: Part, at: Vec3, radius: number, petal: Material): void {
  const heart = workshop.material('straw');
  part.add(workshop.ball('heart', radius * 0.3, heart), at.x, at.y, at.z);
  for (let index = 0; index < 6; index++) {
    const round = (index / 6) * Math.PI * 2 + random.next() * 0.2;
    const mesh = workshop.ball('petal', radius * 0.42, petal);
    mesh.scaling.set(1, 1, 0.35);
    part.add(mesh, at.x + Math.cos(round) * radius * 0.5, at.y + Math.sin(round) * radius * 0.5, at.z - radius * 0.08, {
      z: round,
    });
  }
}

/** One stem that lies on its side, its bloom to the front. */
export const makeFlower: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const green = workshop.material('leaf');
  const petal = workshop.material('petal', dressOf(thing).colour);
  const bloom = Math.min(width, height) / 2;
  const stem = [vec(0, 0.006, -depth / 2), vec(0.004, height * 0.3, 0), vec(0, height / 2, depth / 2 - bloom * 0.6)];
  frame.add(workshop.tube('stem', stem, 0.0035, green));
  for (const [z, yaw] of [
    [-0.2, 0.7],
    [0.05, -0.8],
  ] as const) {
    const outline = [
      [-0.004, 0],
      [0.004, 0],
      [0.014, 0.025],
      [0, 0.055],
      [-0.014, 0.025],
    ] as const;
    frame.add(workshop.slab('leaf', outline, 0.002, green), 0, height * 0.22, z * depth, { x: Math.PI / 2, y: yaw });
  }
  addBloom(assembly, frame, vec(0, height / 2, depth / 2 - bloom * 0.4), bloom, petal);
  return assembly.ready();
};

/** Blooms of several colours over a paper cone that lies on its side. */
export const makeBouquet: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const green = workshop.material('leaf');
  const { colour } = dressOf(thing);
  const tints = colour ? [colour, '#efe2c4'] : ['#c8324a', '#e0b23c', '#f2ede0', '#6b4a8a'];
  const half = Math.min(width, height) / 2;
  const middle = height / 2;
  frame.add(workshop.lathe('paper', [[half * 0.16, 0], [half * 0.24, depth * 0.3], [half * 0.9, depth * 0.72]], workshop.material('paper'), 12), 0, middle * 0.85, -depth / 2 + depth * 0.08, { x: Math.PI / 2 }); // prettier-ignore
  frame.add(workshop.lathe('ribbon', [[half * 0.24, -0.014], [half * 0.3, 0], [half * 0.24, 0.014]], workshop.material('silk', '#a32b26'), 12), 0, middle * 0.85, -depth * 0.16, { x: Math.PI / 2 }); // prettier-ignore
  for (let stem = 0; stem < 5; stem++) frame.add(workshop.tube('stem', [vec(assembly.wobble(half * 0.14), middle * 0.85 + assembly.wobble(half * 0.14), -depth / 2), vec(0, middle * 0.85, -depth * 0.2)], 0.004, green)); // prettier-ignore
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
  return assembly.ready();
};
