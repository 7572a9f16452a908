import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part } from '../carpentry/part.ts';
import { madeOf, metals, woods } from '../handwork/dressing.ts';
import { around, disc } from '../carpentry/layout.ts';
import { handmade, type Handwork } from '../handwork/handwork.ts';

/** A dial that looks to +z about the origin of `part`: twelve marks and two hands. */
function addDial(part: Part, radius: number, rim: Material, hour: number, minute: number): void {
  const black = 'leather #1a1714';
  part.slab('ceramic #f1ead8', disc(radius * 0.92, 26), radius * 0.06); // face
  part.slab(rim, disc(radius, 26), radius * 0.1, [0, 0, -radius * 0.05]); // rim
  const turned = (angle: number, out: number, z: number) =>
    vec(Math.sin(angle) * radius * out, Math.cos(angle) * radius * out, radius * z);
  for (const [index, { yaw }] of around(12).entries()) {
    const size = vec(radius * (index % 3 ? 0.04 : 0.07), radius * 0.14, radius * 0.02);
    part.box(black, size, turned(yaw, 0.76, 0.04), { chamfer: radius * 0.005, z: -yaw }); // mark
  }
  const hand = (angle: number, long: number, wide: number) => {
    const size = vec(radius * wide, radius * long, radius * 0.03);
    part.box(black, size, turned(angle, long / 2.2, 0.06), { chamfer: radius * 0.008, z: -angle });
  };
  hand(hour, 0.5, 0.08);
  hand(minute, 0.74, 0.05);
  part.ball(rim, radius * 0.07, [0, 0, radius * 0.06]); // hub
}

/** A black marble mantel clock with an arched case and columns; stopped, its hands tell when. An hourglass has sand. */
const makeClock = handmade((work) => {
  const { frame, width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  if (/hourglass|sandglass/i.test(words)) return buildHourglass(work);
  const stone = madeOf(work, /black marble/i.test(words) ? 'marble' : 'walnut', [...woods, ...metals, 'marble', 'stone'], /black/i.test(words) ? '#2c2b2e' : undefined); // prettier-ignore
  const gilt = work.workshop.material('brass');
  frame.box(stone, [width, height * 0.1, depth], [0, height * 0.05, 0], 0.006);
  frame.box(gilt, [width * 0.92, height * 0.05, depth * 0.92], [0, height * 0.125, 0], 0.003);
  const radius = width * 0.28;
  const body = height * 0.56;
  const arch = [[-width * 0.4, 0], [width * 0.4, 0], [width * 0.4, body * 0.72], ...Array.from({ length: 9 }, (_, step) => { const angle = (step / 8) * Math.PI; return [Math.cos(angle) * width * 0.36, body * 0.78 + Math.sin(angle) * height * 0.22] as const; }), [-width * 0.4, body * 0.72]] as const; // prettier-ignore
  frame.slab(stone, arch, depth * 0.74, [0, height * 0.15, 0]); // case
  for (const side of [-1, 1]) frame.lathe(gilt, outline('1 0, 1.2 0.04, 0.8 0.1, 0.75 0.85, 1.2 0.94, 1 1', width * 0.045, height * 0.44), [side * width * 0.44, height * 0.15, depth * 0.26], 12); // prettier-ignore
  for (const side of [-1, 1]) frame.ball(stone, width * 0.05, [side * width * 0.44, height * 0.63, depth * 0.26]);
  frame.lathe(gilt, outline('0.6 0, 1 0.3, 0.5 0.6, 0.7 0.8, 0 1', width * 0.06, height * 0.09), [0, height * 0.91, 0], 12); // prettier-ignore
  const dial = work.part('dial', vec(0, height * 0.52, depth * 0.38));
  // Twenty to eleven, or as the words have it: any clock shows some time.
  addDial(dial, radius, gilt, (10.66 / 12) * 2 * Math.PI, (40 / 60) * 2 * Math.PI);
  const glass = work.part('glass door', vec(-radius, height * 0.52, depth * 0.44));
  glass.slab('glass', disc(radius * 0.98, 24), 0.003, [radius, 0, 0]); // glass
  work.only(glass, unless('broken'));
  work.moves(when('open'), (open) => void (glass.node.rotation.y = 1.7 * open), 0.35);
  const lit = work.partWhen('pendulum', when('on'));
  lit.ball(gilt, width * 0.04, [0, height * 0.24, depth * 0.4]);
  work.shatters(stone, 0.016, frame, dial, glass);
});

function buildHourglass(work: Handwork): void {
  const { width, height } = work;
  const wood = madeOf(work, 'walnut', woods);
  const { frame } = work;
  for (const y of [0, height * 0.93]) frame.lathe(wood, outline('0 0, 1 0, 1 1, 0 1', width / 2, height * 0.07), [0, y, 0], 18).scaling.z = work.depth / width; // prettier-ignore
  for (let post = 0; post < 3; post++) {
    const angle = (post / 3) * 2 * Math.PI;
    frame.rod(wood, [vec(Math.cos(angle) * width * 0.4, 0.01, Math.sin(angle) * work.depth * 0.4), vec(Math.cos(angle) * width * 0.4, height - 0.01, Math.sin(angle) * work.depth * 0.4)], 0.008); // prettier-ignore
  }
  const radius = Math.min(width, work.depth) * 0.3;
  frame.lathe('glass', outline('0.8 0, 1 0.2, 0.9 0.38, 0.1 0.5, 0.9 0.62, 1 0.8, 0.8 1', radius, height * 0.86), [0, height * 0.07, 0]); // prettier-ignore
  frame.lathe('straw #d9b878', outline('0.8 0, 1 0.4, 0.6 0.8, 0 1', radius * 0.92, height * 0.3), [0, height * 0.08, 0]); // prettier-ignore
  work.shatters(work.workshop.material('glass'), 0.004);
}

/** A hunter with its chain; its lid springs up when it is open or looked at in a hand. A compass has a needle. */
const makeWatch = handmade((work) => {
  const { frame, width, height, depth } = work;
  const gold = madeOf(work, 'gold', metals);
  const radius = width / 2;
  const hub = -depth / 2 + radius;
  frame.lathe(gold, outline('0 0, 0.7 0.02, 0.97 0.35, 1 0.55, 0.95 1, 0 1', radius, height * 0.7), [0, 0, hub], 24);
  const face = work.part('face', vec(0, height * 0.7, hub));
  face.node.rotation.x = -Math.PI / 2;
  addDial(face, radius * 0.86, gold, 2.1, 4.6);
  frame.lathe(gold, outline('0 0, 1 0, 1 1, 0 1', radius * 0.16, depth * 0.07), [0, height * 0.35, hub + radius], { sides: 10, x: Math.PI / 2 }); // prettier-ignore
  frame.rod(gold, Array.from({ length: 10 }, (_, step) => { const angle = (step / 9) * 2 * Math.PI; return [Math.cos(angle) * radius * 0.24, height * 0.35, hub + radius * 1.28 + Math.sin(angle) * radius * 0.24] as const; }), 0.0016); // prettier-ignore
  frame.rod(gold, [vec(0, height * 0.3, hub + radius * 1.5), vec(-width * 0.12, height * 0.12, depth / 2 - 0.003), vec(-width * 0.4, height * 0.12, depth * 0.38), vec(-width * 0.46, height * 0.12, depth * 0.2)], height * 0.09); // prettier-ignore
  const lid = work.part('lid', vec(0, height * 0.78, hub - radius * 0.96));
  lid.lathe(gold, outline('1 0, 0.9 0.6, 0.5 0.95, 0 1', radius * 0.97, height * 0.22), [0, 0, radius * 0.96], 24);
  work.moves(when('open held'), (open) => void (lid.node.rotation.x = -1.9 * open), 0.2);
  work.shatters(gold, 0.004, frame, face, lid);
});

export const clocks = { clock: makeClock, watch: makeWatch };
