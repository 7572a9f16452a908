import { describe, expect, it } from 'vitest';
import { advantagesOf, bestOf, rewardWeights, type Rewards } from '../../../src/mind/perceiving/best-of.ts';
import { readCandidate } from '../../../src/mind/perceiving/three-part-answer.ts';
import { galleryTruth } from './gallery.ts';

const rewards = (sem: number, fmt: number, vis: number, pcg: number): Rewards => ({ sem, fmt, vis, pcg });
const three = (perception: string, thought: string, line: string): string =>
  `<perception>${perception}</perception><think>${thought}</think><answer>${line}</answer>`;
const of = (...texts: readonly string[]) => texts.map((text) => readCandidate(text, galleryTruth));

describe('the best of several', () => {
  it('weighs as the paper does', () => {
    expect(rewardWeights).toEqual({ sem: 1, fmt: 1, vis: 0.8, pcg: 0.8 });
  });

  it('holds each reward against its group: by hand', () => {
    // Mean 3, deviation 2 in form; 0.5 and 0.5 in grounding; the others are the same for both.
    const [one, two] = advantagesOf([rewards(0.2, 5, 1, 0), rewards(0.2, 1, 0, 0)]);
    const epsilon = 1e-6;
    const byHand = 2 / (2 + epsilon) + (0.8 * 0.5) / (0.5 + epsilon);
    expect(one).toBeCloseTo(byHand, 12);
    expect(two).toBeCloseTo(-byHand, 12);
  });

  it('makes nothing of what all have alike', () => {
    expect(advantagesOf([rewards(1, 5, 1, 1), rewards(1, 5, 1, 1)])).toEqual([0, 0]);
    expect(advantagesOf([rewards(1, 5, 1, 1)])).toEqual([0]);
    expect(advantagesOf([])).toEqual([]);
  });

  it('sums to nothing over a group', () => {
    const sums = advantagesOf([rewards(0.1, 5, 0.5, 0), rewards(0.7, -1.5, 1, 0.2), rewards(0.3, 2, 0, -0.1)]);
    expect(sums.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
  });

  it('prefers form, then what is there', () => {
    const whole = three('A man holds a dagger over a woman.', 'He means it.', 'Put it down.');
    const strange = three('A man holds a pistol.', 'He means it.', 'Put it down.');
    const broken = '<perception>A man.<answer>Put it down.';
    const { chosen, candidates } = bestOf(of(broken, strange, whole), { fits: '', known: '' });
    expect(chosen).toBe(2);
    expect(candidates.map(({ rewards: { fmt } }) => fmt)).toEqual([-1.5, 5, 5]);
    expect(candidates.map(({ rewards: { vis } }) => vis > 0.9)).toEqual([false, false, true]);
  });

  it('gives an empty part nothing', () => {
    const [empty] = bestOf(of(three('', '', '')), { fits: 'the dagger', known: '' }).candidates;
    expect(empty?.rewards).toEqual({ sem: 0, fmt: 5, vis: 0, pcg: 0 });
  });

  it('never performs what cannot be, while another can', () => {
    const { chosen } = bestOf(of('Put it down!', three('A pistol.', 'x', 'Hm.')), { fits: 'put it down', known: '' });
    expect(chosen).toBe(1);
  });

  it('knows a line that fits, and a perception that helps', () => {
    const fits = 'answers: Hugo: “Where is the letter?”';
    const [apt, idle] = bestOf(
      of(
        three('A torn letter lies on the table.', 'He asks for the letter.', 'The letter is on the table.'),
        three('A room.', 'Nothing.', 'Lovely weather, by the table, letter or no letter.'),
      ),
      { fits, known: 'Hugo asks.' },
    ).candidates;
    expect(apt!.rewards.sem).toBeGreaterThan(idle!.rewards.sem);
    expect(apt!.rewards.pcg).toBeGreaterThan(idle!.rewards.pcg);
  });
});
