import { afterAll, describe, expect, it } from 'vitest';
import { stableJson } from '../../src/kit/hash.ts';
import { howMany } from '../how-much.ts';
import { SimulatedHouse } from './simulated-house.ts';
import { followed, marksIn, toldOf } from './told-of.ts';

/** Seeds that broke something once. */
const pinned: readonly number[] = [];
/** `FROM=400 SEEDS=200 npx vitest run tests/bridge/simulation.test.ts` is a piece of the long one. */
const from = Number(process.env['FROM'] ?? 0);
const seeds = [...pinned, ...Array.from({ length: howMany('SEEDS', 100, 2000) }, (_, seed) => from + seed)];
/** Many short evenings find more than a few long ones: an evening that dies is the dearer to open the longer it was. */
const troubleMs = howMany('TROUBLE_MS', 8000, 25_000);

describe('a house that dies again and again, on a bad network', () => {
  const count = { kills: 0, acknowledged: 0 };
  afterAll(() => expect(Math.min(count.kills, count.acknowledged), 'of all seeds').toBeGreaterThan(seeds.length));

  it.each(seeds)(
    '[SEE2] [ASK3] loses nothing, does nothing twice, and tells everybody the same: seed %i',
    async (seed) => {
      const house = new SimulatedHouse(seed, troubleMs);
      await house.play();
      const evening = followed(await house.log());
      const lengths = house.clients.map(({ told }) => toldOf(told.view, evening).length);
      const isTold = await house.run(
        () => house.clients.every((client, at) => client.told.next >= (lengths[at] ?? 0)),
        60_000,
      );
      expect(isTold, 'everybody is told everything').toBe(true);
      // What was acknowledged last is still being said.
      expect(await house.run(() => house.areSaid(), 120_000, 1000), 'what was acknowledged is said').toBe(true);
      const facts = await house.log();
      const whole = followed(facts);
      for (const client of house.clients) {
        const told = toldOf(client.told.view, whole).slice(0, client.play.length);
        // As text first: to compare a thousand facts part by part takes longer than the evening.
        if (stableJson(client.play) !== stableJson(told)) expect(client.play).toEqual(told);
      }
      const marks = marksIn(facts);
      for (const { mark } of house.acknowledged) expect([mark, marks.get(mark)]).toEqual([mark, 1]);
      expect([...marks].filter(([, times]) => times > 1)).toEqual([]);
      count.kills += house.kills;
      count.acknowledged += house.acknowledged.length;
    },
  );
});
