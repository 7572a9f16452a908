import type { Material } from '@babylonjs/core/Materials/material.js';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { unless, when } from '../carpentry/condition.ts';
import { dressOf } from '../carpentry/dress.ts';
import { outline } from '../../look/shapes/outline.ts';
import type { Part, Spot } from '../carpentry/part.ts';
import { madeOf, metals } from '../handwork/dressing.ts';
import { circle, level } from '../carpentry/layout.ts';
import { handmade } from '../handwork/handwork.ts';
import { lying } from '../weapons/blades.ts';

/** A bow to turn it by at −z, a shank, a bit with wards at +z. */
function addKey(part: Part, wide: number, high: number, long: number, metal: Material): void {
  const y = high / 2;
  part.rod(metal, circle(wide * 0.38, 14).map(([x, z]) => [x, y, -long / 2 + wide * 0.5 + z] as const), high * 0.34); // prettier-ignore
  part.lathe(metal, outline('0 0, 1.2 0, 1.2 0.06, 0.8 0.1, 0.8 0.96, 0.5 1, 0 1', high * 0.42, long * 0.72), [0, y, -long / 2 + wide * 0.86], { ...lying, sides: 8 }); // prettier-ignore
  const bit = long / 2 - wide * 0.36;
  part.plate(metal, [[0, bit - wide * 0.24], [wide * 0.5, bit - wide * 0.24], [wide * 0.5, bit - wide * 0.1], [wide * 0.34, bit - wide * 0.1], [wide * 0.34, bit], [wide * 0.5, bit], [wide * 0.5, bit + wide * 0.22], [0, bit + wide * 0.22]], high * 0.5, [0, y, 0]); // prettier-ignore
}

const makeKey = handmade((work) => {
  const { width, height, depth } = work;
  const metal = madeOf(work, 'brass', metals);
  addKey(work.frame, width * 0.92, height, depth, metal);
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  if (/ribbon/i.test(words)) {
    const green = /green ribbon/i.test(words) ? '#2f6a45' : undefined;
    const ribbon = work.workshop.material('silk', green ?? dressOf(work.thing).colour ?? '#8e2a3a');
    work.frame.rod(ribbon, [vec(0, height * 0.5, -depth * 0.44), vec(-width * 0.3, height * 0.3, -depth * 0.3), vec(-width * 0.44, 0.003, -depth * 0.05), vec(-width * 0.4, 0.003, depth * 0.24)], 0.0028); // prettier-ignore
  }
});

/** Keys of several sizes fanned out on a ring. */
const makeKeys = handmade((work) => {
  const { width, height, depth } = work;
  const iron = madeOf(work, 'iron', metals);
  const ring = depth * 0.2;
  const hub = -depth / 2 + ring;
  work.frame.rod(iron, level(circle(ring * 0.94, 18)), 0.0035, [0, height * 0.4, hub]);
  const count = 5;
  for (let index = 0; index < count; index++) {
    const yaw = (index / (count - 1) - 0.5) * 1.05;
    const long = depth * (0.62 + 0.1 * (index % 2));
    const key = work.part(`key ${index}`, { x: Math.sin(yaw) * ring, y: (height / count) * index * 0.7, z: hub + Math.cos(yaw) * ring * 0.5 }); // prettier-ignore
    key.node.rotation.y = yaw;
    const inner = work.part(`key body ${index}`, { x: 0, y: 0, z: long / 2 - 0.006 }, key);
    addKey(inner, width * 0.2, height * 0.4, long, index % 2 ? work.workshop.material('brass') : iron);
  }
});

const makeCoin = handmade((work) => {
  const { frame, width, height } = work;
  const metal = madeOf(work, /penny|copper|medal/i.test(work.thing.name) ? 'copper' : 'silver', metals);
  const [radius, high] = [width / 2, height * 0.45];
  addCoin(frame, radius, high, metal);
  // One coin shows its head; of a heap nobody sees them.
  const scale = [0.8, (high * 0.25) / (radius * 0.42), 1.1] as const;
  frame.ball(metal, radius * 0.42, [0, high * 0.72, 0], { scale });
});

function addCoin(part: Part, radius: number, high: number, metal: Material, at?: Spot, tilt = 0): void {
  part.lathe(metal, outline('0 0, 0.96 0, 1 0.15, 1 0.85, 0.96 1, 0.88 1, 0.86 0.75, 0 0.75', radius, high), at, { sides: 16, z: tilt }); // prettier-ignore
}

/** A little heap. */
const makeCoins = handmade((work) => {
  const { width, height, depth } = work;
  const metal = madeOf(work, 'gold', metals);
  const radius = Math.min(width, depth) * 0.14;
  const each = height * 0.12;
  for (let index = 0; index < 19; index++) {
    const ring = index < 9 ? 1 : index < 15 ? 0.6 : 0.2;
    const level = index < 9 ? 0 : index < 15 ? 2.4 : 4.9 + (index - 15) * 0.6;
    const angle = index * 2.4;
    addCoin(work.frame, radius, each, metal, [Math.cos(angle) * (width / 2 - radius) * ring, each * level, Math.sin(angle) * (depth / 2 - radius) * ring], work.wobble(0.18)); // prettier-ignore
  }
});

/** Stands on its band; a stone where its name tells of one. On a finger it lies round it. */
const makeRing = handmade((work) => {
  const { width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.description ?? ''}`;
  const metal = madeOf(work, 'gold', metals);
  const stone = /garnet|ruby/i.test(words) ? '#8e1420' : /emerald/i.test(words) ? '#1f7a4a' : /sapphire/i.test(words) ? '#2a4f9a' : /diamond|pearl|crystal/i.test(words) ? '#e9eef2' : undefined; // prettier-ignore
  const build = (part: Part, radius: number, thick: number, flat: boolean) => {
    if (flat) part.rod(metal, level(circle(radius, 20)), thick);
    else part.rod(metal, circle(radius, 20), thick, [0, radius + thick, 0]);
    const top = flat ? vec(0, 0, radius + thick) : vec(0, 2 * radius + thick * 1.5, 0);
    part.ball(stone ? work.workshop.material('fruit', stone) : metal, thick * 2.2, top, { scale: [1.1, 0.9, 0.9] });
  };
  work.only(work.frame, unless('worn'));
  const thick = depth * 0.17;
  const radius = Math.min(width, height * 0.86) / 2 - thick;
  build(work.frame, radius, thick, false);
  const bezel = outline('0.5 0, 1 0.8, 0.96 1, 0.5 0.9', depth * 0.48, height * 0.14);
  work.frame.lathe(metal, bezel, [0, height * 0.8, 0], 14);
  build(work.partWhen('worn', when('worn')), 0.013, 0.0032, true);
});

/** A chain in a loop with its pendant; round the neck when it is worn. */
const makeNecklace = handmade((work) => {
  const { width, height, depth } = work;
  const words = `${work.thing.name} ${work.thing.aliases.join(' ')}`;
  const pearls = /pearl|bead|rosary/i.test(words);
  const metal = pearls ? work.workshop.material(/rosary|bead/i.test(words) ? 'walnut' : 'bone') : madeOf(work, 'gold', metals); // prettier-ignore
  const build = (part: Part, points: readonly Vec3[], end: Vec3, bead: number) => {
    if (pearls) for (const point of points) part.ball(metal, bead, point);
    else part.rod(metal, points, bead * 0.42);
    if (/cross|crucifix|rosary/i.test(words)) {
      part.box('gold', [bead * 1.2, bead * 1.2, bead * 7], end, 0.001);
      part.box('gold', [bead * 4.4, bead * 1.2, bead * 1.2], [end.x, end.y, end.z + bead * 1.4], 0.001);
    } else part.ball(work.workshop.material(pearls ? 'bone' : 'gold'), bead * 2, end, { scale: [1, 0.9, 1.2] });
  };
  work.only(work.frame, unless('worn'));
  const bead = height * 0.24;
  const loop = circle(1, 26).map(([x, z]) => vec(x * (width / 2 - bead), bead * (1 + 0.6 * Math.abs(Math.sin(x * 5))), z * (depth / 2 - bead * 2) + bead)); // prettier-ignore
  build(work.frame, loop, vec(0, height / 2, -depth / 2 + bead * 3.4), bead);
  const worn = work.partWhen('worn', when('worn'));
  const neck = circle(1, 28).map(([x, z]) => vec(x * 0.105, 0.05 - 0.055 * (z + 1), z * 0.1 + 0.012));
  build(worn, neck, vec(0, -0.075, 0.118), 0.0055);
});

/** A bangle; a cuff of linen where it is one. Round the wrist when worn. */
const makeBracelet = handmade((work) => {
  const { width, height, depth } = work;
  const cuff = /cuff|sleeve/i.test(work.thing.name);
  const stuff = cuff ? work.cloth('linen') : madeOf(work, /watch/i.test(work.thing.name) ? 'leather' : 'gold', [...metals, 'leather']); // prettier-ignore
  const build = (part: Part, radius: number, high: number, squash: number, y: number) => {
    const band = part.lathe(stuff, outline('0.92 0, 1 0.1, 1 0.9, 0.92 1, 0.88 0.9, 0.88 0.1', radius, high), [0, y, 0], 22); // prettier-ignore
    band.scaling.z = squash;
    if (!cuff) part.ball('gold', high * 0.4, [0, y + high / 2, radius * squash * 0.98], { scale: [1, 1, 0.5] });
    if (cuff) part.ball('leather #1c1a18', 0.005, [radius * 0.3, y + high / 2, radius * squash * 0.95]);
  };
  work.only(work.frame, unless('worn'));
  build(work.frame, width / 2, height, (depth / width) * 0.97, 0);
  const worn = work.partWhen('worn', when('worn'));
  build(worn, cuff ? 0.056 : 0.046, cuff ? 0.06 : 0.022, 1, -0.01);
});

export const keysAndCoins = {
  bracelet: makeBracelet,
  coin: makeCoin,
  coins: makeCoins,
  key: makeKey,
  keys: makeKeys,
  necklace: makeNecklace,
  ring: makeRing,
};
