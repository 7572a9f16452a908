import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { ada, bruno, dov, houseScene } from '../play/house-scene.ts';

/** Everybody decides to speak to this one; what came of it within some seconds. */
async function speakingTo(to: EntityId): Promise<Fact[]> {
  const clock = new SimulatedClock();
  const decide = async ({ listeners }: Parameters<typeof understudy.decide>[0]) => ({
    source: 'understudy' as const,
    decisions: listeners.map(({ context: { actor } }) => ({ actor, pace: 'fast' as const, to, why: 'must say it' })),
  });
  const performance = Performance.open(houseScene(), { clock, brain: () => ({ ...understudy, decide }) });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.advance(5000);
  performance.dispose();
  return facts;
}

describe('what minds decide', () => {
  it('is a silence where whom they would speak to cannot hear it', async () => {
    const facts = await speakingTo(dov);
    const decided = facts.filter((fact) => fact.type === 'decision:made');
    expect(decided.find(({ actor }) => actor === ada)).toMatchObject({ pace: 'silence', why: 'Dov would not hear it' });
    expect(facts.some(({ type }) => type === 'turn:begun')).toBe(false);
  });

  it('is said to whom they mean where they hear it', async () => {
    const facts = await speakingTo(bruno);
    expect(facts.some((fact) => fact.type === 'turn:begun' && fact.to === bruno)).toBe(true);
  });
});
