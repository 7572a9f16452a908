import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/kit/random.ts';
import { Crowd } from '../../../../plugin/stage/steering/crowd.ts';
import { Ground } from '../../../../plugin/stage/steering/ground.ts';
import { flatDistance, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { at, twoRooms } from './rooms.ts';
import { Watch } from './watch.ts';

async function house(width = 1) {
  const source = twoRooms(width);
  const ground = await Ground.build(source);
  const crowd = new Crowd(ground, { random: seededRandom(3), gates: source.gates });
  return { source, ground, crowd, door: source.gates[0]! };
}

describe('a doorway', () => {
  it('lets a crowd of 12 cross it both ways, whatever the seed', async () => {
    for (let seed = 0; seed < 8; seed++) {
      const { source, crowd } = await house(1);
      const random = seededRandom(`crossing ${seed}`);
      const spread = (side: number): Vec3[] => {
        const spots: Vec3[] = [];
        while (spots.length < 6) {
          const spot = at(side * (1.2 + 4.3 * random.next()), -2.6 + 5.2 * random.next());
          if (spots.every((other) => flatDistance(spot, other) > 0.7)) spots.push(spot);
        }
        return spots;
      };
      const [from, to] = [
        [...spread(-1), ...spread(1)],
        [...spread(1), ...spread(-1)],
      ];
      const walkers = from.map((position, index) => crowd.add(`w${index}`, { position, yaw: 6 * random.next() - 3 }));
      walkers.forEach((walker, index) => walker.go({ kind: 'point', position: to[index]!, face: 0 }));
      const watch = new Watch(crowd, walkers, source.solids);
      expect(
        watch.until(() => walkers.every(({ status }) => status === 'arrived'), 60),
        `seed ${seed}`,
      ).toBe(true);
      expect(watch.statuses, `seed ${seed}`).not.toContain('stuck');
      expect(watch.nearest, `seed ${seed}`).toBeGreaterThan(0.41);
      expect(watch.depth, `seed ${seed}`).toBeLessThan(0.02);
      expect(watch.slide, `seed ${seed}`).toBeLessThan((25 * Math.PI) / 180);
    }
  });

  it('is left to whoever is nearer; the other waits before it and lets them out', async () => {
    const { crowd } = await house(0.9);
    const near = crowd.add('near', { position: at(2, 0), yaw: -Math.PI / 2 });
    const far = crowd.add('far', { position: at(-3, 0), yaw: Math.PI / 2 });
    far.go({ kind: 'point', position: at(3, 0.4) });
    near.go({ kind: 'point', position: at(-3, -0.4) });
    const watch = new Watch(crowd, [near, far]);
    let nearestToDoor = -Infinity;
    watch.until(() => {
      nearestToDoor = Math.max(nearestToDoor, far.position.x);
      return near.position.x < -0.5;
    }, 10);
    expect(nearestToDoor).toBeLessThan(-1);
    expect(far.position.x).toBeLessThan(-1);
    expect(far.speed).toBeLessThan(1);
    expect(watch.until(() => near.status === 'arrived' && far.status === 'arrived', 20)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.45);
    expect(watch.seconds).toBeLessThan(14);
  });

  it('resolves when two already stand in it face to face', async () => {
    const { crowd } = await house(0.9);
    const [a, b] = [
      crowd.add('a', { position: at(-0.23, 0), yaw: Math.PI / 2 }),
      crowd.add('b', { position: at(0.23, 0), yaw: -Math.PI / 2 }),
    ];
    a.go({ kind: 'point', position: at(4, 0) });
    b.go({ kind: 'point', position: at(-4, 0) });
    const watch = new Watch(crowd, [a, b]);
    expect(watch.until(() => a.status === 'arrived' && b.status === 'arrived', 25)).toBe(true);
    expect(watch.statuses).not.toContain('stuck');
  });

  it('stops whoever comes while it is closed, half a metre before it, and lets them on when it opens', async () => {
    const { crowd, door } = await house(0.9);
    door.isShut = true;
    const walker = crowd.add('a', { position: at(-4, 1), yaw: 0 });
    const second = crowd.add('b', { position: at(-5, -1), yaw: 0 });
    for (const each of [walker, second]) each.go({ kind: 'point', position: at(4, 0) });
    const watch = new Watch(crowd, [walker, second]);
    expect(watch.until(() => walker.status === 'at-gate', 10)).toBe(true);
    expect(walker.gate).toBe('door');
    expect(walker.position.x).toBeCloseTo(-0.5, 1);
    watch.run(5);
    expect(walker.status).toBe('at-gate');
    expect(second.status).toBe('at-gate');
    expect(second.position.x).toBeLessThan(0);
    expect(watch.statuses).not.toContain('stuck');
    door.isShut = false;
    expect(watch.until(() => walker.status === 'arrived' && second.status === 'arrived', 15)).toBe(true);
    expect(walker.gate).toBeUndefined();
  });

  it('that opens for somebody from the other side finds those before it stepping back', async () => {
    const { crowd, door } = await house(0.9);
    door.isShut = true;
    const inside = crowd.add('inside', { position: at(3, 0), yaw: 0 });
    const outside = crowd.add('outside', { position: at(-3, 0), yaw: 0 });
    outside.go({ kind: 'point', position: at(4, 1) });
    const watch = new Watch(crowd, [inside, outside]);
    watch.until(() => outside.status === 'at-gate', 10);
    inside.go({ kind: 'point', position: at(-4, 0) });
    watch.until(() => inside.status === 'at-gate', 10);
    door.isShut = false;
    expect(watch.until(() => inside.status === 'arrived' && outside.status === 'arrived', 25)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.41);
    expect(watch.statuses).not.toContain('stuck');
  });

  it('can be open and yet not passable for one of them', async () => {
    const { ground, source } = await house(0.9);
    const guarded = { ...source.gates[0]!, isPassable: (id: string) => id !== 'thief' };
    const crowd = new Crowd(ground, { random: seededRandom(1), gates: [guarded] });
    const [thief, guest] = [
      crowd.add('thief', { position: at(-2, 1), yaw: 0 }),
      crowd.add('guest', { position: at(-4, -1), yaw: 0 }),
    ];
    for (const each of [thief, guest]) each.go({ kind: 'point', position: at(3, 0) });
    const watch = new Watch(crowd, [thief, guest]);
    expect(watch.until(() => guest.status === 'arrived', 20)).toBe(true);
    watch.run(2);
    expect(thief.status).toBe('at-gate');
  });
});
