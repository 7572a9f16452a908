import { afterEach, describe, expect, it } from 'vitest';
import { complete } from '../../src/model/complete.ts';
import { openaiModel } from '../../src/model/openai/openai-model.ts';
import { collect } from '../contracts/language-model-contract.ts';
import {
  callTools,
  gate,
  ramble,
  rateLimited,
  refuse,
  say,
  scriptedEndpoint,
  type Ending,
  type Script,
  type ScriptedEndpoint,
} from '../doubles/scripted-endpoint.ts';
import type { ModelEvent } from '../../src/model/language-model.ts';
import { ask, codeOf, failureOf } from './asking.ts';

let endpoint: ScriptedEndpoint | undefined;
afterEach(() => endpoint?.close());

async function modelOn(script: Script | ((index: number) => Script)): Promise<ReturnType<typeof openaiModel>> {
  endpoint = await scriptedEndpoint({ reply: (_, index) => (typeof script === 'function' ? script(index) : script) });
  return openaiModel(endpoint.config);
}

const tool = { name: 'act', description: 'Does a deed.', parameters: { type: 'object' } };

describe('what an endpoint refuses', () => {
  it.each([
    [400, 'model/bad-request'],
    [401, 'model/unauthorized'],
    [402, 'model/unauthorized'],
    [403, 'model/unauthorized'],
    [404, 'model/bad-request'],
    [408, 'model/timeout'],
    [422, 'model/bad-request'],
    [429, 'model/rate-limited'],
    [500, 'model/unavailable'],
    [502, 'model/unavailable'],
    [503, 'model/unavailable'],
  ] as const)('%i is %s', async (status, code) => {
    const model = await modelOn(refuse(status));
    expect(await codeOf(complete(model, ask('Speak.')))).toBe(code);
  });

  it('says how long to wait, in seconds or by date', async () => {
    const model = await modelOn((index) =>
      index === 0 ? rateLimited(7) : refuse(429, 'Later.', { 'Retry-After': 'Thu, 01 Jan 1970 00:01:00 GMT' }),
    );
    expect((await failureOf(complete(model, ask('Speak.')))).retryAfterMs).toBe(7000);
    const later = openaiModel({ ...endpoint!.config, now: () => 50_000 });
    expect((await failureOf(complete(later, ask('Speak.')))).retryAfterMs).toBe(10_000);
  });

  it('does not take an empty account for a rush', async () => {
    const model = await modelOn({
      type: 'refuse',
      status: 429,
      body: { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } },
    });
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/unauthorized');
  });

  it('never repeats the key in what it says', async () => {
    endpoint = await scriptedEndpoint({ reply: () => refuse(401, 'Wrong key: sk-secret-1234') });
    const model = openaiModel({ ...endpoint.config, apiKey: 'sk-secret-1234' });
    const failure = await failureOf(complete(model, ask('Speak.')));
    expect(failure.message).not.toContain('sk-secret');
    expect(endpoint.requests[0]?.headers.authorization).toBe('Bearer sk-secret-1234');
  });

  it('keeps what it says short', async () => {
    const model = await modelOn(refuse(500, 'x'.repeat(100_000)));
    expect((await failureOf(complete(model, ask('Speak.')))).message.length).toBeLessThan(500);
  });

  it('reads an error sent under status 200', async () => {
    const body = JSON.stringify({ error: { message: 'Busy.', code: 429 } });
    const model = await modelOn({ type: 'raw', contentType: 'application/json', body });
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/rate-limited');
  });
});

describe('an answer that breaks', () => {
  it.each<[Ending, string]>([
    ['cut', 'model/broken-stream'],
    ['stop', 'model/broken-stream'],
    ['garbage', 'model/garbage'],
    ['error', 'model/unavailable'],
  ])('%s after some words: they are passed on, and then it is %s', async (ending, code) => {
    const model = await modelOn(say('To be, or not', { ending }));
    const events: ModelEvent[] = [];
    expect(await codeOf(collect(model.stream(ask('Speak.')), events))).toBe(code);
    const words = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(words).toBe('To be, or not');
    expect(events.some(({ type }) => type === 'end')).toBe(false);
  });

  it.each<Ending>(['cut', 'stop'])('%s before any word is a broken stream, not an empty answer', async (ending) => {
    const model = await modelOn(say('', { ending }));
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/broken-stream');
  });

  it('takes [DONE] for an end where no reason is given', async () => {
    const model = await modelOn(say('To be.', { ending: 'done-only' }));
    expect(await complete(model, ask('Speak.'))).toMatchObject({ text: 'To be.', reason: 'stop' });
  });

  it('is not there at all', async () => {
    const model = await modelOn(say('To be.'));
    await endpoint!.close();
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/unavailable');
  });
});

describe('an answer that is none', () => {
  it('is a page', async () => {
    const model = await modelOn({ type: 'raw', contentType: 'text/html', body: '<h1>Log in</h1>' });
    const failure = await failureOf(complete(model, ask('Speak.')));
    expect(failure.code).toBe('model/garbage');
    expect(failure.message).toContain('base URL');
  });

  it('is not JSON', async () => {
    const model = await modelOn({ type: 'raw', contentType: 'application/json', body: '{"choices": [' });
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/garbage');
  });

  it.each(['null', '[]', '42', '{"choices": 7}', '{"choices": [null]}', '{"choices":[{"delta":{"content":{"a":1}}}]}'])(
    'is JSON of the wrong shape: %s',
    async (data) => {
      const body = `data: ${data}\n\n`;
      const model = await modelOn({ type: 'raw', contentType: 'text/event-stream', body });
      expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/broken-stream');
    },
  );

  it('is a stream under the wrong name, and is read all the same', async () => {
    const model = await modelOn(say('To be.', { contentType: 'text/plain' }));
    expect((await complete(model, ask('Speak.'))).text).toBe('To be.');
  });

  it('comes all at once, and is taken', async () => {
    const model = await modelOn({ type: 'whole', text: 'To be.' });
    expect(await complete(model, ask('Speak.'))).toMatchObject({ text: 'To be.', reason: 'stop' });
  });
});

describe('an answer that does not end', () => {
  it('stops reading what goes on past 64 kB', async () => {
    const model = await modelOn(ramble(100_000));
    const events: ModelEvent[] = [];
    expect(await codeOf(collect(model.stream(ask('Speak.')), events))).toBe('model/too-long');
    const words = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(words.length).toBeLessThanOrEqual(64 * 1024);
  });

  it('stops reading tool arguments past 32 kB', async () => {
    const model = await modelOn(callTools([{ name: 'act', arguments: { word: 'x'.repeat(40_000) } }]));
    expect(await codeOf(complete(model, ask('Act.', { tools: [tool] })))).toBe('model/too-long');
  });

  it('stops reading one event that never closes', async () => {
    const body = `data: ${'x'.repeat(3_000_000)}`;
    const model = await modelOn({ type: 'raw', contentType: 'text/event-stream', body });
    expect(await codeOf(complete(model, ask('Speak.')))).toBe('model/too-long');
  });

  it('stops reading a refusal that never ends', async () => {
    const body = 'x'.repeat(3_000_000);
    const model = await modelOn({ type: 'raw', contentType: 'text/plain', body, status: 500 });
    const failure = await failureOf(complete(model, ask('Speak.')));
    expect(['model/unavailable', 'model/too-long']).toContain(failure.code);
    expect(failure.message.length).toBeLessThan(500);
  });

  it('counts too many tool calls as too long', async () => {
    const model = await modelOn(callTools(Array.from({ length: 40 }, () => ({ name: 'act', arguments: {} }))));
    expect(await codeOf(complete(model, ask('Act.', { tools: [tool] })))).toBe('model/too-long');
  });
});

describe('calling off', () => {
  it('ends a call that hangs before its first word, and closes the connection', async () => {
    const model = await modelOn({ type: 'hang' });
    const controller = new AbortController();
    const failure = codeOf(complete(model, ask('Speak.'), controller.signal));
    await endpoint!.untilAsked(1);
    controller.abort();
    expect(await failure).toBe('model/aborted');
    await endpoint!.untilAbandoned(1);
  });

  it('ends a call that hangs in the middle', async () => {
    const model = await modelOn(say('To be,', { ending: 'hang' }));
    const controller = new AbortController();
    const speaking = async (): Promise<void> => {
      for await (const event of model.stream(ask('Speak.'), controller.signal)) {
        if (event.type === 'text') queueMicrotask(() => controller.abort());
      }
    };
    expect(await codeOf(speaking())).toBe('model/aborted');
    await endpoint!.untilAbandoned(1);
  });

  it('closes the connection when the loop is left', async () => {
    const model = await modelOn(say('To be, or not', { ending: 'hang' }));
    for await (const event of model.stream(ask('Speak.'))) if (event.type === 'text') break;
    await endpoint!.untilAbandoned(1);
    expect(endpoint!.abandoned).toBe(1);
  });

  it('passes each word on as it comes, not when all have come', async () => {
    const drip = gate();
    const model = await modelOn(say('one two three', { gate: drip }));
    const words: string[] = [];
    drip.open();
    for await (const event of model.stream(ask('Speak.'))) {
      if (event.type !== 'text') continue;
      words.push(event.text);
      // The next word leaves the endpoint only after this one was read here.
      drip.open();
    }
    expect(words).toEqual(['one', ' two', ' three']);
  });
});

describe('tool calls', () => {
  it.each([
    ['a tool it was not given', { name: 'fly', arguments: {} }],
    ['arguments that are not JSON', { name: 'act', arguments: '{"verb": tak' }],
    ['arguments cut off inside a word', { name: 'act', arguments: '{"verb": "tak' }],
  ])('%s is garbage', async (_, call) => {
    const model = await modelOn(callTools([call]));
    expect(await codeOf(complete(model, ask('Act.', { tools: [tool] })))).toBe('model/garbage');
  });

  it('joins fragments without an index by their id', async () => {
    const piece = (id: string | undefined, name: string | undefined, written: string): object => ({
      tool_calls: [{ ...(id ? { id } : {}), function: { ...(name ? { name } : {}), arguments: written } }],
    });
    const model = await modelOn({
      type: 'stream',
      deltas: [piece('a', 'act', '{"n":'), piece(undefined, undefined, '1}'), piece('b', 'act', '{"n":2}')],
    });
    const reply = await complete(model, ask('Act.', { tools: [tool] }));
    expect(reply.toolCalls.map((call) => call.arguments)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('takes missing arguments for none', async () => {
    const model = await modelOn(callTools([{ name: 'act', arguments: '' }]));
    expect((await complete(model, ask('Act.', { tools: [tool] }))).toolCalls).toEqual([{ name: 'act', arguments: {} }]);
  });
});

describe('what is told of the end', () => {
  it.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
    ['eos', 'stop'],
  ])('%s is %s', async (said, reason) => {
    const model = await modelOn(say('To be.', { reason: said }));
    expect((await complete(model, ask('Speak.'))).reason).toBe(reason);
  });

  it('is filtered when the model declines', async () => {
    const model = await modelOn({ type: 'stream', deltas: [{ refusal: 'I cannot.' }] });
    expect(await complete(model, ask('Speak.'))).toMatchObject({ text: '', reason: 'filtered' });
  });

  it.each([[null], [{ prompt_tokens: 'many' }], [{}]])('reckons the usage where it is %j', async (usage) => {
    const model = await modelOn(say('To be, or not to be.', { usage }));
    const reply = await complete(model, ask('Speak.'));
    expect(reply.usage).toEqual({ inputTokens: 6, outputTokens: 5, estimated: true });
  });
});

describe('thinking aloud', () => {
  const thinking = (...pieces: string[]): Script => ({
    type: 'stream',
    deltas: pieces.map((content) => ({ content })),
  });
  it.each([
    [
      'leaves out what stands between think tags',
      ['<th', 'ink>He is {a} spy', '.</thi', 'nk>\n', '\nGood ', 'morrow.'],
      'Good morrow.',
    ],
    ['keeps a text that only begins like one', ['<th', 'e> end'], '<the> end'],
    ['keeps a short text that could have begun one', [' <'], ' <'],
    ['keeps the tag where it is a word of the answer', ['I say ', '<think>.'], 'I say <think>.'],
    ['is silent when it never stopped thinking', ['<think>', 'and on and on'], ''],
  ])('%s', async (_, pieces, text) => {
    const model = await modelOn(thinking(...pieces));
    expect((await complete(model, ask('Speak.'))).text).toBe(text);
  });

  it('shows that it has begun, so that nobody takes it for dead', async () => {
    const model = await modelOn({ type: 'stream', deltas: [{ reasoning_content: 'Hm.' }, { content: 'Aye.' }] });
    const events = await collect(model.stream(ask('Speak.')));
    expect(events.map(({ type }) => type)).toEqual(['begun', 'text', 'usage', 'end']);
  });
});
