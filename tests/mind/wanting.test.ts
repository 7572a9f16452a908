import { describe, expect, it } from 'vitest';
import { thingOf } from '../../src/world/world.ts';
import { worldOf } from '../../src/play/play.ts';
import { person, rehearse, sceneFrom, type Played } from '../company/rehearsal.ts';
import { ada, bruno, houseFile, letter, table } from '../play/house-scene.ts';

interface Desire {
  readonly id: string;
  readonly plays: readonly string[];
  readonly [more: string]: unknown;
}

/** The hall with nothing to play for a while: only what Ada wants. */
function quietHall(desires: readonly Desire[], seconds = 300) {
  const file = JSON.parse(JSON.stringify(houseFile)) as typeof houseFile;
  const [act] = file.blueprint.acts;
  const point = {
    id: 'the-evening-passes',
    description: 'Nothing has to happen.',
    flag: { says: 'It is late.', when: { secondsInto: 'play', atLeast: seconds } },
    trajectories: [],
    ending: 'late',
  };
  act!.scenes[0]!.points = [point] as never;
  Object.assign(file.blueprint.profiles[0]!, { desires });
  return sceneFrom(file);
}

const settings = { advancer: false, deadlockTurns: 10_000, deadlockMs: 86_400_000, maxTurns: 10_000 };
const played = (desires: readonly Desire[], seconds?: number, more: Parameters<typeof rehearse>[1] = {}) =>
  rehearse(quietHall(desires, seconds), { ...more, settings: { ...settings, ...more.settings } });

/** When each desire was followed, in seconds. */
const followed = ({ of }: Played, id?: string) =>
  of('turn:begun')
    .filter(({ desire }) => desire !== undefined && (id === undefined || desire === id))
    .map(({ at }) => at / 1000);
const deedsOf = ({ of }: Played) => of('action:ruled').filter(({ actor }) => actor === ada);
const at = ({ play }: Played, id = letter) => thingOf(worldOf(play), id).at;

describe('a desire', () => {
  it('is followed on a lull, and once is enough', async () => {
    const evening = await played([{ id: 'nod', plays: ['(nods) So.'], urge: 1 }]);
    expect(followed(evening)).toHaveLength(1);
    // Nobody starts anything before it has been still for a while.
    expect(followed(evening)[0]).toBeGreaterThanOrEqual(3.5);
    const [begun] = evening.of('turn:begun').filter(({ desire }) => desire !== undefined);
    expect(begun).toMatchObject({ actor: ada, desire: 'nod' });
    expect(deedsOf(evening).map(({ verdict }) => verdict.ok)).toEqual([true]);
  });

  it('waits while others are talking', async () => {
    const desires = [{ id: 'nod', plays: ['(nods) So.'], urge: 1 }];
    const talk = Array.from({ length: 12 }, (_, index) => `Number ${index} is on the list.`);
    const evening = await played(desires, 120, {
      person: person(bruno, talk, 0, 1),
    });
    const lines = evening.of('line:ended').filter(({ actor }) => actor === bruno);
    expect(lines.length).toBeGreaterThan(3);
    for (const begun of evening.of('turn:begun').filter(({ desire }) => desire !== undefined)) {
      const asked = evening.of('decision:made').findLast(({ actor, seq }) => actor === ada && seq < begun.seq);
      const before = evening.facts.findLast(({ type, seq }) => type === 'line:ended' && seq < (asked?.seq ?? 0));
      expect((asked?.at ?? 0) - (before?.at ?? -1e9)).toBeGreaterThanOrEqual(3500);
    }
  });

  it('is the less likely the weaker it is, and 0 is never followed', async () => {
    const after = async (urge: number) => {
      const times = await Promise.all(
        Array.from({ length: 12 }, async (_, seed) =>
          followed(
            await played([{ id: 'nod', plays: ['(nods) So.'], urge }], 60, { settings: { seed: String(seed) } }),
          ),
        ),
      );
      return times.map(([first]) => first ?? Infinity);
    };
    const [never, seldom, soon] = [await after(0), await after(0.3), await after(1)];
    expect(never.every((first) => first === Infinity)).toBe(true);
    expect(soon.every((first) => first < 10)).toBe(true);
    expect(seldom.filter((first) => first > 10).length).toBeGreaterThan(3);
  });

  it('is done with deeds the world knows', async () => {
    const evening = await played([{ id: 'take-it', plays: ['(takes the letter) Mine.'], urge: 1 }]);
    expect(at(evening)).toEqual({ heldBy: ada });
  });

  it('may be said as well, to whom it is for, and only where they are', async () => {
    const says = 'Bruno, have you seen what lies there?';
    const evening = await played([{ id: 'ask-him', plays: [says], to: bruno, urge: 1 }]);
    expect(followed(evening)).toHaveLength(1);
    expect(evening.of('turn:begun').find(({ desire }) => desire !== undefined)).toMatchObject({ to: bruno });
    expect(evening.play.history.slice(0).some(({ text }) => text === says)).toBe(true);
    const nobody = await played([{ id: 'ask-him', plays: [says], to: 'actor:dov', urge: 1 }]);
    expect(followed(nobody)).toEqual([]);
  });

  it('is tried another way when the world refuses, and only as long as there are ways', async () => {
    const wants = (plays: readonly string[]) =>
      played([{ id: 'have-it', plays, done: { entity: letter, at: { heldBy: ada } }, urge: 1 }]);
    const ways = ['(eats the table) Now.', '(takes the kitchen) Then.', '(takes the letter) There.', '(nods) Well.'];
    const evening = await wants(ways);
    const verdicts = deedsOf(evening).map(({ verdict }) => verdict.ok);
    expect(verdicts.slice(0, 2)).toEqual([false, false]);
    expect(verdicts[2]).toBe(true);
    expect(at(evening)).toEqual({ heldBy: ada });
    expect(followed(evening)).toHaveLength(3);
    // Each after a while, not at every breath.
    const times = followed(evening);
    for (const [index, time] of times.slice(1).entries()) expect(time - times[index]!).toBeGreaterThanOrEqual(20);
    const hopeless = await wants(ways.slice(0, 2));
    expect(followed(hopeless)).toHaveLength(2);
  });

  it('is wanted no more once it is done, whoever did it', async () => {
    const done = { entity: letter, at: { heldBy: 'actor:ada' } };
    const desire = { id: 'have-it', plays: ['(takes the letter) Mine.'], done, urge: 1, everySeconds: 30 };
    const evening = await played([desire]);
    expect(followed(evening)).toHaveLength(1);
    // Bruno gives it to her before she has stirred.
    const given = await played([desire], 120, {
      settings: { lullMs: 20_000 },
      person: person(bruno, ['(takes the letter)', '(gives the letter to Ada)'], 0, 1),
    });
    expect(at(given)).toEqual({ heldBy: ada });
    expect(followed(given)).toEqual([]);
  });

  it('is wanted again when it is undone', async () => {
    const done = { entity: letter, at: { heldBy: 'actor:ada' } };
    const takes = ['Mine.', 'Once more.', 'Let me see.', 'Give it here.'].map((word) => `(takes the letter) ${word}`);
    const lays = ['There.', 'No.', 'Not now.', 'Enough.'].map((word) => `(puts the letter on the table) ${word}`);
    const evening = await played([
      { id: 'have-it', plays: takes, done, urge: 1, everySeconds: 60 },
      {
        id: 'lay-it-down',
        plays: lays,
        when: done,
        done: { entity: letter, at: { on: table } },
        urge: 0.9,
        everySeconds: 60,
      },
    ]);
    expect(followed(evening, 'have-it').length).toBeGreaterThan(1);
    expect(followed(evening, 'lay-it-down').length).toBeGreaterThan(1);
  });

  it('comes over them again after its time, and not before', async () => {
    const plays = ['So.', 'Well.', 'Yes.', 'Indeed.', 'Quite.', 'Ah.'].map((word) => `(nods) ${word}`);
    const evening = await played([{ id: 'nod', plays, urge: 1, everySeconds: 60 }]);
    const times = followed(evening);
    expect(times.length).toBeGreaterThanOrEqual(4);
    for (const [index, time] of times.slice(1).entries()) {
      expect(time - times[index]!).toBeGreaterThanOrEqual(60);
      expect(time - times[index]!).toBeLessThan(80);
    }
  });

  it('is not there while its condition does not hold', async () => {
    const when = { entity: letter, at: { heldBy: 'actor:ada' } };
    const nod = { id: 'nod', plays: ['(nods) So.'], when, urge: 1 };
    expect(followed(await played([nod], 60))).toEqual([]);
    const evening = await played([nod, { id: 'take-it', plays: ['(takes the letter) Mine.'], urge: 1 }], 60);
    expect(evening.of('turn:begun').flatMap(({ desire }) => desire ?? [])).toEqual(['take-it', 'nod']);
  });

  it('is the strongest first, where several would', async () => {
    const evening = await played(
      [
        { id: 'nod', plays: ['(nods) So.'], urge: 0.99 },
        { id: 'take-it', plays: ['(takes the letter) Mine.'], urge: 1 },
      ],
      60,
    );
    expect(evening.of('turn:begun').flatMap(({ desire }) => desire ?? [])).toEqual(['take-it', 'nod']);
  });

  it('is said once in ten minutes, however often it comes', async () => {
    const says = 'How still it is tonight.';
    const evening = await played([{ id: 'remark', plays: [says], urge: 1, everySeconds: 30 }], 500);
    expect(evening.play.history.slice(0).filter(({ text }) => text === says)).toHaveLength(1);
  });
});
