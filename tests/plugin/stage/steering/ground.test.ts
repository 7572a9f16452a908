import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/kit/random.ts';
import { Ground } from '../../../../plugin/stage/steering/ground.ts';
import { vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { at, block, floor, furnishedRooms, penetration, slope, twoRooms } from './rooms.ts';

const lengthOf = (way: readonly Vec3[]): number =>
  way.reduce((sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p.x - way[i - 1]!.x, p.z - way[i - 1]!.z)), 0);

describe('the ground', () => {
  it('lets nobody onto a table, into a cupboard or under a shelf', async () => {
    const ground = await Ground.build({
      floors: [floor(0, 0, 8, 6)],
      solids: [
        block(2, 3, [1.6, 0.75, 0.8]),
        block(5, 3, [1, 2.3, 1]),
        block(6.5, 5, [1, 0.05, 1], 0, 1.2),
        // Above every head, and flat as a rug: in nobody's way.
        block(2, 1, [1, 0.3, 1], 0, 2.2),
        block(6.5, 1, [1, 0.02, 1]),
      ],
    });
    expect(ground.contains(at(2, 3, 0.75))).toBe(false);
    expect(ground.contains(at(2, 3))).toBe(false);
    expect(ground.contains(at(5, 3))).toBe(false);
    expect(ground.contains(at(5, 3, 2.3))).toBe(false);
    expect(ground.contains(at(6.5, 5))).toBe(false);
    expect(ground.contains(at(2, 1))).toBe(true);
    expect(ground.contains(at(6.5, 1))).toBe(true);
  });

  it('keeps a body clear of everything at every angle', async () => {
    for (let room = 0; room < 6; room++) {
      const source = furnishedRooms(seededRandom(`clear ${room}`));
      const ground = await Ground.build(source);
      let deepest = 0;
      for (const polygon of ground.polygons) {
        polygon.forEach((corner, index) => {
          const next = polygon[(index + 1) % polygon.length]!;
          for (let part = 0; part < 1; part += 0.1) {
            const point = vec(corner.x + part * (next.x - corner.x), 0, corner.z + part * (next.z - corner.z));
            for (const solid of source.solids) deepest = Math.max(deepest, penetration(point, 0.22, solid));
          }
        });
      }
      expect(deepest, `room ${room}`).toBeLessThan(0.02);
    }
  });

  it('leads through doors as narrow as 75 cm', async () => {
    for (const width of [0.75, 0.8, 0.9, 1.2]) {
      const ground = await Ground.build(twoRooms(width));
      const way = ground.path(at(-4, 2), at(4, -2));
      expect(way, `door of ${width} m`).toBeDefined();
      expect(lengthOf(way!)).toBeLessThan(9.5);
    }
  });

  it('finds no way where there is none, and none that stops short', async () => {
    const ground = await Ground.build({ floors: [floor(0, 0, 3, 3), floor(5, 0, 8, 3)], solids: [] });
    expect(ground.path(at(1, 1), at(2, 2))).toHaveLength(2);
    expect(ground.path(at(1, 1), at(6, 1))).toBeUndefined();
    expect(ground.path(at(1, 1), at(4, 1))).toBeUndefined();
    expect(ground.path(at(20, 1), at(1, 1))).toBeUndefined();
  });

  it('keeps every way on the mesh and hardly longer than it must be', async () => {
    const source = furnishedRooms(seededRandom('ways'), 14);
    const ground = await Ground.build(source);
    const random = seededRandom('ways');
    let [found, worst] = [0, 1];
    for (let index = 0; index < 300; index++) {
      const [a, b] = [0, 1].map(() => ground.closest(at(-6 + 12 * random.next(), -3 + 6 * random.next()))!);
      const way = ground.path(a!, b!);
      if (way === undefined) continue;
      found++;
      for (let leg = 1; leg < way.length; leg++) {
        for (let part = 0; part <= 1; part += 0.125) {
          const [p, q] = [way[leg - 1]!, way[leg]!];
          expect(ground.contains(vec(p.x + part * (q.x - p.x), 0, p.z + part * (q.z - p.z)))).toBe(true);
        }
      }
      const back = ground.path(b!, a!);
      worst = Math.max(worst, lengthOf(way) / lengthOf(back!), lengthOf(back!) / lengthOf(way));
    }
    expect(found).toBeGreaterThan(200);
    // There and back are found by different searches: where they differ one of them is a detour.
    expect(worst).toBeLessThan(1.1);
  });

  it('goes up a ramp to another level and knows the true height of the floor', async () => {
    const ground = await Ground.build({
      floors: [floor(0, 0, 4, 4), slope([4, 0, 1], [6, 1.2, 1], [6, 1.2, 2.2], [4, 0, 2.2]), floor(6, 0, 10, 4, 1.2)],
      solids: [],
    });
    const way = ground.path(at(1, 3), at(9, 3, 1.2));
    expect(way?.at(-1)?.y).toBeCloseTo(1.2, 5);
    expect(ground.closest(at(5, 1.6, 0.6))?.y).toBeCloseTo(0.6, 2);
    expect(ground.closest(at(2, 2))?.y).toBe(0);
    // Beside the ramp there is a ledge, not a way.
    expect(ground.path(at(1, 3), at(5.8, 3.5, 0))).toBeUndefined();
  });

  it('tells storeys apart: what lies on a shelf is reached from its own floor', async () => {
    const ground = await Ground.build({ floors: [floor(0, 0, 5, 5), floor(0, 0, 5, 5, 3)], solids: [] });
    expect(ground.closest(at(2, 2, 1.6))?.y).toBe(0);
    expect(ground.closest(at(2, 2, 4.2))?.y).toBe(3);
    expect(ground.path(at(1, 1), at(1, 1, 3))).toBeUndefined();
  });

  it('slides along its border and never over it', async () => {
    const source = furnishedRooms(seededRandom('slide'));
    const ground = await Ground.build(source);
    const random = seededRandom('slide');
    let here = ground.closest(at(-3, 0))!;
    for (let index = 0; index < 2000; index++) {
      here = ground.slide(here, vec(here.x + random.next() - 0.5, 0, here.z + random.next() - 0.5));
      expect(ground.contains(here)).toBe(true);
    }
    const wall = ground.slide(at(-5.5, 0), at(-7, 0.5));
    expect(wall.x).toBeGreaterThan(-5.8);
    expect(wall.z).toBeCloseTo(0.5, 1);
  });

  it('is empty where there is no floor', async () => {
    const ground = await Ground.build({ floors: [], solids: [] });
    expect(ground.polygons).toEqual([]);
    expect(ground.closest(at(0, 0))).toBeUndefined();
    expect(ground.path(at(0, 0), at(1, 1))).toBeUndefined();
    ground.dispose();
  });
});
