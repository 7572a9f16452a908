import { describe, expect, it } from 'vitest';
import { howMany, isLong } from '../how-much.ts';
import { countEvening, sceneFor, visits } from './count-evenings.ts';
import { countAll, counterNames, type CounterName } from './counting/counters.ts';
import { personKinds, persons } from './person.ts';
import { playEvening } from './person-evening.ts';

/** What the first minutes of an evening come to is seen in every check; whole evenings in every role with LONG=1. */
const minutes = isLong ? 3 : 1;
const shortEvenings = [...visits(1)].filter(({ kind }) => isLong || kind !== 'silent');

describe('people who come to the plays', () => {
  it('have something to say, of every kind, for every play and role', () => {
    for (const { lines, play, language } of persons) {
      for (const kind of personKinds.filter((one) => one !== 'silent')) {
        const { any, roles } = lines[kind];
        const all = [...any, ...Object.values(roles).flat()];
        expect(new Set(all).size, `${play} ${language} ${kind}`).toBe(all.length);
        expect(all.length, `${play} ${language} ${kind}`).toBeGreaterThanOrEqual(25);
      }
    }
  });

  it('have the same evening for the same seed', async () => {
    const [visit] = visits(1);
    if (!visit) throw new Error('nobody comes');
    const [one, other] = [
      await playEvening(sceneFor(visit), visit, 60_000),
      await playEvening(sceneFor(visit), visit, 60_000),
    ];
    expect(one.facts.some(({ type, by }) => type === 'decision:made' && by === 'player:stranger')).toBe(true);
    expect(other.facts).toEqual(one.facts);
  });

  it(`come upon nothing that should not be, in the first ${minutes} minutes`, async () => {
    const found: Record<CounterName, string[]> = Object.fromEntries(counterNames.map((name) => [name, []])) as never;
    for (const visit of shortEvenings) {
      const { facts } = await playEvening(sceneFor(visit), visit, minutes * 60_000);
      const { persons: one, kind, role } = visit;
      const counted = countAll(facts);
      for (const name of counterNames) {
        for (const { seq, says } of counted[name])
          found[name].push(`${one.play} ${one.language} ${kind} ${role} #${seq}: ${says}`);
      }
    }
    expect(found).toEqual(Object.fromEntries(counterNames.map((name) => [name, []])));
  });

  const whole = 'bring every play to an end, in every role';
  const bringToAnEnd = async (): Promise<void> => {
    for (const visit of visits(howMany('EVENINGS', 0, 8))) {
      const { isComplete } = await countEvening(visit);
      const { persons: one, kind, role, seed } = visit;
      expect(isComplete, `${one.play} ${one.language} ${kind} ${role} seed ${seed}`).toBe(true);
    }
  };
  if (isLong) it(whole, bringToAnEnd);
});
