import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../src/kit/schema.ts';
import { readingSceneFile, readSceneFile } from '../../src/drama/scene-file.ts';
import { atOnce } from '../../src/kit/slices.ts';
import { houseFile } from '../play/house-scene.ts';

type Json = Record<string, unknown>;

/** What is wrong with the house once this has been put at the path, in sentences. */
function problemsWith(path: string, value: unknown): string[] {
  const file = structuredClone(houseFile) as unknown as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json>((inner, key) => inner[key] as Json, file);
  parent[last] = value;
  const read = readSceneFile(file);
  expect(atOnce(readingSceneFile(file)), 'a piece at a time').toEqual(read);
  return read.ok ? [] : read.error.map(describeProblem);
}

const scene = 'blueprint.acts.0.scenes.0';
const point = `${scene}.points.0`;
const beat = `${point}.trajectories.0.beats.0`;
const person = { persona: 'Somebody.', goal: { public: 'None.', private: 'None.' } };
const nobody = 'actor:nobody';

describe('a scene file', () => {
  it('is read whole, with what a stage keeps beside it', () => {
    const read = readSceneFile({ ...houseFile, stage: { lamps: 3 } });
    expect(read).toMatchObject({ ok: true, value: { blueprint: { title: 'The letter' }, stage: { lamps: 3 } } });
  });

  it('read and written and read again is the same', () => {
    const once = readSceneFile(houseFile);
    if (!once.ok) throw new Error('the house cannot be read');
    expect(readSceneFile(JSON.parse(JSON.stringify(once.value)))).toEqual(once);
  });

  it('of Elsinore can be read, whole and in thousands of pieces', () => {
    const file: unknown = JSON.parse(
      readFileSync(new URL('../../scenes/elsinore/scene.json', import.meta.url), 'utf8'),
    );
    const whole = readSceneFile(file);
    expect(whole).toMatchObject({ ok: true });
    const reading = readingSceneFile(file);
    let [pieces, step] = [0, reading.next()];
    for (; !step.done; step = reading.next()) pieces++;
    expect(JSON.stringify(step.value)).toBe(JSON.stringify(whole));
    expect(pieces).toBeGreaterThan(1000);
  });

  it('needs a blueprint, and a world under it', () => {
    const { blueprint: _, ...world } = houseFile;
    expect(readSceneFile(world)).toMatchObject({ ok: false, error: [{ path: 'blueprint' }] });
    expect(readSceneFile({ blueprint: houseFile.blueprint })).toMatchObject({
      ok: false,
      error: [{ path: 'entities' }],
    });
    expect(readSceneFile(null)).toMatchObject({ ok: false });
    expect(readSceneFile('scene')).toMatchObject({ ok: false });
  });

  const dangling: [string, unknown, string][] = [
    ['blueprint.profiles.0.relationships', { [nobody]: 'A stranger.' }, `relationships.${nobody}`],
    ['blueprint.profiles.0.apparentTo', [nobody], 'apparentTo.0'],
    ['blueprint.profiles.0.lines', [{ says: 'Hm.', to: nobody }], 'lines.0.to'],
    ['blueprint.profiles.0.lines', [{ says: 'Hm.', when: { entity: nobody, within: 'place:hall' } }], 'lines.0.when'],
    ['blueprint.acts.0.goals', { [nobody]: person.goal }, `goals.${nobody}`],
    [`${scene}.place`, nobody, 'place'],
    [`${scene}.places`, [{ entity: nobody, at: { in: 'place:hall' } }], 'places.0.entity'],
    [`${scene}.places`, [{ entity: 'actor:ada', at: { in: nobody } }], 'places.0.at'],
    [`${point}.flag.when`, { entity: nobody, state: { dead: true } }, 'flag.when'],
    [`${point}.flag.needs`, [{ when: { done: { by: nobody } }, missing: 'It.' }], 'flag.needs.0'],
    [`${point}.moot`, { witness: nobody, of: { done: {} } }, 'moot'],
    [`${point}.enters`, [{ actor: nobody, at: { in: 'place:hall' } }], 'enters.0.actor'],
    [`${point}.enters`, [{ actor: 'actor:dov', at: { in: nobody } }], 'enters.0.at'],
    [`${point}.leaves`, ['actor:dov', nobody], 'leaves.1'],
    [
      `${point}.otherwise`,
      { narration: 'It happens.', changes: [{ entity: nobody, property: 'dead', value: true }] },
      'otherwise.changes.0.entity',
    ],
    [
      `${point}.otherwise`,
      { narration: 'It happens.', changes: [{ entity: 'actor:ada', property: 'at', value: { in: nobody } }] },
      'otherwise.changes.0.value',
    ],
    [`${point}.trajectories.0.when`, { not: { entity: nobody, state: { dead: true } } }, 'trajectories.0.when'],
    [`${beat}.actor`, nobody, 'beats.0.actor'],
    [`${beat}.to`, nobody, 'beats.0.to'],
    [`${beat}.when`, { all: [{ said: { to: nobody } }] }, 'beats.0.when'],
    [`${beat}.done`, { any: [{ atLeast: 1, of: [{ done: { target: nobody } }] }] }, 'beats.0.done'],
    [
      'blueprint.consequences',
      [{ id: 'it', when: { entity: 'actor:ada', at: { in: nobody } }, narration: 'So.' }],
      'consequences.0.when',
    ],
    [
      'blueprint.consequences',
      [{ id: 'it', when: { beat: 'ada-asks' }, narration: 'So.', place: nobody }],
      'consequences.0.place',
    ],
    [
      'blueprint.consequences',
      [
        {
          id: 'it',
          when: { beat: 'ada-asks' },
          narration: 'So.',
          changes: [{ entity: nobody, property: 'dead', value: true }],
        },
      ],
      'consequences.0.changes.0.entity',
    ],
    ['entities.3.at', { in: nobody }, 'entities.3.at.in'],
    ['entities.0.exits', [{ to: 'place:attic' }], 'entities.0.exits.0.to'],
  ];

  it.each(dangling)('names the path of an id that is not there: %s %j', (path, value, at) => {
    const problems = problemsWith(path, value);
    expect(problems[0]).toMatch(/^At [^:]*(?::nobody)?: no entity "(actor:nobody|place:attic)"$/);
    expect(problems[0]).toContain(at);
    expect(problems).toHaveLength(1);
  });

  it('names the whole path, from the top of the file', () => {
    expect(problemsWith(`${beat}.to`, nobody)).toEqual([
      `At blueprint.acts.0.scenes.0.points.0.trajectories.0.beats.0.to: no entity "${nobody}"`,
    ]);
  });

  it('names beats and points that are none, however deep in a condition', () => {
    expect(problemsWith(`${point}.flag.when`, { any: [{ not: { beat: 'ada-dances' } }] })).toEqual([
      `At ${point}.flag.when: no beat "ada-dances"`,
    ]);
    expect(problemsWith(`${beat}.when`, { atLeast: 1, of: [{ point: 'the-dance' }] })).toEqual([
      `At ${beat}.when: no point "the-dance"`,
    ]);
    expect(problemsWith('blueprint.profiles.0.lines', [{ says: 'Hm.', at: ['the-dance'] }])).toEqual([
      'At blueprint.profiles.0.lines.0.at: no point "the-dance"',
    ]);
    expect(problemsWith('blueprint.consequences', [{ id: 'it', when: { beat: 'x' }, narration: 'So.' }])).toEqual([
      'At blueprint.consequences.0.when: no beat "x"',
    ]);
  });

  it('names what is not of the kind it should be', () => {
    expect(problemsWith(`${scene}.place`, 'actor:ada')).toEqual([
      `At ${scene}.place: expected place, but "actor:ada" is a actor`,
    ]);
    expect(problemsWith(`${beat}.to`, 'prop:letter')).toEqual([
      `At ${beat}.to: expected actor, but "prop:letter" is a prop`,
    ]);
  });

  it('names ids that are taken', () => {
    const { profiles, acts } = houseFile.blueprint;
    const [act] = acts;
    const [, second] = act?.scenes[0]?.points ?? [];
    expect(problemsWith('blueprint.profiles', [...profiles, profiles[0]])).toEqual([
      'At blueprint.profiles.5.actor: "actor:ada" is taken already',
    ]);
    expect(problemsWith(`${scene}.points.1.id`, 'the-question')).toEqual([
      `At ${scene}.points.1.id: "the-question" is taken already`,
    ]);
    expect(problemsWith(`${scene}.points.1.trajectories.0.beats.0.id`, 'ada-asks')).toEqual([
      `At ${scene}.points.1.trajectories.0.beats.0.id: "ada-asks" is taken already`,
    ]);
    const again = { ...act, scenes: [{ ...act?.scenes[0], points: [{ ...second, id: 'another' }] }] };
    expect(problemsWith('blueprint.acts', [act, again])).toEqual([
      'At blueprint.acts.1.id: "the-evening" is taken already',
      'At blueprint.acts.1.scenes.0.id: "in-the-hall" is taken already',
      expect.stringMatching(
        /^At blueprint\.acts\.1\.scenes\.0\.points\.0\.trajectories\.0\.id: ".*" is taken already$/,
      ),
      'At blueprint.acts.1.scenes.0.points.0.trajectories.0.beats.0.id: "bruno-tears" is taken already',
    ]);
    expect(problemsWith('entities.4.id', 'actor:ada')[0]).toBe('At entities.4.id: "actor:ada" is taken already');
  });

  it('names who plays a beat and has no profile', () => {
    const file = structuredClone(houseFile);
    file.blueprint.profiles = file.blueprint.profiles.filter(({ actor }) => actor !== 'actor:bruno');
    const read = readSceneFile(file);
    expect(read.ok ? [] : read.error.map(describeProblem)).toEqual([
      `At ${point}.trajectories.1.beats.0.actor: "actor:bruno" has no profile and cannot play`,
      `At ${scene}.points.1.trajectories.0.beats.0.actor: "actor:bruno" has no profile and cannot play`,
    ]);
  });

  it('is refused where its shape is wrong, with the path', () => {
    expect(problemsWith(`${point}.flag.when`, { entity: 'prop:letter', state: { torn: [] } })[0]).toContain(
      'flag.when.state.torn',
    );
    expect(problemsWith(`${point}.flag`, { says: '' })).toEqual([`At ${point}.flag.says: must not be empty`]);
    expect(problemsWith(`${scene}.points`, [])).toEqual([`At ${scene}.points: too small: at least 1`]);
    expect(problemsWith(`${point}.goal`, 'none')).toEqual([`At ${point}: unknown key "goal"`]);
    expect(problemsWith('blueprint.profiles.0.persona', null)).toEqual([
      'At blueprint.profiles.0.persona: expected text, got null',
    ]);
    expect(problemsWith('blueprint.profiles.0', { actor: 'Ada', ...person })[0]).toMatch(
      /^At blueprint.profiles.0.actor: expected an id such as/,
    );
  });

  it('tells everything that is wrong with it at once', () => {
    const file = structuredClone(houseFile);
    const points = file.blueprint.acts[0]?.scenes[0]?.points;
    for (const each of points ?? []) each.flag.when = { beat: 'none-such' };
    const read = readSceneFile(file);
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([
      `${scene}.points.0.flag.when`,
      `${scene}.points.1.flag.when`,
    ]);
  });
});
