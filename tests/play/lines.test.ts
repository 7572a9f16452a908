import { describe, expect, it } from 'vitest';
import { asWitnessed } from '../../src/play/moment.ts';
import { worldOf } from '../../src/play/play.ts';
import { hashWorld } from '../../src/world/world.ts';
import { openHouse, put, set, type Drive } from './drive.ts';
import { ada, bruno, clara, door, dov, kitchen } from './house-scene.ts';

const linesOf = (drive: Drive) => [...drive.play.history].filter(({ kind }) => kind === 'line');

describe('a line', () => {
  it('[LINE1] enters history when it ends, and not before', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada, { to: bruno });
    house.word(ada, 'Good');
    house.word(ada, 'evening.');
    expect(linesOf(house)).toEqual([]);
    house.endLine(ada);
    expect(linesOf(house)).toMatchObject([
      { kind: 'line', actor: ada, to: bruno, text: 'Good evening.', plain: ' good evening ', voice: 'plain' },
    ]);
    expect(linesOf(house)[0]).not.toHaveProperty('cut');
  });

  it('[LINE1] holds the words that were spoken: with none, nothing was said', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada);
    house.endLine(ada, true);
    expect(linesOf(house)).toEqual([]);
    expect(house.play.lines.size).toBe(0);
  });

  it('[LINE1] keeps its own words when two speak at once in two rooms', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.tell([], { place: kitchen });
    house.decide(ada, 'silence');
    house.record({ type: 'role:taken', by: 'p', actor: dov, player: 'p' });
    house.submit(dov);
    expect(house.begun).toEqual([dov]);
    house.beginLine(ada);
    house.beginLine(dov);
    house.word(ada, 'One.');
    house.word(dov, 'Two.');
    house.endLine(dov);
    house.endLine(ada);
    expect(linesOf(house).map(({ actor, text }) => [actor, text])).toEqual([
      [dov, 'Two.'],
      [ada, 'One.'],
    ]);
  });

  it('[LINE2] has been heard in part by who comes in the middle of it', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada);
    house.word(ada, 'The');
    expect(house.word(ada, 'money').witnesses).toEqual([ada, bruno, clara]);
    house.tell([set(door, 'open', true)]);
    expect(house.word(ada, 'is').witnesses).toEqual([ada, bruno, clara, dov]);
    house.word(ada, 'yours.');
    house.endLine(ada);
    const [line] = linesOf(house);
    expect(line).toMatchObject({ text: 'The money is yours.', witnesses: [ada, bruno, clara, dov] });
    expect(line && asWitnessed(line, dov)).toBe('is yours.');
    expect(line && asWitnessed(line, bruno)).toBe('The money is yours.');
  });

  it('[LINE2] has been heard in part by who goes in the middle of it, and not at all by who was never there', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada);
    house.word(ada, 'The');
    house.word(ada, 'money');
    house.tell([put(bruno, 'in', kitchen)]);
    house.word(ada, 'is');
    house.word(ada, 'yours.');
    house.endLine(ada);
    const [line] = linesOf(house);
    expect(line && asWitnessed(line, bruno)).toBe('The money');
    expect(line && asWitnessed(line, dov)).toBeUndefined();
    expect(line?.parts).toEqual({ [bruno]: 'The money' });
  });

  it('[LINE3] cut off ends at the last word heard, and is marked so', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada);
    house.word(ada, 'I');
    house.word(ada, 'never');
    house.endLine(ada, true);
    house.endTurn(ada, 'interrupted');
    expect(linesOf(house)).toMatchObject([{ text: 'I never', cut: true }]);
  });

  it('[LINE3] cut off takes the deeds with it that were to follow', () => {
    const house = openHouse();
    const turn = house.speakUp(ada);
    const before = hashWorld(worldOf(house.play));
    const { history, tally } = house.play;
    house.record({ type: 'action:cancelled', by: ada, turn, actor: ada, action: 'tears the letter' });
    expect(hashWorld(worldOf(house.play))).toBe(before);
    expect([...house.play.history]).toEqual([...history]);
    expect(house.play.tally).toEqual(tally);
    expect(house.facts.at(-1)).toMatchObject({ type: 'action:cancelled', witnesses: [ada] });
  });

  it('words that belong to no line are nobody’s', () => {
    const house = openHouse();
    house.record({ type: 'word:spoken', by: ada, turn: 77, actor: ada, text: 'Hello?' });
    house.record({ type: 'line:ended', by: ada, turn: 77, actor: ada, cut: false });
    expect(linesOf(house)).toEqual([]);
  });
});
