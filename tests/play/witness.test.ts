import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Draft, Fact, FactType } from '../../src/drama/fact.ts';
import type { Voice } from '../../src/drama/voice.ts';
import { stamp } from '../../src/play/witness.ts';
import { gone, openHouse, put, set, type Drive } from './drive.ts';
import { ada, bruno, cellar, chest, clara, curtain, door, dov, hall, kitchen, letter, shade } from './house-scene.ts';

/** Somebody says something; the fact as it would be, without being recorded. */
const said = (drive: Drive, actor: EntityId, voice: Voice = 'plain', to?: EntityId): Fact =>
  stamp(drive.play, { type: 'line:begun', by: actor, turn: 0, actor, voice, ...(to ? { to } : {}) }, drive.now);

describe('who perceives what', () => {
  describe('what is said', () => {
    it('[WIT1] reaches everybody in the same place, hidden or not', () => {
      expect(said(openHouse(), ada).witnesses).toEqual([ada, bruno, clara]);
    });

    it('[WIT1] passes an open door and an open way, and never a closed door', () => {
      const house = openHouse();
      expect(said(house, dov).witnesses).toEqual([dov]);
      house.tell([set(door, 'open', true)]);
      expect(said(house, dov).witnesses).toEqual([ada, bruno, clara, dov]);
      expect(said(house, ada).witnesses).toEqual([ada, bruno, clara, dov]);
    });

    it('[WIT1] passes where there is no door, and never two places', () => {
      const house = openHouse();
      house.tell([set(door, 'open', true), put(bruno, 'in', cellar)]);
      expect(said(house, dov).witnesses).toEqual([ada, bruno, clara, dov]);
      expect(said(house, bruno).witnesses).toEqual([bruno, dov]);
      expect(said(house, ada).witnesses).toEqual([ada, clara, dov]);
    });

    it('[WIT1] passes a door that is broken', () => {
      const house = openHouse();
      house.tell([set(door, 'broken', true)]);
      expect(said(house, ada).witnesses).toContain(dov);
    });

    it('[WIT1] is heard as the stage hears it, where the stage can tell', () => {
      const deaf = openHouse({}, { hears: (actor) => (actor === bruno ? false : undefined) });
      const fact = deaf.record({ type: 'line:begun', by: ada, turn: 0, actor: ada, voice: 'plain' });
      expect(fact.witnesses).toEqual([ada, clara]);
    });

    it('[WIT2] in a whisper reaches the one it is for, and nobody else', () => {
      expect(said(openHouse(), ada, 'whisper', bruno).witnesses).toEqual([ada, bruno]);
      expect(said(openHouse(), ada, 'whisper').witnesses).toEqual([ada]);
    });

    it('[WIT2] in a whisper does not pass an open door', () => {
      const house = openHouse();
      house.tell([set(door, 'open', true)]);
      expect(said(house, ada, 'whisper', dov).witnesses).toEqual([ada]);
    });

    it('[WIT2] aside, or in thought, is the actor’s own', () => {
      const house = openHouse();
      expect(said(house, ada, 'aside', bruno).witnesses).toEqual([ada]);
      expect(house.record({ type: 'thought:had', by: ada, turn: 0, actor: ada, text: 'He lies.' }).witnesses).toEqual([
        ada,
      ]);
    });

    it('[WIT2] holds for every word of the line', () => {
      const house = openHouse();
      house.speakUp(ada);
      house.beginLine(ada, { voice: 'whisper', to: bruno });
      expect(house.word(ada, 'Listen.').witnesses).toEqual([ada, bruno]);
      expect(house.endLine(ada).witnesses).toEqual([ada, bruno]);
    });

    it('[WIT4] from behind a curtain is a voice without a face, until the curtain is drawn', () => {
      const house = openHouse();
      expect(said(house, clara)).toMatchObject({ witnesses: [ada, bruno, clara], unseenBy: [ada, bruno] });
      // Who hides there peeps out: the curtain hides one way only.
      expect(said(house, ada).unseenBy).toBeUndefined();
      house.tell([set(curtain, 'open', true)]);
      expect(said(house, clara).unseenBy).toBeUndefined();
    });

    it('[WIT4] is heard unseen in the dark, and from inside a shut chest', () => {
      const house = openHouse();
      house.tell([set(hall, 'lit', false)]);
      expect(said(house, ada)).toMatchObject({ witnesses: [ada, bruno, clara], unseenBy: [bruno, clara] });
      const boxed = openHouse();
      boxed.tell([put(bruno, 'in', chest)]);
      expect(said(boxed, ada).unseenBy).toEqual([bruno]);
      expect(said(boxed, bruno).unseenBy).toEqual([ada, clara]);
    });
  });

  describe('what is done', () => {
    it('[WIT3] is perceived by those who see the doer, and not by those who could only hear', () => {
      const house = openHouse();
      expect(house.act(clara, { verb: 'take', object: letter }).witnesses).toEqual([clara]);
      expect(house.act(ada, { verb: 'nod' }).witnesses).toEqual([ada, bruno, clara]);
    });

    it('[WIT3] is seen through an open door, in the light, by who stands in the open', () => {
      const house = openHouse();
      expect(house.act(dov, { verb: 'nod' }).witnesses).toEqual([dov]);
      house.tell([set(door, 'open', true)]);
      expect(house.act(dov, { verb: 'nod' }).witnesses).toEqual([ada, bruno, dov]);
      house.tell([set(kitchen, 'lit', false)]);
      expect(house.act(dov, { verb: 'nod' }).witnesses).toEqual([dov]);
    });

    it('[WIT3] is perceived by those who see the doer only before it, or only after it', () => {
      const house = openHouse();
      const hides = house.act(ada, { verb: 'hide', object: curtain }, [put(ada, 'behind', curtain)]);
      expect(hides.witnesses).toEqual([ada, bruno, clara]);
      const steps = house.act(ada, { verb: 'go', object: hall }, [put(ada, 'in', hall)]);
      expect(steps.witnesses).toEqual([ada, bruno, clara]);
    });

    it('[WIT3] is felt by whom it touches, seen or not', () => {
      const house = openHouse();
      house.tell([set(hall, 'lit', false)]);
      expect(house.act(ada, { verb: 'touch', object: bruno })).toMatchObject({
        witnesses: [ada, bruno],
        unseenBy: [bruno],
      });
    });

    it('[WIT3] is known to whom it wounds, through the curtain too', () => {
      const house = openHouse();
      house.tell([set(hall, 'lit', false)]);
      const stab = house.act(ada, { verb: 'stab', object: curtain }, [set(clara, 'hurt', true)]);
      expect(stab).toMatchObject({ witnesses: [ada, clara], unseenBy: [clara] });
    });

    it('[WIT3] [WIT4] is heard where it makes a sound, by those who do not see it', () => {
      const house = openHouse();
      expect(house.act(clara, { verb: 'cough' })).toMatchObject({
        witnesses: [ada, bruno, clara],
        unseenBy: [ada, bruno],
      });
      house.tell([set(door, 'open', true), put(clara, 'behind', curtain)]);
      expect(house.act(clara, { verb: 'cough' })).toMatchObject({
        witnesses: [ada, bruno, clara, dov],
        unseenBy: [ada, bruno, dov],
      });
    });

    it('[WIT3] in a shut chest is seen by nobody', () => {
      const house = openHouse();
      house.tell([put(bruno, 'in', chest)]);
      expect(house.act(bruno, { verb: 'nod' }).witnesses).toEqual([bruno]);
      house.tell([set(chest, 'open', true)]);
      expect(house.act(bruno, { verb: 'nod' }).witnesses).toEqual([ada, bruno, clara]);
    });

    it('[WIT3] is seen as it begins by those who see the doer', () => {
      const house = openHouse();
      const begins = (actor: EntityId) =>
        house.record({ type: 'action:begun', by: actor, turn: 0, actor, action: { subject: actor, verb: 'nod' } });
      expect(begins(ada).witnesses).toEqual([ada, bruno, clara]);
      expect(begins(clara).witnesses).toEqual([clara]);
    });

    it('[WIT3] and so is who comes and who goes, by those who see them there', () => {
      const house = openHouse();
      const comes = house.record({
        type: 'actor:entered',
        by: 'transfer',
        actor: dov,
        changes: [put(dov, 'in', hall)],
        narration: 'Dov is here.',
      });
      expect(comes.witnesses).toEqual([ada, bruno, clara, dov]);
      const goes = house.record({
        type: 'actor:left',
        by: 'transfer',
        actor: dov,
        changes: [gone(dov)],
        narration: 'Dov is gone.',
      });
      expect(goes.witnesses).toEqual([ada, bruno, clara, dov]);
    });

    it('[WIT5] and refused is perceived only by the one who tried', () => {
      const house = openHouse();
      house.speakUp(ada);
      expect(house.fail(ada).witnesses).toEqual([ada]);
    });
  });

  it('[WIT6] an apparition is perceived only by those it comes to', () => {
    const house = openHouse();
    const comes = house.record({
      type: 'actor:entered',
      by: 'transfer',
      actor: shade,
      changes: [put(shade, 'in', hall)],
      narration: 'The Shade is here.',
    });
    expect(comes.witnesses).toEqual([ada, shade]);
    expect(said(house, shade).witnesses).toEqual([ada, shade]);
    expect(house.act(shade, { verb: 'knock' }).witnesses).toEqual([ada, shade]);
    expect(house.act(shade, { verb: 'touch', object: bruno }).witnesses).toEqual([ada, shade]);
    // It comes to Ada, and perceives everybody.
    expect(said(house, bruno).witnesses).toEqual([ada, bruno, clara, shade]);
  });

  it('[WIT7] the dead and those who are nowhere perceive nothing', () => {
    const house = openHouse();
    house.tell([set(bruno, 'dead', true), gone(clara)]);
    expect(said(house, ada).witnesses).toEqual([ada]);
    expect(house.act(ada, { verb: 'touch', object: bruno }).witnesses).toEqual([ada]);
    expect(house.act(ada, { verb: 'knock' }).witnesses).toEqual([ada]);
    expect(house.tell([], { place: hall }).witnesses).toEqual([ada]);
  });

  describe('what is told', () => {
    it('[WIT8] is perceived where it happens', () => {
      const house = openHouse();
      expect(house.tell([], { place: hall }).witnesses).toEqual([ada, bruno, clara]);
      expect(house.tell([], { place: kitchen }).witnesses).toEqual([dov]);
    });

    it('[WIT8] carries as far as sound: through an open door, not two places away', () => {
      const house = openHouse();
      house.tell([set(door, 'open', true)]);
      expect(house.tell([], { place: kitchen }).witnesses).toEqual([ada, bruno, clara, dov]);
      expect(house.tell([], { place: cellar }).witnesses).toEqual([dov]);
    });

    it('[WIT8] happens where the things are that it changes, unless said, and else in the place of the scene', () => {
      const house = openHouse();
      expect(house.tell([set(dov, 'wet', true)]).witnesses).toEqual([dov]);
      expect(house.tell().witnesses).toEqual([ada, bruno, clara]);
    });

    it('[WIT8] of a scene is perceived in its place', () => {
      const house = openHouse();
      const opened = house.record({ type: 'scene:opened', by: 'transfer', scene: 'in-the-hall', changes: [] });
      expect(opened.witnesses).toEqual([ada, bruno, clara]);
    });
  });

  it('[WIT9] decisions, cues, memories and refused claims are perceived by their actor', () => {
    const house = openHouse();
    const own: Draft[] = [
      { type: 'decision:made', by: ada, actor: ada, about: 0, pace: 'fast', why: '', source: 'understudy' },
      { type: 'cue:given', by: 'advancer', actor: ada, kind: 'hint', beat: 'ada-asks', text: 'Now.' },
      { type: 'memory:kept', by: ada, actor: ada, memories: [] },
      { type: 'hack:refused', by: 'planner', actor: ada, point: 'the-letter', claim: 'torn', missing: [] },
      { type: 'action:cancelled', by: ada, turn: 0, actor: ada, action: 'take the letter' },
    ];
    for (const draft of own) expect(stamp(house.play, draft, 0).witnesses, draft.type).toEqual([ada]);
  });

  it('[WIT9] the company’s own bookkeeping is perceived by nobody', () => {
    const house = openHouse();
    house.decide(ada, 'fast');
    house.strike(250);
    const turn = house.turnOf(ada);
    const play = house.play;
    const books: Draft[] = [
      { type: 'play:opened', by: 'company', scene: play.file, settings: play.settings },
      { type: 'act:opened', by: 'transfer', act: 'the-evening' },
      { type: 'point:opened', by: 'transfer', point: 'the-letter' },
      { type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' },
      { type: 'play:ended', by: 'transfer', ending: 'the end', completed: true },
      { type: 'role:taken', by: 'p', actor: ada, player: 'p' },
      { type: 'role:released', by: 'p', actor: ada, player: 'p', why: 'left' },
      { type: 'turn:begun', by: ada, turn, actor: ada, about: 0, pace: 'fast', source: 'model', scripted: false },
      { type: 'turn:ended', by: ada, turn, actor: ada, how: 'finished' },
      { type: 'beat:played', by: 'planner', point: 'the-question', trajectory: 'ada-begins', beat: 'ada-asks' },
      { type: 'flag:checked', by: 'transfer', point: 'the-question', met: false, missing: [], judge: 'rules' },
      { type: 'stall:noted', by: 'advancer', point: 'the-question', level: 1, turns: 0, ms: 0 },
      { type: 'clock:struck', by: 'clock' },
      {
        type: 'model:called',
        by: 'company',
        role: 'actor',
        model: 'm',
        code: null,
        inputTokens: 1,
        outputTokens: 1,
        firstWordMs: null,
        ms: 1,
      },
      { type: 'model:garbled', by: 'company', role: 'actor', reason: 'no JSON' },
      { type: 'understudy:stepped-in', by: 'company', role: 'actor', code: 'model/timeout', reason: 'late' },
    ];
    for (const draft of books) expect(stamp(play, draft, 0).witnesses, draft.type).toEqual([]);
    const perceived: FactType[] = books.map(({ type }) => type);
    expect(new Set(perceived).size).toBe(books.length);
  });
});
