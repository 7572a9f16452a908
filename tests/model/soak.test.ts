import { getEventListeners, setMaxListeners } from 'node:events';
import { expect, it } from 'vitest';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import { budgeted } from '../../src/model/budgeted.ts';
import { complete } from '../../src/model/complete.ts';
import { deadlined } from '../../src/model/deadlined.ts';
import type { ModelRequest } from '../../src/model/language-model.ts';
import { Ledger } from '../../src/model/ledger.ts';
import { isModelError } from '../../src/model/model-error.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { retrying } from '../../src/model/retrying.ts';
import {
  callTools,
  ramble,
  rateLimited,
  refuse,
  say,
  sayJson,
  scriptedEndpoint,
  wordsOf,
  type ChatRequest,
  type Script,
} from '../doubles/scripted-endpoint.ts';
import { howMany } from '../how-much.ts';
import { ask } from './asking.ts';
import { manualTimers, type ManualTimers } from './manual-timers.ts';

const calls = howMany('CALLS', 120, 3000);
const seed = process.env['SEED'] ?? '7';
const faultRate = 0.3;
const atOnce = 16;

const line = 'Angels and ministers of grace defend us!';
const tools = [{ name: 'act', description: 'Does a deed.', parameters: { type: 'object' } }];

function faults(random: Random): Script {
  return pick<() => Script>(random, [
    () => rateLimited(pick(random, [0, 1, 3600])),
    () => refuse(500),
    () => refuse(503),
    () => refuse(400, 'No.'),
    () => say(line, { ending: 'cut' }),
    () => say('', { ending: 'cut' }),
    () => say(line, { ending: 'stop' }),
    () => say(line, { ending: 'garbage' }),
    () => say(line, { ending: 'error' }),
    () => say(line, { ending: 'hang' }),
    () => ({ type: 'hang' }),
    () => ({ type: 'raw', contentType: 'text/html', body: '<p>Log in</p>' }),
    () => ({ type: 'raw', contentType: 'text/event-stream', body: 'data: {"choices":\n\n' }),
    () => ramble(100_000),
    () => callTools([{ name: 'act', arguments: '{"verb": "ta' }]),
  ])();
}

function answers(random: Random, request: ChatRequest): Script {
  const call = { verb: 'bow' };
  if (request.tools) return callTools([{ name: 'act', arguments: call }]);
  // A 400 out of nowhere is taken for a refusal of the tools: they are told of in the prompt then.
  if (wordsOf(request).includes('tools')) return sayJson({ tool: 'act', arguments: call });
  return pick(random, [say(line), say(line, { usage: null }), { type: 'whole', text: line }]);
}

const deadline = { firstWordMs: 1000, totalMs: 1000 };

it(`ends each of ${calls} calls in an answer or a typed error, and leaves nothing behind (SEED=${seed})`, async () => {
  const random = seededRandom(seed);
  /** Each call has a clock of its own, which goes on when the endpoint hangs on that call. */
  const clocks: ManualTimers[] = [];
  const endpoint = await scriptedEndpoint({
    closesConnections: true,
    reply: (request) => (random.next() < faultRate ? faults(random) : answers(random, request)),
    onHang: (request) => clocks[Number(wordsOf(request).split('\n').at(-1))]?.advance(deadline.totalMs),
  });
  const endpointModel = openaiModel(endpoint.config);
  const ledger = new Ledger();
  const session = new AbortController();
  // So many calls at once are meant here.
  setMaxListeners(atOnce, session.signal);
  const tally = new Map<string, number>();
  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);

  async function call(request: ModelRequest, timers: ManualTimers, leavesEarly: boolean): Promise<void> {
    const inTime = deadlined(endpointModel, { ...deadline, timers });
    const model = budgeted(retrying(inTime, { attempts: 2, random, wait: async () => undefined }), { calls }, ledger);
    try {
      if (leavesEarly) {
        for await (const event of model.stream(request, session.signal)) if (event.type === 'text') break;
        count('left');
        return;
      }
      const reply = await complete(model, request, session.signal);
      // Whatever is called an answer is the whole answer.
      expect(request.tools ? reply.toolCalls : reply.text).toEqual(
        request.tools ? [{ name: 'act', arguments: { verb: 'bow' } }] : line,
      );
      count('answer');
    } catch (error) {
      if (!isModelError(error)) throw error;
      count(error.code);
    }
  }

  const worker = async (): Promise<void> => {
    while (clocks.length < calls) {
      const timers = manualTimers();
      const number = clocks.push(timers) - 1;
      const wantsTool = random.next() < 0.2;
      await call(ask(String(number), wantsTool ? { tools } : {}), timers, random.next() < 0.05);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const outcomes = Object.fromEntries([...tally].sort());
  expect(
    [...tally.values()].reduce((sum, each) => sum + each, 0),
    JSON.stringify(outcomes),
  ).toBe(calls);
  expect(tally.get('answer'), JSON.stringify(outcomes)).toBeGreaterThan(calls / 2);
  expect(ledger.total.calls).toBe(calls);
  expect(ledger.reserved).toEqual({ calls: 0, tokens: 0, cost: 0 });
  expect(clocks.filter(({ pending }) => pending > 0)).toEqual([]);
  expect(getEventListeners(session.signal, 'abort')).toEqual([]);
  // Resolves only when the last socket is closed.
  await endpoint.untilIdle();
  await endpoint.close();
  if (process.env['CALLS']) console.log(JSON.stringify({ calls, requests: endpoint.requests.length, outcomes }));
});
