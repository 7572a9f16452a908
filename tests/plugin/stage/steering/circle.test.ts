import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/kit/random.ts';
import { formCircle, type Talker } from '../../../../plugin/stage/steering/circle.ts';
import { Ground } from '../../../../plugin/stage/steering/ground.ts';
import { flatDistance, wrapped, yawTowards } from '../../../../plugin/stage/space/vector.ts';
import type { Stand } from '../../../../plugin/stage/space/pose.ts';
import { at, block, floor, twoRooms } from './rooms.ts';

const talker = (id: string, x: number, z: number): Talker => ({ id, position: at(x, z) });

function expectCircle(ground: Ground, stands: ReadonlyMap<string, Stand> | undefined, count: number): void {
  expect(stands?.size).toBe(count);
  const all = [...stands!.values()];
  const middle = at(
    all.reduce((sum, { position }) => sum + position.x, 0) / count,
    all.reduce((sum, { position }) => sum + position.z, 0) / count,
  );
  all.forEach(({ position, yaw }, index) => {
    expect(ground.contains(position)).toBe(true);
    expect(Math.abs(wrapped(yaw - yawTowards(position, middle)))).toBeLessThan(0.35);
    for (const other of all.slice(0, index)) expect(flatDistance(position, other.position)).toBeGreaterThanOrEqual(0.9);
  });
}

describe('circles of conversation', () => {
  it('form for two to six, everybody facing the middle at a decent distance', async () => {
    const ground = await Ground.build({ floors: [floor(-5, -5, 5, 5)], solids: [] });
    const random = seededRandom('talk');
    for (let count = 2; count <= 6; count++) {
      const talkers = Array.from({ length: count }, (_, index) =>
        talker(`t${index}`, 3 * random.next() - 1.5, 3 * random.next() - 1.5),
      );
      expectCircle(ground, formCircle(ground, talkers), count);
    }
  });

  it('stay as they are when nobody comes', async () => {
    const ground = await Ground.build({ floors: [floor(-5, -5, 5, 5)], solids: [] });
    const first = formCircle(ground, [talker('a', 0, 0), talker('b', 1, 1), talker('c', -1, 1)])!;
    const again = formCircle(
      ground,
      [...first].map(([id, { position }]) => ({ id, position })),
    )!;
    for (const [id, { position }] of again) expect(flatDistance(position, first.get(id)!.position)).toBeLessThan(0.02);
  });

  it('open for a newcomer where they come from, with small steps of the others', async () => {
    const ground = await Ground.build({ floors: [floor(-5, -5, 5, 5)], solids: [] });
    const circle = formCircle(ground, [talker('a', 0, 0.6), talker('b', 0.6, -0.4), talker('c', -0.6, -0.4)])!;
    const talkers = [...circle].map(([id, { position }]) => ({ id, position }));
    const opened = formCircle(ground, [...talkers, talker('new', 2.2, 0.4)])!;
    expectCircle(ground, opened, 4);
    for (const { id, position } of talkers) expect(flatDistance(opened.get(id)!.position, position)).toBeLessThan(0.95);
    const others = talkers.map(({ id }) => opened.get(id)!.position);
    expect(opened.get('new')!.position.x).toBeGreaterThan(Math.max(...others.map(({ x }) => x)) - 0.2);
  });

  it('form beside furniture, never in it, and not through a wall', async () => {
    const ground = await Ground.build({ floors: [floor(-3, -3, 3, 3)], solids: [block(0, 0, [1.2, 0.8, 1.2])] });
    expectCircle(ground, formCircle(ground, [talker('a', -0.8, 0.9), talker('b', 0.9, 0.9), talker('c', 0, 1.8)]), 3);
    const rooms = await Ground.build(twoRooms(0.9));
    const apart = formCircle(rooms, [talker('a', -0.6, 2), talker('b', 0.6, 2)]);
    const sides = apart && [...apart.values()].map(({ position }) => Math.sign(position.x));
    expect(sides === undefined || sides[0] === sides[1]).toBe(true);
  });

  it('keep one who sits where they are', async () => {
    const ground = await Ground.build({ floors: [floor(-3, -3, 3, 3)], solids: [block(0, 0, [0.5, 0.45, 0.5])] });
    const circle = formCircle(ground, [
      { id: 'sitter', position: at(0, 0), fixed: true },
      talker('b', 1, 1),
      talker('c', -1, 1),
    ])!;
    expect(circle.get('sitter')?.position).toEqual(at(0, 0));
    expect(ground.contains(circle.get('b')!.position)).toBe(true);
  });
});
