import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { readFact, type Fact } from '../../src/drama/fact.ts';
import { Performance } from '../../src/company/performance.ts';
import { hashPlay, openPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { replayHash } from './replay-hash.ts';
import { step } from '../../src/play/step.ts';
import { firstActOf } from '../one-act.ts';
import { openHouse, put, tornLetter } from './drive.ts';
import { ada, bruno, houseScene, letter } from './house-scene.ts';

const elsinore: unknown = firstActOf(
  JSON.parse(readFileSync(new URL('../../scenes/elsinore/scene.json', import.meta.url), 'utf8')),
);

type Written = Record<string, unknown>;

/** Facts as a log keeps them: text, read again. */
const written = (facts: readonly Fact[]): Written[] => JSON.parse(JSON.stringify(facts)) as Written[];

function log(): Written[] {
  const house = openHouse();
  house.speakUp(ada);
  house.say(ada, 'Who wrote this?', { to: bruno });
  house.endTurn(ada);
  house.check();
  house.speakUp(bruno);
  house.act(bruno, { verb: 'take', object: letter }, [put(letter, 'heldBy', bruno)]);
  house.endTurn(bruno);
  house.tell([tornLetter]);
  return written(house.facts);
}

const changedAt = (at: number, change: (fact: Written) => Written): Written[] =>
  log().map((fact, index) => (index === at ? change(fact) : fact));

describe('replay', () => {
  it('[FACT3] two replays of a log give the same hash', () => {
    const hash = replayHash(log());
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(replayHash(log())).toBe(hash);
  });

  it('[FACT3] a log written while steps still had things decided comes to what it came to then', () => {
    // By the program of 18 November before `body:moved` was left out of settling: 150 steps of Ada’s, and people talking.
    const lines = readFileSync(new URL('before-steps.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const { play } = replay(lines.map((line) => JSON.parse(line) as unknown));
    expect(play).toMatchObject({ seq: 234, now: 22_500, nextTurn: 7, tally: { turns: 6, lines: 7, stalls: 0 } });
    expect(play?.floor.turns).toMatchObject([{ id: 6, actor: ada, begun: true, spoke: true, stopping: false }]);
  });

  it('[FACT3] another word, another time or another witness give another hash', () => {
    const hash = replayHash(log());
    const facts = log();
    const word = facts.findIndex(({ type }) => type === 'word:spoken');
    expect(replayHash(changedAt(word, (fact) => ({ ...fact, text: 'What' })))).not.toBe(hash);
    expect(replayHash(changedAt(word, (fact) => ({ ...fact, witnesses: [ada] })))).not.toBe(hash);
    expect(replayHash(changedAt(facts.length - 1, (fact) => ({ ...fact, at: 90_000 })))).not.toBe(hash);
  });

  it('[FACT3] a log that holds nothing comes to nothing', () => {
    expect(replay([])).toEqual({ play: undefined });
    expect(replayHash([])).toBeUndefined();
  });

  it('[FACT3] a fact dropped is found where it is missing, and what came before stands', () => {
    const facts = log();
    const at = 7;
    const { play, fault } = replay(facts.filter((_, index) => index !== at));
    expect(fault).toEqual({ seq: at, reason: `expected fact ${at}, got ${at + 1}` });
    expect(play?.seq).toBe(at);
    expect(play && hashPlay(play)).toBe(replayHash(facts.slice(0, at)));
  });

  it('[FACT3] a fact dropped from the beginning leaves no play', () => {
    expect(replay(log().slice(1))).toEqual({ play: undefined, fault: { seq: 0, reason: 'expected fact 0, got 1' } });
  });

  it('[FACT3] facts in another order are found', () => {
    const facts = log();
    const swapped = facts.with(5, facts[6] ?? {}).with(6, facts[5] ?? {});
    expect(replay(swapped).fault).toEqual({ seq: 5, reason: 'expected fact 5, got 6' });
  });

  it('[FACT3] a fact twice is found', () => {
    const facts = log();
    expect(replay(facts.toSpliced(4, 0, facts[3] ?? {})).fault).toEqual({
      seq: 4,
      reason: 'expected fact 4, got 3',
    });
  });

  it('[FACT3] a malformed fact is found, with the path to what is wrong', () => {
    const word = log().findIndex(({ type }) => type === 'word:spoken');
    expect(replay(changedAt(word, ({ text: _, ...fact }) => fact)).fault).toEqual({
      seq: word,
      reason: 'At text: expected text, got nothing',
    });
    expect(replay(changedAt(3, (fact) => ({ ...fact, type: 'point:lost' }))).fault?.seq).toBe(3);
    expect(replay([...log(), null]).fault?.seq).toBe(log().length);
    expect(replay(changedAt(2, (fact) => ({ ...fact, at: -1 }))).fault).toMatchObject({ seq: 2 });
  });

  it('[FACT3] a log whose scene cannot be read says so', () => {
    const broken = changedAt(0, (fact) => ({ ...fact, scene: { entities: [] } }));
    expect(replay(broken)).toMatchObject({ play: undefined, fault: { seq: 0 } });
    expect(replay(broken).fault?.reason).toMatch(/^its scene cannot be read: At entities: /);
    const halved = changedAt(0, (fact) => ({ ...fact, scene: { ...(fact['scene'] as object), blueprint: undefined } }));
    expect(replay(halved).fault?.reason).toMatch(/^its scene cannot be read: At blueprint: /);
  });

  it('[FACT1] [FACT3] a log that begins with something else is none', () => {
    const [first, second] = log();
    expect(replay([{ ...second, seq: 0 }]).fault).toEqual({
      seq: 0,
      reason: 'a log begins with play:opened, not act:opened',
    });
    expect(replay([{ ...first, settings: { ...(first?.['settings'] as object), lullMs: 0 } }]).fault).toMatchObject({
      seq: 0,
    });
  });

  it('[FACT1] [FACT3] a play is opened once', () => {
    const facts = log();
    expect(replay([...facts, { ...facts[0], seq: facts.length, at: 90_000 }]).fault).toEqual({
      seq: facts.length,
      reason: 'the play has been opened already',
    });
  });

  it('[FACT3] a point the blueprint does not have is found', () => {
    const at = log().findIndex(({ type }) => type === 'point:opened');
    const { fault } = replay(changedAt(at, (fact) => ({ ...fact, point: 'the-dance' })));
    expect(fault?.seq).toBe(at);
    expect(fault?.reason).toMatch(/^it does not fit what came before: .*the-dance/);
  });

  it('[FACT3] [FACT4] time running back is found', () => {
    const facts = log();
    const last = facts.length - 1;
    const before = facts[last - 1]?.['at'] as number;
    expect(replay(changedAt(last, (fact) => ({ ...fact, at: before - 1 }))).fault).toEqual({
      seq: last,
      reason: `time runs back from ${before} to ${before - 1}`,
    });
  });

  it('[FACT3] a fact about something that is not in the world is found', () => {
    const facts = log();
    const last = facts.length - 1;
    const changes = [{ entity: 'prop:elephant', property: 'torn', value: true }];
    const { play, fault } = replay(changedAt(last, (fact) => ({ ...fact, changes })));
    expect(fault?.seq).toBe(last);
    expect(fault?.reason).toMatch(/^it does not fit what came before: .*prop:elephant/);
    expect(play && hashPlay(play)).toBe(replayHash(facts.slice(0, last)));
  });
});

describe('the log of a whole performance', () => {
  let facts: Written[] = [];
  /** The live play's hash after each fact. */
  const live: string[] = [];

  beforeAll(async () => {
    const clock = new SimulatedClock();
    const performance = Performance.open(houseScene(elsinore), { clock, settings: { seed: '5' } });
    const kept: Fact[] = [];
    performance.onFact((fact, play) => {
      kept.push(fact);
      live.push(hashPlay(play));
    });
    performance.start();
    await clock.run();
    performance.dispose();
    facts = written(kept);
  });

  it('is a performance', () => {
    expect(facts.length).toBeGreaterThan(300);
    expect(facts.some(({ type }) => type === 'play:ended')).toBe(true);
  });

  it('[FACT1] [FACT3] comes, fact by fact, to the play as it was', () => {
    let play = openPlay(houseScene(elsinore), openedWith(facts[0]));
    facts.forEach((value, index) => {
      const fact = readFact(value);
      if (!fact.ok) throw new Error(`fact ${index} cannot be read`);
      [play] = step(play, fact.value);
      if (hashPlay(play) !== live[index]) throw new Error(`fact ${index}, ${fact.value.type}, is followed otherwise`);
    });
    expect(replay(facts).fault).toBeUndefined();
    expect(replayHash(facts)).toBe(live.at(-1));
  });

  it('[FACT3] comes to the play as it was, wherever the log was broken off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: facts.length }), (length) => {
        expect(replayHash(facts.slice(0, length))).toBe(live[length - 1]);
      }),
      { numRuns: 12, seed: 5 },
    );
  });
});

const openedWith = (first: Written | undefined) => {
  const fact = readFact(first);
  if (!fact.ok || fact.value.type !== 'play:opened') throw new Error('the log does not begin with play:opened');
  return fact.value.settings;
};
