import { afterAll, describe, expect, it } from 'vitest';
import type { Fact } from '../../src/drama/fact.ts';
import { stableJson } from '../../src/kit/hash.ts';
import { kept } from '../../src/kit/remembered.ts';
import type { ViewName } from '../../src/protocol/messages.ts';
import { howMany } from '../how-much.ts';
import type { Listed } from './evening.ts';
import { SimulatedHouse } from './simulated-house.ts';
import { followed, marksIn, toldOf } from './told-of.ts';

/** Seeds that broke something once. */
const pinned: readonly number[] = [531, 606, 1242];
/** `FROM=400 SEEDS=200 npx vitest run tests/bridge/simulation.test.ts` is a piece of the long one. */
const from = Number(process.env['FROM'] ?? 0);
const seeds = [...pinned, ...Array.from({ length: howMany('SEEDS', 40, 2000) }, (_, seed) => from + seed)];
/** Many short evenings find more than a few long ones: an evening that dies is the dearer to open the longer it was. */
const troubleMs = howMany('TROUBLE_MS', 3000, 25_000);

describe('a house that dies again and again, on a bad network', () => {
  const count = { kills: 0, acknowledged: 0 };
  afterAll(() => expect(Math.min(count.kills, count.acknowledged), 'of all seeds').toBeGreaterThan(seeds.length));

  it.each(seeds)(
    '[SEE2] [ASK3] loses nothing, does nothing twice, and tells everybody the same: seed %i',
    async (seed) => {
      const house = new SimulatedHouse(seed, troubleMs);
      await house.play();
      // What was acknowledged last is still being said.
      expect(await house.run(() => house.areSaid(), 120_000, 200), 'what was acknowledged is said').toBe(true);
      const facts = await house.log();
      const evening = followed(facts);
      const known = new Map<ViewName, readonly Fact[]>();
      // Whose part was taken at the very end may still be told with other eyes.
      const dueTo = ({ told: { view } }: Listed): readonly Fact[] => kept(known, view, () => toldOf(view, evening));
      const isTold = (): boolean => house.clients.every((client) => client.told.next >= dueTo(client).length);
      expect(await house.run(isTold, 60_000), 'everybody is told everything').toBe(true);
      for (const client of house.clients) {
        const wanted = dueTo(client);
        const told = client.play.slice(0, wanted.length);
        // As text first: to compare them part by part takes longer than the evening.
        if (stableJson(told) !== stableJson(wanted)) expect(told).toEqual(wanted);
      }
      const marks = marksIn(facts);
      for (const { mark } of house.acknowledged) expect([mark, marks.get(mark)]).toEqual([mark, 1]);
      expect([...marks].filter(([, times]) => times > 1)).toEqual([]);
      count.kills += house.kills;
      count.acknowledged += house.acknowledged.length;
    },
  );
});
