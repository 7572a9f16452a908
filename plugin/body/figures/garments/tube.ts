import { toShare } from '../../../../src/kit/numbers.ts';
import { sides, type Side } from '../../rig/joint.ts';
import { blend, field, type Box, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';

/** How thick a tube is at a part of its way: 0 where it begins, 1 where it ends. */
export type Thickness = readonly [part: number, radius: number];

/** How thick a tube is along its way; parts rise. */
export const profile = (...thicknesses: readonly Thickness[]): readonly Thickness[] => thicknesses;

/** The same made on both arms or legs, closed apart from one another. */
export const onBothSides = (make: (side: Side) => Field): Field => blend(0.001, ...sides.map(make));

export interface TubeCut {
  /** Metres its mouth is hollow, at the end. */
  readonly hollow?: number;
  /** How thick the cloth is there. */
  readonly thick?: number;
  /** How round its ends are. */
  readonly edge?: number;
  /** How far it is moved aside, in metres, a part of the way along: sleeves that hang, calves that stand out. */
  readonly sag?: (part: number) => Spot;
}

/** Cloth about a limb, with flat ends: sleeves, cuffs, trouser legs, boots. Parts rise. */
export function tube(from: Spot, to: Spot, thicknesses: readonly Thickness[], cut: TubeCut = {}): Field {
  const { hollow = 0, thick = 0.014, edge = 0.008, sag } = cut;
  const [ax, ay, az] = from;
  const axis = [to[0] - ax, to[1] - ay, to[2] - az] as const;
  const length = Math.hypot(...axis) || 1e-6;
  const [ux, uy, uz] = [axis[0] / length, axis[1] / length, axis[2] / length];
  const first = thicknesses[0]!;
  const last = thicknesses[thicknesses.length - 1]!;
  const [begins, ends] = [first[0] * length, last[0] * length];
  return field(boxOf(from, axis, thicknesses, sag), (x, y, z) => {
    let [px, py, pz] = [x - ax, y - ay, z - az];
    const along = px * ux + py * uy + pz * uz;
    const part = along / length;
    if (sag) {
      const aside = sag(part < first[0] ? first[0] : part > last[0] ? last[0] : part);
      px -= aside[0];
      py -= aside[1];
      pz -= aside[2];
    }
    const straight = px * ux + py * uy + pz * uz;
    const apart = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - straight * straight));
    const out = (apart - radiusAt(thicknesses, part)) * 0.94;
    const beyond = Math.max(begins - along, along - ends);
    const u = Math.max(out + edge, 0);
    const v = Math.max(beyond + edge, 0);
    const solid = Math.sqrt(u * u + v * v) + Math.min(Math.max(out, beyond) + edge, 0) - edge;
    return hollow === 0 ? solid : Math.max(solid, -Math.max(out + thick, ends - hollow - along));
  });
}

function radiusAt(thicknesses: readonly Thickness[], part: number): number {
  let i = 0;
  while (i < thicknesses.length - 2 && part > thicknesses[i + 1]![0]) i++;
  const [a, b] = [thicknesses[i]!, thicknesses[i + 1]!];
  const t = toShare((part - a[0]) / (b[0] - a[0]));
  return a[1] + (b[1] - a[1]) * t * t * (3 - 2 * t);
}

function boxOf(from: Spot, axis: Spot, thicknesses: readonly Thickness[], sag: TubeCut['sag']): Box {
  const low: [number, number, number] = [9, 9, 9];
  const high: [number, number, number] = [-9, -9, -9];
  for (const [part, radius] of thicknesses) {
    const aside = sag?.(part) ?? [0, 0, 0];
    for (let i = 0; i < 3; i++) {
      const middle = from[i]! + axis[i]! * part + aside[i]!;
      low[i] = Math.min(low[i]!, middle - radius);
      high[i] = Math.max(high[i]!, middle + radius);
    }
  }
  return { low, high };
}
