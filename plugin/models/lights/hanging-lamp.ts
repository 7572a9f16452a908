import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../space/vector.ts';
import { Assembly } from '../carpentry/assembly.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import type { Part } from '../carpentry/part.ts';
import type { ModelMaker } from '../model.ts';
import { addCandle } from './candle.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';
import { lighter } from './table-lamp.ts';

/** A glass globe in a brass ring on chains from the ceiling; a chandelier carries candles on curved arms. */
export const makeHangingLamp: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const isLit = shines(thing);
  frame.add(workshop.lathe('rose', [[0.01, -0.05], [0.03, -0.045], [0.06, -0.02], [0.065, 0]], brass, 16), 0, height, 0); // prettier-ignore
  if ([thing.name, ...thing.aliases].some((name) => /chandelier/i.test(name))) {
    const stem = [[0, 0], [0.03, 0.02], [0.05, 0.06], [0.02, 0.12], [0.035, 0.2], [0.012, 0.26], [0.01, height - 0.04]] as const;
    frame.add(workshop.lathe('stem', stem, brass, 12));
    const arms = 5;
    for (let arm = 0; arm < arms; arm++) {
      const yaw = (arm / arms) * Math.PI * 2;
      const at = (out: number, y: number) => vec(Math.sin(yaw) * out, y, Math.cos(yaw) * out);
      const curve = [at(0.02, 0.16), at(radius * 0.4, 0.06), at(radius * 0.75, 0.08), at(radius - 0.03, 0.15)];
      frame.add(workshop.tube('arm', curve, 0.007, brass));
      const end = at(radius - 0.03, 0.145);
      frame.add(workshop.lathe('pan', [[0.005, 0], [0.028, 0.012], [0.03, 0.016], [0.013, 0.016], [0.013, 0.03]], brass, 12), end.x, end.y, end.z); // prettier-ignore
      addCandle(assembly, frame, vec(end.x, end.y + 0.016, end.z), 0.011, 0.1);
    }
    return assembly.ready();
  }
  const globe = Math.min(radius * 0.86, height * 0.24);
  const middle = globe + 0.03;
  const ringY = middle + globe * 0.45;
  const ring = [[radius * 0.9, -0.014], [radius, -0.01], [radius, 0.01], [radius * 0.9, 0.014], [radius * 0.9, -0.014]] as const;
  frame.add(workshop.lathe('ring', ring, brass, 24), 0, ringY, 0);
  for (let chain = 0; chain < 3; chain++) {
    const yaw = (chain / 3) * Math.PI * 2 + 0.3;
    const low = vec(Math.sin(yaw) * radius * 0.94, ringY, Math.cos(yaw) * radius * 0.94);
    const top = vec(0, height * 0.8, 0);
    frame.add(workshop.tube('chain', [low, vec(low.x * 0.55, (low.y + top.y) / 2 - 0.02, low.z * 0.55), top], 0.005, brass));
  }
  frame.add(workshop.tube('stem', [vec(0, height * 0.8, 0), vec(0, height - 0.03, 0)], 0.008, brass));
  frame.add(workshop.ball('knot', 0.028, brass), 0, height * 0.8, 0);
  frame.add(workshop.lathe('finial', [[0, 0], [0.015, 0.01], [0.03, 0.03], [0.02, 0.04]], brass, 12));
  const colour = dressOf(thing).colour;
  const build = (part: Part, material: Material) => {
    const profile = [[0.22, -0.98], [0.6, -0.82], [0.92, -0.4], [1, 0], [0.9, 0.42], [0.6, 0.78], [0.46, 0.9], [0.52, 1]] as const;
    const scaled = profile.map(([r, h]) => [r * globe, h * globe] as const);
    return [part.add(workshop.lathe('globe', scaled, material, 20), 0, middle, 0)];
  };
  addGlowing(assembly, 'globe', { dark: workshop.material('ceramic', colour ?? '#e8d9b4'), colour: colour ? lighter(colour) : '#ffd890', heart: vec(0, middle - globe * 0.15, 0), reach: globe * 0.95, isLit }, build); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, vec(0, middle, 0), globe * 0.3), isLit);
  return assembly.ready();
};

/** An arm on a wall plate with a small glass cup. */
export const makeWallLamp: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height, z: depth } = measures.size;
  const { frame } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const back = -depth / 2;
  const out = depth / 2 - width / 2;
  frame.add(workshop.slab('plate', [[0, 0], [width * 0.22, height * 0.12], [width * 0.2, height * 0.55], [0, height * 0.7], [-width * 0.2, height * 0.55], [-width * 0.22, height * 0.12]], 0.014, brass), 0, 0, back + 0.007); // prettier-ignore
  frame.add(workshop.tube('arm', [vec(0, height * 0.35, back + 0.01), vec(0, height * 0.12, back + depth * 0.3), vec(0, height * 0.14, out), vec(0, height * 0.4, out)], 0.008, brass)); // prettier-ignore
  frame.add(workshop.lathe('pan', [[0, 0], [0.02, 0], [width * 0.26, 0.016], [width * 0.27, 0.022], [0.02, 0.02]], brass, 14), 0, height * 0.4, out); // prettier-ignore
  const isLit = shines(thing);
  if (/candle|torch/i.test(thing.name)) addCandle(assembly, frame, vec(0, height * 0.43, out), 0.014, height * 0.45);
  else {
    const cup = (part: Part, material: Material) => {
      const profile = [[0.3, 0], [0.6, 0.06], [0.86, 0.2], [0.96, 0.38], [0.82, 0.5], [0.98, 0.58]] as const;
      return [part.add(workshop.lathe('cup', profile.map(([r, h]) => [(r * width) / 2, h * height] as const), material, 18), 0, height * 0.42, out)]; // prettier-ignore
    };
    const heart = vec(0, height * 0.62, out);
    addGlowing(assembly, 'cup', { dark: workshop.material('ceramic', '#e8d9b4'), colour: '#f2c877', heart, reach: width * 0.5, isLit }, cup); // prettier-ignore
    assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, heart, width * 0.14), isLit);
  }
  return assembly.ready();
};

/** A fluted iron post with a glazed head. */
export const makeStreetLamp: ModelMaker = (workshop, thing, measures) => {
  const assembly = new Assembly(workshop, thing, measures);
  const { x: width, y: height } = measures.size;
  const { frame } = assembly;
  const iron = workshop.material('iron', '#26302b');
  const head = height * 0.21;
  const low = height - head;
  const post = [[0, 0], [0.15, 0], [0.15, 0.05], [0.11, 0.08], [0.1, 0.3], [0.12, 0.33], [0.06, 0.4], [0.05, 1], [0.065, 1.02], [0.045, 1.05], [0.035, low - 0.16], [0.06, low - 0.13], [0.03, low - 0.1], [0.06, low]] as const; // prettier-ignore
  frame.add(workshop.lathe('post', post, iron, 14));
  const half = width / 2;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      frame.add(workshop.tube('bar', [vec(x * half * 0.5, low, z * half * 0.5), vec(x * half * 0.86, low + head * 0.6, z * half * 0.86)], 0.009, iron)); // prettier-ignore
  frame.add(workshop.lathe('roof', [[half * 1.3, 0], [half * 1.36, 0.012], [half * 0.5, head * 0.26], [half * 0.3, head * 0.28], [0.02, head * 0.34], [0, head * 0.4]], iron, 4), 0, low + head * 0.6, 0, { y: Math.PI / 4 }); // prettier-ignore
  const isLit = shines(thing);
  const build = (part: Part, material: Material) => [part.add(workshop.lathe('panes', [[half * 0.66, 0], [half * 1.16, head * 0.6]], material, 4), 0, low, 0, { y: Math.PI / 4 })]; // prettier-ignore
  const heart = vec(0, low + head * 0.3, 0);
  addGlowing(assembly, 'panes', { dark: workshop.material('glass'), colour: '#ffdf9e', heart, reach: half * 1.4, isLit }, build); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, heart, 0.05), isLit);
  return assembly.ready();
};
