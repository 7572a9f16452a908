import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { gone, put, set } from '../play/drive.ts';
import { ada, bruno, clara, dov, hall, kitchen, letter } from '../play/house-scene.ts';
import { cuelessReplies } from './counting/cueless-replies.ts';
import { droppedAnswers } from './counting/dropped-answers.ts';
import type { Offence } from './counting/offence.ts';
import { openQuestions, unansweredLines } from './counting/open-questions.ts';
import { Planted } from './counting/planted.ts';
import { brokenPresuppositions } from './counting/presuppositions.ts';
import { repeatedNarrations } from './counting/repeated-narrations.ts';
import { staleReactions } from './counting/stale-reactions.ts';

const lamp = entityId('prop:lamp');
const radio = entityId('prop:radio');
const cake = entityId('prop:cake');

/** Ada is a person; everybody else is of the company. */
const withAda = (): Planted => new Planted().plays(ada);
const asks = (log: Planted, text: string, to?: EntityId): Planted =>
  log.says(ada, text, { source: 'player', ...(to ? { to } : {}) });
const said = (offences: readonly Offence[]): string[] => offences.map(({ says }) => says);

describe('answers that are dropped', () => {
  const decided = (): Planted => asks(withAda(), 'Who wrote it?', bruno).decides(bruno, { to: ada });

  it('are found where the plan took the floor and the answer never came', () => {
    const log = decided().waits(300).says(clara, 'It is late.', { beat: 'clara-begins' }).waits(30_000);
    expect(said(droppedAnswers(log.facts))).toEqual(['Bruno (answers the question) never answered “Who wrote it?”']);
  });

  it('are found once, however often they were decided', () => {
    const log = decided().says(clara, 'It is late.', { beat: 'clara-begins' }).decides(bruno, { to: ada });
    expect(droppedAnswers(log.waits(40_000).facts)).toHaveLength(1);
  });

  it('are none where they were said, shown, or overtaken by another answer', () => {
    const spoken = decided().waits(300).says(bruno, 'I did.', { to: ada }).waits(30_000);
    const shown = decided().waits(300).does(bruno, 'nod', 'Bruno nods.').waits(30_000);
    const overtaken = decided().waits(300).says(clara, 'I did.', { to: ada }).waits(30_000);
    for (const { facts } of [spoken, shown, overtaken]) expect(droppedAnswers(facts)).toEqual([]);
  });

  it('are none of who only overheard it, once whoever was spoken to has taken it up as the plan has it', () => {
    const given = (thrownIn: EntityId, meets: EntityId) => {
      const log = asks(withAda(), 'Forgive me.', bruno);
      const about = log.last;
      return log.decides(thrownIn, { to: ada, about }).says(meets, 'I did.', { to: ada, about, beat: 'bruno-owns-up' });
    };
    expect(droppedAnswers(given(clara, bruno).waits(30_000).facts)).toEqual([]);
    expect(droppedAnswers(given(bruno, clara).waits(30_000).facts)).toHaveLength(1);
  });

  it('are none where who was to give them died, or was gone, or was asked something newer', () => {
    const dead = decided()
      .tells('The roof falls.', [set(bruno, 'dead', true)])
      .waits(30_000);
    const left = decided()
      .does(ada, 'go', 'Ada goes.', [put(ada, 'in', kitchen)], { source: 'player' })
      .waits(30_000);
    const newer = asks(decided().waits(300), 'And why?', bruno).says(bruno, 'Because.', { to: ada }).waits(30_000);
    for (const { facts } of [dead, left, newer]) expect(droppedAnswers(facts)).toEqual([]);
  });

  it('are none to a line that had not begun when what they are about happened, or that was said long before', () => {
    const before = withAda().says(clara, 'It is late.');
    const about = before.last;
    const meanwhile = asks(before, 'Who wrote it?', bruno).decides(bruno, { to: ada, about });
    const longAgo = asks(withAda(), 'Who wrote it?', bruno)
      .waits(25_000)
      .tells('It strikes two.')
      .decides(bruno, { to: ada });
    for (const log of [meanwhile, longAgo]) {
      const { facts } = log.waits(300).says(clara, 'Not I.', { beat: 'clara-begins' }).waits(30_000);
      expect(droppedAnswers(facts)).toEqual([]);
    }
  });

  it('are none of the plan’s, of a wish of their own, and of a silence', () => {
    const line = () => asks(withAda(), 'Who wrote it?', bruno);
    const beat = line().decides(bruno, { to: ada, beat: 'bruno-points' }).waits(30_000);
    const desire = line().decides(bruno, { to: ada, desire: 'tidies' }).waits(30_000);
    const silence = line().decides(bruno, { to: ada, pace: 'silence' }).waits(30_000);
    for (const { facts } of [beat, desire, silence]) expect(droppedAnswers(facts)).toEqual([]);
  });
});

describe('questions left open', () => {
  it('are found where whoever was asked never spoke to the person, whoever else did', () => {
    const log = asks(withAda(), 'Who wrote it?', bruno).says(clara, 'Not I.', { to: ada }).waits(40_000);
    expect(said(openQuestions(log.facts))).toEqual(['Ada asked Bruno “Who wrote it?”, and had no answer']);
    const late = asks(withAda(), 'Who wrote it?', bruno).waits(40_000).says(bruno, 'I did.', { to: ada });
    expect(openQuestions(late.facts)).toHaveLength(1);
  });

  it('are found where a whole room said nothing', () => {
    expect(said(openQuestions(asks(withAda(), 'Anybody?').waits(40_000).facts))).toEqual([
      'Ada asked the room “Anybody?”, and had no answer',
    ]);
  });

  it('are none where they were answered, or shrugged at', () => {
    const answered = asks(withAda(), 'Who wrote it?', bruno).waits(2000).says(bruno, 'I did.', { to: ada });
    const shrugged = asks(withAda(), 'Who wrote it?', bruno).does(bruno, 'shrug', 'Bruno shrugs.');
    const room = asks(withAda(), 'Anybody?').says(clara, 'I am here.', { to: ada });
    for (const log of [answered, shrugged, room]) expect(openQuestions(log.waits(40_000).facts)).toEqual([]);
  });

  it('are none to somebody who could not hear or was gone, and none the curtain fell into', () => {
    const deaf = asks(withAda(), 'Who wrote it?', dov).waits(40_000);
    const dead = asks(withAda(), 'Who wrote it?', bruno).tells('The roof falls.', [set(bruno, 'dead', true)]);
    const last = asks(withAda(), 'Who wrote it?', bruno).waits(5000);
    for (const { facts } of [deaf, dead.waits(40_000), last]) expect(openQuestions(facts)).toEqual([]);
    expect(openQuestions(asks(withAda(), 'You wrote it.', bruno).waits(40_000).facts)).toEqual([]);
  });
});

describe('what a person says into nothing', () => {
  it('is found where nobody who heard it said or did anything', () => {
    const log = asks(withAda(), 'You wrote it.', bruno).says(clara, 'It is late.', { to: bruno }).waits(40_000);
    expect(said(unansweredLines(log.facts))).toEqual(['Ada said to Bruno “You wrote it.”, and had no answer']);
  });

  it('is none where it was answered, shrugged at or overtaken, and none that asks', () => {
    const line = () => asks(withAda(), 'You wrote it.', bruno);
    const answered = line().says(bruno, 'I did.', { to: ada });
    const shrugged = line().does(bruno, 'shrug', 'Bruno shrugs.');
    const overtaken = asks(line(), 'Who else?', bruno).says(bruno, 'Nobody.', { to: ada });
    const asked = asks(withAda(), 'Who wrote it?', bruno);
    for (const log of [answered, shrugged, overtaken, asked])
      expect(unansweredLines(log.waits(40_000).facts)).toEqual([]);
  });
});

describe('replies without a cue', () => {
  it('are found where the line was never said', () => {
    const log = withAda().does(dov, 'look', 'Dov looks.').says(bruno, 'Yes, I did.', { to: clara });
    expect(said(cuelessReplies(log.facts))).toEqual(['Bruno said “Yes, I did.”: Dov said nothing that they heard']);
    const ahead = withAda().says(bruno, 'Yes, I did.', { about: 99_999 });
    expect(said(cuelessReplies(ahead.facts))).toEqual([
      'Bruno said “Yes, I did.”: it answers nothing that has happened',
    ]);
  });

  it('are found where the one who answers did not hear it', () => {
    const log = withAda().says(dov, 'Did you hear?', { beat: 'dov-asks' }).says(bruno, 'I did.', { to: dov });
    expect(cuelessReplies(log.facts)).toHaveLength(1);
  });

  it('are found where others have talked since', () => {
    const log = asks(withAda(), 'Who wrote it?', bruno);
    for (const text of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) log.says(clara, text, { beat: 'clara-counts' });
    expect(said(cuelessReplies(log.says(bruno, 'I did.', { to: ada }).facts))).toEqual([
      'Bruno said “I did.”: “Who wrote it?” was 5 lines ago',
    ]);
  });

  it('are found on a road whose step before nobody took in words', () => {
    expect(said(cuelessReplies(withAda().says(bruno, 'I did.', { to: ada, beat: 'bruno-owns-up' }).facts))).toEqual([
      'Bruno said “I did.”: it follows ada-asks, and Ada has said nothing',
    ]);
    const led = asks(withAda(), 'Whose hand is this?', bruno).says(bruno, 'Mine.', { to: ada, beat: 'bruno-owns-up' });
    expect(cuelessReplies(led.facts)).toEqual([]);
  });

  it('are none that ask something', () => {
    const log = withAda().says(bruno, 'Was it you?', { to: ada, beat: 'bruno-asks-back' });
    expect(cuelessReplies(log.facts)).toEqual([]);
  });

  it('are none that answer a line, a deed or what happened by itself, and none of the plan’s', () => {
    const line = asks(withAda(), 'Who wrote it?', bruno).says(bruno, 'I did.', { to: ada });
    const deed = withAda()
      .does(ada, 'take', 'Ada takes the letter.', [], { source: 'player' })
      .says(bruno, 'Put it back.');
    const event = withAda().tells('Something falls.').says(bruno, 'What was that?');
    const plan = withAda().says(bruno, 'That came for you.', { beat: 'bruno-points' });
    for (const { facts } of [line, deed, event, plan]) expect(cuelessReplies(facts)).toEqual([]);
  });
});

describe('stale reactions', () => {
  const taken = (): Planted =>
    withAda().does(ada, 'take', 'Ada takes the letter.', [put(letter, 'heldBy', ada)], { source: 'player' });

  it('are found long after the deed', () => {
    const log = taken();
    const about = log.last;
    expect(said(staleReactions(log.waits(12_000).says(bruno, 'Thief!', { to: ada, about }).facts))).toEqual([
      'Bruno said “Thief!” to “Ada takes the letter.”: 12 s later',
    ]);
  });

  it('are found after the deed was undone', () => {
    const log = taken();
    const about = log.last;
    log.tells('It slips.', [{ entity: letter, property: 'at', value: { on: entityId('prop:table') } }]);
    expect(said(staleReactions(log.says(bruno, 'Thief!', { to: ada, about }).facts))).toEqual([
      'Bruno said “Thief!” to “Ada takes the letter.”: it had been undone',
    ]);
  });

  it('are none that come at once', () => {
    expect(staleReactions(taken().waits(1000).says(bruno, 'Thief!', { to: ada }).facts)).toEqual([]);
  });
});

describe('presuppositions that do not hold', () => {
  const told = (narration: string, ...before: Parameters<Planted['tells']>[1][]): string[] => {
    const log = withAda();
    for (const changes of before) log.tells('Something happens.', changes);
    return said(brokenPresuppositions(log.tells(narration).facts)).map((says) => says.replace(/: “.*/, ''));
  };

  it.each([
    ['the dead do nothing (Bruno)', 'Bruno smiles at the wall.', [set(bruno, 'dead', true)]],
    ['who is said to be dead is dead (Bruno)', 'Bruno is dead, and quite straight.', []],
    ['there is a body where one is spoken of (nobody is dead)', 'Somebody covers the dead man.', []],
    ['what burns is lit (lamp)', 'The lamp gutters and steadies.', [set(lamp, 'lit', false)]],
    ['what plays is switched on (radio)', 'Three, says the radio. Nine.', []],
    [
      'somebody or something is behind what it is told to be behind (curtain)',
      'Something stirs behind the curtain.',
      [put(clara, 'in', hall)],
    ],
    ['what is told to be in a hand is held (letter)', 'She stands there with the letter in her hand.', []],
    ['what is used up is gone (cake)', 'Nobody looks at the cake.', [gone(cake)]],
  ] as const)('are found: %s', (offence, narration, before) => {
    expect(told(narration, [...before])).toEqual([offence]);
  });

  it.each([
    ['Bruno smiles at the wall.', []],
    ['Bruno lies where he fell.', [set(bruno, 'dead', true)]],
    ['Bruno is dead, and quite straight.', [set(bruno, 'dead', true)]],
    ['The lamp gutters and steadies.', []],
    ['Three, says the radio. Nine.', [set(radio, 'on', true)]],
    ['Something stirs behind the curtain.', []],
    ['She stands there with the letter in her hand.', [put(letter, 'heldBy', ada)]],
    ['Nobody looks at the cake box.', [gone(cake)]],
  ] as const)('are not found in what is so: %s', (narration, before) => {
    expect(told(narration, [...before])).toEqual([]);
  });

  it('are found in lines of the company to the dead and the absent, and of them', () => {
    const dead = () => withAda().tells('The roof falls.', [set(bruno, 'dead', true)]);
    expect(said(brokenPresuppositions(dead().says(clara, 'Well?', { to: bruno }).facts))).toEqual([
      'Clara speaks to Bruno, who is dead: “Well?”',
    ]);
    expect(said(brokenPresuppositions(withAda().says(clara, 'Well?', { to: dov }).facts))).toEqual([
      'Clara speaks to Dov, who does not hear it: “Well?”',
    ]);
    expect(brokenPresuppositions(withAda().says(clara, 'Well?', { to: bruno }).facts)).toEqual([]);
    // A person may say what they like.
    expect(brokenPresuppositions(asks(dead(), 'Bruno, well?', bruno).facts)).toEqual([]);
  });

  it('are found in a beat whose condition has gone, and in telling somebody to do what is done', () => {
    const log = withAda().tells('A draught.', [set(lamp, 'lit', false)]);
    log.says(bruno, 'I take it.', { beat: 'bruno-takes-the-lamp' });
    expect(said(brokenPresuppositions(log.facts))).toEqual([
      'Bruno begins bruno-takes-the-lamp, whose condition does not hold',
    ]);
    expect(brokenPresuppositions(withAda().says(bruno, 'I take it.', { beat: 'bruno-takes-the-lamp' }).facts)).toEqual(
      [],
    );
    const done = asks(withAda(), 'Who wrote this letter?', bruno).cues(ada, 'ada-asks');
    expect(said(brokenPresuppositions(done.facts))).toEqual(['Ada is told “Now.”, which was done']);
    expect(brokenPresuppositions(withAda().cues(ada, 'ada-asks').facts)).toEqual([]);
  });
});

describe('narrations told twice', () => {
  const looks = 'Ada looks at the letter. It is old, and has been folded many times.';

  it('are found where the same people are told, a deed or an event', () => {
    const deeds = withAda().does(ada, 'look', looks).does(ada, 'look', looks);
    expect(said(repeatedNarrations(deeds.facts))).toEqual([`told again: “${looks}”`]);
    const events = withAda().tells('A clock strikes, somewhere in the house, for longer than it should.');
    expect(
      repeatedNarrations(events.tells('A clock strikes, somewhere in the house, for longer than it should.').facts),
    ).toHaveLength(1);
    const chinese = withAda().tells('雨又大了起来，街上一个人也没有。').tells('雨又大了起来，街上一个人也没有。');
    expect(repeatedNarrations(chinese.facts)).toHaveLength(1);
  });

  it('are none that differ, are short, or are told to others', () => {
    const differ = withAda().does(ada, 'look', looks).does(ada, 'look', `${looks} It is torn.`);
    const short = withAda().does(ada, 'take', 'Ada takes the letter.').does(ada, 'take', 'Ada takes the letter.');
    const others = withAda().does(ada, 'look', looks).does(dov, 'look', looks);
    const sip = 'Ada takes a long sip of what is left in the glass.';
    const sips = withAda()
      .does(ada, 'drink', sip, [set(lamp, 'amount', 2)])
      .does(ada, 'drink', sip, [set(lamp, 'amount', 1)]);
    for (const { facts } of [differ, short, others, sips]) expect(repeatedNarrations(facts)).toEqual([]);
  });
});
