import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/kit/random.ts';
import { Crowd } from '../../../../plugin/stage/steering/crowd.ts';
import { Ground } from '../../../../plugin/stage/steering/ground.ts';
import { facing, flatDistance, wrapped, yawTowards, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { at, block, floor, twoRooms } from './rooms.ts';
import { Watch } from './watch.ts';

const slideLimit = (25 * Math.PI) / 180;

async function stage(solids = [] as ReturnType<typeof block>[]) {
  const ground = await Ground.build({ floors: [floor(-6, -6, 6, 6)], solids });
  return { ground, crowd: new Crowd(ground, { random: seededRandom(5) }) };
}

const looks = (from: { position: Vec3; yaw: number }, to: Vec3): number =>
  Math.abs(wrapped(from.yaw - yawTowards(from.position, to)));

describe('goals', () => {
  it('person: stops before somebody who stands, face to face, coming from behind too', async () => {
    for (const yaw of [0, 1.5, 3, -2]) {
      const { crowd } = await stage();
      const person = crowd.add('person', { position: at(0, 0), yaw });
      const walker = crowd.add('walker', { position: at(0, -5), yaw: 0 });
      walker.go({ kind: 'person', id: 'person', within: 1 });
      const watch = new Watch(crowd, [person, walker]);
      expect(
        watch.until(() => walker.status === 'arrived', 15),
        `yaw ${yaw}`,
      ).toBe(true);
      expect(flatDistance(walker.position, person.position)).toBeLessThan(1.1);
      expect(flatDistance(walker.position, person.position)).toBeGreaterThan(0.85);
      expect(looks(walker, person.position)).toBeLessThan(0.08);
      expect(looks(person, walker.position), `yaw ${yaw}`).toBeLessThan(1.7);
      expect(watch.nearest).toBeGreaterThan(0.55);
      expect(watch.slide).toBeLessThan(slideLimit);
    }
  });

  it('person: catches up with one who walks and comes along again when they go on', async () => {
    const { crowd } = await stage();
    const person = crowd.add('person', { position: at(-3, 0), yaw: 0 });
    const walker = crowd.add('walker', { position: at(4, -5), yaw: 0 });
    person.go({ kind: 'pace', ends: [at(-3, 4), at(3, 4)] });
    walker.go({ kind: 'person', id: 'person', within: 1.2 });
    const watch = new Watch(crowd, [person, walker]);
    expect(watch.until(() => walker.status === 'arrived', 20)).toBe(true);
    person.go({ kind: 'point', position: at(4, -4) });
    watch.until(() => person.status === 'arrived', 15);
    expect(watch.until(() => walker.status === 'arrived', 15)).toBe(true);
    expect(flatDistance(walker.position, person.position)).toBeLessThan(1.6);
    expect(watch.nearest).toBeGreaterThan(0.42);
  });

  it('follow: keeps behind at its distance, through turns, and does not push', async () => {
    const { crowd } = await stage([block(0, 0, [3, 1, 3])]);
    const leader = crowd.add('leader', { position: at(-4, -4), yaw: 0 });
    const follower = crowd.add('follower', { position: at(-5, -5), yaw: 0 });
    follower.go({ kind: 'follow', id: 'leader', behind: 1.2 });
    const watch = new Watch(crowd, [leader, follower]);
    let farthest = 0;
    for (const corner of [at(4, -4), at(4, 4), at(-4, 4)]) {
      leader.go({ kind: 'point', position: corner });
      watch.until(() => {
        farthest = Math.max(farthest, flatDistance(leader.position, follower.position));
        return leader.status === 'arrived';
      }, 15);
    }
    expect(farthest).toBeLessThan(2.2);
    expect(watch.nearest).toBeGreaterThan(0.7);
    expect(watch.until(() => follower.status === 'arrived', 5)).toBe(true);
    expect(looks(follower, leader.position)).toBeLessThan(0.1);
    expect(watch.slide).toBeLessThan(slideLimit);
  });

  it('beside: walks together, and one behind the other through a door', async () => {
    const source = twoRooms(0.9);
    const ground = await Ground.build(source);
    const crowd = new Crowd(ground, { random: seededRandom(5), gates: source.gates });
    const host = crowd.add('host', { position: at(-5, 0), yaw: Math.PI / 2 });
    const guest = crowd.add('guest', { position: at(-5, -0.8), yaw: Math.PI / 2 });
    guest.go({ kind: 'beside', id: 'host' });
    host.go({ kind: 'point', position: at(5, 1) });
    const watch = new Watch(crowd, [host, guest]);
    watch.run(2);
    const ahead = facing(host.yaw);
    const along = (guest.position.x - host.position.x) * ahead.x + (guest.position.z - host.position.z) * ahead.z;
    expect(Math.abs(along)).toBeLessThan(0.45);
    expect(flatDistance(host.position, guest.position)).toBeLessThan(1.1);
    expect(watch.until(() => host.status === 'arrived' && guest.status === 'arrived', 25)).toBe(true);
    expect(flatDistance(host.position, guest.position)).toBeLessThan(1.2);
    expect(Math.abs(wrapped(host.yaw - guest.yaw))).toBeLessThan(0.1);
    expect(watch.nearest).toBeGreaterThan(0.42);
    expect(watch.statuses).not.toContain('stuck');
  });

  it('flee: gets away, running, and looks back', async () => {
    const { crowd } = await stage([block(2, 2, [2, 1, 1])]);
    const wolf = crowd.add('wolf', { position: at(0, -1), yaw: 0 });
    const hare = crowd.add('hare', { position: at(0, 0), yaw: Math.PI });
    hare.go({ kind: 'flee', id: 'wolf', meters: 5 });
    const watch = new Watch(crowd, [wolf, hare]);
    watch.run(1.5);
    expect(hare.speed).toBeGreaterThan(1.6);
    expect(watch.until(() => hare.status === 'arrived', 10)).toBe(true);
    expect(flatDistance(wolf.position, hare.position)).toBeGreaterThan(4.6);
    expect(looks(hare, wolf.position)).toBeLessThan(0.1);
    wolf.go({ kind: 'person', id: 'hare', within: 1 });
    watch.run(3);
    expect(flatDistance(wolf.position, hare.position)).toBeGreaterThan(1.5);
  });

  it('flee: says so when it is cornered', async () => {
    const ground = await Ground.build({ floors: [floor(0, 0, 2, 2)], solids: [] });
    const crowd = new Crowd(ground, { random: seededRandom(5) });
    crowd.add('wolf', { position: at(0.5, 0.5), yaw: 0 });
    const hare = crowd.add('hare', { position: at(1.6, 1.6), yaw: 0 });
    hare.go({ kind: 'flee', id: 'wolf', meters: 5 });
    expect(new Watch(crowd, [hare]).until(() => hare.status === 'no-way', 3)).toBe(true);
  });

  it('pace: up and down without end, turning at the ends', async () => {
    const { crowd } = await stage();
    const walker = crowd.add('a', { position: at(0, 0), yaw: 0 });
    walker.go({ kind: 'pace', ends: [at(-2, 0), at(2, 0)] });
    const watch = new Watch(crowd, [walker]);
    let [visits, side] = [0, 0];
    for (let step = 0; step < 1500; step++) {
      watch.run(0.02);
      const here = walker.position.x < -1.85 ? -1 : walker.position.x > 1.85 ? 1 : side;
      if (here !== side) visits++;
      side = here;
    }
    expect(visits).toBeGreaterThanOrEqual(5);
    expect(walker.status).toBe('walking');
    expect(watch.slide).toBeLessThan(slideLimit);
  });

  it('hide: behind the thing as the seeker sees it, and around it when they come round', async () => {
    const { crowd } = await stage([block(0, 0, [1.4, 1.6, 1.4])]);
    const seeker = crowd.add('seeker', { position: at(-5, 0), yaw: 0 });
    const hider = crowd.add('hider', { position: at(-1, -3), yaw: 0 });
    hider.go({ kind: 'hide', behind: at(0, 0), from: 'seeker' });
    const watch = new Watch(crowd, [seeker, hider]);
    expect(watch.until(() => hider.status === 'arrived', 12)).toBe(true);
    expect(hider.position.x).toBeGreaterThan(0.8);
    expect(Math.abs(hider.position.z)).toBeLessThan(0.6);
    seeker.go({ kind: 'point', position: at(0, 5) });
    watch.until(() => seeker.status === 'arrived', 12);
    expect(watch.until(() => hider.status === 'arrived', 12)).toBe(true);
    expect(hider.position.z).toBeLessThan(-0.8);
  });

  it('nobody they could go to: no way', async () => {
    const { crowd } = await stage();
    const walker = crowd.add('a', { position: at(0, 0), yaw: 0 });
    for (const goal of [
      { kind: 'person', id: 'ghost', within: 1 },
      { kind: 'follow', id: 'a' },
      { kind: 'beside', id: 'ghost' },
      { kind: 'flee', id: 'ghost', meters: 3 },
      { kind: 'hide', behind: at(1, 1), from: 'ghost' },
    ] as const) {
      walker.go(goal);
      crowd.update(0.02);
      expect(walker.status, goal.kind).toBe('no-way');
    }
  });
});
