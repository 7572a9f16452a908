import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFact, type Fact } from '../../src/drama/fact.ts';
import { hashPlay, openPlay, worldOf, type Play } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { stamp } from '../../src/play/witness.ts';
import { step } from '../../src/play/step.ts';
import { hashWorld } from '../../src/world/world.ts';
import { openHouse, put, tornLetter, type Drive } from './drive.ts';
import { ada, bruno, hall, letter } from './house-scene.ts';

/** A few turns, a deed, a refusal, a player. */
function anEvening(): Drive {
  const house = openHouse();
  house.speakUp(ada);
  house.say(ada, 'Who wrote this?', { to: bruno });
  house.endTurn(ada);
  house.check();
  house.take(ada);
  house.speakUp(bruno);
  house.act(bruno, { verb: 'take', object: letter }, [put(letter, 'heldBy', bruno)]);
  house.fail(bruno);
  house.beginLine(bruno, { to: ada });
  house.word(bruno, 'Nobody');
  house.submit(ada);
  house.endLine(bruno, true);
  house.endTurn(bruno, 'interrupted');
  house.record({
    type: 'memory:kept',
    by: bruno,
    actor: bruno,
    memories: [{ text: 'She cut me off.', importance: 0.4, at: house.now }],
  });
  house.check();
  house.tell([tornLetter], { place: hall });
  return house;
}

describe('facts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[FACT1] are numbered 0, 1, 2 … and are what a log can be read from', () => {
    const { facts } = anEvening();
    expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index));
    for (const fact of facts) expect(readFact(JSON.parse(JSON.stringify(fact))), fact.type).toMatchObject({ ok: true });
  });

  it('[FACT2] of where a body stands change nothing but number and time, and ask for nothing', () => {
    const house = anEvening();
    const { seq: _seq, now: _now, ...before } = house.play;
    const { seq } = house.record({ type: 'body:moved', by: ada, actor: ada, x: 1, y: 0, z: 2, yaw: 0 }, house.now + 5);
    expect(house.effects).toEqual([]);
    expect(house.play).toEqual({ ...before, seq: seq + 1, now: house.now });
  });

  it('[FACT1] begin with the whole scene and the settings, so that the log is enough', () => {
    const house = anEvening();
    const log = JSON.parse(JSON.stringify(house.facts)) as unknown[];
    const { play, fault } = replay(log);
    expect(fault).toBeUndefined();
    expect(play?.file).toEqual(house.scene);
    expect(play?.settings).toEqual(house.play.settings);
    expect(play && hashPlay(play)).toBe(hashPlay(house.play));
  });

  it('[FACT2] followed twice from the same play give the same play and the same effects, and leave it as it was', () => {
    const { facts, scene, play: after } = anEvening();
    let play: Play = openPlay(scene, after.settings);
    for (const fact of facts) {
      const before = { hash: hashPlay(play), history: [...play.history], world: hashWorld(worldOf(play)) };
      const [one, first] = step(play, fact);
      const [two, second] = step(play, structuredClone(fact));
      expect(hashPlay(two)).toBe(hashPlay(one));
      expect(second).toEqual(first);
      expect({ hash: hashPlay(play), history: [...play.history], world: hashWorld(worldOf(play)) }).toEqual(before);
      play = one;
    }
  });

  it('[FACT2] ask no clock and no dice', () => {
    const { facts } = anEvening();
    const forbidden = () => {
      throw new Error('the kernel looked at the world outside');
    };
    vi.spyOn(Date, 'now').mockImplementation(forbidden);
    vi.spyOn(performance, 'now').mockImplementation(forbidden);
    vi.spyOn(Math, 'random').mockImplementation(forbidden);
    expect(replay(facts).fault).toBeUndefined();
    expect(() => openHouse()).not.toThrow();
  });

  it('[FACT2] are followed by the time they carry', () => {
    const house = openHouse();
    house.decide(ada, 'fast');
    const later: Fact = { seq: house.play.seq, at: 250, by: 'clock', type: 'clock:struck', witnesses: [] };
    expect(step(house.play, later)[1]).toContainEqual(expect.objectContaining({ kind: 'begin-turn' }));
    expect(step(house.play, { ...later, at: 249 })[1]).not.toContainEqual(
      expect.objectContaining({ kind: 'begin-turn' }),
    );
  });

  it('[FACT4] are stamped with the clock, or with the last fact where the clock is behind it', () => {
    const house = openHouse();
    house.strike(1_000);
    expect(house.play.now).toBe(1_000);
    expect(stamp(house.play, { type: 'clock:struck', by: 'clock' }, 400).at).toBe(1_000);
    expect(stamp(house.play, { type: 'clock:struck', by: 'clock' }, 1_400.4).at).toBe(1_400);
  });

  it('[FACT5] answers to something else than was asked last are kept and ignored', () => {
    const house = openHouse();
    const { floor, asked } = house.play;
    const about = (asked.get(ada) ?? 0) - 1;
    house.decide(ada, 'fast', { about });
    expect(house.facts.at(-1)).toMatchObject({ type: 'decision:made', about });
    expect(house.play.asked).toEqual(asked);
    expect(house.play.floor).toEqual(floor);
    house.strike(house.now + 5_000);
    expect(house.begun).toEqual([]);
  });

  it('[FACT5] answers nobody asked for change nothing: twice the same, or from who is not in the play', () => {
    const house = openHouse();
    const about = house.play.asked.get(ada) ?? 0;
    house.decide(ada, 'silence', { about });
    house.decide(ada, 'fast', { about });
    expect(house.play.floor.bids).toEqual([]);
    house.decide('actor:nobody' as typeof ada, 'fast', { about });
    expect(house.play.floor.bids).toEqual([]);
  });

  it('[FACT5] turns nobody was given change nothing', () => {
    const house = openHouse();
    const before = house.play;
    house.record({ type: 'turn:ended', by: bruno, turn: 41, actor: bruno, how: 'finished' });
    expect(house.play.floor).toEqual(before.floor);
    expect(house.play.tally).toEqual(before.tally);
    expect(house.play.flag).toBe(before.flag);
  });
});
