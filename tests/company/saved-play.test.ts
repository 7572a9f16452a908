import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { beatEnds, loadPlay, openSavedPerformance } from '../../src/company/saved-play.ts';
import { summarize } from '../../src/company/summary.ts';
import type { Performance } from '../../src/company/performance.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { hashPlay, worldOf } from '../../src/play/play.ts';
import { hashWorld } from '../../src/world/world.ts';
import type { FactStore } from '../../src/store/fact-log.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { isLong } from '../how-much.ts';
import { closet } from './rehearsal.ts';

/** Opens what is saved under an id and plays on, to the end or until told to stop. */
async function playOn(store: FactStore, id: string, until: (performance: Performance) => boolean = () => false) {
  let clock = new SimulatedClock();
  const { performance, damage } = await openSavedPerformance(store, id, closet, {
    clock: (startMs) => (clock = new SimulatedClock(startMs)),
    settings: { seed: '6' },
  });
  performance.start();
  await clock.run(() => performance.play.ended !== undefined || until(performance));
  await performance.durable();
  const { play } = performance;
  performance.dispose();
  return { play, damage };
}

const factsOf = async (store: FactStore, id: string): Promise<Fact[]> => {
  const { log } = await store.open(id);
  const facts: Fact[] = [];
  for await (const fact of log.read()) facts.push(fact as Fact);
  await log.close();
  return facts;
};

describe('a saved play', () => {
  it('loads to what it was: story, memories, props and floor', async () => {
    const store = memoryStore();
    const { play } = await playOn(store, 'a', ({ play: now }) => now.tally.turns >= 25);
    const loaded = await loadPlay(store, 'a');
    expect(loaded.damage).toBeUndefined();
    expect(loaded.play && hashPlay(loaded.play)).toBe(hashPlay(play));
    expect(loaded.play?.memories).toEqual(play.memories);
    expect(loaded.play && hashWorld(worldOf(loaded.play))).toBe(hashWorld(worldOf(play)));
  });

  it('goes on to its end from wherever it was broken off', async () => {
    for (const turns of isLong ? [1, 4, 9, 15, 22, 30] : [15]) {
      const store = memoryStore();
      await playOn(store, 'a', ({ play: now }) => now.tally.turns >= turns);
      const { play } = await playOn(store, 'a');
      expect(play.ended, `broken off after ${turns} turns`).toMatchObject({ completed: true });
      const facts = await factsOf(store, 'a');
      expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index));
    }
  });

  it('rewinds to any fact, and what came after is forgotten everywhere', async () => {
    const store = memoryStore();
    await playOn(store, 'a');
    const facts = await factsOf(store, 'a');
    const before = facts.findIndex((fact) => fact.type === 'action:ruled' && fact.action.verb === 'stab');
    expect(before).toBeGreaterThan(0);
    const { log } = await store.open('a');
    await log.rewind(before);
    await log.close();
    const { play } = await loadPlay(store, 'a');
    expect(play?.seq).toBe(before);
    expect(play && worldOf(play).things.get('prop:curtain' as never)?.state['torn']).not.toBe(true);
    expect(play?.history.slice(0).some(({ action }) => action?.verb === 'stab')).toBe(false);
    expect(play?.memories.size).toBe(0);
    const again = await playOn(store, 'a');
    expect(again.play.ended).toMatchObject({ completed: true });
  });

  it('forks at a beat: both go on, and neither knows of the other', async () => {
    const store = memoryStore();
    const whole = await playOn(store, 'a');
    const [fork] = beatEnds(await factsOf(store, 'a')).slice(10);
    expect(fork).toBeDefined();
    await store.fork('a', fork?.seq ?? 0, 'b');
    const other = await playOn(store, 'b');
    expect(other.play.ended).toMatchObject({ completed: true });
    const [one, two] = await Promise.all([factsOf(store, 'a'), factsOf(store, 'b')]);
    expect(two.slice(0, fork?.seq)).toEqual(one.slice(0, fork?.seq));
    expect((await loadPlay(store, 'a')).play?.ended).toEqual(whole.play.ended);
  });

  it('that does not fit itself is opened at the last fact that does, and the rest is kept aside', async () => {
    const store = memoryStore();
    await playOn(store, 'a', ({ play: now }) => now.tally.turns >= 5);
    const facts = await factsOf(store, 'a');
    const bad = { ...facts[40], type: 'no-such-type' };
    const { log } = await store.open('b');
    await log.append([...facts.slice(0, 40), bad as never, ...facts.slice(41)]);
    await log.close();
    const loaded = await loadPlay(store, 'b');
    expect(loaded.damage).toMatchObject({ seq: 40, setAside: 'b.unfit-40' });
    expect(loaded.play?.seq).toBe(40);
    expect((await store.list()).map(({ id }) => id)).toContain('b.unfit-40');
    const { play } = await playOn(store, 'b');
    expect(summarize(play).completed).toBe(true);
  });
});
