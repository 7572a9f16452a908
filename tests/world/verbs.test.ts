import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { rowOf, type VerbName } from '../../src/drama/verb.ts';
import { deeds } from '../../src/drama/verbs/deeds.ts';
import { emotes } from '../../src/drama/verbs/emotes.ts';
import { unruled } from '../../src/drama/verbs/unruled.ts';
import { wonders } from '../../src/drama/verbs/wonders.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { kinVerb, knownVerb, plainVerb } from '../../src/world/verbs/verb-index.ts';
import { readVocabulary } from '../../src/world/verbs/vocabulary.ts';
import { readWorld } from './grading/verdict-cases.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const ruled = [...Object.keys(deeds), ...Object.keys(emotes)];
const all = [...ruled, ...Object.keys(unruled), ...wonders] as VerbName[];

/** Verbs whose own name is a word for another verb, or for none of ours: what is done or said tells them apart. */
const meant: Readonly<Partial<Record<VerbName, string>>> = {
  set: '(sets the clock)',
  gulp: '(gulps)',
  drum: '(drums his fingers on the desk)',
  sip: '(takes a sip)',
  pray: '（祈祷）',
  freeze: '（僵住）',
  stagger: '（踉跄）',
};

const repeated = (words: readonly string[]): string[] => words.filter((word, index) => words.indexOf(word) !== index);

describe('our verbs', () => {
  it('stand in one table only', () => {
    expect(repeated(all)).toEqual([]);
  });

  it('have words of their own: no word means two verbs', () => {
    expect(repeated(readVocabulary().flatMap(({ words }) => words))).toEqual([]);
  });

  it('are never their own synonyms', () => {
    expect(readVocabulary().filter(({ verb, words }) => words.includes(verb))).toEqual([]);
  });

  it('can all be reached: each by its name, or by what is said', () => {
    const unreached = (verb: string) => knownVerb(verb) !== verb && plainVerb(verb) !== verb;
    expect([...ruled, ...wonders].filter(unreached).filter((verb) => !(verb in meant))).toEqual([]);
    expect(Object.keys(meant).filter((verb) => !unreached(verb))).toEqual([]);
  });

  it.each(Object.entries(meant))('read %s where %s is said', (verb, text) => {
    const world = readWorld(`${repository}tests/world/cases/worlds/baker-street.json`);
    const { answer } = narrate(openScene(world), entityId('actor:holmes'), { text });
    expect(answer.actions.map((action) => action.verb)).toEqual([verb]);
  });

  it('without a rule are in WordNet and mean none of the others', () => {
    const strangers = Object.keys(unruled).filter((verb) => !(verb in meant));
    expect(strangers.filter((verb) => knownVerb(verb) !== undefined || kinVerb(verb)?.verb !== verb)).toEqual([]);
  });

  it('are all the Chinese grammar names', () => {
    const table = readFileSync(`${repository}src/world/grammar/chinese/verbs.ts`, 'utf8');
    const named = [...table.matchAll(/^\w+ ([^|>.:\n]+)(?:>\w+)?(?:\.\w+)?\|[^:\n]+: /gm)].map(([, verb]) => verb);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((verb) => !all.includes(verb as VerbName))).toEqual([]);
  });

  it('have a row of which every other verb gets the plainest', () => {
    expect(rowOf('knock')).toMatchObject({ gesture: 'knock', heard: 'loud' });
    expect(rowOf('toString' as VerbName)).toEqual({ gesture: 'motion' });
  });
});

describe('a knock', () => {
  const world = readWorld(`${repository}tests/world/cases/worlds/baker-street.json`);
  const verdict = (text: string) => {
    const { actions, verdicts } = narrate(openScene(world), entityId('actor:holmes'), { text }).answer;
    return [actions[0]?.verb, verdicts[0]?.code];
  };

  it('is one, at what or at nothing', () => {
    expect(verdict('(knocks)')).toEqual(['knock', null]);
    expect(verdict('(knocks on the study door)')).toEqual(['knock', null]);
    expect(verdict('(knocks the study door)')).toEqual(['knock', null]);
  });

  it('against a thing moves it', () => {
    expect(verdict('(knocks the tumbler off the desk)')[0]).toBe('push');
    expect(verdict('(knocks against the tumbler)')[0]).toBe('push');
  });
});

describe('a thing that is pointed out', () => {
  const world = readWorld(`${repository}tests/world/cases/worlds/baker-street.json`);
  const did = (command: string) =>
    narrate(openScene(world), entityId('actor:holmes'), { command }).answer.actions.map(
      ({ verb, object, target }) => `${verb} ${object ?? ''}${target ? ` ${target}` : ''}`,
    );

  it.each([
    ['pick up that newspaper', ['take prop:newspaper']],
    [
      'take that old newspaper and put it on that footstool',
      ['take prop:newspaper', 'put prop:newspaper prop:footstool'],
    ],
    ['give Watson that pipe', ['give prop:pipe actor:watson']],
    ['pick up those matches', ['take prop:matches']],
    ['put that pipe down', ['drop prop:pipe']],
    ['drop that', ['drop that']],
  ])('is what is meant: %s', (command, deeds) => {
    expect(did(command)).toEqual(deeds);
  });

  it.each([
    ['take the newspaper that lies on the desk', ['take prop:newspaper']],
    ['see that the pipe is out', ['look ']],
    ['tell Watson that the pipe is out', ['tell actor:watson']],
  ])('is not what a clause begins with: %s', (command, deeds) => {
    expect(did(command)).toEqual(deeds);
  });
});
