import { describe, expect, it } from 'vitest';
import { modelBrain } from '../../src/mind/agents/model-brain.ts';
import { answer, fakeModel } from '../model/asking.ts';
import { ada, bruno } from '../play/house-scene.ts';
import { deciding, listening, never } from './listening.ts';

const take = { verb: 'take', object: 'letter' };

/** What a model may write, and what it meant; all of it without being asked twice. */
const meant: readonly (readonly [string, unknown, object])[] = [
  ['a bare list', [{ actor: ada, pace: 'fast' }], { pace: 'fast' }],
  ['one decision by itself', { actor: ada, pace: 'slow' }, { pace: 'slow' }],
  ['a decision in place of the list', { decisions: { actor: ada, pace: 'slow' } }, { pace: 'slow' }],
  ['another name for the list', { answers: [{ actor: ada, pace: 'fast' }] }, { pace: 'fast' }],
  ['decisions under ids', { [ada]: { pace: 'fast' } }, { pace: 'fast' }],
  ['decisions under names', { Ada: { pace: 'fast', why: 'so' } }, { pace: 'fast', why: 'so' }],
  ['nothing but a pace under an id', { [ada]: 'SLOW' }, { pace: 'slow' }],
  ['capitals', { Decisions: [{ Actor: 'ADA', Pace: 'FAST' }] }, { pace: 'fast' }],
  ['a pace with a remark', [{ actor: ada, pace: 'slow (she weighs it)' }], { pace: 'slow' }],
  ['another form of a pace', [{ actor: ada, pace: 'Silent' }], { pace: 'silence' }],
  [
    'a string for a deed',
    [{ actor: ada, pace: 'fast', action: 'take the letter' }],
    { action: { verb: 'take', object: 'the letter' } },
  ],
  ['a deed in brackets', [{ actor: ada, pace: 'fast', action: '(nods)' }], { action: { verb: 'nods' } }],
  ['a list of deeds', [{ actor: ada, pace: 'fast', action: [take] }], { action: take }],
  [
    'other names for a deed',
    [{ actor: ada, pace: 'fast', deed: { Action: 'take', Thing: 'letter' } }],
    { action: take },
  ],
  ['no deed, in words', [{ actor: ada, pace: 'fast', action: 'none' }], { pace: 'fast' }],
  ['whom to speak to as a list', [{ actor: ada, pace: 'fast', to: [bruno] }], { to: bruno }],
  ['whom to speak to as data', [{ actor: ada, pace: 'fast', to: { id: bruno } }], { to: bruno }],
  ['an id made of a name', [{ actor: 'character_ada', pace: 'fast', to: 'person:bruno' }], { to: bruno }],
  ['a reason that goes on', [{ actor: ada, pace: 'fast', why: 'because '.repeat(900) }], { pace: 'fast' }],
  ['a reason that is data', [{ actor: ada, pace: 'fast', why: 7 }], { why: '7' }],
  ['nobody named, in order', { decisions: [{ pace: 'fast' }] }, { pace: 'fast' }],
  ['words for truth', [{ actor: ada, pace: 'fast', follows: 'yes' }], { pace: 'fast' }],
];

/** What cannot be understood by anybody. */
const useless = [
  null,
  7,
  'fast',
  [1, 2],
  {},
  { decisions: [] },
  { decisions: [{ actor: 'actor:yorick', pace: 'fast' }] },
  { decisions: [{ actor: 7, pace: 'medium' }] },
];

describe('what a model decided', () => {
  it.each(meant)('is understood as %s', async (_, said, expected) => {
    const model = fakeModel(() => answer(JSON.stringify(said)));
    const { decisions } = await modelBrain(model).decide(deciding([listening()]), never);
    expect(decisions[0]).toMatchObject({ actor: ada, ...expected });
    expect(model.requests).toHaveLength(1);
  });

  it.each(useless.map((said) => [JSON.stringify(said), said] as const))('is not guessed from %s', async (_, said) => {
    const model = fakeModel(() => answer(JSON.stringify(said)));
    await expect(modelBrain(model).decide(deciding([listening()]), never)).rejects.toMatchObject({
      code: 'model/garbage',
    });
    expect(model.requests).toHaveLength(2);
  });
});
