import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { replay } from '../../src/play/replay.ts';
import { ada, houseFile, letter } from './house-scene.ts';
import { sceneFrom } from '../company/rehearsal.ts';

const scene = sceneFrom(houseFile);
const player = 'player:anna';

function opened(facts: readonly Fact[]) {
  const log: Fact[] = [...facts];
  const { play } = replay(log);
  const clock = new SimulatedClock(play?.now ?? 0);
  const kept = { clock, log: { append: async (more: readonly Fact[]) => void log.push(...more) } };
  const performance = play ? Performance.resume(play, kept) : Performance.open(scene, kept);
  performance.start();
  return { performance, clock, log };
}

/** Plays an ask, kills it when so many facts of its turn have come, takes it up again, and lets it come to its end. */
async function killedAt(count: number) {
  const first = opened([]);
  const { performance, clock } = first;
  performance.takeRole(ada, player, { client: 'anna', number: 1 });
  const text = 'One two three (takes the letter) four five six.';
  const taken = performance.submit({ actor: ada, player, text, key: { client: 'anna', number: 2 } });
  if (taken.ok) await taken.value.durable;
  const isOurs = (fact: Fact) => 'turn' in fact && fact.actor === ada;
  await clock.run(() => first.log.filter(isOurs).length >= count);
  const second = opened(first.log.slice());
  performance.dispose();
  await second.clock.run(() => second.performance.play.pending.size === 0);
  await second.clock.run(() => second.log.length === second.performance.play.seq);
  return second.log;
}

describe('what was asked before a crash', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    '[ASKED2] is played to its end and nothing of it twice, broken off after %i facts',
    async (count) => {
      const facts = await killedAt(count);
      const words = facts.flatMap((fact) => (fact.type === 'word:spoken' && fact.actor === ada ? [fact.text] : []));
      expect(words.slice(0, 6)).toEqual(['One', 'two', 'three', 'four', 'five', 'six.']);
      const taken = facts.filter(
        (fact) => fact.type === 'action:ruled' && fact.actor === ada && fact.action.object === letter,
      );
      expect(taken).toHaveLength(1);
      expect(replay(facts).fault).toBeUndefined();
    },
    30_000,
  );

  it('[ASKED1] is known by its number', async () => {
    const facts = await killedAt(3);
    expect(replay(facts).play?.asks.get('anna')).toBe(2);
  });
});
