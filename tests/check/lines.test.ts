import { describe, expect, it } from 'vitest';
import { speechActs } from '../../src/drama/speech-act.ts';
import { adas, brunos, findingsIn, inShort, holding } from './checked-house.ts';

const line = (more: object = {}) => ({ says: 'The soup is getting cold again.', ...more });
const ada = (...lines: object[]) => ({ [`${adas}.lines`]: lines });
const shades = 'blueprint.profiles.4';
const cases = ['a-lie', 'a-truth'].map((id) => ({ id, title: id, truth: id }));
const matters = [{ id: 'the-secret', claim: 'there is a secret', when: { case: 'a-lie' } }];

describe('lines nobody ever says', () => {
  const open = { entity: 'prop:door', state: { open: true } };
  it.each<[string, object, string]>([
    ['two states of one door', { when: { all: [open, { ...open, state: { open: false } }] } }, 'when'],
    ['a point that is not over by then', { when: { point: 'the-letter' }, at: ['the-question'] }, 'when'],
    ['a point that is over by then', { when: { not: { point: 'the-question' } }, at: ['the-letter'] }, 'when'],
    ['a beat of a later point', { when: { beat: 'bruno-tears' }, at: ['the-question'] }, 'when'],
    ['two cases', { when: { all: [{ case: 'a-lie' }, { case: 'a-truth' }] } }, 'when'],
    ['words without a letter', { on: ['?!', 'soup'] }, 'on.0'],
    ['a matter of another case', { about: ['the-secret'], when: { case: 'a-truth' } }, 'about.0'],
    ['oneself', { to: 'actor:ada' }, 'to'],
  ])('because of %s', (_, more, at) => {
    expect(findingsIn({ 'blueprint.cases': cases, 'blueprint.matters': matters, ...ada(line(more)) })).toMatchObject([
      { severity: 'warning', code: 'never-said', path: `${adas}.lines.0.${at}` },
    ]);
  });

  it('because the speaker is not there', () => {
    const lines = [line({ at: ['the-question', 'the-letter'] })];
    expect(inShort({ [`${shades}.lines`]: lines })).toEqual([`warning never-said ${shades}.lines.0.at.0`]);
    expect(inShort({ [`${adas}.lines`]: lines })).toEqual([]);
  });

  it('because there is nobody to say them to', () => {
    const eve = { id: 'actor:eve', kind: 'actor', name: 'Eve' };
    expect(inShort({ 'entities.13': eve, ...ada(line({ to: 'actor:eve' })) })).toEqual([
      'warning no-profile entities.13',
      `warning never-said ${adas}.lines.0.to`,
    ]);
  });

  it('and lines somebody says', () => {
    const lines = [
      line({ when: { beat: 'bruno-tears' }, at: ['the-question', 'the-letter'] }),
      line({ says: 'One.', when: { point: 'the-question' }, at: ['the-letter'] }),
      line({ says: 'Two.', on: ['soup', '汤'] }),
      line({ says: 'Three.', about: ['the-secret', 'prop:letter'], when: { case: 'a-lie' } }),
      line({ says: 'Four.', to: 'actor:shade' }),
    ];
    expect(inShort({ 'blueprint.cases': cases, 'blueprint.matters': matters, ...ada(...lines) })).toEqual([]);
  });
});

describe('the same words twice', () => {
  it('in one mouth', () => {
    const again = line({ says: '(sighs) The soup, is getting cold again!', acts: ['question'] });
    expect(inShort(ada(line(), again))).toEqual([`warning line-twice ${adas}.lines.1`]);
    expect(inShort(ada(line(), line({ says: 'The soup is getting warm again.' })))).toEqual([]);
  });

  it('in two mouths', () => {
    expect(findingsIn({ ...ada(line()), [`${brunos}.lines`]: [line()] })).toMatchObject([
      { severity: 'warning', code: 'line-shared', path: `${brunos}.lines.0`, message: holding('Ada') },
    ]);
  });

  it('which nobody minds when they are few, or none', () => {
    expect(
      inShort({ ...ada(line({ says: 'Good evening.' })), [`${brunos}.lines`]: [line({ says: 'Good evening!' })] }),
    ).toEqual([]);
    expect(inShort(ada(line({ says: '(sighs)' }), line({ says: '(coughs)' })))).toEqual([]);
  });
});

describe('the language of the play', () => {
  const chinese = [line({ says: '汤又要凉了。' }), line({ says: '（叹气）谁写的信？' })];

  it('is not the language of a part', () => {
    expect(findingsIn(ada(...chinese))).toMatchObject([
      {
        severity: 'error',
        code: 'wrong-language',
        path: `${adas}.lines`,
        message: 'the play is in “en”, and all 2 lines of Ada are in Chinese script: Ada cannot answer anybody',
      },
    ]);
    expect(inShort({ 'blueprint.language': 'zh-CN', ...ada(line()) })).toEqual([`error wrong-language ${adas}.lines`]);
  });

  it('is the language of a part, or of some of it', () => {
    expect(inShort({ 'blueprint.language': 'zh', ...ada(...chinese) })).toEqual([]);
    expect(inShort(ada(...chinese, line()))).toEqual([]);
    expect(inShort(ada(line({ says: '(sighs)' })))).toEqual([]);
    expect(inShort({ 'blueprint.language': 'ja', ...ada(...chinese) })).toEqual([]);
  });

  it('has a code, and so have the others', () => {
    const claims = (claimIn: object) => ({ 'blueprint.matters': [{ id: 'soup', claim: 'the soup is cold', claimIn }] });
    expect(inShort({ 'blueprint.language': 'the English language' })).toEqual([
      'warning not-a-language blueprint.language',
    ]);
    expect(inShort(claims({ zh: '汤凉了', fr: 'la soupe est froide', 'pt-BR': 'a sopa esfriou' }))).toEqual([]);
    expect(inShort(claims({ chinese: '汤凉了' }))).toEqual([
      'warning not-a-language blueprint.matters.0.claimIn.chinese',
    ]);
    expect(inShort(claims({ zh: 'the soup is cold' }))).toEqual([
      'warning wrong-language blueprint.matters.0.claimIn.zh',
    ]);
  });

  it('is the language of what there is to know', () => {
    expect(inShort({ 'blueprint.matters': [{ id: 'soup', claim: '汤凉了' }] })).toEqual([
      'warning wrong-language blueprint.matters.0.claim',
    ]);
  });
});

describe('thin parts', () => {
  const thin = (values?: Readonly<Record<string, unknown>>) =>
    findingsIn(values, true).filter(({ code, path }) => code === 'thin-part' && path === `${adas}.lines`);

  it('are told to those who ask for it, and to nobody else', () => {
    expect(inShort()).toEqual([]);
    expect(thin()).toMatchObject([
      { severity: 'warning', message: holding('Ada has no answer to: question, request') },
    ]);
  });

  it('are counted', () => {
    const lines = [line({ says: 'One.', acts: ['insult', 'joke'] }), line({ says: 'Two.', acts: ['insult'] })];
    expect(thin(ada(...lines))[0]?.message).toContain('few answers to: insult (2 of 6), joke (1 of 3)');
  });

  it('are none with six and three of each', () => {
    const lines = Array.from({ length: 6 }, (_, index) => line({ says: `Number ${index}.`, acts: [...speechActs] }));
    expect(thin(ada(...lines))).toEqual([]);
  });
});
