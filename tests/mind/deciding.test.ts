import { describe, expect, it } from 'vitest';
import { paces, type Pace } from '../../src/drama/decision.ts';
import { traitsOf, weigh, type Situation } from '../../src/mind/understudy/deciding.ts';
import { decidingWeights } from '../../src/mind/understudy/deciding-weights.data.ts';
import { likeliest, situationIn, snapshots, type Snapshot } from './pad.ts';
import { latencyPenalty, padScore } from './pad-score.ts';

const inHalf = (half: Snapshot['half']) => snapshots.filter((snapshot) => snapshot.half === half);
const accuracyIn = (some: readonly Snapshot[]) =>
  some.filter((snapshot) => likeliest(weigh(situationIn(snapshot))) === snapshot.label).length / some.length;

describe('deciding, on labelled moments', () => {
  it('has as many of each answer in each half, and no moment twice', () => {
    for (const half of ['open', 'kept'] as const)
      for (const pace of paces) expect(inHalf(half).filter(({ label }) => label === pace)).toHaveLength(24);
    expect(new Set(snapshots.map(({ id }) => id)).size).toBe(snapshots.length);
    expect(new Set(snapshots.map(({ persona, history }) => JSON.stringify([persona, history]))).size).toBe(
      snapshots.length,
    );
  });

  it.each(paces)('decides the open half as it was fitted to: %s', (pace) => {
    expect(accuracyIn(inHalf('open').filter(({ label }) => label === pace))).toBeGreaterThanOrEqual(0.7);
  });

  it('decides the kept half, which nothing was fitted to, far better than chance', () => {
    expect(accuracyIn(inHalf('kept'))).toBeGreaterThanOrEqual(0.4);
  });
});

describe('weighing', () => {
  const situations = snapshots.map(situationIn);

  it('gives each pace its share, together one', () => {
    for (const situation of situations) {
      const { fast, slow, silence } = weigh(situation);
      expect(fast + slow + silence).toBeCloseTo(1, 10);
      for (const share of [fast, slow, silence]) expect(share).toBeGreaterThan(0);
    }
  });

  it('takes every trait about 0 to 1, and weighs none it does not have', () => {
    for (const situation of situations) {
      const traits = traitsOf(situation);
      for (const [trait, value] of Object.entries(traits)) expect(Math.abs(value), trait).toBeLessThanOrEqual(1.2);
      for (const trait of Object.keys(decidingWeights)) expect(trait === 'base' || trait in traits, trait).toBe(true);
    }
  });

  it('says the same of the same moment, and the heaviest is the likeliest', () => {
    for (const situation of situations.slice(0, 20)) {
      const weighed = weigh(situation);
      expect(weigh(situation)).toEqual(weighed);
      expect(weighed[likeliest(weighed)]).toBe(Math.max(weighed.fast, weighed.slow, weighed.silence));
    }
    expect(likeliest({ fast: 0.4, slow: 0.3, silence: 0.3 })).toBe('fast');
    expect(likeliest({ fast: 0.3, slow: 0.4, silence: 0.3 })).toBe('slow');
    // Where as much speaks for saying nothing, nothing is said.
    expect(likeliest({ fast: 0.4, slow: 0.2, silence: 0.4 })).toBe('silence');
  });

  it('leans to silence for whoever hides, and for whoever was not spoken to', () => {
    const share = (pace: Pace, change: (situation: Situation) => Situation) =>
      situations.map((situation) => weigh(change(situation))[pace]);
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const own = (situation: Situation) => situation;
    expect(mean(share('silence', (situation) => ({ ...situation, isHidden: true })))).toBeGreaterThan(
      mean(share('silence', own)),
    );
    expect(mean(share('silence', (situation) => ({ ...situation, addressed: 'other' })))).toBeGreaterThan(
      mean(share('silence', (situation) => ({ ...situation, addressed: 'self' }))),
    );
  });
});

describe('the score of a decider (HAMLET, Table 3)', () => {
  /** Table 11: the average wait of a model, and what it costs. */
  const table11: readonly (readonly [model: string, seconds: number, penalty: number])[] = [
    ['Qwen2.5-7B-Instruct', 0.32, 0],
    ['PAD', 0.36, 0],
    ['Qwen3-32B', 0.41, 0],
    ['GPT-4.1-mini', 0.75, 0],
    ['Qwen2.5-72B-Instruct', 1.02, 0],
    ['GPT-4o', 1.89, 0.024],
    ['Qwen3-8B-Thinking', 6.89, 0.05],
    ['Qwen3-32B-Thinking', 15.12, 0.1],
    ['Gemini-2.5-pro', 21.8, 0.1],
    ['DeepSeek-R1-0528', 49.5, 0.15],
  ];

  it.each(table11)('costs %s, who waits %f s, %f', (_, seconds, penalty) => {
    expect(latencyPenalty(seconds)).toBeCloseTo(penalty, 3);
  });

  it('grows without a step, fast at first', () => {
    expect(latencyPenalty(0)).toBe(0);
    for (const [at, penalty] of [
      [1.5, 0],
      [2.5, 0.05],
      [8, 0.05],
      [12, 0.1],
      [25, 0.1],
      [35, 0.15],
    ] as const) {
      expect(latencyPenalty(at)).toBeCloseTo(penalty, 10);
      expect(latencyPenalty(at - 1e-9)).toBeCloseTo(latencyPenalty(at + 1e-9), 6);
    }
    // As the formula has it, half way into each stretch.
    expect(latencyPenalty(2)).toBeCloseTo((0.05 * Math.log(1.5)) / Math.log(2), 10);
    expect(latencyPenalty(10)).toBeCloseTo(0.05 + (0.05 * Math.log(3)) / Math.log(5), 10);
    expect(latencyPenalty(30)).toBeCloseTo(0.1 + (0.05 * Math.log(6)) / Math.log(11), 10);
    const over = Array.from({ length: 500 }, (_, index) => latencyPenalty(index / 10));
    expect(over).toEqual([...over].sort((a, b) => a - b));
    expect(latencyPenalty(1e6)).toBeCloseTo(0.15, 10);
  });

  /** The rows of Table 3 whose final score is the mean less the penalty, as they are printed. */
  it.each([
    ['Qwen2.5-7B-Instruct', 0.779, 0.359, 0.131, 0.32, 0.423],
    ['Qwen2.5-72B-Instruct', 0.692, 0.452, 0.262, 1.02, 0.469],
    ['Qwen3-32B', 0.773, 0.396, 0.098, 0.41, 0.422],
    ['GPT-4o', 0.556, 0.623, 0.328, 1.89, 0.478],
    ['GPT-4.1-mini', 0.909, 0.132, 0.18, 0.75, 0.407],
    ['DeepSeek-R1-0528', 0.723, 0.615, 0.47, 49.5, 0.453],
    ['PAD', 0.822, 0.736, 0.711, 0.36, 0.756],
  ])('gives %s its final score', (_, fast, slow, silence, seconds, score) => {
    expect(Math.abs(padScore({ fast, slow, silence }, seconds) - score)).toBeLessThanOrEqual(0.001);
  });

  it('takes nothing off where nobody waits', () => {
    const accuracy = Object.fromEntries(
      paces.map((pace) => [pace, accuracyIn(inHalf('kept').filter(({ label }) => label === pace))]),
    ) as Record<Pace, number>;
    expect(padScore(accuracy, 0)).toBeCloseTo(accuracyIn(inHalf('kept')), 10);
  });
});
