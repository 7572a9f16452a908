import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';

describe('a simulated clock', () => {
  it('jumps from one thing to the next, in the order of their time', async () => {
    const clock = new SimulatedClock();
    const seen: [string, number][] = [];
    clock.after(300, () => seen.push(['late', clock.now()]));
    clock.after(100, () => seen.push(['early', clock.now()]));
    clock.after(200, () => seen.push(['between', clock.now()]));
    await clock.run();
    expect(seen).toEqual([
      ['early', 100],
      ['between', 200],
      ['late', 300],
    ]);
    expect(clock.now()).toBe(300);
  });

  it('keeps what falls on one moment in the order of asking', async () => {
    const clock = new SimulatedClock();
    const seen: number[] = [];
    for (let asked = 0; asked < 50; asked++) clock.after(10, () => seen.push(asked));
    await clock.run();
    expect(seen).toEqual(Array.from({ length: 50 }, (_, asked) => asked));
  });

  it('keeps any number of things in order, by time and then by asking', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 80 }), async (delays) => {
        const clock = new SimulatedClock();
        const seen: { delay: number; asked: number }[] = [];
        delays.forEach((delay, asked) => clock.after(delay, () => seen.push({ delay, asked })));
        await clock.run();
        const ordered = delays
          .map((delay, asked) => ({ delay, asked }))
          .sort((a, b) => a.delay - b.delay || a.asked - b.asked);
        expect(seen).toEqual(ordered);
      }),
    );
  });

  it('lets what happens ask for more, counted from when it happened', async () => {
    const clock = new SimulatedClock(1_000);
    const seen: number[] = [];
    clock.after(10, () => {
      seen.push(clock.now());
      clock.after(5, () => seen.push(clock.now()));
      clock.after(-5, () => seen.push(clock.now()));
    });
    await clock.run();
    expect(seen).toEqual([1_010, 1_010, 1_015]);
  });

  it('forgets what is called off, and does not wait for it', async () => {
    const clock = new SimulatedClock();
    const seen: string[] = [];
    const cancel = clock.after(500, () => seen.push('cancelled'));
    clock.after(100, () => {
      seen.push('kept');
      cancel();
    });
    await clock.run();
    expect(seen).toEqual(['kept']);
    expect(clock.now()).toBe(100);
  });

  it('does not mind calling off what has happened', async () => {
    const clock = new SimulatedClock();
    let ran = 0;
    const cancel = clock.after(1, () => ran++);
    await clock.run();
    cancel();
    await clock.run();
    expect(ran).toBe(1);
  });

  it('waits for the world outside before it lets time pass', async () => {
    const clock = new SimulatedClock();
    const seen: string[] = [];
    clock.after(10, () => seen.push(`timer at ${clock.now()}`));
    const outside = async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      seen.push(`outside at ${clock.now()}`);
      // What came of it is sooner than what was there before.
      clock.after(5, () => seen.push(`answer at ${clock.now()}`));
    };
    clock.holdFor(outside());
    await clock.run();
    expect(seen).toEqual(['outside at 0', 'answer at 5', 'timer at 10']);
  });

  it('waits for outside work begun by outside work, and by what happened', async () => {
    const clock = new SimulatedClock();
    const seen: string[] = [];
    const work = async (name: string, then?: () => void) => {
      await Promise.resolve();
      seen.push(name);
      then?.();
    };
    clock.after(1, () => {
      clock.holdFor(work('first', () => clock.holdFor(work('second'))));
    });
    clock.after(2, () => seen.push('timer'));
    await clock.run();
    expect(seen).toEqual(['first', 'second', 'timer']);
  });

  it('stops where it is told to, and goes on from there', async () => {
    const clock = new SimulatedClock();
    let count = 0;
    for (let at = 1; at <= 5; at++) clock.after(at, () => count++);
    await clock.run(() => count === 2);
    expect([count, clock.now()]).toEqual([2, 2]);
    await clock.run();
    expect([count, clock.now()]).toEqual([5, 5]);
  });

  it('advances by so much: what falls due in it happens, and no more', async () => {
    const clock = new SimulatedClock(50);
    const seen: number[] = [];
    for (const ms of [40, 100, 101]) clock.after(ms, () => seen.push(clock.now()));
    await clock.advance(100);
    expect(seen).toEqual([90, 150]);
    expect(clock.now()).toBe(150);
    await clock.advance(0);
    expect(clock.now()).toBe(150);
    await clock.advance(10);
    expect(seen).toEqual([90, 150, 151]);
    expect(clock.now()).toBe(160);
  });

  it('reaches a moment at once, unless work outside is waited for', async () => {
    const clock = new SimulatedClock();
    const seen: number[] = [];
    for (const ms of [40, 60, 90]) clock.after(ms, () => seen.push(clock.now()));
    clock.after(60, () => clock.holdFor(Promise.resolve()));
    expect(clock.reach(50)).toBe(true);
    expect([seen, clock.now()]).toEqual([[40], 50]);
    expect(clock.reach(100)).toBe(false);
    expect([seen, clock.now()]).toEqual([[40, 60], 60]);
    await clock.advance(40);
    expect([seen, clock.now()]).toEqual([[40, 60, 90], 100]);
  });

  it('gives each its own time: two clocks know nothing of one another', async () => {
    const [one, two] = [new SimulatedClock(), new SimulatedClock(7)];
    two.after(100, () => {
      throw new Error('nobody ran this clock');
    });
    await one.advance(1_000);
    expect([one.now(), two.now()]).toEqual([1_000, 7]);
  });
});
