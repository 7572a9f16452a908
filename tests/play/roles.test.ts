import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import type { Fact, FactType } from '../../src/drama/fact.ts';
import { Performance } from '../../src/company/performance.ts';
import { asWitnessed } from '../../src/play/moment.ts';
import { openHouse } from './drive.ts';
import { ada, bruno, clara, dov, hall, houseScene } from './house-scene.ts';

/** The house under way until a fact comes that is waited for. */
async function playedUntil(wanted: (fact: Fact) => boolean) {
  const clock = new SimulatedClock();
  const performance = Performance.open(houseScene(), { clock, settings: { seed: '5' } });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.run(() => facts.some(wanted));
  return { clock, performance, facts };
}

const ofType = <T extends FactType>(facts: readonly Fact[], type: T) =>
  facts.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type);

describe('roles', () => {
  it('[ROLE1] a person may take any role: one who stands by, one who is elsewhere, one who is spoken to', () => {
    const house = openHouse();
    for (const actor of [ada, bruno, clara, dov]) {
      house.take(actor);
      expect(house.play.roles.get(actor)).toBe('player');
    }
  });

  it('[ROLE1] taking a role in the middle of a line stops it', () => {
    const house = openHouse();
    const turn = house.speakUp(ada);
    house.beginLine(ada);
    house.word(ada, 'I');
    house.take(ada);
    expect(house.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn }]);
    house.strike(house.now + 10);
    expect(house.effectsOf('interrupt-turn')).toEqual([]);
  });

  it('[ROLE1] taking a role stops nobody else', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.take(bruno);
    expect(house.effectsOf('interrupt-turn')).toEqual([]);
  });

  it('[ROLE1] giving it back stops what the person was saying, and the company thinks for the role again', () => {
    const house = openHouse();
    house.take(ada);
    house.submit(ada);
    const turn = house.begin(ada);
    house.record({ type: 'role:released', by: 'player', actor: ada, player: 'player', why: 'left' });
    expect(house.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn }]);
    house.endTurn(ada, 'left');
    house.check();
    expect(house.play.roles.size).toBe(0);
    expect(house.listeners).toEqual([ada]);
  });

  it('[ROLE1] what the person still wanted to say is off when they give the role back', () => {
    const house = openHouse();
    house.take(ada);
    house.speakUp(bruno);
    house.submit(ada);
    house.record({ type: 'role:released', by: 'player', actor: ada, player: 'player', why: 'left' });
    expect(house.play.floor.bids).toEqual([]);
  });

  it('[ROLE1] a line in the middle of which the role is taken is cut at the last word heard', async () => {
    const { performance, facts } = await playedUntil(({ type }) => type === 'word:spoken');
    const [word] = ofType(facts, 'word:spoken');
    if (!word) throw new Error('nobody spoke');
    const before = facts.length;
    expect(performance.takeRole(word.actor, 'mina')).toMatchObject({ ok: true });
    expect(facts.slice(before, before + 3)).toMatchObject([
      { type: 'role:taken', actor: word.actor },
      { type: 'line:ended', actor: word.actor, cut: true },
      { type: 'turn:ended', actor: word.actor, how: 'interrupted' },
    ]);
    const line = [...performance.play.history].findLast(({ kind }) => kind === 'line');
    expect(line).toMatchObject({ text: word.text, cut: true });
    expect(line && asWitnessed(line, word.actor)).toBe(word.text);
    performance.dispose();
  });

  it('[ROLE1] a line in the middle of which it is given back is cut too', async () => {
    const { clock, performance, facts } = await playedUntil(({ type }) => type === 'point:opened');
    performance.takeRole(bruno, 'mina');
    expect(performance.submit({ actor: bruno, player: 'mina', text: 'This will take me a while to say.' }).ok).toBe(
      true,
    );
    const spoken = () => ofType(facts, 'word:spoken').filter(({ actor }) => actor === bruno);
    await clock.run(() => spoken().length === 3);
    performance.releaseRole(bruno);
    expect(facts.filter(({ by }) => by === bruno).slice(-2)).toMatchObject([
      { type: 'line:ended', cut: true },
      { type: 'turn:ended', how: 'left' },
    ]);
    expect([...performance.play.history].findLast(({ actor }) => actor === bruno)).toMatchObject({
      text: 'This will take',
      cut: true,
    });
    performance.dispose();
  });

  it('[ROLE2] what the company had in mind for a role is off when a person takes it', () => {
    const house = openHouse();
    house.decide(ada, 'slow');
    expect(house.play.floor.bids).toMatchObject([{ actor: ada }]);
    house.take(ada);
    expect(house.play.floor.bids).toEqual([]);
    house.strike(house.now + 5_000);
    expect(house.begun).toEqual([]);
  });

  it('[ROLE2] an answer that was still being thought about comes too late', () => {
    const house = openHouse();
    const about = house.play.asked.get(ada);
    house.take(ada);
    expect(house.play.asked.has(ada)).toBe(false);
    house.decide(ada, 'fast', { about: about ?? 0 });
    expect(house.play.floor.bids).toEqual([]);
    house.tell([], { place: hall });
    house.check();
    expect(house.listeners).toEqual([bruno, clara]);
  });
});
