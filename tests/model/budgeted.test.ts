import { describe, expect, it } from 'vitest';
import { budgeted } from '../../src/model/budgeted.ts';
import { complete } from '../../src/model/complete.ts';
import { estimateRequestTokens, estimateTokens } from '../../src/model/estimate-tokens.ts';
import { Ledger } from '../../src/model/ledger.ts';
import { ModelError } from '../../src/model/model-error.ts';
import type { ModelEvent } from '../../src/model/language-model.ts';
import { answer, ask, codeOf, failureOf, fakeModel } from './asking.ts';

const costing = (inputTokens: number, outputTokens: number): ModelEvent[] => [
  { type: 'text', text: 'Aye.' },
  { type: 'usage', usage: { inputTokens, outputTokens } },
  { type: 'end', reason: 'stop' },
];
const question = ask('Speak.', { maxTokens: 40 });
const reserved = estimateRequestTokens(question) + 40;

describe('budgeted', () => {
  it('keeps the account, in all and by part', async () => {
    const money = { limit: 1, perMillionInput: 2, perMillionOutput: 10 };
    const model = budgeted(
      fakeModel(() => costing(1000, 100)),
      { money },
    );
    await complete(model, question);
    await complete(model, { ...question, role: 'narrator' });
    expect(model.ledger.total).toEqual({ calls: 2, inputTokens: 2000, outputTokens: 200, cost: 0.006 });
    expect(model.ledger.byRole('narrator')).toEqual({ calls: 1, inputTokens: 1000, outputTokens: 100, cost: 0.003 });
    expect(model.ledger.byRole('planner').calls).toBe(0);
    expect(Object.keys(model.ledger.toJSON().byRole)).toEqual(['actor', 'narrator']);
    expect(model.ledger.reserved).toEqual({ calls: 0, tokens: 0, cost: 0 });
  });

  it('refuses the call after the last, before it leaves', async () => {
    const inner = fakeModel(() => answer('Aye.'));
    const model = budgeted(inner, { calls: 2 });
    await complete(model, question);
    await complete(model, question);
    const failure = await failureOf(complete(model, question));
    expect(failure).toMatchObject({ code: 'budget/spent', message: expect.stringContaining('2 calls') as string });
    expect(inner.requests).toHaveLength(2);
  });

  it('refuses what might go over, in tokens or in money', async () => {
    const tokens = budgeted(
      fakeModel(() => costing(10, 5)),
      { tokens: reserved + 14 },
    );
    await complete(tokens, question);
    expect(await codeOf(complete(tokens, question))).toBe('budget/spent');
    const money = { limit: (reserved + 14) / 1e6, perMillionInput: 1, perMillionOutput: 1 };
    const priced = budgeted(
      fakeModel(() => costing(10, 5)),
      { money },
    );
    await complete(priced, question);
    expect(await codeOf(complete(priced, question))).toBe('budget/spent');
  });

  it('counts what is in flight, so that many at once do not overdraw', async () => {
    const inner = fakeModel(() => costing(5, 40));
    const model = budgeted(inner, { tokens: reserved * 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => complete(model, question)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(model.ledger.total.inputTokens + model.ledger.total.outputTokens).toBeLessThanOrEqual(reserved * 3);
  });

  it('goes over by the call in flight at most, when a model takes more than it was given', async () => {
    const model = budgeted(
      fakeModel(() => costing(5, 5000)),
      { tokens: 1000 },
    );
    await complete(model, question);
    expect(await codeOf(complete(model, question))).toBe('budget/spent');
    expect(model.ledger.total.outputTokens).toBe(5000);
  });

  it('shares one account among several models', async () => {
    const ledger = new Ledger();
    const [quick, good] = [1, 2].map(() =>
      budgeted(
        fakeModel(() => answer('Aye.')),
        { calls: 1 },
        ledger,
      ),
    );
    await complete(quick!, question);
    expect(await codeOf(complete(good!, question))).toBe('budget/spent');
  });

  it.each([
    ['nothing for a call that was refused', [new ModelError('model/rate-limited', 'Later.')], 0, 0],
    ['the question for a call that never answered', [new ModelError('model/timeout', 'Late.')], 6, 0],
    [
      'what was said by a call that broke off',
      [{ type: 'text', text: 'To be, or not' } as const, new ModelError('model/broken-stream', 'Broken.')],
      6,
      4,
    ],
  ])('charges %s', async (_, events, inputTokens, outputTokens) => {
    const model = budgeted(
      fakeModel(() => events),
      { calls: 9 },
    );
    await failureOf(complete(model, question));
    expect(model.ledger.total).toMatchObject({ calls: 1, inputTokens, outputTokens });
    expect(model.ledger.reserved.calls).toBe(0);
  });

  it('charges a caller who left', async () => {
    const model = budgeted(
      fakeModel(() => answer('To be, or not')),
      { calls: 9 },
    );
    for await (const _ of model.stream(question)) break;
    expect(model.ledger.total).toMatchObject({ calls: 1, inputTokens: 6, outputTokens: 4 });
    expect(model.ledger.reserved.calls).toBe(0);
  });
});

it('reckons tokens by letters, and other scripts dearer', () => {
  expect(estimateTokens('To be, or not to be.')).toBe(5);
  expect(estimateTokens('生存还是毁灭')).toBe(6);
  expect(estimateTokens('')).toBe(0);
});
