import { expect, it } from 'vitest';
import { sceneOf, type Exchange } from '../listening/exchange.ts';
import { holdExchange } from '../listening/hold-exchange.ts';

const at = { point: 'the-rebuke', turns: 2 };
const exchange = (says: string): Exchange => ({
  id: 'deed-with-words',
  play: 'elsinore',
  language: 'en',
  kind: 'theft',
  seed: '6',
  at,
  as: 'actor:hamlet',
  before: [],
  says,
  who: ['actor:gertrude'],
  of: [],
  not: [],
  why: 'She has it no more.',
});

/** The words go for steps of the plan that are Hamlet's; the deed is none of them. */
it.each([
  '(snatches the iron key from Gertrude) What have you got locked up, then?',
  '(snatches the iron key from Gertrude) What do you want of me? What is it to cost?',
])('what is taken is asked back, whatever steps of the plan were in the words: %s', async (says) => {
  const outcome = await holdExchange(sceneOf({ play: 'elsinore' }), exchange(says));
  expect(outcome.reached && outcome.heard.replies.find(({ kind }) => kind === 'line')?.text).toMatch(/\bkey\b/);
});
