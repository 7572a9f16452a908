import { describe, expect, it } from 'vitest';
import { adas, brunos, claras, findingsIn, inShort, laterScene, lastPoint, beat, holding } from './checked-house.ts';

const wroteIt = { id: 'bruno-wrote-it', claim: 'Bruno wrote the letter himself', contradicts: ['stranger-wrote-it'] };
const stranger = {
  id: 'stranger-wrote-it',
  claim: 'a stranger from the town wrote the letter',
  contradicts: ['bruno-wrote-it'],
};
const matters = [wroteIt, stranger];
const cases = [
  { id: 'a-lie', title: 'A lie', truth: 'He wrote it.' },
  { id: 'a-truth', title: 'A truth', truth: 'He did not.' },
];
const knows = (matter: string, more: object = {}) => ({ matter, source: 'saw', ...more });
const both = (one: object = {}, other: object = {}) => ({
  'blueprint.matters': matters,
  'blueprint.cases': cases,
  [`${adas}.knows`]: [knows(wroteIt.id, one), knows(stranger.id, other)],
});

describe('contradictory knowledge', () => {
  it('is found in who is certain of both', () => {
    expect(findingsIn(both())).toMatchObject([
      {
        severity: 'error',
        code: 'contradiction',
        path: `${adas}.knows.1`,
        message:
          'Ada is certain that Bruno wrote the letter himself, and that a stranger from the town wrote the letter: only one can be so',
      },
    ]);
    expect(inShort(both({ certainty: 0.7 }, { certainty: 0.9 }))).toEqual([`error contradiction ${adas}.knows.1`]);
  });

  it('is found when only one of the two says that they contradict each other, which is told as well', () => {
    const oneSided = [wroteIt, { ...stranger, contradicts: [] }];
    expect(inShort({ ...both(), 'blueprint.matters': oneSided })).toEqual([
      `error contradiction ${adas}.knows.1`,
      'warning one-sided-contradiction blueprint.matters.0.contradicts.0',
    ]);
    const ofItself = [{ ...wroteIt, contradicts: ['bruno-wrote-it'] }];
    expect(inShort({ 'blueprint.matters': ofItself })).toEqual([
      'warning one-sided-contradiction blueprint.matters.0.contradicts.0',
    ]);
  });

  it.each<[string, object, object]>([
    ['one is only guessed at', { certainty: 0.6 }, {}],
    ['each belongs to a case of its own', { when: { case: 'a-lie' } }, { when: { case: 'a-truth' } }],
    [
      'one is known only when the other is not',
      { when: { beat: 'ada-asks' } },
      { when: { not: { beat: 'ada-asks' } } },
    ],
    ['each has its time', { when: { not: { point: 'the-question' } } }, { when: { point: 'the-question' } }],
    ['one is lied about', { secret: { trust: 0.5, instead: [{ how: 'lie', says: ['No.'] }] } }, {}],
  ])('is none when %s', (_, one, other) => {
    expect(inShort(both(one, other))).toEqual([]);
  });

  it('is none between two people', () => {
    expect(
      inShort({
        'blueprint.matters': matters,
        [`${adas}.knows`]: [knows(wroteIt.id)],
        [`${brunos}.knows`]: [knows(stranger.id)],
      }),
    ).toEqual([]);
  });

  it('is none when the matters themselves are of different cases', () => {
    const parted = [
      { ...wroteIt, when: { case: 'a-lie' } },
      { ...stranger, when: { case: 'a-truth' } },
    ];
    expect(inShort({ ...both(), 'blueprint.matters': parted })).toEqual([]);
  });
});

describe('knowledge of what is never so', () => {
  const inOneCase = [{ ...wroteIt, contradicts: undefined, when: { case: 'a-lie' } }];
  const known = (when: object) => ({
    'blueprint.matters': inOneCase,
    'blueprint.cases': cases,
    [`${adas}.knows`]: [knows(wroteIt.id, { when })],
  });
  it('is found', () => {
    expect(inShort(known({ case: 'a-truth' }))).toEqual([`warning never-known ${adas}.knows.0.when`]);
    expect(inShort(known({ not: { case: 'a-lie' } }))).toEqual([`warning never-known ${adas}.knows.0.when`]);
  });
  it('is none in the same case', () => {
    expect(inShort(known({ case: 'a-lie' }))).toEqual([]);
  });
});

describe('conditions that contradict themselves', () => {
  const cellar = { entity: 'prop:letter', within: 'place:cellar' };
  it.each<[object, string]>([
    [{ all: [{ case: 'a-lie' }, { case: 'a-truth' }] }, 'two cases'],
    [{ all: [{ not: { case: 'a-lie' } }, { not: { case: 'a-truth' } }] }, 'no case'],
    [
      {
        all: [
          { entity: 'prop:door', state: { open: true } },
          { entity: 'prop:door', state: { open: false } },
        ],
      },
      'door',
    ],
    [{ all: [cellar, { entity: 'prop:letter', at: { in: 'place:hall' } }] }, 'two places'],
    [{ all: [cellar, { entity: 'prop:letter', within: 'place:kitchen' }] }, 'two places'],
    [{ all: [{ beat: 'ada-asks' }, { not: { any: [{ beat: 'ada-asks' }, cellar] } }] }, 'its opposite'],
    [{ all: [{ named: 'asked' }, { not: { named: 'asked' } }] }, 'its opposite'],
    [{ atLeast: 3, of: [cellar, { beat: 'ada-asks' }] }, '3 of 2'],
    [{ point: 'the-letter' }, 'never been played'],
  ])('%j', (when, why) => {
    const findings = findingsIn({
      'blueprint.cases': cases,
      'blueprint.conditions': { asked: { beat: 'ada-asks' } },
      'blueprint.matters': [{ ...wroteIt, contradicts: undefined }],
      [`${adas}.desires`]: [{ id: 'sigh', plays: ['(sighs)'], when }],
    });
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        code: 'never-holds',
        path: `${adas}.desires.0.when`,
        message: holding(why),
      },
    ]);
  });

  it.each([
    { any: [{ all: [{ case: 'a-lie' }, { case: 'a-truth' }] }, { case: 'a-lie' }] },
    {
      all: [
        { entity: 'prop:door', state: { open: true } },
        { entity: 'prop:chest', state: { open: false } },
      ],
    },
    { all: [cellar, { entity: 'prop:letter', at: { in: 'prop:chest' } }] },
    { all: [{ point: 'the-question' }, { not: { beat: 'bruno-tears' } }] },
    { not: { all: [{ beat: 'ada-asks' }, { not: { beat: 'ada-asks' } }] } },
  ])('can hold: %j', (when) => {
    const desires = [{ id: 'sigh', plays: ['(sighs)'], when }];
    expect(inShort({ 'blueprint.cases': cases, [`${adas}.desires`]: desires })).toEqual([]);
  });
});

describe('secrets', () => {
  const lie = { instead: [{ how: 'lie', says: ['A stranger did.'] }] };
  const kept = (secret: object, more: Readonly<Record<string, unknown>> = {}) => ({
    'blueprint.matters': [{ ...wroteIt, contradicts: undefined, evidence: ['prop:letter'] }],
    [`${brunos}.knows`]: [
      knows(wroteIt.id, { says: ['I wrote it myself, last night.'], secret: { ...lie, ...secret } }),
    ],
    ...more,
  });
  const inSight = `warning secret-in-plain-sight ${brunos}.knows.0.secret`;
  const letterIn = (at: unknown) => ({ 'entities.12.at': at });

  it('that open to what lies there for anybody to show are found', () => {
    expect(findingsIn(kept({ shown: ['prop:letter'] }))).toMatchObject([
      {
        severity: 'warning',
        code: 'secret-in-plain-sight',
        message:
          "letter lies in plain sight when “in-the-hall” opens, and whoever shows it is told Bruno's secret “bruno-wrote-it”",
      },
    ]);
    expect(inShort(kept({ pressure: 0.5 }))).toEqual([inSight]);
  });

  it.each<[string, object, Readonly<Record<string, unknown>>]>([
    ['the thing is in a closed chest', { shown: ['prop:letter'] }, letterIn({ in: 'prop:chest' })],
    ['the thing is hidden', { shown: ['prop:letter'] }, { 'entities.12.traits': ['portable', 'hidden'] }],
    ['somebody has it about them', { shown: ['prop:letter'] }, letterIn({ heldBy: 'actor:bruno' })],
    ['it lies where nobody is', { shown: ['prop:letter'] }, letterIn({ in: 'place:cellar' })],
    ['evidence is not pressure enough', { pressure: 0.8 }, {}],
  ])('are none when %s', (_, secret, more) => {
    expect(inShort(kept(secret, more)).filter((found) => found.includes('secret-'))).toEqual([]);
  });

  it('that lie open in one case only, in which they are none, are not', () => {
    const [one, other] = cases;
    const put = { entity: 'prop:letter', property: 'at', value: { in: 'prop:chest' } };
    const inCases = { 'blueprint.cases': [{ ...one, changes: [put] }, other] };
    const secret = { ...lie, shown: ['prop:letter'] };
    const known = (id: string) => ({ [`${brunos}.knows`]: [knows(wroteIt.id, { when: { case: id }, secret })] });
    expect(inShort(kept({}, { ...inCases, ...known('a-lie') }))).toEqual([]);
    expect(inShort(kept({}, { ...inCases, ...known('a-truth') }))).toEqual([inSight]);
  });

  it('that are laid open by a later scene are found', () => {
    const later = { ...laterScene, places: [{ entity: 'prop:letter', at: { in: 'place:kitchen' } }] };
    const acts = { ...letterIn({ in: 'prop:chest' }), 'blueprint.acts.0.scenes.1': later };
    expect(findingsIn(kept({ shown: ['prop:letter'] }, acts))[0]?.message).toContain('“in-the-kitchen”');
  });

  it('that somebody else tells to whoever asks are found', () => {
    const told = (more: object) =>
      kept({ trust: 0.5 }, { 'blueprint.cases': cases, [`${claras}.knows`]: [knows(wroteIt.id, more)] });
    expect(findingsIn(told({}))).toMatchObject([
      {
        code: 'secret-told-freely',
        path: `${brunos}.knows.0.secret`,
        message: holding('Clara will tell'),
      },
    ]);
    expect(inShort(told({ secret: { ...lie, trust: 0.9 } }))).toEqual([]);
    const parted = {
      [`${brunos}.knows`]: [knows(wroteIt.id, { when: { case: 'a-lie' }, secret: { ...lie, trust: 0.5 } })],
    };
    expect(inShort({ ...told({ when: { case: 'a-truth' } }), ...parted })).toEqual([]);
  });

  it('that nothing opens are found', () => {
    expect(findingsIn(kept({}))).toMatchObject([{ code: 'secret-never-told', message: holding('never told') }]);
    const never = { all: [{ beat: 'ada-asks' }, { not: { beat: 'ada-asks' } }] };
    expect(inShort(kept({ when: never, shown: [] }))).toContain(`warning secret-never-told ${brunos}.knows.0.secret`);
  });

  it.each([{ trust: 0.9 }, { pressure: 0.9 }, { to: ['actor:ada'] }, { when: { beat: 'ada-asks' } }])(
    'that %j opens are none of these',
    (secret) => {
      expect(inShort(kept(secret))).toEqual([]);
    },
  );

  it('that a beat lets out are none of these', () => {
    const plays = `${lastPoint}.trajectories.0.beats.0.plays`;
    expect(inShort(kept({}, { [plays]: ['(tears the letter) I wrote it myself, last night.'] }))).toEqual([]);
    expect(inShort(kept({}, { [`${beat}.plays`]: ['I wrote it myself, last night. The letter.'] }))).toEqual([
      `warning secret-never-told ${brunos}.knows.0.secret`,
    ]);
  });
});
