import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/drama/change.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { leftTo } from '../../src/play/dues.ts';
import { isAboutToAnswer } from '../../src/play/floor.ts';
import { gone, openHouse, put, set, type Drive } from './drive.ts';
import { ada, bruno, clara, door, dov, hall, kitchen, shade } from './house-scene.ts';

const answerMs = 5_000;

/** Ada is played by a person; nobody speaks of their own accord. */
function house(): Drive {
  const drive = openHouse({ answerMs, lullMs: 60_000 });
  drive.take(ada);
  drive.hush();
  return drive;
}

function says(drive: Drive, text: string, to?: EntityId | readonly EntityId[]): void {
  drive.submit(ada);
  drive.begin(ada);
  if (typeof to === 'object') saysToAll(drive, text, to);
  else drive.say(ada, text, to ? { to } : {});
  drive.endTurn(ada);
  drive.check();
}

function saysToAll(drive: Drive, text: string, toAll: readonly EntityId[]): void {
  const turn = drive.turnOf(ada);
  const [to] = toAll;
  drive.record({ type: 'line:begun', by: ada, turn, actor: ada, voice: 'plain', ...(to && { to }), toAll: [...toAll] });
  drive.word(ada, text);
  drive.endLine(ada);
}

/** Who owes an answer, due by due; nobody in particular where the room does. */
const owed = (drive: Drive): readonly (readonly EntityId[])[] => drive.play.floor.dues.map(({ to }) => to);

function answers(drive: Drive, actor: EntityId, text = 'So it is.'): void {
  drive.speakUp(actor, { to: ada });
  drive.say(actor, text, { to: ada });
  drive.endTurn(actor);
  drive.check();
}

describe('what a person is owed', () => {
  it('[DUE1] opens with their line, and is owed by whom it was said to', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    expect(owed(drive)).toEqual([[bruno]]);
    says(drive, 'Is anybody there?');
    expect(owed(drive)).toEqual([[bruno], []]);
  });

  it('[DUE1] is nothing between two people, and nothing for what nobody heard', () => {
    const drive = house();
    drive.take(bruno);
    says(drive, 'A fine evening, Bruno.', bruno);
    expect(owed(drive)).toEqual([]);
    drive.submit(ada);
    drive.begin(ada);
    drive.say(ada, 'What am I doing here?', { voice: 'aside' });
    drive.endTurn(ada);
    expect(owed(drive)).toEqual([]);
  });

  it('[DUE1] is not owed by an apparition the person cannot hear', () => {
    const drive = openHouse({ answerMs, lullMs: 60_000 });
    drive.tell([put(shade, 'in', hall)]);
    drive.check();
    drive.take(bruno);
    drive.hush();
    drive.submit(bruno);
    drive.begin(bruno);
    drive.say(bruno, 'Is anybody there?');
    expect(drive.play.floor.dues.map(({ heardBy }) => heardBy)).toEqual([[ada, clara]]);
  });

  it('[DUE2] comes before a scripted moment, and before anybody else, until time is up', () => {
    const drive = house();
    drive.cue(clara, 'clara-answers');
    drive.check();
    says(drive, 'A fine evening, Bruno.', bruno);
    const said = drive.now;
    drive.decide(clara, 'fast', { beat: 'clara-answers' });
    drive.strike(said + 300);
    expect(drive.begun).toEqual([]);
    drive.decide(bruno, 'slow', { to: ada });
    drive.strike(said + 1_900);
    expect(drive.begun).toEqual([bruno]);
  });

  it('[DUE2] comes before their own scripted moment, which is decided on again', () => {
    const drive = house();
    drive.cue(bruno, 'bruno-points');
    drive.check();
    drive.decide(bruno, 'slow', { beat: 'bruno-points' });
    says(drive, 'A fine evening, Bruno.', bruno);
    expect(drive.play.asked.has(bruno)).toBe(true);
    expect(drive.play.floor.bids).toEqual([]);
  });

  it('[DUE2] keeps the others waiting no longer than that', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    const said = drive.now;
    drive.decide(clara, 'fast');
    drive.strike(said + answerMs - 1);
    expect(drive.begun).toEqual([]);
    drive.strike(said + answerMs);
    expect(drive.begun).toEqual([clara]);
  });

  it('[DUE3] is paid by an answer, or shown by a deed; silence alone pays nothing', () => {
    const spoken = house();
    says(spoken, 'A fine evening, Bruno.', bruno);
    answers(spoken, bruno);
    expect(owed(spoken)).toEqual([]);

    const shown = house();
    says(shown, 'A fine evening, Bruno.', bruno);
    shown.decide(bruno, 'silence', { to: ada, action: { verb: 'nod' } });
    shown.strike(shown.now + 400);
    shown.begin(bruno);
    shown.act(bruno, { verb: 'nod' });
    shown.endTurn(bruno);
    expect(owed(shown)).toEqual([]);

    const refused = house();
    says(refused, 'A fine evening, Bruno.', bruno);
    refused.hush();
    refused.decide(bruno, 'silence');
    expect(owed(refused)).toEqual([[bruno]]);
    expect(refused.listeners).toContain(bruno);
  });

  it('[DUE3] by several is paid by each', () => {
    const drive = house();
    says(drive, 'Well, you two?', [bruno, clara]);
    expect(owed(drive)).toEqual([[bruno, clara]]);
    answers(drive, clara);
    expect(owed(drive)).toEqual([[bruno]]);
    answers(drive, bruno);
    expect(owed(drive)).toEqual([]);
  });

  it('[DUE3] is not paid by a turn that was given before the line was over', () => {
    const drive = house();
    const tell = (narration: string, changes: Change[]): void => {
      drive.tell(changes, { narration, place: hall });
      drive.check();
    };
    tell('Ada is in the kitchen, and the door is open.', [
      put(ada, 'in', kitchen),
      put(dov, 'in', hall),
      set(door, 'open', true),
    ]);
    drive.hush();
    drive.submit(ada);
    drive.begin(ada);
    drive.beginLine(ada);
    drive.word(ada, 'Is anybody there?');
    tell('Something falls.', []);
    drive.decide(bruno, 'fast');
    drive.strike(drive.now + 250);
    drive.strike(drive.now + 1000);
    drive.endLine(ada);
    drive.endTurn(ada);
    expect(owed(drive)).toEqual([[]]);
    drive.begin(bruno);
    drive.say(bruno, 'It is late.');
    drive.endTurn(bruno);
    expect(owed(drive)).toEqual([[]]);
  });

  it('[DUE3] of a room is paid by one of them', () => {
    const drive = house();
    says(drive, 'Is anybody there?');
    drive.decide(bruno, 'silence');
    expect(owed(drive)).toEqual([[]]);
    answers(drive, clara, 'I am.');
    expect(owed(drive)).toEqual([]);
  });

  it('[DUE3] of a room is left to the others by whoever looks away from what they were asked by name', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    says(drive, 'Is anybody there?');
    drive.decide(bruno, 'silence', { to: ada, action: { verb: 'look away' } });
    drive.strike(drive.now + 400);
    drive.begin(bruno);
    drive.act(bruno, { verb: 'look' });
    drive.endTurn(bruno);
    expect(drive.play.floor.dues.map(({ to, heardBy }) => ({ to, heardBy }))).toEqual([{ to: [], heardBy: [clara] }]);
  });

  it('[DUE3] by name is not refused by whoever lets another answer the room: they are asked for it again', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    says(drive, 'Is anybody there?');
    expect(leftTo(drive.play.floor.dues, bruno)).toBeUndefined();
    drive.decide(bruno, 'silence');
    expect(owed(drive)).toEqual([[bruno], []]);
    expect(leftTo(drive.play.floor.dues, bruno)?.to).toEqual([bruno]);
    answers(drive, clara, 'I am.');
    expect(owed(drive)).toEqual([[bruno]]);
    expect(drive.listeners).toContain(bruno);
  });

  it('[DUE3] is not paid by words to another, by business of their own, or by a line nobody heard a word of', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.speakUp(bruno, { to: clara });
    drive.say(bruno, 'Clara, the soup.', { to: clara });
    drive.endTurn(bruno);
    expect(owed(drive)).toEqual([[bruno]]);
    drive.check();
    drive.decide(bruno, 'silence', { beat: 'bruno-points' });
    drive.strike(drive.now + 400);
    drive.begin(bruno);
    drive.act(bruno, { verb: 'cough' });
    drive.endTurn(bruno);
    expect(owed(drive)).toEqual([[bruno]]);
    drive.check();
    drive.speakUp(bruno, { to: ada });
    drive.beginLine(bruno, { to: ada });
    drive.endLine(bruno, true);
    drive.endTurn(bruno, 'interrupted');
    expect(owed(drive)).toEqual([[bruno]]);
  });

  it('[DUE4] is asked for when whoever owes it has done with what they were doing', () => {
    const drive = openHouse({ answerMs, lullMs: 60_000 });
    drive.take(ada);
    drive.decide(bruno, 'silence', { action: { verb: 'cough' } });
    drive.hush();
    drive.strike(drive.now + 400);
    drive.begin(bruno);
    says(drive, 'A fine evening, Bruno.', bruno);
    expect(drive.play.asked.has(bruno)).toBe(false);
    drive.hush();
    drive.endTurn(bruno);
    drive.check();
    expect(drive.listeners).toContain(bruno);
    expect(owed(drive)).toEqual([[bruno]]);
  });

  it('[DUE4] is decided on once it has been said, whatever was decided in the meantime', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.decide(bruno, 'slow', { to: ada });
    const { floor } = drive.play;
    const [due] = floor.dues;
    const decidedOn = (about: number): boolean =>
      isAboutToAnswer({ ...floor, bids: floor.bids.map((bid) => ({ ...bid, about })) }, bruno);
    expect(due?.over).toBeGreaterThan(due?.about ?? NaN);
    expect(decidedOn((due?.over ?? NaN) - 1)).toBe(false);
    expect(decidedOn((due?.over ?? NaN) + 1)).toBe(true);
  });

  it('[DUE4] is not decided anew because something else happens', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.decide(bruno, 'slow', { to: ada });
    drive.tell();
    drive.check();
    expect(drive.listeners).not.toContain(bruno);
    expect(drive.listeners).toContain(clara);
    drive.strike(drive.now + 1_600);
    expect(drive.begun).toEqual([bruno]);
  });

  it('[DUE4] is given up when it is asked for in vain', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    for (let tries = 0; tries < 6; tries++) {
      if (!drive.play.asked.has(bruno)) break;
      drive.decide(bruno, 'fast', { to: ada });
      drive.strike(drive.now + 250);
      drive.begin(bruno);
      drive.endTurn(bruno, 'broken');
      drive.check();
    }
    expect(drive.play.asked.has(bruno)).toBe(false);
    expect(owed(drive)).toEqual([]);
  });

  it('[DUE5] is answered the last first; the next line to the same one overtakes', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    says(drive, 'And you, Clara?', clara);
    expect(owed(drive)).toEqual([[bruno], [clara]]);
    drive.decide(bruno, 'fast', { to: ada });
    drive.decide(clara, 'fast', { to: ada });
    drive.strike(drive.now + 250);
    expect(drive.begun).toEqual([clara]);
    const again = house();
    says(again, 'A fine evening, Bruno.', bruno);
    says(again, 'Bruno? I said it is a fine evening.', bruno);
    expect(owed(again)).toEqual([[bruno]]);
    const slow = house();
    says(slow, 'A fine evening, Bruno.', bruno);
    says(slow, 'And you, Clara?', clara);
    slow.decide(bruno, 'fast', { to: ada });
    slow.decide(clara, 'slow', { to: ada });
    slow.strike(slow.now + 250);
    expect(slow.begun).toEqual([]);
    slow.strike(slow.now + 2_000);
    expect(slow.begun).toEqual([clara]);
    const both = house();
    says(both, 'Well, you two?', [bruno, clara]);
    says(both, 'You first, Bruno.', bruno);
    expect(owed(both)).toEqual([[clara], [bruno]]);
  });

  it('[DUE5] is answered by whom the line names first, where several are meant and ready', () => {
    const drive = house();
    says(drive, 'Bruno, I took the letter.', [bruno, clara]);
    drive.decide(clara, 'fast', { to: ada });
    drive.decide(bruno, 'fast', { to: ada });
    drive.strike(drive.now + 250);
    expect(drive.begun).toEqual([bruno]);
  });

  it('[DUE5] is still given by whoever decided on it in time and waited until another had answered', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    says(drive, 'And you, Clara?', clara);
    drive.decide(bruno, 'fast', { to: ada });
    drive.decide(clara, 'fast', { to: ada });
    const { since } = drive.play.floor.dues[0] as { since: number };
    drive.strike(drive.now + 250);
    drive.begin(clara);
    drive.beginLine(clara, { to: ada });
    drive.word(clara, 'Well.');
    drive.strike(since + 20_100);
    expect(owed(drive)).toEqual([[bruno]]);
    drive.endLine(clara);
    drive.endTurn(clara);
    drive.check();
    expect(owed(drive)).toEqual([[bruno]]);
    expect(drive.begun).toContain(bruno);
  });

  it('[DUE8] is kept by a witness while whoever was asked plays a step of the plan to nobody, and not while they answer', () => {
    const saying = (beat: string | undefined): Drive => {
      const drive = house();
      says(drive, 'A fine evening, Bruno.', bruno);
      drive.decide(bruno, 'fast', beat ? { beat } : { to: ada });
      drive.decide(clara, 'fast', { to: ada });
      drive.strike(drive.now + 250);
      expect(drive.begun).toEqual([bruno]);
      drive.begin(bruno);
      drive.say(bruno, 'That came for you.', beat ? {} : { to: ada });
      drive.endTurn(bruno);
      drive.check();
      return drive;
    };
    const kept = saying('bruno-points');
    expect(kept.play.asked.has(clara)).toBe(false);
    expect(kept.begun).toContain(clara);
    const overtaken = saying(undefined);
    expect(overtaken.play.asked.has(clara)).toBe(true);
  });

  it('[DUE8] is kept when the play comes to its next point in the meantime', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.decide(bruno, 'slow', { to: ada });
    drive.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    drive.check();
    expect(drive.play.asked.has(bruno)).toBe(false);
    expect(drive.play.asked.has(clara)).toBe(true);
    drive.strike(drive.now + 2_000);
    expect(drive.begun).toContain(bruno);
  });

  it('[DUE5] is left by whoever dies to those who heard it', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.tell([set(bruno, 'dead', true)]);
    drive.check();
    expect(owed(drive)).toEqual([[]]);
    expect(drive.play.floor.dues[0]?.heardBy).not.toContain(bruno);
    answers(drive, clara);
    expect(owed(drive)).toEqual([]);
  });

  it('[DUE5] is owed no more by whoever is gone, to whoever has left, or after twenty seconds', () => {
    const drive = house();
    says(drive, 'A fine evening, Bruno.', bruno);
    drive.tell([gone(bruno)]);
    drive.check();
    expect(owed(drive)).toEqual([]);
    const left = house();
    says(left, 'A fine evening, Bruno.', bruno);
    left.record({ type: 'role:released', by: 'player', actor: ada, player: 'player', why: 'left' });
    left.check();
    expect(owed(left)).toEqual([]);
    const late = house();
    says(late, 'A fine evening, Bruno.', bruno);
    late.strike(late.now + 20_000);
    expect(owed(late)).toEqual([]);
  });
});
