import { expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { followQuestion, type PutQuestion } from '../../src/drama/question.ts';

const me = entityId('actor:guest');
const nadia = entityId('actor:nadia');
const gus = entityId('actor:gus');

const told = (facts: readonly object[]): PutQuestion | undefined =>
  facts.reduce<PutQuestion | undefined>(
    (asked, fact) => followQuestion(asked, { witnesses: [me, nadia, gus], ...fact } as Fact, me),
    undefined,
  );
const says = (actor: string, to: string, words: readonly string[], turn: number): readonly object[] => [
  { type: 'line:begun', actor, to, turn, voice: 'plain' },
  ...words.map((text) => ({ type: 'word:spoken', actor, turn, text })),
  { type: 'line:ended', actor, turn, cut: false },
];

it('a question to whoever plays waits, until they answer or whoever asked says something else', () => {
  const question = says(nadia, me, ['Who', 'are', 'you?'], 1);
  expect(told(question)).toMatchObject({ by: nadia, words: 'Who are you?', isOver: true });
  expect(told(says(nadia, me, ['你是', '谁？”'], 1))).toMatchObject({ by: nadia, isOver: true });
  expect(told([...question, ...says(gus, nadia, ['A', 'stranger.'], 2)])).toMatchObject({ by: nadia });
  expect(told([...question, { type: 'turn:begun', actor: me, turn: 2 }])).toBeUndefined();
  expect(told([...question, ...says(nadia, gus, ['Well.'], 2)])).toBeUndefined();
  expect(told(says(nadia, me, ['Sit', 'down.'], 1)), 'no question').toBeUndefined();
  expect(told(says(nadia, gus, ['And', 'you?'], 1)), 'of somebody else').toBeUndefined();
});
