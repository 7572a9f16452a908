import { describe, expect, it } from 'vitest';
import { openHouse, put, set } from './drive.ts';
import { ada, bruno, clara, door, dov, hall, kitchen, letter } from './house-scene.ts';

describe('minds', () => {
  it('[MIND1] everybody who perceived a turn is asked about it, in one effect, and nobody else', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.say(ada, 'Good evening.');
    const ended = house.endTurn(ada);
    expect(house.effectsOf('ask-mind')).toEqual([]);
    house.check();
    expect(house.effectsOf('ask-mind')).toEqual([
      { kind: 'ask-mind', listeners: [bruno, clara], about: ended.seq, occasion: 'event' },
    ]);
  });

  it('[MIND1] a whisper is asked about where it was heard', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.say(ada, 'Listen.', { voice: 'whisper', to: clara });
    house.endTurn(ada);
    house.check();
    expect(house.listeners).toEqual([clara]);
  });

  it('[MIND1] whoever perceived any of it is asked, deeds and half lines too', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.act(ada, { verb: 'open', object: door }, [set(door, 'open', true)]);
    house.beginLine(ada);
    house.word(ada, 'Dov.');
    house.act(ada, { verb: 'close', object: door }, [set(door, 'open', false)]);
    house.word(ada, 'Bruno.');
    house.endLine(ada);
    house.endTurn(ada);
    house.check();
    expect(house.listeners.toSorted()).toEqual([bruno, clara, dov]);
  });

  it('[MIND1] what happens by itself is asked about where it was perceived', () => {
    const house = openHouse();
    house.hush();
    const told = house.tell([], { place: kitchen });
    house.check();
    expect(house.effectsOf('ask-mind')).toEqual([
      { kind: 'ask-mind', listeners: [dov], about: told.seq, occasion: 'event' },
    ]);
  });

  it('[MIND1] who comes is asked, and who sees them come', () => {
    const house = openHouse();
    house.hush();
    house.record({
      type: 'actor:entered',
      by: 'transfer',
      actor: dov,
      changes: [put(dov, 'in', hall)],
      narration: 'Dov is here.',
    });
    house.check();
    expect(house.listeners).toEqual([ada, bruno, clara, dov]);
  });

  it('[MIND1] the dead, players, and those in the middle of something are not asked', () => {
    const house = openHouse();
    house.take(bruno);
    house.decide(clara, 'silence', { action: { verb: 'take', object: letter } });
    house.strike(400);
    expect(house.begun).toEqual([clara]);
    house.tell([], { place: hall });
    house.check();
    expect(house.listeners).toEqual([ada]);
    house.tell([set(ada, 'dead', true)], { place: hall });
    house.check();
    expect(house.listeners).toEqual([]);
  });

  it('[MIND1] nobody is asked while somebody speaks; after it all are, about the last thing', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.tell([], { place: hall });
    expect(house.effectsOf('ask-mind')).toEqual([]);
    house.beginLine(ada);
    house.word(ada, 'Oh.');
    house.endLine(ada);
    const ended = house.endTurn(ada);
    house.check();
    expect(house.effectsOf('ask-mind')).toEqual([
      // Ada perceived what happened while she spoke.
      { kind: 'ask-mind', listeners: [ada, bruno, clara], about: ended.seq, occasion: 'event' },
    ]);
  });

  it('[MIND2] the flag is looked at first', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.say(ada, 'Good evening.');
    house.endTurn(ada);
    expect(house.effects).toEqual([{ kind: 'check-flag' }]);
    house.strike(house.now + 5_000);
    expect(house.effects).toEqual([]);
    house.check();
    expect(house.listeners).toEqual([bruno, clara]);
  });

  it('[MIND2] minds are asked only if the play stays where it is', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.say(ada, 'Good evening.');
    house.endTurn(ada);
    house.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' });
    expect(house.effects).toEqual([{ kind: 'open-next-point' }]);
    house.strike(house.now + 60_000);
    expect(house.listeners).toEqual([]);
    const opened = house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    expect(house.listeners).toEqual([]);
    house.check();
    expect(house.effectsOf('ask-mind')).toMatchObject([{ about: opened.seq }]);
    expect(house.listeners.toSorted()).toEqual([ada, bruno, clara]);
  });

  it('[MIND2] nobody is asked and nobody begins once the flag is met, before the play has moved on', () => {
    const house = openHouse();
    house.take(bruno);
    house.speakUp(ada);
    house.say(ada, 'Who wrote this letter?');
    house.submit(bruno);
    house.endTurn(ada, 'interrupted');
    house.record({
      type: 'flag:checked',
      by: 'transfer',
      point: 'the-question',
      met: true,
      missing: [],
      judge: 'rules',
    });
    expect(house.effects).toEqual([]);
  });

  it('[MIND3] what was refused goes back to the one who tried', () => {
    const house = openHouse();
    house.decide(ada, 'silence', { action: { verb: 'take', object: letter } });
    house.strike(400);
    house.begin(ada);
    house.fail(ada);
    const ended = house.endTurn(ada);
    house.check();
    expect(house.effectsOf('ask-mind')).toEqual([
      { kind: 'ask-mind', listeners: [ada], about: ended.seq, occasion: 'failure' },
    ]);
  });

  it('[MIND3] what was done does not', () => {
    const house = openHouse();
    house.decide(ada, 'silence', { action: { verb: 'take', object: letter } });
    house.strike(400);
    house.begin(ada);
    house.act(ada, { verb: 'take', object: letter }, [put(letter, 'heldBy', ada)]);
    house.endTurn(ada);
    house.check();
    expect(house.listeners).toEqual([bruno, clara]);
  });

  it('[MIND4] after a lull everybody on stage is asked whether they begin', () => {
    const house = openHouse({ lullMs: 3_000 });
    house.hush();
    expect(house.effectsOf('wake')).toEqual([{ kind: 'wake', at: 3_000 }]);
    house.strike(2_999);
    expect(house.listeners).toEqual([]);
    house.strike(3_000);
    expect(house.effectsOf('ask-mind')).toEqual([
      { kind: 'ask-mind', listeners: [ada, bruno, clara], about: house.play.seq - 1, occasion: 'lull' },
    ]);
  });

  it('[MIND4] it is no lull while somebody speaks, means to, or has been asked', () => {
    const thinking = openHouse({ lullMs: 3_000 });
    thinking.strike(30_000);
    expect(thinking.listeners).toEqual([]);

    const waiting = openHouse({ lullMs: 1_000 });
    waiting.decide(ada, 'slow');
    waiting.hush();
    waiting.strike(1_500);
    expect(waiting.listeners).toEqual([]);

    const speaking = openHouse({ lullMs: 1_000 });
    speaking.speakUp(ada);
    speaking.hush();
    speaking.strike(30_000);
    expect(speaking.listeners).toEqual([]);
  });

  it('[MIND4] a lull in which nobody begins is followed by another', () => {
    const house = openHouse({ lullMs: 3_000 });
    house.hush();
    house.strike(3_000);
    house.hush();
    house.strike(5_999);
    expect(house.listeners).toEqual([]);
    house.strike(6_000);
    expect(house.listeners).toEqual([ada, bruno, clara]);
  });

  it('[MIND4] a hint that nobody follows does not begin the lull anew', () => {
    const house = openHouse({ lullMs: 3_000 });
    house.hush();
    house.strike(2_000);
    house.cue(ada, 'ada-asks', 'hint');
    expect(house.listeners).toEqual([ada]);
    house.hush();
    house.strike(2_999);
    expect(house.listeners).toEqual([]);
    house.strike(3_000);
    expect(house.listeners).toEqual([ada, bruno, clara]);
  });

  it('[MIND5] whoever was asked and asked again answers the last question only', () => {
    const house = openHouse();
    const first = house.play.asked.get(ada);
    house.tell([], { place: hall });
    house.check();
    const second = house.play.asked.get(ada);
    expect(second).not.toBe(first);
    house.decide(ada, 'fast', { about: first ?? 0 });
    expect(house.play.asked.get(ada)).toBe(second);
    expect(house.play.floor.bids).toEqual([]);
    house.decide(ada, 'fast', { about: second ?? 0 });
    expect(house.play.asked.has(ada)).toBe(false);
    expect(house.play.floor.bids).toMatchObject([{ actor: ada }]);
  });

  it('[MIND1] a cue given while somebody speaks waits for their last word', () => {
    const house = openHouse();
    house.speakUp(ada);
    house.cue(bruno, 'bruno-points', 'hint');
    expect(house.listeners).toEqual([]);
    house.endTurn(ada);
    house.check();
    expect(house.listeners).toEqual([bruno]);
  });

  it('a cue is an occasion of its own, for the one who was given it', () => {
    const house = openHouse();
    house.hush();
    const cue = house.cue(bruno, 'bruno-points', 'hint');
    expect(house.effectsOf('ask-mind')).toEqual([
      { kind: 'ask-mind', listeners: [bruno], about: cue.seq, occasion: 'cue' },
    ]);
    expect(house.play.cues.get(bruno)).toMatchObject({ kind: 'hint', beat: 'bruno-points' });
  });
});
