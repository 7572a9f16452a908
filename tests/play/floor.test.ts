import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { gone, openHouse, put, set, type Drive } from './drive.ts';
import { ada, bruno, clara, dov, hall, kitchen, letter, shade } from './house-scene.ts';

const wishes = (drive: Drive): EntityId[] => drive.play.floor.bids.map(({ actor }) => actor);

/** The speaker's turn is over without anybody having perceived it, so that those who wait keep their wishes. */
function pass(drive: Drive, actor: EntityId): void {
  drive.begin(actor);
  drive.endTurn(actor);
  drive.check();
}

/** One of the company says a line to somebody, and whoever heard it is asked. */
function lineTo(drive: Drive, actor: EntityId, text: string, to: EntityId): void {
  drive.speakUp(actor);
  drive.say(actor, text, { to });
  drive.endTurn(actor);
  drive.check();
}

describe('the floor', () => {
  describe('[FLOOR1] one speaking turn at a time in one place', () => {
    it('[FLOOR1] keeps the second speaker of a place waiting', () => {
      const house = openHouse();
      house.decide(ada, 'fast');
      house.decide(bruno, 'fast');
      house.strike(250);
      expect(house.begun).toEqual([ada]);
      house.strike(5_000);
      expect(house.begun).toEqual([]);
      expect(wishes(house)).toEqual([bruno]);
    });

    it('[FLOOR1] lets another place have its own speaker', () => {
      const house = openHouse();
      house.speakUp(ada);
      house.take(dov);
      house.submit(dov);
      expect(house.begun).toEqual([dov]);
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
    });

    it('[FLOOR1] is one where somebody is spoken to in another place', () => {
      const house = openHouse();
      house.tell([], { place: kitchen });
      house.check();
      house.take(ada);
      house.submit(ada);
      house.decide(dov, 'fast', { to: bruno });
      house.strike(house.now + 250);
      expect(house.begun).toEqual([]);
      expect(wishes(house)).toEqual([dov]);
      const cut = openHouse();
      cut.tell([], { place: kitchen });
      cut.check();
      cut.take(ada);
      cut.decide(dov, 'fast', { to: bruno });
      cut.strike(cut.now + 250);
      cut.begin(dov);
      cut.submit(ada);
      expect(cut.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn: cut.turnOf(dov) }]);
    });

    it('[FLOOR1] goes with the speaker into another place', () => {
      const house = openHouse();
      house.tell([], { place: kitchen });
      house.check();
      house.speakUp(ada);
      house.act(ada, { verb: 'go' }, [put(ada, 'in', kitchen)]);
      house.decide(dov, 'fast');
      house.decide(bruno, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([bruno]);
    });

    it('[FLOOR1] is kept when a speaker walks in on another: who was there goes on, unless it is a player who comes', () => {
      const walksIn = (comes: 'company' | 'player') => {
        const house = openHouse();
        house.tell([], { place: kitchen });
        house.check();
        if (comes === 'company') house.speakUp(ada);
        else {
          house.take(ada);
          house.submit(ada);
          house.begin(ada);
        }
        house.speakUp(dov);
        house.act(ada, { verb: 'go' }, [put(ada, 'in', kitchen)]);
        return house;
      };
      const company = walksIn('company');
      expect(company.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn: company.turnOf(ada) }]);
      const player = walksIn('player');
      expect(player.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn: player.turnOf(dov) }]);
      player.strike(player.now + 10);
      expect(player.effectsOf('interrupt-turn')).toEqual([]);
    });

    it('[FLOOR1] lets silent turns go on beside it', () => {
      const house = openHouse();
      house.decide(ada, 'fast');
      house.decide(bruno, 'silence', { action: { verb: 'take', object: letter } });
      house.decide(clara, 'silence', { action: { verb: 'cough' } });
      house.strike(400);
      expect(house.begun.toSorted()).toEqual([ada, bruno, clara].toSorted());
    });

    it('[FLOOR1] gives an actor one turn at a time, in words or without', () => {
      const house = openHouse();
      house.take(ada);
      house.submit(ada, 'silence');
      expect(house.begun).toEqual([ada]);
      house.submit(ada, 'silence');
      expect(house.begun).toEqual([]);
      house.submit(ada);
      expect(house.begun).toEqual([]);
      house.endTurn(ada);
      house.check();
      expect(house.begun).toEqual([ada]);
    });

    it('[FLOOR1] nobody begins before they are ready: fast at once, slow after thinking', () => {
      const house = openHouse();
      house.decide(ada, 'slow');
      house.strike(1_599);
      expect(house.begun).toEqual([]);
      house.strike(1_600);
      expect(house.begun).toEqual([ada]);
    });
  });

  describe('[FLOOR2] who is next', () => {
    it('[FLOOR2] a player, then a scripted moment, then whoever was asked, then fast before slow', () => {
      const house = openHouse();
      house.tell([put(dov, 'in', hall), put(shade, 'in', hall)]);
      house.check();
      house.take(ada);
      lineTo(house, bruno, 'Clara, is it you?', clara);
      house.cue(bruno, 'bruno-points');
      const start = house.now;
      // The last in the order of the law is the first to decide, and all are ready in the same moment.
      house.decide(shade, 'slow', {}, start);
      house.decide(clara, 'slow', {}, start);
      house.decide(dov, 'fast', {}, start + 1_350);
      house.decide(bruno, 'fast', { beat: 'bruno-points' }, start + 1_350);
      house.submit(ada, 'fast', start + 1_600);
      expect(house.begun).toEqual([ada]);
      pass(house, ada);
      expect(house.begun).toEqual([bruno]);
      pass(house, bruno);
      expect(house.begun).toEqual([clara]);
      house.begin(clara);
      house.say(clara, 'Me.', { voice: 'aside' });
      house.endTurn(clara);
      house.check();
      expect(house.begun).toEqual([dov]);
      pass(house, dov);
      expect(house.begun).toEqual([shade]);
    });

    it('[FLOOR2] then the earlier', () => {
      const house = openHouse();
      house.cue(bruno, 'bruno-points');
      house.cue(ada, 'ada-asks');
      house.decide(bruno, 'slow', { beat: 'bruno-points' }, 0);
      house.decide(ada, 'fast', { beat: 'ada-asks' }, 100);
      house.strike(2_000);
      expect(house.begun).toEqual([ada]);
    });
  });

  describe('[FLOOR3] a player who speaks', () => {
    it('[FLOOR3] cuts off the company’s speaker in their place, once, and begins when they have stopped', () => {
      const house = openHouse();
      house.take(bruno);
      const turn = house.speakUp(ada);
      house.submit(bruno);
      expect(house.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn }]);
      expect(house.begun).toEqual([]);
      house.strike(house.now + 10);
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
      house.endTurn(ada, 'interrupted');
      house.check();
      expect(house.begun).toEqual([bruno]);
    });

    it('[FLOOR3] does not cut off a scripted moment', () => {
      const house = openHouse();
      house.take(bruno);
      house.cue(ada, 'ada-asks');
      house.speakUp(ada, { beat: 'ada-asks' });
      expect(house.play.floor.turns).toMatchObject([{ actor: ada, scripted: true }]);
      house.submit(bruno);
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
      expect(wishes(house)).toEqual([bruno]);
    });

    it('[FLOOR3] does not cut off another player', () => {
      const house = openHouse();
      house.take(ada);
      house.take(bruno);
      house.submit(ada);
      expect(house.begun).toEqual([ada]);
      house.submit(bruno);
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
      expect(wishes(house)).toEqual([bruno]);
    });

    it('[FLOOR3] does not cut off who speaks in another place, nor who only acts', () => {
      const house = openHouse();
      house.decide(clara, 'silence', { action: { verb: 'cough' } });
      house.decide(ada, 'fast');
      house.strike(400);
      house.take(dov);
      house.submit(dov);
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
      house.take(bruno);
      house.submit(bruno);
      expect(house.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn: house.turnOf(ada) }]);
    });

    it('[FLOOR3] and a player who only acts cuts off nobody', () => {
      const house = openHouse();
      house.take(bruno);
      house.speakUp(ada);
      house.submit(bruno, 'silence');
      expect(house.effectsOf('interrupt-turn')).toEqual([]);
      expect(house.begun).toEqual([bruno]);
    });
  });

  describe('[FLOOR9] the pause before an answer', () => {
    it('[FLOOR9] is over for whoever has thought for as long', () => {
      const house = openHouse();
      lineTo(house, ada, 'You wrote this.', bruno);
      const said = house.now;
      house.strike(said + 1_000);
      house.decide(bruno, 'slow');
      house.strike(said + 1_599);
      expect(house.begun).toEqual([]);
      house.strike(said + 1_600);
      expect(house.begun).toEqual([bruno]);
    });

    it('[FLOOR9] is a breath for whoever has thought for longer', () => {
      const house = openHouse();
      lineTo(house, ada, 'You wrote this.', bruno);
      house.strike(house.now + 2_000);
      house.decide(bruno, 'slow');
      house.strike(house.now + 249);
      expect(house.begun).toEqual([]);
      house.strike(house.now + 1);
      expect(house.begun).toEqual([bruno]);
    });
  });

  describe('[FLOOR4] a question to somebody', () => {
    it('[FLOOR4] waits for them, however quick the others are', () => {
      const house = openHouse();
      lineTo(house, ada, 'Who wrote this?', bruno);
      house.decide(clara, 'fast');
      house.decide(bruno, 'slow');
      house.strike(house.now + 1_000);
      expect(house.begun).toEqual([]);
      house.strike(house.now + 600);
      expect(house.begun).toEqual([bruno]);
    });

    it('[FLOOR4] waits only where it was put: what is no question does not', () => {
      const house = openHouse();
      lineTo(house, ada, 'You wrote this.', bruno);
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] waits until they have spoken', () => {
      const house = openHouse();
      lineTo(house, ada, 'Who wrote this?', bruno);
      house.speakUp(bruno);
      house.say(bruno, 'I did.', { to: ada });
      expect(house.play.floor.awaited).toEqual([]);
      house.endTurn(bruno);
      house.check();
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] waits until they decide to be silent', () => {
      const house = openHouse();
      lineTo(house, ada, 'Who wrote this?', bruno);
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([]);
      house.decide(bruno, 'silence');
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] waits until time is up, and asks to be woken then', () => {
      const house = openHouse({ answerMs: 4_000, lullMs: 60_000 });
      lineTo(house, ada, 'Who wrote this?', bruno);
      const asked = house.now;
      house.decide(clara, 'fast');
      house.strike(asked + 250);
      expect(house.effectsOf('wake')).toEqual([{ kind: 'wake', at: asked + 4_000 }]);
      house.strike(asked + 3_999);
      expect(house.begun).toEqual([]);
      house.strike(asked + 4_000);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] lets a player and a scripted moment go before them', () => {
      const house = openHouse();
      house.take(clara);
      lineTo(house, ada, 'Who wrote this?', bruno);
      house.submit(clara);
      expect(house.begun).toEqual([clara]);

      const scripted = openHouse();
      lineTo(scripted, ada, 'Who wrote this?', clara);
      scripted.cue(bruno, 'bruno-points');
      scripted.decide(bruno, 'fast', { beat: 'bruno-points' });
      scripted.strike(scripted.now + 250);
      expect(scripted.begun).toEqual([bruno]);
    });

    it('[FLOOR4] put to two in one turn waits for both, and they do not wait for one another', () => {
      const house = openHouse();
      house.tell([put(dov, 'in', hall)]);
      house.check();
      house.speakUp(ada);
      house.say(ada, 'Was it you?', { to: bruno });
      house.say(ada, 'Or was it you?', { to: clara });
      house.endTurn(ada);
      house.check();
      house.decide(dov, 'fast');
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] that nobody heard waits for nobody', () => {
      const house = openHouse();
      house.speakUp(ada);
      house.say(ada, 'Does he know?', { to: bruno, voice: 'aside' });
      house.endTurn(ada);
      house.check();
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR4] does not wait for who has died', () => {
      const house = openHouse();
      lineTo(house, ada, 'Who wrote this?', bruno);
      house.tell([set(bruno, 'dead', true)]);
      house.check();
      house.decide(clara, 'fast');
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });
  });

  describe('[FLOOR5] a line to a player', () => {
    const addressed = (...lines: readonly string[]): Drive => {
      const house = openHouse({ playerMs: 12_000, lullMs: 60_000 });
      house.take(ada);
      for (const text of lines) {
        house.now += 4_000;
        house.tell();
        house.check();
        lineTo(house, bruno, text, ada);
      }
      return house;
    };

    it.each([
      ['until time is up', ['Are you cold?'], 12_000],
      ['a third as long where it asks nothing', ['Good evening.'], 4_000],
      ['half as long after a line they let go by', ['Good evening.', 'Are you cold?'], 6_000],
      ['a quarter as long after several', ['Well.', 'Well, well.', 'It is late.', 'Are you cold?'], 3_000],
    ])('[FLOOR5] keeps the company from speaking to them again %s', (_, lines, waitsMs) => {
      const house = addressed(...lines);
      const said = house.now;
      house.decide(clara, 'fast', { to: ada });
      house.strike(said + waitsMs - 1);
      expect(house.begun).toEqual([]);
      house.strike(said + waitsMs);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR5] for less long where they only look on', () => {
      const house = openHouse({ playerMs: 8_000, lullMs: 60_000, patienceMs: 600_000 });
      house.take(ada);
      house.hush();
      house.strike(30_000);
      house.tell();
      house.check();
      lineTo(house, bruno, 'Good evening.', ada);
      const said = house.now;
      house.decide(clara, 'fast', { to: ada });
      house.strike(said + 1_999);
      expect(house.begun).toEqual([]);
      house.strike(said + 2_000);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR5] keeps nobody from speaking to others', () => {
      const house = addressed('Good evening.');
      house.decide(clara, 'fast', { to: bruno });
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR5] is over when the player has spoken', () => {
      const house = addressed();
      house.submit(ada);
      house.begin(ada);
      house.say(ada, 'Good evening.', { to: clara });
      house.endTurn(ada);
      house.check();
      house.decide(clara, 'fast', { to: ada });
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });

    it('[FLOOR5] is over when they are no player any more, and does not come back with the next', () => {
      const house = addressed();
      house.record({ type: 'role:released', by: 'player', actor: ada, player: 'player', why: 'left' });
      house.check();
      house.take(ada);
      house.decide(clara, 'fast', { to: ada });
      house.strike(house.now + 250);
      expect(house.begun).toEqual([clara]);
    });
  });

  describe('[FLOOR6] nobody goes on speaking', () => {
    it('[FLOOR6] who is dead, or gone, and is told so once', () => {
      for (const fate of [set(ada, 'dead', true), gone(ada)]) {
        const house = openHouse();
        const turn = house.speakUp(ada);
        house.tell([fate]);
        expect(house.effectsOf('interrupt-turn')).toEqual([{ kind: 'interrupt-turn', turn }]);
        house.strike(house.now + 10);
        expect(house.effectsOf('interrupt-turn')).toEqual([]);
      }
    });

    it('[FLOOR6] nor begins to', () => {
      const house = openHouse();
      house.decide(ada, 'fast');
      house.tell([set(ada, 'dead', true)]);
      house.check();
      house.strike(house.now + 250);
      expect(house.begun).toEqual([]);
      expect(wishes(house)).toEqual([]);
    });

    it('[FLOOR6] once the play is over', () => {
      const house = openHouse();
      const turn = house.speakUp(ada);
      house.record({ type: 'play:ended', by: 'company', ending: 'the end', completed: false });
      expect(house.effects).toEqual([{ kind: 'interrupt-turn', turn }]);
    });
  });

  describe('[FLOOR7] a wish to speak', () => {
    it('[FLOOR7] does not outlive the talk it answers', () => {
      const house = openHouse({ patienceMs: 600_000 });
      house.decide(ada, 'fast');
      house.decide(bruno, 'fast');
      house.strike(250);
      house.strike(20_249);
      expect(wishes(house)).toEqual([bruno]);
      house.strike(20_250);
      expect(wishes(house)).toEqual([]);
    });

    it('[FLOOR7] is off when its owner has something new to decide about', () => {
      const house = openHouse();
      house.decide(bruno, 'slow');
      house.speakUp(ada);
      house.say(ada, 'Good evening.');
      house.endTurn(ada);
      expect(wishes(house)).toEqual([bruno]);
      house.check();
      expect(house.listeners).toContain(bruno);
      expect(wishes(house)).toEqual([]);
    });

    it('[FLOOR7] of a player, and a scripted one, do', () => {
      const house = openHouse({ patienceMs: 600_000 });
      house.take(clara);
      house.cue(ada, 'ada-asks');
      house.cue(bruno, 'bruno-points');
      house.decide(bruno, 'fast', { beat: 'bruno-points' });
      house.decide(ada, 'fast', { beat: 'ada-asks' });
      house.strike(250);
      expect(house.begun).toEqual([bruno]);
      house.submit(clara);
      house.strike(300_000);
      expect(wishes(house).toSorted()).toEqual([ada, clara]);
      // And they are not asked again in the meantime, which would take it from them.
      house.tell([], { place: hall });
      house.begin(bruno);
      house.say(bruno, 'Well.');
      house.endTurn(bruno);
      house.check();
      expect(house.listeners).not.toContain(ada);
      expect(house.begun).toEqual([clara]);
    });
  });

  it('[FLOOR1] a wish in another place is not held up by a question asked here', () => {
    const house = openHouse();
    house.tell([], { place: kitchen });
    house.check();
    lineTo(house, ada, 'Who wrote this?', bruno);
    house.decide(dov, 'fast');
    house.strike(house.now + 250);
    expect(house.begun).toEqual([dov]);
  });
});
