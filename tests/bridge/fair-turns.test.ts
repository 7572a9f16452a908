import { describe, expect, it } from 'vitest';
import { FairTurns } from '../../src/bridge/server/fair-turns.ts';
import { SimulatedClock, systemClock } from '../../src/kit/clock.ts';

describe('whatever falls due in the evenings of a house', () => {
  it.each([
    ['in one moment', () => new SimulatedClock()],
    ['one by one', () => systemClock()],
  ])('is done in its order, and whoever asks meanwhile is heard before all of it is: %s', async (_, clock) => {
    let nowMs = 0;
    const turns = new FairTurns(() => nowMs);
    const time = clock();
    const heard: string[] = [];
    // A hundred evenings have two milliseconds of thinking to do in the same moment.
    for (let evening = 0; evening < 100; evening++) {
      turns.clock(time).after(1, () => {
        nowMs += 2;
        if (evening === 0) setImmediate(() => heard.push('asks'));
        void Promise.resolve().then(() => heard.push(`follows ${evening}`));
        heard.push(`thinks ${evening}`);
      });
    }
    const all = new Promise<void>((resolve) => void turns.clock(time).after(1, resolve));
    if (time instanceof SimulatedClock) await time.advance(1);
    await all;
    // On a busy machine not all of them fall due in one moment: then it is heard earlier.
    expect(heard.indexOf('asks')).toBeGreaterThan(0);
    expect(heard.indexOf('asks')).toBeLessThanOrEqual(3 * 2);
    if (time instanceof SimulatedClock) expect(heard.indexOf('asks')).toBe(3 * 2);
    const order = heard.filter((each) => each !== 'asks');
    expect(order).toEqual(
      Array.from({ length: 100 }, (_each, evening) => [`thinks ${evening}`, `follows ${evening}`]).flat(),
    );
  });

  it('has as much time as all who ask together', async () => {
    let nowMs = 0;
    const turns = new FairTurns(() => nowMs);
    const time = new SimulatedClock();
    const heard: string[] = [];
    // Those who ask take twenty milliseconds whenever they are heard.
    const asks = (): void => {
      nowMs += 20;
      heard.push('asks');
      if (heard.length < 100) setImmediate(asks);
    };
    for (let evening = 0; evening < 60; evening++)
      turns.clock(time).after(1, () => {
        nowMs += 2;
        heard.push('thinks');
      });
    setImmediate(asks);
    const all = new Promise<void>((resolve) => void turns.clock(time).after(1, resolve));
    await time.advance(1);
    await all;
    const between = heard.join(' ').split('asks').slice(1, -1);
    expect(between.map((part) => part.trim().split(' ').length)).toEqual([10, 10, 10, 10, 10]);
  });

  it('is not done that was called off, though it had fallen due', async () => {
    const turns = new FairTurns(() => 0);
    const time = new SimulatedClock();
    const done: string[] = [];
    const second = { cancel: (): void => undefined };
    turns.clock(time).after(5, () => {
      done.push('first');
      second.cancel();
    });
    second.cancel = turns.clock(time).after(5, () => done.push('second'));
    const last = new Promise<void>((resolve) => void turns.clock(time).after(5, resolve));
    await time.advance(5);
    await last;
    expect(done).toEqual(['first']);
  });

  it('waits for everybody who asks in one moment, and so does what comes of it', async () => {
    const turns = new FairTurns();
    const heard: string[] = [];
    const asks = (who: string): void => {
      heard.push(`${who} asks`);
      void turns.heard().then(() => heard.push(`${who} is answered`));
    };
    asks('ada');
    // Whoever comes while the first has been heard already, in the same turn of the loop.
    process.nextTick(() => asks('bruno'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['ada asks', 'bruno asks', 'ada is answered', 'bruno is answered']);
    asks('clara');
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.at(-1)).toBe('clara is answered');
  });
});
