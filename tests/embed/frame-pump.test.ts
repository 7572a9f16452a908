import { expect, it } from 'vitest';
import { FramePump } from '../../src/embed/frame-pump.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { allocatedBy } from '../bench/allocations.ts';

const frameMs = 1000 / 60;

it('lets a frame pass within the frame, and what falls due in it happen', () => {
  const clock = new SimulatedClock();
  const pump = new FramePump(clock, () => false);
  const seen: number[] = [];
  for (const ms of [10, 16, 17]) clock.after(ms, () => seen.push(clock.now()));
  expect(pump.frame(frameMs, 1)).toBe(frameMs);
  expect(seen).toEqual([10, 16]);
  expect(clock.now()).toBe(frameMs);
});

it('waits for work outside, and makes up for it afterwards', async () => {
  const clock = new SimulatedClock();
  const pump = new FramePump(clock, () => false);
  const seen: string[] = [];
  let finish = (): void => undefined;
  clock.after(5, () => clock.holdFor(new Promise((resolve) => (finish = resolve))));
  clock.after(10, () => seen.push('later'));
  pump.frame(frameMs, 1);
  pump.frame(frameMs, 1);
  expect([seen, clock.now()]).toEqual([[], 5]);
  finish();
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(seen).toEqual(['later']);
  expect(clock.now()).toBeCloseTo(2 * frameMs);
});

it('is held, and goes on from there', () => {
  const clock = new SimulatedClock();
  let isHeld = true;
  const pump = new FramePump(clock, () => isHeld);
  expect([pump.frame(frameMs, 1), clock.now()]).toEqual([0, 0]);
  isHeld = false;
  pump.frame(frameMs, 1);
  expect(clock.now()).toBe(frameMs);
});

it('makes nothing in frames in which nothing falls due', async () => {
  const clock = new SimulatedClock();
  const pump = new FramePump(clock, () => false);
  clock.after(1e9, () => undefined);
  const count = 4000;
  const frames = (): Promise<void> => {
    for (let frame = 0; frame < count; frame++) pump.frame(frameMs, 1);
    return Promise.resolve();
  };
  let least = Infinity;
  // Until V8 has compiled it, every number is an object.
  for (let round = 0; round < 12 && least >= 64; round++) {
    await frames();
    least = Math.min(least, (await allocatedBy('frames', frames)).ours / count);
  }
  // A promise and what hangs on it took 1,300 bytes; what is left are the numbers of three clocks.
  expect(least).toBeLessThan(64);
});
