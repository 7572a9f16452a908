import { expect, it } from 'vitest';
import { WristDiary } from '../../../plugin/xr/wrist-diary.ts';
import { Performance } from '../../../src/company/performance.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { worldOf } from '../../../src/play/play.ts';
import { elsinore, hamlet } from '../../company/rehearsal.ts';

it('tells whoever wears it of their own deeds as theirs', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock, settings: { seed: '5' } });
  const diary = new WristDiary(() => worldOf(performance.play), hamlet);
  const lines = new Set<string>();
  performance.onFact((fact) => {
    diary.follow(fact);
    for (const line of diary.lines) lines.add(line);
  });
  performance.start();
  await clock.run(() => lines.size > 12 || performance.play.ended !== undefined);
  expect(diary.lines.length).toBeLessThanOrEqual(14);
  expect([...lines].some((line) => line.startsWith('You '))).toBe(true);
  expect([...lines].filter((line) => /^Hamlet (?!:)\w+s\b/.test(line))).toEqual([]);
});
