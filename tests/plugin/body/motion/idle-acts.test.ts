import { describe, expect, it } from 'vitest';
import { plainBearing, type Bearing } from '../../../../plugin/body/motion/bearing.ts';
import { plainManner } from '../../../../plugin/body/motion/gestures/manner.ts';
import { IdleActs, type Leisure } from '../../../../plugin/body/motion/idle-acts.ts';
import { moods } from '../../../../src/drama/mood.ts';

const frames = (acts: IdleActs, leisure: Leisure | undefined, seconds: number, mood = 'calm'): Bearing[] =>
  Array.from({ length: Math.round(seconds * 30) }, () => {
    const bearing = plainBearing();
    acts.bear(bearing, leisure, mood, plainManner, { seconds: 1 / 30 });
    return bearing;
  });
const stir = (b: Bearing): number =>
  Math.abs(b.nod) + Math.abs(b.turn) + Math.abs(b.tilt) + Math.abs(b.sway) + b.left.weight + b.right.weight;

describe('idle acts', () => {
  it('act silence: something in every half minute, and stillness between', () => {
    for (const mood of moods) {
      for (const leisure of ['waiting', 'listening'] as const) {
        const seen = frames(new IdleActs(0.37), leisure, 30, mood).map(stir);
        expect(Math.max(...seen), `${mood} ${leisure}`).toBeGreaterThan(0.12);
        expect(Math.min(...seen), `${mood} ${leisure}`).toBeLessThan(0.02);
      }
    }
  });

  it('never do the same twice running', () => {
    for (const mood of moods) {
      for (let seed = 0; seed < 1; seed += 0.07) {
        const acts = new IdleActs(seed);
        for (let stretch = 0; stretch < 60; stretch++) {
          for (const leisure of ['waiting', 'listening'] as const)
            expect(acts.actIn(stretch, leisure, mood)).not.toBe(acts.actIn(stretch + 1, leisure, mood));
        }
      }
    }
  });

  it('are let go of without a jump when there is something to do', () => {
    const acts = new IdleActs(0.61);
    let before: Bearing | undefined;
    for (let round = 0; round < 20; round++) {
      for (const bearing of [...frames(acts, 'waiting', 4.7), ...frames(acts, undefined, 1)]) {
        if (before) expect(Math.abs(bearing.right.weight - before.right.weight)).toBeLessThan(0.16);
        before = bearing;
      }
      expect(stir(before!)).toBe(0);
    }
  });

  it('are a person’s own', () => {
    const of = (seed: number): Bearing[] => frames(new IdleActs(seed), 'waiting', 20);
    expect(of(0.3)).toEqual(of(0.3));
    expect(of(0.3)).not.toEqual(of(0.8));
  });
});
