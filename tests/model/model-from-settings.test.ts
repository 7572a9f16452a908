import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../src/kit/schema.ts';
import { Cassette } from '../../src/model/cassette.ts';
import { complete } from '../../src/model/complete.ts';
import { modelFromSettings, type ModelStack, type ModelSurroundings } from '../../src/model/model-from-settings.ts';
import type { CallReport } from '../../src/model/watched.ts';
import { refuse, say, scriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { ask, codeOf } from './asking.ts';

function build(settings: object, surroundings?: ModelSurroundings): ModelStack {
  const built = modelFromSettings(settings, surroundings);
  if (!built.ok) throw new Error(built.error.map(describeProblem).join('\n'));
  return built.value;
}

/** Timers under which every wait before another try is over at once, and no deadline is. */
const hasty = {
  set: (callback: () => void, ms: number) => (ms < 2_000 ? queueMicrotask(callback) : 0),
  clear: () => undefined,
};

describe('modelFromSettings', () => {
  it('sends each part to its model, keeps one account, and reports every call', async () => {
    const endpoint = await scriptedEndpoint({ reply: ({ model }) => say(`I am ${model}.`) });
    const reports: CallReport[] = [];
    const { model, ledger } = build(
      { baseUrl: endpoint.baseURL, model: 'good', models: { decide: 'quick', memory: 'quick', actor: undefined } },
      { observe: (report) => reports.push(report) },
    );
    expect((await complete(model, ask('Who?'))).text).toBe('I am good.');
    expect((await complete(model, ask('Who?', { role: 'decide' }))).text).toBe('I am quick.');
    expect((await complete(model, ask('Who?', { role: 'memory' }))).text).toBe('I am quick.');
    expect(ledger.total).toMatchObject({ calls: 3, inputTokens: 33, outputTokens: 21 });
    expect(reports.map(({ role, model: name, ok }) => [role, name, ok])).toEqual([
      ['actor', 'good', true],
      ['decide', 'quick', true],
      ['memory', 'quick', true],
    ]);
    await endpoint.close();
  });

  it('asks again after a fault, and stops at the budget', async () => {
    const endpoint = await scriptedEndpoint({ reply: (_, index) => (index === 0 ? refuse(503) : say('Aye.')) });
    const { model } = build({ baseUrl: endpoint.baseURL, model: 'good', budget: { calls: 1 } }, { timers: hasty });
    expect((await complete(model, ask('Speak.'))).text).toBe('Aye.');
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('budget/spent');
    await endpoint.close();
  });

  it('plays from a cassette with no endpoint at all', async () => {
    const endpoint = await scriptedEndpoint({ reply: () => say('Aye.') });
    const cassette = new Cassette();
    const settings = { baseUrl: endpoint.baseURL, model: 'good' };
    await complete(build(settings, { cassette: { cassette, mode: 'auto' } }).model, ask('Speak.'));
    await endpoint.close();
    const { model } = build(settings, { cassette: { cassette, mode: 'replay' } });
    expect((await complete(model, ask('Speak.'))).text).toBe('Aye.');
  });

  it.each([
    [{}, /At baseUrl: expected text, got nothing/],
    [{ baseUrl: 'localhost:1234', model: 'x' }, /At baseUrl: expected an address such as/],
    [{ baseUrl: 'file:///etc', model: 'x' }, /At baseUrl: expected an address/],
    [{ baseUrl: 'http://x/v1', model: ' ' }, /At model: must not be empty/],
    [{ baseUrl: 'http://x/v1', model: 'x', modle: 'y' }, /unknown key "modle"/],
    [{ baseUrl: 'http://x/v1', model: 'x', models: { actress: 'y' } }, /At models: unknown key "actress"/],
    [{ baseUrl: 'http://x/v1', model: 'x', budget: { calls: -1 } }, /At budget.calls: too small/],
    [{ baseUrl: 'http://x/v1', model: 'x', attempts: 0 }, /At attempts: too small/],
    [null, /expected an object, got null/],
  ])('refuses %j, with the place', (settings, why) => {
    const built = modelFromSettings(settings);
    expect(built.ok ? '' : built.error.map(describeProblem).join('; ')).toMatch(why);
  });

  it('never says the key when it refuses the rest', () => {
    const built = modelFromSettings({ baseUrl: 'no', apiKey: 'sk-secret-1234', model: 7 });
    expect(JSON.stringify(built)).not.toContain('sk-secret');
  });
});
