import type { Box } from '../space/box.ts';
import { vec, type Vec3 } from '../space/vector.ts';

/** A box by its middle and its extents. */
export const boxAt = (x: number, y: number, z: number, width: number, height: number, depth: number): Box => ({
  center: vec(x, y, z),
  size: vec(width, height, depth),
});

/** A top on four legs. */
export function legged(size: Vec3, topThickness: number, legThickness: number): readonly Box[] {
  const legHeight = size.y - topThickness;
  const x = size.x / 2 - legThickness / 2 - 0.02;
  const z = size.z / 2 - legThickness / 2 - 0.02;
  const leg = (sideX: number, sideZ: number) =>
    boxAt(sideX * x, legHeight / 2, sideZ * z, legThickness, legHeight, legThickness);
  return [
    boxAt(0, size.y - topThickness / 2, 0, size.x, topThickness, size.z),
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
  ];
}

/** Four sides and a bottom, open at the top. */
export function trough({ x, y, z }: Vec3, wall: number): readonly Box[] {
  return [
    boxAt(0, wall / 2, 0, x, wall, z),
    boxAt(-x / 2 + wall / 2, y / 2, 0, wall, y, z),
    boxAt(x / 2 - wall / 2, y / 2, 0, wall, y, z),
    boxAt(0, y / 2, -z / 2 + wall / 2, x - 2 * wall, y, wall),
    boxAt(0, y / 2, z / 2 - wall / 2, x - 2 * wall, y, wall),
  ];
}

/** A trough whose lid stands open on the hinge at its back, so that it may stand against a wall. */
export function lidded(size: Vec3, wall: number): readonly Box[] {
  const rim = size.y - wall;
  return [
    ...trough(vec(size.x, rim, size.z), wall),
    boxAt(0, rim + size.z / 2, -size.z / 2 + wall / 2, size.x, size.z, wall),
  ];
}

/** A closet with its front to +z and this many boards in it; two open doors stand out from its sides. */
export function closet({ x, y, z }: Vec3, wall: number, boards: number, front?: 'doors'): readonly Box[] {
  const carcass = [
    boxAt(0, y / 2, -z / 2 + wall / 2, x, y, wall),
    boxAt(-x / 2 + wall / 2, y / 2, 0, wall, y, z),
    boxAt(x / 2 - wall / 2, y / 2, 0, wall, y, z),
    boxAt(0, wall / 2, 0, x, wall, z),
    boxAt(0, y - wall / 2, 0, x, wall, z),
  ];
  for (let board = 1; board <= boards; board++)
    carcass.push(boxAt(0, (y * board) / (boards + 1), 0, x - 2 * wall, wall, z - wall));
  if (front === undefined) return carcass;
  const leaf = x / 2;
  for (const side of [-1, 1]) carcass.push(boxAt(side * (x / 2 - wall / 2), y / 2, z / 2 + leaf / 2, wall, y, leaf));
  return carcass;
}

/** The room within walls this thick, open to the top. */
export const within = (size: Vec3, wall: number): Box =>
  boxAt(0, size.y / 2, 0, size.x - 2 * wall, size.y - 2 * wall, size.z - 2 * wall);
