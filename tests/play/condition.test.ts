import { describe, expect, it } from 'vitest';
import type { Condition } from '../../src/drama/condition.ts';
import { holds, missingFor } from '../../src/play/condition.ts';
import { openHouse, put, set, tornLetter, type Drive } from './drive.ts';
import { ada, bruno, cellar, clara, curtain, door, dov, hall, kitchen, letter, table } from './house-scene.ts';

const letterHeld: Condition = { entity: letter, at: { heldBy: ada } };
const doorOpen: Condition = { entity: door, state: { open: true } };
const doorShut: Condition = { entity: door, state: { open: false } };
const torn: Condition = { entity: letter, state: { torn: true } };

/** Ada has said it, to whoever stands in the hall. */
function saying(text: string, to = bruno): Drive {
  const house = openHouse();
  house.speakUp(ada);
  house.say(ada, text, { to });
  house.endTurn(ada);
  house.check();
  return house;
}

const reopen = (house: Drive, point = 'the-letter') => house.record({ type: 'point:opened', by: 'transfer', point });

describe('conditions', () => {
  const { play } = openHouse();

  it('all hold when each does', () => {
    expect(holds(play, { all: [doorShut, { not: torn }] })).toBe(true);
    expect(holds(play, { all: [doorShut, torn] })).toBe(false);
  });

  it('any holds when one does', () => {
    expect(holds(play, { any: [torn, doorShut] })).toBe(true);
    expect(holds(play, { any: [torn, doorOpen] })).toBe(false);
  });

  it('not holds when the other does not', () => {
    expect(holds(play, { not: torn })).toBe(true);
    expect(holds(play, { not: doorShut })).toBe(false);
  });

  it('atLeast counts those that hold', () => {
    const of = [doorShut, torn, { not: torn }, letterHeld];
    expect(holds(play, { atLeast: 2, of })).toBe(true);
    expect(holds(play, { atLeast: 3, of })).toBe(false);
  });

  it('state compares every key, and what was never said is not so', () => {
    const house = openHouse();
    expect(holds(house.play, torn)).toBe(false);
    expect(holds(house.play, { entity: letter, state: { torn: false } })).toBe(true);
    expect(holds(house.play, { entity: letter, state: { torn: null } })).toBe(true);
    house.tell([tornLetter, set(letter, 'seal', 'red')]);
    expect(holds(house.play, { entity: letter, state: { torn: true, seal: 'red' } })).toBe(true);
    expect(holds(house.play, { entity: letter, state: { torn: true, seal: 'black' } })).toBe(false);
    expect(holds(house.play, { entity: letter, state: { torn: true, burning: true } })).toBe(false);
  });

  it('at asks for the very relation, and is false of what is nowhere', () => {
    expect(holds(play, { entity: letter, at: { on: table } })).toBe(true);
    expect(holds(play, { entity: letter, at: { under: table } })).toBe(false);
    expect(holds(play, { entity: letter, at: { in: hall } })).toBe(false);
    expect(holds(play, { entity: 'actor:shade' as typeof ada, at: { in: hall } })).toBe(false);
  });

  it('within goes through hands, tables and curtains', () => {
    expect(holds(play, { entity: letter, within: hall })).toBe(true);
    expect(holds(play, { entity: clara, within: hall })).toBe(true);
    expect(holds(play, { entity: clara, within: curtain })).toBe(true);
    expect(holds(play, { entity: dov, within: hall })).toBe(false);
  });

  it('done asks for the deed, and what is left out does not matter', () => {
    const house = openHouse();
    house.act(bruno, { verb: 'give', object: letter, target: ada }, [put(letter, 'heldBy', ada)]);
    const matches = (done: Extract<Condition, { done: unknown }>['done']) => holds(house.play, { done });
    expect(matches({})).toBe(true);
    expect(matches({ by: bruno, verb: 'give', object: letter, target: ada })).toBe(true);
    expect(matches({ verb: ['take', 'give'] })).toBe(true);
    expect(matches({ by: ada })).toBe(false);
    expect(matches({ verb: 'take' })).toBe(false);
    expect(matches({ verb: ['take', 'drop'] })).toBe(false);
    expect(matches({ object: table })).toBe(false);
    expect(matches({ target: clara })).toBe(false);
  });

  it('done knows a deed by our verb and by the actor’s own word, and a refusal is no deed', () => {
    const house = openHouse();
    house.act(bruno, { verb: 'take', object: letter, ...{ word: 'snatch' } });
    expect(holds(house.play, { done: { verb: 'snatch' } })).toBe(true);
    expect(holds(house.play, { done: { verb: 'take' } })).toBe(true);
    const refused = openHouse();
    refused.speakUp(ada);
    refused.fail(ada);
    expect(holds(refused.play, { done: { by: ada } })).toBe(false);
  });

  it('said asks who, to whom, and in which words', () => {
    const house = saying('Somebody else wrote this letter!');
    const matches = (said: Extract<Condition, { said: unknown }>['said']) => holds(house.play, { said });
    expect(matches({})).toBe(true);
    expect(matches({ by: ada, to: bruno, words: ['wrote this'] })).toBe(true);
    expect(matches({ words: ['goblet', 'LETTER'] })).toBe(true);
    expect(matches({ by: bruno, words: ['letter'] })).toBe(false);
    expect(matches({ to: clara })).toBe(false);
    expect(matches({ words: ['lett'] })).toBe(false);
    expect(matches({ words: ['this never'] })).toBe(false);
  });

  it('said compares words without case, punctuation and apostrophes', () => {
    const house = saying('“Don’t!” — she CRIED.');
    expect(holds(house.play, { said: { words: ["don't she cried"] } })).toBe(true);
    expect(holds(saying('信是我写的。').play, { said: { words: ['我写'] } })).toBe(true);
  });

  it('said without is not taken in by a line that takes it back', () => {
    const promise: Condition = { said: { by: ada, words: ['promise'], without: ['nothing', 'do not'] } };
    expect(holds(saying('I promise you everything.').play, promise)).toBe(true);
    expect(holds(saying('I promise you nothing.').play, promise)).toBe(false);
    expect(holds(saying('I do not promise.').play, promise)).toBe(false);
    const polite: Condition = { said: { by: ada, without: ['damn'] } };
    expect(holds(saying('Good evening.').play, polite)).toBe(true);
    expect(holds(saying('Damn you.').play, polite)).toBe(false);
  });

  it('said needs one line with all of it, and one such line is enough', () => {
    const house = saying('I promise you nothing.');
    house.speakUp(bruno);
    house.say(bruno, 'Nothing?', { to: ada });
    house.endTurn(bruno);
    house.check();
    house.speakUp(ada);
    house.say(ada, 'I promise.', { to: bruno });
    expect(holds(house.play, { said: { by: ada, words: ['promise'], without: ['nothing'] } })).toBe(true);
  });

  it('witness asks whether this one perceived it', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.say(ada, 'The letter is in the stove.', { voice: 'whisper', to: bruno });
    const knows = (witness: typeof ada): Condition => ({ witness, of: { said: { by: ada, words: ['stove'] } } });
    expect(holds(house.play, knows(bruno))).toBe(true);
    expect(holds(house.play, knows(clara))).toBe(false);

    house.act(clara, { verb: 'take', object: letter });
    const saw = (witness: typeof ada): Condition => ({ witness, of: { done: { verb: 'take' } } });
    expect(holds(house.play, saw(clara))).toBe(true);
    expect(holds(house.play, saw(ada))).toBe(false);
  });

  it('[SAID5] nobody is told a thing by their own mouth, unless their own words are asked for', () => {
    const { play } = saying('The letter is torn.');
    const heard = (witness: typeof ada, by?: typeof ada): Condition => ({
      witness,
      of: { said: { words: ['letter is torn'], ...(by ? { by } : {}) } },
    });
    expect([heard(bruno), heard(ada), heard(ada, ada)].map((one) => holds(play, one))).toEqual([true, false, true]);
  });

  it('witness of a line asks for the words that reached them', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.beginLine(ada);
    house.word(ada, 'Hide');
    house.tell([set(door, 'open', true)]);
    house.word(ada, 'the');
    house.word(ada, 'letter.');
    house.endLine(ada);
    const heard = (witness: typeof ada, word: string): Condition => ({ witness, of: { said: { words: [word] } } });
    expect(holds(house.play, heard(dov, 'letter'))).toBe(true);
    expect(holds(house.play, heard(dov, 'hide'))).toBe(false);
    expect(holds(house.play, heard(bruno, 'hide'))).toBe(true);
    // A word somebody missed is a word they were not put off by.
    expect(holds(house.play, { witness: dov, of: { said: { words: ['letter'], without: ['hide'] } } })).toBe(true);
  });

  it('beat holds once it was played, point once it was reached', () => {
    const house = openHouse();
    expect(holds(house.play, { beat: 'ada-asks' })).toBe(false);
    house.record({ type: 'beat:played', by: 'p', point: 'the-question', trajectory: 'ada-begins', beat: 'ada-asks' });
    expect(holds(house.play, { beat: 'ada-asks' })).toBe(true);
    expect(holds(house.play, { point: 'the-question' })).toBe(false);
    house.record({ type: 'point:reached', by: 'p', point: 'the-question', how: 'passed' });
    expect(holds(house.play, { point: 'the-question' })).toBe(true);
    expect(holds(house.play, { point: 'the-letter' })).toBe(false);
  });

  it('secondsInto counts from where the span began', () => {
    const house = openHouse();
    house.strike(10_000);
    reopen(house);
    house.strike(14_000);
    expect(holds(house.play, { secondsInto: 'play', atLeast: 14 })).toBe(true);
    expect(holds(house.play, { secondsInto: 'scene', atLeast: 14 })).toBe(true);
    expect(holds(house.play, { secondsInto: 'act', atLeast: 14.001 })).toBe(false);
    expect(holds(house.play, { secondsInto: 'point', atLeast: 4 })).toBe(true);
    expect(holds(house.play, { secondsInto: 'point', atLeast: 4.001 })).toBe(false);
  });

  it('since looks no farther back than its span', () => {
    const house = saying('A letter.');
    house.act(ada, { verb: 'nod' });
    reopen(house);
    for (const since of ['play', 'act', 'scene'] as const) {
      expect(holds(house.play, { said: { words: ['letter'], since } }), since).toBe(true);
      expect(holds(house.play, { done: { verb: 'nod', since } }), since).toBe(true);
    }
    expect(holds(house.play, { said: { words: ['letter'], since: 'point' } })).toBe(false);
    expect(holds(house.play, { done: { verb: 'nod', since: 'point' } })).toBe(false);
    expect(holds(house.play, { witness: ada, of: { done: { verb: 'nod', since: 'point' } } })).toBe(false);
    house.act(ada, { verb: 'nod' });
    expect(holds(house.play, { done: { verb: 'nod', since: 'point' } })).toBe(true);
    house.record({ type: 'act:opened', by: 'transfer', act: 'the-evening' });
    expect(holds(house.play, { done: { verb: 'nod', since: 'act' } })).toBe(false);
    expect(holds(house.play, { done: { verb: 'nod', since: 'scene' } })).toBe(true);
  });
});

describe('what is missing', () => {
  const { play } = openHouse();
  const cases: [Condition, string[]][] = [
    [doorShut, []],
    [torn, ['letter is not torn']],
    [{ entity: letter, state: { seal: 'red' } }, ['letter is not seal red']],
    [letterHeld, ['letter is not held by Ada']],
    [{ entity: dov, within: hall }, ['Dov is not in the hall']],
    [{ entity: ada, within: cellar }, ['Ada is not in the cellar']],
    [{ not: doorShut }, ['something that should not be so still is']],
    [{ done: { by: bruno, verb: ['tear', 'rip'], object: letter } }, ['Bruno has not done it: tear letter']],
    [{ done: { verb: 'tear' } }, ['nobody has done it: tear']],
    [{ done: { by: bruno } }, ['Bruno has not done it: act']],
    [{ said: { by: ada, words: ['who wrote', 'letter'] } }, ['Ada has not said anything like “who wrote”']],
    [{ said: { words: ['letter'] } }, ['nobody has said anything like “letter”']],
    [{ said: { by: ada } }, ['Ada has not spoken']],
    [{ witness: clara, of: { said: { by: ada } } }, ['Clara has not seen or heard it']],
    [{ beat: 'ada-asks' }, ['“ada-asks” has not been played']],
    [{ point: 'the-letter' }, ['“the-letter” has not been reached']],
    [{ secondsInto: 'play', atLeast: 60 }, ['it is too early']],
    [{ all: [doorShut, torn, { entity: dov, within: hall }] }, ['letter is not torn', 'Dov is not in the hall']],
    [{ any: [torn, { entity: dov, within: hall }] }, ['letter is not torn, or Dov is not in the hall']],
    // That a beat was not played tells nobody what to do.
    [{ any: [{ beat: 'ada-asks' }, torn] }, ['letter is not torn']],
    [
      { any: [{ beat: 'ada-asks' }, { beat: 'bruno-points' }] },
      ['“ada-asks” has not been played, or “bruno-points” has not been played'],
    ],
    [
      { any: [{ all: [torn, { entity: dov, within: hall }] }, doorOpen] },
      ['letter is not torn and Dov is not in the hall, or door is not open'],
    ],
    [{ atLeast: 2, of: [doorShut, torn, { entity: dov, within: kitchen }, { entity: dov, within: hall }] }, []],
    [
      { atLeast: 3, of: [doorShut, torn, { entity: dov, within: hall }, { entity: dov, within: kitchen }] },
      ['1 more of these: letter is not torn; Dov is not in the hall'],
    ],
  ];

  it.each(cases)('for %j', (condition, missing) => {
    expect(missingFor(play, condition)).toEqual(missing);
  });

  it('says what is so and should not be', () => {
    const house = openHouse();
    house.tell([set(door, 'open', true)]);
    expect(missingFor(house.play, doorShut)).toEqual(['door is open']);
  });

  it('names a few of many ways, and one long way rather than none', () => {
    const many: Condition = { any: ['a', 'b', 'c', 'd', 'e'].map((word) => ({ said: { words: [word] } })) };
    expect(missingFor(play, many)[0]?.split(', or ')).toHaveLength(3);
    const long: Condition = { any: [{ all: [...'abcdefgh'].map((word) => ({ said: { words: [word] } })) }] };
    expect(missingFor(play, long)).toHaveLength(1);
    expect(missingFor(play, long)[0]).toContain('“h”');
  });

  it('is nothing exactly when the condition holds', () => {
    for (const [condition] of cases) {
      expect(missingFor(play, condition).length === 0, JSON.stringify(condition)).toBe(holds(play, condition));
    }
  });
});
