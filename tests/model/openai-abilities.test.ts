import { afterEach, describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import type { ModelRequest } from '../../src/model/language-model.ts';
import { openaiModel, type OpenAIModel } from '../../src/model/openai/openai-model.ts';
import { probeAbilities } from '../../src/model/openai/probe-abilities.ts';
import {
  refuse,
  say,
  sayJson,
  scriptedEndpoint,
  wordsOf,
  type EndpointScript,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import { ask, codeOf } from './asking.ts';

let endpoint: ScriptedEndpoint;
afterEach(() => endpoint.close());

async function modelOn(script: Partial<EndpointScript>): Promise<OpenAIModel> {
  endpoint = await scriptedEndpoint({ reply: () => say('{"speak": true}'), ...script });
  return openaiModel(endpoint.config);
}

const schema = {
  type: 'object',
  properties: { speak: { type: 'boolean' } },
  required: ['speak'],
  additionalProperties: false,
};
const wantsJson = ask('Decide.', { output: { name: 'decision', schema } });
const tools = [{ name: 'act', description: 'Does a deed.', parameters: { type: 'object' } }];
const wantsTool = ask('Act.', { tools });
const picture = 'data:image/png;base64,AAAA';
const shows: ModelRequest = {
  role: 'actor',
  messages: [{ from: 'user', content: [{ text: 'Look.' }, { image: picture }] }],
};
const formats = (): (string | undefined)[] => endpoint.requests.map(({ body }) => body.response_format?.type);

describe('JSON of a shape', () => {
  it('is asked for by schema, strictly where the schema allows', async () => {
    const model = await modelOn({});
    await complete(model, wantsJson);
    await complete(model, ask('Decide.', { output: { name: 'd', schema: { ...schema, required: [] } } }));
    expect(endpoint.requests.map(({ body }) => body.response_format?.json_schema?.strict)).toEqual([true, false]);
    expect(wordsOf(endpoint.requests[0]!.body)).toBe('Decide.');
  });

  it('falls to json_object, remembers it, and says the schema in the prompt', async () => {
    const model = await modelOn({ refuses: ['json_schema'] });
    await complete(model, wantsJson);
    await complete(model, wantsJson);
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(wordsOf(endpoint.requests[2]!.body)).toContain('"additionalProperties":false');
    expect(model.abilities).toMatchObject({ jsonSchema: false, jsonObject: true });
  });

  it('falls to the prompt alone, and settles there', async () => {
    const model = await modelOn({ refuses: ['json_schema', 'json_object'] });
    for (let times = 0; times < 4; times++) await complete(model, wantsJson);
    expect(formats().slice(-2)).toEqual([undefined, undefined]);
    expect(model.abilities).toMatchObject({ jsonSchema: false, jsonObject: false });
  });

  it('is never asked for as an object where a list is wanted', async () => {
    const model = await modelOn({ refuses: ['json_schema'] });
    await complete(model, ask('List.', { output: { name: 'list', schema: { type: 'array' } } }));
    expect(formats()).toEqual(['json_schema', undefined]);
  });
});

describe('tools', () => {
  it('are told of in the prompt where they are refused', async () => {
    const model = await modelOn({
      refuses: ['tools'],
      reply: () => say('```json\n{"tool": "act", "arguments": {"verb": "bow"}}\n```'),
    });
    const reply = await complete(model, wantsTool);
    expect(reply).toMatchObject({ toolCalls: [{ name: 'act', arguments: { verb: 'bow' } }], reason: 'tool-calls' });
    expect(reply.text).toBe('');
    await complete(model, wantsTool);
    expect(endpoint.requests.map(({ body }) => body.tools !== undefined)).toEqual([true, false, false]);
  });

  it.each([
    ['words', 'I shall not.'],
    ['JSON that is no call', '{"verb": "bow"}'],
    ['a call of what was not offered', '{"tool": "fly", "arguments": {}}'],
  ])('leave %s as text', async (_, text) => {
    const model = await modelOn({ refuses: ['tools'], reply: () => say(text) });
    expect(await complete(model, wantsTool)).toMatchObject({ text, toolCalls: [], reason: 'stop' });
  });

  it('may be several in one list', async () => {
    const calls = [1, 2].map((n) => ({ tool: 'act', arguments: { n } }));
    const model = await modelOn({ refuses: ['tools'], reply: () => sayJson(calls) });
    expect((await complete(model, wantsTool)).toolCalls.map((call) => call.arguments)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('are known to be missing by llama.cpp’s 500 as well', async () => {
    const model = await modelOn({ refuses: ['tools'], refusalStatus: 500, reply: () => say('Aye.') });
    expect((await complete(model, wantsTool)).text).toBe('Aye.');
  });
});

describe('pictures', () => {
  it('are sent where they are taken', async () => {
    const model = await modelOn({});
    await complete(model, shows);
    expect(endpoint.requests[0]?.body.messages[0]?.content).toEqual([
      { type: 'text', text: 'Look.' },
      { type: 'image_url', image_url: { url: picture } },
    ]);
  });

  it('are left out where they are refused', async () => {
    const model = await modelOn({ refuses: ['image_url'] });
    await complete(model, shows);
    await complete(model, shows);
    expect(endpoint.requests.map(({ body }) => body.messages[0]?.content).slice(1)).toEqual(['Look.', 'Look.']);
    expect(model.abilities.images).toBe(false);
  });
});

describe('smaller things', () => {
  it('asks without usage where it is refused', async () => {
    const model = await modelOn({ refuses: ['stream_options'] });
    expect((await complete(model, ask('Speak.'))).usage.estimated).toBe(true);
    expect(model.abilities.streamedUsage).toBe(false);
  });

  it('writes the limit under its newer name, and leaves the temperature out', async () => {
    const model = await modelOn({ refuses: ['max_tokens', 'temperature'] });
    for (let times = 0; times < 2; times++) await complete(model, ask('Speak.', { maxTokens: 50, temperature: 0.7 }));
    await complete(model, ask('Speak.', { maxTokens: 50, temperature: 0.7 }));
    expect(endpoint.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 50 });
    expect(endpoint.requests.at(-1)?.body.temperature).toBeUndefined();
  });

  it('says what the system would have said at the head of the user’s words', async () => {
    const model = await modelOn({ refuses: ['system role'] });
    const { messages } = ask('Speak.');
    await complete(model, ask('', { messages: [{ from: 'system', content: 'You are Hamlet.' }, ...messages] }));
    expect(endpoint.requests.at(-1)?.body.messages).toEqual([{ role: 'user', content: 'You are Hamlet.\n\nSpeak.' }]);
  });
});

describe('a refusal that does not say what it minds', () => {
  it('is met by leaving out one thing after the other', async () => {
    const model = await modelOn({ refuses: ['tools'], refusesMutely: true });
    await complete(model, { ...wantsJson, tools });
    expect(model.abilities.tools).toBe(false);
    // Only what made the difference is held against the endpoint.
    expect(model.abilities.jsonSchema).toBeUndefined();
    await complete(model, { ...wantsJson, tools });
    expect(endpoint.requests.at(-1)?.body.response_format?.type).toBe('json_schema');
  });

  it('is not held against what has worked before', async () => {
    const model = await modelOn({ reply: (_, index) => (index === 1 ? refuse(400, 'No.') : say('{"speak": true}')) });
    await complete(model, wantsJson);
    await complete(model, wantsJson);
    expect(endpoint.requests).toHaveLength(3);
    expect(model.abilities).toMatchObject({ streamedUsage: true, jsonSchema: true });
  });

  it.each([
    ['FastAPI', { detail: [{ loc: ['body', 'tools'], msg: 'Extra inputs are not permitted' }] }],
    ['vLLM', { object: 'error', message: 'tool_choice is not enabled', code: 400 }],
    ['Ollama', { error: 'scripted does not support tools' }],
  ])('says it after all, in the manner of %s', async (_, body) => {
    const model = await modelOn({
      reply: (request) => (request.tools ? { type: 'refuse', status: 400, body } : say('Aye.')),
    });
    await complete(model, { ...wantsJson, tools });
    expect(endpoint.requests).toHaveLength(2);
    expect(model.abilities).toMatchObject({ tools: false, jsonSchema: true, streamedUsage: true });
  });

  it('is given up when nothing helps, and nothing is held against the endpoint', async () => {
    const model = await modelOn({ reply: () => refuse(400, 'No.') });
    expect(await codeOf(complete(model, { ...wantsJson, tools }))).toBe('model/bad-request');
    expect(endpoint.requests.length).toBeLessThanOrEqual(6);
    expect(model.abilities).toEqual({});
  });

  it('is not tried to be mended when the question was too long', async () => {
    const model = await modelOn({ reply: () => refuse(400, "This model's maximum context length is 4096 tokens") });
    expect(await codeOf(complete(model, wantsJson))).toBe('model/bad-request');
    expect(endpoint.requests).toHaveLength(1);
  });
});

describe('probing', () => {
  it('finds out everything in a few small questions', async () => {
    const model = await modelOn({ refuses: ['json_schema', 'image_url'] });
    expect(await probeAbilities(model)).toMatchObject({
      streamedUsage: true,
      jsonSchema: false,
      jsonObject: true,
      tools: true,
      images: false,
    });
    const asked = endpoint.requests.length;
    await complete(model, wantsJson);
    await complete(model, shows);
    expect(endpoint.requests.length).toBe(asked + 2);
  });

  it('rejects when there is nobody to ask', async () => {
    const model = await modelOn({ reply: () => refuse(503) });
    expect(await codeOf(probeAbilities(model))).toBe('model/unavailable');
  });
});

describe('what is sent', () => {
  it('tells nothing of the machine, and no key where there is none', async () => {
    const model = await modelOn({});
    await complete(model, ask('Speak.'));
    const sent = Object.keys(endpoint.requests[0]!.headers);
    expect(sent.filter((name) => name.startsWith('x-stainless') || name.startsWith('openai'))).toEqual([]);
    expect(sent).not.toContain('authorization');
  });
});
