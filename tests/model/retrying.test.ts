import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../src/kit/random.ts';
import { complete } from '../../src/model/complete.ts';
import { modelErrorCodes, ModelError, type ModelErrorCode } from '../../src/model/model-error.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { retrying } from '../../src/model/retrying.ts';
import { waitBy, type Wait } from '../../src/model/timers.ts';
import { rateLimited, refuse, say, scriptedEndpoint } from '../doubles/scripted-endpoint.ts';
import { collect } from '../contracts/language-model-contract.ts';
import { answer, ask, codeOf, failureOf, fakeModel } from './asking.ts';
import { manualTimers } from './manual-timers.ts';

const fault = (code: ModelErrorCode, retryAfterMs?: number): ModelError => new ModelError(code, code, { retryAfterMs });
const passing = ['model/rate-limited', 'model/unavailable', 'model/broken-stream'] as const;
const lasting = modelErrorCodes.filter((code) => !passing.includes(code as (typeof passing)[number]));

/** Waits no time and writes down how long it would have been. */
function noWait(): { wait: Wait; waits: number[] } {
  const waits: number[] = [];
  return { waits, wait: async (ms) => void waits.push(ms) };
}

describe('retrying', () => {
  it.each(passing)('asks again after %s', async (code) => {
    const model = fakeModel((_, index) => (index < 2 ? [fault(code)] : answer('To be.')));
    const { wait, waits } = noWait();
    expect((await complete(retrying(model, { attempts: 3, wait }), ask('Speak.'))).text).toBe('To be.');
    expect(waits).toHaveLength(2);
  });

  it.each(lasting)('does not ask again after %s', async (code) => {
    const model = fakeModel(() => [fault(code)]);
    expect(await codeOf(complete(retrying(model, { attempts: 3, ...noWait() }), ask('Speak.')))).toBe(code);
    expect(model.requests).toHaveLength(1);
  });

  it('gives up after so many attempts, with the last fault', async () => {
    const model = fakeModel((_, index) => [fault(index < 2 ? 'model/rate-limited' : 'model/unavailable')]);
    expect(await codeOf(complete(retrying(model, { attempts: 3, ...noWait() }), ask('Speak.')))).toBe(
      'model/unavailable',
    );
    expect(model.requests).toHaveLength(3);
  });

  it('does not ask again once words were passed on: they may have been spoken', async () => {
    const model = fakeModel(() => [{ type: 'text', text: 'To be' }, fault('model/broken-stream')]);
    expect(await codeOf(complete(retrying(model, { attempts: 3, ...noWait() }), ask('Speak.')))).toBe(
      'model/broken-stream',
    );
    expect(model.requests).toHaveLength(1);
  });

  it('asks again when it had only begun', async () => {
    const model = fakeModel((_, index) =>
      index === 0 ? [{ type: 'begun' }, fault('model/broken-stream')] : answer('To be.'),
    );
    const events = await collect(retrying(model, { attempts: 2, ...noWait() }).stream(ask('Speak.')));
    expect(events.map(({ type }) => type)).toEqual(['begun', 'text', 'usage', 'end']);
  });

  it('waits longer each time, up to a limit, and not to the beat', async () => {
    const model = fakeModel(() => [fault('model/unavailable')]);
    const { wait, waits } = noWait();
    const policy = { attempts: 7, backoff: { firstMs: 100, mostMs: 1000 }, wait };
    await codeOf(complete(retrying(model, { ...policy, random: seededRandom(1) }), ask('Speak.')));
    const tops = [100, 200, 400, 800, 1000, 1000];
    waits.forEach((ms, index) => {
      expect(ms).toBeLessThanOrEqual(tops[index]!);
      expect(ms).toBeGreaterThanOrEqual(tops[index]! / 2);
    });
    const first = [...waits];
    await codeOf(complete(retrying(model, { ...policy, random: seededRandom(1) }), ask('Speak.')));
    expect(waits.slice(6)).toEqual(first);
  });

  it('waits as long as it was told to, and not at all when that is too long', async () => {
    const model = fakeModel((_, index) =>
      index === 0 ? [fault('model/rate-limited', 5000)] : [fault('model/rate-limited', 60_000)],
    );
    const { wait, waits } = noWait();
    const failure = await failureOf(complete(retrying(model, { attempts: 5, wait }), ask('Speak.')));
    expect(waits).toEqual([5000]);
    expect(failure).toMatchObject({ code: 'model/rate-limited', retryAfterMs: 60_000 });
  });

  it('stops waiting when it is called off, and leaves neither timer nor listener', async () => {
    const timers = manualTimers();
    const controller = new AbortController();
    const wait = waitBy({
      clear: (handle) => timers.clear(handle),
      set(callback, ms) {
        queueMicrotask(() => controller.abort());
        return timers.set(callback, ms);
      },
    });
    const again = retrying(
      fakeModel(() => [fault('model/unavailable')]),
      { attempts: 3, wait },
    );
    expect(await codeOf(complete(again, ask('Speak.'), controller.signal))).toBe('model/aborted');
    expect(timers.pending).toBe(0);
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('gets through a bad quarter of an hour of a real endpoint', async () => {
    const scripts = [rateLimited(1), refuse(500), refuse(503), say('', { ending: 'cut' }), say('To be.')];
    const endpoint = await scriptedEndpoint({ reply: (_, index) => scripts[index] ?? refuse(500) });
    const { wait, waits } = noWait();
    const model = retrying(openaiModel(endpoint.config), { attempts: 5, wait });
    expect((await complete(model, ask('Speak.'))).text).toBe('To be.');
    expect(waits[0]).toBe(1000);
    await endpoint.close();
  });
});
