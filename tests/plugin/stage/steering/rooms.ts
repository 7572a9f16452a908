import { pick, type Random } from '../../../../src/kit/random.ts';
import type { Solid } from '../../../../plugin/stage/steering/bake.ts';
import type { Triangles } from '../../../../plugin/stage/steering/floor.ts';
import type { Gate } from '../../../../plugin/stage/steering/crowd.ts';
import { placedIn, yawed } from '../../../../plugin/stage/space/pose.ts';
import { turned, type Vec3 } from '../../../../plugin/stage/space/vector.ts';

/** A level rectangle of floor. */
export const floor = (x0: number, z0: number, x1: number, z1: number, y = 0): Triangles =>
  slope([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1]);

/** Any four corners in order. */
export const slope = (...corners: readonly [number, number, number][]): Triangles => ({
  positions: corners.flat(),
  indices: [0, 1, 2, 0, 2, 3],
});

/** A box that stands on the ground. */
export const block = (x: number, z: number, size: readonly [number, number, number], yaw = 0, y = 0): Solid => ({
  box: { center: { x: 0, y: size[1] / 2, z: 0 }, size: { x: size[0], y: size[1], z: size[2] } },
  pose: { position: { x, y, z }, rotation: yawed(yaw) },
});

export const at = (x: number, z: number, y = 0): Vec3 => ({ x, y, z });

export interface TestGate extends Gate {
  isShut: boolean;
}

export const gate = (id: string, x: number, z: number, yaw: number, width: number): TestGate => ({
  id,
  center: at(x, z),
  yaw,
  width,
  isShut: false,
  isOpen() {
    return !this.isShut;
  },
});

/** Two rooms of 6 × 6 m with a wall between them at x = 0 and one doorway in it. */
export function twoRooms(doorWidth = 1): { floors: Triangles[]; solids: Solid[]; gates: TestGate[] } {
  const half = (6 - doorWidth) / 2;
  return {
    floors: [floor(-6, -3, 6, 3)],
    solids: [
      block(0, 3 - half / 2, [0.2, 2.6, half]),
      block(0, -3 + half / 2, [0.2, 2.6, half]),
      block(0, 3.1, [12.4, 2.6, 0.2]),
      block(0, -3.1, [12.4, 2.6, 0.2]),
      block(-6.1, 0, [0.2, 2.6, 6]),
      block(6.1, 0, [0.2, 2.6, 6]),
    ],
    gates: [gate('door', 0, 0, Math.PI / 2, doorWidth)],
  };
}

/** The same two rooms, furnished by chance: tables, chairs, cupboards, at any angle, never before the door. */
export function furnishedRooms(random: Random, pieces = 12): ReturnType<typeof twoRooms> {
  const rooms = twoRooms(0.9);
  const sizes = [
    [1.6, 0.75, 0.8],
    [0.45, 0.9, 0.45],
    [1.2, 2.1, 0.5],
    [0.9, 0.45, 2],
    [0.5, 0.5, 0.5],
    [1.8, 1.1, 0.6],
  ] as const;
  for (let index = 0; index < pieces; index++) {
    const [x, z] = [-5.5 + 11 * random.next(), -2.6 + 5.2 * random.next()];
    const [size, yaw] = [pick(random, sizes), Math.PI * random.next()];
    if (Math.abs(x) < 1.6 && Math.abs(z) < 1.7) continue;
    rooms.solids.push(block(x, z, size, yaw));
  }
  return rooms;
}

/** How deep a body's circle is inside a solid at the height of a body; 0 when outside. */
export function penetration({ x, y, z }: Vec3, radius: number, { box, pose }: Solid): number {
  const inner = { x: x - pose.position.x, y: 0, z: z - pose.position.z };
  // Back into the box's own space: test solids stand upright.
  const forward = placedIn({ position: at(0, 0), rotation: pose.rotation }, { x: 0, y: 0, z: 1 });
  const yaw = Math.atan2(forward.x, forward.z) + (box.yaw ?? 0);
  const own = turned(inner, -yaw);
  const [dx, dz] = [Math.abs(own.x - box.center.x) - box.size.x / 2, Math.abs(own.z - box.center.z) - box.size.z / 2];
  const bottom = pose.position.y + box.center.y - box.size.y / 2;
  if (y + 1.7 < bottom || y + 0.05 > bottom + box.size.y) return 0;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dz, 0));
  return Math.max(0, radius - (outside > 0 ? outside : Math.max(dx, dz)));
}
