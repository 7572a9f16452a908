import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruledStates } from '../../src/check/clash.ts';
import {
  adas,
  beat,
  brunos,
  findingsIn,
  inShort,
  lastPoint,
  laterScene,
  point,
  scene,
  holding,
} from './checked-house.ts';

const flag = `${lastPoint}.flag.when`;
const tears = `${lastPoint}.trajectories.0.beats.0`;
const matters = [{ id: 'who-wrote-it', claim: 'Bruno wrote the letter himself', heard: ['bruno wrote it'] }];
const narration = 'So it goes.';

describe('flags no road leads to', () => {
  it.each<[string, object, string]>([
    [
      'words nobody has',
      { said: { words: ['umbrella', 'parasol'] } },
      'nobody has a line that says “umbrella” or the like',
    ],
    ['words somebody else has', { said: { by: 'actor:dov', words: ['letter'] } }, 'Dov has no line that says'],
    ['words from before', { said: { by: 'actor:ada', words: ['letter'], since: 'point' } }, 'Ada has no line'],
    ['words that are taken back', { said: { words: ['wrote'], without: ['letter'] } }, 'a line that says “wrote”'],
    ['a deed nobody does', { done: { verb: ['sing', 'hum'] } }, 'nobody has anything to play that does “sing”'],
    ['a deed of somebody else', { done: { by: 'actor:dov', verb: 'tear' } }, 'Dov has nothing to play'],
    ['a state nothing sets', { entity: 'prop:letter', state: { blessed: true } }, 'the state “blessed” of letter true'],
    ['a table that opens', { entity: 'prop:table', state: { open: true } }, 'the state “open” of table'],
    ['a chest that cannot be locked', { entity: 'prop:chest', state: { locked: true } }, '“locked”'],
    ['a dead table', { entity: 'prop:table', state: { dead: true } }, '“dead”'],
    ['a table that moves', { entity: 'prop:table', within: 'place:cellar' }, 'nothing moves table into the cellar'],
    ['a table in hand', { entity: 'prop:table', at: { heldBy: 'actor:ada' } }, 'nothing moves table there'],
    ['a letter that is worn', { entity: 'prop:letter', at: { wornBy: 'actor:ada' } }, 'nothing moves letter there'],
    ['a matter nobody knows', { told: { matter: 'who-wrote-it' } }, 'nobody knows “who-wrote-it”'],
    ['news nobody has', { knows: 'actor:ada', matter: 'who-wrote-it' }, 'nobody knows “who-wrote-it”'],
    ['all, of which one', { all: [{ beat: 'bruno-tears' }, { said: { words: ['umbrella'] } }] }, 'umbrella'],
    ['two ways, both', { any: [{ said: { words: ['umbrella'] } }, { done: { verb: 'sing' } }] }, 'umbrella”; nobody'],
    ['a witness of it', { witness: 'actor:ada', of: { said: { words: ['umbrella'] } } }, 'umbrella'],
    [
      'two of three',
      { atLeast: 2, of: [{ beat: 'bruno-tears' }, { done: { verb: 'sing' } }, { done: { verb: 'hum' } }] },
      'sing',
    ],
    ['what has a name', { named: 'umbrella' }, 'umbrella'],
  ])('%s', (_, when, why) => {
    expect(
      findingsIn({
        'blueprint.matters': matters,
        'blueprint.conditions': { umbrella: { said: { words: ['umbrella'] } } },
        [flag]: when,
      }),
    ).toMatchObject([{ severity: 'warning', code: 'flag-out-of-reach', path: flag, message: holding(why) }]);
  });

  it.each<[string, object, Readonly<Record<string, unknown>>]>([
    ['words of a beat', { said: { by: 'actor:bruno', words: ['there'] } }, {}],
    ['words of a beat before', { said: { by: 'actor:ada', words: ['letter'] } }, {}],
    ['words of the line book', { said: { words: ['umbrella'] } }, { [`${adas}.lines`]: [{ says: 'My umbrella!' }] }],
    ['any words', { said: { by: 'actor:bruno' } }, {}],
    ['a deed of a beat', { done: { by: 'actor:bruno', verb: ['tear', 'rip'], object: 'prop:letter' } }, {}],
    ['a deed by another name', { done: { verb: 'rip' } }, {}],
    ['a deed of a desire', { done: { verb: 'sing' } }, { [`${adas}.desires`]: [{ id: 'sing', plays: ['(sings)'] }] }],
    ['a state a deed brings', { entity: 'prop:chest', state: { open: true } }, {}],
    ['a state that is so already', { entity: 'prop:letter', state: { blessed: false } }, {}],
    [
      'a state a consequence brings',
      { entity: 'prop:letter', state: { blessed: true } },
      {
        'blueprint.consequences': [
          {
            id: 'it',
            when: { beat: 'ada-asks' },
            narration,
            changes: [{ entity: 'prop:letter', property: 'blessed', value: true }],
          },
        ],
      },
    ],
    [
      'a state that happens otherwise',
      { entity: 'prop:letter', state: { blessed: true } },
      { [`${point}.otherwise`]: { narration, changes: [{ entity: 'prop:letter', property: 'blessed', value: true }] } },
    ],
    ['a letter that is carried', { entity: 'prop:letter', at: { in: 'prop:chest' } }, {}],
    ['somebody who walks', { entity: 'actor:ada', within: 'place:cellar' }, {}],
    [
      'what somebody knows',
      { told: { matter: 'who-wrote-it' } },
      { [`${brunos}.knows`]: [{ matter: 'who-wrote-it', source: 'did' }] },
    ],
    [
      'what a beat tells',
      { told: { matter: 'who-wrote-it' } },
      { [`${tears}.plays`]: ['(tears the letter) Bruno wrote it!'] },
    ],
    ['one way of two', { any: [{ said: { words: ['umbrella'] } }, { beat: 'bruno-tears' }] }, {}],
    ['what is not to be', { not: { said: { words: ['umbrella'] } } }, {}],
    ['time', { secondsInto: 'point', atLeast: 60 }, {}],
  ])('and flags a road leads to: %s', (_, when, more) => {
    expect(inShort({ 'blueprint.matters': matters, [flag]: when, ...more })).toEqual([]);
  });

  it('are told of what a flag needs as well', () => {
    const needs = [{ when: { said: { words: ['umbrella'] } }, missing: 'Nobody has spoken of umbrellas.' }];
    expect(inShort({ [`${lastPoint}.flag.needs`]: needs })).toEqual([
      `warning flag-out-of-reach ${lastPoint}.flag.needs.0.when`,
    ]);
  });

  it('are left to the planner where there is no road at all', () => {
    const values = { [flag]: { said: { words: ['umbrella'] } }, [`${lastPoint}.trajectories`]: [] };
    expect(inShort({ ...values, [`${lastPoint}.otherwise`]: { narration } })).toEqual([]);
    expect(inShort(values)).toEqual([`warning no-road ${lastPoint}`]);
  });

  it('know every state the rules of the world set', () => {
    const folder = new URL('../../src/world/rules/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const set = sources.flatMap((text) =>
      [...text.matchAll(/\bset\(\s*[\w.?()]+,\s*'([a-z-]+)'/g)].map(([, key]) => key),
    );
    expect(set.length).toBeGreaterThan(20);
    expect([...new Set(set)].filter((key) => !ruledStates.includes(key ?? ''))).toEqual([]);
  });
});

describe('flags nobody can meet', () => {
  it.each<[object, string]>([
    [{ beat: 'bruno-tears' }, 'later point'],
    [{ point: 'the-question' }, 'never been played'],
    [
      {
        all: [{ entity: 'prop:door', state: { open: true } }, { not: { entity: 'prop:door', state: { open: true } } }],
      },
      'opposite',
    ],
  ])('%j', (when, why) => {
    expect(findingsIn({ [`${point}.flag.when`]: when })).toMatchObject([
      { severity: 'error', code: 'flag-never-met', path: `${point}.flag.when`, message: holding(why) },
    ]);
  });

  it('and flags that wait for a step of an earlier point', () => {
    expect(inShort({ [flag]: { beat: 'ada-asks' } })).toEqual([`warning flag-looks-back ${flag}`]);
    expect(inShort({ [flag]: { any: [{ beat: 'ada-asks' }, { beat: 'bruno-tears' }] } })).toEqual([]);
  });
});

describe('points without a road', () => {
  it('are found, unless time or something else leads on', () => {
    const bare = { [`${lastPoint}.trajectories`]: undefined };
    expect(inShort(bare)).toEqual([`warning no-road ${lastPoint}`]);
    expect(inShort({ ...bare, [`${lastPoint}.otherwise`]: { narration } })).toEqual([]);
    expect(inShort({ ...bare, [flag]: { secondsInto: 'scene', atLeast: 9 } })).toEqual([]);
  });
});

describe('roads and beats that are never open', () => {
  const road = `${point}.trajectories.0`;
  it('are found', () => {
    expect(inShort({ [`${road}.when`]: { point: 'the-letter' } })).toEqual([`error road-never-open ${road}.when`]);
    expect(inShort({ [`${beat}.when`]: { beat: 'bruno-tears' } })).toEqual([`error beat-never-played ${beat}.when`]);
    expect(inShort({ [`${tears}.when`]: { not: { point: 'the-question' } } })).toEqual([
      `error beat-never-played ${tears}.when`,
    ]);
  });
  it('are none when they can hold', () => {
    expect(
      inShort({ [`${tears}.when`]: { point: 'the-question' }, [`${road}.when`]: { not: { beat: 'bruno-points' } } }),
    ).toEqual([]);
  });
});

describe('beats that wait for one another', () => {
  const step = (id: string, more: object = {}) => ({
    id,
    actor: 'actor:ada',
    plays: ['(sighs) Well.'],
    hint: 'Sigh.',
    ...more,
  });
  const roads = (...beats: object[][]) => ({
    [`${point}.flag.when`]: { said: { words: ['well'] } },
    [`${point}.trajectories`]: beats.map((own, index) => ({ id: `road-${index}`, beats: own })),
  });
  const first = `${point}.trajectories.0.beats.0.when`;

  it('are found: on two roads, on one, and alone', () => {
    expect(
      findingsIn(roads([step('a', { when: { beat: 'b' } })], [step('b', { when: { all: [{ beat: 'a' }] } })])),
    ).toMatchObject([{ severity: 'error', code: 'circle', path: first, message: holding('“a” → “b” → “a”') }]);
    expect(inShort(roads([step('a', { when: { beat: 'c' } }), step('b'), step('c')]))).toEqual([
      `error circle ${first}`,
    ]);
    expect(inShort(roads([step('a', { when: { beat: 'a' } })]))).toEqual([`error circle ${first}`]);
  });

  it('are warned of where one may come true by itself', () => {
    const done = { said: { words: ['well'] } };
    expect(inShort(roads([step('a', { when: { beat: 'b' } }), step('b', { done })]))).toEqual([
      `warning circle ${first}`,
    ]);
  });

  it('are none in a row, and none with another way', () => {
    expect(
      inShort(roads([step('a'), step('b', { when: { beat: 'a' } })], [step('c', { when: { beat: 'b' } })])),
    ).toEqual([]);
    expect(
      inShort(roads([step('a', { when: { any: [{ beat: 'b' }, { secondsInto: 'point', atLeast: 9 }] } }), step('b')])),
    ).toEqual([]);
  });
});

describe('beats that miss their own mark', () => {
  it('are found when no way to play them says it', () => {
    expect(findingsIn({ [`${beat}.plays`]: ['Who wrote this?', '(takes the letter) Well?'] })).toMatchObject([
      {
        severity: 'warning',
        code: 'beat-misses-done',
        path: `${beat}.done`,
        message: holding('“letter”'),
      },
    ]);
    const told = { 'blueprint.matters': matters, [`${beat}.done`]: { told: { matter: 'who-wrote-it' } } };
    expect(inShort(told)).toEqual([`warning beat-misses-done ${beat}.done`]);
    expect(inShort({ ...told, [`${beat}.plays`]: ['Bruno wrote it!'] })).toEqual([]);
  });

  it('are told of the ways that do not, to those who ask', () => {
    const plays = ['Who wrote this letter?', 'Who wrote this?'];
    expect(inShort({ [`${beat}.plays`]: plays })).toEqual([]);
    const all = inShort({ [`${beat}.plays`]: plays }, true).filter((line) => line.includes('beat-misses-done'));
    expect(all).toEqual([`warning beat-misses-done ${beat}.plays.1`]);
  });

  it('are none when another may say it, or a deed may do it', () => {
    const plays = { [`${beat}.plays`]: ['Well?'] };
    expect(inShort({ ...plays, [`${beat}.done`]: { said: { by: 'actor:bruno', words: ['there'] } } })).toEqual([]);
    const any = [{ said: { words: ['letter'] } }, { entity: 'prop:letter', at: { heldBy: 'actor:ada' } }];
    expect(inShort({ ...plays, [`${beat}.done`]: { any } })).toEqual([]);
  });
});

describe('deeds the world does not know', () => {
  it('are found in beats and desires', () => {
    expect(inShort({ [`${tears}.plays`]: ['(tears the helicopter) There.'] })).toEqual([
      `warning deed-not-understood ${tears}.plays.0`,
    ]);
    const desires = [{ id: 'fly', plays: ['(sighs)', '(picks up the umbrella)'] }];
    expect(inShort({ [`${adas}.desires`]: desires })).toEqual([
      `warning deed-not-understood ${adas}.desires.0.plays.1`,
    ]);
  });
  it('are none when only the moment is not right', () => {
    expect(
      inShort({ [`${tears}.plays`]: ['(opens the door, goes to the kitchen and takes the letter from the chest)'] }),
    ).toEqual([]);
  });
});

describe('who never enters', () => {
  const nowhere = { 'entities.6.at': null };
  const dovs = 'blueprint.profiles.3.actor';
  it('is found', () => {
    expect(inShort(nowhere)).toEqual([`error never-enters ${dovs}`]);
    expect(inShort({ 'entities.6.state': { dead: true } })).toEqual([`error never-enters ${dovs}`]);
  });

  const at = { in: 'place:kitchen' };
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a point', { [`${point}.enters`]: [{ actor: 'actor:dov', at }] }],
    ['a scene', { [`${scene}.places`]: [{ entity: 'actor:dov', at }] }],
    [
      'a case',
      {
        'blueprint.cases': ['one', 'two'].map((id) => ({
          id,
          title: id,
          truth: id,
          changes: [{ entity: 'actor:dov', property: 'at', value: at }],
        })),
      },
    ],
    [
      'a consequence',
      {
        'blueprint.consequences': [
          {
            id: 'it',
            when: { beat: 'ada-asks' },
            narration,
            changes: [{ entity: 'actor:dov', property: 'at', value: at }],
          },
        ],
      },
    ],
  ])('is brought on by %s', (_, values) => {
    expect(inShort({ ...nowhere, ...values })).toEqual([]);
  });

  it('has no profile, perhaps', () => {
    const eve = { id: 'actor:eve', kind: 'actor', name: 'Eve', at };
    expect(inShort({ 'entities.13': eve })).toEqual(['warning no-profile entities.13']);
    expect(inShort({ 'entities.13': { ...eve, state: { dead: true } } })).toEqual([]);
  });

  it('has no beat before that, and none after a vanishing', () => {
    const shade = { [`${beat}.actor`]: 'actor:shade', [`${beat}.done`]: undefined };
    expect(inShort(shade)).toContain(`error actor-not-there ${beat}.actor`);
    expect(inShort({ [`${beat}.to`]: 'actor:shade' })).toEqual([`error actor-not-there ${beat}.to`]);
    expect(inShort({ [`${tears}.to`]: 'actor:shade' })).toEqual([]);
    const trajectories = [{ id: 'r', beats: [{ id: 'b', actor: 'actor:shade', plays: ['Oh.'], hint: 'Oh.' }] }];
    const later = { ...laterScene, points: [{ ...laterScene.points[0], trajectories }] };
    const values = { 'blueprint.acts.0.scenes.1': later };
    expect(inShort(values)).toEqual([]);
    expect(inShort({ ...values, [`${lastPoint}.leaves`]: ['actor:shade'] })).toEqual([
      'error actor-not-there blueprint.acts.0.scenes.1.points.0.trajectories.0.beats.0.actor',
    ]);
  });
});

describe('another road', () => {
  const dead = { entity: 'actor:bruno', state: { dead: true } };
  const code = (values: Record<string, unknown>, all = false) =>
    findingsIn(values, all).filter((one) => one.code === 'no-other-road');

  it('is missing where only a death leads on, and not where mercy does as well, or nothing is left to play', () => {
    expect(code({ [flag]: { all: [dead] } })).toEqual([
      expect.objectContaining({ path: flag, message: holding('a person who lets Bruno live') }),
    ]);
    expect(code({ [flag]: { any: [dead, { secondsInto: 'point', atLeast: 60 }] } })).toEqual([]);
    expect(code({ [flag]: dead, [`${lastPoint}.moot`]: { not: dead } })).toEqual([]);
  });

  it('is missing where every road needs the same person and nothing happens by itself: told to those who ask for all', () => {
    expect(code({}, true).map(({ path }) => path)).toContain(lastPoint);
    expect(code({})).toEqual([]);
    const otherwise = { narration };
    expect(code({ [`${lastPoint}.otherwise`]: otherwise }, true).map(({ path }) => path)).not.toContain(lastPoint);
  });
});
