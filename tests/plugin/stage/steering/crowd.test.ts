import { describe, expect, it } from 'vitest';
import { pick, seededRandom, type Random } from '../../../../src/kit/random.ts';
import { Crowd, type Gate, type Walker } from '../../../../plugin/stage/steering/crowd.ts';
import type { Goal } from '../../../../plugin/stage/steering/goal.ts';
import { Ground, type GroundSource } from '../../../../plugin/stage/steering/ground.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { at, block, floor, furnishedRooms, slope, twoRooms } from './rooms.ts';
import { Watch } from './watch.ts';

const quarter = (25 * Math.PI) / 180;

async function openRoom(solids: GroundSource['solids'] = []): Promise<Ground> {
  return Ground.build({ floors: [floor(-5, -5, 5, 5)], solids });
}

const crowdOn = (ground: Ground, gates: readonly Gate[] = []): Crowd =>
  new Crowd(ground, { random: seededRandom(7), gates });

function somewhere(ground: Ground, random: Random): Vec3 {
  for (;;) {
    const spot = ground.closest(at(-6 + 12 * random.next(), -3 + 6 * random.next()), 0.3);
    if (spot !== undefined) return spot;
  }
}

describe('walking alone', () => {
  it('arrives on 200 seeded walks through furnished rooms, touching nothing, sliding never', async () => {
    for (let room = 0; room < 10; room++) {
      const random = seededRandom(`walks ${room}`);
      const source = furnishedRooms(random);
      const ground = await Ground.build(source);
      for (let walk = 0; walk < 20; walk++) {
        const crowd = crowdOn(ground, source.gates);
        let [from, to] = [somewhere(ground, random), somewhere(ground, random)];
        while (ground.path(from, to) === undefined) [from, to] = [somewhere(ground, random), somewhere(ground, random)];
        const face = wrapped(6.28 * random.next());
        const walker = crowd.add('walker', { position: from, yaw: wrapped(6.28 * random.next()) });
        walker.go({ kind: 'point', position: to, face });
        const watch = new Watch(crowd, [walker], source.solids);
        const seed = `room ${room}, walk ${walk}`;
        expect(
          watch.until(() => walker.status === 'arrived'),
          seed,
        ).toBe(true);
        expect(flatDistance(walker.position, to), seed).toBeLessThan(0.06);
        expect(Math.abs(wrapped(walker.yaw - face)), seed).toBeLessThan(0.06);
        expect(watch.depth, seed).toBeLessThan(0.02);
        expect(watch.slide, seed).toBeLessThan(quarter);
        expect(watch.turnRate, seed).toBeLessThan(4.2);
        expect(watch.still, seed).toBeLessThan(1);
        expect(ground.contains(walker.position), seed).toBe(true);
      }
    }
  });

  it('walks at about 1.3 m/s, getting into it and out of it', async () => {
    const crowd = crowdOn(await openRoom());
    const walker = crowd.add('a', { position: at(-4, 0), yaw: Math.PI / 2 });
    walker.go({ kind: 'point', position: at(4, 0) });
    const speeds: number[] = [];
    while (walker.status === 'walking') {
      crowd.update(0.02);
      speeds.push(walker.speed);
    }
    expect(Math.max(...speeds)).toBeCloseTo(1.3, 2);
    const changes = speeds.map((speed, index) => speed - (speeds[index - 1] ?? 0));
    expect(Math.max(...changes)).toBeLessThan(0.05);
    expect(Math.min(...changes)).toBeGreaterThan(-0.09);
    expect(speeds.length * 0.02).toBeLessThan(8);
    walker.go({ kind: 'point', position: at(-4, 0) }, { speed: 0.6 });
    new Watch(crowd, [walker]).run(3);
    expect(walker.speed).toBeCloseTo(0.6, 2);
  });

  it('does not wag its heading on a straight way or while it stands', async () => {
    const crowd = crowdOn(await openRoom());
    const walker = crowd.add('a', { position: at(-4, -3), yaw: 2 });
    const watch = new Watch(crowd, [walker]);
    walker.go({ kind: 'point', position: at(4, 3), face: 0 });
    watch.until(() => walker.status === 'arrived');
    watch.run(3);
    expect(watch.swings.get('a') ?? 0).toBe(0);
    expect(walker.speed).toBe(0);
  });

  it('goes up 1.2 m of stairs with its feet on them', async () => {
    const ground = await Ground.build({
      floors: [
        floor(-4, -2, 0, 2),
        slope([0, 0, -0.6], [2, 1.2, -0.6], [2, 1.2, 0.6], [0, 0, 0.6]),
        floor(2, -2, 6, 2, 1.2),
      ],
      solids: [],
    });
    const crowd = crowdOn(ground);
    const walker = crowd.add('a', { position: at(-3, 1), yaw: 0 });
    walker.go({ kind: 'point', position: at(5, -1, 1.2), face: at(0, 0) });
    for (let step = 0; step < 1000 && walker.status !== 'arrived'; step++) {
      crowd.update(0.02);
      const { x, y } = walker.position;
      expect(Math.abs(y - Math.min(1.2, Math.max(0, 0.6 * x)))).toBeLessThan(0.01);
    }
    expect(walker.status).toBe('arrived');
  });

  it('stops within reach of what it goes to, facing it, and says when there is no way', async () => {
    const ground = await openRoom([block(0, 0, [1.6, 0.75, 1])]);
    const crowd = crowdOn(ground);
    const walker = crowd.add('a', { position: at(-4, 0.3), yaw: 0 });
    const cup = at(-0.3, 0.1, 0.75);
    walker.go({ kind: 'point', position: cup, within: 0.9 });
    const watch = new Watch(crowd, [walker]);
    expect(watch.until(() => walker.status === 'arrived', 20)).toBe(true);
    expect(flatDistance(walker.position, cup)).toBeLessThanOrEqual(0.95);
    expect(Math.abs(wrapped(walker.yaw - yawTowards(walker.position, cup)))).toBeLessThan(0.08);
    walker.go({ kind: 'point', position: at(20, 0) });
    watch.run(0.1);
    expect(walker.status).toBe('no-way');
    walker.go({ kind: 'point', position: cup, within: 0.4 });
    watch.run(0.1);
    expect(walker.status).toBe('no-way');
  });

  it('gets up from a chair on its free side and walks away', async () => {
    // A chair at a table: one side is free.
    const ground = await openRoom([
      block(0, 0, [0.5, 0.45, 0.5]),
      block(0, 0.8, [2, 0.75, 0.9]),
      block(0.6, -0.2, [0.5, 2, 1.2]),
    ]);
    const crowd = crowdOn(ground);
    const sitter = crowd.add('a', { position: at(0, 0), yaw: 0 });
    sitter.fixed = true;
    sitter.go({ kind: 'point', position: at(3, 3) });
    const watch = new Watch(crowd, [sitter]);
    watch.run(1);
    expect(flatDistance(sitter.position, at(0, 0))).toBe(0);
    sitter.fixed = false;
    expect(watch.until(() => ground.contains(sitter.position), 3)).toBe(true);
    expect(watch.until(() => sitter.status === 'arrived', 15)).toBe(true);
    expect(watch.slide).toBeLessThan(quarter);
  });

  it('can be stopped, turned and put elsewhere at any moment', async () => {
    const crowd = crowdOn(await openRoom());
    const walker = crowd.add('a', { position: at(-4, 0), yaw: 0 });
    walker.go({ kind: 'point', position: at(4, 0) });
    const watch = new Watch(crowd, [walker]);
    watch.run(2);
    walker.stand(at(-4, 4));
    watch.run(1);
    expect(walker).toMatchObject({ status: 'standing', speed: 0 });
    expect(Math.abs(wrapped(walker.yaw - yawTowards(walker.position, at(-4, 4))))).toBeLessThan(0.02);
    walker.place({ position: at(3, 3), yaw: 1 });
    expect(walker.position).toEqual(at(3, 3));
    watch.run(0.1);
    expect(walker.position).toEqual(at(3, 3));
    expect(watch.slide).toBeGreaterThan(0);
  });
});

describe('walking among others', () => {
  it('two who meet head-on pass each other', async () => {
    const crowd = crowdOn(await openRoom());
    const [a, b] = [
      crowd.add('a', { position: at(-4, 0), yaw: Math.PI / 2 }),
      crowd.add('b', { position: at(4, 0), yaw: -Math.PI / 2 }),
    ];
    a.go({ kind: 'point', position: at(4, 0) });
    b.go({ kind: 'point', position: at(-4, 0) });
    const watch = new Watch(crowd, [a, b]);
    expect(watch.until(() => a.status === 'arrived' && b.status === 'arrived', 12)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.48);
    expect(watch.slide).toBeLessThan(quarter);
    expect(watch.still).toBeLessThan(0.5);
  });

  it('one who stands in a passage makes way and comes back; one who sits is walked around', async () => {
    const walls = [block(0, 2.95, [6, 2.5, 4.1]), block(0, -2.95, [6, 2.5, 4.1])];
    const crowd = crowdOn(await openRoom(walls));
    const walker = crowd.add('walker', { position: at(-4, 0), yaw: 0 });
    const idler = crowd.add('idler', { position: at(0, 0), yaw: 0 });
    const sitter = crowd.add('sitter', { position: at(3.8, 0), yaw: 0 });
    sitter.fixed = true;
    walker.go({ kind: 'point', position: at(4.6, 0) });
    const watch = new Watch(crowd, [walker, idler, sitter]);
    expect(watch.until(() => walker.status === 'arrived', 40)).toBe(true);
    expect(watch.until(() => flatDistance(idler.position, at(0, 0)) < 0.06 && idler.speed === 0, 20)).toBe(true);
    expect(flatDistance(sitter.position, at(3.8, 0))).toBeLessThan(0.001);
    expect(watch.nearest).toBeGreaterThan(0.41);
  });

  it.each([
    ['who came first', 0.2],
    ['who came first', Math.PI],
    ['who came last', 0.2],
  ])('one who stands in a passage, %s, and is turned meanwhile, is passed at arm’s length (%f)', async (came, yaw) => {
    const walls = [block(0, 2.95, [6, 2.5, 4.1]), block(0, -2.95, [6, 2.5, 4.1])];
    const crowd = crowdOn(await openRoom(walls));
    const add = () => crowd.add('walker', { position: at(-4, 0), yaw: 0 });
    const early = came === 'who came last' ? add() : undefined;
    const idler = crowd.add('idler', { position: at(0, 0), yaw });
    const walker = early ?? add();
    walker.go({ kind: 'point', position: at(4.6, 0) });
    const watch = new Watch(crowd, [walker, idler]);
    let step = 0;
    const isThere = watch.until(() => {
      // As the stage turns whoever speaks out to the house: only those who are not on the way.
      if (++step % 5 === 0 && idler.status !== 'walking') idler.stand(step % 2 ? yaw : -yaw);
      return walker.status === 'arrived';
    }, 40);
    expect(isThere).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.7);
  });

  it.each([
    [0.9, -0.9, 0.2, Math.PI],
    [0.8, -1, 0.2, Math.PI / 2],
    [0.8, -1, 0.2, Math.PI],
    [1, -1.2, 0, Math.PI],
  ])('two who make way for each other get on: %f m, from %f, %f aside, turned %f', async (half, from, aside, yaw) => {
    const walls = [block(0, 2 + half, [6, 2.5, 4]), block(0, -2 - half, [6, 2.5, 4])];
    const crowd = crowdOn(await openRoom(walls));
    const idler = crowd.add('idler', { position: at(0, aside), yaw });
    const walker = crowd.add('walker', { position: at(from, -aside), yaw: Math.PI / 2 });
    walker.go({ kind: 'point', position: at(4.6, 0) });
    const watch = new Watch(crowd, [walker, idler]);
    expect(watch.until(() => walker.status === 'arrived', 15)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.7);
  });

  it('two who stand on both sides of a way open it, and others beside them are not trodden on', async () => {
    const crowd = crowdOn(await openRoom());
    const standing = [0.55, -0.55, 1.6, -1.6].map((z, index) =>
      crowd.add(`${z}`, { position: at(index < 2 ? 0 : -0.1, z), yaw: z > 0 ? Math.PI : -Math.PI }),
    );
    const walker = crowd.add('walker', { position: at(-0.85, 0), yaw: Math.PI / 2 });
    walker.go({ kind: 'point', position: at(4, 0) });
    const watch = new Watch(crowd, [walker, ...standing]);
    expect(watch.until(() => walker.status === 'arrived', 15)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.7);
  });

  it('goes around one who sits, and whoever waits beyond leaves room for that', async () => {
    const crowd = crowdOn(await openRoom([block(0, -2.6, [10, 2.5, 4.8])]));
    const sitter = crowd.add('sitter', { position: at(0, 0.2), yaw: Math.PI });
    sitter.fixed = true;
    const standing = [at(-0.5, 1.5), at(0.8, 1.55)].map((position, index) =>
      crowd.add(`standing ${index}`, { position, yaw: Math.PI }),
    );
    const walker = crowd.add('walker', { position: at(1.6, 0.5), yaw: -Math.PI / 2 });
    walker.go({ kind: 'point', position: at(-2, 0.6) });
    const watch = new Watch(crowd, [sitter, walker, ...standing]);
    expect(watch.until(() => walker.status === 'arrived', 15)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.7);
  });

  it('goes to another side of a person when a third comes to stand where it was going to', async () => {
    const crowd = crowdOn(await openRoom());
    const person = crowd.add('person', { position: at(2, 0), yaw: -Math.PI / 2 });
    const third = crowd.add('third', { position: at(1.2, 1.6), yaw: 0 });
    const walker = crowd.add('walker', { position: at(-2.5, 0), yaw: Math.PI / 2 });
    walker.go({ kind: 'person', id: 'person', within: 0.8 });
    for (let step = 0; step < 75; step++) crowd.update(0.02);
    third.place({ position: at(1.25, 0.2), yaw: 0 });
    const watch = new Watch(crowd, [walker, person, third]);
    expect(watch.until(() => walker.status === 'arrived', 15)).toBe(true);
    expect(watch.nearest).toBeGreaterThan(0.7);
  });

  it('two in a corridor too narrow for both: one backs off, nobody is stuck', async () => {
    const walls = [block(0, 2.75, [6, 2.5, 4.5]), block(0, -2.75, [6, 2.5, 4.5])];
    const crowd = crowdOn(await openRoom([...walls, block(0, 0.48, [6, 2.5, 0.06]), block(0, -0.48, [6, 2.5, 0.06])]));
    const [a, b] = [
      crowd.add('a', { position: at(-4.2, 0), yaw: Math.PI / 2 }),
      crowd.add('b', { position: at(4.2, 0), yaw: -Math.PI / 2 }),
    ];
    a.go({ kind: 'point', position: at(4.2, 0) });
    b.go({ kind: 'point', position: at(-4.2, 0) });
    const watch = new Watch(crowd, [a, b]);
    expect(watch.until(() => a.status === 'arrived' && b.status === 'arrived', 40)).toBe(true);
    expect(watch.statuses).not.toContain('stuck');
    expect(watch.nearest).toBeGreaterThan(0.41);
  });

  it('keeps out of the way of a prop that moves', async () => {
    const crowd = crowdOn(await openRoom());
    const walker = crowd.add('a', { position: at(-4, 0), yaw: Math.PI / 2 });
    walker.go({ kind: 'point', position: at(4, 0) });
    const watch = new Watch(crowd, [walker]);
    let nearest = Infinity;
    for (let step = 0; step < 600 && walker.status !== 'arrived'; step++) {
      const cart = at(0.4, 3 - 0.014 * step);
      crowd.setObstacle('cart', { position: cart, radius: 0.5 });
      watch.run(0.02);
      nearest = Math.min(nearest, flatDistance(walker.position, cart));
    }
    expect(walker.status).toBe('arrived');
    expect(nearest).toBeGreaterThan(0.69);
    crowd.setObstacle('cart', { position: at(0, 0), radius: 0.5 });
    walker.go({ kind: 'point', position: at(-4, 0) });
    expect(watch.until(() => walker.status === 'arrived', 12)).toBe(true);
    crowd.setObstacle('cart', undefined);
  });

  it('says it is stuck when somebody bars the only way, and goes on when they leave', async () => {
    const source = twoRooms(0.9);
    const crowd = crowdOn(await Ground.build(source), source.gates);
    const guard = crowd.add('guard', { position: at(-1.5, 0), yaw: 0 });
    const walker = crowd.add('walker', { position: at(-4, 0), yaw: Math.PI / 2 });
    guard.go({ kind: 'block', position: at(0, 0), face: -Math.PI / 2 });
    const watch = new Watch(crowd, [guard, walker]);
    expect(watch.until(() => guard.status === 'arrived', 10)).toBe(true);
    walker.go({ kind: 'point', position: at(4, 0) });
    expect(watch.until(() => walker.status === 'stuck', 12)).toBe(true);
    expect(guard.position.x).toBeCloseTo(0, 1);
    guard.go({ kind: 'point', position: at(1.5, 2) });
    expect(watch.until(() => walker.status === 'arrived', 20)).toBe(true);
  });

  it('two sent to the same spot both find a place', async () => {
    const crowd = crowdOn(await openRoom());
    const walkers = [0, 1].map((index) => crowd.add(`w${index}`, { position: at(-3, index), yaw: 0 }));
    for (const walker of walkers) walker.go({ kind: 'point', position: at(3, 0), face: 0 });
    const watch = new Watch(crowd, walkers);
    expect(watch.until(() => walkers.every(({ status }) => status === 'arrived'), 20)).toBe(true);
    for (const walker of walkers) expect(flatDistance(walker.position, at(3, 0))).toBeLessThan(0.8);
  });

  it('is the same crowd twice, to the last bit', async () => {
    const run = async (): Promise<string> => {
      const source = furnishedRooms(seededRandom('same'), 6);
      const ground = await Ground.build(source);
      const crowd = crowdOn(ground, source.gates);
      const random = seededRandom('same');
      const walkers = Array.from({ length: 8 }, (_, index) =>
        crowd.add(`w${index}`, { position: somewhere(ground, random), yaw: index }),
      );
      const seen: number[] = [];
      for (let step = 0; step < 1500; step++) {
        if (step % 300 === 0)
          for (const walker of walkers) walker.go({ kind: 'point', position: somewhere(ground, random) });
        crowd.update(0.02);
        if (step % 50 === 0)
          for (const { position, yaw } of walkers) seen.push(position.x, position.y, position.z, yaw);
      }
      for (const value of seen) expect(value * 65536).toBe(Math.round(value * 65536));
      return seen.join();
    };
    expect(await run()).toBe(await run());
  });

  it('keeps its promises through a minute of everybody wanting something else all the time', async () => {
    for (let seed = 0; seed < 3; seed++) {
      const random = seededRandom(`busy ${seed}`);
      const source = furnishedRooms(random, 8);
      const ground = await Ground.build(source);
      const crowd = crowdOn(ground, source.gates);
      const walkers: Walker[] = [];
      while (walkers.length < 7) {
        const spot = somewhere(ground, random);
        if (walkers.every(({ position }) => flatDistance(position, spot) > 0.6)) {
          walkers.push(crowd.add(`w${walkers.length}`, { position: spot, yaw: random.next() }));
        }
      }
      const goals = (other: string): Goal[] => [
        { kind: 'point', position: somewhere(ground, random), face: 1 },
        { kind: 'person', id: other, within: 1 },
        { kind: 'follow', id: other },
        { kind: 'beside', id: other },
        { kind: 'flee', id: other, meters: 3 },
        { kind: 'pace', ends: [somewhere(ground, random), somewhere(ground, random)] },
        { kind: 'hide', behind: at(2, 2), from: other },
      ];
      const watch = new Watch(crowd, walkers, source.solids);
      for (let half = 0; half < 120; half++) {
        const walker = pick(random, walkers);
        walker.go(pick(random, goals(pick(random, walkers).id)));
        if (half % 15 === 0) source.gates[0]!.isShut = random.next() < 0.3;
        watch.run(0.5);
        for (const { position } of walkers) expect(ground.contains(position), `seed ${seed}`).toBe(true);
      }
      expect(watch.depth, `seed ${seed}`).toBeLessThan(0.02);
      expect(watch.slide, `seed ${seed}`).toBeLessThan(quarter);
      expect(watch.nearest, `seed ${seed}`).toBeGreaterThan(0.41);
      expect(watch.turnRate, `seed ${seed}`).toBeLessThan(4.2);
    }
  });

  it('nobody comes nearer than an arm’s length to anybody who can step aside, however crowded it is', async () => {
    for (let seed = 0; seed < 2; seed++) {
      const random = seededRandom(`crowded ${seed}`);
      const table = block(0, 0, [1.8, 0.75, 0.9]);
      const ground = await Ground.build({ floors: [floor(-2.5, -2, 2.5, 2)], solids: [table] });
      const crowd = crowdOn(ground);
      const walkers: Walker[] = [];
      while (walkers.length < 5) {
        const spot = somewhere(ground, random);
        if (walkers.every(({ position }) => flatDistance(position, spot) > 0.8))
          walkers.push(crowd.add(`w${walkers.length}`, { position: spot, yaw: random.next() }));
      }
      const watch = new Watch(crowd, walkers);
      let arrived = 0;
      for (let second = 0; second < 60; second++) {
        for (const walker of walkers) {
          if (walker.status === 'walking' && random.next() < 0.9) continue;
          if (walker.status === 'arrived') arrived++;
          walker.go({ kind: 'point', position: somewhere(ground, random), face: 1 });
        }
        watch.run(1);
      }
      expect(watch.nearest, `seed ${seed}`).toBeGreaterThan(0.7);
      expect(arrived, `seed ${seed}`).toBeGreaterThan(20);
    }
  });

  it('walkers can leave in the middle of anything', async () => {
    const source = twoRooms(1);
    const crowd = crowdOn(await Ground.build(source), source.gates);
    const walkers = [-1, 1].map((side) => crowd.add(`w${side}`, { position: at(2 * side, 0), yaw: 0 })) as [
      Walker,
      Walker,
    ];
    walkers[0].go({ kind: 'person', id: 'w1', within: 1 });
    walkers[1].go({ kind: 'point', position: at(-3, 0) });
    new Watch(crowd, walkers).run(1.2);
    crowd.remove('w1');
    expect(crowd.get('w1')).toBeUndefined();
    new Watch(crowd, [walkers[0]]).run(0.5);
    expect(walkers[0].status).toBe('no-way');
    expect(() => crowd.add('w-1', { position: at(0, 0), yaw: 0 })).toThrow(/already/);
  });
});
