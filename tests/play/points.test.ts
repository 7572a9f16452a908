import { describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { PerformanceSettings } from '../../src/drama/performance-settings.ts';
import { Performance } from '../../src/company/performance.ts';
import { currentPoint, worldOf } from '../../src/play/play.ts';
import { thingOf } from '../../src/world/world.ts';
import { Drive, openHouse, put } from './drive.ts';
import { ada, bruno, clara, dov, hall, houseFile, houseScene, kitchen, letter } from './house-scene.ts';

const beatPlayed = (house: Drive) =>
  house.record({
    type: 'beat:played',
    by: 'planner',
    point: 'the-question',
    trajectory: 'bruno-begins',
    beat: 'bruno-points',
  });

const stall = (house: Drive, level: number) =>
  house.record({ type: 'stall:noted', by: 'advancer', point: 'the-question', level, turns: 0, ms: 0 });

/** A turn in which nothing is perceived. */
function idleTurn(house: Drive): void {
  // Turns count once some time has passed with them.
  house.now += house.play.settings.patienceMs / 6;
  house.take(ada);
  house.submit(ada, 'silence');
  house.begin(ada);
  house.endTurn(ada);
  house.check();
}

/** The house played by the company itself, to the end or until nothing more happens. */
async function perform(settings: Partial<PerformanceSettings>, scene: unknown = houseFile): Promise<Fact[]> {
  const clock = new SimulatedClock();
  const performance = Performance.open(houseScene(scene), { clock, settings });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  performance.dispose();
  return facts;
}

/** The house with a point whose flag nobody can bring about. */
const unreachable = () => {
  const file = structuredClone(houseFile);
  const [point] = file.blueprint.acts[0]?.scenes[0]?.points ?? [];
  if (point) point.flag.when = { entity: 'prop:table', state: { gilded: true } } as never;
  return file;
};

describe('points', () => {
  describe('[POINT1] a point opens', () => {
    it('[POINT1] with its act and its scene before it, in this order', async () => {
      const facts = await perform({ seed: '5' });
      const opened = facts.map(({ type }) => type).slice(0, 5);
      expect(opened).toEqual(['play:opened', 'act:opened', 'scene:opened', 'event:told', 'point:opened']);
    });

    it('[POINT1] the act refreshes the goals of those it names', () => {
      const house = new Drive();
      expect(house.play.goals.get(ada)?.private).toBe('To be left alone with the letter.');
      house.open();
      expect(house.play.goals.get(ada)).toEqual({ public: 'To read the letter.', private: 'To burn it.' });
      expect(house.play.goals.get(bruno)?.private).toBe('To be left alone with the letter.');
    });

    it('[POINT1] the scene puts everybody where it wants them', () => {
      const house = new Drive().open();
      house.record({ type: 'scene:opened', by: 'transfer', scene: 'in-the-hall', changes: [put(dov, 'in', hall)] });
      expect(thingOf(worldOf(house.play), dov).at).toEqual({ in: hall });
    });

    it('[POINT1] and what is counted from its beginning begins anew', () => {
      const house = openHouse();
      house.act(ada, { verb: 'nod' });
      house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' }, 7_000);
      expect(currentPoint(house.play)?.point.id).toBe('the-letter');
      expect(house.play.since.point).toMatchObject({ at: 7_000, moments: 1 });
      expect(house.play.since.scene).toMatchObject({ at: 0, moments: 0 });
      expect(house.play.progress).toMatchObject({ at: 7_000, level: 0 });
    });

    it('[POINT1] cues end with their point', () => {
      const reached = openHouse();
      reached.cue(bruno, 'bruno-points', 'hint');
      reached.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' });
      expect(reached.play.cues.size).toBe(0);

      const opened = openHouse();
      opened.cue(bruno, 'bruno-points', 'hint');
      opened.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
      expect(opened.play.cues.size).toBe(0);
    });

    it('[POINT1] and with the beat they asked for', () => {
      const house = openHouse();
      house.cue(bruno, 'bruno-points', 'hint');
      house.cue(ada, 'ada-asks', 'hint');
      beatPlayed(house);
      expect([...house.play.cues.keys()]).toEqual([ada]);
    });
  });

  describe('[POINT2] the flag', () => {
    it('[POINT2] is due after every turn, and is checked once', () => {
      const house = openHouse();
      house.speakUp(ada);
      house.endTurn(ada);
      expect(house.effects).toEqual([{ kind: 'check-flag' }]);
      house.strike(house.now + 100);
      expect(house.effectsOf('check-flag')).toEqual([]);
    });

    it('[POINT2] is due after every event, and whenever somebody comes or goes', () => {
      const house = openHouse();
      house.hush();
      house.tell();
      expect(house.effectsOf('check-flag')).toHaveLength(1);
      house.check();
      const comes = { by: 'transfer', actor: dov, narration: 'Dov.' } as const;
      house.record({ ...comes, type: 'actor:entered', changes: [put(dov, 'in', hall)] });
      expect(house.effectsOf('check-flag')).toHaveLength(1);
      house.check();
      house.record({ ...comes, type: 'actor:left', changes: [put(dov, 'in', kitchen)] });
      expect(house.effectsOf('check-flag')).toHaveLength(1);
    });

    it('[POINT2] is not checked while somebody speaks, but between two turns, before anybody else begins', () => {
      const house = openHouse();
      house.take(bruno);
      house.speakUp(ada);
      house.tell();
      expect(house.effectsOf('check-flag')).toEqual([]);
      house.submit(bruno);
      house.endTurn(ada, 'interrupted');
      expect(house.effects).toEqual([{ kind: 'check-flag' }]);
      house.check();
      expect(house.begun).toEqual([bruno]);
    });

    it('[POINT2] is checked while somebody only acts', () => {
      const house = openHouse();
      house.decide(clara, 'silence', { action: { verb: 'take', object: letter } });
      house.strike(400);
      house.tell();
      expect(house.effectsOf('check-flag')).toHaveLength(1);
    });

    it('[POINT2] is due again if something happened while it was being looked at', () => {
      const house = openHouse();
      house.hush();
      house.tell();
      expect(house.play.flag).toBe('asked');
      house.tell();
      expect(house.effectsOf('check-flag')).toHaveLength(1);
      house.check();
      expect(house.play.flag).toBe('checked');
    });
  });

  describe('[POINT3] without progress', () => {
    it('[POINT3] for patienceMs the advancer is called', () => {
      const house = openHouse({ patienceMs: 10_000, lullMs: 600_000 });
      house.hush();
      expect(house.effectsOf('wake')).toEqual([{ kind: 'wake', at: 10_000 }]);
      house.strike(9_999);
      expect(house.effectsOf('advance-stalled')).toEqual([]);
      house.strike(10_000);
      expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 1 }]);
    });

    it('[POINT3] for patienceTurns the advancer is called', () => {
      const house = openHouse({ patienceTurns: 2 });
      idleTurn(house);
      expect(house.effectsOf('advance-stalled')).toEqual([]);
      idleTurn(house);
      expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 1 }]);
    });

    it('[POINT3] it is called each time one level higher, and after the first time it waits half as long', () => {
      const house = openHouse({ patienceMs: 10_000, lullMs: 600_000 });
      house.hush();
      for (const [at, level] of [
        [10_000, 1],
        [15_000, 2],
        [20_000, 3],
        [25_000, 4],
      ] as const) {
        house.strike(at - 1);
        expect(house.effectsOf('advance-stalled'), `at ${at - 1}`).toEqual([]);
        house.strike(at);
        expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level }]);
        stall(house, level);
        expect(house.effectsOf('advance-stalled')).toEqual([]);
      }
      expect(house.play.tally.stalls).toBe(4);
    });

    it('[POINT3] it waits less where the people only look on', () => {
      const house = openHouse({ patienceMs: 100_000, lullMs: 600_000 });
      house.take(ada);
      house.hush();
      house.strike(39_999);
      expect(house.effectsOf('advance-stalled')).toEqual([]);
      house.strike(40_000);
      expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 1 }]);
    });

    it('[POINT3] a step in the place of another leaves its level where it is', () => {
      const house = openHouse({ patienceMs: 10_000, lullMs: 600_000 });
      house.hush();
      const instead = { type: 'cue:given', by: 'advancer', kind: 'instruction', text: 'Now.', instead: true } as const;
      const played = { type: 'beat:played', by: 'planner', point: 'the-question', trajectory: 'bruno-begins' } as const;
      stall(house, 3);
      house.record({ ...instead, actor: bruno, beat: 'bruno-points' });
      house.record({ ...played, beat: 'bruno-points' });
      expect(house.play.progress.level).toBe(3);
      house.record({ ...played, beat: 'another' });
      expect(house.play.progress.level).toBe(0);
    });

    it('[POINT3] and waits for half as many turns', () => {
      const house = openHouse({ patienceTurns: 3 });
      stall(house, 1);
      idleTurn(house);
      expect(house.effectsOf('advance-stalled')).toEqual([]);
      idleTurn(house);
      expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 2 }]);
    });

    it('[POINT3] a beat played is progress, and so is a point opened', () => {
      for (const progress of [
        beatPlayed,
        (house: Drive) => {
          house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
          house.check();
        },
      ]) {
        const house = openHouse({ patienceMs: 10_000, lullMs: 600_000 });
        house.hush();
        house.strike(8_000);
        stall(house, 1);
        house.strike(9_000);
        progress(house);
        house.hush();
        expect(house.play.progress.level).toBe(0);
        house.strike(18_999);
        expect(house.effectsOf('advance-stalled')).toEqual([]);
        house.strike(19_000);
        expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 1 }]);
      }
    });

    it('[POINT3] turns, lines and events are none', () => {
      const house = openHouse({ patienceMs: 10_000 });
      house.speakUp(ada);
      house.say(ada, 'Good evening.');
      house.endTurn(ada, 'finished', 9_000);
      house.check();
      house.tell();
      house.check();
      house.strike(10_000);
      expect(house.effectsOf('advance-stalled')).toEqual([{ kind: 'advance-stalled', level: 1 }]);
    });

    it('[POINT3] nobody is pushed while a scripted moment is under way, however many turns it has been', () => {
      const house = openHouse({ patienceTurns: 2 });
      house.cue(bruno, 'bruno-points');
      house.speakUp(bruno, { beat: 'bruno-points' });
      idleTurn(house);
      idleTurn(house);
      expect(house.asked.filter(({ kind }) => kind === 'advance-stalled')).toEqual([]);
      house.endTurn(bruno);
      house.check();
      expect(house.effectsOf('advance-stalled')).toHaveLength(1);
    });

    it('[POINT3] nobody is pushed while a scripted moment is under way', () => {
      const house = openHouse({ patienceMs: 10_000 });
      house.cue(ada, 'ada-asks');
      house.speakUp(ada, { beat: 'ada-asks' });
      house.strike(30_000);
      expect(house.effectsOf('advance-stalled')).toEqual([]);
      // Nor is the clock struck again and again for it.
      expect(house.effectsOf('wake').every(({ at }) => at > 30_100)).toBe(true);
      house.endTurn(ada);
      house.check();
      expect(house.effectsOf('advance-stalled')).toHaveLength(1);
    });
  });

  describe('[POINT4] without the advancer', () => {
    it('[POINT4] a point that outlasts deadlockMs is given up', () => {
      const house = openHouse({ advancer: false, deadlockMs: 20_000, patienceMs: 1_000, lullMs: 600_000 });
      house.hush();
      expect(house.effectsOf('wake')).toEqual([{ kind: 'wake', at: 20_000 }]);
      house.strike(19_999);
      expect(house.effects.map(({ kind }) => kind)).toEqual(['wake']);
      house.strike(20_000);
      expect(house.effectsOf('give-up')).toEqual([{ kind: 'give-up', why: 'deadlock' }]);
    });

    it('[POINT4] and one that outlasts deadlockTurns, counted from where it was opened', () => {
      const house = openHouse({ advancer: false, deadlockTurns: 2, patienceTurns: 1 });
      idleTurn(house);
      house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
      house.check();
      idleTurn(house);
      expect(house.effectsOf('give-up')).toEqual([]);
      idleTurn(house);
      expect(house.effectsOf('give-up')).toEqual([{ kind: 'give-up', why: 'deadlock' }]);
      expect(house.asked.filter(({ kind }) => kind === 'advance-stalled')).toEqual([]);
    });

    it('[POINT4] a beat played does not buy it more time', () => {
      const house = openHouse({ advancer: false, deadlockMs: 20_000 });
      house.strike(19_000);
      beatPlayed(house);
      house.strike(20_000);
      expect(house.effectsOf('give-up')).toHaveLength(1);
    });

    it('[POINT4] and the play says where it stalled', async () => {
      const facts = await perform({ advancer: false, deadlockMs: 30_000 }, unreachable());
      expect(facts.at(-1)).toMatchObject({ type: 'play:ended', ending: 'stalled at the-question', completed: false });
      expect(facts.filter(({ type }) => type === 'stall:noted')).toMatchObject([{ point: 'the-question' }]);
    });

    it('[POINT4] with it, the same point is left behind', async () => {
      const facts = await perform({ patienceMs: 5_000 }, unreachable());
      expect(facts.find(({ type }) => type === 'point:reached')).toMatchObject({
        point: 'the-question',
        how: 'passed',
      });
      expect(facts.find(({ type }) => type === 'play:ended')).toMatchObject({
        ending: expect.stringMatching(/^without the-question/) as string,
        completed: false,
      });
    });
  });

  it('[POINT5] maxTurns ends any play, with the advancer and without', () => {
    for (const advancer of [true, false]) {
      const house = openHouse({ maxTurns: 2, advancer });
      idleTurn(house);
      expect(house.effectsOf('give-up')).toEqual([]);
      idleTurn(house);
      expect(house.effectsOf('give-up')).toEqual([{ kind: 'give-up', why: 'max-turns' }]);
    }
  });

  it('[POINT5] and the play says that it was broken off', async () => {
    const facts = await perform({ maxTurns: 1 }, unreachable());
    expect(facts.at(-1)).toMatchObject({ type: 'play:ended', completed: false });
    expect(facts.filter(({ type }) => type === 'turn:ended')).toHaveLength(1);
  });

  it('[POINT6] memories are distilled when a scene ends, and not between two of its points', () => {
    const house = openHouse();
    house.record({ type: 'point:reached', by: 'transfer', point: 'the-question', how: 'played' });
    expect(house.effects).toEqual([{ kind: 'open-next-point' }]);
    house.record({ type: 'point:opened', by: 'transfer', point: 'the-letter' });
    house.record({ type: 'point:reached', by: 'transfer', point: 'the-letter', how: 'played' });
    expect(house.effects).toEqual([{ kind: 'distil-memories' }, { kind: 'open-next-point' }]);
  });

  it('[POINT6] and what is kept is added to what was kept before', () => {
    const house = openHouse();
    const keep = (text: string) =>
      house.record({ type: 'memory:kept', by: ada, actor: ada, memories: [{ text, importance: 0.5, at: 0 }] });
    keep('One.');
    keep('Two.');
    expect(house.play.memories.get(ada)?.map(({ text }) => text)).toEqual(['One.', 'Two.']);
    expect(house.play.memories.has(bruno)).toBe(false);
  });

  it('[POINT7] do not fall in a heap: one whose flag is met as it opens stays for a turn, or for a lull', async () => {
    const file = structuredClone(houseFile);
    const [, second] = file.blueprint.acts[0]?.scenes[0]?.points ?? [];
    if (second) second.flag.when = { secondsInto: 'play', atLeast: 0 } as never;
    const facts = await perform({ seed: '5' }, file);
    const at = (type: Fact['type'], point: string) =>
      facts.findIndex((fact) => fact.type === type && 'point' in fact && fact.point === point);
    const [opened, reached] = [at('point:opened', 'the-letter'), at('point:reached', 'the-letter')];
    expect(opened).toBeGreaterThan(0);
    expect(reached).toBeGreaterThan(opened);
    expect(facts.slice(opened, reached).map(({ type }) => type)).toContain('turn:ended');
  });
});
