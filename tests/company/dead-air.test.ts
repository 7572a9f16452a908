import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ada, houseScene } from '../play/house-scene.ts';

/** A mind of a model's kind that is called off like one. */
const mind = (own: Partial<Brain>): Brain => ({ ...understudy, source: 'model', ...own });

const until = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off')), { once: true }));

/** What happens in the first seconds with a mind like this, in time that waits for nobody. */
async function opened(brain: Brain, seconds: number): Promise<Fact[]> {
  const clock = new SimulatedClock(0, { waits: false });
  const performance = Performance.open(houseScene(), { clock, brain: () => brain });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  for (let at = 0; at < seconds * 1000; at += 50) {
    await clock.advance(50);
    // What was called off is followed up.
    await new Promise((resolve) => void setImmediate(resolve));
  }
  performance.dispose();
  return facts;
}

const thinking = mind({ decide: (_, signal) => until(signal) });
const wordless = mind({
  decide: async ({ listeners }) => ({
    source: 'model',
    decisions: listeners.map(({ context: { actor } }) => ({
      actor,
      pace: actor === ada ? 'fast' : 'silence',
      why: 'now',
    })),
  }),
  // eslint-disable-next-line require-yield -- There is nothing to say.
  async *speak(_, signal) {
    await until(signal);
  },
});

const stepIns = (facts: readonly Fact[]) => facts.filter((fact) => fact.type === 'understudy:stepped-in');

describe('a stage that waits for a mind', () => {
  it('is decided for by the understudy before it has been silent for five seconds', async () => {
    const facts = await opened(thinking, 5);
    expect(stepIns(facts)[0]).toMatchObject({ role: 'decide', code: 'model/timeout', at: 4_500 });
    const decided = facts.filter((fact) => fact.type === 'decision:made');
    expect(decided.length).toBeGreaterThan(0);
    expect(decided.every(({ source, at }) => source === 'understudy' && at < 5_000)).toBe(true);
  });

  it('is spoken for a little later, where somebody has decided and has no words', async () => {
    const facts = await opened(wordless, 6);
    expect(stepIns(facts)[0]).toMatchObject({ role: 'actor', code: 'model/timeout', at: 5_000 });
    const [turn] = facts.filter((fact) => fact.type === 'turn:begun');
    expect(turn?.actor).toBe(ada);
    expect(facts.some(({ type, at }) => (type === 'line:begun' || type === 'action:begun') && at >= 5_000)).toBe(true);
  });

  it('waits for as long as it was told to', async () => {
    expect(stepIns(await opened({ ...thinking, patienceMs: 8_000 }, 7.9))).toEqual([]);
  });
});
