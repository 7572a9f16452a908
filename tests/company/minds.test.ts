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

/** Nobody wants to say anything; Ada, who is a person, asks Bruno. */
async function askedInVain(): Promise<Fact[]> {
  const clock = new SimulatedClock();
  const decide = async ({ listeners }: Parameters<typeof understudy.decide>[0]) => ({
    source: 'understudy' as const,
    decisions: listeners.map(({ context: { actor } }) => ({ actor, pace: 'silence' as const, why: 'will not say' })),
  });
  const performance = Performance.open(houseScene(), { clock, brain: () => ({ ...understudy, decide }) });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  performance.takeRole(ada, 'player:one');
  await clock.advance(1000);
  performance.submit({ actor: ada, player: 'player:one', text: 'Bruno, where were you last night?' });
  await clock.advance(12_000);
  performance.dispose();
  return facts;
}

describe('what minds decide', () => {
  it('is seen, where a person asked and they will not say: whoever was asked looks away', async () => {
    const facts = await askedInVain();
    const seen = facts.filter((fact) => fact.type === 'action:ruled').map(({ actor, action }) => [actor, action.verb]);
    expect(seen).toEqual([[bruno, 'look']]);
  });

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
