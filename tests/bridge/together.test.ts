import { describe, expect, it } from 'vitest';
import { Together } from '../../src/bridge/server/together.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';

/** When something is told that happens every so many milliseconds, for a second. */
async function toldAt(everyMs: number): Promise<number[]> {
  const clock = new SimulatedClock();
  const told: number[] = [];
  const together = new Together(clock, 50, () => told.push(clock.now()));
  for (let at = 0; at < 1000; at += everyMs) clock.after(at, () => together.ask());
  await clock.advance(1200);
  return told;
}

describe('[SEE8] what is told', () => {
  it('is told at once where it comes alone', async () => {
    expect(await toldAt(300)).toEqual([0, 300, 600, 900]);
    expect(await toldAt(60)).toHaveLength(17);
  });

  it('is told together where it comes fast, and in fewer pieces the longer that goes on', async () => {
    expect(await toldAt(10)).toEqual([0, 50, 150, 300, 450, 600, 750, 900, 1050]);
  });
});
