import { describe, expect, it } from 'vitest';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { checkScene, mostFindings } from '../../src/check/check-scene.ts';
import { adas, beat, brunos, findingsIn, houseWith, inShort, lastPoint, point, holding } from './checked-house.ts';

/** The one finding there is. */
function onlyFinding(values: Readonly<Record<string, unknown>>) {
  const findings = findingsIn(values);
  expect(findings).toHaveLength(1);
  return findings[0];
}

describe('a scene in order', () => {
  it('has nothing to be found', () => {
    expect(findingsIn()).toEqual([]);
  });

  it('may hold whatever a stage keeps beside it', () => {
    expect(inShort({ stage: { lamps: 3 }, camera: 'high' })).toEqual([]);
  });
});

describe('what the reader refuses', () => {
  it.each([[null], ['scene'], [3], [[]], [[1]]])('is told of %j', (value) => {
    expect(checkScene(value)).toMatchObject([{ severity: 'error', code: 'not-readable', path: '' }]);
  });

  it('is told of an empty object: neither world nor blueprint', () => {
    expect(checkScene({})).toMatchObject([
      { path: 'entities', message: 'expected a list, got nothing', remedy: 'Add it.' },
      { path: 'blueprint', message: 'expected an object, got nothing', remedy: 'Add it.' },
    ]);
  });

  it('is told all at once, in the world and in the blueprint, of shape and of names', () => {
    expect(
      inShort({
        'entities.3.at': { in: 'place:hal' },
        'entities.9.size': 'big',
        [`${adas}.persona`]: '',
        [`${brunos}.knows`]: [{ matter: 'nothing', source: 'saw' }],
        [`${beat}.hint`]: undefined,
      }),
    ).toEqual([
      'error not-readable entities.9.size',
      `error not-readable ${adas}.persona`,
      `error not-readable ${beat}.hint`,
    ]);
    expect(
      inShort({
        'entities.3.at': { in: 'place:hal' },
        [`${brunos}.knows`]: [{ matter: 'nothing', source: 'saw' }],
        [`${beat}.to`]: 'prop:letter',
        [`${lastPoint}.id`]: 'the-question',
      }),
    ).toEqual([
      'error no-such-id entities.3.at.in',
      `error no-such-id ${brunos}.knows.0.matter`,
      `error wrong-kind ${beat}.to`,
      `error id-taken ${lastPoint}.id`,
    ]);
  });

  it('says names that are missing in spite of keys and conditions that are misspelt', () => {
    expect(
      inShort({
        [`${adas}.personna`]: 'Ada.',
        [`${point}.flag.when`]: { beet: 'ada-asks' },
        [`${beat}.to`]: 'actor:brunno',
      }),
    ).toEqual([
      `error unknown-key ${adas}.personna`,
      `error bad-condition ${point}.flag.when.beet`,
      `error no-such-id ${beat}.to`,
    ]);
  });

  it.each([
    [`${beat}.to`, 'actor:brunno', 'Did you mean "actor:bruno"?'],
    [`${beat}.to`, 'prop:bruno', 'Did you mean "actor:bruno"?'],
    [`${beat}.to`, 'actor:xerxes', 'Add it to entities, or name one that is there.'],
    [`${point}.flag.when`, { beat: 'ada-asked' }, 'Did you mean "ada-asks"?'],
    [`${point}.moot`, { all: [{ point: 'the-leter' }] }, 'Did you mean "the-letter"?'],
    [`${lastPoint}.flag.when`, { named: 'torn' }, 'Add it to blueprint.conditions'],
  ])('names what was probably meant at %s: %j', (path, value, remedy) => {
    expect(onlyFinding({ [path]: value })).toMatchObject({
      code: 'no-such-id',
      remedy: holding(remedy),
    });
  });

  it('points at the very place in a condition', () => {
    const when = { all: [{ secondsInto: 'point', atLeast: 1 }, { any: [{ said: { by: 'actor:adda' } }] }] };
    expect(inShort({ [`${beat}.when`]: when })).toEqual([`error no-such-id ${beat}.when.all.1.any.0.said.by`]);
  });

  it('finds what is too much and too little, with the unit', () => {
    expect(onlyFinding({ [`${adas}.persona`]: 'x'.repeat(2001) })).toMatchObject({
      message: 'too large: at most 2000 characters',
      remedy: 'Bring it down to 2000 characters.',
    });
    expect(onlyFinding({ [`${adas}.impulse`]: 2 })).toMatchObject({ remedy: 'Bring it down to 1.' });
    expect(onlyFinding({ [`${beat}.plays`]: [] })).toMatchObject({ path: `${beat}.plays` });
  });

  it('finds conditions that ask for one another in a circle', () => {
    const conditions = { one: { named: 'two' }, two: { not: { named: 'one' } } };
    expect(onlyFinding({ 'blueprint.conditions': conditions })).toMatchObject({
      code: 'circle',
      path: 'blueprint.conditions.one',
      message: holding('one → two → one'),
    });
  });

  it('finds things inside each other', () => {
    const chest = { id: 'prop:box', kind: 'prop', name: 'box', at: { in: 'prop:box' } };
    expect(onlyFinding({ 'entities.13': chest })).toMatchObject({ code: 'circle', path: 'entities.13.at' });
  });

  it('finds a beat of somebody without a profile, and a missing actor', () => {
    expect(
      inShort({ 'entities.13': { id: 'actor:eve', kind: 'actor', name: 'Eve' }, [`${beat}.actor`]: 'actor:eve' }),
    ).toEqual([`error no-such-id ${beat}.actor`]);
    expect(inShort({ [`${adas}.actor`]: 'actor:nobody' })).toEqual([
      `error no-such-id ${adas}.actor`,
      `error no-such-id ${beat}.actor`,
    ]);
  });

  it('is said exactly when the reader refuses', () => {
    const files = [{}, { [`${adas}.lines`]: [{}] }, { [`${beat}.when`]: {} }, { 'entities.0.kind': 'palce' }];
    for (const values of files) {
      const found = findingsIn(values).some(({ severity }) => severity === 'error');
      expect(found).toBe(!readSceneFile(houseWith(values)).ok);
    }
  });
});

describe('misspelt keys', () => {
  it('are errors in the blueprint', () => {
    expect(onlyFinding({ [`${adas}.personna`]: 'Ada.' })).toMatchObject({
      severity: 'error',
      code: 'unknown-key',
      message: 'no key "personna" here',
      remedy: holding('Did you mean "persona"?'),
    });
  });

  it('are warnings in the world, which would leave them out without a word', () => {
    expect(onlyFinding({ 'entities.9.trait': ['hidden'] })).toMatchObject({
      severity: 'warning',
      code: 'unknown-key',
      path: 'entities.9.trait',
      remedy: holding('Did you mean "traits"?'),
    });
    expect(inShort({ 'entities.0.exits.0.dor': 'prop:door', setting: { perod: '1900' } })).toEqual([
      'warning unknown-key entities.0.exits.0.dor',
      'warning unknown-key setting.perod',
    ]);
  });

  it('beside world and blueprint are found when they are nearly one of them', () => {
    expect(inShort({ seting: { period: '1900' } })).toEqual(['warning unknown-key seting']);
  });

  it('in whereabouts name the relations', () => {
    expect(onlyFinding({ 'entities.9.at': { inn: 'place:hall' } })).toMatchObject({
      path: 'entities.9.at.inn',
      remedy: holding('Did you mean "in"?'),
    });
  });
});

describe('misspelt words', () => {
  it.each([
    ['entities.9.traits', ['fixd'], 'entities.9.traits.0', 'Did you mean "fixed"?'],
    ['entities.9.kind', 'porp', 'entities.9.kind', 'Did you mean "prop"?'],
    [`${adas}.lines`, [{ says: 'Hm.', acts: ['insullt'] }], `${adas}.lines.0.acts.0`, 'Did you mean "insult"?'],
    [`${adas}.lines`, [{ says: 'Hm.', moods: ['gloomy'] }], `${adas}.lines.0.moods.0`, 'There can be: calm, merry'],
  ])('at %s: %j', (path, value, at, remedy) => {
    expect(onlyFinding({ [path]: value })).toMatchObject({
      severity: 'error',
      code: 'unknown-word',
      path: at,
      remedy: holding(remedy),
    });
  });
});

describe('conditions that are none', () => {
  const when = `${beat}.when`;
  it.each<[unknown, string, string, string]>([
    [{ sayd: { words: ['letter'] } }, `${when}.sayd`, 'no key "sayd"', 'Did you mean "said"?'],
    [{ wibble: 1 }, `${when}.wibble`, 'no key "wibble"', 'all, any, not, atLeast + of'],
    [{ entity: 'prop:letter' }, when, '"entity" alone is no condition', '"state" or "at" or "within"'],
    [{ beat: 'ada-asks', point: 'the-letter' }, when, 'cannot stand in one condition', '"all"'],
    [{ said: { by: 'actor:ada', wrds: ['x'] } }, `${when}.said.wrds`, 'no key "wrds"', 'Did you mean "words"?'],
    [{ all: [{ not: { told: { mater: 'x' } } }] }, `${when}.all.0.not.told.mater`, 'no key "mater"', '"matter"'],
    [{ all: [] }, `${when}.all`, 'too small', 'at least one condition'],
    [{ said: { words: 'letter' } }, `${when}.said.words`, 'expected a list', '"words": ['],
    [{ secondsInto: 'hour', atLeast: 3 }, `${when}.secondsInto`, 'expected', '"secondsInto": "point"'],
    [{}, when, 'asks for nothing', 'all, any'],
    ['ada-asks', when, 'a condition is an object', '{ "beat"'],
  ])('%j', (condition, path, message, remedy) => {
    expect(onlyFinding({ [when]: condition })).toMatchObject({
      severity: 'error',
      code: 'bad-condition',
      path,
      message: holding(message),
      remedy: holding(remedy),
    });
  });

  it('are found one and all', () => {
    expect(inShort({ [when]: { all: [{ beet: 'x' }, { any: [{ piont: 'y' }, { beat: 'ada-asks' }] }] } })).toEqual([
      `error bad-condition ${when}.all.0.beet`,
      `error bad-condition ${when}.all.1.any.0.piont`,
    ]);
  });
});

describe('scenes past all measure', () => {
  it('nested for ever are refused without a fall', () => {
    let when: unknown = { beat: 'ada-asks' };
    for (let depth = 0; depth < 20_000; depth++) when = { not: when };
    expect(checkScene(houseWith({ [`${beat}.when`]: when }))).toMatchObject([
      { code: 'not-readable', path: `${beat}.when`, message: 'nested more than 64 levels deep: take it apart' },
    ]);
  });

  it('with thousands of mistakes tell the first, and how many more there are', () => {
    const entities = Array.from({ length: 2000 }, (_, index) => ({
      id: `prop:thing-${index}`,
      kind: 'prop',
      name: 'thing',
      at: { in: `place:nowhere-${index}` },
    }));
    const findings = checkScene({ entities });
    expect(findings).toHaveLength(mostFindings + 1);
    expect(findings.at(-1)).toMatchObject({ code: 'more', message: 'and 1001 more' });
  });

  it('say the same twice', () => {
    const values = { [`${adas}.personna`]: 'x', [`${beat}.when`]: { beet: 1 }, 'entities.3.at': { in: 'place:hal' } };
    expect(findingsIn(values)).toEqual(findingsIn(values));
  });
});
