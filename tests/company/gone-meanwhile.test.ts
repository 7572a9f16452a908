import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { Performance } from '../../src/company/performance.ts';
import type { Change } from '../../src/drama/change.ts';
import type { Fact, FactOf, FactType } from '../../src/drama/fact.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { put, set } from '../play/drive.ts';
import { ada, bruno, door, houseScene, kitchen } from '../play/house-scene.ts';

const leaves = [put(bruno, 'in', kitchen), set(door, 'open', false)];
const dies = [set(bruno, 'dead', true)];

/** Ada speaks to Bruno, who is gone the moment this has happened first. */
async function ifBrunoGoesAfter(type: FactType, changes: readonly Change[]): Promise<Fact[]> {
  const clock = new SimulatedClock();
  const brain: Brain = {
    ...understudy,
    source: 'model',
    decide: async ({ listeners }) => ({
      source: 'model',
      decisions: listeners.map(({ context: { actor } }) =>
        actor === ada
          ? { actor, pace: 'slow' as const, to: bruno, why: 'must' }
          : { actor, pace: 'silence' as const, why: 'need not' },
      ),
    }),
    async *speak() {
      yield 'Sit down, Bruno.';
    },
  };
  const performance = Performance.open(houseScene(), { clock, brain: () => brain });
  const facts: Fact[] = [];
  let isHere = true;
  performance.onFact((fact) => {
    facts.push(fact);
    if (!isHere || fact.type !== type || ('actor' in fact && fact.actor !== ada)) return;
    isHere = false;
    clock.after(0, () => performance.happen({ narration: 'Bruno goes.', changes }));
  });
  performance.start();
  await clock.advance(20_000);
  performance.dispose();
  return facts;
}

describe('who is gone before they are spoken to', () => {
  it.each([
    ['decision:made', leaves],
    ['turn:begun', dies],
    ['line:begun', leaves],
  ] as const)('is not spoken to, gone after the %s', async (type, changes) => {
    const facts = await ifBrunoGoesAfter(type, changes);
    expect(facts.some((fact) => fact.type === 'event:told' && fact.narration === 'Bruno goes.')).toBe(true);
    expect(facts.filter(({ type: each }) => each === 'word:spoken')).toEqual([]);
    const ended = facts.filter((fact): fact is FactOf<'turn:ended'> => fact.type === 'turn:ended');
    expect(ended.map(({ how }) => how)).toEqual(['left']);
  });
});
