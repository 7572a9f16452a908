import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { asVerb } from '../../src/drama/verb.ts';
import type { Named } from '../../src/mind/hearing/naming.ts';
import type { Part } from '../../src/mind/part.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { asks } from '../../src/mind/tongues/tongues.ts';
import { plain } from '../../src/play/plain-words.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';
import { heard, houseNames, listening } from './listening.ts';

const dagger = entityId('prop:dagger');
const names: readonly Named[] = [
  ...houseNames,
  { id: dagger, kind: 'prop', name: 'dagger', names: [' dagger ', '匕首'], gender: undefined },
];

/** Clara lifts the dagger, as Ada has it: seen, only heard, or not at all. */
const deed = (by?: typeof clara): Witnessed => ({
  seq: 3,
  at: 5000,
  kind: 'deed',
  text: by ? 'Clara brandishes the dagger.' : 'Somewhere out of sight, somebody: brandish.',
  ...(by ? { by, action: { subject: by, verb: asVerb('draw'), object: dagger, aspect: 'does' as const } } : {}),
});

/** What Ada says to Bruno's question. */
function answer(past: readonly Witnessed[], words: string, part: Partial<Part> = {}): string {
  const line = heard(words, { by: bruno, to: ada });
  const { context, part: own } = listening({ past: [...past, line] }, { names, ...part });
  const stimulus = stimulusFor(context, own);
  return (stimulus && answerTo(stimulus, context, own, 'seed')?.says) ?? '';
}

describe('somebody who is asked what they saw', () => {
  it.each([
    'Did you see that?',
    'Did you see what Clara did?',
    'Did you see the dagger?',
    'What did you see just now?',
  ])('tells what they saw: %s', (question) =>
    expect(answer([deed(clara)], question)).toMatch(/Clara brandished the dagger/),
  );

  it.each(['Did you see that?', 'Did you see what Clara did?', 'Did you see the dagger?'])(
    'asks what they did not see: %s',
    (question) => {
      const said = answer([], question);
      expect(said).toMatch(/[?]|nothing|looking/);
      expect(said).not.toMatch(/brandish/);
    },
  );

  it('says that they only heard it, and names nobody', () => {
    const said = answer([deed()], 'Did you see that?');
    expect(said).toMatch(/hear|noise/i);
    expect(said).not.toMatch(/Clara|dagger/);
  });

  it.each(['Did you see Clara standing there?', 'Have you seen Clara with the dagger? Did you see it?'])(
    'does not speak of a noise to whoever asks after somebody: %s',
    (question) => expect(answer([deed()], question)).not.toMatch(/hear|noise|nobody/i),
  );

  it('says it without what they hold against whoever asks', () => {
    const wrong = {
      ...{ moment: { ...deed(bruno), at: 1000, seq: 1 }, isVictim: true },
      ...{ isGone: false, isForeseen: false, isReturned: false },
      deed: { kind: 'threaten', by: bruno, victim: ada, thing: dagger, weight: 0.9 } as const,
    };
    const held = { wrong: () => wrong, players: new Set([bruno]), now: 60_000 };
    expect(answer([deed()], 'Good evening.', held)).toMatch(/the dagger/);
    expect(answer([deed()], 'Did you see that?', held)).not.toMatch(/the dagger/);
  });

  it.each([
    ['did you see that', true],
    ['didnt anybody see it', true],
    ['have you seen what he did', true],
    ['你看见了吗', true],
    ['你刚才看到什么', true],
    ['have you seen my brother', false],
    ['see to the horses', false],
    ['see you tomorrow', false],
    ['我们再看看', false],
  ])('%s: %s', (words, isAsked) => expect(asks('yourSeeing', plain(words))).toBe(isAsked));

  it('says it in fewer words the nearer the danger', () => {
    const calm = listening().part.feeling;
    const said = (tension: number) => answer([], 'Did you see that?', { feeling: { ...calm, tension } });
    expect(said(0.9).length).toBeLessThanOrEqual(said(0).length);
    expect(said(0.9)).toBe('No. What happened?');
  });
});
