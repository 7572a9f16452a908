import { toShare } from '../../../src/kit/numbers.ts';
import type { Rig } from '../rig/rig.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Layer, Paint } from './layer.ts';
import { NearestBones } from './nearest-bones.ts';
import { noise } from './noise.ts';
import { Clay, type Sculpture } from './sculpture.ts';
import { findSurface } from './surface-nets.ts';

/** How far around a point shade is looked for, in metres; coarse figures are looked at for a moment or from afar. */
const shadeReaches = [0.012, 0.03, 0.06, 0.1] as const;
const coarseReaches = [0.05] as const;
const isCoarse = 2.3;
/** What is written as fine as this is thin: coarser than this it has holes. */
const thin = { voxel: 0.007, mostCoarseness: 1.3 } as const;

/**
 * Sculpts a figure out of its layers. `coarseness` multiplies their voxels: 1 is for close-ups, 1.25 for a play's
 * people, 2 and more for far away and slow machines; rims and pencils stay fine. The same layers give the same points on every
 * machine.
 */
export function sculpt(layers: readonly Layer[], rig: Rig, coarseness = 1): Sculpture {
  const bones = new NearestBones(rig);
  const reaches = coarseness > isCoarse ? coarseReaches : shadeReaches;
  const clay = new Clay();
  for (const layer of layers) {
    const first = clay.count;
    const others = layers.filter((other) => other !== layer);
    const buried = new Set<number>();
    const measure = layer.voxel <= thin.voxel ? Math.min(coarseness, thin.mostCoarseness) : coarseness;
    findSurface(layer.form, layer.voxel * measure, {
      point: (at, normal) => {
        const isBuried = liesUnder(others, at);
        const open = isBuried ? 0 : openness(layers, at, normal, reaches);
        const paint = typeof layer.paint === 'function' ? layer.paint(at, normal) : layer.paint;
        const moves = typeof layer.moves === 'function' ? layer.moves(at) : bones.bind(at, layer.moves);
        const number = clay.add(at, normal, shaded(paint, open, layer, at), layer.stuff, open, moves) - first;
        if (isBuried) buried.add(number);
        return number;
      },
      triangle: (a, b, c) => {
        // What lies deep under other layers is never seen: arms in their sleeves.
        if (buried.has(a) && buried.has(b) && buried.has(c)) return;
        clay.indices.push(first + a, first + b, first + c);
      },
    });
  }
  return clay.taken();
}

/** So deep under another layer nothing comes to light, however the body bends. */
const buriedMeters = 0.03;

function liesUnder(others: readonly Layer[], [x, y, z]: Spot): boolean {
  for (const { form } of others) {
    const { low, high } = form.box;
    if (x < low[0] || y < low[1] || z < low[2] || x > high[0] || y > high[1] || z > high[2]) continue;
    if (form.distance(x, y, z) < -buriedMeters) return true;
  }
  return false;
}

/** How much of the light from around comes to a point: what stands close to it keeps it away. */
function openness(layers: readonly Layer[], at: Spot, normal: Spot, reaches: readonly number[]): number {
  let shade = 0;
  let weight = 1;
  let weights = 0;
  for (const reach of reaches) {
    const x = at[0] + normal[0] * reach;
    const y = at[1] + normal[1] * reach;
    const z = at[2] + normal[2] * reach;
    let nearest: number = reach;
    for (const { form } of layers) {
      const { low, high } = form.box;
      if (x < low[0] - reach || y < low[1] - reach || z < low[2] - reach) continue;
      if (x > high[0] + reach || y > high[1] + reach || z > high[2] + reach) continue;
      const d = form.distance(x, y, z);
      if (d < nearest) nearest = d;
    }
    shade += (weight * Math.max(0, reach - nearest)) / reach;
    weights += weight;
    weight *= 0.72;
  }
  return 1 - Math.min(1, (1.19 * shade) / weights);
}

/** Shade is warm in flesh, for light goes through it, and a little uneven everywhere: hands made it. */
function shaded(paint: Paint, open: number, { stuff }: Layer, [x, y, z]: Spot): Paint {
  const isFlesh = stuff === 'skin';
  const uneven = 1 + (noise(x * 55, y * 55, z * 55) - 0.5) * (isFlesh ? 0.03 : 0.1);
  const light = (1 - 0.55 * (1 - open)) * uneven;
  const dark = 1 - Math.min(1, light);
  return isFlesh
    ? [toShare(paint[0] * light ** 0.45), toShare(paint[1] * light ** 0.85), toShare(paint[2] * light ** 0.95)]
    : [toShare(paint[0] * (light + dark * 0.12)), toShare(paint[1] * light), toShare(paint[2] * (light + dark * 0.04))];
}
