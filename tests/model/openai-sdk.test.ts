import OpenAI, { APIError } from 'openai';
import { afterEach, describe, expect, it } from 'vitest';
import type { ModelRequest } from '../../src/model/language-model.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { collect } from '../contracts/language-model-contract.ts';
import {
  callTools,
  rateLimited,
  refuse,
  say,
  sayJson,
  scriptedEndpoint,
  type Script,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import { ask, failureOf } from './asking.ts';

const apiKey = 'sk-of-a-visitor';
let endpoint: ScriptedEndpoint | undefined;
afterEach(() => endpoint?.close());

/** The same script for two who ask after each other: our own client, and OpenAI's, which sends what ours sent. */
async function bothAsk(script: Script) {
  endpoint = await scriptedEndpoint({ key: apiKey, reply: () => script });
  const ours = openaiModel({ ...endpoint.config, apiKey });
  const sdk = new OpenAI({ baseURL: endpoint.baseURL, apiKey, maxRetries: 0 });
  const { requests } = endpoint;
  const askSdk = () =>
    sdk.chat.completions.create(requests[0]!.body as unknown as OpenAI.ChatCompletionCreateParamsStreaming);
  return { ours, askSdk, requests };
}

const tool = { name: 'act', description: 'Does a deed.', parameters: { type: 'object' } };

const asked: readonly (readonly [string, Script, Partial<ModelRequest>])[] = [
  ['words', say('Who is there? Nay, answer me.'), {}],
  ['words in Chinese, and marks', say('谁在那里？ “…” 🎭 done'), {}],
  ['JSON', sayJson({ pace: 'fast', why: 'he asked' }), { output: { name: 'decision', schema: { type: 'object' } } }],
  ['an answer that was cut short', say('And so on and', { reason: 'length' }), {}],
  ['tool calls', callTools([{ name: 'act', arguments: { verb: 'take', object: 'the letter' } }]), { tools: [tool] }],
];

describe('our own client beside OpenAI’s', () => {
  it.each(asked)('sends and reads alike: %s', async (_, script, more) => {
    const { ours, askSdk, requests } = await bothAsk(script);
    const events = await collect(ours.stream(ask('Well?', more)));
    const [read, calls, ends]: [string[], string[], (string | null)[]] = [[], [], []];
    for await (const { choices } of await askSdk()) {
      for (const { delta, finish_reason } of choices) {
        if (delta.content) read.push(delta.content);
        for (const call of delta.tool_calls ?? []) calls.push(call.function?.arguments ?? '');
        if (finish_reason) ends.push(finish_reason);
      }
    }
    expect(events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')).toBe(read.join(''));
    const acted = events.flatMap((event) => (event.type === 'tool-call' ? [event.arguments] : []));
    expect(acted).toEqual(calls.length > 0 ? [JSON.parse(calls.join(''))] : []);
    expect(events.at(-1)).toEqual({ type: 'end', reason: ends[0] === 'tool_calls' ? 'tool-calls' : ends[0] });

    const [own, theirs] = requests;
    expect(theirs?.body).toEqual(own?.body);
    for (const header of ['authorization', 'content-type', 'accept']) {
      expect(own?.headers[header], header).toBe(theirs?.headers[header]);
    }
    // Nobody's endpoint is told on what machine somebody plays.
    expect(Object.keys(own?.headers ?? {}).filter((name) => name.startsWith('x-stainless'))).toEqual([]);
  });

  it.each([
    ['a limit', rateLimited(7)],
    ['a fault of its own', refuse(503, 'Overloaded')],
    ['a request it cannot read', refuse(400, 'No such model: x')],
  ])('is refused alike: %s', async (_, script) => {
    const { ours, askSdk } = await bothAsk(script);
    const failure = await failureOf(collect(ours.stream(ask('Well?'))));
    const refused: unknown = await askSdk().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(APIError);
    const said = script.type === 'refuse' ? (script.message ?? '') : '';
    expect((refused as APIError).message).toContain(said);
    expect(failure.message).toContain(said);
  });
});
