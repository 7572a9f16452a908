import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { assembled } from '../carpentry/assembly.ts';
import { dressOf, metalOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { addCandle } from './candle.ts';
import { addGlowing } from './glowing.ts';
import { shines } from './shining.ts';
import { lighter } from './table-lamp.ts';

/** A glass globe in a brass ring on chains from the ceiling; a chandelier carries candles on curved arms. */
export const makeHangingLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = metalOf(workshop, thing, 'brass');
  const radius = Math.min(width, depth) / 2;
  const isLit = shines(thing);
  frame.lathe(brass, outline('0.01 -0.05, 0.03 -0.045, 0.06 -0.02, 0.065 0'), [0, height, 0], 16); // rose
  if ([thing.name, ...thing.aliases].some((name) => /chandelier/i.test(name))) {
    const stem = [
      [0, 0],
      [0.03, 0.02],
      [0.05, 0.06],
      [0.02, 0.12],
      [0.035, 0.2],
      [0.012, 0.26],
      [0.01, height - 0.04],
    ] as const;
    frame.lathe(brass, stem, [0, 0, 0], 12); // stem
    const arms = 5;
    for (let arm = 0; arm < arms; arm++) {
      const yaw = (arm / arms) * Math.PI * 2;
      const at = (out: number, y: number) => vec(Math.sin(yaw) * out, y, Math.cos(yaw) * out);
      const curve = [at(0.02, 0.16), at(radius * 0.4, 0.06), at(radius * 0.75, 0.08), at(radius - 0.03, 0.15)];
      frame.rod(brass, curve, 0.007); // arm
      const end = at(radius - 0.03, 0.145);
      frame.lathe(brass, outline('0.005 0, 0.028 0.012, 0.03 0.016, 0.013 0.016, 0.013 0.03'), end, 12); // pan
      addCandle(assembly, frame, vec(end.x, end.y + 0.016, end.z), 0.011, 0.1);
    }
    return;
  }
  const globe = Math.min(radius * 0.86, height * 0.24);
  const middle = globe + 0.03;
  const ringY = middle + globe * 0.45;
  const ring = outline('0.9 -0.014, 1 -0.01, 1 0.01, 0.9 0.014, 0.9 -0.014', radius);
  frame.lathe(brass, ring, [0, ringY, 0], 24); // ring
  for (let chain = 0; chain < 3; chain++) {
    const yaw = (chain / 3) * Math.PI * 2 + 0.3;
    const low = vec(Math.sin(yaw) * radius * 0.94, ringY, Math.cos(yaw) * radius * 0.94);
    const top = vec(0, height * 0.8, 0);
    frame.rod(brass, [low, vec(low.x * 0.55, (low.y + top.y) / 2 - 0.02, low.z * 0.55), top], 0.005); // chain
  }
  frame.rod(brass, [vec(0, height * 0.8, 0), vec(0, height - 0.03, 0)], 0.008); // stem
  frame.ball(brass, 0.028, [0, height * 0.8, 0]); // knot
  frame.lathe(brass, outline('0 0, 0.015 0.01, 0.03 0.03, 0.02 0.04'), [0, 0, 0], 12); // finial
  const colour = dressOf(thing).colour;
  const build = (part: Part, material: Material) => {
    const profile = '0.22 -0.98, 0.6 -0.82, 0.92 -0.4, 1 0, 0.9 0.42, 0.6 0.78, 0.46 0.9, 0.52 1';
    const scaled = outline(profile, globe, globe);
    return [part.lathe(material, scaled, [0, middle, 0], 20)];
  };
  addGlowing(assembly, 'globe', { dark: workshop.material('ceramic', colour ?? '#e8d9b4'), colour: colour ? lighter(colour) : '#ffd890', heart: vec(0, middle - globe * 0.15, 0), reach: globe * 0.95, isLit }, build); // prettier-ignore
  assembly.shines(workshop.bulb(`${thing.id} light`, assembly.root, vec(0, middle, 0), globe * 0.3), isLit);
});
