import { sides, type Side, type StageLight } from '../../../src/drama/staging.ts';
import { scaled, vec, type Vec3 } from '../../stage/space/vector.ts';
import type { Wall } from '../../stage/staging/stage-plan.ts';

/** Where sun or moon stand when they stand at a side of the map: never quite along a wall, never quite behind one. */
const standing: Readonly<Record<Side, Vec3>> = {
  north: vec(-0.42, 0.85, 1),
  east: vec(1, 0.85, 0.4),
  south: vec(-0.5, 0.95, -1),
  west: vec(-1, 0.85, 0.4),
};

/** Which way the light of sun or moon goes: from where the staging has it, or in through most of the windows. */
export function skyDirection({ from }: StageLight, walls: readonly Wall[] = []): Vec3 {
  const at = standing[from ?? mostWindows(walls)];
  return scaled(at, -1 / Math.hypot(at.x, at.y, at.z));
}

/** The side whose outer walls have most glass; the north, which the audience sees, where that is nowhere. */
function mostWindows(walls: readonly Wall[]): Side {
  const glass: Record<Side, number> = { north: 0.01, east: 0, south: 0, west: 0 };
  for (const { from, to, sides: between, openings } of walls) {
    const [left, right] = between;
    if (left !== undefined && right !== undefined) continue;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    // Outwards is where no room is: to the right where there is one at the left.
    const [outX, outZ] = left === undefined ? [-dz, dx] : [dz, -dx];
    const side: Side = Math.abs(outX) > Math.abs(outZ) ? (outX > 0 ? 'east' : 'west') : outZ > 0 ? 'north' : 'south';
    for (const { kind, width, height } of openings) if (kind === 'window') glass[side] += width * height;
  }
  return sides.reduce((best, side) => (glass[side] > glass[best] ? side : best));
}
