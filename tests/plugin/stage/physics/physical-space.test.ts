import { afterEach, describe, expect, it } from 'vitest';
import { PhysicalSpace, type BodySpec, type PhysicalBody } from '../../../../plugin/stage/physics/physical-space.ts';
import { standing } from '../../../../plugin/stage/space/box.ts';
import { upright } from '../../../../plugin/stage/space/pose.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import { openHavok } from './open-havok.ts';

const spaces: PhysicalSpace[] = [];
const open = async (): Promise<PhysicalSpace> => {
  const space = new PhysicalSpace(await openHavok());
  spaces.push(space);
  return space;
};
afterEach(() => spaces.splice(0).forEach((space) => space.dispose()));

const at = (x: number, y: number, z: number) => ({ position: vec(x, y, z), rotation: upright });
const box = (more: Partial<BodySpec> & Pick<BodySpec, 'pose'>): BodySpec => ({
  solids: [standing(vec(0.2, 0.2, 0.2))],
  motion: 'free',
  layer: 'prop',
  massKg: 0.5,
  ...more,
});
const floor = (space: PhysicalSpace) =>
  space.add({
    solids: [{ center: vec(0, -0.1, 0), size: vec(20, 0.2, 20) }],
    pose: at(0, 0, 0),
    motion: 'fixed',
    layer: 'set',
    massKg: 1,
  });
const run = (space: PhysicalSpace, seconds: number, each: () => void = () => {}) => {
  for (let step = 0; step < seconds * 50; step++) {
    space.step(0.02);
    each();
  }
};

describe('physical space', () => {
  it('lets things fall, settle on the floor and sleep', async () => {
    const space = await open();
    floor(space);
    const thing = space.add(box({ pose: at(0, 1, 0) }));
    thing.wake();
    run(space, 3);
    expect(thing.pose.position.y).toBeCloseTo(0, 1);
    expect(space.isSettled).toBe(true);
  });

  it('leaves what stands where it stands asleep from the start', async () => {
    const space = await open();
    floor(space);
    const thing = space.add(box({ pose: at(0, 0.3, 0) }));
    expect(space.isSettled).toBe(true);
    run(space, 0.5);
    expect(thing.pose.position.y).toBeCloseTo(0.3, 5);
  });

  it('stacks', async () => {
    const space = await open();
    floor(space);
    const stack = [0, 1, 2].map((n) => space.add(box({ pose: at(0, 0.21 * n, 0) })));
    stack.forEach((thing) => thing.wake());
    run(space, 3);
    stack.forEach((thing, n) => expect(thing.pose.position.y).toBeCloseTo(0.2 * n, 1));
    expect(space.isSettled).toBe(true);
  });

  it('tells how hard a blow was: falling farther hits harder', async () => {
    const hardest = async (meters: number) => {
      const space = await open();
      floor(space);
      const thing = space.add(box({ pose: at(0, meters, 0) }));
      thing.wake();
      let most = 0;
      run(space, 2, () => space.impacts.forEach(({ impulse }) => (most = Math.max(most, impulse))));
      return most;
    };
    const [low, high] = [await hardest(0.2), await hardest(1.5)];
    expect(low).toBeGreaterThan(0);
    expect(high / low).toBeGreaterThan(1.8);
  });

  it('finds what a line meets first, by layer, and what it is told to pass', async () => {
    const space = await open();
    const near = space.add(box({ pose: at(0, 0, 1), motion: 'fixed', layer: 'furniture' }));
    const far = space.add(box({ pose: at(0, 0, 2) }));
    const [from, to] = [vec(0, 0.1, 0), vec(0, 0.1, 3)];
    expect(space.firstHit(from, to)?.body).toBe(near);
    expect(space.firstHit(from, to, ['prop'])?.body).toBe(far);
    expect(space.firstHit(from, to, ['furniture', 'prop'], (body) => body === near)?.body).toBe(far);
    expect(space.firstHit(from, to, ['set'])).toBeUndefined();
    expect(space.firstHit(from, to)?.point.z).toBeCloseTo(0.9, 3);
  });

  it('sees through what has been stowed away, and lets it touch nothing', async () => {
    const space = await open();
    floor(space);
    const letter = space.add(box({ pose: at(0, 0, 1), layer: 'stowed', motion: 'driven' }));
    expect(space.firstHit(vec(0, 0.1, 0), vec(0, 0.1, 3))).toBeUndefined();
    letter.become('free', 'prop');
    expect(space.firstHit(vec(0, 0.1, 0), vec(0, 0.1, 3))?.body).toBe(letter);
  });

  it('drives a thing with the hand that swings it, and knocks loose things with it', async () => {
    const space = await open();
    floor(space);
    const vase = space.add(box({ pose: at(0, 0, 1) }));
    const sword = space.add(box({ pose: at(0, 0.05, 0), motion: 'driven', layer: 'swung' }));
    for (let step = 0; step < 60; step++) {
      sword.drive(at(0, 0.05, step * 0.02));
      space.step(0.02);
    }
    expect(sword.pose.position.z).toBeCloseTo(1.18, 1);
    expect(vase.pose.position.z).toBeGreaterThan(1.1);
  });

  it('is of another shape when it is reshaped', async () => {
    const space = await open();
    const chest = space.add(box({ pose: at(0, 0, 1), motion: 'fixed', layer: 'furniture' }));
    const down: [ReturnType<typeof vec>, ReturnType<typeof vec>] = [vec(0, 1, 1), vec(0, 0.1, 1)];
    expect(space.firstHit(...down)?.body).toBe(chest);
    chest.reshape([{ center: vec(0, 0.01, 0), size: vec(0.2, 0.02, 0.2) }]);
    expect(space.firstHit(...down)).toBeUndefined();
    chest.reshape([{ center: vec(1, 0.5, 0), size: vec(0.2, 1, 0.2) }]);
    expect(space.firstHit(vec(1, 2, 1), vec(1, 0.1, 1))?.body).toBe(chest);
  });

  it('throws: what is given a velocity flies and lands farther on', async () => {
    const space = await open();
    floor(space);
    const book = space.add(box({ pose: at(0, 1.2, 0) }));
    book.setVelocity(vec(0, 1.5, 4), vec(2, 0, 0));
    run(space, 4);
    expect(book.pose.position.z).toBeGreaterThan(1.5);
    expect(book.pose.position.y).toBeLessThan(0.3);
    expect(space.isSettled).toBe(true);
  });

  it('does the same every time', async () => {
    const tumble = async () => {
      const space = await open();
      floor(space);
      const things: PhysicalBody[] = [];
      for (let n = 0; n < 12; n++)
        things.push(space.add(box({ pose: at((n % 3) * 0.15, 1 + n * 0.3, (n % 2) * 0.1) })));
      things.forEach((thing) => thing.wake());
      run(space, 4);
      return things.map(({ pose }) => pose);
    };
    expect(await tumble()).toEqual(await tumble());
  });

  it('keeps two spaces apart and forgets what was removed', async () => {
    const [one, two] = [await open(), await open()];
    const thing = one.add(box({ pose: at(0, 0, 1) }));
    expect(two.firstHit(vec(0, 0.1, 0), vec(0, 0.1, 3))).toBeUndefined();
    thing.remove();
    thing.remove();
    expect(one.count).toBe(0);
    expect(one.firstHit(vec(0, 0.1, 0), vec(0, 0.1, 3))).toBeUndefined();
  });

  it('refuses a body without weight', async () => {
    const space = await open();
    expect(() => space.add(box({ pose: at(0, 0, 0), massKg: 0 }))).toThrow(/0 kg/);
  });
});
