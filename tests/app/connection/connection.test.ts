import { afterEach, describe, expect, it } from 'vitest';
import { CallBook, type ModelCall } from '../../../src/app/connection/call-book.ts';
import { connect, type Connection } from '../../../src/app/connection/connection.ts';
import { meterOf } from '../../../src/app/connection/meter.ts';
import { complete } from '../../../src/model/complete.ts';
import type { ModelRequest } from '../../../src/model/language-model.ts';
import type { ModelSettings } from '../../../src/model/model-settings.ts';
import {
  refuse,
  say,
  scriptedEndpoint,
  type EndpointScript,
  type ScriptedEndpoint,
} from '../../doubles/scripted-endpoint.ts';
import { elsinore, rehearse } from '../../company/rehearsal.ts';
import { joinedTelephone } from './joined-telephone.ts';

const key = 'sk-do-not-tell';
const money = { limit: 1, perMillionInput: 1_000_000, perMillionOutput: 10_000 };

describe('a connection', () => {
  let endpoint: ScriptedEndpoint | undefined;
  let connection: Connection | undefined;
  afterEach(async () => {
    connection?.close();
    await endpoint?.close();
  });

  async function connected(script: EndpointScript, more: Partial<ModelSettings> = {}): Promise<Connection> {
    endpoint = await scriptedEndpoint(script);
    let ticks = 0;
    const settings = { baseUrl: endpoint.baseURL, model: 'large', models: { decide: 'small' }, attempts: 1, ...more };
    const made = connect(settings, key, { now: () => (ticks += 10), telephone: (base) => joinedTelephone(base) });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    connection = made.value;
    return connection;
  }
  const ask = (role: ModelRequest['role'], content: string): ModelRequest => ({
    role,
    messages: [{ from: 'user', content }],
  });

  it('puts every call down: what was asked, what came, how long, how much', async () => {
    const { model, calls } = await connected(
      { reply: () => say('Good evening.') },
      { budget: { money: { ...money, limit: 1e9 } } },
    );
    const told: ModelCall['state'][] = [];
    calls.onCall(({ state }) => told.push(state));
    await complete(model, ask('actor', `Say good evening. ${key}`));
    await complete(model, ask('decide', 'Speak?'));
    expect(told).toEqual(['asked', 'answering', 'answered', 'asked', 'answering', 'answered']);
    expect(calls.calls.map((call) => [call.id, call.role, call.model])).toEqual([
      [0, 'actor', 'large'],
      [1, 'decide', 'small'],
    ]);
    expect(calls.calls[0]).toMatchObject({
      messages: [{ from: 'user', text: 'Say good evening. [key]', pictures: 0 }],
      reply: 'Good evening.',
      reason: 'stop',
      inputTokens: 11,
      outputTokens: 7,
      isEstimated: false,
      cost: 11 + 0.07,
      firstWordMs: expect.any(Number) as number,
      ms: expect.any(Number) as number,
    });
    expect(endpoint?.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${key}`, `Bearer ${key}`]);
    expect(endpoint?.requests.map(({ body }) => body.model)).toEqual(['large', 'small']);
  });

  it('puts down why a call failed, without the key', async () => {
    const { model, calls } = await connected({ reply: () => refuse(401, `No such key: ${key}`) });
    await expect(complete(model, ask('actor', 'Hello?'))).rejects.toMatchObject({ code: 'model/unauthorized' });
    expect(calls.calls[0]).toMatchObject({ state: 'failed', code: 'model/unauthorized' });
    expect(JSON.stringify(calls.calls)).not.toContain(key);
  });

  it('puts down a call somebody walked away from', async () => {
    const { model, calls } = await connected({ reply: () => say('On and on and on.') });
    for await (const event of model.stream(ask('actor', 'Hello?'))) if (event.type === 'text') break;
    expect(calls.calls[0]).toMatchObject({ state: 'failed', code: 'model/aborted', reply: 'On' });
  });

  it('refuses past its budget, and its meter shows where it went', async () => {
    const budget = { calls: 2 };
    const { model, ledger, calls } = await connected({ reply: () => say('Yes.') }, { budget });
    await complete(model, ask('actor', 'One?'));
    expect(meterOf(ledger, budget).gauges[0]).toEqual({ of: 'calls', spent: 1, limit: 2, part: 0.5, isSpent: false });
    await complete(model, ask('memory', 'Two?'));
    await expect(complete(model, ask('actor', 'Three?'))).rejects.toMatchObject({ code: 'budget/spent' });
    const meter = meterOf(ledger, budget);
    expect(meter.gauges[0]).toMatchObject({ spent: 2, isSpent: true });
    expect(meter.parts.map(({ role, spending }) => [role, spending.calls])).toEqual([
      ['actor', 1],
      ['memory', 1],
    ]);
    expect(endpoint?.requests).toHaveLength(2);
    expect(calls.calls.at(-1)).toMatchObject({ code: 'budget/spent' });
  });

  it('goes on with an account when it is made anew', async () => {
    const first = await connected({ reply: () => say('Yes.') });
    await complete(first.model, ask('actor', 'One?'));
    const settings = { baseUrl: endpoint?.baseURL ?? '', model: 'other', budget: { calls: 1 } };
    const surroundings = { now: () => 0, ledger: first.ledger, calls: first.calls };
    const second = connect(settings, '', { ...surroundings, telephone: (base) => joinedTelephone(base) });
    if (!second.ok) throw new Error('not connected');
    await expect(complete(second.value.model, ask('actor', 'Two?'))).rejects.toMatchObject({ code: 'budget/spent' });
    expect(second.value.calls.calls).toHaveLength(2);
    second.value.close();
  });

  it('minds a company, and every call is a fact with the name of the model that answered', async () => {
    const { brain, calls } = await connected(
      { reply: () => refuse(500, 'Out of order.') },
      { budget: { calls: 3 }, models: { actor: 'small' } },
    );
    const { facts } = await rehearse(elsinore, { brain, settings: { maxTurns: 4 } });
    const called = facts.flatMap((fact) => (fact.type === 'model:called' ? [fact] : []));
    // The book has them as they were asked, the log as they came to an end.
    const who = ({ role, model }: { readonly role: string; readonly model: string }): string => `${role} ${model}`;
    expect(called.map(who).sort()).toEqual(calls.calls.map(who).sort());
    expect(called.length).toBeGreaterThan(0);
    expect(facts.some(({ type }) => type === 'understudy:stepped-in')).toBe(true);
  });

  it('is over when it is closed', async () => {
    const { model, close } = await connected({ reply: () => say('Yes.') });
    close();
    await expect(complete(model, ask('actor', 'One?'))).rejects.toMatchObject({ code: 'model/unavailable' });
    expect(endpoint?.requests).toHaveLength(0);
  });

  it('says what is wrong with its settings', () => {
    const made = connect({ baseUrl: 'nowhere', model: '' }, '', { now: () => 0 });
    expect(made.ok ? [] : made.error.map(({ path }) => path)).toEqual(['baseUrl', 'model']);
  });
});

describe('the book of calls', () => {
  it('keeps the last calls, and no more', () => {
    const book = new CallBook({ most: 3 });
    for (let atMs = 0; atMs < 5; atMs++) book.open({ role: 'actor', model: 'm', atMs }, []);
    expect(book.calls.map(({ id }) => id)).toEqual([2, 3, 4]);
    book.note(0, { state: 'answered' });
    expect(book.calls).toHaveLength(3);
  });

  it('keeps no pictures, and no text without end', () => {
    const book = new CallBook();
    const content = [{ text: 'x'.repeat(100_000) }, { image: 'data:image/png;base64,AAAA' }];
    book.open({ role: 'actor', model: 'm', atMs: 0 }, [{ from: 'user', content }]);
    expect(book.calls[0]?.messages[0]).toMatchObject({ pictures: 1 });
    expect(JSON.stringify(book.calls).length).toBeLessThan(30_000);
  });
});
