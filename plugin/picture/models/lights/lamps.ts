import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { outline, path } from '../../look/shapes/outline.ts';
import { assembled, type Assembly } from '../carpentry/assembly.ts';
import { when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { around } from '../carpentry/layout.ts';
import type { Part } from '../carpentry/part.ts';
import { addCandle } from './candles.ts';
import { addGlowing, shines } from './glowing.ts';

/** A ribbed tin tube with a lens at its front. */
const makeFlashlight = assembled((assembly) => {
  const { thing, frame, width, depth } = assembly;
  const radius = width / 2;
  const steel = assembly.metal('steel');
  const tube = outline('0 0, 0.6 0, 0.68 0.03, 0.68 0.62, 0.74 0.66, 1 0.84, 1 0.99, 0.9 1, 0.86 0.96', radius, depth);
  frame.lathe(steel, tube, [0, radius, -depth / 2], { sides: 16, x: Math.PI / 2 });
  const rib = outline('0.66 -0.004, 0.76 -0.002, 0.76 0.002, 0.66 0.004', radius);
  for (const at of [0.15, 0.3, 0.45])
    frame.lathe(steel, rib, [0, radius, -depth / 2 + depth * at], { sides: 14, x: Math.PI / 2 });
  frame.box('rubber', [0.008, 0.006, 0.02], [0, radius * 1.68, 0], 0.002); // switch
  assembly.bulb(vec(0, radius, depth * 0.44), radius * 0.5, shines(thing), '#fff2d0');
});

/** A glass globe in a brass ring on chains from the ceiling; a chandelier carries candles on curved arms. */
const makeHangingLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = assembly.metal('brass');
  const radius = Math.min(width, depth) / 2;
  frame.lathe(brass, outline('0.01 -0.05, 0.03 -0.045, 0.06 -0.02, 0.065 0'), [0, height, 0], 16); // rose
  if (assembly.isCalled(/chandelier/i)) return addChandelier(assembly, radius);
  const globe = Math.min(radius * 0.86, height * 0.24);
  const middle = globe + 0.03;
  const ringY = middle + globe * 0.45;
  const ring = outline('0.9 -0.014, 1 -0.01, 1 0.01, 0.9 0.014, 0.9 -0.014', radius);
  frame.lathe(brass, ring, [0, ringY, 0], 24);
  const top = vec(0, height * 0.8, 0);
  for (const { at } of around(3, 0.3)) {
    const low = at(radius * 0.94, ringY);
    frame.rod(brass, [low, vec(low.x * 0.55, (low.y + top.y) / 2 - 0.02, low.z * 0.55), top], 0.005); // chain
  }
  frame.rod(brass, [top, vec(0, height - 0.03, 0)], 0.008); // stem
  frame.ball(brass, 0.028, top); // knot
  frame.lathe(brass, outline('0 0, 0.015 0.01, 0.03 0.03, 0.02 0.04'), [0, 0, 0], 12); // finial
  const isLit = shines(thing);
  const { colour } = dressOf(thing);
  const shape = outline('0.22 -0.98, 0.6 -0.82, 0.92 -0.4, 1 0, 0.9 0.42, 0.6 0.78, 0.46 0.9, 0.52 1', globe, globe);
  const build = (part: Part, material: Material) => part.lathe(material, shape, [0, middle, 0], 20);
  addGlowing(assembly, 'globe', { dark: workshop.material('ceramic', colour ?? '#e8d9b4'), colour: colour ? lighter(colour) : '#ffd890', heart: vec(0, middle - globe * 0.15, 0), reach: globe * 0.95, isLit }, build); // prettier-ignore
  assembly.bulb(vec(0, middle, 0), globe * 0.3, isLit);
});

function addChandelier(assembly: Assembly, radius: number): void {
  const { frame, height } = assembly;
  const brass = assembly.metal('brass');
  const stem = outline(`0 0, 0.03 0.02, 0.05 0.06, 0.02 0.12, 0.035 0.2, 0.012 0.26, 0.01 ${height - 0.04}`);
  frame.lathe(brass, stem, [0, 0, 0], 12);
  const pan = outline('0.005 0, 0.028 0.012, 0.03 0.016, 0.013 0.016, 0.013 0.03');
  for (const { at } of around(5)) {
    const curve = [at(0.02, 0.16), at(radius * 0.4, 0.06), at(radius * 0.75, 0.08), at(radius - 0.03, 0.15)];
    frame.rod(brass, curve, 0.007); // arm
    frame.lathe(brass, pan, at(radius - 0.03, 0.145), 12);
    addCandle(assembly, frame, at(radius - 0.03, 0.161), 0.011, 0.1);
  }
}

/** A fluted iron post with a glazed head. */
const makeStreetLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height } = assembly;
  const iron = workshop.material('iron', '#26302b');
  const head = height * 0.21;
  const low = height - head;
  const post = [[0, 0], [0.15, 0], [0.15, 0.05], [0.11, 0.08], [0.1, 0.3], [0.12, 0.33], [0.06, 0.4], [0.05, 1], [0.065, 1.02], [0.045, 1.05], [0.035, low - 0.16], [0.06, low - 0.13], [0.03, low - 0.1], [0.06, low]] as const; // prettier-ignore
  frame.lathe(iron, post, [0, 0, 0], 14);
  const half = width / 2;
  frame.corners.rod(iron, path('0.5 0 0.5, 0.86 0.6 0.86', half, head, half), 0.009, [0, low, 0]); // bar
  const square = { sides: 4, y: Math.PI / 4 };
  const eaves = `${half * 1.3} 0, ${half * 1.36} 0.012`;
  const ridge = `${half * 0.5} ${head * 0.26}, ${half * 0.3} ${head * 0.28}`;
  const roof = outline(`${eaves}, ${ridge}, 0.02 ${head * 0.34}, 0 ${head * 0.4}`);
  frame.lathe(iron, roof, [0, low + head * 0.6, 0], square);
  const isLit = shines(thing);
  const pane = outline('0.66 0, 1.16 0.6', half, head);
  const build = (part: Part, material: Material) => part.lathe(material, pane, [0, low, 0], square);
  const heart = vec(0, low + head * 0.3, 0);
  const lit = { dark: workshop.material('glass'), colour: '#ffdf9e', heart, reach: half * 1.4, isLit };
  addGlowing(assembly, 'panes', lit, build);
  assembly.bulb(heart, 0.05, isLit);
});

const foot =
  '0 0, 0.62 0, 0.64 0.02, 0.56 0.05, 0.3 0.085, 0.16 0.12, 0.2 0.16, 0.4 0.25, 0.44 0.31, 0.34 0.38, 0.14 0.43, 0.18 0.45, 0.09 0.48, 0.08 0.62, 0 0.63';
const shade =
  '1 0, 0.99 0.03, 0.9 0.2, 0.68 0.55, 0.4 0.82, 0.2 0.95, 0.12 1, 0.17 0.94, 0.37 0.79, 0.65 0.52, 0.87 0.18, 0.97 0';

/** A brass foot and font, a glass shade that glows; broken, the shade lies in pieces round the foot. */
const makeTableLamp = assembled((assembly) => {
  const { workshop, thing, random, frame, width, height, depth } = assembly;
  const brass = assembly.metal('brass');
  const radius = Math.min(width, depth) / 2;
  const colour = dressOf(thing).colour ?? '#2f6a45';
  const glass = workshop.material('ceramic', colour);
  const shadeLow = height * 0.56;
  frame.lathe(brass, outline(foot, radius, height), [0, 0, 0], 20); // foot
  frame.rod(brass, [vec(0.02, height * 0.45, 0), vec(radius * 0.42, height * 0.45, 0)], 0.004); // key
  frame.ball(brass, 0.011, [radius * 0.44, height * 0.45, 0]); // key knob

  const heart = vec(0, height * 0.66, 0);
  const isLit = shines(thing);
  const hood = assembly.part('hood');
  hood.lathe(brass, outline('0 0, 0.02 0, 0.03 0.008, 0.012 0.018, 0 0.022'), [0, height - 0.022, 0], 10); // cap
  const shape = outline(shade, radius, height - shadeLow - 0.012);
  const build = (part: Part, material: Material) => part.lathe(material, shape, [0, shadeLow, 0], 24);
  const lit = { dark: glass, colour: lighter(colour), heart, reach: radius * 0.72, isLit };
  addGlowing(assembly, 'shade', lit, build, hood);
  assembly.bulb(heart, Math.min(0.035, radius * 0.25), isLit);

  const shards = assembly.part('shards');
  for (const { yaw, at } of around(9)) {
    const long = radius * (0.25 + random.next() * 0.3);
    const shard = outline('-0.5 0, 0.4 0.1, 0.25 0.8, -0.2 1', long, long);
    const place = at(radius * (0.45 + random.next() * 0.2), 0.006 + random.next() * 0.02);
    shards.slab(glass, shard, 0.005, place, { x: Math.PI / 2 - 0.15, y: yaw + 2 });
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
const lighter = (colour: string): string => {
  const parts = [1, 3, 5].map((at) => Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * 1.55 + 24)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** An arm on a wall plate with a small glass cup. */
const makeWallLamp = assembled((assembly) => {
  const { workshop, thing, frame, width, height, depth } = assembly;
  const brass = assembly.metal('brass');
  const back = -depth / 2;
  const out = depth / 2 - width / 2;
  const plate = outline('0 0, 0.22 0.12, 0.2 0.55, 0 0.7, -0.2 0.55, -0.22 0.12', width, height);
  frame.slab(brass, plate, 0.014, [0, 0, back + 0.007]);
  const arm = path(`0 0.35 ${back + 0.01}, 0 0.12 ${back + depth * 0.3}, 0 0.14 ${out}, 0 0.4 ${out}`, 1, height);
  frame.rod(brass, arm, 0.008);
  const pan = outline(`0 0, 0.02 0, ${width * 0.26} 0.016, ${width * 0.27} 0.022, 0.02 0.02`);
  frame.lathe(brass, pan, [0, height * 0.4, out], 14);
  if (/candle|torch/i.test(thing.name))
    return addCandle(assembly, frame, vec(0, height * 0.43, out), 0.014, height * 0.45);
  const isLit = shines(thing);
  const cup = outline('0.3 0, 0.6 0.06, 0.86 0.2, 0.96 0.38, 0.82 0.5, 0.98 0.58', width / 2, height);
  const build = (part: Part, material: Material) => part.lathe(material, cup, [0, height * 0.42, out], 18);
  const heart = vec(0, height * 0.62, out);
  const lit = { dark: workshop.material('ceramic', '#e8d9b4'), colour: '#f2c877', heart, reach: width * 0.5, isLit };
  addGlowing(assembly, 'cup', lit, build);
  assembly.bulb(heart, width * 0.14, isLit);
});

export const lamps = {
  flashlight: makeFlashlight,
  'hanging-lamp': makeHangingLamp,
  'street-lamp': makeStreetLamp,
  'table-lamp': makeTableLamp,
  'wall-lamp': makeWallLamp,
};
